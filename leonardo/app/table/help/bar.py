"""The buttons of the help layer: in rows where they hide least of what the notes tell of."""

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.widgets.basic import Button

_ROW: Final = 58
_LEAST_ROW: Final = 40  # units of height of a button; so many pixels at least
_GAP: Final = 12
_EDGE: Final = 8  # units between two buttons, and from them to an edge
_PAD: Final = 44  # units within a button beside its words
_WIDEST: Final = 1560  # units of a row at most
_TEXT: Final = 24


@frozen
class Entry:
    """A button: its name, its words, and what it does, if it does now; the `strong` one is what one mostly wants."""

    name: str
    text: str
    action: Callable[[], None]
    strong: bool = False
    enabled: bool = True

    def placed(self, rect: Rect) -> Button:
        face = Face.STRONG
        return Button(
            self.name, rect, self.text, self.action, strong=self.strong, face=face, size=_TEXT, enabled=self.enabled
        )


@frozen
class HelpBar:
    """Where the buttons lie, and all of them together."""

    rect: Rect
    buttons: tuple[Button, ...]


def lay_bar(kit: Kit, entries: Sequence[Entry], targets: Sequence[Rect], stage: Rect | None) -> HelpBar:
    """Lay the buttons at the foot of the window, or at the head or the foot of the `stage`: where they hide least."""
    layout, edge = kit.layout, kit.layout.px(_EDGE)
    window = layout.window.inflate(-2 * edge, -2 * edge)
    ways = [_laid(kit, entries, window, low=True)]
    if stage is not None:
        within = stage.inflate(-2 * edge, -2 * edge)
        ways += [_laid(kit, entries, within, low=low) for low in (False, True)]
    return min(ways, key=lambda way: sum(_area(way.rect.clip(target)) for target in targets))


def _laid(kit: Kit, entries: Sequence[Entry], within: Rect, *, low: bool) -> HelpBar:
    """Lay the buttons in as few rows as they need in a rectangle, at its head, or `low` at its foot."""
    px, gap = kit.layout.px, kit.layout.px(_GAP)
    room = min(within.width, px(_WIDEST))
    wide = [kit.painter.measure(each.text, Face.STRONG, _TEXT)[0] + px(_PAD) for each in entries]
    rows = _rows(wide, room, gap)
    line = kit.painter.line(Face.STRONG, _TEXT)
    high = max(_LEAST_ROW, px(_ROW), line + 8)
    whole = Rect(0, 0, room, len(rows) * (high + gap) - gap)
    whole.midtop = within.midtop
    if low:
        whole.bottom = within.bottom
    buttons: list[Button] = []
    for number, row in enumerate(rows):
        spare = (room - sum(wide[each] for each in row) - gap * (len(row) - 1)) // len(row)
        left = whole.left
        for each in row:
            place = Rect(left, whole.top + number * (high + gap), wide[each] + spare, high)
            buttons.append(entries[each].placed(place))
            left = place.right + gap
    return HelpBar(whole, tuple(buttons))


def _rows(wide: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Return which buttons stand in which row: as few rows as hold them, and about as much in each."""
    count = 1
    while True:
        target = max(-(-(sum(wide) + gap * len(wide)) // count), *wide)
        rows: list[list[int]] = [[]]
        length = 0
        for number, each in enumerate(wide):
            if rows[-1] and (length + gap + each > room or (length + each / 2 > target and len(rows) < count)):
                rows.append([])
                length = 0
            rows[-1].append(number)
            length += each + gap
        if len(rows) <= count or count >= len(wide):
            return rows
        count += 1


def _area(rect: Rect) -> int:
    return rect.width * rect.height
