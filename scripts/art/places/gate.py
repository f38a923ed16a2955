"""The gate of the city on the track of rounds: open as long as workers may go to the districts, and shut."""

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import BRASS, INK, STONE, TIMBER, darker, lighter
from scripts.art.drawing.shapes import archway, rectangle

WIDTH, HEIGHT = 36, 48
_ARCH = (10.5, 46, 15, 20)  # left, foot, width and height of the gateway, in units


def build(album: Album) -> None:
    """Draw both."""
    album.sprite("gate", _gate(shut=False), (0.5, 0.5), (36, 48))
    album.sprite("gate_shut", _gate(shut=True), (0.5, 0.5), (36, 48))


def _gate(*, shut: bool) -> skia.Image:
    """Two towers with battlements, an arch between them and its portcullis, raised or let down."""
    sheet = Sheet(WIDTH, HEIGHT, f"gate {shut}", 3)
    pen = sheet.pen
    _wall(pen, 9, 14, 18, 32, darker(STONE, 0.06))
    left, foot, width, height = _ARCH
    way = archway(left, foot, width, height)
    pen.gradient(way, (0, foot - height), (0, foot), [((26, 12, 4), 255), ((74, 44, 22), 255)])
    with pen.within(way):
        _portcullis(pen, foot - 1 if shut else foot - 11)
    pen.stroke(way, 1.2)
    for x in (2.5, 24.5):
        _wall(pen, x, 6, 9, 40, STONE)
        pen.fill(archway(x + 3.2, 24, 2.6, 6.5), (40, 22, 10))
    return sheet.image()


def _wall(pen: Pen, x: float, top: float, width: float, height: float, colour: tuple[int, int, int]) -> None:
    """A wall of dressed stone with three merlons, lit from the left."""
    body = rectangle(x, top + 4, width, height - 4, 0.6)
    stops = [(lighter(colour, 0.35), 255), (colour, 255), (darker(colour, 0.28), 255)]
    step = width / 3
    for number in range(3):
        merlon = rectangle(x - 0.6 + number * (step + 0.2), top, step * 0.72, 5.4, 0.4)
        pen.gradient(merlon, (x, 0), (x + width, 0), stops)
        pen.stroke(merlon, 0.9)
    pen.gradient(body, (x, 0), (x + width, 0), stops)
    for row in range(4):
        y = top + 11 + row * 8
        if y < top + height - 2:
            pen.line([(x + 1.5 + row % 2 * 2, y), (x + width * 0.55 + row % 2 * 2, y)], 0.7, 110)
    pen.stroke(body, 1.2)


def _portcullis(pen: Pen, foot: float) -> None:
    """A grid of bars with spikes, down to `foot`."""
    left, _, width, _ = _ARCH
    for number in range(5):
        x = left + 1.5 + number * (width - 3) / 4
        pen.line([(x, foot - 34), (x, foot)], 2.0, 255, darker(TIMBER, 0.5), waver=0)
        pen.line([(x - 0.2, foot - 34), (x - 0.2, foot - 0.6)], 1.2, 255, lighter(BRASS, 0.1), waver=0)
    for number in range(5):
        y = foot - 3.4 - number * 4.6
        pen.line([(left, y), (left + width, y)], 1.9, 255, darker(TIMBER, 0.5), waver=0)
        pen.line([(left, y - 0.2), (left + width, y - 0.2)], 1.0, 255, BRASS, waver=0)
    pen.line([(left, foot + 0.2), (left + width, foot + 0.2)], 0.8, 200, INK, waver=0)
