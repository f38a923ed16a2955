"""How kept games went, found out beside the window's work: what each seat had at the beginning of every round."""

from collections.abc import Mapping
from queue import Empty, SimpleQueue
from typing import Any, Final

from attrs import frozen

from leonardo.engine.game import AnyGame
from leonardo.play.replay import Replay
from leonardo.saves.archive import Archive
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import Entry
from leonardo.saves.opening import open_save

_MOST: Final = 60
"""So many are kept at once."""


@frozen
class ScoresByRound:
    """How a game went: the scores of all seats as each round began, and at the end, in the game's own measure."""

    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]

    @property
    def order(self) -> list[int]:
        """The seats from the best to the worst."""
        last = self.scores[-1]
        return sorted(range(len(last)), key=lambda seat: (seat not in self.winners, -last[seat]))


class Summaries:
    """Finds out how the games of an archive went; `poll` says when more is known."""

    def __init__(self, archive: Archive, games: Mapping[str, AnyGame]) -> None:
        self._archive = archive
        self._games = games
        self._found: SimpleQueue[tuple[Entry, ScoresByRound | None]] = SimpleQueue()
        self._known: dict[Entry, ScoresByRound | None] = {}
        self._wanted: set[Entry] = set()

    @property
    def waiting(self) -> bool:
        """Whether anything is still being found out."""
        return bool(self._wanted)

    def of(self, entry: Entry) -> ScoresByRound | None:
        """Return how a game went, if that is known; else it is found out, and `poll` says when it is there."""
        if entry not in self._known and entry not in self._wanted:
            self._wanted.add(entry)
            self._archive.aside(lambda: self._found.put((entry, self._summed_up(entry))))
            self.poll()
        return self._known.get(entry)

    def poll(self) -> bool:
        """Return whether more is known than when this was last asked. Never waits."""
        found: dict[Entry, ScoresByRound | None] = {}
        try:
            while True:
                entry, summary = self._found.get_nowait()
                found[entry] = summary
        except Empty:
            pass
        if len(self._known) + len(found) > _MOST:
            self._known.clear()
        self._known.update(found)
        self._wanted.difference_update(found)
        return bool(found)

    def _summed_up(self, entry: Entry) -> ScoresByRound | None:
        try:
            opened = open_save(self._archive.read(entry.path), entry.path, self._games)
        except SaveError:
            return None
        return summary_of(Replay(opened.played))


def summary_of(replay: Replay) -> ScoresByRound:
    """Return how a game went."""
    standings: list[Any] = [replay.standings[number] for number in (*replay.round_begins, replay.count)]
    return ScoresByRound(tuple(standing.scores for standing in standings), standings[-1].winners)
