"""The game in the words of the open record: set-up, decisions and result as JSON fields."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    Decline,
    Done,
    GiveLeonardo,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Stay,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.rules import rounds
from leonardo.engine.davinci.setup import Setup
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import Box, Component, Favour, Place, Stock, Upgrade
from leonardo.engine.fields import FieldReader
from leonardo.engine.game import NotationError

Fields = dict[str, Any]


def write_setup(setup: Setup) -> Fields:
    """Return the fields of a record's first line that are the game's own."""
    return {
        "seats": setup.seats,
        "setup": setup.setup,
        "variants": list(setup.variants),
        "start": setup.start,
        "display": list(setup.display),
        "deck": list(setup.deck),
        "removed": list(setup.removed),
    }


def read_setup(fields: Mapping[str, Any]) -> Setup:
    """Return the set-up of a record's first line.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = _Reader(fields)
    setup = Setup(
        seats=reader.integer("seats"),
        setup=reader.text("setup"),
        variants=tuple(reader.list_of("variants", str)),
        start=reader.integer("start"),
        display=tuple(reader.list_of("display", int)),
        deck=tuple(reader.list_of("deck", int)),
        removed=tuple(reader.list_of("removed", int)),
    )
    reader.refuse_others()
    return setup


def write_action(action: Action) -> Fields:
    """Return the decision as the fields of a record's line, `do` first."""
    match action:
        case ChooseFavour(favour, components, laboratory):
            fields: Fields = {"do": "favour", "favour": favour.value}
            if components is not None:
                fields["components"] = _write_stock(components)
            if laboratory is not None:
                fields["laboratory"] = _word(laboratory)
            return fields
        case Interrupt(laboratory):
            return {"do": "interrupt", "laboratory": _word(laboratory)}
        case Start(laboratory, invention, reveal):
            fields = {"do": "start", "laboratory": _word(laboratory), "invention": invention}
            return {**fields, "reveal": True} if reveal else fields
        case PlaceApprentices(count, at):
            return {"do": "place", "worker": "apprentice", "count": count, "at": _word(at)}
        case PlaceMaster(at):
            return {"do": "place", "worker": "master", "at": _word(at)}
        case GiveLeonardo(to):
            return {"do": "leonardo", "to": to}
        case TakeBox(box):
            return {"do": "box", "box": int(box)}
        case Move(source, target, of_seat):
            fields = {"do": "move", "from": _word(source), "to": _word(target)}
            return fields if of_seat is None else {**fields, "of_seat": of_seat}
        case Reorder(deck):
            return {"do": "reorder", "deck": list(deck)}
        case Buy(component):
            return {"do": "buy", "component": _word(component)}
        case Take(upgrade, laboratory):
            fields = {"do": "take"}
            if upgrade is not None:
                fields["upgrade"] = upgrade.value
            return fields if laboratory is None else {**fields, "laboratory": _word(laboratory)}
        case Bid(invention, florins):
            return {"do": "bid", "invention": invention, "florins": florins}
        case _:
            return {"do": _PLAIN_WORDS[type(action)]}


_PLAIN_WORDS: Final[dict[type, str]] = {
    Done: "done",
    Pass: "pass",
    Decline: "decline",
    Stay: "stay",
    SaveFlorin: "save",
    Withdraw: "withdraw",
}
"""The decisions without arguments."""


