from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.advance_request import AdvanceRequest
from ...models.match import Match
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    match_id: UUID,
    *,
    body: AdvanceRequest,
    idempotency_key: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/sandbox/matches/{match_id}/advance".format(match_id=quote(str(match_id), safe=""),),
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
    body: AdvanceRequest,
    idempotency_key: str | Unset = UNSET,

) -> Response[Match | Problem]:
    """ Let time pass

     Move the clock of a sandbox match on. What falls due on the way has happened before you are
    answered, each thing at its own time.

    Bots that are awaited play first, and again whenever they are awaited on the way: so `{"seconds":
    1}` lets them play here and now.
    Then deadlines pass, one after the other, and open doubt windows close. All times of the match are
    by its clock: `server_time`,
    deadlines, the `at` of events. A match that is over stays as it is.

    For whoever has a seat, for the host, and, with its secret key, for the app that the host belongs
    to, unless the match is private.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (AdvanceRequest): By how much the clock of a sandbox match is to be moved on.

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
    body: AdvanceRequest,
    idempotency_key: str | Unset = UNSET,

) -> Match | Problem | None:
    """ Let time pass

     Move the clock of a sandbox match on. What falls due on the way has happened before you are
    answered, each thing at its own time.

    Bots that are awaited play first, and again whenever they are awaited on the way: so `{"seconds":
    1}` lets them play here and now.
    Then deadlines pass, one after the other, and open doubt windows close. All times of the match are
    by its clock: `server_time`,
    deadlines, the `at` of events. A match that is over stays as it is.

    For whoever has a seat, for the host, and, with its secret key, for the app that the host belongs
    to, unless the match is private.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (AdvanceRequest): By how much the clock of a sandbox match is to be moved on.

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
    body: AdvanceRequest,
    idempotency_key: str | Unset = UNSET,

) -> Response[Match | Problem]:
    """ Let time pass

     Move the clock of a sandbox match on. What falls due on the way has happened before you are
    answered, each thing at its own time.

    Bots that are awaited play first, and again whenever they are awaited on the way: so `{"seconds":
    1}` lets them play here and now.
    Then deadlines pass, one after the other, and open doubt windows close. All times of the match are
    by its clock: `server_time`,
    deadlines, the `at` of events. A match that is over stays as it is.

    For whoever has a seat, for the host, and, with its secret key, for the app that the host belongs
    to, unless the match is private.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (AdvanceRequest): By how much the clock of a sandbox match is to be moved on.

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
    body: AdvanceRequest,
    idempotency_key: str | Unset = UNSET,

) -> Match | Problem | None:
    """ Let time pass

     Move the clock of a sandbox match on. What falls due on the way has happened before you are
    answered, each thing at its own time.

    Bots that are awaited play first, and again whenever they are awaited on the way: so `{"seconds":
    1}` lets them play here and now.
    Then deadlines pass, one after the other, and open doubt windows close. All times of the match are
    by its clock: `server_time`,
    deadlines, the `at` of events. A match that is over stays as it is.

    For whoever has a seat, for the host, and, with its secret key, for the app that the host belongs
    to, unless the match is private.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        body (AdvanceRequest): By how much the clock of a sandbox match is to be moved on.

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
