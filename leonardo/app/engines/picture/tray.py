"""One's own walnut at the foot: purse, actions left, what can be built, who would score, the end of the turn."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.moves.choices import COINS
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.layout import TRAY_ROWS
from leonardo.app.engines.picture.signs import Sign, leonardo, sign
from leonardo.app.engines.spots import ActionSpot, BuilderSpot, CoinSpot, ForecastSpot, PurseSpot, ReserveSpot
from leonardo.app.kit.brush import NARROW, PLAIN, Brush, Style
from leonardo.app.kit.seats import Looks, SeatColour
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, ENGRAVED, FAINT_LIGHT, GAIN, LIGHT, LOSS, RICHES, WARM
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.widgets import OWN_NAME, SHADOW, button, portrait, running, spread
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ATTACK_COST, INVASION_COST, Cause, Machine
from leonardo.ui.node import (
    SPACER,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    TextScale,
    Variants,
    column,
    component,
    image,
    paint,
    pin,
    row,
    stack,
    text,
)

_NAME: Final = Style(Face.TITLE_BOLD, 19, NARROW)
_SUM: Final = Style(Face.BOLD, 46)
_SMALL: Final = Style(Face.BOLD, 17)
_ASIDE: Final = Style(Face.ITALIC, 16)
_WORD: Final = Style(Face.STRONG, 17, (Face.TEXT,))
_COUNT: Final = Style(Face.BOLD, 20)
_ENGRAVED: Final = Style(Face.BOLD, 40)
_LINE: Final = Style(Face.STRONG, 16.5, (Face.TEXT,))
_HEADING: Final = Style(Face.BOLD, 16.5, (Face.TEXT,))
_SCORE: Final = Style(Face.BOLD, 16.5)
_FILL: Final = 0.86
"""How much of the height of its line a word of the forecast takes, at most."""
_SHARES: Final = (190, 220, 330, 250, 240, 180)
"""Units of portrait, purse, actions, builder, forecast and end, as they share the tray."""
_LOOKED_AT: Final = (170, 200, 270)
"""The same without actions, builder and end, where nothing is decided."""
_ACTIONS: Final = (("invade", INVASION_COST), ("attack", ATTACK_COST), ("move", 0))
_THIN: Final = L(0, 4)
_EDGE: Final = L(0, 7)
"""Between what can be built, its words and the edge."""
_ALIKE: Final = ("000",)
"""What sums the purse has room for, as large as it may be."""


@frozen(cache_hash=True)
class Purse:
    """What is told at the purse of a seat: `change` is what its sum has just changed by.

    So many florins are laid in the fist, or are the `cost` of what is pointed at or composed, or a `stake` that is paid
    only if a card is taken. There are coins where it `bids`, and else what it has `owned`, each with its sign.
    """

    seat: int
    florins: int
    owned: tuple[tuple[Sign, str], ...]
    change: int = 0
    fist: int = 0
    cost: int = 0
    stake: int = 0
    bids: bool = False


@frozen(cache_hash=True)
class Building:
    """What can be built for so many florins: of a machine its `design`, which must be known, and what the first brings.

    A castle has no design, but `levels`, and ends the turn.
    """

    what: str
    florins: int
    known: bool = True
    design: Machine | Card | None = None
    levels: int = 0
    points: int = 0


Scores = tuple[tuple[Cause, tuple[tuple[int, int], ...]], ...]
"""Who would get how many points for each cause, by seat."""


@component
def tray(who: Node, purse_: Node, decided: tuple[Node, ...], forecast_: Node, end_: Node | None) -> Node:
    """Return all that lies at the foot; what is `decided` there lies in sunken fields, like the purse."""
    shares = _SHARES if decided else _LOOKED_AT
    fields = (who, purse_, *decided, forecast_, *([end_] if end_ is not None else ()))
    placed = (
        _field(field, share, field in decided or field is purse_) for field, share in zip(fields, shares, strict=True)
    )
    wood = image("workshop_wood", mode="cover", opaque=True)
    inner = TextScale(rows=TRAY_ROWS, style=PLAIN, kids=(row(*placed, gap=L(8, 4), pad=L(8, 4)),))
    return stack(SHADOW, wood, inner)


@component
def _field(field: Node, share: int, sunk: bool) -> Node:
    return stack(image("inset", mode="panel") if sunk else None, field, grow=share)


@component
def who(seat: int, points: int, leads: bool, looks: Looks) -> Node:
    """Return who one is, with the points in their laurel, and Leonardo if one has him."""
    name = text(looks[seat].name, _NAME, LIGHT, height=Lines(_NAME), id=OWN_NAME, hit=False, focus=False)
    scored = text(str(points), _ENGRAVED, RICHES, side="centre", fill=0.46, shade=True)
    laurel = stack(image("laurel"), scored, aspect=1, max_height=84, align="centre")
    face = portrait(seat, width=Share(0.46), max_aspect=0.8)
    him = pin(leonardo(height=Share(0.5), max_height=70), (1, 1), (1, 1)) if leads else None
    return stack(row(face, column(name, row(laurel, grow=1), grow=1), gap=8), him, id=SeatSpot(seat))


# the purse


@component
def purse(own: Purse) -> Node:
    """Return the purse with its sum, and below it coins, or what that is about to become, or what one has."""
    counts, _, swells, _ = running(PurseSpot(own.seat))
    apart = {"hit": False, "focus": False}
    mark = image("purse_open", aspect=1, max_height=74, max_width=Share(0.33), align="centre", id=swells, **apart)
    sum_ = text((), _SUM, RICHES, value=own.florins, alike=_ALIKE, fill=0.8, shade=True, grow=1, id=counts, **apart)
    left = tr("engines.picture.after", cost=own.fist, count=own.florins - own.fist)
    beside = column(sum_, text(left, _SMALL, LIGHT, height=Lines(_SMALL)) if own.fist else None, grow=1)
    upper = row(mark, beside, gap=8, pad=(L(0, 6), L(0, 3)), id=PurseSpot(own.seat), grow=6)
    return column(upper, stack(_foot(own), pad=(L(0, 5), 0), grow=4))


def _foot(own: Purse) -> Node:
    if own.bids:
        return stack(spread(*map(_coin, COINS)), pad=(L(0, 4), L(0, 3)))
    ways, colour = list[str](), LIGHT
    if own.cost:
        ways, colour = ["after"], LIGHT if own.cost <= own.florins else LOSS
    elif own.stake:
        ways = ["if_taken", "after"]
    elif own.change:
        return text(signed(own.change), _SMALL, GAIN if own.change > 0 else LOSS, side="centre")
    if not ways:
        return row(*(_owned(*each) for each in own.owned))
    cost = own.cost or own.stake
    told = (tr(f"engines.picture.{way}", cost=cost, count=own.florins - cost) for way in ways)
    return text(told, _SMALL, colour, side="centre")


def _owned(kind: Sign, much: str) -> Node:
    mark = sign(kind, height=Lines(_COUNT), max_height=Share(0.9), align="centre")
    return row(mark, text(much, _COUNT, LIGHT), gap=L(0, 3), grow=1)


@component
def _coin(florins: int) -> Node:
    worth = text(str(florins), _ENGRAVED, ENGRAVED, side="centre", fill=0.4)
    return stack(
        image(f"engines_coin_{florins}", mode="stretch"), worth, aspect=1, align="centre", id=CoinSpot(florins)
    )


# the actions that are left


@component
def actions(left: tuple[tuple[str, int], ...]) -> Node:
    """Return how many of each kind of action are left, as discs, and what one costs."""
    words = tuple(tr(f"engines.action.{what}") for what, _ in _ACTIONS)
    there = dict(left)
    wells = (
        column(
            text(word, _WORD, LIGHT, side="centre", alike=words, height=Lines(_WORD, 1.3), pad=(_THIN, 0)),
            row(*_discs(what, there[what]), even=1.0, gap=L(0, 2), justify="centre", pad=(L(0, 6), 0), grow=1),
            stack(_cost(florins), height=Lines(_WORD, 1.3)),
            id=ActionSpot(what),
            grow=1,
        )
        for word, (what, florins) in zip(words, _ACTIONS, strict=True)
    )
    return row(*wells)


def _discs(what: str, left: int) -> Iterator[Node]:
    return (image(f"engines_{'disc' if number < left else 'spent'}_{what}") for number in range(3))


def _cost(florins: int) -> Node:
    if not florins:
        return text(tr("engines.picture.nothing"), _ASIDE, WARM, side="centre")
    return row(*_priced(florins, WARM), gap=4, justify="centre")


def _priced(florins: int, ink: Colour) -> tuple[Node, Node]:
    """Return a coin and how many florins something costs."""
    side = Lines(_ASIDE, 0.8)
    return image("florin_blank", width=side, height=side, align="centre"), text(str(florins), _ASIDE, ink)


# the builder


@component
def builder(buildings: tuple[Building, ...]) -> Node:
    """Return what can be built, in two rows."""
    names = tuple(tr(f"engines.building.{each.what}") for each in buildings)
    shelves = [_shelf(each, name, names) for each, name in zip(buildings, names, strict=True)]
    rows = (row(*shelves[start : start + 2], gap=_THIN, grow=1) for start in (0, 2))
    return column(*rows, gap=_THIN, pad=L(0, 2))


@component
def _shelf(each: Building, name: str, names: tuple[str, ...]) -> Node:
    ink, title = (WARM, LIGHT) if each.known else (FAINT_LIGHT, FAINT_LIGHT)
    picture = paint(_draw_building, each, aspect=1, max_width=Share(0.26), align="centre")
    line = {"grow": 1, "max_height": Lines(_WORD)}
    head = text(name, _WORD, title, alike=names, **line)
    cost = row(*_priced(each.florins, ink), gap=4)
    words: Node
    if each.levels == 1:
        ends = tuple(tr(f"engines.picture.ends.{length}") for length in ("fully", "briefly"))
        told = text(ends, _ASIDE, ink, side="right", rigid=True, grow=1)
        beside = row(cost, told, gap=_EDGE, **line)
        three = column(head, stack(cost, **line), text(ends, _ASIDE, ink, **line), justify="centre")
        low = column(head, stack(cost, **line), justify="centre")
        kids = column(head, beside, justify="centre"), stack(three, min_height=Lines(_WORD, 2.2)), low
        words = Variants(kids=kids, grow=1)
    else:
        gained = tr("table.change.more", count=each.points)
        points = text(gained, _SMALL, RICHES, drop=1) if each.points else None
        words = column(head, row(cost, SPACER, points, gap=_EDGE, **line), justify="centre", grow=1)
    return row(picture, words, gap=L(0, 6), pad=(L(0, 1), 0, _EDGE, 0), id=BuilderSpot(each.what), grow=1)


def _draw_building(brush: Brush, surface: Surface, at: Rect, each: Building) -> None:
    foot, high = (at.centerx, at.centery + at.height * 2 // 5), round(at.height * 0.8)
    if each.design is not None:
        pieces.machine(brush, surface, each.design, foot, high, alpha=255 if each.known else 110)
    else:
        pieces.castle(brush, surface, each.levels, foot, high)


# who would score


@component
def forecast(scores: Scores, begun: bool, looks: Looks) -> Node:
    """Return who would score if the round ended now, on a sheet."""
    heading = text(tr("engines.picture.forecast"), _HEADING, side="centre", fill=_FILL, grow=1)
    lines = (_score_line(cause, found, begun, looks) for cause, found in scores)
    told = column(heading, *lines, pad=(13, 8))
    return stack(stack(SHADOW, image("panel", mode="panel"), pad=L(0, 3)), told, id=ForecastSpot())


@component
def _score_line(cause: Cause, found: tuple[tuple[int, int], ...], begun: bool, looks: Looks) -> Node:
    """Return a cause with those who would score; those of equal points share these where each has no room alone."""
    word = text(tr(f"engines.forecast.{cause.value}"), _LINE, BROWN, fill=_FILL, grow=1)
    if not found:
        nobody = tr("engines.picture.nobody") if begun and cause is not Cause.PERFECT_CITIES else "\N{EN DASH}"
        return row(word, text(nobody, _ASIDE, BROWN), gap=6, grow=1)
    colours = [(points, looks[seat].colour) for seat, points in found]
    single = [(points, (colour,)) for points, colour in colours]
    alike = dict.fromkeys(points for points, _ in colours)
    joined = [(points, tuple(colour for each, colour in colours if each == points)) for points in alike]
    alone = row(word, *(_scorers(*each, "width") for each in single), gap=L(0, 3))
    return Variants(kids=(alone, row(word, *(_scorers(*each, "max_width") for each in joined), gap=L(0, 3))), grow=1)


def _scorers(points: int, colours: tuple[SeatColour, ...], limit: str) -> Node:
    """Return the shields of those who get so many points, one over the other; their `width`, or the largest one."""
    shields = paint(_draw_shields, colours, **{limit: Lines(_SCORE, (len(colours) + 1) / 2)})
    return row(shields, text(tr("table.change.more", count=points), _SCORE, BLOOD, rigid=True), gap=L(0, 2))


def _draw_shields(brush: Brush, surface: Surface, at: Rect, colours: Sequence[SeatColour]) -> None:
    side = min(round(at.height * 0.92), at.width * 2 // (len(colours) + 1))
    for number, colour in enumerate(colours):
        centre = at.right - side * (len(colours) - number) // 2, at.centery
        brush.stamp(surface, f"shield_{colour}", centre, side)


# the end of the turn


@component
def end(colour: SeatColour, reserve: int, ends: tuple[PromptButton, ...]) -> Node:
    """Return the buttons that end what one is at, the expected one at the foot, always in the same place.

    Over a single one are the infantry of the reserve.
    """
    size: dict[str, Any] = {"height": L(46, 36), "max_height": Share(0.48)}
    above = _reserve(colour, reserve) if len(ends) < 2 else None
    told = column(stack(above, id=ReserveSpot(), grow=1), Spacer(**size), gap=_THIN)
    return stack(told, column(SPACER, *(button(each, **size) for each in ends), gap=_THIN))


def _reserve(colour: SeatColour, count: int) -> Node:
    man = image(f"engines_infantry_{colour}", aspect=1, max_height=74, align="centre")
    number = text(str(count), _COUNT, FAINT_LIGHT, height=Lines(_COUNT))
    word = text(tr("engines.picture.reserve"), _ASIDE, WARM, height=Lines(_COUNT))
    return row(man, column(number, word, justify="centre", grow=1), gap=6)
