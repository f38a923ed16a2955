"""The scenes of the third game: a position in which each kind of thing is asked."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import pygame

from leonardo.ai.engines import thumb
from leonardo.ai.engines.temper import Temper
from leonardo.app.lessons.table import LessonTable
from leonardo.engine.engines import GAME, questions
from leonardo.engine.engines.actions import EndTurn
from leonardo.engine.engines.setup import Options
from scripts.screens.asked import Company
from scripts.screens.theatre import Theatre

_SLIP: Final = 20
"""Frames after which a slip has come."""
_COMPANY: Final = Company(
    GAME,
    (("Lisa", "red"), ("Salaì", "blue"), ("Melzi", "green"), ("Verrocchio", "yellow")),
    "journeyman",
    lambda view, legal, random: thumb.decide(view, legal, random, Temper()),
    wanders=0.0,
)


def _asked(kind: type, earliest: int, theatre: Theatre) -> None:
    _COMPANY.sit_down(kind, earliest, Options(len(_COMPANY.names)), theatre)


def _learnt(theatre: Theatre) -> None:
    """Make the third game the one at hand."""
    _asked(questions.TurnQuestion, 5, theatre)


def _rule(theatre: Theatre) -> None:
    """The rules, opened at one of them."""
    _learnt(theatre)
    theatre.host.show_rules("11.22")


def _cards(theatre: Theatre) -> None:
    _learnt(theatre)
    theatre.host.show_rules()
    theatre.turn()
    theatre.click(theatre.widget("cards"))


def _summary(theatre: Theatre) -> None:
    _learnt(theatre)
    theatre.host.show_rules()
    theatre.turn()
    theatre.click(theatre.widget("print"))


def _help(theatre: Theatre) -> None:
    """Notes lie over the table."""
    _learnt(theatre)
    theatre.table.show_help()


def _standing(theatre: Theatre) -> None:
    _learnt(theatre)
    theatre.key(pygame.K_f)


def _lesson(theatre: Theatre) -> None:
    """A slip tells why something else comes first."""
    theatre.host.play_lesson(GAME.name, "turn", anew=True)
    theatre.turn(_SLIP)
    if isinstance(theatre.table, LessonTable):
        theatre.table.go_on()
    theatre.table.act(EndTurn(), dropped=False)


SCENES: Final[Mapping[str, Callable[[Theatre], None]]] = {
    "engines_settle": partial(_asked, questions.SettleQuestion, 0),
    "engines_bid": partial(_asked, questions.BidQuestion, 4),
    "engines_choose": partial(_asked, questions.ChooseQuestion, 4),
    "engines_turn": partial(_asked, questions.TurnQuestion, 5),
    "engines_assault": partial(_asked, questions.AssaultQuestion, 4),
    "engines_rule": _rule,
    "engines_cards": _cards,
    "engines_summary": _summary,
    "engines_help": _help,
    "engines_standing": _standing,
    "engines_lesson": _lesson,
}
"""How a script comes to each of them."""
