"""The large textures: the vellum desk behind everything, the walnut workshop, and the paper of panels and dialogs."""

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Sheet, construction, dashed, mirror_writing, picture_of
from scripts.art.drawing.palette import GOLD, INK, METALS, SEPIA
from scripts.art.drawing.shapes import cut, rectangle
from scripts.art.materials.relief import gild
from scripts.art.materials.textures import boards, parchment, parchment_image

FRAMES = tuple(f"frame_{metal}" for metal in METALS)  # edges of metal for sheets of any size; drawn with the cards
MARGIN = 24  # units of corner that stay unscaled when a panel is cut in nine
FRAME_REACH = 16
"""Units by which the bosses of a frame and their shadow reach beyond a sheet (leonardo/app/kit/widgets/skins.py)."""
FRAME_MARGIN = 44  # units from the edge of a sheet to the middle of the picture that its frame is cut from
FRAME_RIM = 10  # units of the moulding, and pixels of one of them, as those of the stage
_FRAME_SCALE = 2.5


def build(album: Album) -> None:
    """Draw every texture."""
    album.painting("table", _desk(), quality=88)
    album.painting("workshop_wood", _workshop())
    album.painting("paper", parchment_image("paper", 1024, 1024, (244, 230, 196), 0.55, 0), quality=90)
    album.painting("paper_dark", parchment_image("dark paper", 1024, 1024, (216, 190, 142), 0.8, 0), quality=90)
    album.painting("wood_dark", _dark_wood())
    album.sprite("panel", _panel(False))
    album.drawing("panel_gilt", _panel(True), (240.0, 240.0), quality=94, rare=False)
    album.sprite("inset", _inset())
    album.sprite("panel_shadow", _panel_shadow())
    frame = 2 * (FRAME_REACH + FRAME_MARGIN)
    album.drawing("sheet_frame", _sheet_frame(), (frame, frame), quality=88, rare=False)
    corners = dict.fromkeys(("panel", "panel_gilt", "inset", "panel_shadow", *FRAMES), MARGIN)
    album.data("nine_slice", {**corners, "sheet_frame": FRAME_REACH + FRAME_MARGIN - 8})


def _desk() -> skia.Image:
    """A notebook page as large as the screen: the margins carry faint notes and constructions."""
    sheet = Sheet(1920, 1080, "desk", 2)
    sheet.lay(parchment_image("desk", 3840, 2160, (230, 210, 166), 1.0, 0.9))
    pen = sheet.pen
    for x, y, radius in ((150, 520, 190), (1712, 420, 230), (960, 1000, 320), (420, 40, 120)):
        construction(pen, x, y, radius, 34, 4)
    for x, y, lines, first in ((280, 840, 6, 0), (1890, 90, 5, 4), (1880, 806, 3, 8), (275, 70, 3, 6)):
        mirror_writing(pen, x, y, 15, lines, 40, first)
    for level in (74.0, 812.0):
        dashed(pen, (12, level), (1908, level), 0.8, 60)
    return sheet.image()


def _workshop() -> skia.Image:
    """Four walnut boards in a raised moulding with a gilt line: 1904 x 248 units."""
    width, height = 1904, 248
    sheet = Sheet(width, height, "workshop", 2)
    sheet.lay(picture_of(boards("workshop", width * 2, height * 2, 4)))
    pen = sheet.pen
    whole = rectangle(0, 0, width, height)
    pen.gradient(
        whole, (0, 0), (0, height), [((255, 214, 150), 52), ((255, 214, 150), 0), ((0, 0, 0), 0), ((0, 0, 0), 110)]
    )
    pen.radial(whole, (width / 2, height * 0.4), width * 0.62, [((0, 0, 0), 0), ((0, 0, 0), 20), ((12, 4, 0), 130)])
    for inset, line, colour, alpha in (
        (1, 4.0, INK, 255),
        (3.4, 1.0, (190, 136, 84), 120),
        (6, 1.6, GOLD, 220),
        (8, 1.2, (16, 6, 0), 170),
    ):
        edge = rectangle(inset, inset, width - 2 * inset, height - 2 * inset, 2)
        pen.stroke(edge, line, alpha, colour)
    return sheet.image()


