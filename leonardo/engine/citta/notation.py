"""The game in the words of the open record: set-up, decisions, numbers of the machine, and result as JSON fields."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Draw,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    StayAlone,
    TakeBall,
)
from leonardo.engine.citta.setup import Setup
from leonardo.engine.citta.state import Capital, State, capitals, winners
from leonardo.engine.citta.terms import Good, InternationalEvent, Purpose, Side
from leonardo.engine.fields import FieldReader
from leonardo.engine.game import NotationError

Fields = dict[str, Any]

MACHINE: Final = "machine"
"""The one kind of chance during play."""

_PLAIN: Final[dict[type, str]] = {
    StayAlone: "alone",
    Accept: "accept",
    Refuse: "refuse",
    Done: "done",
    LetStand: "leave",
    Buy: "buy",
    Decline: "decline",
    Drop: "drop",
    LetFall: "let_fall",
}
"""Decisions that say nothing more."""


def write_setup(setup: Setup) -> Fields:
    """Return the fields of a record's first line that are the game's own."""
    return {
        "seats": setup.seats,
        "rounds": setup.rounds,
        "variants": list(setup.variants),
        "deal": list(setup.deal),
        "offices": list(setup.offices),
        "events": [event.value for event in setup.events],
        "works": list(setup.works),
    }


def read_setup(fields: Mapping[str, Any]) -> Setup:
    """Return the set-up of a record's first line.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = FieldReader(fields)
    setup = Setup(
        seats=reader.integer("seats"),
        rounds=reader.integer("rounds"),
        variants=tuple(reader.list_of("variants", str)),
        deal=tuple(reader.list_of("deal", int)),
        offices=tuple(reader.list_of("offices", int)),
        events=tuple(map(_event, reader.list_of("events", str))),
        works=tuple(reader.list_of("works", int)),
    )
    reader.refuse_others()
    return setup


def _event(word: str) -> InternationalEvent:
    try:
        return InternationalEvent(word)
    except ValueError:
        raise NotationError(f'"events": {word!r} is no kind of event') from None


def write_action(action: Action) -> Fields:
    """Return the decision as the fields of a record's line, `do` first, or `chance` for a number."""
    match action:
        case ChooseSide(side):
            return {"do": "side", "side": side.value}
        case Propose(to, side, pawn):
            return {"do": "propose", "to": to, "side": side.value, "pawn": pawn}
        case Rescue(to, side, pawn):
            return {"do": "rescue", "to": to, "side": side.value, "pawn": pawn}
        case LayWork(square):
            return {"do": "work", "square": square}
        case TakeBall(number):
            return {"do": "ball", "number": number}
        case Divert(steps):
            return {"do": "divert", "steps": steps}
        case Raise(florins):
            return {"do": "raise", "florins": florins}
        case Bet(good, florins):
            return {"do": "bet", "good": good.value, "florins": florins}
        case Sell(square):
            return {"do": "sell", "square": square}
        case Draw(seat, purpose, number):
            return {"chance": MACHINE, "seat": seat, "for": purpose.value, "number": number}
    return {"do": _PLAIN[type(action)]}


def read_action(fields: Mapping[str, Any]) -> Action:
    """Return the decision, or the number of the machine, of a record's line.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = FieldReader(fields)
    if reader.has("chance"):
        kind = reader.text("chance")
        if kind != MACHINE:
            raise NotationError(f'"chance": {kind!r} is not "{MACHINE}"')
        action: Action = Draw(reader.integer("seat"), reader.member("for", _PURPOSES, str), reader.integer("number"))
    else:
        word = reader.text("do")
        if word not in _READERS:
            raise NotationError(f'"do": {word!r} is no decision of this game')
        action = _READERS[word](reader)
    reader.refuse_others()
    return action


_SIDES: Final = {side.value: side for side in Side}
_GOODS: Final = {good.value: good for good in Good}
_PURPOSES: Final = {purpose.value: purpose for purpose in Purpose}


def _plain(kind: Callable[[], Action]) -> Callable[[FieldReader], Action]:
    return lambda _: kind()


def _terms(kind: Callable[[int, Side, int], Action]) -> Callable[[FieldReader], Action]:
    return lambda reader: kind(reader.integer("to"), reader.member("side", _SIDES, str), reader.integer("pawn"))


_READERS: Final[dict[str, Callable[[FieldReader], Action]]] = {
    **{word: _plain(kind) for kind, word in _PLAIN.items()},
    "side": lambda reader: ChooseSide(reader.member("side", _SIDES, str)),
    "propose": _terms(Propose),
    "rescue": _terms(Rescue),
    "work": lambda reader: LayWork(reader.integer("square")),
    "ball": lambda reader: TakeBall(reader.integer("number")),
    "divert": lambda reader: Divert(reader.integer("steps")),
    "raise": lambda reader: Raise(reader.integer("florins")),
    "bet": lambda reader: Bet(reader.member("good", _GOODS, str), reader.integer("florins")),
    "sell": lambda reader: Sell(reader.integer("square")),
}


def write_result(state: State) -> Fields:
    """Return the result of a finished game as the fields of a record's last line."""
    return {
        "round": state.round,
        "parties": [_write_party(each) for each in capitals(state.parties, state.owners, state.works)],
        "out": list(state.out),
        "winners": list(winners(state.parties, state.owners, state.works)),
    }


def _write_party(each: Capital) -> Fields:
    return {
        "seats": list(each.members),
        "florins": each.florins,
        "palaces": each.palaces,
        "works": each.works,
        "offices": each.offices,
        "capital": each.whole,
        "share": each.share,
    }
