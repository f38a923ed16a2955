"""The saved games as the pages show them, and what is wrong with a file, in words.

They are looked for beside the window's work, so that no disk makes it wait.
"""

from collections.abc import Callable, Container
from queue import Empty, SimpleQueue
from threading import Event
from typing import Final, Protocol, TypeVar

from leonardo.app.kit.translations import tr
from leonardo.saves.faults import Fault, SaveError, shown_name
from leonardo.saves.folder import Entry, to_continue
from leonardo.saves.writer import Aside

_TOLD_OF_IMPORTS: Final = frozenset({Fault.EMPTY, Fault.DAMAGED, Fault.FOREIGN})
"""What is told otherwise of a file that somebody else made: there is no earlier save of it here."""


def fault_in_words(error: SaveError) -> str:
    return tr(f"saves.{error.fault.value}", file=shown_name(error.path), detail=error.detail)


def fault_of_import(error: SaveError) -> str:
    """Return what is wrong with a file that was to be imported and what to do, with its name."""
    if error.fault in _TOLD_OF_IMPORTS:
        return tr(f"played.faults.{error.fault.value}", file=shown_name(error.path), detail=error.detail)
    return fault_in_words(error)


T = TypeVar("T")

BRIEFLY: Final = 0.05
"""Seconds that a page waits for the list before it is shown without one: nearly always it is there by then."""
AGAIN: Final = 30  # milliseconds between two looks whether what is waited for is there
MOST_PICTURES: Final = 40  # so many are kept at once


class Listed(Protocol):
    """A folder of games that can be listed: that of the saves, or the archive."""

    @property
    def aside(self) -> Aside:
        """What has something done beside what else goes on."""

    def entries(self) -> tuple[Entry, ...]:
        """Return what can be listed; nothing raises an error."""

    def picture(self, entry: Entry) -> bytes | None:
        """Return the picture of an entry, if it has one that can be shown."""


class SaveIndex:
    """What is in a folder of saves, as far as it is known; `poll` says when more is known.

    `games` are the names of those that can be played on.
    """

    def __init__(self, folder: Listed, games: Container[str]) -> None:
        self.entries: tuple[Entry, ...] = ()
        self._folder = folder
        self._games = games
        self._looks = 0
        self._seen = 0
        self._found: SimpleQueue[tuple[int, tuple[Entry, ...]]] = SimpleQueue()
        self._shown: SimpleQueue[tuple[Entry, bytes | None]] = SimpleQueue()
        self._pictures: dict[Entry, bytes | None] = {}
        self._wanted: set[Entry] = set()

    @property
    def last(self) -> Entry | None:
        """The game to continue, if one is known: rather a usual one than, say, that of a day."""
        usual = (entry for entry in self._playable if entry.head and not entry.head.kind)
        return to_continue(usual) or to_continue(self._playable)

    def last_of(self, game: str, kind: str) -> Entry | None:
        """Return the game of this name to continue among those of a kind, such as that of a day, if one is known."""
        return self.last_among(game, lambda each: each == kind)

    def last_among(self, game: str, fits: Callable[[str], bool]) -> Entry | None:
        """Return the game of this name to continue among those whose kind fits, if one is known."""
        return to_continue(
            each for each in self._playable if each.head and each.head.game == game and fits(each.head.kind)
        )

    @property
    def _playable(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.head and entry.head.game in self._games]

    @property
    def looking(self) -> bool:
        return self._seen < self._looks

    @property
    def waiting(self) -> bool:
        """Whether anything is still being looked for."""
        return self.looking or bool(self._wanted)

    def look(self, patience: float = BRIEFLY) -> None:
        """Look into the folder anew; what was known is forgotten, since it may be so no more.

        Wait for what is found for `patience` seconds at most.
        """
        self._looks += 1
        number, there = self._looks, Event()

        def find() -> None:
            self._found.put((number, self._folder.entries()))
            there.set()

        self.entries = ()
        self._folder.aside(find)
        there.wait(patience)
        self.poll()

    def picture(self, entry: Entry) -> bytes | None:
        """Return the picture of an entry, if it is known; else it is looked for, and `poll` says when it is there."""
        if entry not in self._pictures and entry not in self._wanted:
            self._wanted.add(entry)
            self._folder.aside(lambda: self._shown.put((entry, self._folder.picture(entry))))
        self._take_pictures()
        return self._pictures.get(entry)

    def poll(self) -> bool:
        """Return whether more is known than when this was last asked. Never waits."""
        return any([self._take_list(), self._take_pictures()])

    def _take_list(self) -> bool:
        """Take the list of the last look, if it is there; what an earlier one found is of no use any more."""
        for number, entries in _all_of(self._found):
            if number == self._looks:
                self._seen, self.entries = number, entries
                return True
        return False

    def _take_pictures(self) -> bool:
        found = dict(_all_of(self._shown))
        if len(self._pictures) + len(found) > MOST_PICTURES:
            self._pictures.clear()
        self._pictures.update(found)
        self._wanted.difference_update(found)
        return bool(found)


def _all_of(queue: SimpleQueue[T]) -> list[T]:
    taken: list[T] = []
    try:
        while True:
            taken.append(queue.get_nowait())
    except Empty:
        return taken
