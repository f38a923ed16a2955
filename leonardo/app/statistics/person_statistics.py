"""All that is told of one person's games of one kind: found once, drawn and written down by others."""

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from leonardo.ai.players import UnknownPlayerError, built_in, players_in
from leonardo.ai.programs import PREFIX
from leonardo.app.kit.translations import tr
from leonardo.play.statistics import figures
from leonardo.play.statistics.figures import Estimate, Proposal, estimate, propose
from leonardo.play.statistics.game import NONE, GameStatistics

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.saves.statistics import Statistics


def told_by(presentation: "Presentation") -> GameStatistics:
    found = presentation.learning.statistics
    return found() if found else NONE


class PersonStatistics:
    """The games of a person, named `name`, at the game of a presentation."""

    def __init__(self, statistics: "Statistics", name: str, presentation: "Presentation") -> None:
        self.name = name
        self.tells = told_by(presentation)
        self.game = presentation.game.name
        self.games = figures.games_of(statistics, name, self.game)
        self.levels = {player.name: player.text for player in players_in(self.game).levels}
        """The keys of the levels' names, the easiest first."""

    @cached_property
    def summary(self) -> figures.Summary | None:
        return figures.summary(self.games)

    @property
    def strengths(self) -> Mapping[str, float]:
        """How strong the levels are, as far as it was measured."""
        levels = players_in(self.game).levels
        return {player.name: player.strength for player in levels if player.strength is not None}

    @cached_property
    def strength(self) -> Estimate | None:
        return estimate(self.games, self.strengths)

    @cached_property
    def standings(self) -> list[figures.Progress]:
        """How far the person has come with each achievement."""
        every = (*figures.usual(self.levels), *self.tells.achievements)
        return figures.standings(self.games, every)

    @cached_property
    def proposal(self) -> Proposal | None:
        """Which level fits better than the last one."""
        return propose(self.games, list(self.levels))

    @cached_property
    def proposed(self) -> str:
        """What is proposed, as a sentence; nothing if nothing is."""
        proposal = self.proposal
        if proposal is None:
            return ""
        return tr(f"statistics.proposal.{proposal.way.value}", level=tr(self.levels[proposal.level]))

    def points(self, count: int) -> str:
        return tr(self.tells.points, count=count)

    def thing(self, name: str) -> str:
        return self.tells.thing(name) if self.tells.thing else name

    def averages(self) -> list[tuple[str, list[tuple[str, figures.Average]]]]:
        """Return what games come to by seats, by level and by set-up: headings, then rows with what they are called."""
        tables = [(tr("statistics.by_seats"), self._named(figures.averages(self.games, figures.by_seats), _seats))]
        levels = figures.averages(self.games, figures.by_level)
        order = list(self.levels)
        levels.sort(key=lambda each: order.index(each.key) if each.key in order else len(order))
        tables.append((tr("statistics.by_level"), self._named(levels, self._level)))
        setups = figures.averages(self.games, figures.by_setup)
        if len(self.tells.setups) > 1:
            tables.append((tr("statistics.by_setup"), self._named(setups, self._setup)))
        return tables

    def _named(self, found: list[figures.Average], called: Callable[[str], str]) -> list[tuple[str, figures.Average]]:
        return [(called(each.key), each) for each in found]

    def _level(self, key: str) -> str:
        """Return what people call a level, another built-in player, or a program of others."""
        try:
            return tr(built_in(self.game, key).text)
        except UnknownPlayerError:
            return key.removeprefix(PREFIX)

    def _setup(self, key: str) -> str:
        return tr(self.tells.setups[key]) if key in self.tells.setups else key


def _seats(key: str) -> str:
    return tr("statistics.seats", count=int(key))