def _dark_wood() -> skia.Image:
    """Darker boards for menus and bars; repeats from side to side without a seam at the joints."""
    picture = boards("dark wood", 1536, 768, 5) * np.float32(0.62)
    return picture_of(picture)


def _panel(gilt: bool) -> skia.Image:
    """A sheet of good paper with a drawn edge, to be cut in nine."""
    size = 240
    sheet = Sheet(size, size, "panel", 2)
    shape = rectangle(1.5, 1.5, size - 3, size - 3, 10)
    pen = sheet.pen
    with pen.within(shape):
        sheet.lay(picture_of(parchment("panel", size * 2, size * 2, (248, 236, 206), 0.34, 0)))
        pen.gradient(shape, (0, 0), (0, size), [((255, 252, 236), 120), ((255, 250, 230), 0), ((150, 96, 40), 46)])
        for inset, alpha in ((0.0, 70), (3.0, 34), (7.0, 16)):
            pen.soft(_frame(size, inset, 7), SEPIA, alpha, 4)
    pen.stroke(shape, 1.8)
    if gilt:
        pen.stroke(rectangle(5.5, 5.5, size - 11, size - 11, 7), 1.3, 235, GOLD)
        pen.stroke(rectangle(7.2, 7.2, size - 14.4, size - 14.4, 5.5), 0.7, 70, SEPIA)
    return sheet.image()


def _sheet_frame() -> skia.Image:
    """The gilt frame of the stage around a sheet, with its shadow on the paper, to be cut in nine."""
    across = 2 * FRAME_MARGIN
    whole = across + 2 * FRAME_REACH
    sheet = Sheet(whole, whole, "sheet frame", _FRAME_SCALE)
    inner = FRAME_REACH + FRAME_RIM
    paper = rectangle(inner, inner, across - 2 * FRAME_RIM, across - 2 * FRAME_RIM)
    with sheet.pen.within(paper):
        sheet.pen.soft(cut(rectangle(-30, -30, whole + 60, whole + 60), paper), (70, 34, 4), 150, 4)
    gild(sheet, "frame", FRAME_REACH, (across, across), FRAME_RIM)
    return sheet.image()


def _frame(size: float, inset: float, width: float) -> skia.Path:
    path = rectangle(inset - width, inset - width, size - 2 * (inset - width), size - 2 * (inset - width))
    path.addPath(rectangle(inset, inset, size - 2 * inset, size - 2 * inset, 10))
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def _inset() -> skia.Image:
    """A sunken field in the walnut, to be cut in nine."""
    size = 160
    sheet = Sheet(size, size, "inset", 2)
    shape = rectangle(2, 2, size - 4, size - 4, 9)
    pen = sheet.pen
    pen.fill(shape, (20, 8, 0), 128)
    with pen.within(shape):
        pen.soft(_frame(size, 1.5, 8), (0, 0, 0), 150, 5)
        pen.soft(rectangle(0, -6, size, 12), (0, 0, 0), 120, 5)
    pen.stroke(shape, 1.3, 130, (226, 190, 120))
    pen.stroke(rectangle(0.8, 0.8, size - 1.6, size - 1.6, 10), 1.2, 150, (10, 4, 0))
    return sheet.image()


def _panel_shadow() -> skia.Image:
    """The soft shadow under a panel or a card, to be cut in nine and laid about 4 units lower."""
    size = 160
    sheet = Sheet(size, size, "shadow", 2)
    sheet.pen.soft(rectangle(15, 15, size - 30, size - 30, 10), (30, 14, 4), 165, 6)
    return sheet.image()
