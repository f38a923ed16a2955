"""The city with the ring: its picture, the labels of the squares, those who stand there, and the steps of a move."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture.labels import NAME, Label, dear_place, label
from leonardo.app.citta.picture.layout import CITY
from leonardo.app.citta.picture.parts import SMALL
from leonardo.app.citta.picture.ring import plan, ring_in, spread
from leonardo.app.citta.spots import BankSpot, PawnSpot, SquareSpot
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import PAINT, Looks
from leonardo.app.table.looks import ornaments
from leonardo.engine.citta.board import LAST_SQUARE
from leonardo.ui.node import At, Board, Custom, L, Node, Spacer, TextScale, Z, component, image, paint, stack, text

Squares = frozenset[int]
SQUARES: Final = range(1, LAST_SQUARE + 1)
_NONE: Final[Squares] = frozenset()
_USUAL: Final = 8
"""A square whose label is as high as most."""
_LIFTED: Final = 90
"""What remains, of 255, of a pawn that is held elsewhere."""
TALL: Final = 1.24
"""The height of the picture of a pawn in heights of the pawn."""


@frozen(cache_hash=True)
class Standing:
    """Who stand on the ring: `here` are the seats by square; those who are `gone` are not seen, `lifted` ones pale.

    `steps` are numbers on squares: those of one's reach, or the trail of the seat `walked`.
    """

    here: tuple[tuple[int, tuple[int, ...]], ...] = ()
    turn: int | None = None
    steps: tuple[tuple[int, int], ...] = ()
    walked: int | None = None
    gone: frozenset[int] = frozenset()
    lifted: frozenset[int] = frozenset()


def city(
    labels: tuple[Label, ...], who: Standing, looks: Looks, named: Squares = _NONE, stood_on: Squares = _NONE
) -> Node:
    """Return the middle of the table; before the lights are the labels of some squares, and the pawns on some."""
    return stack(_ground(), _labels(labels, named), _pawns(who, looks, stood_on))


@component
def _labels(each: tuple[Label, ...], front: Squares) -> Node:
    ordered = sorted(each, key=lambda one: _order().index(one.square))
    kids = tuple(node for one in ordered for node in label(one, one.square in front))
    dear = tuple((one.square, len(one.dear)) for one in ordered)
    return TextScale(rows=_rows(), style=NAME, kids=(Custom(kids=kids, place=_labels_placed, args=(dear,)),))


def _labels_placed(_brush: Brush, rect: Rect, dear: tuple[tuple[int, int], ...]) -> Iterator[Rect]:
    """Yield where labels lie, each with the slip of those to whom it is too dear, if there is one."""
    ring = ring_in(tuple(rect))
    for number, count in dear:
        square = ring.squares[number]
        yield square.label
        if count:
            yield dear_place(square.label, square.side, count)


@cache
def _order() -> Sequence[int]:
    """Return the squares, the far ones first."""
    squares = plan()["squares"]
    return sorted(SQUARES, key=lambda square: squares[str(square)]["middle"][1])


@cache
def _rows() -> float:
    """Return how many lines of names the city must hold: two in a label as high as most."""
    return 2 / 1.22 * CITY[1] / float(plan()["squares"][str(_USUAL)]["label"][3])


@component
def _ground() -> Node:
    ground = image("citta", mode="stretch", opaque=True, at=At(0, 0, *CITY), z=Z.GROUND)
    bank = Spacer(id=BankSpot(), at=At(0, CITY[1] - 150, 74, 120))
    return Board(units=CITY, kids=(ground, *map(_field, SQUARES), bank))


def _field(square: int) -> Node:
    corners = plan()["squares"][str(square)]["field"]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left, max(y for _, y in corners) - top
    area = tuple(((x - left) / wide, (y - top) / high) for x, y in corners)
    return Spacer(id=SquareSpot(square), at=At(left, top, wide, high), area=area)


# who stand there


@component
def _pawns(who: Standing, looks: Looks, front: Squares) -> Node:
    """Return what can be pressed of all pawns, and those who are seen with the numbers, the far ones first."""
    here, steps, things = dict(who.here), dict(who.steps), list[tuple[Node, str, int, int, int]]()
    for square, seats in who.here:
        things += [(Spacer(id=PawnSpot(seat)), "spot", square, number, len(seats)) for number, seat in enumerate(seats)]
    for square in _order():
        z, seats = Z.PIECES if square in front else Z.BOARD, here.get(square, ())
        levels = spread(len(seats))
        for number, seat in sorted(enumerate(seats), key=lambda each: levels[each[0]][1]):
            if seat in who.gone:
                continue
            if seat == who.turn:
                things.append((paint(_halo, bleed=24, z=z), "halo", square, number, len(seats)))
            pale = _LIFTED if seat in who.lifted else 255
            pawn = image(f"pawn_{looks[seat].colour}", mode="stretch", z=z, pale=pale)
            things.append((pawn, "pawn", square, number, len(seats)))
        if square in steps:
            ground = paint(Brush.plate, 13, (251, 241, 214, 240), 1.2) if who.walked is None else _trail(who, looks)
            disc = stack(ground, text(str(steps[square]), SMALL, side="centre"), z=z)
            things.append((disc, "step", square, 0, len(seats)))
    places = tuple((*place, looks[0].colour) for _, *place in things)
    return Custom(kids=tuple(node for node, *_ in things), place=_placed, args=(places,))


def _trail(who: Standing, looks: Looks) -> Node:
    """Return the ground of a number that was walked: with corners, unlike those of a reach, and edged in its colour."""
    colour = PAINT[looks[who.walked or 0].colour]
    paper = stack(paint(Brush.plate, 2, (251, 241, 214, 255)), pad=L(3, 2))
    return stack(paint(Brush.plate, 5, (*colour, 255), 1.2), paper)


def _placed(brush: Brush, rect: Rect, things: tuple[tuple[str, int, int, int, str], ...]) -> Iterator[Rect]:
    """Yield where pawns stand, pressed together where a square is too narrow for them, with what belongs to them."""
    ring = ring_in(tuple(rect))
    high = ring.pawn_height
    for kind, square, number, count, colour in things:
        foot = ring.feet(square, count)[number] if count else ring.squares[square].middle
        match kind:
            case "spot":
                yield pawn_rect(foot, high)
            case "halo":
                halo = Rect(0, 0, high * 3 // 4, high // 3)
                halo.center = foot[0], foot[1] - high // 14
                yield halo
            case "pawn":
                yield brush.standing(f"pawn_{colour}", foot, round(high * TALL))
            case _:
                disc = Rect(0, 0, max(16, brush.px(26)), max(16, brush.px(26)))
                disc.center = ring.at_feet(square) if count else foot
                yield disc


def pawn_rect(foot: tuple[int, int], high: int) -> Rect:
    """Return all of a pawn of a height that stands on a point."""
    wide = round(high * 0.62)
    return Rect(foot[0] - wide // 2, foot[1] - high, wide, high)


def _halo(brush: Brush, surface: Surface, at: Rect) -> None:
    ornaments.halo(surface, at, max(3, brush.px(7)), 210)
