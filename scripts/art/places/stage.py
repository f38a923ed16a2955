"""The stage on which inventions are shown and purses opened: a painted set, velvet curtains, a gilt frame."""

import math

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, construction, mirror_writing, picture_of
from scripts.art.drawing.palette import INK, SEPIA, Colour, darker, lighter
from scripts.art.drawing.shapes import curve, cut, ellipse, moved, polygon, rectangle
from scripts.art.materials.relief import gild
from scripts.art.materials.textures import boards, noise, parchment

SIZE = (812, 460)  # units of the stage with its frame
REACH = 16  # units by which the corners of the frame and its shadow reach beyond it (leonardo/app/table/feast/stage.py)
RIM = 10
_INNER = (SIZE[0] - 2 * RIM, SIZE[1] - 2 * RIM)
_FLOOR = 366.0  # units down to where the boards begin
_ASIDE = 150.0
"""Units across what is drawn of a half that hangs aside, with its shadow (leonardo/app/table/feast/curtain.py)."""
_SCALE = 2.5  # pixels a unit: a sheet on which is decided has a larger stage than that over the table
_VELVET: Colour = (150, 22, 26)
_DEEP: Colour = (60, 4, 10)
_GLEAM: Colour = (228, 84, 66)
_CORD: Colour = (226, 178, 78)


def build(album: Album) -> None:
    """Draw the set, the frame before it, and one half of the curtain, drawn aside and shut."""
    album.painting("stage_back", _back(), _INNER, quality=86)
    around = SIZE[0] + 2 * REACH, SIZE[1] + 2 * REACH
    album.drawing("stage_front", _front(), around, quality=86, rare=False)
    album.drawing("stage_drape", _aside(), (_ASIDE, _INNER[1]), quality=86, rare=False)
    album.drawing("stage_curtain", _curtain(), (_INNER[0] / 2 + 6, _INNER[1]), quality=88, rare=False)


# The set


def _back() -> skia.Image:
    """A large sheet of vellum in the light of the footlamps, on a floor of boards that run towards its middle."""
    width, height = _INNER
    sheet = Sheet(width, height, "stage", _SCALE)
    paper = parchment("stage", round(width * _SCALE), round(height * _SCALE), (250, 238, 206), 0.45, 0.0)
    sheet.lay(picture_of(paper))
    pen = sheet.pen
    horizon = _FLOOR - RIM
    _rays(pen, width / 2, horizon - 150, width)
    construction(pen, 150, 120, 96, 34, 3)
    construction(pen, width - 120, 250, 120, 30, 2)
    mirror_writing(pen, width - 92, 300, 12, 3, 52, 2)
    mirror_writing(pen, 250, 84, 12, 2, 46, 6)
    whole = rectangle(0, 0, width, horizon)
    pen.radial(
        whole, (width / 2, horizon - 130), width * 0.56, [((90, 50, 16), 0), ((90, 50, 16), 26), ((60, 30, 8), 150)]
    )
    _floor(sheet, horizon)
    return sheet.image()


def _rays(pen: Pen, x: float, y: float, width: float) -> None:
    """Light behind what is shown, broad and narrow rays by turns, fading outwards."""
    for number in range(28):
        wide = 34.0 if number % 2 else 20.0
        with pen.placed(x, y, turn=number * 360 / 28 + 4):
            ray = polygon([(-3, 0), (3, 0), (wide, -width * 0.62), (-wide, -width * 0.62)])
            pen.radial(ray, (0, 0), width * 0.5, [((255, 214, 110), 150), ((255, 208, 110), 60), ((255, 208, 110), 0)])
    pen.radial(ellipse(x, y, 250), (x, y), 250, [((255, 250, 226), 200), ((255, 244, 206), 90), ((255, 244, 206), 0)])


