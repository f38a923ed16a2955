"""Small things of each trade at the far corners of the squares, where nobody stands."""

from collections.abc import Callable, Iterator

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import ellipse, polygon, rectangle
from .paving import at
from .plan import SQUARES

_IRON: Colour = (92, 94, 102)
_WOOD: Colour = (176, 124, 74)
_STONE: Colour = (222, 206, 172)
_DOWN = 0.1
"""How far from the far edge they stand, as a share of the depth."""


def wares() -> Iterator[tuple[float, str, Callable[[Pen], None]]]:
    """What stands about: its ground level, a name that gives it its hand, and what draws it."""
    for letter, (left, right) in _WARES.items():
        for side, across, thing in (("left", 0.055, left), ("right", 0.945, right)):
            x, y = at(SQUARES[letter], across, _DOWN)
            yield y, f"ware {letter} {side}", _standing(thing, x, y)


def _standing(thing: Callable[[Pen], None], x: float, y: float) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        with pen.placed(x, y, 1.12):
            pen.wash(ellipse(1.6, 0, 9, 1.9), (150, 116, 80), 190, 0.7)
            thing(pen)

    return draw


def _box(pen: Pen, x: float, y: float, wide: float, high: float, colour: Colour) -> None:
    """A block from its lower left corner, seen from before and a little from above."""
    top = 0.3 * high
    lid = [(x, y - high), (x + 1.6, y - high - top), (x + wide + 1.6, y - high - top), (x + wide, y - high)]
    side = [(x + wide, y), (x + wide, y - high), (x + wide + 1.6, y - high - top), (x + wide + 1.6, y - top)]
    pen.face(lid, lighter(colour, 0.25), 0.5)
    pen.face(side, darker(colour, 0.25), 0.5)
    pen.face([(x, y), (x + wide, y), (x + wide, y - high), (x, y - high)], colour, 0.6)


def _bench(pen: Pen) -> None:
    """A bench of stone."""
    _box(pen, -6, 0, 2.4, 3, darker(_STONE, 0.1))
    _box(pen, 3.4, 0, 2.4, 3, darker(_STONE, 0.1))
    _box(pen, -7.5, -3, 14, 1.7, _STONE)


def _urn(pen: Pen) -> None:
    """A laurel in a stone pot."""
    pen.solid(polygon([(-3, -5), (3, -5), (2, 0), (-2, 0)]), _STONE, 0.6)
    pen.solid(ellipse(0, -8.4, 4.2, 3.9), (116, 126, 76), 0.65)
    for x, y in ((-1.6, -9), (0.6, -10), (1.6, -7.6), (-0.4, -7)):
        pen.dot(x, y, 0.7, (152, 158, 102), 220)


def _anvil(pen: Pen) -> None:
    """An anvil on its block."""
    _box(pen, -3, 0, 5.4, 3.6, _WOOD)
    shape = [(-6.4, -8.6), (5, -8.6), (5, -6.8), (2, -6.2), (2.6, -4), (-2.6, -4), (-2, -6), (-4, -6.8)]
    pen.face(shape, _IRON, 0.6)
    pen.line([(-5, -8.1), (4.4, -8.1)], 0.6, 170, (196, 200, 208), waver=0)


