"""The machine of fate: a cage of brass hoops on a walnut stand, its balls, and the drawn ball in its bowl."""

import math
import random

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, lettering, paint
from scripts.art.drawing.palette import VERMILION, Colour, darker, lighter
from scripts.art.drawing.shapes import arc, curve, ellipse, polygon, rectangle, ring, star

_WIDE, _HIGH = 256, 232
_MIDDLE = (128.0, 122.0)  # where the origin of the drawing lies
_WOOD: Colour = (138, 88, 46)
_BRASS: Colour = (206, 156, 66)
_CY, _R = -14.0, 76.0
_FRAMES = 8  # pictures of one turn of the drum
_NUMBERS = 12


def build(album: Album) -> None:
    """Draw the machine at each part of its turn, and the balls."""
    for frame in range(_FRAMES):
        album.drawing(f"machine_{frame}", _machine(frame), (_WIDE, _HIGH), 84, rare=False)
    for number in range(1, _NUMBERS + 1):
        sheet = Sheet(56, 56, f"ball {number}", 4)
        _ball(sheet.pen, 28, 28, 25, number, 34)
        album.drawing(f"ball_{number}", sheet.image(), (56, 56), 86, rare=False)


def _machine(frame: int) -> skia.Image:
    sheet = Sheet(_WIDE, _HIGH, "machine", 2)
    pen, share = sheet.pen, frame / _FRAMES
    with pen.placed(*_MIDDLE):
        _stand(pen)
        _drum(pen, share)
        _axle(pen, share)
        pen.fill(star(0, -104, 12, 12, 0.55), (246, 200, 90))
        pen.stroke(star(0, -104, 12, 12, 0.55), 1.0)
        _bowl(pen)
    return sheet.image()


def _metal(pen: Pen, shape: skia.Path, top: float, foot: float) -> None:
    stops = [(lighter(_BRASS, 0.5), 255.0), (_BRASS, 255.0), (darker(_BRASS, 0.5), 255.0)]
    pen.gradient(shape, (0, top), (0, foot), stops)
    pen.stroke(shape, 1.3)


def _stand(pen: Pen) -> None:
    pen.soft(ellipse(4, 98, 104, 9), (8, 2, 0), 200, 6)
    base = curve([(-104, 98), (-104, 86), (-94, 78), (0, 76), (94, 78), (104, 86), (104, 98)])
    base.close()
    pen.gradient(base, (0, 76), (0, 98), [(lighter(_WOOD, 0.3), 255), (_WOOD, 255), (darker(_WOOD, 0.5), 255)])
    pen.stroke(base, 1.8)
    for k in range(5):
        pen.outline(curve([(-98, 82 + k * 3.4), (-30, 80 + k * 3.6), (40, 82 + k * 3.2), (98, 82 + k * 3.5)]), 0.5, 110)
    for way in (-1, 1):
        post = polygon([(way * 84, 80), (way * 97, 80), (way * 90, -26), (way * 82, -26)])
        stops = [(lighter(_WOOD, 0.35), 255.0), (_WOOD, 255.0), (darker(_WOOD, 0.45), 255.0)]
        pen.gradient(post, (way * 82, 0), (way * 97, 0), stops)
        pen.stroke(post, 1.6)
        for y in (62, 30, 0):
            _metal(pen, rectangle(way * 89 - 9, y - 4, 18, 8, 3), y - 4, y + 4)
        knob = ellipse(way * 86, -34, 9)
        stops = [((255, 246, 206), 255.0), (_BRASS, 255.0), (darker(_BRASS, 0.6), 255.0)]
        pen.radial(knob, (way * 86 - 3, -38), 12, stops)
        pen.stroke(knob, 1.3)


