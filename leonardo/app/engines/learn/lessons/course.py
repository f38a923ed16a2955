"""The course: all lessons in their order, in a game of three that was played once and lies among the assets."""

from functools import partial
from typing import Final

from leonardo.app.engines.learn.lessons.first_rounds import FIRST_ROUNDS
from leonardo.app.engines.learn.lessons.later_rounds import LATER_ROUNDS
from leonardo.app.engines.learn.lessons.seen import LEARNER
from leonardo.app.engines.spots import LandSpot, PurseSpot
from leonardo.app.engines.words.phrases import florins
from leonardo.app.lessons.courses import at, recorded
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.play.lessons.lesson import LessonCourse

COURSE: Final = LessonCourse(
    game=GAME.name,
    text="engines.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=(*FIRST_ROUNDS, *LATER_ROUNDS),
    partner="journeyman",
    learner=LEARNER,
    later=lambda view: {"round": view.round, "florins": florins(view.players[LEARNER].florins)},
    later_at=at(PurseSpot(LEARNER)),
    later_clear=lambda view: tuple(LandSpot(land) for land in Territory if view.owners[land] == LEARNER),
)
"""The eight lessons."""
