"""The game in the words of the open record: set-up, decisions, throws, and result as JSON fields."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    Decline,
    Destroy,
    DestroyInWar,
    Done,
    EndTurn,
    Fight,
    Fire,
    Hold,
    Invade,
    Move,
    NoParachute,
    Parachute,
    Realise,
    Recruit,
    Retreat,
    Roll,
    Settle,
    Stop,
)
from leonardo.engine.engines.board import BY_ID, Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.setup import Setup
from leonardo.engine.engines.state import State, leaders
from leonardo.engine.engines.terms import Face, Force, Machine, Throw
from leonardo.engine.fields import FieldReader
from leonardo.engine.game import NotationError

Fields = dict[str, Any]

DICE: Final = "dice"
"""The one kind of chance during play."""

_CARDS: Final = {card.value: card for card in Card}
_MACHINES: Final = {machine.value: machine for machine in Machine}
_THROWS: Final = {throw.value: throw for throw in Throw}
_FACES: Final = {face.value: face for face in Face}
_FORCES: Final = {force.value: force for force in Force}

_PLAIN: Final[dict[type, str]] = {
    Decline: "decline",
    Stop: "stop",
    EndTurn: "end",
    Parachute: "parachute",
    NoParachute: "no_parachute",
    Retreat: "retreat",
    Fight: "fight",
    Fire: "fire",
    Hold: "hold",
    Done: "done",
}
"""Decisions that say nothing more."""
_PLACES: Final[dict[type, str]] = {Settle: "settle", Recruit: "recruit", BuildTower: "tower", BuildCastle: "castle"}
"""Decisions that say where."""
_MARCHES: Final[dict[type, str]] = {Invade: "invade", Attack: "attack", Move: "move"}
"""Decisions that say which pieces go where."""


def write_setup(setup: Setup) -> Fields:
    """Return the fields of a record's first line that are the game's own."""
    return {
        "seats": setup.seats,
        "target": setup.target,
        "variants": list(setup.variants),
        "start": setup.start,
        "designs": [card.value for card in setup.designs],
        "projects": [card.value for card in setup.projects],
        "out": [card.value for card in setup.out],
    }


def read_setup(fields: Mapping[str, Any]) -> Setup:
    """Return the set-up of a record's first line.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = FieldReader(fields)
    setup = Setup(
        seats=reader.integer("seats"),
        target=reader.integer("target"),
        variants=tuple(reader.list_of("variants", str)),
        start=reader.integer("start"),
        designs=_cards(reader, "designs"),
        projects=_cards(reader, "projects"),
        out=_cards(reader, "out"),
    )
    reader.refuse_others()
    return setup


def _cards(reader: FieldReader, name: str) -> tuple[Card, ...]:
    words = reader.list_of(name, str)
    for word in words:
        if word not in _CARDS:
            raise NotationError(f'"{name}": {word!r:.60} is no card of this game')
    return tuple(_CARDS[word] for word in words)


def write_action(action: Action) -> Fields:
    """Return the decision as the fields of a record's line, `do` first, or `chance` for a throw."""
    match action:
        case Bid(florins):
            return {"do": "bid", "florins": florins}
        case Choose(card):
            return {"do": "choose", "card": card.value}
        case Realise(card):
            return {"do": "realise", "card": card.value}
        case Build(machine, at):
            return {"do": machine.value, "at": _word(at)}
        case Destroy(machine, at):
            return {"do": "destroy", "machine": machine.value, "at": _word(at)}
        case DestroyInWar(machine):
            return {"do": "destroy", "machine": machine.value}
        case Settle(at) | Recruit(at) | BuildTower(at) | BuildCastle(at):
            return {"do": _PLACES[type(action)], "at": _word(at)}
        case Invade() | Attack() | Move():
            return _write_march(action)
        case AssaultByInfantry() | AssaultByTanks() | AssaultByPlanes() | AssaultByAutomaton():
            return {"do": "assault", **_write_assault(action)}
        case Roll(seat, purpose, faces):
            shown = "".join(face.value for face in faces)
            return {"chance": DICE, "seat": seat, "for": purpose.value, "faces": shown}
    return {"do": _PLAIN[type(action)]}


def _word(territory: Territory) -> str:
    return territory.name.lower()


def _write_march(action: Invade | Attack | Move) -> Fields:
    return {
        "do": _MARCHES[type(action)],
        "from": _word(action.source),
        "to": _word(action.target),
        "infantry": action.infantry,
        "tanks": action.tanks,
        "planes": action.planes,
    }