def read_action(fields: Mapping[str, Any]) -> Action:
    """Return the decision of a record's line, without `seat` and `of`.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = _Reader(fields)
    word = reader.text("do")
    read = _READERS.get(word)
    if read is None:
        raise NotationError(f'"do": {word!r} is not a decision of this game')
    action = read(reader)
    reader.refuse_others()
    return action


def write_result(state: State) -> Fields:
    """Return the result of a finished game."""
    return {
        "florins": [seat.florins for seat in state.seats],
        "bonus": [rounds.bonus(seat.owned) for seat in state.seats],
        "total": [rounds.total(seat) for seat in state.seats],
        "owned": [sorted(seat.owned) for seat in state.seats],
        "winners": list(rounds.winners(state.seats)),
    }


def _word(member: Place | Component) -> str:
    return member.name.lower()


def _write_stock(stock: Stock) -> dict[str, int]:
    return {_word(kind): stock[kind] for kind in Component if stock[kind]}


class _Reader(FieldReader):
    """Takes the fields that only this game has, too."""

    def place(self, name: str) -> Place:
        """Take a district or a laboratory."""
        word = self.text(name)
        if word not in _PLACES:
            raise NotationError(f'"{name}": {word!r} is not a place')
        return _PLACES[word]

    def component(self, name: str) -> Component:
        """Take a kind of component."""
        word = self.text(name)
        if word not in _COMPONENTS:
            raise NotationError(f'"{name}": {word!r} is not a component')
        return _COMPONENTS[word]

    def stock(self, name: str) -> Stock:
        """Take counts by kind of component."""
        counts: dict[str, Any] = self.take(name, dict)
        if any(kind not in _COMPONENTS or type(count) is not int or count < 1 for kind, count in counts.items()):
            raise NotationError(f'"{name}" must give counts of components, kinds with 0 left out')
        return cast("Stock", tuple(counts.get(_word(kind), 0) for kind in Component))


_PLACES: Final = {_word(place): place for place in Place}
_COMPONENTS: Final = {_word(kind): kind for kind in Component}
_FAVOURS: Final = {favour.value: favour for favour in Favour}
_UPGRADES: Final = {upgrade.value: upgrade for upgrade in Upgrade}
_BOXES: Final = {int(box): box for box in Box}


def _read_favour(reader: _Reader) -> Action:
    favour = reader.member("favour", _FAVOURS, str)
    components = reader.stock("components") if reader.has("components") else None
    return ChooseFavour(favour, components, reader.place("laboratory") if reader.has("laboratory") else None)


def _read_start(reader: _Reader) -> Action:
    reveal = reader.has("reveal")
    if reveal and not reader.truth("reveal"):
        raise NotationError('"reveal" is true, or left out')
    return Start(reader.place("laboratory"), reader.integer("invention"), reveal)


def _read_place(reader: _Reader) -> Action:
    worker = reader.text("worker")
    if worker == "master":
        return PlaceMaster(reader.place("at"))
    if worker == "apprentice":
        return PlaceApprentices(reader.integer("count"), reader.place("at"))
    raise NotationError(f'"worker": {worker!r} is neither apprentice nor master')


def _read_move(reader: _Reader) -> Action:
    of_seat = reader.integer("of_seat") if reader.has("of_seat") else None
    return Move(reader.place("from"), reader.place("to"), of_seat)


def _read_take(reader: _Reader) -> Action:
    upgrade = reader.member("upgrade", _UPGRADES, str) if reader.has("upgrade") else None
    return Take(upgrade, reader.place("laboratory") if reader.has("laboratory") else None)


_READERS: Final[dict[str, Callable[[_Reader], Action]]] = {
    "favour": _read_favour,
    "interrupt": lambda reader: Interrupt(reader.place("laboratory")),
    "start": _read_start,
    "done": lambda _: Done(),
    "place": _read_place,
    "pass": lambda _: Pass(),
    "leonardo": lambda reader: GiveLeonardo(reader.integer("to")),
    "box": lambda reader: TakeBox(reader.member("box", _BOXES, int)),
    "decline": lambda _: Decline(),
    "move": _read_move,
    "stay": lambda _: Stay(),
    "reorder": lambda reader: Reorder(tuple(reader.list_of("deck", int))),
    "buy": lambda reader: Buy(reader.component("component")),
    "save": lambda _: SaveFlorin(),
    "take": _read_take,
    "withdraw": lambda _: Withdraw(),
    "bid": lambda reader: Bid(reader.integer("invention"), reader.integer("florins")),
}
