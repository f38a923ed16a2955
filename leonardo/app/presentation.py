"""The contract by which a game shows itself: name, options, table, results, and what is learnt of it.

The scenes around the table (title, new game, load, pause, hand-over) serve every game through it. What is learnt (help,
rules, cards, lessons, statistics) is made when it is first asked for; what a game does not give is not offered.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from attrs import field, frozen

from leonardo.app.kit.keymap import Command
from leonardo.app.kit.window.idle_tasks import import_gated
from leonardo.engine.frozen import evolve
from leonardo.engine.house_rules import laid

if TYPE_CHECKING:
    from leonardo.app.challenges.puzzle_data import Challenges
    from leonardo.app.kit.kit import Kit
    from leonardo.app.kit.scene import Scene
    from leonardo.app.rulebook.book import RuleBook
    from leonardo.app.rulebook.cards import CardList
    from leonardo.app.scenes.host import Host
    from leonardo.app.table.game import AnyTableGame
    from leonardo.app.table.help.notes import HelpNote
    from leonardo.app.table.standing.forecast import Forecasting
    from leonardo.app.viewer.scene import ViewerScene
    from leonardo.engine.game import AnyGame
    from leonardo.play.lessons.lesson import LessonCourse
    from leonardo.play.session import Session
    from leonardo.play.statistics.game import GameStatistics


@frozen
class Learning:
    """The parts of what is learnt, each behind a function that makes it."""

    help: "Callable[[], Sequence[HelpNote]] | None" = None  # what lies where on the table, for the help layer over it
    rules: "Callable[[], RuleBook] | None" = None  # all rules, as a book to open at any of them
    cards: "Callable[[], CardList] | None" = None  # the cards of the game, to be sorted by what is known of them
    lessons: "Callable[[], LessonCourse] | None" = None  # a guided first game in short lessons
    table: "Callable[[], AnyTableGame] | None" = None  # the table at which lessons are given, and puzzles as well
    standing: "Callable[[], Forecasting] | None" = None  # how its seats stand, for a forecast on demand
    statistics: "Callable[[], GameStatistics] | None" = None
    """What its finished games tell of themselves, and what in them is an achievement."""
    challenges: "Callable[[], Challenges] | None" = None
    """What is played on a day, and what makes its puzzles; these need the table, too."""


NOTHING_TAUGHT: Final = Learning()  # what a game gives that is learnt from its box alone


def as_played(game: str, learning: Learning) -> Learning:
    """Return what is learnt of a game: lessons and challenges are made for the printed rules, not for house rules."""
    return learning if laid(game) is None else evolve(learning, lessons=None, challenges=None)


def brought(module: str, name: str) -> Callable[[], Any]:
    return lambda: getattr(import_gated(module), name)


def made(module: str, function: str) -> Callable[[], Any]:
    return lambda: brought(module, function)()()  # noqa: PLW0108 - what it calls must not be imported before


Agreed = str | bool | int  # what was agreed on about an option: a word of a choice, yes or no of a check, or a number


@frozen
class ChoiceOption:
    """One of some `values`, the first unless the players choose.

    `text` is the key of its name in the text catalogue: `.name`, and for each value `.<value>`, what it is called, and
    `.<value>_about`, a sentence on what it means. One `of_table` is not for the rules: it is about how the game is
    shown, and is kept with the session.
    """

    name: str
    text: str
    values: tuple[str, ...]
    of_table: bool = False

    @property
    def usual(self) -> str:
        return self.values[0]

    def healed(self, kept: object) -> str:
        """Return what was agreed on before, or the usual where it cannot be agreed on any more."""
        return kept if isinstance(kept, str) and kept in self.values else self.usual

    def word(self, agreed: Agreed) -> str:
        return self.healed(agreed)


@frozen
class CheckOption:
    """Something that holds or not; not, unless `usual`.

    Below the key `text` stand `.name` and `.about`, a sentence on what it means where it holds. `words` say in a save
    that it does not hold, and that it does. `of_table` is as for a choice. One for a person who plays `alone` can hold
    only where one person plays; `.alone` says so.
    """

    name: str
    text: str
    usual: bool = False
    words: tuple[str, str] = ("no", "yes")
    of_table: bool = False
    alone: bool = False

    def healed(self, kept: object) -> bool:
        """Return what was agreed on before, also if it was kept as a word, or the usual where that means nothing."""
        if isinstance(kept, str) and kept in self.words:
            return kept == self.words[1]
        return kept if isinstance(kept, bool) else self.usual

    def word(self, agreed: Agreed) -> str:
        return self.words[self.healed(agreed)]


def practice_option() -> CheckOption:
    """Return what any game offers whose players give advice: to be told at once of a decision that costs much."""
    from leonardo.play.hints import AGREED, YES  # noqa: PLC0415 - the title reads this module, and needs no players

    return CheckOption(AGREED, "new_game.practice", words=("no", YES), of_table=True, alone=True)


@frozen
class NumberOption:
    """A number from `least` to `most` in steps of `step`, or one `beyond` them; `usual` unless the players choose.

    Arrows go from one multiple of the `stride` to the next; what lies between these is typed.
    Below the key `text` stand `.name` and `.about`, a sentence on what it means. A number beyond the most is no amount:
    it has what is written in its place, such as `.0` for "no limit", and `.0_about`. `of_table` is as for a choice.
    """

    name: str
    text: str
    usual: int
    least: int
    most: int
    step: int = field(default=1)
    beyond: tuple[int, ...] = ()
    of_table: bool = False
    stride: int = 1

    @step.validator
    def _goes_up_to_the_most(self, _: object, step: int) -> None:
        if step < 1 or any((number - self.least) % step for number in (self.usual, self.most)):
            raise ValueError(f"{self.name!r} does not go from {self.least} to {self.most} in steps of {step}")

    @property
    def numbers(self) -> tuple[int, ...]:
        return (*range(self.least, self.most + 1, self.step), *self.beyond)

    def healed(self, kept: object) -> int:
        """Return what was agreed on before, or the usual where it cannot be agreed on any more."""
        return kept if type(kept) is int and kept in self.numbers else self.usual

    def word(self, agreed: Agreed) -> str:
        return str(self.healed(agreed))


Option = ChoiceOption | CheckOption | NumberOption
"""Something that the players agree on before a game. A game has any number of them."""


class Presentation(Protocol):
    """A game as the app shows it."""

    @property
    def game(self) -> "AnyGame":
        """The rules."""

    @property
    def players(self) -> tuple[int, int]:
        """How few and how many can play, as the rules have it: they are not loaded for the title."""

    @property
    def title(self) -> str:
        """The key of the game's name in the text catalogue."""

    @property
    def kind(self) -> str:
        """The key of what kind of game it is, in a word."""

    @property
    def minutes(self) -> int:
        """How long a game takes with one person and usual options, roughly."""

    def minutes_of(self, chosen: Mapping[str, Agreed]) -> int | None:
        """Return how long it takes as agreed on, roughly, with as many seats as usual; none if nobody can say."""

    @property
    def tagline(self) -> str:
        """The key of a sentence that says what one does in this game, for those who choose among several."""

    @property
    def counted(self) -> str:
        """The key of a word or two on what its scores count while it is played, for charts of them."""

    @property
    def plate(self) -> str:
        """The name of a picture of the game, five wide to two high; of its upper and lower edge little may be seen."""

    @property
    def about(self) -> str:
        """The key of the text about the game: whose it is, and what in it is not certain."""

    @property
    def options(self) -> Sequence[Option]:
        """What is agreed before a game, besides seats, who starts and seed."""

    @property
    def start_is_agreed(self) -> bool:
        """Whether the players may agree on who starts; else the rules say it, or it is drawn in the game itself."""

    @property
    def learning(self) -> Learning:
        """What those are given who learn it; `leonardo.app.learning.NOTHING_TAUGHT` where it has nothing to give."""

    @property
    def settings(self) -> Sequence[str]:
        """The names of the settings of the table that mean anything at its own."""

    @property
    def commands(self) -> Sequence[Command]:
        """What keys do at its table, besides those of every scene; their scope is the name of the game."""

    def load(self) -> None:
        """Import all that its table, its results and its players need; nothing else, so that a thread may do it."""

    def ahead(self, kit: "Kit") -> Iterator[Callable[[], object]]:
        """Yield the work of making ready what a first table is drawn with, in pieces; after `load`."""

    def wishes(self, seats: int, start: int | None, chosen: Mapping[str, Agreed]) -> Any:  # noqa: ANN401 - each game has its own
        """Return the wishes for `Game.deal`.

        `start` is the seat that starts, drawn if none; `chosen` has a value for the name of each option.

        Raises:
            ValueError: if they do not go together by the rules; a `RefusedWishesError` says which rule is against it.
        """

    def table(self, host: "Host", session: "Session") -> "Scene":
        """Return the scene in which the game is played. It shows the results when the game is over."""

    def viewer(self, host: "Host", session: "Session", start: int) -> "ViewerScene | None":
        """Return the scene in which a played game is looked back at from so many decisions on; nothing if it has none.

        The session is not played on there.
        """

    def results(self, host: "Host", session: "Session") -> "Scene":
        """Return the scene that shows how a finished game ended; it lies over the table, which can be looked at."""


def usual_choices(options: Sequence[Option]) -> dict[str, Agreed]:
    """Return what holds for each option if nobody chooses, by their names."""
    return {option.name: option.usual for option in options}