def _bars(pen: Pen) -> None:
    """Bars of iron, and a wheel that leans on them."""
    for k in range(4):
        y = -0.9 - 1.3 * (k // 2)
        pen.line([(-8 + k, y), (5 + k, y - 0.8)], 1.7, 255, darker(_IRON, 0.12 * (k % 2)), waver=0)
    pen.stroke(ellipse(4.4, -4.4, 3.4, 4.2), 1.3, 255, _WOOD)
    pen.outline(ellipse(4.4, -4.4, 4.1, 4.9), 0.5)
    pen.line([(4.4, -8.4), (4.4, -0.4)], 0.6, waver=0)
    pen.line([(1.2, -4.4), (7.6, -4.4)], 0.6, waver=0)


def _logs(pen: Pen) -> None:
    """A pile of logs, seen from their ends."""
    for y, xs in ((-2.1, (-6.2, -2.0, 2.2, 6.4)), (-5.6, (-4.1, 0.1, 4.3)), (-9.1, (-2.0, 2.2))):
        for x in xs:
            pen.solid(ellipse(x, y, 2.15), lighter(_WOOD, 0.3), 0.55)
            pen.outline(ellipse(x, y, 1.0), 0.3, 120)


def _trestle(pen: Pen) -> None:
    """A plank on a sawing trestle."""
    for x in (-4.5, 4.5):
        pen.line([(x - 2, 0), (x, -5.6), (x + 2, 0)], 1.0, 255, darker(_WOOD, 0.35), waver=0)
    _box(pen, -9, -5.2, 17, 1.6, lighter(_WOOD, 0.2))


def _bricks(pen: Pen) -> None:
    """A stack of bricks, not all of which are laid evenly."""
    for row in range(4):
        count = 3 if row < 3 else 2
        for k in range(count):
            tone = pen.chance.choice(((190, 102, 72), (202, 114, 80), (178, 92, 66)))
            _box(pen, -7.5 + 4.8 * k + 0.8 * (row % 2), -2.4 * row, 4.6, 2.3, tone)


def _jars(pen: Pen) -> None:
    """Jars of fired clay."""
    for x, y, size in ((-3.6, -0.4, 1.0), (3.4, -0.6, 0.85), (0.2, 0.6, 0.7)):
        with pen.placed(x, y, size):
            pen.solid(ellipse(0, -4.4, 3.3, 4.2), (196, 118, 84), 0.6)
            pen.solid(rectangle(-1.6, -9.4, 3.2, 1.6, 0.5), (206, 132, 96), 0.55)


def _crates(pen: Pen) -> None:
    """Crates with bottles in straw."""
    for x in (-4.2, -1.4, 1.6, 4.2):
        pen.solid(rectangle(x - 1, -8.2, 2, 3.6, 0.8), (150, 192, 200), 0.5)
        pen.line([(x, -8.2), (x, -10)], 1.0, 255, (124, 168, 180), waver=0)
    _box(pen, -6.6, 0, 12.4, 5.2, lighter(_WOOD, 0.15))
    pen.line([(-6.6, -2.6), (5.8, -2.6)], 0.5, 170, waver=0.1)


def _panes(pen: Pen) -> None:
    """Panes of glass that lean on a stand."""
    for k in range(3):
        x = -5 + 3 * k
        pane = [(x, 0), (x + 4.6, -0.2), (x + 6.6, -8.6), (x + 2, -8.4)]
        pen.face(pane, (158 + 10 * k, 196 + 6 * k, 204 + 4 * k), 0.6)
        pen.line([(x + 2, -2), (x + 3.6, -6.8)], 0.6, 210, (244, 252, 252), waver=0)


def _coil(pen: Pen) -> None:
    """A coil of rope."""
    for row in range(4):
        pen.solid(ellipse(0, -1.6 - 1.7 * row, 6.6 - 0.3 * row, 2.1), (212, 178, 118), 0.55)
    pen.solid(ellipse(0, -7.2, 3, 0.9), (132, 98, 58), 0.5)
    pen.line([(5, -1), (9.4, 0.8)], 1.1, 255, (176, 138, 82), waver=0.2)


def _reel(pen: Pen) -> None:
    """A reel with cord."""
    pen.fill(rectangle(-4, -8.2, 8, 6.4), (216, 184, 126))
    for k in range(5):
        pen.line([(-3.4 + 1.7 * k, -8.2), (-3.4 + 1.7 * k, -1.8)], 0.45, 170, (128, 92, 52), waver=0)
    for x in (-4.8, 4.8):
        pen.solid(ellipse(x, -5, 1.5, 5), _WOOD, 0.6)


def _wheels(pen: Pen) -> None:
    """A toothed wheel and a chest."""
    _box(pen, -8, 0, 8.6, 5.6, _WOOD)
    pen.line([(-8, -3.8), (0.6, -3.8)], 0.5, 170, waver=0)
    for k in range(10):
        with pen.placed(4.2, -4.6, 1, 36 * k):
            pen.fill(rectangle(-0.8, -4.9, 1.6, 1.6), (150, 110, 60))
    pen.solid(ellipse(4.2, -4.6, 3.7), (196, 154, 92), 0.6)
    pen.solid(ellipse(4.2, -4.6, 1.3), (122, 88, 50), 0.5)


def _easel(pen: Pen) -> None:
    """A drawing on an easel."""
    for foot in (-4, 4):
        pen.line([(foot, 0), (0, -12)], 0.9, 255, darker(_WOOD, 0.3), waver=0)
    pen.face([(-4.6, -3), (4.6, -3), (4.2, -10.4), (-4.2, -10.4)], (244, 232, 204), 0.6)
    pen.outline(ellipse(0, -6.7, 2.4), 0.4, 170)
    pen.line([(-2.4, -6.7), (2.4, -6.7)], 0.35, 150, waver=0)


def _books(pen: Pen) -> None:
    """Books on a low table."""
    _box(pen, -7, 0, 12.6, 4.2, _STONE)
    for x, y, wide, tone in (
        (-5.4, -4.6, 6.4, (150, 74, 58)),
        (-5.0, -6.4, 5.6, (92, 112, 120)),
        (2.2, -4.6, 3.6, (176, 140, 82)),
    ):
        _box(pen, x, y, wide, 1.7, tone)


def _globe(pen: Pen) -> None:
    """A globe of rings."""
    pen.line([(-3, 0), (0, -4), (3, 0)], 1.0, 255, darker(_WOOD, 0.35), waver=0)
    pen.solid(ellipse(0, -8, 4.3), (214, 206, 176), 0.6)
    for wide in (1.6, 4.3):
        pen.outline(ellipse(0, -8, wide, 4.3), 0.55, 220, (136, 98, 44))
    pen.outline(ellipse(0, -8, 4.3, 1.4), 0.55, 220, (136, 98, 44))


_WARES: dict[str, tuple[Callable[[Pen], None], Callable[[Pen], None]]] = {
    "A": (_bench, _urn),
    "B": (_easel, _wheels),
    "C": (_books, _globe),
    "D": (_anvil, _bars),
    "E": (_crates, _panes),
    "F": (_logs, _trestle),
    "G": (_jars, _bricks),
    "H": (_coil, _reel),
}