def _drum(pen: Pen, share: float) -> None:
    """The cage: hoops that wander with the turn, balls that tumble in it."""
    globe = ellipse(0, _CY, _R, _R)
    pen.radial(globe, (-24, _CY - 30), _R * 1.7, [((255, 248, 224), 90), ((120, 84, 44), 120), ((30, 14, 4), 205)])
    for hoop in range(4):
        at = math.cos(math.pi * (hoop / 4 + share / 4 + 0.5))
        pen.canvas.drawPath(ellipse(0, _CY, abs(at) * _R, _R), paint(darker(_BRASS, 0.6), 170, 2.2))
    with pen.within(globe):
        for x, y, number in _tumbling(share):
            _ball(pen, x, y, 13.5, number, 15)
    for hoop in range(4):
        at = abs(math.cos(math.pi * (hoop / 4 + share / 4)))
        _hoop(pen, ellipse(0, _CY, max(1.0, at * _R * 0.96), _R))
    for level in (14, 52):
        for way in (-1, 1):
            half = math.sqrt(max(0, 1 - (level / _R) ** 2)) * _R
            _hoop(pen, arc(0, _CY + way * level, half, half * 0.16, 0, 180))
    rim = ring(0, _CY, _R + 4, _R - 3)
    pen.gradient(rim, (-60, -90), (60, 70), [((255, 240, 180), 255), (_BRASS, 255), ((106, 66, 14), 255)])
    pen.stroke(ellipse(0, _CY, _R + 4), 1.6)
    pen.stroke(ellipse(0, _CY, _R - 3), 1.0, 220)
    shine = curve([(-52, -50), (-30, -72), (-8, -78), (-30, -58), (-46, -36)], closed=True)
    pen.soft(shine, (255, 255, 244), 130, 4)


def _hoop(pen: Pen, path: skia.Path) -> None:
    pen.canvas.drawPath(path, paint((58, 34, 8), 235, 3.6))
    pen.canvas.drawPath(path, paint(_BRASS, 255, 2.2))


def _tumbling(share: float) -> list[tuple[float, float, int]]:
    """Where the balls lie: heaped up at rest, thrown about while the drum turns."""
    chance, places = random.Random(7), []
    numbers = iter((5, 11, 3, 9, 1, 12, 6, 2, 10, 4, 7, 8, 1, 3, 5))
    for y, count in ((46, 4), (31, 5), (16, 4), (2, 2)):
        for k in range(count):
            x = (k - (count - 1) / 2) * 25 + chance.uniform(-3, 3)
            down = y + chance.uniform(-3, 3)
            turn = math.tau * share
            far, angle = math.hypot(x, down), math.atan2(down, x) + turn * (0.6 + chance.random() * 0.7)
            thrown = (far * math.cos(angle), far * math.sin(angle))
            at = (x, down) if not share else thrown
            places.append((at[0], at[1] + _CY, next(numbers)))
    return sorted(places, key=lambda place: place[1])


def _axle(pen: Pen, share: float) -> None:
    """The axle and its crank, which goes round with the drum."""
    for way in (-1, 1):
        _metal(pen, rectangle(way * 84 - 12, _CY - 7, 24, 14, 5), _CY - 7, _CY + 7)
    swing = math.cos(math.tau * share)
    end = _CY + 34 * swing
    for width, colour in ((6.4, (60, 36, 10)), (4.0, _BRASS)):
        pen.line([(97, _CY), (112, _CY), (114, end)], width, 255, colour)
    top = end - 2 if swing >= 0 else end - 11
    grip = rectangle(104, top, 24, 13, 6)
    pen.gradient(grip, (0, top), (0, top + 13), [(lighter(_WOOD, 0.4), 255), (darker(_WOOD, 0.3), 255)])
    pen.stroke(grip, 1.3)


def _bowl(pen: Pen) -> None:
    bowl = curve([(-44, 66), (-34, 84), (0, 92), (34, 84), (44, 66)])
    bowl.close()
    pen.gradient(bowl, (0, 64), (0, 92), [(lighter(_BRASS, 0.35), 255), (darker(_BRASS, 0.4), 255)])
    pen.stroke(bowl, 1.6)
    pen.fill(ellipse(0, 66, 44, 9), (70, 40, 10))
    pen.stroke(ellipse(0, 66, 44, 9), 1.4)


def _ball(pen: Pen, x: float, y: float, r: float, number: int, size: float) -> None:
    disc = ellipse(x, y, r)
    pen.soft(ellipse(x + 1, y + 2, r), (10, 4, 0), 150, 2)
    stops = [((255, 252, 240), 255.0), ((240, 222, 184), 255.0), ((140, 100, 58), 255.0)]
    pen.radial(disc, (x - r * 0.35, y - r * 0.4), r * 1.7, stops)
    pen.stroke(disc, 1.1)
    large = size > 20
    if large:
        pen.stroke(ellipse(x, y, r * 0.78), 1.2, 200, VERMILION)
    font = lettering("Cinzel-Bold", size if number < 10 else size * 0.84)
    wide = font.measureText(str(number))
    ink = (140, 26, 18) if large else (60, 30, 12)
    pen.canvas.drawString(str(number), x - wide / 2, y + size * 0.34, font, paint(ink))