def _floor(sheet: Sheet, horizon: float) -> None:
    """Boards drawn together towards the back, worn where one stands, with the shadow of the sheet on them."""
    width, height = _INNER
    pen = sheet.pen
    deep = height - horizon
    floor = rectangle(0, horizon, width, deep)
    grain = boards("stage floor", round(width * _SCALE), round(deep * _SCALE), 1) * np.float32(1.28)
    with pen.within(floor):
        sheet.lay(picture_of(grain), 0, horizon)
        pen.gradient(floor, (0, horizon), (0, height), [((40, 18, 4), 150), ((120, 70, 24), 10), ((20, 8, 2), 90)])
        middle = width / 2
        for number in range(-16, 17):
            near, far = middle + number * 62.0, middle + number * 41.0
            pen.line([(far, horizon), (near, height)], 1.5, 200, (36, 16, 4), waver=0.15)
            pen.line([(far + 1.6, horizon), (near + 2.2, height)], 0.7, 90, (238, 190, 126), waver=0.1)
            joint = horizon + (0.3 + 0.4 * ((number * 37) % 10) / 10) * deep
            at = (joint - horizon) / deep
            left = far + (near - far) * at
            step = (41 + 21 * at) * 0.98
            pen.line([(left, joint), (left + step, joint)], 1.1, 170, (36, 16, 4), waver=0.1)
        pen.soft(ellipse(middle, horizon + deep * 0.5, 320, 26), (255, 214, 130), 120, 22)
        pen.soft(rectangle(0, horizon - 3, width, 9), (30, 12, 2), 190, 5)
    pen.line([(0, horizon), (width, horizon)], 2.0, 230, INK)


# What stands before it


def _front() -> skia.Image:
    """The gilt frame with its corners and the valance; the middle is clear."""
    width, height = SIZE[0] + 2 * REACH, SIZE[1] + 2 * REACH
    sheet = Sheet(width, height, "stage front", _SCALE)
    pen = sheet.pen
    with pen.placed(REACH, REACH):
        opening = rectangle(RIM, RIM, *_INNER)
        pen.soft(cut(rectangle(-8, -2, SIZE[0] + 16, SIZE[1] + 14), opening), (14, 4, 0), 170, 8)
        with pen.within(opening):
            _valance(pen)
            pen.soft(cut(rectangle(-30, -30, SIZE[0] + 60, SIZE[1] + 60), opening), (30, 8, 0), 190, 5)
    gild(sheet, "frame", REACH, SIZE, RIM)
    return sheet.image()


def _aside() -> skia.Image:
    """The left half of the curtain, drawn aside, on nothing; the right one is the same, mirrored."""
    sheet = Sheet(_ASIDE, _INNER[1], "curtain aside", _SCALE)
    with sheet.pen.placed(-RIM, -RIM):
        _drape(sheet.pen)
    return sheet.image()


def _drape(pen: Pen) -> None:
    """One curtain, drawn aside and tied: it hangs from the rail, is gathered in a cord, and falls to the floor."""
    tie = 318.0
    edge = [(122, 0), (120, 60), (112, 130), (96, 205), (72, 268), (50, tie), (58, 352), (66, 400), (70, 452)]
    shape = curve([(-6, -6), (122, -6), *edge, (-6, 456)], closed=False)
    shape.close()
    pen.soft(moved(shape, 10, 6), (40, 10, 0), 120, 9)
    with pen.within(shape):
        pen.gradient(
            shape, (0, 0), (122, 0), [(darker(_VELVET, 0.5), 255), (_VELVET, 255), (darker(_VELVET, 0.15), 255)]
        )
        for number in range(8):
            _fold(pen, number / 7, tie)
        pen.gradient(shape, (0, 0), (0, 120), [((20, 0, 2), 170), ((20, 0, 2), 0)])
        pen.gradient(shape, (0, 300), (0, 456), [((20, 0, 2), 0), ((20, 0, 2), 20), ((20, 0, 2), 150)])
        pen.soft(polygon([(0, tie - 22), (60, tie - 14), (60, tie), (0, tie)]), (30, 0, 2), 190, 6)
        pen.soft(polygon([(0, tie + 14), (66, tie + 14), (66, tie + 34), (0, tie + 26)]), (30, 0, 2), 150, 6)
    hem = curve(edge)
    pen.stroke(hem, 5.6, 255, (84, 50, 10))
    pen.stroke(hem, 3.8, 255, _CORD)
    pen.stroke(moved(hem, -0.7, 0), 1.0, 200, (255, 240, 180))
    pen.outline(moved(hem, 2.6, 0), 1.3, 240, INK)
    _tassel_cord(pen, tie)


