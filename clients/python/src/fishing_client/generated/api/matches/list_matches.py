from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_matches_sandbox import check_list_matches_sandbox
from ...models.list_matches_sandbox import ListMatchesSandbox
from ...models.list_matches_status import check_list_matches_status
from ...models.list_matches_status import ListMatchesStatus
from ...models.matches import Matches
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    *,
    cursor: UUID | Unset = UNSET,
    game: str | Unset = UNSET,
    limit: int | Unset = 50,
    sandbox: ListMatchesSandbox | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match



    

    params: dict[str, Any] = {}

    json_cursor: str | Unset = UNSET
    if not isinstance(cursor, Unset):
        json_cursor = str(cursor)
    params["cursor"] = json_cursor

    params["game"] = game

    params["limit"] = limit

    json_sandbox: str | Unset = UNSET
    if not isinstance(sandbox, Unset):
        json_sandbox = sandbox

    params["sandbox"] = json_sandbox

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/matches",
        "params": params,
    }


    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Matches | Problem | None:
    if response.status_code == 200:
        response_200 = Matches.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Matches | Problem]:
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
    game: str | Unset = UNSET,
    limit: int | Unset = 50,
    sandbox: ListMatchesSandbox | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> Response[Any | Matches | Problem]:
    """ Find public matches

     The lobby: open matches to join, running ones to watch, the newest first.

    Sandbox matches are there for those who may make such; whoever plays for real is not to sit down in
    the test of a team.

    Args:
        cursor (UUID | Unset):
        game (str | Unset):
        limit (int | Unset):  Default: 50.
        sandbox (ListMatchesSandbox | Unset):
        status (ListMatchesStatus | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Matches | Problem]
     """


    kwargs = _get_kwargs(
        cursor=cursor,
game=game,
limit=limit,
sandbox=sandbox,
status=status,
if_none_match=if_none_match,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    game: str | Unset = UNSET,
    limit: int | Unset = 50,
    sandbox: ListMatchesSandbox | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> Any | Matches | Problem | None:
    """ Find public matches

     The lobby: open matches to join, running ones to watch, the newest first.

    Sandbox matches are there for those who may make such; whoever plays for real is not to sit down in
    the test of a team.

    Args:
        cursor (UUID | Unset):
        game (str | Unset):
        limit (int | Unset):  Default: 50.
        sandbox (ListMatchesSandbox | Unset):
        status (ListMatchesStatus | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Matches | Problem
     """


    return sync_detailed(
        client=client,
cursor=cursor,
game=game,
limit=limit,
sandbox=sandbox,
status=status,
if_none_match=if_none_match,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    game: str | Unset = UNSET,
    limit: int | Unset = 50,
    sandbox: ListMatchesSandbox | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> Response[Any | Matches | Problem]:
    """ Find public matches

     The lobby: open matches to join, running ones to watch, the newest first.

    Sandbox matches are there for those who may make such; whoever plays for real is not to sit down in
    the test of a team.

    Args:
        cursor (UUID | Unset):
        game (str | Unset):
        limit (int | Unset):  Default: 50.
        sandbox (ListMatchesSandbox | Unset):
        status (ListMatchesStatus | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Matches | Problem]
     """


    kwargs = _get_kwargs(
        cursor=cursor,
game=game,
limit=limit,
sandbox=sandbox,
status=status,
if_none_match=if_none_match,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    cursor: UUID | Unset = UNSET,
    game: str | Unset = UNSET,
    limit: int | Unset = 50,
    sandbox: ListMatchesSandbox | Unset = UNSET,
    status: ListMatchesStatus | Unset = UNSET,
    if_none_match: str | Unset = UNSET,

) -> Any | Matches | Problem | None:
    """ Find public matches

     The lobby: open matches to join, running ones to watch, the newest first.

    Sandbox matches are there for those who may make such; whoever plays for real is not to sit down in
    the test of a team.

    Args:
        cursor (UUID | Unset):
        game (str | Unset):
        limit (int | Unset):  Default: 50.
        sandbox (ListMatchesSandbox | Unset):
        status (ListMatchesStatus | Unset):
        if_none_match (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Matches | Problem
     """


    return (await asyncio_detailed(
        client=client,
cursor=cursor,
game=game,
limit=limit,
sandbox=sandbox,
status=status,
if_none_match=if_none_match,

    )).parsed
