from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.give_client_seed_request import GiveClientSeedRequest
from ...models.match import Match
from ...models.problem import Problem
from typing import cast
from uuid import UUID



def _get_kwargs(
    match_id: UUID,
    *,
    body: GiveClientSeedRequest,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}


    

    

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/v1/matches/{match_id}/client-seed".format(match_id=quote(str(match_id), safe=""),),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Match | Problem | None:
    if response.status_code == 200:
        response_200 = Match.from_dict(response.json())



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

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())



        return response_404

    if response.status_code == 406:
        response_406 = Problem.from_dict(response.json())



        return response_406

    if response.status_code == 409:
        response_409 = Problem.from_dict(response.json())



        return response_409

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())



        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())



        return response_415

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Match | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: GiveClientSeedRequest,

) -> Response[Match | Problem]:
    """ Add to the chance

     Give your client seed before the match begins, once you have seen `shuffle.commitment`: so we cannot
    have chosen our seed by it.

    It may be sent again; another one is refused. Who takes a seat gives it with that.

    Args:
        match_id (UUID):
        body (GiveClientSeedRequest): What a seat adds to the chance of the match.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: GiveClientSeedRequest,

) -> Match | Problem | None:
    """ Add to the chance

     Give your client seed before the match begins, once you have seen `shuffle.commitment`: so we cannot
    have chosen our seed by it.

    It may be sent again; another one is refused. Who takes a seat gives it with that.

    Args:
        match_id (UUID):
        body (GiveClientSeedRequest): What a seat adds to the chance of the match.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Match | Problem
     """


    return sync_detailed(
        match_id=match_id,
client=client,
body=body,

    ).parsed

async def asyncio_detailed(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: GiveClientSeedRequest,

) -> Response[Match | Problem]:
    """ Add to the chance

     Give your client seed before the match begins, once you have seen `shuffle.commitment`: so we cannot
    have chosen our seed by it.

    It may be sent again; another one is refused. Who takes a seat gives it with that.

    Args:
        match_id (UUID):
        body (GiveClientSeedRequest): What a seat adds to the chance of the match.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: GiveClientSeedRequest,

) -> Match | Problem | None:
    """ Add to the chance

     Give your client seed before the match begins, once you have seen `shuffle.commitment`: so we cannot
    have chosen our seed by it.

    It may be sent again; another one is refused. Who takes a seat gives it with that.

    Args:
        match_id (UUID):
        body (GiveClientSeedRequest): What a seat adds to the chance of the match.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Match | Problem
     """


    return (await asyncio_detailed(
        match_id=match_id,
client=client,
body=body,

    )).parsed
