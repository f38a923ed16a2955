"""The course: all lessons in their order, in a game of three that was played once and lies among the assets."""

from functools import cache
from typing import Final

from leonardo.app.engines.learn.lessons.first_rounds import FIRST_ROUNDS
from leonardo.app.engines.learn.lessons.later_rounds import LATER_ROUNDS
from leonardo.app.engines.learn.lessons.seen import LEARNER
from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.engine.engines import GAME
from leonardo.engine.notation import read_record
from leonardo.engine.record import Played
from leonardo.play.lessons.lesson import LessonCourse


@cache
def _game() -> Played:
    text = read_asset(assets_folder() / "lessons" / f"{GAME.name}.leonardo.jsonl")
    return read_record(text, lambda _name: GAME)


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="engines.lessons",
    played=_game,
    lessons=(*FIRST_ROUNDS, *LATER_ROUNDS),
    partner="journeyman",
    learner=LEARNER,
)
"""The eight lessons."""
