from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.app_problems import AppProblems
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = 50,
    request_id: str | Unset = UNSET,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor

    params["limit"] = limit

    params["request_id"] = request_id


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/app/problems",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> AppProblems | Problem | None:
    if response.status_code == 200:
        response_200 = AppProblems.from_dict(response.json())



        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())



        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())



        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())



        return response_403

    if response.status_code == 406:
        response_406 = Problem.from_dict(response.json())



        return response_406

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())



        return response_429

    if response.status_code == 500:
        response_500 = Problem.from_dict(response.json())



        return response_500

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())



        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[AppProblems | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = 50,
    request_id: str | Unset = UNSET,

) -> Response[AppProblems | Problem]:
    """ Find out what went wrong

     The latest requests for your app that were answered with 400 or above; one of them, where you have
    its `request_id`.

    The last thousand are kept, for 7 days, and are there some seconds after the request. No body and no
    credential is kept.

    Args:
        cursor (UUID | Unset):
        limit (int | Unset):  Default: 50.
        request_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AppProblems | Problem]
     """


    kwargs = _get_kwargs(
        cursor=cursor,
limit=limit,
request_id=request_id,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = 50,
    request_id: str | Unset = UNSET,

) -> AppProblems | Problem | None:
    """ Find out what went wrong

     The latest requests for your app that were answered with 400 or above; one of them, where you have
    its `request_id`.

    The last thousand are kept, for 7 days, and are there some seconds after the request. No body and no
    credential is kept.

    Args:
        cursor (UUID | Unset):
        limit (int | Unset):  Default: 50.
        request_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AppProblems | Problem
     """


    return sync_detailed(
        client=client,
cursor=cursor,
limit=limit,
request_id=request_id,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = 50,
    request_id: str | Unset = UNSET,

) -> Response[AppProblems | Problem]:
    """ Find out what went wrong

     The latest requests for your app that were answered with 400 or above; one of them, where you have
    its `request_id`.

    The last thousand are kept, for 7 days, and are there some seconds after the request. No body and no
    credential is kept.

    Args:
        cursor (UUID | Unset):
        limit (int | Unset):  Default: 50.
        request_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AppProblems | Problem]
     """


    kwargs = _get_kwargs(
        cursor=cursor,
limit=limit,
request_id=request_id,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    limit: int | Unset = 50,
    request_id: str | Unset = UNSET,

) -> AppProblems | Problem | None:
    """ Find out what went wrong

     The latest requests for your app that were answered with 400 or above; one of them, where you have
    its `request_id`.

    The last thousand are kept, for 7 days, and are there some seconds after the request. No body and no
    credential is kept.

    Args:
        cursor (UUID | Unset):
        limit (int | Unset):  Default: 50.
        request_id (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AppProblems | Problem
     """


    return (await asyncio_detailed(
        client=client,
cursor=cursor,
limit=limit,
request_id=request_id,

    )).parsed
