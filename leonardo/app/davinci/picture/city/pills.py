"""The mark under a group: its shield, its strength beside it, and what it would pay now, as a coin (rules 8.1, 8.8)."""

from enum import Enum
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, LEAF, RANK, STRUCK
from leonardo.engine.davinci.prospects import Claim

_TAG: Final = Style(Face.BOLD, 15)
_UNITS: Final = 26
"""Units that a mark is high, if its text leaves it so."""
_AROUND: Final = 6
"""Pixels that are left free around its text."""
_LARGER: Final = 33
"""Units that it is high in small windows, until it has 22 pixels."""
_SHIELD: Final = 0.96
"""The picture of a shield in heights of the mark; it has a margin."""
_SHIELD_WIDTH: Final = 0.66
_COIN: Final = 0.96
_TICK: Final = 0.76
_PAPER: Final = (255, 250, 232, 255)
_EDGE: Final = (120, 88, 48, 255)
_ARRIVING: Final = (255, 240, 196, 255)
_ARRIVING_EDGE: Final = (206, 120, 20, 255)


class Width(Enum):
    """How much room a mark takes: with much around its words, with little, or without words; or all that in two rows.

    Who is first is told by a number only where a word would leave no room to those who stand there, and so is what is
    free where there is least of it; what cannot be paid is told by what lacks alone.
    """

    WORDY = "wordy"
    NARROW = "narrow"
    BARE = "bare"
    TALL = "tall"
    LEAST = "least"

    @property
    def in_two_rows(self) -> bool:
        """Whether the coin stands under the strength."""
        return self in (Width.TALL, Width.LEAST)

    @property
    def numbers_only(self) -> bool:
        """Whether there is no room for a word."""
        return self in (Width.BARE, Width.LEAST)


@frozen
class GroupMark:
    """What is told of a group: what it `claims`, and whether it is only `arriving`.

    It `lacks` so many florins where it cannot pay, as far as that is known; `vain` tells that the place has nothing for
    it at all.
    """

    claim: Claim
    arriving: bool = False
    lacks: int = 0
    vain: bool = False

    @property
    def stands_out(self) -> bool:
        """Whether it is looked at now, because it would come or is asked what it takes."""
        return self.arriving or self.claim.asked

    @property
    def refused(self) -> bool:
        """Whether it would get nothing, or cannot pay for it."""
        return self.claim.nothing or self.vain or self.lacks > 0


def row(brush: Brush) -> int:
    """Return the height of a mark of one row, in pixels."""
    return max(round(_UNITS * brush.layout.k), brush.type(BOLD) + _AROUND, min(22, round(_LARGER * brush.layout.k)))


def size(brush: Brush, mark: GroupMark, width: Width) -> tuple[int, int]:
    """Return the size of a mark in pixels."""
    high = row(brush)
    head, price = _head_width(brush, mark, high), _price_width(brush, mark, width, high)
    if width.in_two_rows:
        return max(head, price) + 2 * _pad(brush, width), 2 * high - high // 5
    return head + price + _between(brush, width) + 2 * _pad(brush, width), high


