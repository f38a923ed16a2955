"""A drawing that does its work, in a few steps: its parts are cut out ahead, and one rectangle is drawn anew."""

import math
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface, Vector2

from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.working import SIDE, Mote, Part, Pose, Work

STEPS: Final = 24
"""So many pictures of a work are seen: one takes some frames, and so little of each."""
_TABLE: Final = "moving_parts.json"
"""Where each part lies on its sheet and on the page of its drawing (scripts/art/machines/page.py)."""


@frozen
class Piece:
    """A rectangle of a sheet, and where it lies on the page of the drawing; both in pixels of these."""

    sheet: Rect
    page: Rect


@frozen
class Cutting:
    """The parts that were cut out of a drawing, and the page below them; the page has `side` pixels."""

    side: int
    bare: Piece
    parts: Mapping[str, Piece]


@cache
def cuttings() -> Mapping[str, Cutting]:
    """Return what was cut out of drawings, by the names of the sheets on which it lies."""
    table = read_table(assets_folder() / "pictures" / _TABLE)
    return {
        name: Cutting(each["page"], _piece(each["bare"]), {part[0]: _piece(part[1:]) for part in each["parts"]})
        for name, each in table.items()
    }


def working(
    pictures: Pictures,
    sheet: str,
    back: Surface,
    drawing: Surface,
    place: Rect,
    work: Work,
    *,
    coloured: Callable[[Surface], Surface] | None = None,
) -> Exhibit:
    """Return a drawing that does its work, of which the parts lie on a `sheet`.

    `back` is what is seen below the drawing, as large as that is at its `place`, in pixels of the window. If the
    drawing was `coloured`, so are its parts.
    """
    return _Worked(pictures, sheet, back, drawing, place, work, coloured).exhibit()


