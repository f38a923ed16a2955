"""What speaks for an action in a position, and what the positions of these tests have in common."""

from typing import Any

from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import Component, Place
from tests.engine.davinci.build import ANNA, Game

Told = tuple[str, dict[str, Any]] | None
"""The end of the key of a sentence, and its values; nothing where nothing in particular speaks for an action."""

SMALL = Place.SMALL
WORKSHOP, ACADEMY, KILN = Place.WORKSHOP, Place.ACADEMY, Place.KILN
BRICK = Component.BRICK
LIFT, GOLD, HIDDEN = 8, 16, 25
"""The stage lift (rope and brick, 7 weeks for 8 florins), a gold one (15 weeks), and one that lies in the deck."""
SHOWN = [LIFT, 16, 22]


def told(game: Game, action: Action) -> Told:
    """Return what speaks for Anna's action."""
    assert game.decider == ANNA
    found = reason(Grounds(GAME.view(game.state, ANNA)), action)
    if found is None:
        return None
    assert found.key.startswith("davinci.advice.")
    return found.key.removeprefix("davinci.advice."), found.values
