"""What is seen when the fists of an auction open: over its stage, hand by hand, and in which order they choose."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.motion.feasts import Opened, Ranked, Tied, ranked, shaking, tied
from leonardo.app.engines.picture.feasts import auction
from leonardo.app.engines.picture.feasts.auction import AuctionPlaces
from leonardo.app.engines.picture.feasts.boards import ASIDE, slip
from leonardo.app.engines.picture.told import AuctionTold, FistTold
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, Named, Setting
from leonardo.engine.engines.events import BidsShown
from leonardo.engine.engines.view import View

_TENS: Final = 10
_UP: Final = 0.07
"""How far a fist is shaken up and down, in heights of its room."""
_BOWED: Final = 12


class AuctionSetting(Setting):
    """The stage of an auction as what a feast takes place on: with all fists closed."""

    def __init__(self, brush: Brush, places: AuctionPlaces, told: AuctionTold) -> None:
        self._brush, self._places, self._told = brush, places, told
        reach = 2 * max(3, brush.px(15))
        self.rect = places.rect
        self.whole = places.rect.inflate(reach, reach).clip(Rect((0, 0), brush.layout.size))

    def laying(self, surface: Surface, title: str) -> Iterator[None]:  # noqa: ARG002 - what is told has its own
        """Draw it: the board with what is told, the cards, and the hands."""
        return auction.drawing(self._brush, surface, self._places, self._told)


def page_of(brush: Brush, places: AuctionPlaces, told: AuctionTold, before: View, event: BidsShown) -> FeastPage:
    """Return the page of an opening: `told` is what the stage showed before it, `before` the view."""
    fists = tuple(evolve(fist, closed=True, florins=None, note="", asked=False) for fist in told.fists)
    setting = AuctionSetting(brush, places, evolve(told, line="", fists=fists, shown=False, can_take=()))
    rooms = dict(zip((fist.seat for fist in fists), zip(fists, places.fists, strict=True), strict=True))
    return FeastPage(setting, told.title, dict(_things(brush, places, rooms, before, event)))


def _things(
    brush: Brush, places: AuctionPlaces, rooms: dict[int, tuple[FistTold, Rect]], before: View, event: BidsShown
) -> Iterator[Named]:
    for seat, (fist, place) in rooms.items():
        yield Opened(seat), partial(_hand, brush, places.rect, fist, place, event.bids[seat])
    equal = tied(event)
    if equal:
        boxes = [place for seat, (_, place) in rooms.items() if seat in equal]
        yield Tied(), partial(_tie, brush, rooms[before.leonardo][1], boxes, places.words)
    for number, seat in enumerate(ranked(before, event), 1):
        yield Ranked(seat), partial(_rank, brush, number, rooms[seat][1])


def _hand(brush: Brush, stage: Rect, fist: FistTold, place: Rect, florins: int) -> Exhibit:
    """Return a hand that shakes, opens, and shows its coins, as many as have been counted.

    It looks alike in many frames, so it is kept how it looks at each height and with each sum.
    """
    ground = Surface(place.size)
    wood = brush.pictures.cover("workshop_wood", stage.size)
    ground.blit(wood, (stage.left - place.left, stage.top - place.top))
    room = auction.seat_ground(brush, ground, fist, ground.get_rect())
    drawn: dict[tuple[int, int | None], Surface] = {}

    def at(share: float) -> Surface:
        up, counted = shaking(share)
        sum_ = round(florins * counted / _TENS) * _TENS
        now = fist if counted <= 0 else evolve(fist, closed=False, florins=sum_)
        look = round(up * room.height * _UP), now.florins
        if look not in drawn:
            drawn[look] = ground.copy()
            auction.lay_hand(brush, drawn[look], now, room, look[0])
        return drawn[look]

    return Exhibit(at(1.0), place, numbers=at)


def _rank(brush: Brush, number: int, place: Rect) -> Exhibit:
    """Return the medal with the turn of a seat, in its place."""
    side = auction.rank_side(brush) + 2
    surface = shapes.blank(side, side)
    auction.lay_rank(brush, surface, number, (side // 2, side // 2))
    return Exhibit(surface, surface.get_rect(center=auction.rank_at(brush, place)))


def _tie(brush: Brush, leonardo: Rect, boxes: Sequence[Rect], told: Rect) -> Exhibit:
    """Return golden lines from Leonardo to all who bid as much as another, and what follows from it."""
    whole = leonardo.unionall([*boxes, told])
    surface = shapes.blank(*whole.size)
    start = leonardo.right - brush.px(18) - whole.left, leonardo.top - whole.top
    for box in boxes:
        end = box.centerx - whole.left, box.top - whole.top + brush.px(3)
        _line(surface, start, end, max(2, brush.px(3)))
    middle = told.centerx - whole.left, told.centery - whole.top
    slip(brush, surface, tr("engines.auction.tie"), middle, ASIDE, INK, told.width)
    return Exhibit(surface, whole)


def _line(surface: Surface, start: Point, end: Point, width: int) -> None:
    """Draw a bowed line that ends in a knob."""
    high = min(5 * width, abs(end[0] - start[0]) // 4 + 2 * width)
    points = []
    for number in range(_BOWED + 1):
        share = number / _BOWED
        x = start[0] + (end[0] - start[0]) * share
        points.append((x, start[1] + (end[1] - start[1]) * share - high * 4 * share * (1 - share)))
    for ink, line in ((INK, 2 * width), (GOLD, width)):
        pygame.draw.lines(surface, (*ink, 255), False, points, line)
        pygame.draw.circle(surface, (*ink, 255), end, line * 1.6)
