"""What is seen when a round is over (rules 5.1, 12.3): who got points for what, and the income that follows."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.motion.feasts import Line
from leonardo.app.engines.picture.feasts.boards import board
from leonardo.app.engines.standing import MOSTS, scorers
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named, Setting
from leonardo.app.table.looks.colours import BLOOD, BROWN, LIGHT, WARM
from leonardo.engine.engines.events import IncomePaid
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

_SIZE: Final = (900, 600)
"""Units of the board at most,"""
_LEAST: Final = (600, 396)
"""and pixels at least."""
_TITLE: Final = Style(Face.TITLE_BOLD, 30, NARROW)
_NAME: Final = Style(Face.TITLE_BOLD, 19, NARROW)
_WORD: Final = Style(Face.STRONG, 21, (Face.TEXT,))
_NUMBER: Final = Style(Face.BOLD, 22)
_ASIDE: Final = Style(Face.ITALIC, 18)
_WORDS: Final = 0.26
"""How much of the width the words before the numbers take."""


@frozen
class Row:
    """A line: a word, what each seat has of it, and what stands beside that, if anything; `strong` if it is a sum."""

    word: str
    told: Sequence[str]
    gained: Sequence[str] = ()
    strong: bool = False


@frozen
class Ledger:
    """What is told of a round that is over: its title, the seats in the order of their points, and the lines."""

    title: str
    seats: Sequence[int]
    rows: Sequence[Row]


def ledger(view: View, following: Sequence[Event]) -> Ledger:
    """Return the account of the round that is over in a view: nothing on the map has changed since it was scored."""
    seats = sorted(range(view.table.seats), key=lambda seat: -view.players[seat].points)
    gains = [0] * view.table.seats
    rows = []
    for cause in MOSTS:
        found = dict(scorers(view, cause))
        for seat, more in found.items():
            gains[seat] += more
        rows.append(Row(tr(f"engines.cause.{cause.value}"), [_more(found.get(seat, 0)) for seat in seats]))
    points = [str(view.players[seat].points) for seat in seats]
    rows.append(Row(tr("engines.round.points"), points, [_more(gains[seat]) for seat in seats], strong=True))
    paid = next((event for event in following if isinstance(event, IncomePaid)), None)
    if paid is not None:
        florins = [str(view.players[seat].florins + _got(paid, seat)) for seat in seats]
        rows.append(Row(tr("engines.round.florins"), florins, [_more(_got(paid, seat)) for seat in seats], strong=True))
    return Ledger(tr("engines.round.title", round=view.round), seats, rows)


def _got(paid: IncomePaid, seat: int) -> int:
    return paid.florins[seat] - paid.lost[seat]


def _more(count: int) -> str:
    return tr("table.change.more", count=count) if count else ""


class LedgerSetting(Setting):
    """The board on which the account of a round is written."""

    def __init__(self, brush: Brush, sea: Rect) -> None:
        self._brush = brush
        wide, high = (max(least, brush.px(most)) for least, most in zip(_LEAST, _SIZE, strict=True))
        window = Rect((0, 0), brush.layout.size)
        self.rect = Rect(0, 0, min(wide, window.width - 8), min(high, window.height - 8))
        self.rect.center = sea.center
        self.rect.clamp_ip(window)
        reach = 2 * max(3, brush.px(15))
        self.whole = self.rect.inflate(reach, reach).clip(window)
        pad = max(8, brush.px(18))
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        """Draw the board with its title, and how one goes on at the foot."""
        brush, inner = self._brush, self.inner
        board(brush, surface, self.rect)
        head, foot = self.head, self.foot
        brush.write(surface, title, head.center, _TITLE, LIGHT, align="centre", room=inner.width)
        brush.write(surface, tr("engines.round.go_on"), foot.center, _ASIDE, WARM, align="centre", room=inner.width)
        brush.sheet(surface, self.page)
        yield

    @property
    def head(self) -> Rect:
        """Where the title is written."""
        return Rect(self.inner.left, self.inner.top, self.inner.width, self._brush.line(_TITLE))

    @property
    def foot(self) -> Rect:
        """Where it is said how one goes on."""
        high = self._brush.line(_ASIDE)
        return Rect(self.inner.left, self.inner.bottom - high, self.inner.width, high)

    @property
    def page(self) -> Rect:
        """The paper between them."""
        top = self.head.bottom + self._brush.px(6)
        return Rect(self.inner.left, top, self.inner.width, self.foot.top - self._brush.px(8) - top)


def page_of(brush: Brush, sea: Rect, told: Ledger) -> FeastPage:
    """Return the page of a round that is over, over the chart."""
    setting = LedgerSetting(brush, sea)
    return FeastPage(setting, told.title, dict(_things(brush, setting.page, told)))


def _things(brush: Brush, page: Rect, told: Ledger) -> Iterator[Named]:
    """Yield the lines, the names first, in equal parts of the page."""
    room = page.inflate(-2 * brush.px(18), -2 * brush.px(12))
    count = len(told.rows) + 1
    places = [
        Rect(room.left, room.top + room.height * number // count, room.width, room.height // count)
        for number in range(count)
    ]
    yield Line(0), partial(_names, brush, places[0], told.seats)
    for number, (row, place) in enumerate(zip(told.rows, places[1:], strict=True), 1):
        yield Line(number), partial(_row, brush, place, row, told)


def _columns(place: Rect, seats: int) -> list[Rect]:
    """Return where the numbers of each seat stand in a line."""
    left = round(place.width * _WORDS)
    wide = (place.width - left) // seats
    return [Rect(left + number * wide, 0, wide, place.height) for number in range(seats)]


def _names(brush: Brush, place: Rect, seats: Sequence[int]) -> Exhibit:
    surface = shapes.blank(*place.size)
    columns, gap = _columns(place, len(seats)), brush.px(6)
    side = min(place.height * 8 // 10, columns[0].width // 3)
    style = brush.alike([(brush.looks[seat].name, columns[0].width - side - 2 * gap) for seat in seats], _NAME)
    for seat, column in zip(seats, columns, strict=True):
        name = brush.looks[seat].name
        room = column.width - side - 2 * gap
        wide = side + gap + min(room, brush.width(name, style))
        left = column.centerx - wide // 2
        brush.stamp(surface, f"shield_{brush.colour(seat)}", (left + side // 2, column.centery), side)
        brush.write(surface, name, (left + side + gap, column.centery), style, INK, room=room)
    return Exhibit(surface, place)


def _row(brush: Brush, place: Rect, row: Row, told: Ledger) -> Exhibit:
    surface = shapes.blank(*place.size)
    if row.strong:
        brush.rule(surface, (0, 1), (place.width, 1), BROWN)
    columns = _columns(place, len(told.seats))
    room = columns[0].left - brush.px(8)
    style = brush.alike([(each.word, room) for each in told.rows], _WORD)
    brush.write(surface, row.word, (0, place.height // 2), style, INK if row.strong else BROWN, room=room)
    for number, column in enumerate(columns):
        gained = row.gained[number] if row.gained else ""
        _number(brush, surface, column, row.told[number], gained, INK if row.strong else BLOOD)
    return Exhibit(surface, place)


def _number(brush: Brush, surface: Surface, column: Rect, told: str, gained: str, ink: Colour) -> None:
    """Write a number in the middle of its column, and behind it by how much it has just grown."""
    if not gained:
        brush.write(surface, told or "\N{EN DASH}", column.center, _NUMBER, ink if told else BROWN, align="centre")
        return
    wide = brush.width(told, _NUMBER) + brush.px(8) + brush.width(gained, _NUMBER)
    left, right = column.centerx - wide // 2, column.centerx + (wide + 1) // 2
    brush.write(surface, told, (left, column.centery), _NUMBER, ink)
    brush.write(surface, gained, (right, column.centery), _NUMBER, BLOOD, align="right")
