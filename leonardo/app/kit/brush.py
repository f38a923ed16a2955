"""What every panel draws with: text that fits, pictures at their real size, sheets of paper and insets of wood."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil
from typing import Any, Final, TypeVar

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Align, Face, Painter
from leonardo.app.kit.theme import DARK, DEEP, GOLD, INK, IVORY, Colour
from leonardo.app.kit.translations import tr

MeasuredT = TypeVar("MeasuredT")


@frozen
class Style:
    """A face, the size of its text in logical units, and narrower faces for what does not fit, the widest first."""

    face: Face
    units: float
    narrow: tuple[Face, ...] = ()


LETTER: Final = Style(Face.TITLE_BOLD, 23)
NARROW: Final = (Face.STRONG, Face.TEXT)
HEADING: Final = Style(Face.TITLE_BOLD, 21, NARROW)
TITLE: Final = Style(Face.TITLE_BOLD, 18.5, NARROW)
NUMBER: Final = Style(Face.BOLD, 23)  # sums and counts: the ones of titles are easily read as letters
BOLD: Final = Style(Face.BOLD, 18)
PLAIN: Final = Style(Face.MEDIUM, 18)
LITTLE: Final = Style(Face.BOLD, 16)
ASIDE: Final = Style(Face.ITALIC, 17.5)

_LINE: Final = 1.22  # the height of a row in heights of its type
_STEP: Final = 0.05  # by how much larger text gives way at a time where there is no room for it
_SLIGHTLY_SMALLER: Final = (1.0, 0.95, 0.9)  # shares of its size by which text may shrink before it changes its face


def rows_high(rows: float, k: float, text_scale: float) -> int:
    """Return the pixels that so many rows of plain text need, at `k` pixels a unit and with larger text."""
    return ceil(rows * round(Painter(k, text_scale).pixels(PLAIN.units) * _LINE))


class Brush:
    """Draws for one arrangement of the table; `looks` are the names and colours of the seats."""

    def __init__(self, pictures: Pictures, painter: Painter, layout: Page, looks: Sequence[PlayerStyle]) -> None:
        self.pictures = pictures
        self.painter = painter
        self.layout = layout
        self.looks = tuple(looks)
        self.px = layout.px
        self._sizes: dict[float, Brush] = {painter.scale: self}
        self._once: dict[Hashable, Any] = {}
        self._alike: dict[tuple[tuple[tuple[str, int], ...], Style], Style] = {}

    def once(self, key: Hashable, measure: Callable[[], MeasuredT]) -> MeasuredT:
        """Return what was measured under a key when it was first asked for: it stays so for this arrangement."""
        if key not in self._once:
            self._once[key] = measure()
        measured: MeasuredT = self._once[key]
        return measured

    def sizes(self) -> list["Brush"]:
        """Return brushes with text as large as the reader wishes, then ever smaller, down to its designed size."""
        wishes = round((self.painter.scale - 1) / _STEP)
        return [self._at(round(1 + wish * _STEP, 2)) for wish in range(wishes, -1, -1)]

    def yielding(self, fits: Callable[["Brush"], bool]) -> "Brush":
        """Return the first brush of `sizes` with which a part has room for all that it says, or the last."""
        brushes = self.sizes()
        return next((brush for brush in brushes if fits(brush)), brushes[-1])

    def _at(self, text_scale: float) -> "Brush":
        if text_scale not in self._sizes:
            painter = Painter(self.layout.k, text_scale)
            layout = evolve(self.layout, text_scale=text_scale)
            self._sizes[text_scale] = Brush(self.pictures, painter, layout, self.looks)
        return self._sizes[text_scale]

    # Text

    def type(self, style: Style) -> int:
        """Return the pixel size of a style's text."""
        return self.painter.pixels(style.units)

    def line(self, style: Style) -> int:
        """Return how high a row for a style's text must be, in pixels."""
        return round(self.type(style) * _LINE)

    def width(self, text: str, style: Style) -> int:
        """Return how wide a text is, in pixels."""
        return self.painter.measure(text, style.face, style.units)[0]

    def write(
        self,
        surface: Surface,
        text: str,
        at: Point,
        style: Style,
        colour: Colour = INK,
        *,
        align: Align = "left",
        room: int | None = None,
        shade: bool = False,
    ) -> Rect:
        """Write one line with its capitals centred on the height of `at`, in at most `room` pixels."""
        face = self.face_for(text, style, room)
        line = self.painter.render(text, face, style.units, colour, room)
        rect = line.get_rect(left=at[0])
        if align == "centre":
            rect.centerx = at[0]
        elif align == "right":
            rect.right = at[0]
        rect.top = at[1] - middle_of_capitals(line.get_height(), face)
        if shade:
            dark = self.painter.render(text, face, style.units, DEEP, room)
            surface.blit(dark, rect.move(max(1, self.px(1.2)), max(1, self.px(1.8))))
        self.painter.lay(surface, line, rect, text, colour)
        return rect

    def face_for(self, text: str, style: Style, room: int | None) -> Face:
        """Choose the face in which a text fits: its own at full size, else the first narrower one that can."""
        if room is None or not style.narrow or self.width(text, style) <= room:
            return style.face
        fitting = (face for face in style.narrow if self.painter.fits(text, face, style.units, room))
        return next(fitting, style.narrow[-1])

    def alike(self, texts: Iterable[tuple[str, int]], style: Style) -> Style:
        """Return the one style in which each of some texts fits its room in pixels, so that they look of a kind.

        It is the style itself, slightly smaller if need be, else that of the first narrower face that can.
        """
        wanted = tuple(texts), style
        if wanted not in self._alike:
            self._alike[wanted] = self._common(*wanted)
        return self._alike[wanted]

    def _common(self, texts: tuple[tuple[str, int], ...], style: Style) -> Style:
        for share in _SLIGHTLY_SMALLER:
            smaller = Style(style.face, style.units * share)
            if all(self.width(text, smaller) <= room for text, room in texts):
                return smaller
        faces = (
            face
            for face in style.narrow
            if all(self.painter.fits(text, face, style.units, room) for text, room in texts)
        )
        return evolve(style, face=next(faces, style.narrow[-1] if style.narrow else style.face), narrow=())

    def first_fitting(self, texts: Sequence[str], style: Style, room: int) -> str:
        """Return the first (longest) of several ways to say a thing that fits in `room` pixels, or the last."""
        return next((text for text in texts if self.width(text, style) <= room), texts[-1])

    def fits(self, text: str, style: Style, room: int) -> bool:
        """Tell whether a text can be written in `room` pixels without being cut, in one of its faces."""
        return any(self.painter.fits(text, face, style.units, room) for face in (style.face, *style.narrow))

    def times(self, count: int) -> str:
        return tr("table.times", count=count)

    # Pictures

    def stamp(self, surface: Surface, name: str, centre: Point, height: int) -> Rect:
        """Blit a picture `height` pixels high around a point; return where it lies, however little of it is drawn."""
        picture = self.sized(name, height)
        place = picture.get_rect(center=centre)
        surface.blit(picture, place)
        return place

    def stand(self, surface: Surface, name: str, foot: Point, height: int, alpha: int = 255) -> Rect:
        """Blit a figure `height` pixels high so that its anchor is on `foot`; return where it stands.

        A pale one lets through what is below: `alpha` of 255 remains.
        """
        picture = self.sized(name, height) if alpha == 255 else self.faded(name, height, alpha)
        place = self.standing(name, foot, height)
        surface.blit(picture, place)
        return place

    def standing(self, name: str, foot: Point, height: int) -> Rect:
        """Return where a figure `height` pixels high stands whose anchor is on `foot`."""
        picture, anchor = self.sized(name, height), self.pictures.entry(name).anchor
        place = picture.get_rect(left=foot[0] - round(anchor[0] * picture.get_width()))
        place.top = foot[1] - round(anchor[1] * picture.get_height())
        return place

    def lean(self, surface: Surface, name: str, foot: Point, height: int, step: int) -> None:
        """Blit a figure that stands so, but leans so many steps to the right."""
        place = self.standing(name, foot, height)
        leans = self.pictures.made(("leans", name, height, step), lambda: shapes.tilted(self.sized(name, height), step))
        x, y = shapes.middle(place, foot, step)
        surface.blit(leans, leans.get_rect(center=(round(x), round(y))))

    def sized(self, name: str, height: int) -> Surface:
        """Return a picture `height` pixels high in its own proportions."""
        return self.pictures.tall(name, height)

    def turned(self, name: str, height: int, degrees: float) -> Surface:
        """Return a picture `height` pixels high before it was turned by some degrees, clockwise."""
        if not degrees:
            return self.sized(name, height)
        return self.pictures.made(
            ("turned", name, height, degrees), lambda: pygame.transform.rotozoom(self.sized(name, height), -degrees, 1)
        )

    def faded(self, name: str, height: int, alpha: int) -> Surface:
        """Return a picture that lets through what is below: `alpha` of 255 remains."""
        return self.pictures.made(("faded", name, height, alpha), lambda: _faded(self.sized(name, height), alpha))

    def tinted(self, name: str, height: int, ink: tuple[int, int, int, int]) -> Surface:
        """Return a picture that was drawn in white, in a colour with its alpha."""
        return self.pictures.made(("tinted", name, height, ink), lambda: _tinted(self.sized(name, height), ink))

    def colour(self, seat: int) -> str:
        """Return the name of a seat's colour, as the pictures of its pieces bear it."""
        return self.looks[seat].colour

    # Grounds

    def sheet(self, surface: Surface, rect: Rect, *, gilt: bool = True) -> None:
        """Lay a sheet of paper with its shadow."""
        self.shadow(surface, rect)
        surface.blit(self.pictures.panel("panel_gilt" if gilt else "panel", rect.size, self.layout.k), rect)

    def shadow(self, surface: Surface, rect: Rect) -> None:
        """Lay the soft shadow of a sheet or card."""
        reach = max(3, self.px(15))
        shaded = rect.inflate(2 * reach, 2 * reach).move(0, max(1, self.px(5)))
        self.pictures.lay_rim(surface, "panel_shadow", shaded, self.layout.k)

    def inset(self, surface: Surface, rect: Rect) -> None:
        surface.blit(self.pictures.panel("inset", rect.size, self.layout.k), rect)

    def rule(self, surface: Surface, start: Point, end: Point, colour: Colour = INK, alpha: int = 110) -> None:
        """Draw a thin straight ink line, across or down."""
        size = max(1, end[0] - start[0]), max(1, end[1] - start[1])
        thick = max(1, round(self.layout.k))
        size = (size[0], thick) if size[0] > size[1] else (thick, size[1])
        surface.blit(self.pictures.made(("rule", size, colour, alpha), lambda: _veil(size, colour, alpha)), start)

    def box(self, surface: Surface, rect: Rect, fill: shapes.Colour, edge: shapes.Colour, radius: float = 5) -> None:
        self.plate(surface, rect, radius, fill, 1.3, edge)

    def plate(
        self,
        surface: Surface,
        rect: Rect,
        radius: float,
        fill: shapes.Colour,
        line: float = 0.0,
        edge: shapes.Colour = (*INK, 255),
    ) -> None:
        """Draw a rectangle with round corners and perhaps an edge, both in units; a line has a pixel at least."""
        line = max(1.0, line * self.layout.k) if line else 0.0
        made = shapes.plate(rect.size, max(2, self.px(radius)), fill, edge if line else None, line or 1.0)
        shapes.lay(surface, made, rect.topleft)

    def count(self, surface: Surface, number: int | str, centre: Point, units: float = 16) -> Rect:
        """Draw a number on a dark disc, large enough to be read."""
        style = Style(Face.BOLD, units)
        text = str(number)
        diameter = self.count_width(number, units)
        line = max(1.0, 1.1 * self.layout.k)
        shapes.lay_centred(surface, shapes.disc(diameter, DARK, (*GOLD, 255), line), centre)
        self.write(surface, text, centre, style, IVORY, align="centre")
        return Rect(centre[0] - diameter // 2, centre[1] - diameter // 2, diameter, diameter)

    def count_width(self, number: int | str, units: float = 16) -> int:
        style = Style(Face.BOLD, units)
        return max(round(self.type(style) * 1.3), self.width(str(number), style) + self.px(6))


def middle_of_capitals(height: int, face: Face) -> int:
    """Return how far below the top of a line of this height the middle of its capitals is."""
    return round(height * (0.482 if face.value.startswith("Cinzel") else 0.529))


def _faded(picture: Surface, alpha: int) -> Surface:
    return _tinted(picture, (255, 255, 255, alpha))


def _tinted(picture: Surface, ink: tuple[int, int, int, int]) -> Surface:
    copy = picture.copy()
    copy.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _veil(size: Size, colour: Colour, alpha: int) -> Surface:
    veil = Surface(size, pygame.SRCALPHA)
    veil.fill((*colour, alpha))
    return veil