def _fold(pen: Pen, part: float, tie: float) -> None:
    """A fold of the drape, `part` (0..1) of the way from the wall to its edge: a dark valley and a lit ridge."""
    top, middle, waist, foot = 8 + part * 108, 6 + part * 92, 4 + part * 42, 2 + part * 62
    valley = curve([(top, -8), (middle + part * 8, 120), (middle * 0.82, 220), (waist, tie), (foot, 456)])
    pen.canvas.drawPath(valley, _broad(_DEEP, 210, 7.5 - 2 * part, 2.6))
    ridge = moved(valley, 6.4, 0)
    pen.canvas.drawPath(ridge, _broad(_GLEAM, 120 + 70 * part, 3.4, 1.8))
    pen.outline(valley, 1.1, 150, (34, 0, 4))


def _tassel_cord(pen: Pen, y: float) -> None:
    """A twisted cord with a tassel around the gathered curtain."""
    band = curve([(-4, y - 6), (20, y + 2), (52, y + 1)])
    pen.stroke(band, 13.5, 255, INK)
    pen.stroke(band, 11.0, 255, darker(_CORD, 0.25))
    for number in range(10):
        x = number * 6.2 - 4
        at = y - 4 + min(4.0, x * 0.2)
        pen.line([(x - 1, at + 6), (x + 5, at - 3)], 2.6, 255, lighter(_CORD, 0.25), waver=0.05)
        pen.line([(x + 1.2, at + 6), (x + 7, at - 3)], 0.8, 210, (92, 54, 8), waver=0.05)
    _tassel(pen, 55, y + 4, 40)


def _tassel(pen: Pen, x: float, y: float, length: float) -> None:
    """A tassel that hangs from a point: its knot and its threads."""
    threads = curve(
        [(x - 4, y + 8), (x - 8, y + length), (x, y + length + 3), (x + 8, y + length), (x + 4, y + 8)], closed=True
    )
    pen.soft(moved(threads, 3, 3), (20, 4, 0), 140, 3)
    pen.solid(threads, darker(_CORD, 0.12), 1.1)
    for number in range(-2, 3):
        pen.line([(x + number * 1.6, y + 10), (x + number * 3.1, y + length)], 0.8, 210, (104, 62, 10), waver=0.1)
    pen.solid(ellipse(x, y + 4, 6.4), _CORD, 1.1)
    pen.dot(x - 2, y + 2, 1.7, (255, 244, 196))
    pen.stroke(curve([(x - 5, y + 10.4), (x, y + 12), (x + 5, y + 10.4)]), 2.2, 255, (120, 70, 14))


def _valance(pen: Pen) -> None:
    """Swags of velvet across the top, one over the other, with a fringe and tassels between them."""
    count, depth = 7, 58.0
    step = SIZE[0] / count
    for number in [*range(0, count, 2), *range(1, count, 2)]:
        left, right = number * step - 7, (number + 1) * step + 7
        low = [
            (left, 4),
            (left + step * 0.2, depth * 0.72),
            ((left + right) / 2, depth),
            (right - step * 0.2, depth * 0.72),
            (right, 4),
        ]
        swag = curve([(left, -8), *low, (right, -8)])
        swag.close()
        pen.soft(moved(swag, 2, 6), (30, 4, 0), 170, 6)
        with pen.within(swag):
            pen.gradient(
                swag, (0, 0), (0, depth), [(darker(_VELVET, 0.35), 255), (_VELVET, 255), (lighter(_VELVET, 0.08), 255)]
            )
            for fold in range(1, 5):
                hang = depth * (0.16 + 0.19 * fold)
                bow = curve([(left, -4 + fold * 2), ((left + right) / 2, hang), (right, -4 + fold * 2)])
                pen.canvas.drawPath(bow, _broad(_DEEP, 200, 4.6, 1.6))
                pen.canvas.drawPath(moved(bow, 0, 4.2), _broad(_GLEAM, 150, 2.6, 1.4))
        _fringe(pen, low)
    for number in range(1, count):
        _tassel(pen, number * step, 4, 34)


