from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.awaited import Awaited
  from ..models.clock import Clock
  from ..models.go_fish_table import GoFishTable
  from ..models.historias_de_pescador_table import HistoriasDePescadorTable
  from ..models.match_options import MatchOptions
  from ..models.other_table import OtherTable
  from ..models.pescado_novo_table import PescadoNovoTable
  from ..models.result import Result
  from ..models.seat import Seat
  from ..models.shuffle import Shuffle
  from ..models.you import You





T = TypeVar("T", bound="Match")



@_attrs_define
class Match:
    """ A match as the caller may see it; `table` has nothing that is hidden from them, and is null before the start.

        Attributes:
            id (str):
            game (str):
            status (str): `open`, `active`, `finished`, `aborted` or `voided`.
            version (int):
            options (MatchOptions):
            preset (str):
            clock (Clock): Seconds for a decision and for a doubt window, and what happens when they are over.
            visibility (str): `public`, `unlisted` or `private`.
            rated (bool):
            knowledge (bool): Whether the service remembers for the players (`GET …/knowledge`).
            sandbox (bool):
            host (str):
            created_at (datetime.datetime):
            started_at (datetime.datetime | None):
            finished_at (datetime.datetime | None):
            expires_at (datetime.datetime | None): When an open match that nobody has started is aborted; null once it
                began.
            rematch_of (None | str):
            seats (list[Seat]):
            server_time (datetime.datetime):
            poll_after_ms (int):
            awaiting (list[Awaited]):
            you (None | You):
            result (None | Result):
            table (GoFishTable | HistoriasDePescadorTable | None | OtherTable | PescadoNovoTable):
            rematch (None | str): The id of the match that is this one's rematch; null until there is one.
            shuffle (Shuffle): SHA-256 of the seed of every shuffle, and the seed once the match is over.
            invite_code (str | Unset): Only to those seated in a match that is not public.
     """

    id: str
    game: str
    status: str
    version: int
    options: MatchOptions
    preset: str
    clock: Clock
    visibility: str
    rated: bool
    knowledge: bool
    sandbox: bool
    host: str
    created_at: datetime.datetime
    started_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    expires_at: datetime.datetime | None
    rematch_of: None | str
    seats: list[Seat]
    server_time: datetime.datetime
    poll_after_ms: int
    awaiting: list[Awaited]
    you: None | You
    result: None | Result
    table: GoFishTable | HistoriasDePescadorTable | None | OtherTable | PescadoNovoTable
    rematch: None | str
    shuffle: Shuffle
    invite_code: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.awaited import Awaited # noqa: PLC0415
        from ..models.clock import Clock # noqa: PLC0415
        from ..models.go_fish_table import GoFishTable # noqa: PLC0415
        from ..models.historias_de_pescador_table import HistoriasDePescadorTable # noqa: PLC0415
        from ..models.match_options import MatchOptions # noqa: PLC0415
        from ..models.other_table import OtherTable # noqa: PLC0415
        from ..models.pescado_novo_table import PescadoNovoTable # noqa: PLC0415
        from ..models.result import Result # noqa: PLC0415
        from ..models.seat import Seat # noqa: PLC0415
        from ..models.shuffle import Shuffle # noqa: PLC0415
        from ..models.you import You # noqa: PLC0415
        id = self.id

        game = self.game

        status = self.status

        version = self.version

        options = self.options.to_dict()

        preset = self.preset

        clock = self.clock.to_dict()

        visibility = self.visibility

        rated = self.rated

        knowledge = self.knowledge

        sandbox = self.sandbox

        host = self.host

        created_at = self.created_at.isoformat()

        started_at: None | str
        if isinstance(self.started_at, datetime.datetime):
            started_at = self.started_at.isoformat()
        else:
            started_at = self.started_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        expires_at: None | str
        if isinstance(self.expires_at, datetime.datetime):
            expires_at = self.expires_at.isoformat()
        else:
            expires_at = self.expires_at

        rematch_of: None | str
        rematch_of = self.rematch_of

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)



        server_time = self.server_time.isoformat()

        poll_after_ms = self.poll_after_ms

        awaiting = []
        for awaiting_item_data in self.awaiting:
            awaiting_item = awaiting_item_data.to_dict()
            awaiting.append(awaiting_item)



        you: dict[str, Any] | None
        if isinstance(self.you, You):
            you = self.you.to_dict()
        else:
            you = self.you

        result: dict[str, Any] | None
        if isinstance(self.result, Result):
            result = self.result.to_dict()
        else:
            result = self.result

        table: dict[str, Any] | None
        if isinstance(self.table, GoFishTable):
            table = self.table.to_dict()
        elif isinstance(self.table, HistoriasDePescadorTable):
            table = self.table.to_dict()
        elif isinstance(self.table, PescadoNovoTable):
            table = self.table.to_dict()
        elif isinstance(self.table, OtherTable):
            table = self.table.to_dict()
        else:
            table = self.table

        rematch: None | str
        rematch = self.rematch

        shuffle = self.shuffle.to_dict()

        invite_code = self.invite_code


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "game": game,
            "status": status,
            "version": version,
            "options": options,
            "preset": preset,
            "clock": clock,
            "visibility": visibility,
            "rated": rated,
            "knowledge": knowledge,
            "sandbox": sandbox,
            "host": host,
            "created_at": created_at,
            "started_at": started_at,
            "finished_at": finished_at,
            "expires_at": expires_at,
            "rematch_of": rematch_of,
            "seats": seats,
            "server_time": server_time,
            "poll_after_ms": poll_after_ms,
            "awaiting": awaiting,
            "you": you,
            "result": result,
            "table": table,
            "rematch": rematch,
            "shuffle": shuffle,
        })
        if invite_code is not UNSET:
            field_dict["invite_code"] = invite_code

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.awaited import Awaited # noqa: PLC0415
        from ..models.clock import Clock # noqa: PLC0415
        from ..models.go_fish_table import GoFishTable # noqa: PLC0415
        from ..models.historias_de_pescador_table import HistoriasDePescadorTable # noqa: PLC0415
        from ..models.match_options import MatchOptions # noqa: PLC0415
        from ..models.other_table import OtherTable # noqa: PLC0415
        from ..models.pescado_novo_table import PescadoNovoTable # noqa: PLC0415
        from ..models.result import Result # noqa: PLC0415
        from ..models.seat import Seat # noqa: PLC0415
        from ..models.shuffle import Shuffle # noqa: PLC0415
        from ..models.you import You # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        game = d.pop("game")

        status = d.pop("status")

        version = d.pop("version")

        options = MatchOptions.from_dict(d.pop("options"))




        preset = d.pop("preset")

        clock = Clock.from_dict(d.pop("clock"))




        visibility = d.pop("visibility")

        rated = d.pop("rated")

        knowledge = d.pop("knowledge")

        sandbox = d.pop("sandbox")

        host = d.pop("host")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))




        def _parse_started_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                started_at_type_0 = datetime.datetime.fromisoformat(data)



                return started_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        started_at = _parse_started_at(d.pop("started_at"))


        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)



                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))


        def _parse_expires_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                expires_at_type_0 = datetime.datetime.fromisoformat(data)



                return expires_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        expires_at = _parse_expires_at(d.pop("expires_at"))


        def _parse_rematch_of(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch_of = _parse_rematch_of(d.pop("rematch_of"))


        seats = []
        _seats = d.pop("seats")
        for seats_item_data in (_seats):
            seats_item = Seat.from_dict(seats_item_data)



            seats.append(seats_item)


        server_time = datetime.datetime.fromisoformat(d.pop("server_time"))




        poll_after_ms = d.pop("poll_after_ms")

        awaiting = []
        _awaiting = d.pop("awaiting")
        for awaiting_item_data in (_awaiting):
            awaiting_item = Awaited.from_dict(awaiting_item_data)



            awaiting.append(awaiting_item)


        def _parse_you(data: object) -> None | You:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                you_type_0 = You.from_dict(data)



                return you_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | You, data)

        you = _parse_you(d.pop("you"))


        def _parse_result(data: object) -> None | Result:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = Result.from_dict(data)



                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Result, data)

        result = _parse_result(d.pop("result"))


        def _parse_table(data: object) -> GoFishTable | HistoriasDePescadorTable | None | OtherTable | PescadoNovoTable:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_table_type_0 = GoFishTable.from_dict(data)



                return componentsschemas_table_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_table_type_1 = HistoriasDePescadorTable.from_dict(data)



                return componentsschemas_table_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_table_type_2 = PescadoNovoTable.from_dict(data)



                return componentsschemas_table_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_table_type_3 = OtherTable.from_dict(data)



                return componentsschemas_table_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GoFishTable | HistoriasDePescadorTable | None | OtherTable | PescadoNovoTable, data)

        table = _parse_table(d.pop("table"))


        def _parse_rematch(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rematch = _parse_rematch(d.pop("rematch"))


        shuffle = Shuffle.from_dict(d.pop("shuffle"))




        invite_code = d.pop("invite_code", UNSET)

        match = cls(
            id=id,
            game=game,
            status=status,
            version=version,
            options=options,
            preset=preset,
            clock=clock,
            visibility=visibility,
            rated=rated,
            knowledge=knowledge,
            sandbox=sandbox,
            host=host,
            created_at=created_at,
            started_at=started_at,
            finished_at=finished_at,
            expires_at=expires_at,
            rematch_of=rematch_of,
            seats=seats,
            server_time=server_time,
            poll_after_ms=poll_after_ms,
            awaiting=awaiting,
            you=you,
            result=result,
            table=table,
            rematch=rematch,
            shuffle=shuffle,
            invite_code=invite_code,
        )


        match.additional_properties = d
        return match

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
