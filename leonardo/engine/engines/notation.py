"""The game in the words of the open record, and what is told to a program that sits at the table."""

from collections.abc import Mapping, Sequence
from reprlib import repr as brief
from typing import Any, Final

from leonardo.engine.action_codec import ActionCodec, FieldCodec, FieldReader, Form
from leonardo.engine.codec import decode_view, encode_view
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
from leonardo.engine.engines.constants import DATA, Face, Force, Machine
from leonardo.engine.engines.state import State, leaders
from leonardo.engine.engines.view import View
from leonardo.engine.game import NotationError
from leonardo.engine.own_maps import PLAN

Fields = dict[str, Any]

_FACES: Final = {face.value: face for face in Face}


def _read_faces(reader: FieldReader, name: str) -> tuple[Face, ...]:
    faces = reader.text(name)
    if wrong := [face for face in faces if face not in _FACES]:
        raise NotationError(f'"{name}": {brief(wrong[0])} is not one of {", ".join(_FACES)}')
    return tuple(_FACES[face] for face in faces)


def _assault(force: Force, kind: type) -> Form:
    return Form("assault", kind, {"by": force.value})


class _Actions(ActionCodec[Action]):
    def read(self, fields: Mapping[str, Any]) -> Action:
        action = super().read(fields)
        if isinstance(action, AssaultByPlanes) and (action.tanks is None) != (action.planes is None):
            raise NotationError('"tanks" and "planes" stand together, or not at all')
        return action


ACTIONS: Final = _Actions(
    (
        Form("bid", Bid),
        Form("choose", Choose),
        Form("decline", Decline),
        Form("settle", Settle),
        Form("recruit", Recruit),
        Form("realise", Realise),
        *(Form(machine.value, Build, says={"machine": machine}) for machine in Machine),
        Form("destroy", Destroy),
        Form("destroy", DestroyInWar),
        Form("tower", BuildTower),
        Form("castle", BuildCastle),
        Form("invade", Invade),
        Form("attack", Attack),
        Form("move", Move),
        Form("stop", Stop),
        Form("end", EndTurn),
        _assault(Force.INFANTRY, AssaultByInfantry),
        _assault(Force.TANKS, AssaultByTanks),
        _assault(Force.PLANES, AssaultByPlanes),
        _assault(Force.AUTOMATON, AssaultByAutomaton),
        Form("parachute", Parachute),
        Form("no_parachute", NoParachute),
        Form("retreat", Retreat),
        Form("fight", Fight),
        Form("fire", Fire),
        Form("hold", Hold),
        Form("done", Done),
        Form("dice", Roll, chance=True),
    ),
    names={"source": "from", "target": "to", "purpose": "for"},
    own={tuple[Face, ...]: FieldCodec(lambda faces: "".join(face.value for face in faces), _read_faces)},
)


def write_result(state: State) -> Fields:
    """Return the result of a finished game as the fields of a record's last line."""
    return {
        "points": [player.points for player in state.players],
        "winner": leaders(state.players)[0],
        "rounds": state.round,
    }


def write_rules() -> Fields:
    """Return all that is printed on map and cards, and the numbers that the rules are made of."""
    return {key: value for key, value in DATA.items() if key not in ("about", PLAN)}


def write_view(view: View) -> Fields:
    """Return what a seat sees as the fields of a message."""
    return encode_view(view)


def read_view(fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
    return decode_view(View, fields, legal)
