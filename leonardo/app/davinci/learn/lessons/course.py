"""The course: all lessons in their order, in one game of three that was played once and lies among the assets."""

from functools import partial
from typing import Final

from leonardo.app.davinci.learn.lessons.first_round import MORE, RANK, WEEKS, WORK
from leonardo.app.davinci.learn.lessons.in_the_city import AUTOMATA, COUNCIL, FIRST
from leonardo.app.davinci.learn.lessons.seen import LEARNER, own
from leonardo.app.davinci.learn.lessons.towards_the_end import BIDDING, LAST, TYPES
from leonardo.app.davinci.spots import FlorinsSpot, LaboratorySpot
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.lessons.courses import at, keeping, recorded
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.play.lessons.lesson import LessonCourse

COURSE: Final = LessonCourse(
    game=GAME.name,
    text="davinci.lessons",
    played=partial(recorded, GAME, GAME.name),
    lessons=(WORK, WEEKS, RANK, MORE, FIRST, COUNCIL, AUTOMATA, TYPES, BIDDING, LAST),
    partner="thumb",
    learner=LEARNER,
    later=lambda view: {"round": view.round, "florins": florins(own(view).florins)},
    later_at=at(FlorinsSpot(LEARNER)),
    later_clear=keeping(*(LaboratorySpot(LEARNER, place) for place in (Place.SMALL, Place.LARGE))),
)
