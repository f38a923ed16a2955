"""The scenes of the third game: a position in which each kind of thing is asked."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.engine.engines import GAME, questions
from leonardo.engine.engines.actions import EndTurn
from leonardo.engine.engines.setup import Options
from scripts.screens import learnt
from scripts.screens.asked import Company
from scripts.screens.theatre import Theatre

COMPANY: Final = Company(
    GAME,
    (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Verrocchio", "yellow")),
    "journeyman",
    lambda view, legal, random: heuristics.decide(view, legal, random, Personality()),
    wanders=0.0,
)
"""Who sits at its table in pictures."""


def _asked(kind: type, earliest: int, theatre: Theatre) -> None:
    COMPANY.sit_down(kind, earliest, Options(len(COMPANY.names)), theatre)


def _learnt(theatre: Theatre) -> None:
    """Make the third game the one at hand."""
    _asked(questions.TurnQuestion, 5, theatre)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "engines_settle": partial(_asked, questions.SettleQuestion, 0),
    "engines_bid": partial(_asked, questions.BidQuestion, 4),
    "engines_choose": partial(_asked, questions.ChooseQuestion, 4),
    "engines_turn": partial(_asked, questions.TurnQuestion, 5),
    "engines_assault": partial(_asked, questions.AssaultQuestion, 4),
    **learnt.scenes(GAME.name, _learnt, "11.22", "turn", EndTurn()),
}
"""How a script comes to each of them."""
