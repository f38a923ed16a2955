"""The stage of an auction (rule 6): the cards on offer above, below them the fists, which open together."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.picture import cards
from leonardo.app.engines.picture.feasts.boards import ASIDE, LINE, NAME, SUM, TITLE, board
from leonardo.app.engines.picture.told import AuctionTold, FistTold, OfferedCard
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.table.looks.colours import LIGHT, RICHES, WARM
from leonardo.engine.engines.constants import DATA

COINS: Final[tuple[int, ...]] = tuple(sorted(DATA["money"]["coins"], reverse=True))
"""What coins are worth, the highest first (rule 1.5)."""
_CARD, _FIST = 190, 190
"""Units of the width of a card and of the place of a hand."""
_UPPER: Final = 0.55
"""How much of the height the cards have."""
_WELL: Final = (62, 36, 16, 235)
_ASKED: Final = (104, 62, 28, 245)
_EDGE: Final = (132, 94, 52, 255)
_HAND: Final = 0.75
"""The width of a hand by its height."""
_TAKEN: Final = (30, 14, 4, 130)
_GAP: Final = (30, 14, 4, 60)


class AuctionPlaces:
    """Where things lie on the stage of an auction; `button` is how high a row of buttons is."""

    def __init__(self, brush: Brush, rect: Rect, cards: int, seats: int, button: int) -> None:
        self.rect = rect
        pad = max(8, brush.px(16))
        inner = rect.inflate(-2 * pad, -2 * pad)
        line = brush.line(TITLE)
        self.title = Rect(inner.left, inner.top, inner.width, line)
        self.words = Rect(inner.left, inner.top + line, inner.width, brush.line(LINE))
        self.buttons = Rect(inner.left, inner.bottom - button, inner.width, button)
        top = self.words.bottom + pad // 2
        room = self.buttons.top - pad // 2 - top
        upper = round(room * _UPPER)
        self.cards = _row(Rect(inner.left, top, inner.width, upper), cards, brush.px(_CARD), pad)
        lower = Rect(inner.left, top + upper + 6, inner.width, room - upper - 6)
        self.fists = _row(lower, seats, brush.px(_FIST), pad // 2)


def _row(room: Rect, count: int, most: int, gap: int) -> list[Rect]:
    """Share a row among some things, in its middle."""
    if not count:
        return []
    wide = min(max(most, 130), (room.width - gap * (count - 1)) // count)
    left = room.centerx - (wide * count + gap * (count - 1)) // 2
    return [Rect(left + number * (wide + gap), room.top, wide, room.height) for number in range(count)]


def draw_auction(brush: Brush, surface: Surface, places: AuctionPlaces, told: AuctionTold) -> None:
    """Draw the stage of an auction as it stands."""
    for _ in drawing(brush, surface, places, told):
        pass


def drawing(brush: Brush, surface: Surface, places: AuctionPlaces, told: AuctionTold) -> Iterator[None]:
    """Draw the stage of an auction as it stands, with a pause after the board, the cards and the hands."""
    board(brush, surface, places.rect)
    draw_words(brush, surface, places, told)
    yield
    for number, place in enumerate(places.cards):
        draw_card(brush, surface, told.cards, number, place, lit=number in told.can_take)
    yield
    for fist, place in zip(told.fists, places.fists, strict=True):
        draw_seat(brush, surface, fist, place, shown=told.shown)
    yield


def draw_words(brush: Brush, surface: Surface, places: AuctionPlaces, told: AuctionTold) -> None:
    """Write what goes on."""
    brush.write(surface, told.title, places.title.center, TITLE, LIGHT, align="centre", room=places.title.width)
    brush.write(surface, told.line, places.words.center, LINE, LIGHT, align="centre", room=places.words.width)


def draw_card(
    brush: Brush, surface: Surface, offer: Sequence[OfferedCard], number: int, place: Rect, *, lit: bool
) -> None:
    """Draw a card on offer, by its number.

    One that may be taken is lit, one that the viewer may not take is pale; on one that is gone lies the shield of who
    took it.
    """
    if lit:
        spread = max(4, brush.px(9))
        light = shapes.glow(place.size, brush.px(6), spread, (255, 206, 84))
        surface.blit(light, light.get_rect(center=place.center))
    brush.shadow(surface, place)
    offered, names = offer[number], [each.title for each in offer]
    cards.project(
        brush,
        surface,
        place,
        offered.card,
        title=offered.title,
        effect=offered.effect,
        price="",
        pale=offered.barred,
        names=names,
    )
    foot = place.centerx, place.bottom - round(brush.line(ASIDE) * 0.62)
    brush.write(surface, offered.price, foot, ASIDE, INK, align="centre", room=place.width - brush.px(10))
    if offered.taken_by is not None:
        shapes.lay(surface, shapes.plate(place.size, brush.px(5), _TAKEN), place.topleft)
        side = min(place.width, place.height) * 4 // 10
        brush.stamp(surface, f"shield_{brush.colour(offered.taken_by)}", place.center, side)


def draw_gap(brush: Brush, surface: Surface, place: Rect) -> None:
    """Draw where a card lay that is on its way to who took it."""
    shapes.lay(surface, shapes.plate(place.size, brush.px(5), _GAP), place.topleft)


def draw_seat(brush: Brush, surface: Surface, fist: FistTold, place: Rect, *, shown: bool) -> None:
    """Draw the place of a seat with its hand; what came of its bid, and in which turn it chooses, if it is `shown`."""
    inner = seat_ground(brush, surface, fist, place)
    lay_hand(brush, surface, fist, inner)
    foot = place.centerx, place.bottom - brush.line(LINE) * 7 // 10
    if not (fist.place and shown):
        brush.write(surface, fist.note, foot, ASIDE, WARM, align="centre", room=place.width - brush.px(8))
        return
    lay_rank(brush, surface, fist.place, rank_at(brush, place))
    left = place.left + round(brush.line(LINE) * 1.6)
    room = place.right - left - brush.px(4)
    middle = left + room // 2, foot[1]
    brush.write(surface, fist.note, middle, ASIDE, WARM, align="centre", room=room)


def seat_ground(brush: Brush, surface: Surface, fist: FistTold, place: Rect) -> Rect:
    """Draw the place of a seat with its shield and name, and Leonardo at who holds him; return the room of its hand."""
    brush.box(surface, place, _ASKED if fist.asked else _WELL, (*GOLD, 255) if fist.asked else _EDGE, 8)
    line = brush.line(LINE)
    head = place.left + brush.px(8), place.top + line * 7 // 10
    brush.stamp(surface, f"shield_{brush.colour(fist.seat)}", (head[0] + line // 2, head[1]), line)
    leonardo = round(line * 1.5) if fist.leonardo else 0
    room = place.right - head[0] - line - round(line * 1.5) - brush.px(14)  # as at who holds Leonardo: all look alike
    style = brush.alike([(look.name, room) for look in brush.looks], NAME)
    brush.write(surface, fist.name, (head[0] + line + brush.px(6), head[1]), style, LIGHT, room=room)
    if leonardo:
        brush.stamp(surface, "leonardo", (place.right - leonardo // 2, place.top + leonardo * 6 // 10), leonardo)
    return hand_room(brush, place)


def hand_room(brush: Brush, place: Rect) -> Rect:
    """Return what a hand has of the place of its seat: between its name and what is said under it."""
    line = brush.line(LINE)
    return Rect(place.left, place.top + line * 12 // 10, place.width, place.height - line * 24 // 10)


def lay_hand(brush: Brush, surface: Surface, fist: FistTold, room: Rect, lift: int = 0) -> None:
    """Draw a hand: a fist, `lift` pixels up, or an open one; at the left of its coins where these are known."""
    high = min(room.height, round(room.width * 0.5 / _HAND))
    name = f"engines_{'fist' if fist.closed else 'hand'}_{brush.colour(fist.seat)}"
    waits = fist.florins is None and not fist.closed
    picture = brush.faded(name, high, 110) if waits else brush.sized(name, high)
    if fist.florins is None:
        surface.blit(picture, picture.get_rect(center=(room.centerx, room.centery - lift)))
        return
    surface.blit(picture, picture.get_rect(midleft=(room.left + brush.px(4), room.centery)))
    left = room.left + brush.px(6) + picture.get_width()
    lay_coins(brush, surface, fist.florins, Rect(left, room.top, room.right - left, room.height))


def lay_coins(brush: Brush, surface: Surface, florins: int, room: Rect) -> None:
    """Draw a bid as coins of 50 and 10 in piles, and the sum under them."""
    line = brush.line(SUM)
    brush.write(surface, str(florins), (room.centerx, room.bottom - line // 2), SUM, RICHES, align="centre", shade=True)
    piles = [(worth, count) for worth, count in counted(florins) if count]
    if not piles:
        return
    heap = Rect(room.left, room.top, room.width, room.height - line)
    side = min(heap.width // max(2, len(piles)), heap.height, brush.px(52))
    for number, (worth, count) in enumerate(piles):
        x = heap.centerx + round((number - (len(piles) - 1) / 2) * side)
        step = min(side // 5, max(1, (heap.height - side) // max(1, count - 1)))
        for layer in range(count):
            brush.stamp(surface, f"engines_coin_{worth}", (x, heap.bottom - side // 2 - layer * step), side)


def counted(florins: int) -> list[tuple[int, int]]:
    """Return how many coins of each worth make up a sum, the highest first."""
    found = []
    for worth in COINS:
        count, florins = divmod(florins, worth)
        found.append((worth, count))
    return found


def rank_at(brush: Brush, place: Rect) -> Point:
    """Return where the medal lies that says in which turn a seat chooses: at the foot of its place, at the left."""
    line = brush.line(LINE)
    return place.left + round(line * 0.85), place.bottom - line * 75 // 100


def lay_rank(brush: Brush, surface: Surface, place: int, centre: Point) -> Rect:
    """Draw a medal with the turn in which somebody chooses, golden for the first."""
    side = rank_side(brush)
    fill = (*GOLD, 255) if place == 1 else (196, 172, 130, 255)
    shapes.lay_centred(surface, shapes.disc(side, fill, (*INK, 255), max(1.0, 1.4 * brush.layout.k)), centre)
    return brush.write(surface, str(place), centre, NAME, INK, align="centre")


def rank_side(brush: Brush) -> int:
    """Return how wide such a medal is."""
    return round(brush.line(LINE) * 1.2)
