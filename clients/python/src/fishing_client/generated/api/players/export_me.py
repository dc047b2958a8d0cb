from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.export import Export
from ...models.problem import Problem
from typing import cast



def _get_kwargs(
    
) -> dict[str, Any]:
    

    

    

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/me/export",
    }


    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Export | Problem | None:
    if response.status_code == 200:
        response_200 = Export.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Export | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,

) -> Response[Export | Problem]:
    """ Read all that is held about you

     Your profile, your tokens by their first characters, what you let other apps do, every match that
    you sit in or opened, with
    the events of your seat, and which requests of yours were refused in the last days.

    It is written as it is read and may be long; there is nothing else that we keep of you. In matches
    that you left before they
    began the log has your id, and nothing that tells who that was.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Export | Problem]
     """


    kwargs = _get_kwargs(
        
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,

) -> Export | Problem | None:
    """ Read all that is held about you

     Your profile, your tokens by their first characters, what you let other apps do, every match that
    you sit in or opened, with
    the events of your seat, and which requests of yours were refused in the last days.

    It is written as it is read and may be long; there is nothing else that we keep of you. In matches
    that you left before they
    began the log has your id, and nothing that tells who that was.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Export | Problem
     """


    return sync_detailed(
        client=client,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,

) -> Response[Export | Problem]:
    """ Read all that is held about you

     Your profile, your tokens by their first characters, what you let other apps do, every match that
    you sit in or opened, with
    the events of your seat, and which requests of yours were refused in the last days.

    It is written as it is read and may be long; there is nothing else that we keep of you. In matches
    that you left before they
    began the log has your id, and nothing that tells who that was.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Export | Problem]
     """


    kwargs = _get_kwargs(
        
    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,

) -> Export | Problem | None:
    """ Read all that is held about you

     Your profile, your tokens by their first characters, what you let other apps do, every match that
    you sit in or opened, with
    the events of your seat, and which requests of yours were refused in the last days.

    It is written as it is read and may be long; there is nothing else that we keep of you. In matches
    that you left before they
    began the log has your id, and nothing that tells who that was.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Export | Problem
     """


    return (await asyncio_detailed(
        client=client,

    )).parsed