def _fringe(pen: Pen, low: list[tuple[float, float]]) -> None:
    hem = curve(low)
    measure = skia.PathMeasure(hem, False)
    length = measure.getLength()
    for number in range(round(length / 2.6)):
        at, _ = measure.getPosTan(number * 2.6)
        pen.line(
            [(at.x(), at.y()), (at.x(), at.y() + 6.6)], 1.4, 235, darker(_CORD, 0.1 + 0.2 * (number % 2)), waver=0.05
        )
    pen.stroke(hem, 4.6, 255, (84, 48, 8))
    pen.stroke(hem, 3.0, 255, _CORD)
    pen.stroke(moved(hem, 0, -0.8), 0.9, 220, (255, 242, 190))


# The curtain while it is shut


def _curtain() -> skia.Image:
    """The left half of the curtain, in even folds down to a golden hem; the right half is the same, mirrored."""
    width, height = _INNER[0] / 2 + 6, float(_INNER[1])
    sheet = Sheet(width, height, "curtain", _SCALE)
    rows, columns = round(height * _SCALE), round(width * _SCALE)
    x = np.arange(columns, dtype=np.float32)[None, :] / columns
    y = np.arange(rows, dtype=np.float32)[:, None] / rows
    sway = (noise("sway", columns, 2, columns / 5, 2, 0.5)[:1] - 0.5) * 1.6
    phase = x * 9.0 * math.tau + sway + 0.5 * np.sin(y * 2.6 + x * 7)
    wave = 0.5 + 0.5 * np.sin(phase)
    shade = (wave**1.35)[..., None]
    ridge = np.clip((wave - 0.86) / 0.14, 0, 1)[..., None]
    dark, body, gleam = (np.array(colour, np.float32) for colour in (_DEEP, _VELVET, _GLEAM))
    cloth = dark + (body - dark) * shade
    cloth = cloth + (gleam - cloth) * ridge * 0.42
    light = (1.06 - 0.5 * np.clip(0.22 - y, 0, 1) * 2 - 0.34 * np.abs(y - 0.55))[..., None]
    nap = (noise("velvet", columns, rows, 5, 2, 0.5) - 0.5)[..., None] * 16
    sheet.lay(picture_of(cloth * light + nap))
    pen = sheet.pen
    for number in range(9):
        at = (number + 0.72) / 9 * width
        pen.outline(curve([(at, -4), (at + 3, height * 0.4), (at - 2, height + 4)]), 1.1, 110, (30, 0, 4))
    hem = height - 26
    pen.gradient(
        rectangle(0, hem, width, 12), (0, hem), (0, hem + 12), [(lighter(_CORD, 0.3), 255), (darker(_CORD, 0.3), 255)]
    )
    pen.line([(0, hem), (width, hem)], 1.3, 240, INK, waver=0.2)
    pen.line([(0, hem + 12), (width, hem + 12)], 1.3, 240, INK, waver=0.2)
    for number in range(round(width / 3)):
        pen.line(
            [(number * 3, hem + 12), (number * 3, height - 2)],
            1.5,
            235,
            darker(_CORD, 0.12 + 0.2 * (number % 2)),
            waver=0.05,
        )
    edge = width - 6
    pen.soft(rectangle(edge - 10, 0, 12, height), (20, 0, 2), 150, 5)
    pen.line([(edge, 0), (edge, height)], 3.4, 255, SEPIA, waver=0.1)
    pen.line([(edge, 0), (edge, height)], 2.2, 255, _CORD, waver=0.1)
    pen.fill(rectangle(edge + 2, 0, 8, height), _DEEP)
    return sheet.image()


def _broad(colour: Colour, alpha: float, width: float, blur: float) -> skia.Paint:
    brush = skia.Paint(AntiAlias=True, Color=skia.Color(*colour, int(alpha)))
    brush.setStyle(skia.Paint.kStroke_Style)
    brush.setStrokeWidth(width)
    brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return brush
