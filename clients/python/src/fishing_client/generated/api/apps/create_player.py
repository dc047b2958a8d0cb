from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.app_player import AppPlayer
from ...models.new_player_request import NewPlayerRequest
from ...models.problem import Problem
from ...types import UNSET, Unset
from typing import cast



def _get_kwargs(
    *,
    body: NewPlayerRequest,
    idempotency_key: str | Unset = UNSET,

) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key



    

    

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/v1/players",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs



def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> AppPlayer | Problem | None:
    if response.status_code == 200:
        response_200 = AppPlayer.from_dict(response.json())



        return response_200

    if response.status_code == 201:
        response_201 = AppPlayer.from_dict(response.json())



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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[AppPlayer | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: NewPlayerRequest,
    idempotency_key: str | Unset = UNSET,

) -> Response[AppPlayer | Problem]:
    """ Create or find a player by your own id

     Send it at every sign-in: 201 where the player is new, 200 where there was one, who keeps the name
    they have.

    `claim` makes a guest that player: send the token that the guest got, and nothing of theirs is lost,
    neither seats nor matches nor
    the token. The guest must be of your app or of none, and your `external_id` must be free.

    Args:
        idempotency_key (str | Unset):
        body (NewPlayerRequest): A player of an app. `external_id` is your own id of them: visible
            ASCII, and better no e-mail address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AppPlayer | Problem]
     """


    kwargs = _get_kwargs(
        body=body,
idempotency_key=idempotency_key,

    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)

def sync(
    *,
    client: AuthenticatedClient,
    body: NewPlayerRequest,
    idempotency_key: str | Unset = UNSET,

) -> AppPlayer | Problem | None:
    """ Create or find a player by your own id

     Send it at every sign-in: 201 where the player is new, 200 where there was one, who keeps the name
    they have.

    `claim` makes a guest that player: send the token that the guest got, and nothing of theirs is lost,
    neither seats nor matches nor
    the token. The guest must be of your app or of none, and your `external_id` must be free.

    Args:
        idempotency_key (str | Unset):
        body (NewPlayerRequest): A player of an app. `external_id` is your own id of them: visible
            ASCII, and better no e-mail address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AppPlayer | Problem
     """


    return sync_detailed(
        client=client,
body=body,
idempotency_key=idempotency_key,

    ).parsed

async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: NewPlayerRequest,
    idempotency_key: str | Unset = UNSET,

) -> Response[AppPlayer | Problem]:
    """ Create or find a player by your own id

     Send it at every sign-in: 201 where the player is new, 200 where there was one, who keeps the name
    they have.

    `claim` makes a guest that player: send the token that the guest got, and nothing of theirs is lost,
    neither seats nor matches nor
    the token. The guest must be of your app or of none, and your `external_id` must be free.

    Args:
        idempotency_key (str | Unset):
        body (NewPlayerRequest): A player of an app. `external_id` is your own id of them: visible
            ASCII, and better no e-mail address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AppPlayer | Problem]
     """


    kwargs = _get_kwargs(
        body=body,
idempotency_key=idempotency_key,

    )

    response = await client.get_async_httpx_client().request(
        **kwargs
    )

    return _build_response(client=client, response=response)

async def asyncio(
    *,
    client: AuthenticatedClient,
    body: NewPlayerRequest,
    idempotency_key: str | Unset = UNSET,

) -> AppPlayer | Problem | None:
    """ Create or find a player by your own id

     Send it at every sign-in: 201 where the player is new, 200 where there was one, who keeps the name
    they have.

    `claim` makes a guest that player: send the token that the guest got, and nothing of theirs is lost,
    neither seats nor matches nor
    the token. The guest must be of your app or of none, and your `external_id` must be free.

    Args:
        idempotency_key (str | Unset):
        body (NewPlayerRequest): A player of an app. `external_id` is your own id of them: visible
            ASCII, and better no e-mail address.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AppPlayer | Problem
     """


    return (await asyncio_detailed(
        client=client,
body=body,
idempotency_key=idempotency_key,

    )).parsed
