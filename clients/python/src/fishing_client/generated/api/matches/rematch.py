from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.match import Match
from ...models.new_rematch_request import NewRematchRequest
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    match_id: UUID,
    *,
    body: NewRematchRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/rematch".format(match_id=quote(str(match_id), safe=""),),
    }

    
    if not isinstance(body, Unset):
        _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Match | Problem | None:
    if response.status_code == 200:
        response_200 = Match.from_dict(response.json())



        return response_200

    if response.status_code == 201:
        response_201 = Match.from_dict(response.json())



        return response_201

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

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())



        return response_422

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
    body: NewRematchRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,

) -> Response[Match | Problem]:
    """ Play once more

     The rematch of a match that is over, however it ended: who asks first opens it (201), who asks then
    sits down in it (200).

    It has the game, options, clock, visibility and rules of the match before, its bots, and its people
    as invitations; where
    somebody was erased, the seat is open. Everybody moves up a seat, so that the next one deals.
    Against bots alone it starts at
    once. Who has declined gets a seat that is still open; a rematch that ended before it began is
    opened anew.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (NewRematchRequest | Unset): What the caller's seat in the rematch adds to its
            chance.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,
idempotency_key=idempotency_key,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: NewRematchRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,

) -> Match | Problem | None:
    """ Play once more

     The rematch of a match that is over, however it ended: who asks first opens it (201), who asks then
    sits down in it (200).

    It has the game, options, clock, visibility and rules of the match before, its bots, and its people
    as invitations; where
    somebody was erased, the seat is open. Everybody moves up a seat, so that the next one deals.
    Against bots alone it starts at
    once. Who has declined gets a seat that is still open; a rematch that ended before it began is
    opened anew.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (NewRematchRequest | Unset): What the caller's seat in the rematch adds to its
            chance.

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
idempotency_key=idempotency_key,

    ).parsed

async def asyncio_detailed(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: NewRematchRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,

) -> Response[Match | Problem]:
    """ Play once more

     The rematch of a match that is over, however it ended: who asks first opens it (201), who asks then
    sits down in it (200).

    It has the game, options, clock, visibility and rules of the match before, its bots, and its people
    as invitations; where
    somebody was erased, the seat is open. Everybody moves up a seat, so that the next one deals.
    Against bots alone it starts at
    once. Who has declined gets a seat that is still open; a rematch that ended before it began is
    opened anew.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (NewRematchRequest | Unset): What the caller's seat in the rematch adds to its
            chance.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Match | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,
idempotency_key=idempotency_key,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: NewRematchRequest | Unset = UNSET,
    idempotency_key: str | Unset = UNSET,

) -> Match | Problem | None:
    """ Play once more

     The rematch of a match that is over, however it ended: who asks first opens it (201), who asks then
    sits down in it (200).

    It has the game, options, clock, visibility and rules of the match before, its bots, and its people
    as invitations; where
    somebody was erased, the seat is open. Everybody moves up a seat, so that the next one deals.
    Against bots alone it starts at
    once. Who has declined gets a seat that is still open; a rematch that ended before it began is
    opened anew.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (NewRematchRequest | Unset): What the caller's seat in the rematch adds to its
            chance.

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
idempotency_key=idempotency_key,

    )).parsed
