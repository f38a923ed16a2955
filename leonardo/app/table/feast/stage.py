"""The stage in the middle of a board: a painted set in a gilt frame, its curtains, and the plate with the title."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

import pygame
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK
from leonardo.app.kit.tween import ease_out
from leonardo.app.table.feast.curtain import Curtain
from leonardo.app.table.feast.exhibit import Exhibit, Setting

SIZE: Final = (812, 460)
"""Units of the stage with its frame; a unit is a pixel at 1920x1080, and never so small that text has no room."""
_LEAST: Final = 620
"""Pixels across a stage at least."""
_REACH: Final = 16
"""Units by which the corners of the frame and its shadow reach beyond it (scripts/art/places/stage.py)."""
_OPENING: Final = Rect(10, 10, 792, 440)
"""Units of what is seen within the frame."""
_PLATE: Final = (34, 72)
"""Units by which the plate of the title stands above the frame, and how high it is."""
_TITLE: Final = Style(Face.TITLE_BOLD, 40, (Face.TITLE_STRONG, Face.STRONG))
_BESIDE: Final = 44
"""Units at both ends of the title."""
_WIDEST: Final = 560
"""Units of the plate at most."""
_SOLID: Final = 250
"""How opaque what hangs before the set is where it is no shadow, of 255."""
_BACK, _FRONT = "stage_back", "stage_front"


def lay_set(surface: Surface, pictures: Pictures, stage: Rect) -> None:
    """Draw the set in its frame with the curtain aside; `stage` is the frame in pixels, as wide and high as `SIZE`."""
    scene = _Scene(pictures, stage)
    surface.blit(scene.back(), scene.opening)
    scene.lay_before(surface)


class _Scene:
    """The set, its curtain and its frame, which is `stage` in pixels of a surface."""

    def __init__(self, pictures: Pictures, stage: Rect) -> None:
        unit = stage.width / SIZE[0]
        self._pictures = pictures
        self.opening = Rect(0, 0, round(_OPENING.width * unit), round(_OPENING.height * unit))
        self.opening.topleft = stage.left + round(_OPENING.left * unit), stage.top + round(_OPENING.top * unit)
        reach = max(1, round(_REACH * unit))
        self.around = stage.inflate(2 * reach, 2 * reach)
        """The frame with its corners and its shadow."""
        self.curtain = Curtain(pictures, self.opening.size, self.back, self._front_of_opening)

    def back(self) -> Surface:
        """Return the painted set, as large as the opening."""
        return self._pictures.get(_BACK, self.opening.size)

    def front(self) -> Surface:
        """Return the frame with what hangs in it before the curtain."""
        return self._pictures.get(_FRONT, self.around.size)

    def lay_before(self, surface: Surface) -> None:
        """Draw all that stands before the set while the curtain is open."""
        left, right = self.curtain.aside()
        surface.blit(left, self.opening)
        surface.blit(right, right.get_rect(topright=self.opening.topright))
        surface.blit(self.front(), self.around)

    def _front_of_opening(self) -> Surface:
        return self.front().subsurface(self.opening.move(-self.around.left, -self.around.top))


class FeastStage(Setting):
    """A stage over the middle of a `board`, both in pixels of the window that `brush` draws for.

    `rect` is the stage with its frame, `whole` all that it covers, the plate and the shadow included.
    """

    def __init__(self, brush: Brush, board: Rect) -> None:
        self.brush = brush
        width = max(_LEAST, min(round(SIZE[0] * brush.layout.k), board.width))
        self.unit = min(width, brush.layout.size[0] - 8) / SIZE[0]
        self.rect = Rect(0, 0, self.px(SIZE[0]), self.px(SIZE[1]))
        self.rect.center = board.centerx, board.centery + self.px(_PLATE[0] / 4)
        window = Rect((0, 0), brush.layout.size)
        self.rect.clamp_ip(window)
        self._scene = _Scene(brush.pictures, self.rect)
        self._hung = Rect(0, 0, 0, 0)
        """Where plates have hung, be it with another title."""
        above = Rect(self.rect.left, self.rect.top - self.px(_PLATE[0] + _REACH), 1, 1)
        self.whole = self._scene.around.union(above).clip(window)
        loft = min(self.whole.top, board.top)
        self._fall = Rect(self.whole.left, loft, self.whole.width, self.whole.bottom - loft)
        """Where it is seen on its way down from above the board."""

    def px(self, units: float) -> int:
        """Return pixels for a length in units of the stage."""
        return max(1, round(units * self.unit))

    def at(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return the pixels of a rectangle in units from the upper left corner of the stage."""
        left, top = self.rect.left + round(x * self.unit), self.rect.top + round(y * self.unit)
        return Rect(left, top, self.px(width), self.px(height))

    @cached_property
    def own_brush(self) -> Brush:
        """A brush whose units are those of the stage."""
        layout, painter = evolve(self.brush.layout, k=self.unit), Painter(self.unit, self.brush.painter.scale)
        return Brush(self.brush.pictures, painter, layout, self.brush.looks)

    def text(self, units: float) -> float:
        """Return the units of the table in which text is as large as `units` of the stage."""
        return units * self.unit / self.brush.layout.k

    def clear(self, place: Rect) -> Surface:
        """Return a clear surface for a place of the set, in its colours: so soft edges have no dark rim there."""
        opening = self._scene.opening
        surface = Surface(place.size, pygame.SRCALPHA)
        surface.blit(self._scene.back(), (opening.left - place.left, opening.top - place.top))
        surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def behind_curtains(self, surface: Surface, place: Rect) -> None:
        """Take from what is seen at a `place` all that the curtains and the frame hide."""
        hides = Surface(place.size, pygame.SRCALPHA)
        _Scene(self.brush.pictures, self.rect.move(-place.left, -place.top)).lay_before(hides)
        hides.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(hides, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)

    def lay_front(self, surface: Surface, place: Rect) -> None:
        """Draw over a place what hangs before the set: the curtains that are drawn aside, and the frame.

        Their shadows lie there already, and are not drawn twice.
        """
        seen = place.clip(self.opening)
        surface.blit(self._solid(), seen, seen.move(-self.opening.left, -self.opening.top))

    def _solid(self) -> Surface:
        """Return all that hangs before the set without its shadows, as large as the opening."""
        return self.brush.pictures.made(("stage front", self.rect.size), self._draw_solid)

    def _draw_solid(self) -> Surface:
        front, opening = Surface(self.opening.size, pygame.SRCALPHA), self.opening
        _Scene(self.brush.pictures, self.rect.move(-opening.left, -opening.top)).lay_before(front)
        mask = pygame.mask.from_surface(front, _SOLID)
        return mask.to_surface(setsurface=front, unsetcolor=(0, 0, 0, 0))

    @property
    def opening(self) -> Rect:
        """What is seen within the frame."""
        return self._scene.opening

    def lay(self, surface: Surface, title: str) -> None:
        """Draw the stage with its curtains drawn aside."""
        surface.blit(self.furnished(title), self.whole)

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        """Draw it as `lay`, in one piece."""
        self.lay(surface, title)
        yield

    def lay_coming(self, surface: Surface, sheet: Surface, title: str, share: float) -> Rect:
        """Draw it on its way down, or up again, as it is seen on a sheet of the window; return where.

        It hangs where the upper edge of the board hides it until it comes. What the sheet shows beside its frame stays.
        """
        up = self._up(share)
        clip = surface.get_clip()
        surface.set_clip(self._fall.clip(clip))
        surface.blit(sheet, self.rect.move(0, up), self.rect)
        furnished = self.furnished(title)
        for strip in self._rim():
            surface.blit(furnished, strip.move(0, up), strip.move(-self.whole.left, -self.whole.top))
        surface.blit(sheet, self._hung.move(0, up), self._hung)
        surface.set_clip(clip)
        return self.whole.move(0, up).union(self.whole).clip(self._fall)

    def hides(self, share: float) -> Rect:
        """Return the frame with the set on its way, as far as it is below the upper edge of the board."""
        return self.rect.move(0, self._up(share)).clip(self._fall)

    def _up(self, share: float) -> int:
        """Return how far above its place the stage hangs when it has come so far; less than 0."""
        up = self._fall.top - self.whole.bottom
        return up - round(up * ease_out(share))

    def _rim(self) -> Iterator[Rect]:
        """Yield the strips around the set: what is seen through beside the frame lies in them, and the plate."""
        whole, opening = self.whole, self.at(*_OPENING)
        yield Rect(whole.left, whole.top, whole.width, opening.top + self.px(_PLATE[1] - _PLATE[0]) - whole.top)
        yield Rect(whole.left, opening.bottom, whole.width, whole.bottom - opening.bottom)
        yield Rect(whole.left, opening.top, opening.left - whole.left, opening.height)
        yield Rect(opening.right, opening.top, whole.right - opening.right, opening.height)

    def lay_curtain(self, surface: Surface, board: Surface, share: float, *, closing: bool = False) -> None:
        """Draw the curtain as far as it has opened, or closed, with what hangs before it.

        The plate is that of the `board`: it may tell something else by now than in the beginning.
        """
        halves, opening = self._scene.curtain.halves(share, closing=closing), self._scene.opening
        if halves is None:
            return
        left, right = halves
        surface.blit(left, opening)
        surface.blit(right, right.get_rect(topright=opening.topright))
        surface.blit(board, self._hung, self._hung)

    def ahead(self, title: str = "") -> Iterator[Callable[[], object]]:
        """Yield the work of making what any feast is shown with, and one of this title, in pieces ahead of the need."""
        yield self._scene.back
        yield self._scene.front
        yield from self._scene.curtain.ahead()
        yield self._solid
        yield self._furnished
        if title:
            yield lambda: self.furnished(title)

    def furnished(self, title: str) -> Surface:
        """Return the stage with its curtains drawn aside, as large as all that it covers; do not draw on it.

        Without a title no plate hangs over it: there it is one of the things that come and go.
        """
        if not title:
            return self._furnished()
        key = "stage", self.rect.size, title, self.brush.painter.scale
        self._hang(self._plate(title, self.rect))
        return self.brush.pictures.made(key, lambda: self._drawn(title))

    def _drawn(self, title: str) -> Surface:
        whole = self._furnished().copy()
        self._lay_title(whole, title, self.rect.move(-self.whole.left, -self.whole.top))
        return whole

    def _furnished(self) -> Surface:
        """Return the stage with its curtains drawn aside and no title."""
        return self.brush.pictures.made(("stage", self.rect.size), self._draw_furniture)

    def _draw_furniture(self) -> Surface:
        whole = Surface(self.whole.size, pygame.SRCALPHA)
        lay_set(whole, self.brush.pictures, self.rect.move(-self.whole.left, -self.whole.top))
        return whole

    def plate(self, title: str) -> Exhibit:
        return Exhibit(*self.retitled(title))

    def retitled(self, title: str, *before: str) -> tuple[Surface, Rect]:
        """Return the plate with another title, which hides those before, and where it hangs."""
        plates = (self._plate(each, self.rect) for each in (title, *before))
        plate = max(plates, key=lambda plate: plate.width)
        self._hang(plate)
        reach = self.px(_REACH)
        place = plate.inflate(2 * reach, 2 * reach)
        surface = Surface(place.size, pygame.SRCALPHA)
        self._write_title(surface, title, plate.move(-place.left, -place.top))
        return surface, place

    def _plate(self, title: str, frame: Rect) -> Rect:
        wide = min(self._room, self.brush.width(title, self._title)) + 2 * self.px(_BESIDE)
        plate = Rect(0, 0, max(wide, self.px(240)), self.px(_PLATE[1]))
        plate.midtop = frame.centerx, frame.top - self.px(_PLATE[0])
        return plate

    def _hang(self, plate: Rect) -> None:
        self._hung = self._hung.union(plate) if self._hung else plate

    @property
    def _title(self) -> Style:
        return Style(_TITLE.face, self.text(_TITLE.units), _TITLE.narrow)

    @property
    def _room(self) -> int:
        return self.px(_WIDEST - 2 * _BESIDE)

    def _lay_title(self, surface: Surface, title: str, frame: Rect) -> None:
        self._write_title(surface, title, self._plate(title, frame))

    def _write_title(self, surface: Surface, title: str, plate: Rect) -> None:
        brush = self.brush
        brush.sheet(surface, plate)
        for side in (plate.left + self.px(20), plate.right - self.px(20)):
            brush.stamp(surface, "seal_lily", (side, plate.centery), self.px(20))
        brush.write(surface, title, plate.center, self._title, INK, align="centre", room=self._room)
