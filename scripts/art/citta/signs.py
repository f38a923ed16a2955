"""The signs of the six quarters and the weaves of their roofs: each can be told in grey as well."""

from collections.abc import Callable

import skia

from scripts.art.citta.plan import COLOURS
from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import IVORY, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import Point, archway, curve, cut, ellipse, join, polygon, rectangle


def sign(quarter: str, x: float, y: float, r: float) -> skia.Path:
    """Tower, helmet, spool, lute, keys or armillary sphere about x, y: a silhouette of its own for each."""

    def at(px: float, py: float) -> Point:
        return x + px * r, y + py * r

    return _SIGNS[quarter](at, x, y, r)


_At = Callable[[float, float], Point]


def _tower(at: _At, x: float, y: float, r: float) -> skia.Path:
    corners = (
        (-0.5, 1), (-0.42, -0.35), (-0.62, -0.35), (-0.62, -1), (-0.32, -1), (-0.32, -0.72), (-0.15, -0.72),
        (-0.15, -1), (0.15, -1), (0.15, -0.72), (0.32, -0.72), (0.32, -1), (0.62, -1), (0.62, -0.35),
        (0.42, -0.35), (0.5, 1),
    )  # fmt: skip
    return cut(polygon([at(*corner) for corner in corners]), archway(x - 0.17 * r, y + r, 0.34 * r, 0.62 * r))


def _helmet(at: _At, x: float, y: float, r: float) -> skia.Path:
    dome = skia.Path()
    dome.moveTo(*at(-0.72, 0.95))
    dome.cubicTo(*at(-0.95, -0.2), *at(-0.7, -0.8), *at(0, -0.85))
    dome.cubicTo(*at(0.7, -0.8), *at(0.95, -0.2), *at(0.72, 0.95))
    for corner in ((0.2, 0.95), (0.1, 0.25), (-0.1, 0.25), (-0.2, 0.95)):
        dome.lineTo(*at(*corner))
    dome.close()
    slit = rectangle(x - 0.58 * r, y - 0.02 * r, 1.16 * r, 0.17 * r)
    crest = ((-0.08, -0.8), (0.1, -1.15), (0.7, -1.05), (0.95, -0.5), (0.6, -0.75), (0.2, -0.8))
    return join(cut(dome, slit), curve([at(*corner) for corner in crest], closed=True))


def _spool(at: _At, x: float, y: float, r: float) -> skia.Path:
    ends = join(
        rectangle(x - 0.75 * r, y - r, 1.5 * r, 0.32 * r, 0.1 * r),
        rectangle(x - 0.75 * r, y + 0.68 * r, 1.5 * r, 0.32 * r, 0.1 * r),
    )
    waist = ((-0.45, -0.6), (0.45, -0.6), (0.58, 0), (0.45, 0.6), (-0.45, 0.6), (-0.58, 0))
    body = curve([at(*corner) for corner in waist], closed=True)
    for k in (-0.32, -0.02, 0.28):
        body = cut(body, polygon([at(-0.8, k), at(0.8, k - 0.16), at(0.8, k - 0.06), at(-0.8, k + 0.1)]))
    return join(ends, body)


def _lute(at: _At, x: float, y: float, r: float) -> skia.Path:
    belly = ((-0.62, 0.9), (-0.9, 0.35), (-0.45, -0.1), (0, -0.25), (0.2, 0), (0.1, 0.5), (-0.3, 0.95))
    neck = polygon([at(-0.1, -0.05), at(0.62, -0.78), at(0.78, -0.62), at(0.08, 0.1)])
    head = polygon([at(0.55, -0.85), at(0.98, -0.72), at(0.9, -0.5), at(0.68, -0.58)])
    whole = join(curve([at(*corner) for corner in belly], closed=True), neck, head)
    return cut(whole, ellipse(x - 0.32 * r, y + 0.38 * r, 0.2 * r))


def _keys(at: _At, x: float, y: float, r: float) -> skia.Path:
    def key(m: int) -> skia.Path:
        bow = cut(ellipse(x + m * 0.55 * r, y + 0.62 * r, 0.38 * r), ellipse(x + m * 0.55 * r, y + 0.62 * r, 0.17 * r))
        shaft = polygon([at(m * 0.44, 0.3), at(-m * 0.62, -0.95), at(-m * 0.44, -1.05), at(m * 0.6, 0.22)])
        bit = polygon([at(-m * 0.5, -0.82), at(-m * 0.95, -0.62), at(-m * 0.8, -0.38), at(-m * 0.34, -0.6)])
        return join(bow, shaft, bit)

    return join(key(1), key(-1))


def _sphere(at: _At, x: float, y: float, r: float) -> skia.Path:
    high = y - 0.1 * r
    outer = cut(ellipse(x, high, 0.82 * r), ellipse(x, high, 0.66 * r))
    meridian = cut(ellipse(x, high, 0.4 * r, 0.82 * r), ellipse(x, high, 0.26 * r, 0.7 * r))
    band = cut(ellipse(x, high, 0.95 * r, 0.34 * r), ellipse(x, high, 0.82 * r, 0.2 * r))
    foot = [(-0.1, 0.6), (0.1, 0.6), (0.14, 0.85), (0.42, 1.02), (-0.42, 1.02), (-0.14, 0.85)]
    return join(outer, meridian, band, polygon([at(*corner) for corner in foot]), ellipse(x, high, 0.13 * r))


