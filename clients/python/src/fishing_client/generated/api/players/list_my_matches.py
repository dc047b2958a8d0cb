from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.inbox import Inbox
from ...models.list_my_matches_status import check_list_my_matches_status
from ...models.list_my_matches_status import ListMyMatchesStatus
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from typing import Literal, cast



def _get_kwargs(
    *,
    awaiting: Literal['me'] | Unset = UNSET,
    limit: int | Unset = 100,
    status: ListMyMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer



    

    params: dict[str, Any] = {}

    params["awaiting"] = awaiting

    params["limit"] = limit

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/matches",
        "params": params,
    }


    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Inbox | Problem | None:
    if response.status_code == 200:
        response_200 = Inbox.from_dict(response.json())



        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Inbox | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    awaiting: Literal['me'] | Unset = UNSET,
    limit: int | Unset = 100,
    status: ListMyMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Any | Inbox | Problem]:
    """ Read your inbox

     Your matches, what waits for you first, the most urgent on top.

    Args:
        awaiting (Literal['me'] | Unset):
        limit (int | Unset):  Default: 100.
        status (ListMyMatchesStatus | Unset):
        if_none_match (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Inbox | Problem]
     """


    kwargs = _get_kwargs(
        awaiting=awaiting,
limit=limit,
status=status,
if_none_match=if_none_match,
prefer=prefer,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    awaiting: Literal['me'] | Unset = UNSET,
    limit: int | Unset = 100,
    status: ListMyMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Any | Inbox | Problem | None:
    """ Read your inbox

     Your matches, what waits for you first, the most urgent on top.

    Args:
        awaiting (Literal['me'] | Unset):
        limit (int | Unset):  Default: 100.
        status (ListMyMatchesStatus | Unset):
        if_none_match (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Inbox | Problem
     """


    return sync_detailed(
        client=client,
awaiting=awaiting,
limit=limit,
status=status,
if_none_match=if_none_match,
prefer=prefer,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    awaiting: Literal['me'] | Unset = UNSET,
    limit: int | Unset = 100,
    status: ListMyMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Any | Inbox | Problem]:
    """ Read your inbox

     Your matches, what waits for you first, the most urgent on top.

    Args:
        awaiting (Literal['me'] | Unset):
        limit (int | Unset):  Default: 100.
        status (ListMyMatchesStatus | Unset):
        if_none_match (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Inbox | Problem]
     """


    kwargs = _get_kwargs(
        awaiting=awaiting,
limit=limit,
status=status,
if_none_match=if_none_match,
prefer=prefer,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    awaiting: Literal['me'] | Unset = UNSET,
    limit: int | Unset = 100,
    status: ListMyMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Any | Inbox | Problem | None:
    """ Read your inbox

     Your matches, what waits for you first, the most urgent on top.

    Args:
        awaiting (Literal['me'] | Unset):
        limit (int | Unset):  Default: 100.
        status (ListMyMatchesStatus | Unset):
        if_none_match (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Inbox | Problem
     """


    return (await asyncio_detailed(
        client=client,
awaiting=awaiting,
limit=limit,
status=status,
if_none_match=if_none_match,
prefer=prefer,

    )).parsed
