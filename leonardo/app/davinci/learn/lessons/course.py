"""The course: all lessons in their order, in one game of three that was played once and lies among the assets."""

from functools import cache
from typing import Final

from leonardo.app.davinci.learn.lessons.first_round import MORE, RANK, WEEKS, WORK
from leonardo.app.davinci.learn.lessons.in_the_city import AUTOMATA, COUNCIL, FIRST
from leonardo.app.davinci.learn.lessons.seen import LEARNER
from leonardo.app.davinci.learn.lessons.towards_the_end import BIDDING, LAST, TYPES
from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.engine.davinci import GAME
from leonardo.engine.notation import read_record
from leonardo.engine.record import Played
from leonardo.play.lessons.lesson import LessonCourse


@cache
def _game() -> Played:
    text = read_asset(assets_folder() / "lessons" / f"{GAME.name}.leonardo.jsonl")
    return read_record(text, lambda _name: GAME)


COURSE: Final = LessonCourse(
    game=GAME.name,
    text="davinci.lessons",
    played=_game,
    lessons=(WORK, WEEKS, RANK, MORE, FIRST, COUNCIL, AUTOMATA, TYPES, BIDDING, LAST),
    partner="thumb",
    learner=LEARNER,
)