_SIGNS: dict[str, Callable[[_At, float, float, float], skia.Path]] = {
    "torre": _tower,
    "elmo": _helmet,
    "seta": _spool,
    "liuto": _lute,
    "chiavi": _keys,
    "sfera": _sphere,
}


def weave(pen: Pen, quarter: str, shape: skia.Path, colour: Colour) -> None:
    """Cover a roof with the weave of its quarter: strips, scales, lattice, bands, chequer or chevrons."""
    with pen.within(shape):
        _WEAVES[quarter](pen, shape.getBounds(), darker(colour, 0.42), lighter(colour, 0.5))


def _strips(pen: Pen, box: skia.Rect, dark: Colour, _light: Colour) -> None:
    x, number, lean = box.left() - 30, 0, box.height() * 0.5
    while x < box.right() + 20:
        if number % 2:
            strip = [(x, box.bottom()), (x + 5.4, box.bottom()), (x + 5.4 + lean, box.top()), (x + lean, box.top())]
            pen.fill(polygon(strip), dark, 120)
        pen.canvas.drawLine(x, box.bottom(), x + lean, box.top(), paint(dark, 190, 0.7))
        x += 5.4
        number += 1


def _scales(pen: Pen, box: skia.Rect, _dark: Colour, light: Colour) -> None:
    y, row = box.bottom(), 0
    while y > box.top() - 6:
        x = box.left() - 8 + (4 if row % 2 else 0)
        while x < box.right() + 8:
            pen.canvas.drawArc(skia.Rect(x, y - 7, x + 8, y + 3), 0, 180, False, paint(light, 225, 1.2))
            x += 8
        y -= 5
        row += 1


def _lattice(pen: Pen, box: skia.Rect, _dark: Colour, light: Colour) -> None:
    for way in (1, -1):
        x = box.left() - 60
        while x < box.right() + 60:
            pen.canvas.drawLine(x, box.bottom(), x + way * box.height() * 1.2, box.top(), paint(light, 200, 1.1))
            x += 9


def _bands(pen: Pen, box: skia.Rect, dark: Colour, _light: Colour) -> None:
    y = box.bottom() - 2
    while y > box.top() - 3:
        pen.canvas.drawRect(skia.Rect(box.left(), y - 3.4, box.right(), y), paint(dark, 175))
        y -= 7.2


def _chequer(pen: Pen, box: skia.Rect, _dark: Colour, light: Colour) -> None:
    y, row = box.bottom(), 0
    while y > box.top() - 7:
        x = box.left() - 10 + (7 if row % 2 else 0) + (box.bottom() - y) * 0.5
        while x < box.right() + 10:
            pen.fill(polygon([(x, y), (x + 7, y), (x + 10, y - 6), (x + 3, y - 6)]), light, 185)
            x += 14
        y -= 6
        row += 1


def _chevrons(pen: Pen, box: skia.Rect, _dark: Colour, light: Colour) -> None:
    y = box.bottom() + 4
    while y > box.top() - 6:
        points: list[Point] = []
        x = box.left() - 4
        while x < box.right() + 6:
            points.append((x, y - (4 if len(points) % 2 else 0)))
            x += 5
        pen.canvas.drawPath(polygon(points, closed=False), paint(light, 215, 1.3))
        y -= 6


_WEAVES: dict[str, Callable[[Pen, skia.Rect, Colour, Colour], None]] = {
    "torre": _strips,
    "elmo": _scales,
    "seta": _lattice,
    "liuto": _bands,
    "chiavi": _chequer,
    "sfera": _chevrons,
}


def gonfalon(pen: Pen, quarter: str, x: float, y: float, s: float = 1.0) -> None:
    """A small hanging shield with the sign of a quarter, its top middle at x, y."""
    w, h = 17 * s, 21 * s
    shape = skia.Path()
    shape.moveTo(x - w / 2, y)
    shape.lineTo(x + w / 2, y)
    shape.lineTo(x + w / 2, y + h * 0.62)
    shape.quadTo(x + w / 2, y + h * 0.85, x, y + h)
    shape.quadTo(x - w / 2, y + h * 0.85, x - w / 2, y + h * 0.62)
    shape.close()
    pen.soft(shape, (30, 12, 4), 110, 1.4)
    pen.fill(shape, darker(COLOURS[quarter], 0.12))
    pen.stroke(shape, 1.1, 255)
    pen.fill(sign(quarter, x, y + h * 0.45, 6.4 * s), IVORY)


def roundel(pen: Pen, quarter: str, x: float, y: float, r: float, *, lit: bool) -> None:
    """The sign of a quarter on its enamel, or pale on paper."""
    colour, disc = COLOURS[quarter], ellipse(x, y, r)
    if lit:
        stops = [(lighter(colour, 0.25), 255.0), (colour, 255.0), (darker(colour, 0.45), 255.0)]
        pen.radial(disc, (x - r * 0.3, y - r * 0.4), r * 1.7, stops)
        pen.stroke(disc, r * 0.09, 255)
        pen.fill(sign(quarter, x + 0.04 * r, y + 0.05 * r, r * 0.62), darker(colour, 0.75), 220)
        pen.fill(sign(quarter, x, y, r * 0.62), IVORY)
        return
    pen.fill(disc, (226, 206, 164), 150)
    pen.stroke(disc, r * 0.08, 150)
    pen.fill(sign(quarter, x, y, r * 0.62), mix(colour, (110, 84, 50), 0.35), 220)
