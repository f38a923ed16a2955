"""The table as far as pages are opened over it: pause, rules, how everybody stands, what happened, results."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.shown.preparing import PreparingTable
from leonardo.app.table.since.scene import Deed, SinceScene, deeds
from leonardo.app.table.standing.forecast import Forecasting
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.frozen import evolve
from leonardo.play.observed import since_move_of

if TYPE_CHECKING:
    from leonardo.app.scenes.pause import PauseEntry


class OpenedTable(PreparingTable):
    """The table with the pages that tell of its game; what persons decide there is up to `PlayedTable`."""

    def pause_game(self) -> None:
        self.host.show_pause(self.known)

    def pause_curtain(self) -> None:
        """Put the pause over the sheet that asks for the next person: of the game nothing is to be known there."""
        why_not = tr("pause.at_curtain")
        self.host.show_pause(lambda: [evolve(entry, why_not=why_not) for entry in self.known()])

    def known(self) -> "Sequence[PauseEntry]":
        """Return the buttons of what is to be known of the game, but for its rules."""
        from leonardo.app.scenes.pause import PauseEntry  # noqa: PLC0415 - scenes know the table

        nothing_new = "" if self.tells_since else tr("table.since.nothing")
        since = PauseEntry("since", tr("table.since.title"), self._since_by_key, nothing_new)
        if not self.tells_standing:
            return [since]
        return [PauseEntry("standing", tr("table.standing.title"), self.show_standing), since]

    def read_rule(self, rule: str) -> None:
        """Open the rules at one of them; at the contents where none is named."""
        self.host.show_rules(rule)

    def show_standing(self) -> None:
        if self._forecasting is not None:
            self.kit.stack.push(StandingScene(self.kit, self.session, self.course.view(), self._forecasting))

    def show_since(self) -> bool:
        """Show what the others did since the last move of who sits here; tell whether there is anything."""
        told = self._since()
        if told:
            self.kit.stack.push(SinceScene(self.kit, self, told))
        return bool(told)

    @property
    def tells_standing(self) -> bool:
        return self._forecasting is not None

    @property
    def tells_since(self) -> bool:
        """Whether the others did anything since the last move of who sits here."""
        return bool(self._since())

    def _since(self) -> Sequence[Deed]:
        """Return what the others did since the last move of who sits here; nothing while anything moves."""
        seat = self.course.sitter
        if seat is None or self.course.playback.busy:
            return ()
        return deeds(self, since_move_of(self.session.played, seat, self.game.throws), self.course.history())

    def _since_by_key(self) -> None:
        self.show_since()

    @property
    def eyes(self) -> Eyes:
        return self.course.eyes

    @property
    def _forecasting(self) -> Forecasting | None:
        given = self.host.games[self.session.game.name].learning.standing
        return given() if given is not None else None

    def show_results(self, *, came: bool = False) -> None:
        """Show how the game ended; if that `came` by itself, step by step."""
        self.kit.stack.push(self.game.results(self.host, self.session, came=came))