def _write_assault(action: AssaultByInfantry | AssaultByTanks | AssaultByPlanes | AssaultByAutomaton) -> Fields:
    match action:
        case AssaultByInfantry(count, cannon):
            return {"by": Force.INFANTRY.value, "count": count, **({"cannon": True} if cannon else {})}
        case AssaultByPlanes(infantry, None):
            return {"by": Force.PLANES.value, "infantry": infantry}
        case AssaultByPlanes(infantry, tanks, planes):
            return {"by": Force.PLANES.value, "infantry": infantry, "tanks": tanks, "planes": planes}
    return {"by": (Force.TANKS if isinstance(action, AssaultByTanks) else Force.AUTOMATON).value}


def read_action(fields: Mapping[str, Any]) -> Action:
    """Return the decision, or the throw, of a record's line.

    Raises:
        NotationError: if a field is missing, unknown or of the wrong type.
    """
    reader = FieldReader(fields)
    if reader.has("chance"):
        action: Action = _read_throw(reader)
    else:
        word = reader.text("do")
        if word not in _READERS:
            raise NotationError(f'"do": {word!r:.60} is no decision of this game')
        action = _READERS[word](reader)
    reader.refuse_others()
    return action


def _read_throw(reader: FieldReader) -> Roll:
    kind = reader.text("chance")
    if kind != DICE:
        raise NotationError(f'"chance": {kind!r:.60} is not "{DICE}"')
    seat, purpose, faces = reader.integer("seat"), reader.member("for", _THROWS, str), reader.text("faces")
    if wrong := [face for face in faces if face not in _FACES]:
        raise NotationError(f'"faces": {wrong[0]!r} is not one of {", ".join(_FACES)}')
    return Roll(seat, purpose, tuple(_FACES[face] for face in faces))


def _plain(kind: Callable[[], Action]) -> Callable[[FieldReader], Action]:
    return lambda _: kind()


def _place(kind: Callable[[Territory], Action]) -> Callable[[FieldReader], Action]:
    return lambda reader: kind(reader.member("at", BY_ID, str))


def _march(kind: type[Invade] | type[Attack] | type[Move]) -> Callable[[FieldReader], Action]:
    return lambda reader: kind(
        reader.member("from", BY_ID, str),
        reader.member("to", BY_ID, str),
        reader.integer("infantry"),
        reader.integer("tanks"),
        reader.integer("planes"),
    )


def _build(machine: Machine) -> Callable[[FieldReader], Action]:
    return lambda reader: Build(machine, reader.member("at", BY_ID, str))


def _destroy(reader: FieldReader) -> Action:
    machine = reader.member("machine", _MACHINES, str)
    return Destroy(machine, reader.member("at", BY_ID, str)) if reader.has("at") else DestroyInWar(machine)


def _assault(reader: FieldReader) -> Action:
    match reader.member("by", _FORCES, str):
        case Force.INFANTRY:
            return AssaultByInfantry(reader.integer("count"), _cannon(reader))
        case Force.TANKS:
            return AssaultByTanks()
        case Force.AUTOMATON:
            return AssaultByAutomaton()
        case Force.PLANES:
            divided = reader.has("tanks") or reader.has("planes")
            targets = (reader.integer("tanks"), reader.integer("planes")) if divided else ()
            return AssaultByPlanes(reader.integer("infantry"), *targets)


def _cannon(reader: FieldReader) -> bool:
    """Read whether the great cannon is declared, which is said only if it is."""
    if not reader.has("cannon"):
        return False
    if not reader.truth("cannon"):
        raise NotationError('"cannon" stands only where it is declared')
    return True


_READERS: Final[dict[str, Callable[[FieldReader], Action]]] = {
    **{word: _plain(kind) for kind, word in _PLAIN.items()},
    **{word: _place(kind) for kind, word in _PLACES.items()},
    **{word: _march(kind) for kind, word in _MARCHES.items()},
    **{machine.value: _build(machine) for machine in Machine},
    "bid": lambda reader: Bid(reader.integer("florins")),
    "choose": lambda reader: Choose(reader.member("card", _CARDS, str)),
    "realise": lambda reader: Realise(reader.member("card", _CARDS, str)),
    "destroy": _destroy,
    "assault": _assault,
}


def write_result(state: State) -> Fields:
    """Return the result of a finished game as the fields of a record's last line."""
    return {
        "points": [player.points for player in state.players],
        "winner": leaders(state.players)[0],
        "rounds": state.round,
    }
