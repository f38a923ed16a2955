"""What the title offers: one line for each entry, and where its buttons lie."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.layout import Layout
from leonardo.app.scenes.game_plates import MOST_IN_A_ROW

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

GREAT: Final = 68
SMALL: Final = 62
"""Units of height of a great button, and of a small one."""
_GAP: Final = 14
_APART: Final = 24
"""Units between two rows, and between the great buttons and the small ones."""
_BETWEEN: Final = 14
"""Units between two buttons side by side."""


@frozen
class TitleEntry:
    """A button of the title.

    `name` is that of its button, `text` the key of its words, `action` what it does. `great` ones have a row of their
    own above the others, which lie in pairs. It is there while it is `offered`; where it `leads`, it comes first.
    """

    name: str
    text: str
    action: "Callable[[Host], None]"
    great: bool = False
    offered: "Callable[[Host], bool]" = lambda _: True
    leads: "Callable[[Host], bool]" = lambda _: False


def new_here(host: "Host") -> bool:
    """Tell whether nobody has played or learnt anything here yet."""
    if host.shelf.last is not None or any(host.progress.of(game).done for game in host.taught):
        return False
    return not host.played_before


def _challenging(host: "Host") -> bool:
    """Tell whether any game gives challenges."""
    return any(game.learning.challenges is not None for game in host.games.values())


def plated(host: "Host") -> bool:
    """Tell whether the games stand on the title as plates, each of which leads to a new game of it."""
    return 1 < len(host.games) <= MOST_IN_A_ROW


ENTRIES: Final = (
    TitleEntry(
        "lessons",
        "title.lessons",
        lambda host: host.choose(host.taught, host.show_lessons),
        great=True,
        offered=lambda host: bool(host.taught),
        leads=new_here,
    ),
    TitleEntry(
        "new game",
        "title.new_game",
        lambda host: host.show_new_game(),
        great=True,
        offered=lambda host: not plated(host),
    ),
    TitleEntry("load", "title.load", lambda host: host.show_saves()),
    TitleEntry("played", "title.played", lambda host: host.show_played()),
    TitleEntry("challenges", "title.challenges", lambda host: host.show_challenges(), offered=_challenging),
    TitleEntry("statistics", "title.statistics", lambda host: host.show_statistics()),
    TitleEntry(
        "rules",
        "rulebook.title",
        lambda host: host.choose(host.ruled, lambda game: host.show_rules(game=game)),
        offered=lambda host: bool(host.ruled),
    ),
    TitleEntry("settings", "title.settings", lambda host: host.show_settings()),
    TitleEntry("about", "title.about", lambda host: host.show_about()),
    TitleEntry("quit", "title.quit", lambda host: host.quit()),
)
"""All entries in reading order, besides the game to continue."""


def offered(host: "Host") -> tuple[list[TitleEntry], list[TitleEntry]]:
    """Return the entries that come before everything, and the others, great ones first."""
    shown = sorted((entry for entry in ENTRIES if entry.offered(host)), key=lambda entry: not entry.great)
    leading = [entry for entry in shown if entry.leads(host)]
    return leading, [entry for entry in shown if entry not in leading]


def places(layout: Layout, column: pygame.Rect, entries: Sequence[TitleEntry]) -> list[pygame.Rect]:
    """Return where the buttons of entries, great ones first, lie from the top of a column on."""
    px, found = layout.px, []
    for top, row in _rows(entries):
        wide = (column.width - px(_BETWEEN) * (len(row) - 1)) // len(row)
        high = px(GREAT if row[0].great else SMALL)
        lefts = (column.left, column.right - wide)
        found += [pygame.Rect(left, column.top + px(top), wide, high) for left, _ in zip(lefts, row, strict=False)]
    return found


def height(entries: Sequence[TitleEntry]) -> float:
    """Return the units that the buttons of entries take up."""
    return max((top + (GREAT if row[0].great else SMALL) for top, row in _rows(entries)), default=0)


def _rows(entries: Sequence[TitleEntry]) -> Iterator[tuple[float, Sequence[TitleEntry]]]:
    """Yield rows of entries and how many units below the first each begins: a great one alone, others in pairs."""
    top = 0.0
    great = [entry for entry in entries if entry.great]
    for entry in great:
        yield top, (entry,)
        top += GREAT + _GAP
    small = entries[len(great) :]
    top += _APART - _GAP if great else 0
    for first in range(0, len(small), 2):
        yield top, small[first : first + 2]
        top += SMALL + _GAP