def draw(brush: Brush, surface: Surface, mark: GroupMark, place: Rect, width: Width) -> None:
    """Draw a mark that fills a place of its size."""
    high, pad = row(brush), _pad(brush, width)
    line = max(1.0, (1.8 if mark.stands_out else 1.0) * brush.layout.k)
    fill, edge = (_ARRIVING, _ARRIVING_EDGE) if mark.stands_out else (_PAPER, _EDGE)
    if mark.arriving:
        shapes.lay(surface, shapes.plate(place.size, high // 2, fill), place.topleft)
        shapes.lay(surface, shapes.dashes(place.size, high // 2, edge, line), place.topleft)
    else:
        shapes.lay(surface, shapes.plate(place.size, high // 2, fill, edge, line), place.topleft)
    head, price = _head_width(brush, mark, high), _price_width(brush, mark, width, high)
    if width.in_two_rows:
        _head(brush, surface, mark, (place.centerx - head // 2, place.top + high // 2), high)
        _price(brush, surface, mark, width, (place.centerx - price // 2, place.bottom - high // 2), high)
        return
    _head(brush, surface, mark, (place.left + pad, place.centery), high)
    _price(brush, surface, mark, width, (place.right - pad - price, place.centery), high)


def _pad(brush: Brush, width: Width) -> int:
    return max(2, brush.px(5 if width is Width.WORDY else 2.5))


def _between(brush: Brush, width: Width) -> int:
    return max(2, brush.px(6 if width is Width.WORDY else 3))


def _head_width(brush: Brush, mark: GroupMark, high: int) -> int:
    return round(high * _SHIELD_WIDTH) + max(1, brush.px(3)) + brush.width(str(mark.claim.group.strength), BOLD)


def _head(brush: Brush, surface: Surface, mark: GroupMark, left: Point, high: int) -> None:
    """The shield, and the strength beside it."""
    wide = round(high * _SHIELD_WIDTH)
    figures.shield(brush, surface, mark.claim.group.seat, (left[0] + wide // 2, left[1]), round(high * _SHIELD))
    at = left[0] + wide + max(1, brush.px(3)), left[1]
    brush.write(surface, str(mark.claim.group.strength), at, BOLD)


def _word(mark: GroupMark, width: Width) -> tuple[str, Colour]:
    """Return what stands on a tag, and its colour; nothing where a coin tells it."""
    claim = mark.claim
    if mark.refused:
        return "", INK
    if claim.price is None:
        return str(claim.rank) if width.numbers_only else tr(f"davinci.ordinal.{claim.rank}"), RANK
    if claim.price == 0:
        return "0" if width is Width.LEAST else tr("davinci.picture.free"), LEAF
    return "", INK


def _price_width(brush: Brush, mark: GroupMark, width: Width, high: int) -> int:
    word, _ = _word(mark, width)
    coin = round(high * _COIN)
    around = brush.px(12) if not width.numbers_only else max(4, brush.px(6))
    wide = max(coin, brush.width(word, _TAG) + around) if word else coin
    if width.numbers_only and mark.lacks:
        wide = brush.width(_lacking(mark), BOLD)
    if mark.claim.taken:
        wide = _tick_width(mark, high) + (0 if mark.claim.nothing else wide)
    return wide + (0 if width.numbers_only else _lacking_width(brush, mark))


def _tick_width(mark: GroupMark, high: int) -> int:
    """The room of the tick that says that a group has taken something, and pays for one more."""
    return round(high * _TICK) if mark.claim.taken else 0


def _lacking(mark: GroupMark) -> str:
    """Return how a sum that is lacking is told beside its coin."""
    return tr("table.change.less", count=mark.lacks)


def _lacking_width(brush: Brush, mark: GroupMark) -> int:
    return brush.px(4) + brush.width(_lacking(mark), BOLD) if mark.lacks else 0


def _price(brush: Brush, surface: Surface, mark: GroupMark, width: Width, left: Point, high: int) -> None:
    """A tag or a coin; where it cannot be paid, a struck one with the sum beside it that is lacking.

    A tick comes before what one more would cost who has taken something in this round.
    """
    word, colour = _word(mark, width)
    coin = round(high * _COIN)
    ticked = _tick_width(mark, high)
    if ticked:
        centre = left[0] + ticked // 2, left[1]
        shapes.lay_centred(surface, shapes.disc(ticked - 2, (*LEAF, 255), (*IVORY, 255), 1), centre)
        brush.stamp(surface, "tick", centre, ticked * 3 // 4)
        left = left[0] + ticked, left[1]
    if word:
        tag = Rect(0, 0, _price_width(brush, mark, width, high), high - max(3, brush.px(5)))
        tag.midleft = left
        tag_line = max(1.0, 1.2 * brush.layout.k)
        plate = shapes.plate(tag.size, tag.height // 2, colour, (*IVORY, 255), tag_line)
        shapes.lay(surface, plate, tag.topleft)
        brush.write(surface, word, tag.center, _TAG, IVORY, align="centre")
        return
    if mark.claim.taken and mark.claim.nothing:
        return
    if mark.lacks and width.numbers_only:
        brush.write(surface, _lacking(mark), left, BOLD, BLOOD)
        return
    centre = left[0] + coin // 2, left[1]
    price = None if mark.vain else mark.claim.price
    figures.coin(brush, surface, centre, coin, price, pale=mark.refused)
    if mark.refused:
        _strike(brush, surface, centre, coin)
    if mark.lacks:
        brush.write(surface, _lacking(mark), (left[0] + coin + brush.px(4), left[1]), BOLD, BLOOD)


def _strike(brush: Brush, surface: Surface, centre: Point, coin: int) -> None:
    """Draw a line across a coin."""
    line = shapes.stroke((coin, coin), (*STRUCK, 255), max(2.0, 2.4 * brush.layout.k))
    shapes.lay_centred(surface, line, centre)
