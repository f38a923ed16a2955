"""Opening a save: the game is played again from its set-up, and must arrive where it was saved.

A snapshot is the state as plain data, without what is derived. That of the file is compared with that of the game
played again.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

import attrs
from attrs import field, frozen
from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.preconf.json import JsonConverter, make_converter

from leonardo.engine.game import AnyGame, Event, IllegalActionError, NotationError
from leonardo.engine.house_rules import HouseRulesError
from leonardo.engine.record import Played
from leonardo.saves.documents import Fields
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import Save

TAG: Final = "is"  # says of which class an object is, where there are several possibilities


def snapshot(state: Any) -> Fields:
    """Return a state of any game as JSON data, without what is derived (attributes left out of comparison)."""
    fields: Fields = json.loads(json.dumps(_CONVERTER.unstructure(state)))  # so that it equals what a file gives back
    return fields


def ahead(state: type) -> Iterator[Callable[[], object]]:
    """Yield the work of finding out how states of a class are written, ahead of the first save: a class at a time."""
    for kind in _classes(state, set()):
        yield partial(_find_out, kind)


def _find_out(kind: type) -> None:
    """Find out how a class is written; whatever else is found out later, the converter keeps what is registered."""
    _CONVERTER.register_unstructure_hook(kind, _CONVERTER.get_unstructure_hook(kind))


def _classes(kind: Any, known: set[Any]) -> Iterator[type]:
    if kind in known:
        return
    known.add(kind)
    for member in get_args(kind):
        yield from _classes(member, known)
    base = get_origin(kind) or kind
    if isinstance(base, type) and attrs.has(base):
        for attribute in attrs.fields(attrs.resolve_types(base)):
            yield from _classes(attribute.type, known)
        yield base


def difference(saved: Any, played: Any, path: str = "state") -> str | None:
    """Return where two snapshots first differ, and how, or nothing if they are equal."""
    if type(saved) is not type(played):
        return f"{path} is {_short(saved)} in the save, {_short(played)} when played again"
    if isinstance(saved, dict):
        return _difference_of_objects(saved, played, path)
    if isinstance(saved, list):
        if len(saved) != len(played):
            return f"{path} has {len(saved)} entries in the save, {len(played)} when played again"
        pairs = enumerate(zip(saved, played, strict=True))
        return _first(difference(*pair, f"{path}[{number}]") for number, pair in pairs)
    if saved != played:
        return f"{path} is {_short(saved)} in the save, {_short(played)} when played again"
    return None


def _difference_of_objects(saved: Mapping[str, Any], played: Mapping[str, Any], path: str) -> str | None:
    if missing := played.keys() - saved.keys():
        return f"{path}.{min(missing)} is missing in the save"
    if unknown := saved.keys() - played.keys():
        return f"{path}.{_short(min(unknown))} is unknown"
    return _first(difference(saved[name], played[name], f"{path}.{name}") for name in played)


def _first(differences: Any) -> str | None:
    return next((found for found in differences if found is not None), None)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."


def _is_union_of_classes(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType) and sum(attrs.has(member) for member in _members(kind)) > 1


def _members(kind: Any) -> list[Any]:
    return [member for member in get_args(kind) if member is not NoneType]


def _make_converter() -> JsonConverter:
    converter = make_converter()

    @converter.register_unstructure_hook_factory(attrs.has)
    def _(kind: Any) -> Any:
        attributes = attrs.fields(attrs.resolve_types(get_origin(kind) or kind))
        derived: dict[str, Any] = {attribute.name: override(omit=True) for attribute in attributes if not attribute.eq}
        return make_dict_unstructure_fn(kind, converter, **derived)

    @converter.register_unstructure_hook_factory(_is_union_of_classes)
    def _(_: Any) -> Any:
        def tagged(value: Any) -> Any:
            if value is None or not attrs.has(type(value)):
                return converter.unstructure(value)
            return {TAG: type(value).__name__, **converter.unstructure(value)}

        return tagged

    converter.register_unstructure_hook(frozenset, sorted)
    return converter


_CONVERTER: Final = _make_converter()


@frozen
class Opened:
    """A save and the game that it holds, played again to where it stopped."""

    save: Save
    played: Played
    events: tuple[tuple[Event, ...], ...] | None = field(default=None, repr=False)
    """What happened at the beginning and by each decision, if that is known."""


def open_save(save: Save, path: Path, games: Mapping[str, AnyGame]) -> Opened:
    """Return the game of a save from the file `path`, verified by playing it again.

    Raises:
        SaveError: if the game is unknown, a move breaks a rule, or the moves lead to another position.
    """
    game = games.get(save.game)
    if game is None:
        raise SaveError(path, Fault.UNKNOWN_GAME, save.game)
    played, events = _replayed(game, save, path)
    found = difference(save.snapshot, snapshot(played.state))
    if found is not None:
        raise SaveError(path, Fault.DIFFERENT, found)
    wrong = _wrong_in_summary(save, played)
    if wrong is not None:
        raise SaveError(path, Fault.DAMAGED, wrong)
    return Opened(save, played, events)


def _replayed(game: AnyGame, save: Save, path: Path) -> tuple[Played, tuple[tuple[Event, ...], ...]]:
    number = 0
    try:
        played, beginning = Played.begin(game, game.read_setup(save.setup))
        events = [beginning]
        for fields in save.actions:
            number += 1
            played, more = played.play(game.read_action(fields))
            events.append(more)
    except HouseRulesError as error:
        raise SaveError(path, Fault.HOUSE_RULES, str(error)) from error
    except NotationError as error:
        raise SaveError(path, Fault.DAMAGED, f"{_place(number)}: {error}") from error
    except IllegalActionError as error:
        rule = f"{_place(number)}: {error.objection.message}, rule {error.objection.rule}"
        raise SaveError(path, Fault.BREAKS_RULE, rule) from error
    except ValueError as error:
        raise SaveError(path, Fault.BREAKS_RULE, f"{_place(number)}: {error}") from error
    return played, tuple(events)


def _place(number: int) -> str:
    return f"decision {number}" if number else "set-up"


def _wrong_in_summary(save: Save, played: Played) -> str | None:
    """Return what lists of saves would show wrongly: it stands in the save beside the moves."""
    seats = played.game.seats(played.state)
    if len(save.seats) != seats:
        return f"{len(save.seats)} seats are named, {seats} play"
    if save.over != played.over:
        return f"the game is {'over' if played.over else 'not over'}, but the save says otherwise"
    number = played.game.round_of(played.state)
    if save.round != number:
        return f"the save names round {save.round}, but it is round {number}"
    return None
