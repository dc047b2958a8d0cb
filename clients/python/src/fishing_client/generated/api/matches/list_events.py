from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.events import Events
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast
from uuid import UUID



def _get_kwargs(
    match_id: UUID,
    *,
    after: int | Unset = 0,
    limit: int | Unset = 500,
    if_none_match: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(last_event_id, Unset):
        headers["Last-Event-ID"] = last_event_id

    if not isinstance(prefer, Unset):
        headers["Prefer"] = prefer



    

    params: dict[str, Any] = {}

    params["after"] = after

    params["limit"] = limit


    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}


    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/v1/matches/{match_id}/events".format(match_id=quote(str(match_id), safe=""),),
        "params": params,
    }


    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Any | Events | Problem | None:
    if response.status_code == 200:
        response_200 = Events.from_dict(response.json())



        return response_200

    if response.status_code == 204:
        response_204 = cast(Any, None)
        return response_204

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

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())



        return response_404

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Any | Events | Problem]:
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
    after: int | Unset = 0,
    limit: int | Unset = 500,
    if_none_match: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Any | Events | Problem]:
    """ Read the log

     What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you
    have them all.

    `Accept: text/event-stream` answers the same as Server-Sent Events: `id` is the `seq`, `event` the
    type, `data` the event. A
    stream may end at any time; ask again with `Last-Event-ID`. 204 says that the match is over and you
    have all of it.

    Args:
        match_id (UUID):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 500.
        if_none_match (str | Unset):
        last_event_id (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Events | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
after=after,
limit=limit,
if_none_match=if_none_match,
last_event_id=last_event_id,
prefer=prefer,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 500,
    if_none_match: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Any | Events | Problem | None:
    """ Read the log

     What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you
    have them all.

    `Accept: text/event-stream` answers the same as Server-Sent Events: `id` is the `seq`, `event` the
    type, `data` the event. A
    stream may end at any time; ask again with `Last-Event-ID`. 204 says that the match is over and you
    have all of it.

    Args:
        match_id (UUID):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 500.
        if_none_match (str | Unset):
        last_event_id (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Events | Problem
     """


    return sync_detailed(
        match_id=match_id,
client=client,
after=after,
limit=limit,
if_none_match=if_none_match,
last_event_id=last_event_id,
prefer=prefer,

    ).parsed

async def asyncio_detailed(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 500,
    if_none_match: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Response[Any | Events | Problem]:
    """ Read the log

     What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you
    have them all.

    `Accept: text/event-stream` answers the same as Server-Sent Events: `id` is the `seq`, `event` the
    type, `data` the event. A
    stream may end at any time; ask again with `Last-Event-ID`. 204 says that the match is over and you
    have all of it.

    Args:
        match_id (UUID):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 500.
        if_none_match (str | Unset):
        last_event_id (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Events | Problem]
     """


    kwargs = _get_kwargs(
        match_id=match_id,
after=after,
limit=limit,
if_none_match=if_none_match,
last_event_id=last_event_id,
prefer=prefer,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    match_id: UUID,
    *,
    client: AuthenticatedClient,
    after: int | Unset = 0,
    limit: int | Unset = 500,
    if_none_match: str | Unset = UNSET,
    last_event_id: str | Unset = UNSET,
    prefer: str | Unset = UNSET,

) -> Any | Events | Problem | None:
    """ Read the log

     What happened after a `seq`, as you may see it; numbers are dense, so you always know whether you
    have them all.

    `Accept: text/event-stream` answers the same as Server-Sent Events: `id` is the `seq`, `event` the
    type, `data` the event. A
    stream may end at any time; ask again with `Last-Event-ID`. 204 says that the match is over and you
    have all of it.

    Args:
        match_id (UUID):
        after (int | Unset):  Default: 0.
        limit (int | Unset):  Default: 500.
        if_none_match (str | Unset):
        last_event_id (str | Unset):
        prefer (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Events | Problem
     """


    return (await asyncio_detailed(
        match_id=match_id,
client=client,
after=after,
limit=limit,
if_none_match=if_none_match,
last_event_id=last_event_id,
prefer=prefer,

    )).parsed
