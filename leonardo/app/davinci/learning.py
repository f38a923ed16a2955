"""What this game gives those who learn it; each part is imported when it is first asked for."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.learning import Learning

if TYPE_CHECKING:
    from leonardo.app.challenges.given import Challenges
    from leonardo.app.rulebook.book import RuleBook
    from leonardo.app.rulebook.cards import CardList
    from leonardo.app.table.game import AnyTableGame
    from leonardo.app.table.help.notes import HelpNote
    from leonardo.app.table.standing.forecast import Forecasting
    from leonardo.play.lessons.lesson import LessonCourse
    from leonardo.play.statistics.game import GameStatistics


def _help() -> "Sequence[HelpNote]":
    from leonardo.app.davinci.learn.help import NOTES

    return NOTES


def _rules() -> "RuleBook":
    from leonardo.app.davinci.learn.rules import BOOK

    return BOOK


def _cards() -> "CardList":
    from leonardo.app.davinci.learn.cards import CARDS

    return CARDS


def _lessons() -> "LessonCourse":
    from leonardo.app.davinci.learn.lessons.course import COURSE

    return COURSE


def _table() -> "AnyTableGame":
    from leonardo.app.davinci.table import TABLE

    return TABLE


def _standing() -> "Forecasting":
    from leonardo.app.davinci.learn.standing import FORECASTING

    return FORECASTING


def _statistics() -> "GameStatistics":
    from leonardo.app.davinci.learn.deeds import statistics

    return statistics()


def _challenges() -> "Challenges":
    from leonardo.app.davinci.learn.challenges import challenges

    return challenges()


LEARNING: Final = Learning(
    help=_help,
    rules=_rules,
    cards=_cards,
    lessons=_lessons,
    table=_table,
    standing=_standing,
    statistics=_statistics,
    challenges=_challenges,
)
"""What the presentation names."""
