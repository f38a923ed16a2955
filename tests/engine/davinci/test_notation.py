"""Decisions in the words of the open record, and what is refused (leonardo/engine/davinci/notation.py)."""

from typing import Any

import pytest

from leonardo.engine.davinci import GAME
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
from leonardo.engine.davinci.constants import Box, Component, Favour, Place, Upgrade
from leonardo.engine.game import NotationError
from tests.engine.davinci.build import stock

SMALL, LARGE = Place.SMALL, Place.LARGE
LINES: list[tuple[Action, dict[str, Any]]] = [
    (ChooseFavour(Favour.FLORINS), {"do": "favour", "favour": "a"}),
    (
        ChooseFavour(Favour.COMPONENTS, stock("iron iron glass rope")),
        {"do": "favour", "favour": "b", "components": {"iron": 2, "rope": 1, "glass": 1}},
    ),
    (ChooseFavour(Favour.APPRENTICE), {"do": "favour", "favour": "c"}),
    (ChooseFavour(Favour.SMALL5, stock("wood")), {"do": "favour", "favour": "d1", "components": {"wood": 1}}),
    (ChooseFavour(Favour.LARGE4, stock("brick")), {"do": "favour", "favour": "d2", "components": {"brick": 1}}),
    (ChooseFavour(Favour.LARGE6, stock("iron")), {"do": "favour", "favour": "d3", "components": {"iron": 1}}),
    (ChooseFavour(Favour.AUTOMATON, laboratory=LARGE), {"do": "favour", "favour": "d4", "laboratory": "large"}),
    (Interrupt(SMALL), {"do": "interrupt", "laboratory": "small"}),
    (Start(LARGE, 12), {"do": "start", "laboratory": "large", "invention": 12}),
    (Start(LARGE, 12, reveal=True), {"do": "start", "laboratory": "large", "invention": 12, "reveal": True}),
    (Done(), {"do": "done"}),
    (PlaceApprentices(3, Place.GLASSWORKS), {"do": "place", "worker": "apprentice", "count": 3, "at": "glassworks"}),
    (PlaceMaster(SMALL), {"do": "place", "worker": "master", "at": "small"}),
    (Pass(), {"do": "pass"}),
    (GiveLeonardo(2), {"do": "leonardo", "to": 2}),
    (TakeBox(Box.FORESIGHT), {"do": "box", "box": 3}),
    (Decline(), {"do": "decline"}),
    (Move(SMALL, Place.KILN), {"do": "move", "from": "small", "to": "kiln"}),
    (Move(Place.SMITHY, Place.KILN, 0), {"do": "move", "from": "smithy", "to": "kiln", "of_seat": 0}),
    (Stay(), {"do": "stay"}),
    (Reorder((7, 2, 5, 4)), {"do": "reorder", "deck": [7, 2, 5, 4]}),
    (Buy(Component.ROPE), {"do": "buy", "component": "rope"}),
    (SaveFlorin(), {"do": "save"}),
    (Take(), {"do": "take"}),
    (Take(Upgrade.SMALL5), {"do": "take", "upgrade": "small5"}),
    (Take(Upgrade.LARGE4), {"do": "take", "upgrade": "large4"}),
    (Take(Upgrade.LARGE6), {"do": "take", "upgrade": "large6"}),
    (Take(Upgrade.AUTOMATON, LARGE), {"do": "take", "upgrade": "automaton", "laboratory": "large"}),
    (Withdraw(), {"do": "withdraw"}),
    (Bid(8, 0), {"do": "bid", "invention": 8, "florins": 0}),
]


@pytest.mark.parametrize(("action", "fields"), LINES)
def test_every_decision_in_the_words_of_the_record(action: Action, fields: dict[str, Any]) -> None:
    assert GAME.write_action(action) == fields
    assert GAME.read_action(fields) == action


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({}, '"do" is missing'),
        ({"do": 3}, '"do" must be a word'),
        ({"do": "box", "box": 5}, "not one of 1, 2, 3, 4"),
        ({"do": "box", "box": True}, '"box" must be a whole number'),
        ({"do": "box"}, '"box" is missing'),
        ({"do": "favour", "favour": "e"}, "not one of a, b, c, d1"),
        ({"do": "favour", "favour": "b", "components": {"iron": 0, "wood": 4}}, "kinds with 0 left out"),
        ({"do": "favour", "favour": "b", "components": {"gold": 4}}, "counts of components"),
        ({"do": "favour", "favour": "b", "components": ["iron"]}, "must be an object"),
        ({"do": "start", "laboratory": "tower", "invention": 1}, "'tower' is not one of"),
        ({"do": "start", "laboratory": "small", "invention": "1"}, "must be a whole number"),
        ({"do": "start", "laboratory": "small", "invention": 1, "reveal": 1}, "must be true or false"),
        ({"do": "place", "worker": "automaton", "at": "kiln"}, "not one of apprentice, master"),
        ({"do": "place", "worker": "master", "at": "kiln", "count": 1}, '"count" does not belong here'),
        ({"do": "buy", "component": "marble"}, "'marble' is not one of"),
        ({"do": "take", "upgrade": "small"}, "not one of small5"),
        ({"do": "reorder", "deck": [1, "2"]}, "each item is a whole number"),
        ({"do": "pass", "seat": 1}, '"seat" does not belong here'),
    ],
)
def test_what_is_no_decision_is_refused_and_the_field_is_named(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        GAME.read_action(fields)


def test_a_reveal_that_is_false_is_left_out() -> None:
    """The record says `reveal` only where something is shown (rule 6.9)."""
    with pytest.raises(NotationError, match='"reveal"'):
        GAME.read_action({"do": "start", "laboratory": "small", "invention": 1, "reveal": False})
