"""A gilt frame as that of the stage: a moulding of gold with a bead, and a boss at each corner."""

from ..drawing.ink import Sheet, picture_of
from ..drawing.palette import INK
from ..drawing.shapes import curve, cut, ellipse, join, moved, rectangle
from .noise import noise
from .relief import Finish, lit, rounded, with_alpha

_BOSS = 15
_INWARD = 4
"""Units of the radius of a boss, and by which its middle lies within the corner of the frame."""


def gild(sheet: Sheet, name: str, reach: float, size: tuple[float, float], rim: float) -> None:
    """Lay a frame of a `size`, `rim` units thick, on a sheet, `reach` units from its upper left corner."""
    copy = Sheet(sheet.width, sheet.height, name, sheet.scale)
    width, height = size
    inner = reach + rim, reach + rim, width - 2 * rim, height - 2 * rim
    frame = cut(rectangle(reach, reach, *size, 4), rectangle(*inner, 2))
    near = reach + _INWARD
    bosses = [ellipse(x, y, _BOSS) for x in (near, reach + width - _INWARD) for y in (near, reach + height - _INWARD)]
    for boss in bosses:
        sheet.pen.soft(moved(boss, 2, 4), (14, 4, 0), 170, 4)
    copy.pen.fill(join(frame, *bosses), (255, 255, 255))
    mask = copy.mask()
    relief = rounded(mask, 5.0 * sheet.scale, 0.6) * 9.0 * sheet.scale
    finish = Finish((104, 60, 8), (214, 162, 52), (255, 246, 190), 0.9, 14)
    worn = (noise("gilt", mask.shape[1], mask.shape[0], 26, 3, 0.55) - 0.5) * 0.22 + 1
    sheet.lay(picture_of(with_alpha(lit(relief, finish, worn), mask)))
    pen = sheet.pen
    with pen.within(cut(rectangle(0, 0, sheet.width, sheet.height), join(*bosses))):
        pen.stroke(rectangle(reach, reach, *size, 4), 1.6, 255, INK)
        pen.stroke(rectangle(*inner, 2), 1.6, 255, INK)
        pen.stroke(rectangle(reach + rim / 2, reach + rim / 2, width - rim, height - rim, 3), 0.8, 120, (110, 64, 8))
    for boss in bosses:
        middle = boss.getBounds()
        x, y = middle.centerX(), middle.centerY()
        pen.outline(boss, 1.5, 255, INK)
        pen.outline(ellipse(x, y, 9.4), 0.9, 170, (104, 60, 8))
        for turn in range(8):
            with pen.placed(x, y, turn=turn * 45):
                pen.fill(curve([(0, -2), (2.2, -5.4), (0, -8.6), (-2.2, -5.4)], closed=True), (250, 224, 140), 220)
        pen.solid(ellipse(x, y, 2.8), (168, 34, 28), 0.7)
