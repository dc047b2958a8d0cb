from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.announce_command import AnnounceCommand
from ...models.ask_command import AskCommand
from ...models.discard_command import DiscardCommand
from ...models.doubt_command import DoubtCommand
from ...models.dry_run import DryRun
from ...models.play_command import PlayCommand
from ...models.played import Played
from ...models.problem import Problem
from ...models.trust_command import TrustCommand
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    match_id: UUID,
    *,
    body: AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand | TrustCommand,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(if_match, Unset):
        headers["If-Match"] = if_match



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/matches/{match_id}/commands".format(match_id=quote(str(match_id), safe=""),),
    }

    
    if isinstance(body, AskCommand):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, AnnounceCommand):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DoubtCommand):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, TrustCommand):
        _kwargs["json"] = body.to_dict()
    elif isinstance(body, DiscardCommand):
        _kwargs["json"] = body.to_dict()
    else:
        _kwargs["json"] = body.to_dict()


    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> DryRun | Played | Problem | None:
    if response.status_code == 200:
        response_200 = DryRun.from_dict(response.json())



        return response_200

    if response.status_code == 201:
        response_201 = Played.from_dict(response.json())



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

    if response.status_code == 412:
        response_412 = Problem.from_dict(response.json())



        return response_412

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[DryRun | Played | Problem]:
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
    body: AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand | TrustCommand,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,

) -> Response[DryRun | Played | Problem]:
    """ Play

     Send one of `you.actions` with its choices made. A refused command changes nothing and says why.

    With `dry_run` nothing is played, either: 200 says that the command would be taken, and a refusal is
    the one that it would meet.
    What would come of it is not told, for that may hang on cards that you cannot see.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand |
            TrustCommand):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DryRun | Played | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,
idempotency_key=idempotency_key,
if_match=if_match,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand | TrustCommand,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,

) -> DryRun | Played | Problem | None:
    """ Play

     Send one of `you.actions` with its choices made. A refused command changes nothing and says why.

    With `dry_run` nothing is played, either: 200 says that the command would be taken, and a refusal is
    the one that it would meet.
    What would come of it is not told, for that may hang on cards that you cannot see.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand |
            TrustCommand):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DryRun | Played | Problem
     """


    return sync_detailed(
        match_id=match_id,
client=client,
body=body,
idempotency_key=idempotency_key,
if_match=if_match,

    ).parsed

async def asyncio_detailed(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand | TrustCommand,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,

) -> Response[DryRun | Played | Problem]:
    """ Play

     Send one of `you.actions` with its choices made. A refused command changes nothing and says why.

    With `dry_run` nothing is played, either: 200 says that the command would be taken, and a refusal is
    the one that it would meet.
    What would come of it is not told, for that may hang on cards that you cannot see.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand |
            TrustCommand):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DryRun | Played | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
body=body,
idempotency_key=idempotency_key,
if_match=if_match,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    body: AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand | TrustCommand,
    idempotency_key: str | Unset = UNSET,
    if_match: str | Unset = UNSET,

) -> DryRun | Played | Problem | None:
    """ Play

     Send one of `you.actions` with its choices made. A refused command changes nothing and says why.

    With `dry_run` nothing is played, either: 200 says that the command would be taken, and a refusal is
    the one that it would meet.
    What would come of it is not told, for that may hang on cards that you cannot see.

    Args:
        match_id (UUID):
        idempotency_key (str | Unset):
        if_match (str | Unset):
        body (AnnounceCommand | AskCommand | DiscardCommand | DoubtCommand | PlayCommand |
            TrustCommand):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DryRun | Played | Problem
     """


    return (await asyncio_detailed(
        match_id=match_id,
client=client,
body=body,
idempotency_key=idempotency_key,
if_match=if_match,

    )).parsed