class _Worked:
    """Makes each picture when it comes; what they have in common is made first."""

    def __init__(
        self,
        pictures: Pictures,
        sheet: str,
        back: Surface,
        drawing: Surface,
        place: Rect,
        work: Work,
        coloured: Callable[[Surface], Surface] | None,
    ) -> None:
        self._coloured = coloured
        self._pictures, self._sheet = pictures, sheet
        self._back, self._drawing, self._place, self._work = back, drawing, place, work
        self._scale = place.width / SIDE
        self._rect = reach(work, sheet, place.width)
        """The pixels of the drawing within which anything changes."""
        self._cutting = cuttings().get(self._sheet)
        self._cut: dict[str, tuple[Surface, Rect]] = {}
        self._below: Surface | None = None
        self._last: tuple[int, Surface] | None = None
        """The picture that is seen, and which of them it is."""

    def exhibit(self) -> Exhibit:
        """Return it as it comes on a stage: counted through its pictures."""
        rest = self._rest().subsurface(self._rect)
        pieces: list[Callable[[], object]] = [partial(self._cut_out, part.name) for part in self._work.parts]
        pieces.append(self._ground)
        return Exhibit(rest, self._rect.move(self._place.topleft), numbers=self._at, pieces=pieces)

    def _at(self, share: float) -> Surface:
        number = min(STEPS - 1, int(share * STEPS))
        if self._last is None or self._last[0] != number:
            self._last = number, self._drawn((number + 1) / STEPS)
        return self._last[1]

    def _drawn(self, share: float) -> Surface:
        """Return what is seen at a moment."""
        frame = self._ground().subsurface(self._rect).copy()
        for part in self._work.parts:
            self._lay_part(frame, part, share)
        for mote in self._work.motes:
            self._lay_mote(frame, mote, share)
        return frame

    def _lay_part(self, frame: Surface, part: Part, share: float) -> None:
        picture, box = self._cut_out(part.name)
        pose = part.pose(share)
        if pose.seen <= 0:
            return
        picture, middle = _posed(picture, box, Vector2(part.pivot) * self._scale, pose, self._scale)
        _lay(frame, picture, middle - Vector2(self._rect.topleft), pose.seen)

    def _lay_mote(self, frame: Surface, mote: Mote, share: float) -> None:
        seen = mote.at(min(share, 1 - 1e-6))
        if seen is None:
            return
        middle, size, angle, strength = seen
        side = max(2, round(size * self._scale))
        picture = self._pictures.get(f"mote_{mote.picture}", (side, side))
        if angle:
            picture = pygame.transform.rotozoom(picture, -angle, 1.0)
        _lay(frame, picture, Vector2(middle) * self._scale - Vector2(self._rect.topleft), strength)

    def _rest(self) -> Surface:
        page = Surface(self._place.size, 0, 32)
        page.blit(self._back, (0, 0))
        page.blit(self._drawing, (0, 0))
        return page

    def _ground(self) -> Surface:
        """Return the page with nothing where the parts are that move."""
        if self._below is not None:
            return self._below
        page = self._rest()
        if self._cutting is not None and self._work.parts:
            cuts = [self._cut_out(part.name) for part in self._work.parts]
            place = cuts[0][1].unionall([box for _, box in cuts]).inflate(4, 4).clip(page.get_rect())
            where = Surface(place.size, pygame.SRCALPHA)
            where.blits([(cut, box.move(-place.left, -place.top)) for cut, box in cuts], doreturn=False)
            bare = Surface(place.size, pygame.SRCALPHA)
            bare.blit(self._back, (0, 0), place)
            bare.blit(self._on_page(self._cutting.bare), (0, 0), place)
            bare.blit(_firm(where), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            page.blit(bare, place)
        self._below = page
        return page

    def _cut_out(self, name: str) -> tuple[Surface, Rect]:
        """Return a part alone, and where on the drawing it is at rest."""
        if name not in self._cut and self._cutting is not None:
            page = self._on_page(self._cutting.parts[name])
            box = page.get_bounding_rect().inflate(2, 2).clip(page.get_rect())
            self._cut[name] = page.subsurface(box).copy(), box
        return self._cut[name]

    def _on_page(self, piece: Piece) -> Surface:
        """Return a piece of the sheet on a clear page at the size of the drawing, exactly where it belongs."""
        side = self._cutting.side if self._cutting is not None else SIDE
        master = self._pictures.get(self._sheet, self._pictures.entry(self._sheet).size)
        page = Surface((side, side), pygame.SRCALPHA)
        part = master.subsurface(piece.sheet)
        page.blit(part if self._coloured is None else self._coloured(part), piece.page)
        return pygame.transform.smoothscale(page, self._place.size)


def reach(work: Work, sheet: str, side: float) -> Rect:
    """Return the pixels of a drawing of so many pixels within which anything changes."""
    scale, cutting = side / SIDE, cuttings().get(sheet)
    found: list[Rect] = []
    for part in work.parts:
        page = cutting.parts[part.name].page if cutting is not None else Rect(0, 0, 1, 1)
        fit = side / (cutting.side if cutting is not None else SIDE)
        box = Rect(math.floor(page.left * fit), math.floor(page.top * fit), 0, 0)
        box.width, box.height = math.ceil(page.right * fit) - box.left, math.ceil(page.bottom * fit) - box.top
        found.append(box)
        poses = (part.pose(number / STEPS) for number in range(1, STEPS + 1))
        found += [_bounds(box, Vector2(part.pivot) * scale, pose, scale) for pose in poses if part.keys]
    found += [_around(mote, scale) for mote in work.motes]
    whole = Rect(0, 0, round(side), round(side))
    return found[0].unionall(found[1:]).inflate(4, 4).clip(whole) if found else Rect(0, 0, 1, 1)


def _posed(picture: Surface, box: Rect, pivot: Vector2, pose: Pose, scale: float) -> tuple[Surface, Vector2]:
    """Return a part as it is held, and where its middle is then."""
    middle = Vector2(box.left + box.width / 2, box.top + box.height / 2) - pivot
    if (pose.wide, pose.high) != (1.0, 1.0):
        size = max(1, round(box.width * abs(pose.wide))), max(1, round(box.height * abs(pose.high)))
        picture = pygame.transform.smoothscale(picture, size)
        middle = Vector2(middle.x * pose.wide, middle.y * pose.high)
    if pose.angle:
        picture = pygame.transform.rotozoom(picture, -pose.angle, 1.0)
        middle = middle.rotate(pose.angle)
    return picture, pivot + middle + Vector2(pose.x, pose.y) * scale


def _bounds(box: Rect, pivot: Vector2, pose: Pose, scale: float) -> Rect:
    """Return the rectangle around a part as it is held."""
    moved = pivot + Vector2(pose.x, pose.y) * scale
    corners = [
        Vector2((x - pivot.x) * pose.wide, (y - pivot.y) * pose.high).rotate(pose.angle) + moved
        for x in (box.left, box.right)
        for y in (box.top, box.bottom)
    ]
    left, top = math.floor(min(corner.x for corner in corners)), math.floor(min(corner.y for corner in corners))
    right, foot = math.ceil(max(corner.x for corner in corners)), math.ceil(max(corner.y for corner in corners))
    return Rect(left, top, right - left, foot - top)


def _around(mote: Mote, scale: float) -> Rect:
    half = max(mote.sizes) * 0.52
    left, top = (min(point[axis] for point in mote.way) - half for axis in (0, 1))
    right, foot = (max(point[axis] for point in mote.way) + half for axis in (0, 1))
    return Rect(
        math.floor(left * scale),
        math.floor(top * scale),
        math.ceil((right - left) * scale) + 1,
        math.ceil((foot - top) * scale) + 1,
    )


def _lay(frame: Surface, picture: Surface, middle: Vector2, seen: float) -> None:
    at = round(middle.x - picture.get_width() / 2), round(middle.y - picture.get_height() / 2)
    if seen < 1:
        picture = picture.copy()
        picture.set_alpha(round(255 * seen))
    frame.blit(picture, at)


def _firm(where: Surface) -> Surface:
    """Return what is there in white, and a pixel around it, with no soft edges: of these nothing is to be left."""
    wide = Surface(where.get_size(), pygame.SRCALPHA)
    wide.blits([(where, shift) for shift in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))], doreturn=False)
    wide.blit(wide.copy(), (0, 0))
    wide.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return wide


def _piece(numbers: list[int]) -> Piece:
    x, y, left, top, width, height = numbers
    return Piece(Rect(x, y, width, height), Rect(left, top, width, height))


def needed(sheet: str, work: Work) -> Iterator[str]:
    """Yield the names of the pictures that a work is drawn with."""
    if work.parts:
        yield sheet
    yield from dict.fromkeys(f"mote_{mote.picture}" for mote in work.motes)
