"""Things of each trade along the far and the side edges of the squares, behind those who stand there."""

from collections.abc import Callable, Iterator

from scripts.art.city.plan import SQUARES
from scripts.art.city.squares import at
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import Colour, darker, lighter
from scripts.art.drawing.shapes import ellipse, polygon, rectangle

_IRON: Colour = (92, 94, 102)
_WOOD: Colour = (176, 124, 74)
_STONE: Colour = (222, 206, 172)
_EMBER: Colour = (238, 132, 58)
_SIZE = 2.1  # how large they are drawn, so that they are told apart in a small window too
_BACK, _BESIDE = 0.05, 0.5  # how far from the far edge they stand at the back and at a side, as shares of the depth
_PLACES = ((0.075, _BACK), (0.925, _BACK), (0.25, _BACK), (0.0, _BESIDE))
"""Where they stand on a square, as shares: they reach beyond its edges, so that these are no bare lines."""
_MIRRORED = "BF"  # where the Lord of the City waits at the left: there they stand the other way round


def wares() -> Iterator[tuple[float, str, Callable[[Pen], None]]]:
    """What stands about: its ground level, a name that gives it its hand, and what draws it."""
    for letter, things in _WARES.items():
        for number, (thing, (share, down)) in enumerate(zip(things, _PLACES, strict=True)):
            across = 1 - share if letter in _MIRRORED else share
            x, y = at(SQUARES[letter], across, down)
            yield y, f"ware {letter} {number}", _standing(thing, x, y)


def _standing(thing: Callable[[Pen], None], x: float, y: float) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        with pen.placed(x, y, _SIZE):
            pen.wash(ellipse(1.6, 0, 10, 2.1), (140, 104, 70), 200, 0.7)
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
    _box(pen, -6, 0, 2.4, 3, darker(_STONE, 0.1))
    _box(pen, 3.4, 0, 2.4, 3, darker(_STONE, 0.1))
    _box(pen, -7.5, -3, 14, 1.7, _STONE)


def _urn(pen: Pen) -> None:
    pen.solid(polygon([(-3, -5), (3, -5), (2, 0), (-2, 0)]), _STONE, 0.6)
    pen.solid(ellipse(0, -8.4, 4.2, 3.9), (116, 126, 76), 0.65)
    for x, y in ((-1.6, -9), (0.6, -10), (1.6, -7.6), (-0.4, -7)):
        pen.dot(x, y, 0.7, (152, 158, 102), 220)


def _anvil(pen: Pen) -> None:
    _box(pen, -3, 0, 5.4, 3.6, _WOOD)
    shape = [(-6.4, -8.6), (5, -8.6), (5, -6.8), (2, -6.2), (2.6, -4), (-2.6, -4), (-2, -6), (-4, -6.8)]
    pen.face(shape, _IRON, 0.6)
    pen.line([(-5, -8.1), (4.4, -8.1)], 0.6, 170, (196, 200, 208), waver=0)


