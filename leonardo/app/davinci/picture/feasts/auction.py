"""An auction as all see it: the card, and the purses of those who bid, sealed first and then opened (rule 9.7)."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from math import ceil, pi, sin
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.feasts import (
    AuctionVerdict,
    Emptied,
    Item,
    Lit,
    OpenedPurse,
    Plate,
    PurseTimes,
    Sealed,
    Shaken,
    Sum,
)
from leonardo.app.davinci.motion.sizes import PURSE_HEIGHTS
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.breaking import Purse
from leonardo.app.davinci.picture.feasts.lot import Lot
from leonardo.app.davinci.picture.feasts.tie import Tie
from leonardo.app.davinci.picture.sprites import sealed_purse
from leonardo.app.davinci.spots import AuctionSpot
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Align, Face
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.words import catalogue, words
from leonardo.app.table.feast.exhibit import GROWS_BY, Exhibit, Named
from leonardo.app.table.feast.stage import SIZE, FeastStage
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.app.table.looks.rays import rays
from leonardo.app.table.panels.laid_page import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View

_APART: Final[Mapping[int, float]] = {2: 440, 3: 226, 4: 166, 5: 132}
"""Units from one purse to the next, by how many bid: two stand beside the card with their heaps, more below it."""
_FOOT: Final = 386
"""Units down to where the pictures of purses end."""
_PLATE: Final = (236, 60, 383)
"""Units of a plate with a name, at most, and down to it: it stands clear of the bar of the frame."""
_NAME, _STATE, _SMALL = 22, 19, 17
"""Units of the type of a name, of what becomes of its bid, and of both where portraits stand above them."""
_NUMBER: Final = 0.46
"""The height of the type of the sum on a purse, in heights of the purse;"""
_BELLY: Final = 0.3
"""and how far above its foot the middle of that is."""
_BROAD: Final = 150
"""Units of the stage from which a seat has room for its portrait beside its name; else that stands above."""
_TOLD: Final = (112, 188, 588)
"""Units of the stage in which it is told of a tie: left, top and width."""
_SHADE: Final = (196, 184, 174)
"""What the purses of those who do not take the card are multiplied with;"""
_SLUMPS: Final = 0.93
"""how high they are when that has gone back to them, in their usual heights;"""
_SHINES: Final = 3.3
"""and how far the rays behind the purse of who takes it go, from end to end, in heights of the purse."""
_GROUND: Final = 366
"""Units down to the boards: no rays are seen before them."""
_SHAKES: Final = 5
"""Units by which a purse shakes to each side,"""
_TIMES: Final = 3
"""and how many times it does."""
_BESIDE: Final = 34
"""Units from the side of the stage to where florins go that leave it."""
_BEHIND: Final = 50
"""Units below a purse for which its plate hides what falls there."""
_RIM: Final = (0.4, 0.34)
"""How far the end of the rim of a purse is beside its middle and above it, in heights of the purse."""


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
    """The stage of one auction over the `city`; its card means this to who looks at it."""

    def __init__(self, brush: Brush, city: Rect, bidders: Bidders, meaning: CardState = NOBODY) -> None:
        self.brush, self.bidders, self.meaning = brush, bidders, meaning
        self.stage = FeastStage(brush, city)
        self.lot = Lot(self.stage, bidders.invention, meaning)
        self._standing: dict[Hashable, Exhibit] = {}

    @property
    def _across(self) -> float:
        """Units of the stage that each seat has."""
        return _APART[len(self.bidders.seats)]

    @property
    def purse_height(self) -> int:
        """How high a purse is, in pixels."""
        return self.stage.px(PURSE_HEIGHTS[len(self.bidders.seats)])

    def column(self, seat: int) -> Rect:
        """Return what a seat has of the stage, from top to bottom."""
        step, seats = self._across, self.bidders.seats
        left = (SIZE[0] - step * len(seats)) / 2
        return self.stage.at(left + step * seats.index(seat), 0, step, SIZE[1])

    def place(self, seat: int) -> Rect:
        """Return where the purse of a seat stands."""
        height = self.purse_height
        wide = round(height * heap.SHAPE)
        foot = self.stage.at(0, _FOOT, 1, 1).top
        return Rect(self.column(seat).centerx - wide // 2, foot - height, wide, height)

    @staticmethod
    def beside(stage: FeastStage, purse: FinePoint) -> FinePoint:
        """Return where florins from a purse of the `stage` go: past its nearer side, over no card and no face."""
        left, right = stage.rect.left - stage.px(_BESIDE), stage.rect.right + stage.px(_BESIDE)
        return left if purse[0] <= stage.rect.centerx else right, purse[1]

    @staticmethod
    def rim(stage: FeastStage, purse: FinePoint, bidders: int) -> FinePoint:
        """Return where florins leave a purse whose middle is `purse`: at the nearer end of its rim, over no number."""
        height = stage.px(PURSE_HEIGHTS[bidders])
        aside = round(height * _RIM[0]) * (-1 if purse[0] <= stage.rect.centerx else 1)
        return purse[0] + aside, purse[1] - round(height * _RIM[1])

    def where(self, spot: AuctionSpot) -> tuple[int, int]:
        """Return the middle of a purse, or of the card."""
        if spot.seat is not None and spot.seat in self.bidders.seats:
            return self.place(spot.seat).center
        return self.lot.place.center

    def above(self, seat: int) -> tuple[int, int]:
        """Return the middle of a purse before it comes down to its place: over the frame of the stage."""
        return self.place(seat).centerx, self.stage.rect.top - self.purse_height // 2

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

    def lay_coming(self, question: BidQuestion, surface: Surface, share: float) -> None:
        """Draw the stage without its card, with the names and the purses that are sealed as far as they have come."""
        self.stage.lay(surface, self.title(open_=False))
        sealed = {seat for seat, _ in question.bids}
        for name, make in self.exhibits():
            if name is not Item.CARD and (not isinstance(name, Sealed) or name.seat in sealed):
                self._shown(name, make).draw(surface, Entrance.EMERGES, share)

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
        """Yield what stands there before anything is known: the card, the sealed purses, the names."""
        yield Item.CARD, self.lot.card
        for seat in self.bidders.seats:
            yield Sealed(seat), partial(self._purse, seat)
        for seat in self.bidders.seats:
            yield Plate(seat), partial(self._plate, seat)

    # When they are open

    def settled(self, view: View, opening: PurseTimes) -> Iterator[Named]:
        """Yield all that comes when the bids are opened; `view` is that before."""
        yield from self.exhibits()
        for seat, florins in opening.bids:
            verdict, wins = self._verdict(opening, seat, florins), seat == opening.winner
            yield Shaken(seat), partial(self._shaken, seat)
            yield OpenedPurse(seat), partial(self._opened, seat)
            yield Sum(seat), partial(self._sum, seat, florins)
            yield AuctionVerdict(seat), partial(self._plate, seat, verdict, wins=wins)
            if opening.winner is not None:
                yield Lit(seat), partial(self._lit, seat, florins, wins=wins)
                yield Emptied(seat), partial(self._emptied, seat, florins, wins=wins)
        yield Item.OPENED, self._opening
        yield Item.CLEARED, self.lot.cleared
        if opening.winner is None:
            yield Item.WORTH, partial(self.lot.said, words("davinci.feast.leaves"))
            return
        yield Item.WORTH, partial(self.lot.worth, view.seats[opening.winner].owned, opening.winner)
        yield Item.LIGHT, partial(self._light, opening.winner)
        yield Item.DECISION, partial(self._decision, opening.winner)
        for cue in opening.glints:
            yield cue.what, partial(self._glint, opening.winner)
        if opening.tied:
            tie = self._tie(opening)
            yield Item.TIE, tie.bracket
            yield Item.LEONARDO, partial(tie.leonardo, opening.winner)
            yield Item.REASON, partial(tie.reason, holds=view.leonardo == opening.winner)

    def _verdict(self, opening: PurseTimes, seat: int, florins: int) -> str:
        if seat != opening.winner:
            return words("davinci.feast.keeps", count=florins)
        ways = [words(f"davinci.feast.{key}", count=florins) for key in ("takes", "pays")]
        return self.brush.first_fitting(ways, self._said, self._room.width)

    # What things look like

    @property
    def _broad(self) -> bool:
        """Whether portraits have room beside the names."""
        return self._across >= _BROAD

    @property
    def _said(self) -> Style:
        return things.style(self.stage, Face.STRONG, _STATE if self._broad else _SMALL)

    def _plate_width(self, seat: int, verdict: str) -> int:
        """Return how wide a plate is: as its text needs."""
        brush = self.brush
        texts = [(brush.looks[seat].name, self._name_style), *([(verdict, self._said)] if verdict else [])]
        beside = self._most_width - self._room.width
        needed = max(brush.width(text, style) for text, style in texts) + beside + self.stage.px(12)
        return min(self._most_width, max(needed, self._face.width + self.stage.px(20)))

    @property
    def _name_style(self) -> Style:
        """The style of all names, in which the longest one has room."""
        names = [(look.name, self._room.width) for look in (self.brush.looks[each] for each in self.bidders.seats)]
        return self.brush.alike(names, things.style(self.stage, Face.TITLE_BOLD, _NAME if self._broad else _SMALL))

    @property
    def _most_width(self) -> int:
        return min(self.stage.px(_PLATE[0]), self.column(self.bidders.seats[0]).width - self.stage.px(4))

    @property
    def _reach(self) -> int:
        """How far a portrait stands out above its plate, in pixels."""
        return self.stage.px(10 if self._broad else 30)

    @property
    def _face(self) -> Rect:
        """The portrait on a plate."""
        px = self.stage.px
        return Rect(0, 0, px(54), px(68)) if self._broad else Rect(0, 0, px(40), px(48))

    @property
    def _room(self) -> Rect:
        """Where a name and a verdict stand on a plate."""
        return self._room_on(self._most_width)

    def _room_on(self, wide: int) -> Rect:
        """Return the same on a plate so many pixels wide."""
        px, tall = self.stage.px, self.stage.px(_PLATE[1])
        if self._broad:
            left = self._face.width + px(4)
            return Rect(left, self._reach, wide - left, tall).inflate(-px(8), 0)
        top = self._face.height - px(4)
        return Rect(0, top, wide, tall + self._reach - top - px(2)).inflate(-px(8), 0)

    def _plate(self, seat: int, verdict: str = "", *, wins: bool = False) -> Exhibit:
        """The portrait and name of a seat, and when that is known what becomes of its bid."""
        stage, column = self.stage, self.column(seat)
        _, height, top = _PLATE
        wide, tall = self._plate_width(seat, verdict), stage.px(height)
        reach, face = self._reach, self._face
        surface = things.canvas((wide, tall + reach))
        surface.blit(things.slip(stage, (wide, tall), lit=wins), (0, reach))
        surface.blit(things.portrait(stage, seat, face).picture, (stage.px(3), 0))
        self._write_plate(surface, seat, verdict, self._room_on(wide), wins=wins)
        place = Rect(column.centerx - wide // 2, stage.at(0, top, 1, 1).top - reach, *surface.get_size())
        return Exhibit(surface, place)

    def _write_plate(self, surface: Surface, seat: int, verdict: str, room: Rect, *, wins: bool) -> None:
        """Write the name, and the verdict below, of all seats in one size: beside a portrait both begin at it."""
        brush, name = self.brush, self._name_style
        align: Align = "left" if self._broad else "centre"
        x = room.left if self._broad else room.centerx
        colour = things.named(brush, seat)
        at = x, room.top + round(room.height * (0.3 if verdict else 0.5))
        brush.write(surface, brush.looks[seat].name, at, name, colour, align=align, room=room.width)
        if verdict:
            said = self._said
            below = x, room.top + round(room.height * 0.71)
            colour = LEAF if wins else BROWN
            brush.write(surface, verdict, below, said, colour, align=align, room=room.width)

    def _purse(self, seat: int) -> Exhibit:
        """A purse that is tied and sealed."""
        place = self.place(seat)
        return Exhibit(sealed_purse(self.brush, seat, place.height), place)

    def _shaken(self, seat: int) -> Exhibit:
        """A sealed purse that shakes, ever less: the same picture, a few pixels to the side."""
        purse, most = self._purse(seat), self.stage.px(_SHAKES)
        wide = things.canvas((purse.place.width + 4 * most, purse.place.height))
        wide.blit(purse.picture, (2 * most, 0))
        place = purse.place.inflate(2 * most, 0)

        def shaking(share: float) -> Surface:
            aside = round(most * (1 - share) * sin(2 * pi * _TIMES * share))
            return wide.subsurface((most - aside, 0), place.size)

        return Exhibit(shaking(0), place, numbers=shaking)

    def _opened(self, seat: int) -> Exhibit:
        """The purse while its seal breaks and it is opened; the halves of the seal fall behind the plate below it."""
        return Purse(self.brush, seat, self.place(seat)).opened(self.stage.px(_BEHIND))

    def _filled(self, seat: int, florins: int) -> Surface:
        """Return an open purse with so many florins in it, and the room for more."""
        purse = self.place(seat)
        whole = heap.with_heap(purse)
        surface = things.canvas(whole.size)
        heap.draw(surface, self.brush.pictures, purse.move(-whole.left, -whole.top), florins)
        return surface

    def _sum(self, seat: int, florins: int) -> Exhibit:
        """The florins of a bid as they are counted: they jump out onto the heap, and the number on it is theirs."""

        def numbered(so_far: int) -> Surface:
            key = "bid counted", seat, so_far, florins > 0, self.place(seat).size, self.brush.looks
            if florins and not so_far:
                return self.brush.pictures.made(key, lambda: self._filled(seat, 0))
            return self.brush.pictures.made(key, lambda: self._numbered(seat, so_far))

        return Purse(self.brush, seat, self.place(seat)).counted(florins, numbered)

    def _numbered(self, seat: int, florins: int) -> Surface:
        """Return an open purse with so many florins in it, and their number on it."""
        surface = self._filled(seat, florins)
        self._number(surface, florins)
        return surface

    def _number(self, surface: Surface, florins: int) -> None:
        """Write how much was bid on an open purse."""
        units = _NUMBER * self.purse_height / self.stage.unit / self.brush.painter.scale
        look = things.style(self.stage, Face.BOLD, units)
        middle = surface.get_width() // 2, surface.get_height() - round(self.purse_height * _BELLY)
        self.brush.write(surface, str(florins), middle, look, IVORY, align="centre", shade=True)

    def _lit(self, seat: int, florins: int, *, wins: bool) -> Exhibit:
        """The purse with its florins once all is decided: grown, or in the shade, but for the number on it."""
        if wins:
            return self._grown(seat, self._numbered(seat, florins))
        return Exhibit(self._shaded(seat, florins), heap.with_heap(self.place(seat)))

    def _shaded(self, seat: int, florins: int) -> Surface:
        """Return a purse in the shade with so many florins in it, and their number on it."""
        purse = self._filled(seat, florins)
        purse.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
        self._number(purse, florins)
        return purse

    def _empty(self, seat: int, *, wins: bool) -> Surface:
        """Return a purse that all florins have left, with their number; one from which they went back slumps."""
        purse = self._filled(seat, 0)
        if wins:
            return purse
        purse.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
        wide, high = purse.get_size()
        low = pygame.transform.smoothscale(purse, (wide, round(high * _SLUMPS)))
        slumped = things.canvas((wide, high))
        slumped.blit(low, low.get_rect(bottom=high))
        return slumped

    def _grown(self, seat: int, purse: Surface) -> Exhibit:
        """Return the purse of the winner as it stands when all is decided."""
        grown = pygame.transform.smoothscale_by(purse, GROWS_BY)
        return Exhibit(grown, grown.get_rect(midbottom=heap.with_heap(self.place(seat)).midbottom))

    def _emptied(self, seat: int, florins: int, *, wins: bool) -> Exhibit:
        """A purse from which one florin after the other leaves, and with it what is told of it there."""

        def drawn(left: int) -> Surface:
            if not left:
                purse = self._empty(seat, wins=wins)
            else:
                purse = self._numbered(seat, left) if wins else self._shaded(seat, left)
            return self._grown(seat, purse).picture if wins else purse

        def counted(share: float) -> Surface:
            left = florins - ceil(florins * share)
            return paid_out(left)

        def paid_out(left: int) -> Surface:
            key = "paid out", seat, florins, left, wins, self.place(seat).size, self.brush.looks
            return self.brush.pictures.made(key, lambda: drawn(left))

        place = self._grown(seat, self._filled(seat, 0)).place if wins else heap.with_heap(self.place(seat))
        pieces = [partial(paid_out, left) for left in range(florins)]
        return Exhibit(counted(1), place, numbers=counted, pieces=pieces)

    def _glint(self, seat: int) -> Exhibit:
        """What runs over the purse of the winner while all is read."""
        return things.glint(self._grown(seat, self._filled(seat, 0)))

    def _opening(self) -> Exhibit:
        """The plate over the stage, which tells now that the bids are open."""
        return Exhibit(*self.stage.retitled(self.title(open_=True), self.title(open_=False)))

    def _decision(self, seat: int) -> Exhibit:
        """The plate over the stage, which tells now who takes the card."""
        title = words("davinci.feast.taken", name=self.brush.looks[seat].name)
        return Exhibit(*self.stage.retitled(title, self.title(open_=True), self.title(open_=False)))

    def _light(self, seat: int) -> Exhibit:
        """The rays behind the purse of the winner, before the set and behind the curtains."""
        stage, purse = self.stage, self.place(seat)
        across = round(purse.height * _SHINES)
        around = Rect(0, 0, across, across)
        around.center = purse.centerx, purse.top + round(purse.height * 0.55)
        seen = around.clip(stage.rect)
        seen.height = stage.at(0, _GROUND, 1, 1).top - seen.top
        surface = things.canvas(seen.size)
        surface.blit(rays(self.brush.pictures, across), around.move(-seen.left, -seen.top))
        stage.behind_curtains(surface, seen)
        return Exhibit(surface, seen)

    def _tie(self, opening: PurseTimes) -> Tie:
        left, top, wide = _TOLD
        purses = {seat: self.place(seat) for seat in self.bidders.seats}
        return Tie(self.stage, opening, purses, self.stage.at(left, top, wide, 1))
