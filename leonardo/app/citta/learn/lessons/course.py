"""The course: all lessons in their order, in two games of four that were played once and lie among the assets."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from leonardo.app.citta.learn.lessons.first_rounds import FIRST_ROUNDS
from leonardo.app.citta.learn.lessons.later_rounds import GUILDS, LATER_ROUNDS
from leonardo.app.citta.learn.lessons.seen import LEARNER
from leonardo.app.citta.spots import PalaceSpot, PurseSpot
from leonardo.app.citta.words.phrases import florins
from leonardo.app.lessons.courses import at, recorded
from leonardo.engine.citta import GAME
from leonardo.engine.citta.state import properties
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.play.lessons.lesson import Lesson, LessonCourse


def _in_its_game(lesson: Lesson) -> Lesson:
    return evolve(lesson, played=partial(recorded, GAME, f"{GAME.name}-guilds")) if lesson is GUILDS else lesson


def _later(view: View) -> Mapping[str, object]:
    party = view.parties[LEARNER]
    return {"round": view.round, "florins": florins(party.florins if party is not None else 0)}


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="citta.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=tuple(map(_in_its_game, (*FIRST_ROUNDS, *LATER_ROUNDS))),
    partner="journeyman",
    learner=LEARNER,
    later=_later,
    later_at=at(PurseSpot(LEARNER)),
    later_clear=lambda view: tuple(map(PalaceSpot, properties(view.owners, LEARNER))),
)
