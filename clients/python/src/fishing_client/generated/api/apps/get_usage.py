from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.problem import Problem
from ...models.usage import Usage
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    hours: int | Unset = 24,

) -> dict[str, Any]:
    

    

    params: dict[str, Any] = {}

    params["hours"] = hours


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/app/usage",
        "params": params,
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Problem | Usage | None:
    if response.status_code == 200:
        response_200 = Usage.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Problem | Usage]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    hours: int | Unset = 24,

) -> Response[Problem | Usage]:
    """ Read what your app has asked

     Requests by address and outcome, and by the hour: those of your backend, of your players, and with
    your publishable key.

    Every request counts, a 304, too. They are written down every few seconds, so the last of them may
    be missing yet; kept for 7 days.

    Args:
        hours (int | Unset):  Default: 24.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Usage]
     """


    kwargs = _get_kwargs(
        hours=hours,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    hours: int | Unset = 24,

) -> Problem | Usage | None:
    """ Read what your app has asked

     Requests by address and outcome, and by the hour: those of your backend, of your players, and with
    your publishable key.

    Every request counts, a 304, too. They are written down every few seconds, so the last of them may
    be missing yet; kept for 7 days.

    Args:
        hours (int | Unset):  Default: 24.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Usage
     """


    return sync_detailed(
        client=client,
hours=hours,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    hours: int | Unset = 24,

) -> Response[Problem | Usage]:
    """ Read what your app has asked

     Requests by address and outcome, and by the hour: those of your backend, of your players, and with
    your publishable key.

    Every request counts, a 304, too. They are written down every few seconds, so the last of them may
    be missing yet; kept for 7 days.

    Args:
        hours (int | Unset):  Default: 24.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Usage]
     """


    kwargs = _get_kwargs(
        hours=hours,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    hours: int | Unset = 24,

) -> Problem | Usage | None:
    """ Read what your app has asked

     Requests by address and outcome, and by the hour: those of your backend, of your players, and with
    your publishable key.

    Every request counts, a 304, too. They are written down every few seconds, so the last of them may
    be missing yet; kept for 7 days.

    Args:
        hours (int | Unset):  Default: 24.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Usage
     """


    return (await asyncio_detailed(
        client=client,
hours=hours,

    )).parsed
