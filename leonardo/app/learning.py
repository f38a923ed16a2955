"""What a game gives those who learn it: help over its table, its rules, its cards, lessons.

Each part is made when it is first asked for, so that the title can read which there are. A game gives as many as it
has; what is not given is not offered anywhere.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

if TYPE_CHECKING:
    from leonardo.app.challenges.puzzle_data import Challenges
    from leonardo.app.rulebook.book import RuleBook
    from leonardo.app.rulebook.cards import CardList
    from leonardo.app.table.game import AnyTableGame
    from leonardo.app.table.help.notes import HelpNote
    from leonardo.app.table.standing.forecast import Forecasting
    from leonardo.play.lessons.lesson import LessonCourse
    from leonardo.play.statistics.game import GameStatistics


@frozen
class Learning:
    """The parts of what is learnt, each behind a function that makes it."""

    help: "Callable[[], Sequence[HelpNote]] | None" = None
    """What lies where on the table, for the help layer over it."""
    rules: "Callable[[], RuleBook] | None" = None
    """All rules, as a book to open at any of them."""
    cards: "Callable[[], CardList] | None" = None
    """The cards of the game, to be sorted by what is known of them."""
    lessons: "Callable[[], LessonCourse] | None" = None
    """A guided first game in short lessons,"""
    table: "Callable[[], AnyTableGame] | None" = None
    """and the table at which they are given, and puzzles as well."""
    standing: "Callable[[], Forecasting] | None" = None
    """How its seats stand, for a forecast on demand."""
    statistics: "Callable[[], GameStatistics] | None" = None
    """What its finished games tell of themselves, and what in them is an achievement."""
    challenges: "Callable[[], Challenges] | None" = None
    """What is played on a day, and what makes its puzzles; these need the table, too."""


NOTHING_TAUGHT: Final = Learning()
"""What a game gives that is learnt from its box alone."""


def brought(module: str, name: str) -> Callable[[], Any]:
    """Return what brings something out of a module, which is imported only then."""
    return lambda: getattr(import_module(module), name)


def made(module: str, function: str) -> Callable[[], Any]:
    """Return what calls a function of a module, which is imported only then."""
    return lambda: brought(module, function)()()  # noqa: PLW0108 - what it calls must not be imported before
