"""What comes on the stage, as it is seen: its picture, and how it looks while it comes."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

import pygame
from attrs import field, frozen
from pygame import Rect, Surface

from leonardo.app.table.feast.timeline import Cue, Entrance

_RISES: Final = 0.16
"""From how far below its place a thing comes up, in its heights."""
_FROM: Final = 1.75
"""How large a stamp is when it begins to come down."""
_PRESSES: Final = 5
"""Sizes of a stamp on its way down, the last at its real size."""
_SMALL: Final = 60_000
"""Pixels of a picture up to which all sizes that it has on its way are made at once."""
GROWS_BY: Final = 1.14
"""How many times larger a thing is when it has grown."""
_SWELLS: Final = 8
"""Sizes of it on its way there, the last its real one."""
_SLIPS: Final = 6
"""Heights of a slip while it turns over, the last its real one."""
_BRIGHTENS: Final = 0.6
"""The share of its time in which a line that is written brightens."""
_CLOSE: Final = 0.004
"""How far apart rows of one line are at most, in widths of the picture."""
_INK: Final = 26
"""Shades of 256 over which a stroke that is drawn comes to its full darkness."""
_DRAWN: Final = [
    (shade,) * 3 for shade in (*[255] * 255, *(round(255 * n / _INK) for n in range(_INK, 0, -1)), *[0] * 256)
]
"""How far pixels have been drawn, in grey, from those whose turn is long past to those whose turn will come;"""
_UNDRAWN: Final = [(255 - red, 255 - green, 255 - blue) for red, green, blue in _DRAWN]
"""and how far they have not been: each frame of a drawing takes 256 of them, for all turns."""


@frozen(eq=False)
class Exhibit:
    """A thing at its `place`, in pixels of the window, which its `picture` fills.

    One that is drawn has an `order`: a picture of as many pixels, with 8 bits each, that says of every pixel when it is
    drawn, 0 the first and 255 the last. One that is counted has `numbers`, which returns its picture at a share, and
    `pieces`, the work of making such pictures ahead, if that takes long.
    """

    picture: Surface
    place: Rect
    order: Surface | None = None
    numbers: Callable[[float], Surface] | None = None
    pieces: Sequence[Callable[[], object]] = ()
    _sizes: dict[tuple[Entrance, int], Surface] = field(factory=dict, init=False)
    _rows: list[Rect] = field(factory=list, init=False)
    _kept: list[Surface] = field(factory=list, init=False)

    def draw(self, surface: Surface, entrance: Entrance, share: float, under: Surface | None = None) -> Rect:
        """Draw it when it has come so far, and return where.

        What is drawn stroke by stroke needs the stage without it, `under`.
        """
        if entrance is Entrance.COUNTED and self.numbers is not None:
            return surface.blit(self.numbers(share), self.place)
        if share >= 1 or entrance is Entrance.THERE:
            return surface.blit(self.picture, self.place)
        if entrance is Entrance.DRAWN and self.order is not None and under is not None:
            return self._draw_strokes(surface, share, self.order, under)
        if entrance is Entrance.EMERGES:
            hidden = round(self.place.height * (1 - share))
            above = Rect(0, 0, self.place.width, self.place.height - hidden)
            return surface.blit(self.picture, self.place.move(0, hidden), above)
        if entrance is Entrance.WRITTEN:
            return self._write(surface, share)
        if entrance is Entrance.LOWERED:
            return self._lower(surface, share)
        if entrance in _IN_SIZES:
            return self._in_size(surface, entrance, share)
        below = round(self.place.height * _RISES * (1 - share)) if entrance is Entrance.RISES else 0
        return _lay_faded(surface, self.picture, self.place.move(0, below), share)

    def _write(self, surface: Surface, share: float) -> Rect:
        """Draw its lines, one after the other, each whole: it brightens in the first part of its time."""
        lines = self._lines
        for number, line in enumerate(lines):
            seen = min(1.0, (share * len(lines) - number) / _BRIGHTENS)
            if seen > 0:
                self.picture.set_alpha(round(255 * seen))
                surface.blit(self.picture, line.move(self.place.topleft), line)
        self.picture.set_alpha(255)
        return self.place

    @property
    def _lines(self) -> Sequence[Rect]:
        """The rows of its picture between which nothing is drawn; found once."""
        if not self._rows:
            self._rows.extend(lines_of(self.picture))
        return self._rows

    def _lower(self, surface: Surface, share: float) -> Rect:
        hidden = round(self.place.height * (1 - share))
        return surface.blit(self.picture, self.place, (0, hidden, self.place.width, self.place.height - hidden))

    def ahead(self, entrance: Entrance) -> Iterator[Callable[[], object]]:
        """Yield the work of making what it is drawn with while it comes so, in pieces ahead of the need."""
        yield from self.pieces
        if entrance is Entrance.WRITTEN:
            yield lambda: self._lines
        if entrance is Entrance.DRAWN:
            yield lambda: self._sheets
        if entrance in _IN_SIZES:
            sizes = [partial(self._size, entrance, number) for number in range(_IN_SIZES[entrance].count - 1)]
            if self.place.width * self.place.height > _SMALL:
                yield from sizes
            else:
                yield lambda: [make() for make in sizes]

    def _in_size(self, surface: Surface, entrance: Entrance, share: float) -> Rect:
        """Draw it in the size that it has on its way: on its foot if it grows, else around its middle."""
        count = _IN_SIZES[entrance].count
        size = self._size(entrance, min(count - 1, int(share * count)))
        if entrance is Entrance.GROWS:
            return surface.blit(size, size.get_rect(midbottom=self.place.midbottom))
        return surface.blit(size, size.get_rect(center=self.place.center))

    def _size(self, entrance: Entrance, number: int) -> Surface:
        """Return one of the sizes that it has on its way, made once; the last is its real one."""
        sizes = _IN_SIZES[entrance]
        if number >= sizes.count - 1:
            return self.picture
        key = entrance, number
        if key not in self._sizes:
            self._sizes[key] = sizes.picture(self.picture, number)
        return self._sizes[key]

    def _draw_strokes(self, surface: Surface, share: float, order: Surface, under: Surface) -> Rect:
        """Draw each pixel that has its turn: the finished drawing under a mask, what is under it under the reverse."""
        shown, hidden, mask = self._sheets
        shown.blit(under, (0, 0), self.place)
        hidden.blit(shown, (0, 0))
        shown.blit(self.picture, (0, 0))
        turn = 255 + _INK - round(share * (255 + _INK))
        for sheet, shades in ((shown, _DRAWN), (hidden, _UNDRAWN)):
            order.set_palette(shades[turn : turn + 256])
            mask.blit(order, (0, 0))
            sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        shown.blit(hidden, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return surface.blit(shown, self.place)

    @property
    def _sheets(self) -> Sequence[Surface]:
        """Three surfaces as large as it, to draw its strokes on; made once, for to be given new ones takes long."""
        if not self._kept:
            self._kept.extend(Surface(self.place.size, 0, 32) for _ in range(3))
            for sheet in self._kept:
                sheet.fill(_UNDRAWN[0])  # the system gives memory where it is written to first
        return self._kept


@frozen
class _Sizes:
    """The sizes in which a thing is seen while it comes: so many, the `first` so many times its real one.

    A `slip` has that height alone.
    """

    first: float
    count: int
    slip: bool = False

    def picture(self, whole: Surface, number: int) -> Surface:
        """Return what is seen of a picture at one of them."""
        step = self.first - (self.first - 1) * number / (self.count - 1)
        if self.slip:
            return pygame.transform.smoothscale(whole, (whole.get_width(), max(1, round(whole.get_height() * step))))
        return pygame.transform.smoothscale_by(whole, step)


_IN_SIZES: Final[Mapping[Entrance, _Sizes]] = {
    Entrance.STAMPED: _Sizes(_FROM, _PRESSES),
    Entrance.GROWS: _Sizes(1 / GROWS_BY, _SWELLS),
    Entrance.TURNS: _Sizes(1 / _SLIPS, _SLIPS, slip=True),
}


Named = tuple[Hashable, Callable[[], Exhibit]]
"""What comes on a stage: what it is called in the cues of the feast, and how it is made."""


class Setting(Protocol):
    """What a feast takes place on, such as a stage: its `rect`, and the `whole` that it covers with its shadow.

    What has no curtain and needs nothing ahead only says how it is laid. The table below falls into half light.
    """

    rect: Rect
    whole: Rect

    @property
    def opening(self) -> Rect:
        return self.rect

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        """Draw it as it stands, with a pause after each piece that takes a good part of a frame."""

    def lay_curtain(
        self,
        surface: Surface,  # noqa: ARG002 - without a curtain
        board: Surface,  # noqa: ARG002
        share: float,  # noqa: ARG002
        *,
        closing: bool = False,  # noqa: ARG002
    ) -> None:
        """Draw the curtain over all that is on it, which has opened or closed so far, 0 to 1.

        The `board` shows its plate.
        """
        return

    def hides(self, share: float) -> Rect:  # noqa: ARG002 - it is seen through
        """Return what it hides of the table for sure when it has come so far."""
        return Rect(0, 0, 0, 0)

    def lay_coming(self, surface: Surface, sheet: Surface, title: str, share: float) -> Rect:  # noqa: ARG002 - it fades
        """Draw it while it comes over the table or goes, as it is seen on a sheet of the window; return where."""
        return blend(surface, sheet, self.whole, share)

    def ahead(self, title: str) -> Iterator[Callable[[], object]]:  # noqa: ARG002 - nothing is needed
        """Yield the work of making what it is drawn with, in pieces, ahead of the need."""
        return iter(())


@frozen(eq=False)
class FeastPage:
    """All that a feast shows: its stage, the title over it and the exhibits by their names.

    Each of these is made when it is about to come, so that no frame must make them all. `lit` and `framed` are
    the places of the table, in pixels, that are not dimmed; the latter have a golden frame: something happens there.
    """

    stage: Setting
    title: str
    makers: Mapping[Hashable, Callable[[], Exhibit]]
    lit: Sequence[Rect] = ()
    framed: Sequence[Rect] = ()
    _made: dict[Hashable, Exhibit] = field(factory=dict, init=False)

    def exhibit(self, what: Hashable) -> Exhibit | None:
        if what not in self._made and what in self.makers:
            self._made[what] = self.makers[what]()
        return self._made.get(what)

    def make_ready(self, cues: Sequence[Cue] = (), *, stands: bool = False) -> Iterator[None]:
        """Make all of it, as it comes by its cues, in small pieces with a pause after each.

        Where its stage `stands` there already, that has been made.
        """
        for work in self.stage.ahead(self.title) if not stands else ():
            work()
            yield
        for what in self.makers:
            exhibit = self.exhibit(what)
            yield
            entrances = dict.fromkeys(cue.entrance for cue in cues if cue.what == what)
            works = (work for entrance in entrances for work in exhibit.ahead(entrance)) if exhibit is not None else ()
            for work in works:
                work()
                yield


def order_of(picture: Surface, size: tuple[int, int]) -> Surface:
    """Return a grey picture that says when each pixel is drawn, for `size` pixels and with 8 bits each."""
    scaled = pygame.transform.smoothscale(picture, size)
    return pygame.image.frombytes(pygame.image.tobytes(scaled, "RGB")[::3], size, "P")


def lines_of(picture: Surface) -> list[Rect]:
    """Return the rows of a picture between which nothing is drawn, from the top, each as wide as the picture.

    What hangs over a line, such as an accent, belongs to it: rows that are close together are one line.
    """
    wide, close = picture.get_width(), max(1, round(picture.get_width() * _CLOSE))
    lines: list[Rect] = []
    for part in sorted(pygame.mask.from_surface(picture, 0).get_bounding_rects(), key=lambda part: part.top):
        if lines and part.top <= lines[-1].bottom + close:
            lines[-1].height = max(lines[-1].bottom, part.bottom) - lines[-1].top
        else:
            lines.append(Rect(0, part.top, wide, part.height))
    return lines


def blend(surface: Surface, sheet: Surface, place: Rect, share: float) -> Rect:
    """Blit a place of a sheet of the window as far as it has faded in, and return where."""
    sheet.set_alpha(round(255 * share))
    surface.blit(sheet, place, place)
    sheet.set_alpha(None)
    return place


def _lay_faded(surface: Surface, picture: Surface, place: Rect, share: float) -> Rect:
    """Blit a picture as far as it has faded in, and return where; it is shared, and so left as it was."""
    picture.set_alpha(round(255 * min(1.0, share)))
    drawn = surface.blit(picture, place)
    picture.set_alpha(255)
    return drawn