def _bars(pen: Pen) -> None:
    for k in range(4):
        y = -0.9 - 1.3 * (k // 2)
        pen.line([(-8 + k, y), (5 + k, y - 0.8)], 1.7, 255, darker(_IRON, 0.12 * (k % 2)), waver=0)
    pen.stroke(ellipse(4.4, -4.4, 3.4, 4.2), 1.3, 255, _WOOD)
    pen.outline(ellipse(4.4, -4.4, 4.1, 4.9), 0.5)
    pen.line([(4.4, -8.4), (4.4, -0.4)], 0.6, waver=0)
    pen.line([(1.2, -4.4), (7.6, -4.4)], 0.6, waver=0)


def _logs(pen: Pen) -> None:
    for y, xs in ((-2.1, (-6.2, -2.0, 2.2, 6.4)), (-5.6, (-4.1, 0.1, 4.3)), (-9.1, (-2.0, 2.2))):
        for x in xs:
            pen.solid(ellipse(x, y, 2.15), lighter(_WOOD, 0.3), 0.55)
            pen.outline(ellipse(x, y, 1.0), 0.3, 120)


def _trestle(pen: Pen) -> None:
    for x in (-4.5, 4.5):
        pen.line([(x - 2, 0), (x, -5.6), (x + 2, 0)], 1.0, 255, darker(_WOOD, 0.35), waver=0)
    _box(pen, -9, -5.2, 17, 1.6, lighter(_WOOD, 0.2))


def _bricks(pen: Pen) -> None:
    for row in range(4):
        count = 3 if row < 3 else 2
        for k in range(count):
            tone = pen.chance.choice(((190, 102, 72), (202, 114, 80), (178, 92, 66)))
            _box(pen, -7.5 + 4.8 * k + 0.8 * (row % 2), -2.4 * row, 4.6, 2.3, tone)


def _jars(pen: Pen) -> None:
    for x, y, size in ((-3.6, -0.4, 1.0), (3.4, -0.6, 0.85), (0.2, 0.6, 0.7)):
        with pen.placed(x, y, size):
            pen.solid(ellipse(0, -4.4, 3.3, 4.2), (196, 118, 84), 0.6)
            pen.solid(rectangle(-1.6, -9.4, 3.2, 1.6, 0.5), (206, 132, 96), 0.55)


def _crates(pen: Pen) -> None:
    for x in (-4.2, -1.4, 1.6, 4.2):
        pen.solid(rectangle(x - 1, -8.2, 2, 3.6, 0.8), (150, 192, 200), 0.5)
        pen.line([(x, -8.2), (x, -10)], 1.0, 255, (124, 168, 180), waver=0)
    _box(pen, -6.6, 0, 12.4, 5.2, lighter(_WOOD, 0.15))
    pen.line([(-6.6, -2.6), (5.8, -2.6)], 0.5, 170, waver=0.1)


def _panes(pen: Pen) -> None:
    for k in range(3):
        x = -5 + 3 * k
        pane = [(x, 0), (x + 4.6, -0.2), (x + 6.6, -8.6), (x + 2, -8.4)]
        pen.face(pane, (158 + 10 * k, 196 + 6 * k, 204 + 4 * k), 0.6)
        pen.line([(x + 2, -2), (x + 3.6, -6.8)], 0.6, 210, (244, 252, 252), waver=0)


def _coil(pen: Pen) -> None:
    for row in range(4):
        pen.solid(ellipse(0, -1.6 - 1.7 * row, 6.6 - 0.3 * row, 2.1), (212, 178, 118), 0.55)
    pen.solid(ellipse(0, -7.2, 3, 0.9), (132, 98, 58), 0.5)
    pen.line([(5, -1), (9.4, 0.8)], 1.1, 255, (176, 138, 82), waver=0.2)


def _reel(pen: Pen) -> None:
    pen.fill(rectangle(-4, -8.2, 8, 6.4), (216, 184, 126))
    for k in range(5):
        pen.line([(-3.4 + 1.7 * k, -8.2), (-3.4 + 1.7 * k, -1.8)], 0.45, 170, (128, 92, 52), waver=0)
    for x in (-4.8, 4.8):
        pen.solid(ellipse(x, -5, 1.5, 5), _WOOD, 0.6)


def _wheels(pen: Pen) -> None:
    _box(pen, -8, 0, 8.6, 5.6, _WOOD)
    pen.line([(-8, -3.8), (0.6, -3.8)], 0.5, 170, waver=0)
    for k in range(10):
        with pen.placed(4.2, -4.6, 1, 36 * k):
            pen.fill(rectangle(-0.8, -4.9, 1.6, 1.6), (150, 110, 60))
    pen.solid(ellipse(4.2, -4.6, 3.7), (196, 154, 92), 0.6)
    pen.solid(ellipse(4.2, -4.6, 1.3), (122, 88, 50), 0.5)


def _easel(pen: Pen) -> None:
    for foot in (-4, 4):
        pen.line([(foot, 0), (0, -12)], 0.9, 255, darker(_WOOD, 0.3), waver=0)
    pen.face([(-4.6, -3), (4.6, -3), (4.2, -10.4), (-4.2, -10.4)], (244, 232, 204), 0.6)
    pen.outline(ellipse(0, -6.7, 2.4), 0.4, 170)
    pen.line([(-2.4, -6.7), (2.4, -6.7)], 0.35, 150, waver=0)


def _books(pen: Pen) -> None:
    _box(pen, -7, 0, 12.6, 4.2, _STONE)
    for x, y, wide, tone in (
        (-5.4, -4.6, 6.4, (150, 74, 58)),
        (-5.0, -6.4, 5.6, (92, 112, 120)),
        (2.2, -4.6, 3.6, (176, 140, 82)),
    ):
        _box(pen, x, y, wide, 1.7, tone)


def _globe(pen: Pen) -> None:
    pen.line([(-3, 0), (0, -4), (3, 0)], 1.0, 255, darker(_WOOD, 0.35), waver=0)
    pen.solid(ellipse(0, -8, 4.3), (214, 206, 176), 0.6)
    for wide in (1.6, 4.3):
        pen.outline(ellipse(0, -8, wide, 4.3), 0.55, 220, (136, 98, 44))
    pen.outline(ellipse(0, -8, 4.3, 1.4), 0.55, 220, (136, 98, 44))


def _banner(pen: Pen) -> None:
    """A herald's banner on its pole, parted in red and ivory."""
    _box(pen, -2.6, 0, 5, 1.8, _STONE)
    pen.line([(0, -1.8), (0, -19)], 1.1, 255, darker(_WOOD, 0.4), waver=0)
    pen.solid(ellipse(0, -19.4, 1.0), (214, 168, 74), 0.5)
    pen.face([(0.4, -18), (8.6, -17.4), (7, -13.4), (8.8, -9.4), (0.4, -10)], (184, 58, 44), 0.6)
    pen.face([(0.4, -15.4), (7.6, -14.8), (7, -13.4), (7.6, -12), (0.4, -12.6)], (244, 230, 196), 0.4)


def _coal(pen: Pen) -> None:
    """A heap of coal that glows in its middle, with a shovel."""
    pen.line([(-7.6, -9.6), (-2, -1)], 1.1, 255, darker(_WOOD, 0.2), waver=0)
    heap = [(-8, 0), (-5.6, -3.4), (-2.4, -4.4), (0, -6.2), (2.8, -4.6), (5.4, -3.6), (8, 0)]
    pen.face(heap, (66, 60, 60), 0.7)
    for x, y, tone in ((-3.6, -1.6, _EMBER), (0.2, -3.2, _EMBER), (2.6, -1.6, (250, 190, 96)), (-0.8, -1, _EMBER)):
        pen.dot(x, y, 1.1, tone, 255)
    for x, y in ((-5.4, -1.4), (-1.8, -3), (3.6, -3), (5.6, -1.2)):
        pen.line([(x, y), (x + 1.6, y - 0.6)], 0.5, 190, (150, 146, 146), waver=0)


def _ingots(pen: Pen) -> None:
    """Ingots of iron, the uppermost still hot."""
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            tone = _EMBER if row == 2 else lighter(_IRON, 0.16 * (k % 2))
            _box(pen, -8 + 5.2 * k + 2.6 * row, -2.5 * row, 4.6, 2.2, tone)


def _planks(pen: Pen) -> None:
    """Sawn planks in a stack with battens between them."""
    for row in range(4):
        for x in (-6.4, 4.6):
            pen.line([(x, -2.7 * row - 0.4), (x + 1.2, -2.7 * row - 0.4)], 0.9, 255, darker(_WOOD, 0.4), waver=0)
        _box(pen, -9 + 0.7 * (row % 2), -2.7 * row - 0.7, 17, 1.7, lighter(_WOOD, 0.14 + 0.12 * (row % 2)))


def _barrel(pen: Pen) -> None:
    for x, top in ((-2.2, -14), (-0.4, -16), (1.6, -13), (2.6, -15)):
        pen.line([(x * 0.6, -7), (x * 1.5, top)], 1.0, 255, lighter(_WOOD, 0.25), waver=0)
    pen.solid(ellipse(0, -4.4, 4.6, 4.6), _WOOD, 0.6)
    for y in (-6.6, -2.2):
        pen.line([(-4.1, y), (4.1, y)], 0.9, 230, _IRON, waver=0)


def _pallet(pen: Pen) -> None:
    _box(pen, -9, 0, 17, 1.3, _WOOD)
    for row in range(4):
        for k in range(4):
            tone = pen.chance.choice(((194, 100, 68), (208, 116, 80), (176, 86, 60)))
            _box(pen, -8.4 + 4 * k, -1.6 - 2.3 * row, 3.9, 2.2, tone)
    pen.line([(-0.4, -1.4), (-0.4, -11.2)], 0.8, 230, (232, 204, 146), waver=0)


def _carboys(pen: Pen) -> None:
    for x, y, size, tone in ((-4.4, -0.4, 1.0, (116, 178, 178)), (4.2, -0.2, 0.9, (150, 198, 204))):
        with pen.placed(x, y, size):
            pen.solid(rectangle(-1, -13, 2, 5, 0.6), tone, 0.5)
            pen.solid(ellipse(0, -5.4, 4.4, 5.2), tone, 0.6)
            pen.face([(-4.3, -4.4), (4.3, -4.4), (3.2, 0), (-3.2, 0)], (206, 168, 106), 0.5)
            pen.line([(-2.2, -8.4), (-2.8, -6)], 0.8, 230, (244, 252, 252), waver=0)


def _coils(pen: Pen) -> None:
    for x, y, size in ((-3.6, -0.8, 0.95), (4.2, 0.2, 0.8)):
        with pen.placed(x, y, size):
            _coil(pen)


def _bale(pen: Pen) -> None:
    _box(pen, -8, 0, 13.6, 8, (222, 192, 122))
    for x in (-4.4, 1.6):
        pen.line([(x, 0), (x, -8), (x + 1.6, -10.4)], 0.9, 240, (134, 94, 50), waver=0)
    for x, y in ((-8, -4), (-6.6, -8.6), (0, -9.6), (5.6, -5)):
        pen.line([(x, y), (x - 1.4, y - 1.6)], 0.5, 220, (176, 138, 82), waver=0)


def _scrolls(pen: Pen) -> None:
    for x, top in ((-3, -10), (-1, -12.4), (1.4, -11), (3.2, -9.4)):
        pen.solid(rectangle(x - 1, top, 2, 8, 0.6), (246, 234, 204), 0.5)
    pen.face([(-4.8, -5.6), (4.8, -5.6), (3.6, 0), (-3.6, 0)], (192, 150, 92), 0.6)
    for y in (-3.8, -1.9):
        pen.line([(-4.2, y), (4.2, y)], 0.5, 170, waver=0)


def _gears(pen: Pen) -> None:
    """Two toothed wheels of wood that lean together."""
    for x, y, size in ((-3.4, -6.2, 1.25), (5, -4.2, 0.85)):
        with pen.placed(x, y, size):
            for k in range(12):
                with pen.placed(0, 0, 1, 30 * k):
                    pen.fill(rectangle(-0.7, -5.4, 1.4, 1.6), (138, 96, 50))
            pen.solid(ellipse(0, 0, 4.2), (204, 158, 92), 0.6)
            pen.outline(ellipse(0, 0, 2.8), 0.45, 190)
            pen.solid(ellipse(0, 0, 1.2), (122, 88, 50), 0.5)


_WARES: dict[str, tuple[Callable[[Pen], None], ...]] = {
    "A": (_banner, _banner, _bench, _urn),
    "B": (_easel, _wheels, _gears, _planks),
    "C": (_books, _globe, _bench, _scrolls),
    "D": (_anvil, _bars, _ingots, _coal),
    "E": (_crates, _panes, _carboys, _crates),
    "F": (_logs, _planks, _trestle, _barrel),
    "G": (_jars, _bricks, _pallet, _jars),
    "H": (_coils, _reel, _bale, _coil),
}
"""What stands at the four places of each square."""
