"""The scenes of the second game: a position in which each kind of thing is asked."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from leonardo.ai.citta import heuristics
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.actions import Decline
from leonardo.engine.citta.constants import GUILDS, STANDARD
from leonardo.engine.citta.setup import Options
from leonardo.engine.frozen import evolve
from scripts.screens import learnt
from scripts.screens.asked import Company
from scripts.screens.theatre import Theatre

COMPANY: Final = Company(
    GAME,
    (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Donato", "bone"), ("Verrocchio", "yellow")),
    "journeyman",
    heuristics.decide,
    wanders=0.15,
)
"""Who sits at its table in pictures."""
USUAL: Final = Options(len(COMPANY.names), 20, STANDARD)
"""What they play."""


def _asked(kind: type, earliest: int, theatre: Theatre, variants: tuple[str, ...] = STANDARD) -> None:
    COMPANY.sit_down(kind, earliest, evolve(USUAL, variants=variants), theatre)


def _union(theatre: Theatre) -> None:
    """The terms of a guild are being chosen."""
    _asked(questions.ProposalQuestion, 2, theatre, (GUILDS,))
    theatre.press(theatre.at(ButtonSpot("propose")))
    theatre.turn(4)


def _learnt(theatre: Theatre) -> None:
    """Make the second game the one at hand."""
    _asked(questions.WorkQuestion, 8, theatre)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "citta_side": partial(_asked, questions.SideQuestion, 0),
    "citta_works": partial(_asked, questions.WorkQuestion, 8),
    "citta_offer": partial(_asked, questions.OptionQuestion, 7),
    "citta_auction": partial(_asked, questions.AuctionQuestion, 5),
    "citta_market": partial(_asked, questions.BetQuestion, 5),
    "citta_office": partial(_asked, questions.OfficeQuestion, 3),
    "citta_debt": partial(_asked, questions.SaleQuestion, 2),
    "citta_union": _union,
    "citta_answer": partial(_asked, questions.AnswerQuestion, 2, variants=(GUILDS,)),
    "citta_rescue": partial(_asked, questions.RescueQuestion, 2, variants=(GUILDS,)),
    **learnt.scenes(GAME.name, _learnt, "9.2", "quarters", Decline()),
}
"""How a script comes to each of them."""
