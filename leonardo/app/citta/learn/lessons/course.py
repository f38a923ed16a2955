"""The course: all lessons in their order, in two games of four that were played once and lie among the assets."""

from functools import cache, partial
from typing import Final

from leonardo.app.citta.learn.lessons.first_rounds import FIRST_ROUNDS
from leonardo.app.citta.learn.lessons.later_rounds import GUILDS, LATER_ROUNDS
from leonardo.app.citta.learn.lessons.seen import LEARNER
from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.engine.citta import GAME
from leonardo.engine.frozen import evolve
from leonardo.engine.notation import read_record
from leonardo.engine.record import Played
from leonardo.play.lessons.lesson import Lesson, LessonCourse


@cache
def _game(name: str) -> Played:
    text = read_asset(assets_folder() / "lessons" / f"{name}.leonardo.jsonl")
    return read_record(text, lambda _name: GAME)


def _in_its_game(lesson: Lesson) -> Lesson:
    """Return a lesson with the game in which it takes place, if that is not the one of the course."""
    return evolve(lesson, played=partial(_game, f"{GAME.name}-guilds")) if lesson is GUILDS else lesson


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="citta.lessons",
    played=partial(_game, GAME.name),
    lessons=tuple(map(_in_its_game, (*FIRST_ROUNDS, *LATER_ROUNDS))),
    partner="journeyman",
    learner=LEARNER,
)
