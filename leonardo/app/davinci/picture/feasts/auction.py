"""An auction as all see it: the card, and the purses of those who bid, sealed first and then opened (rule 9.7)."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.feasts import AuctionVerdict, Item, Lit, OpenedPurse, Plate, PurseTimes, Sealed, Sum
from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.tie import Tie
from leonardo.app.davinci.picture.sprites import sealed_purse
from leonardo.app.davinci.spots import AuctionSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.davinci.words.worth import worth
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.words import catalogue, words
from leonardo.app.table.feast.exhibit import Exhibit, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.app.table.looks.shine import shine
from leonardo.app.table.panels.laid_page import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View

_INNER: Final = (96, 620)
"""Units from the left end of the stage to where purses stand, and across all of them."""
_CARD: Final = (488, 80, 206, 84)
_NOTE: Final = (488, 168, 206, 50)
_PURSE: Final = 160
"""Units of height of a purse at most: it stands clear of what tells of the card."""
_PURSE_WIDE: Final = 0.96
"""How much of its part of the stage a purse may take."""
_PURSE_SHAPE: Final = 264 / 276
"""The width of a purse by its height."""
_FOOT: Final = 366
"""Units down to where purses stand."""
_PLATE: Final = (180, 64, 386)
"""Units of a plate with a name, at most, and down to it."""
_BROAD: Final = 150
"""Units of the stage from which a seat has room for its portrait beside its name; else that stands above."""
_MOST: Final = 17
"""Florins that are seen in the mouth of a purse."""
_HEAP: Final = (
    (44, 31), (30, 30), (58, 30), (37, 26), (51, 26), (24, 27), (64, 27), (44, 21), (31, 21), (57, 21),
    (38, 15), (50, 15), (25, 20), (63, 20), (44, 9), (33, 11), (55, 11),
)  # fmt: skip
_PLAN: Final = (88.0, 92.0)
"""Where they lie, so that they can be counted, in units of the drawing of the purse (scripts/art/pieces/purses.py)."""
_SHADE: Final = (170, 160, 150)
"""What the purses of those who do not take the card are multiplied with;"""
_SHINES: Final = 1.9
"""and how wide the light behind the purse of who takes it is, in heights of the purse."""
_FLORIN: Final = 0.235
"""How wide one of them is, in widths of the purse."""


@frozen
class Bidders:
    """An auction: the invention, who bids, and how many florins where that is known."""

    invention: int
    seats: tuple[int, ...]

    @classmethod
    def of(cls, question: BidQuestion) -> "Bidders":
        """Return those of a question, in the order of their seats."""
        seats = {question.seat, *question.waiting, *(seat for seat, _ in question.bids)}
        return cls(question.invention, tuple(sorted(seats)))


class Auction:
    """The stage of one auction over the `city`."""

    def __init__(self, brush: Brush, city: Rect, bidders: Bidders) -> None:
        self.brush, self.bidders = brush, bidders
        self.stage = FeastStage(brush, city)
        self._standing: dict[Hashable, Exhibit] = {}

    @property
    def purse_height(self) -> int:
        """How high a purse is, in pixels."""
        room = _INNER[1] / len(self.bidders.seats)
        return self.stage.px(min(_PURSE, room * _PURSE_WIDE / _PURSE_SHAPE))

    def column(self, seat: int) -> Rect:
        """Return what a seat has of the stage, from top to bottom."""
        left, across = _INNER
        step = across / len(self.bidders.seats)
        return self.stage.at(left + step * self.bidders.seats.index(seat), 0, step, 460)

    def place(self, seat: int) -> Rect:
        """Return where the purse of a seat stands."""
        height = self.purse_height
        wide = round(height * _PURSE_SHAPE)
        foot = self.stage.at(0, _FOOT, 1, 1).top
        return Rect(self.column(seat).centerx - wide // 2, foot - height + self.stage.px(14), wide, height)

    def where(self, spot: AuctionSpot) -> tuple[int, int]:
        """Return the middle of a purse, or of the card."""
        if spot.seat is not None and spot.seat in self.bidders.seats:
            return self.place(spot.seat).center
        return self.stage.at(*_CARD).center

    # While bids are made

    def stroke(self, question: BidQuestion, marks: Marks) -> Stroke:
        """Return the stage as it lies over the table, without what is in the air."""
        shown = frozenset(spot for spot in marks.absent if isinstance(spot, AuctionSpot))
        words_in = catalogue().language, self.brush.painter.scale
        key: Hashable = "auction", question, shown, tuple(self.stage.whole), self.brush.looks, words_in

        def draw(surface: Surface) -> None:
            surface.blit(self.brush.pictures.made(key, lambda: self._sealed(question, shown)), self.stage.whole)

        def pieces() -> Iterator[object]:
            yield from (work() for work in self.stage.ahead(self.title(open_=False)))
            for name, make in self.exhibits():
                yield self._shown(name, make)
            yield self.brush.pictures.made(key, lambda: self._sealed(question, shown))

        return Stroke(self.stage.whole, key, draw, pieces)

    def _sealed(self, question: BidQuestion, absent: frozenset[AuctionSpot]) -> Surface:
        whole, left, top = self.stage.furnished(self.title(open_=False)).copy(), *self.stage.whole.topleft
        sealed = {seat for seat, _ in question.bids if AuctionSpot(seat) not in absent}
        for name, make in self.exhibits():
            if not isinstance(name, Sealed) or name.seat in sealed:
                exhibit = self._shown(name, make)
                whole.blit(exhibit.picture, exhibit.place.move(-left, -top))
        return whole

    def _shown(self, name: Hashable, make: Callable[[], Exhibit]) -> Exhibit:
        """Return what stands there while bids are made; made once."""
        if name not in self._standing:
            self._standing[name] = make()
        return self._standing[name]

    @staticmethod
    def title(*, open_: bool) -> str:
        """Return what stands over the stage while bids are made, or when they are open."""
        return words("davinci.feast.open" if open_ else "davinci.feast.sealed")

    def exhibits(self) -> Iterator[Named]:
        """Yield what stands there before anything is known: the card, the names, the sealed purses."""
        yield Item.CARD, self._card
        for seat in self.bidders.seats:
            yield Plate(seat), partial(self._plate, seat)
        for seat in self.bidders.seats:
            yield Sealed(seat), partial(self._purse, seat)

    # When they are open

    def settled(self, view: View, opening: PurseTimes) -> Iterator[Named]:
        """Yield all that comes when the bids are opened; `view` is that before."""
        yield from self.exhibits()
        for seat, florins in opening.bids:
            verdict, wins = self._verdict(opening, seat, florins), seat == opening.winner
            yield OpenedPurse(seat), partial(self._opened, seat)
            yield Sum(seat), partial(self._sum, seat, florins)
            yield AuctionVerdict(seat), partial(self._plate, seat, verdict, wins=wins)
            if opening.winner is not None:
                yield Lit(seat), partial(self._lit, seat, florins, wins=wins)
        if opening.winner is None:
            yield Item.WORTH, partial(self._note, words("davinci.feast.leaves"))
            return
        yield Item.WORTH, partial(self._worth, view, opening.winner)
        if opening.tied:
            tie = self._tie(opening)
            yield Item.TIE, tie.cord
            yield Item.LEONARDO, partial(tie.leonardo, opening.winner, holds=view.leonardo == opening.winner)

    def _verdict(self, opening: PurseTimes, seat: int, florins: int) -> str:
        if seat != opening.winner:
            return words("davinci.feast.keeps", count=florins)
        ways = [words(f"davinci.feast.{key}", count=florins) for key in ("takes", "pays")]
        return self.brush.first_fitting(ways, things.style(self.stage, Face.STRONG, 18), self._room.width)

    # What things look like

    def _card(self) -> Exhibit:
        """A slip with the machine, its name and its type."""
        stage, brush, place = self.stage, self.brush, self.stage.at(*_CARD)
        surface = things.slip(stage, place.size)
        box = surface.get_rect()
        side = box.height - stage.px(10)
        machine = figures.machine(brush, self.bidders.invention, (side, side))
        surface.blit(machine, machine.get_rect(center=(stage.px(5) + side // 2, box.centery)))
        badge = stage.px(30)
        kind = INVENTIONS[self.bidders.invention].type
        corner = badge // 2 + stage.px(3)
        figures.type_badge(brush, surface, kind, (box.right - corner, corner), badge)
        left = side + stage.px(8)
        room = Rect(left, badge, box.right - left - stage.px(6), box.bottom - badge - stage.px(2))
        name = invention_name(self.bidders.invention)
        brush.painter.draw_wrapped(surface, name, room, Face.BOLD, stage.text(19), INK, "centre", "middle")
        return Exhibit(surface, place)

    @property
    def _broad(self) -> bool:
        """Whether portraits have room beside the names."""
        return _INNER[1] / len(self.bidders.seats) >= _BROAD

    @property
    def _plate_width(self) -> int:
        return min(self.stage.px(_PLATE[0]), self.column(self.bidders.seats[0]).width - self.stage.px(4))

    @property
    def _reach(self) -> int:
        """How far a portrait stands out above its plate, in pixels."""
        return self.stage.px(14 if self._broad else 30)

    @property
    def _face(self) -> Rect:
        """The portrait on a plate."""
        px = self.stage.px
        return Rect(0, 0, px(56), px(70)) if self._broad else Rect(0, 0, px(40), px(48))

    @property
    def _room(self) -> Rect:
        """Where a name and a verdict stand on a plate."""
        px, wide, tall = self.stage.px, self._plate_width, self.stage.px(_PLATE[1])
        if self._broad:
            left = self._face.width + px(4)
            return Rect(left, self._reach, wide - left, tall).inflate(-px(8), 0)
        top = self._face.height - px(4)
        return Rect(0, top, wide, tall + self._reach - top - px(2)).inflate(-px(8), 0)

    def _plate(self, seat: int, verdict: str = "", *, wins: bool = False) -> Exhibit:
        """The portrait and name of a seat, and when that is known what becomes of its bid."""
        stage, column = self.stage, self.column(seat)
        _, height, top = _PLATE
        wide, tall = self._plate_width, stage.px(height)
        reach, face = self._reach, self._face
        surface = things.canvas((wide, tall + reach))
        surface.blit(things.slip(stage, (wide, tall), lit=wins), (0, reach))
        surface.blit(things.portrait(stage, seat, face).picture, (stage.px(3), 0))
        self._write_plate(surface, seat, verdict, self._room, wins=wins)
        place = Rect(column.centerx - wide // 2, stage.at(0, top, 1, 1).top - reach, *surface.get_size())
        return Exhibit(surface, place)

    def _write_plate(self, surface: Surface, seat: int, verdict: str, room: Rect, *, wins: bool) -> None:
        """Write the name, and the verdict below, of all seats in one size."""
        brush, stage = self.brush, self.stage
        names = [(brush.looks[each].name, room.width) for each in self.bidders.seats]
        name = brush.alike(names, things.style(stage, Face.TITLE_BOLD, 18))
        colour = things.named(brush, seat)
        at = room.centerx, room.top + round(room.height * (0.3 if verdict else 0.5))
        brush.write(surface, brush.looks[seat].name, at, name, colour, align="centre", room=room.width)
        if verdict:
            said = things.style(stage, Face.STRONG, 18)
            below = room.centerx, room.top + round(room.height * 0.7)
            colour = LEAF if wins else BROWN
            brush.write(surface, verdict, below, said, colour, align="centre", room=room.width)

    def _purse(self, seat: int) -> Exhibit:
        """A purse that is tied and sealed."""
        place = self.place(seat)
        return Exhibit(sealed_purse(self.brush, seat, place.height), place)

    def _opened(self, seat: int) -> Exhibit:
        """The purse when it is open, with nothing counted yet."""
        return Exhibit(self._filled(seat, 0), self.place(seat))

    def _filled(self, seat: int, florins: int) -> Surface:
        """Return an open purse with so many florins in its mouth."""
        place = self.place(seat)
        surface = things.canvas(place.size)
        pictures = self.brush.pictures
        surface.blit(pictures.get("bid_purse_back", place.size), (0, 0))
        wide = round(place.width * _FLORIN)
        coin = pictures.get("florin", (wide, round(wide * 0.86)))
        for x, y in _HEAP[: min(_MOST, florins)]:
            at = round(place.width * x / _PLAN[0]), round(place.height * y / _PLAN[1])
            surface.blit(coin, coin.get_rect(center=at))
        surface.blit(pictures.get("bid_purse_front", place.size), (0, 0))
        return surface

    def _sum(self, seat: int, florins: int) -> Exhibit:
        """The florins of a bid as they are counted: a heap in the purse, and the number on it."""

        def counted(share: float) -> Surface:
            so_far = round(florins * share)
            key = "bid counted", seat, so_far, self.place(seat).size, self.brush.looks
            return self.brush.pictures.made(key, lambda: self._numbered(seat, so_far))

        return Exhibit(counted(0), self.place(seat), numbers=counted)

    def _numbered(self, seat: int, florins: int) -> Surface:
        surface = self._filled(seat, florins).copy()
        look = things.style(self.stage, Face.BOLD, 50 * self.purse_height / self.stage.px(128))
        middle = surface.get_width() // 2, round(surface.get_height() * 0.67)
        self.brush.write(surface, str(florins), middle, look, IVORY, align="centre", shade=True)
        return surface

    def _lit(self, seat: int, florins: int, *, wins: bool) -> Exhibit:
        """The purse with its florins once all is decided: before a warm light, or in the shade."""
        purse, place = self._numbered(seat, florins), self.place(seat)
        if not wins:
            purse.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
            return Exhibit(purse, place)
        across = round(place.height * _SHINES)
        around = Rect(0, 0, across, across)
        around.center = place.center
        around = around.clip(self.stage.rect)
        light, surface = shine(self.brush.pictures, across), things.canvas(around.size)
        surface.blit(light, light.get_rect(center=(place.centerx - around.left, place.centery - around.top)))
        surface.blit(purse, place.move(-around.left, -around.top))
        return Exhibit(surface, around)

    def _tie(self, opening: PurseTimes) -> Tie:
        left, right = self.stage.at(_INNER[0], 0, 1, 1).left, self.stage.at(*_CARD).left - self.stage.px(8)
        purses = {seat: self.place(seat) for seat in self.bidders.seats}
        return Tie(self.stage, opening, purses, left, right, beside=self._broad)

    def _note(self, text: str) -> Exhibit:
        stage, place = self.stage, self.stage.at(*_NOTE)
        surface = things.slip(stage, place.size)
        stage.brush.painter.draw_wrapped(
            surface, text, surface.get_rect().inflate(-stage.px(12), 0), Face.ITALIC, stage.text(18), BROWN,
            "centre", "middle",
        )  # fmt: skip
        return Exhibit(surface, place)

    def _worth(self, view: View, winner: int) -> Exhibit:
        """What the card is for the winner: a type more, and the step of the bonus, or weeks that are saved."""
        stage, brush, place = self.stage, self.brush, self.stage.at(*_NOTE)
        gained, name = worth(view.seats[winner].owned, self.bidders.invention), brush.looks[winner].name
        if not gained.new:
            return self._note(words("davinci.feast.saves", name=name, count=gained.weeks))
        text = words("davinci.feast.types", name=name, count=gained.types)
        if gained.after == gained.before:
            return self._note(text)
        surface = things.slip(stage, place.size, lit=True)
        box = surface.get_rect()
        look = things.style(stage, Face.ITALIC, 18)
        upper, room = (box.centerx, round(box.height * 0.26)), box.width - stage.px(10)
        brush.write(surface, text, upper, look, BROWN, align="centre", room=room)
        size, low, reach = round(box.height * 0.5), round(box.height * 0.68), stage.px(44)
        figures.coin(brush, surface, (box.centerx - reach, low), size, gained.before, pale=not gained.before)
        figures.coin(brush, surface, (box.centerx + reach, low), size, gained.after)
        _arrow(surface, (box.centerx, low), stage.px(16))
        return Exhibit(surface, place)


def _arrow(surface: Surface, middle: tuple[int, int], half: int) -> None:
    """Draw an arrow that points to the right, `half` as long to each side of its middle."""
    x, y = middle
    head = half // 2
    pygame.draw.line(surface, INK, (x - half, y), (x + half - head, y), max(2, half // 5))
    pygame.draw.polygon(surface, INK, [(x + half, y), (x + half - head, y - head), (x + half - head, y + head)])
