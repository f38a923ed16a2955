"""A banner over the sky of a board: a round begins, and what that means is said in a line."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.tween import ease_in_out
from leonardo.app.table.looks import ribbon

LASTS: Final = 1100
"""Milliseconds for which a banner is to be seen;"""
UNROLLS: Final = 260
"""and those in which it is unrolled, and in which it is rolled up again; words are only seen on what is open of it."""
_SIZE: Final = (600, 116)
_LEAST: Final = 416
"""Pixels across a banner at least, without its tails."""
_MEDAL: Final = (92, 2)
"""Units of the seal with the number, and how far below the upper edge its middle is."""
_PICTURE: Final = 64
"""Units of the height of the picture at both ends."""
_NUMBER: Final = Style(Face.TITLE_BOLD, 44)
_NAME: Final = (Style(Face.TITLE_BOLD, 36, (Face.TITLE_STRONG, Face.STRONG)), 61)
"""The name of the round, and how far below the upper edge its middle is, in units."""
_TOLD: Final = (Style(Face.STRONG, 26, (Face.TEXT,)), 89)
"""The same of what is told of it."""
_BESIDE: Final = 20
"""Units from a picture to the end of the banner."""
_FREE: Final = 8
"""Units that are left free above it, and to what it must not cut."""
_ROLL: Final = 20
"""Units across the rolls at its ends while it is unrolled."""
_FADES: Final = 0.2
"""The share of that time in which its seal alone comes up first."""
_INKED: Final = 70
"""Units by which it is open beyond a line when that is inked in full: no line is cut, and no cloth is bare for long."""
_TRIES: Final = 60
"""Heights at which it may hang, from the upper edge of the board to its middle."""
_BRIGHT: Final = (255, 250, 232)
_DARK: Final = (150, 118, 74)


class Banner:
    """A ribbon over the upper part of a `board`, in pixels, with a number on a seal and a `picture` at both ends.

    `name` says what it is that begins. It hangs as high as it can without cutting any of the `signs` on the board.
    """

    def __init__(
        self, brush: Brush, board: Rect, number: int, name: str, picture: str, signs: Sequence[Rect] = ()
    ) -> None:
        self.brush = brush
        self.number = number
        self.name = name
        self.picture = picture
        scale = brush.painter.scale
        for wish in (scale, (1 + scale) / 2, 1.0):  # larger text gives way where it would cut something
            width = min(round(max(_LEAST, brush.px(_SIZE[0])) * wish), (board.width - brush.px(20)) * 5 // 6)
            self._unit = width / _SIZE[0]
            self.rect = Rect(0, 0, width, self._px(_SIZE[1]))
            cuts, top = self._height(board, signs)
            self.rect.midtop = board.centerx, top
            if not cuts:
                break
        reach = self._px(24)
        self.whole = ribbon.around(self.rect).inflate(2 * reach, 2 * reach).union(self._medal)

    def lay(self, surface: Surface, title: str) -> None:
        """Draw it; the title is what it says."""
        self._draw(surface, self.rect)
        self._write(surface, title, self.rect)

    def lay_coming(self, surface: Surface, title: str, share: float) -> Rect:
        """Draw it while it unrolls from its middle to both sides, or is rolled up again; return where."""
        whole, picture = self.whole, self._bare()
        if share >= 1:
            return surface.blit(self._picture(title), whole)
        across, least = ribbon.around(self.rect).width, self._medal.width
        if share < _FADES:
            return self._lay_medal(surface, share / _FADES)
        wide = least + round((across - least) * ease_in_out((share - _FADES) / (1 - _FADES)))
        seen = Rect(whole.centerx - wide // 2, whole.top, wide, whole.height)
        surface.blit(picture, seen, seen.move(-whole.left, -whole.top))
        self._ink(surface, title, wide)
        roll = self._roll()
        for x in (seen.left, seen.right):
            shapes.lay_centred(surface, roll, (x, self.rect.centery + self._px(2)))
        return seen.inflate(2 * self._px(_ROLL), 0)

    def _ink(self, surface: Surface, title: str, wide: int) -> None:
        """Write the lines for which a cloth is open that is so many pixels wide, ever more strongly as it opens."""
        for line, below in self._lines(title):
            place = line.get_rect(center=(self.rect.centerx, self.rect.top + below))
            inked = min(1.0, (wide - place.width - 2 * self._px(_ROLL)) / self._px(_INKED))
            if inked > 0:
                line.set_alpha(round(255 * inked))
                surface.blit(line, place)

    def _lay_medal(self, surface: Surface, share: float) -> Rect:
        """Draw its seal alone, as far as that can be seen: paper is never seen edge-on."""
        seal = self._seal()
        seal.set_alpha(round(255 * share))
        return surface.blit(seal, self._medal)

    def _seal(self) -> Surface:
        """Return its seal with the number; it is as strong as it was drawn last."""
        size = self._medal.size
        return self.brush.pictures.made(("seal of a banner", self.number, size), lambda: self._sealed(size))

    def _sealed(self, size: Size) -> Surface:
        seal = Surface(size, pygame.SRCALPHA)
        self._stamp(seal, seal.get_rect())
        return seal

    def lay_faint(self, surface: Surface, title: str, share: float) -> Rect:
        """Draw it as it hangs, as far as it can be seen; return where."""
        picture = self._picture(title)
        picture.set_alpha(round(255 * share))
        surface.blit(picture, self.whole)
        picture.set_alpha(255)
        return self.whole

    def ahead(self, title: str) -> Iterator[Callable[[], object]]:
        """Yield the work of making what it is drawn with, in pieces, ahead of the need."""
        yield lambda: self._picture(title)
        yield self._bare
        yield lambda: self._lines(title)
        yield self._seal
        yield self._roll

    def _height(self, board: Rect, signs: Sequence[Rect]) -> tuple[int, int]:
        """Return how many signs it cuts at the first height above the middle of the board where it cuts least.

        With it comes where its upper edge is then.
        """
        free = max(2, self._px(_FREE))
        first = board.top + free + self._px(_MEDAL[0] / 2 - _MEDAL[1])
        last = max(first, board.centery - self.rect.height)

        def cuts(top: int) -> int:
            at = self.rect.copy()
            at.midtop = board.centerx, top
            parts = [ribbon.around(at), self._medal_of(at)]
            return sum(sign.inflate(2 * free, 2 * free).collidelist(parts) != -1 for sign in signs)

        tops = (first + (last - first) * number // _TRIES for number in range(_TRIES + 1))
        return min((cuts(top), top) for top in tops)

    def _picture(self, title: str) -> Surface:
        """Return all of it, as large as all that it covers; do not draw on it."""
        said = self.name, title, self.number, self.picture
        return self.brush.pictures.made(("banner", said, self.rect.size), lambda: self._drawn(title))

    def _drawn(self, title: str) -> Surface:
        surface = self._bare().copy()
        self._write(surface, title, self.rect.move(-self.whole.left, -self.whole.top))
        return surface

    def _bare(self) -> Surface:
        """Return all of it but its words, as large as all that it covers; do not draw on it."""
        said = self.number, self.picture
        return self.brush.pictures.made(("bare banner", said, self.rect.size), self._unwritten)

    def _unwritten(self) -> Surface:
        surface = Surface(self.whole.size, pygame.SRCALPHA)
        self._draw(surface, self.rect.move(-self.whole.left, -self.whole.top))
        return surface

    def _lines(self, title: str) -> Sequence[tuple[Surface, int]]:
        """Return each of its lines by itself, and how far below the upper edge its middle is.

        They are as strong as they were drawn last.
        """
        return [(self._line(text, style), self._px(below)) for text, style, below in self._told(title)]

    def _line(self, text: str, style: Style) -> Surface:
        return self.brush.pictures.made(("inked", text, style, self.rect.size), lambda: self._inked(text, style))

    def _inked(self, text: str, style: Style) -> Surface:
        """Return a line in the middle of a surface that is as wide."""
        sheet = Surface((self._room, 2 * self.brush.line(style)), pygame.SRCALPHA)
        middle = sheet.get_rect().center
        self.brush.write(sheet, text, middle, style, INK, align="centre", room=self._room)
        seen = sheet.get_bounding_rect()
        half = max(middle[0] - seen.left, seen.right - middle[0])
        return sheet.subsurface(Rect(middle[0] - half, 0, 2 * half, sheet.get_height())).copy()

    def _draw(self, surface: Surface, rect: Rect) -> None:
        brush = self.brush
        ribbon.lay(brush, surface, rect)
        high = self._px(_PICTURE)
        half = self._half
        for x in (rect.left + half, rect.right - half):
            brush.stamp(surface, self.picture, (x, rect.centery), high)
        self._stamp(surface, self._medal_of(rect))

    def _stamp(self, surface: Surface, medal: Rect) -> None:
        """Press the seal with the number."""
        number = str(self.number)
        self.brush.stamp(surface, "round_marker", medal.center, medal.height)
        self.brush.write(surface, number, medal.center, self._scaled(_NUMBER), IVORY, align="centre", shade=True)

    @property
    def _half(self) -> int:
        """How far the middle of a picture is from the end of the ribbon."""
        return self.brush.sized(self.picture, self._px(_PICTURE)).get_width() // 2 + self._px(_BESIDE)

    def _write(self, surface: Surface, title: str, rect: Rect) -> None:
        """Write the name of the round, and what is told of it."""
        for text, style, below in self._told(title):
            at = rect.centerx, rect.top + self._px(below)
            self.brush.write(surface, text, at, style, INK, align="centre", room=self._room)

    def _told(self, title: str) -> Sequence[tuple[str, Style, float]]:
        """Return what stands on it, how that is written, and how far below its upper edge, in units."""
        return [(text, self._scaled(style), below) for text, (style, below) in ((self.name, _NAME), (title, _TOLD))]

    @property
    def _room(self) -> int:
        """How many pixels a line may be wide."""
        return self.rect.width - 4 * self._half

    def _roll(self) -> Surface:
        """Return the roll at an end of it, round and as high as it is."""
        size = self._px(_ROLL), self.rect.height + self._px(8)
        return self.brush.pictures.made(("roll of a banner", size), lambda: _roll(size))

    @property
    def _medal(self) -> Rect:
        return self._medal_of(self.rect)

    def _medal_of(self, rect: Rect) -> Rect:
        medal = Rect(0, 0, self._px(_MEDAL[0]), self._px(_MEDAL[0]))
        medal.center = rect.centerx, rect.top + self._px(_MEDAL[1])
        return medal

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _scaled(self, style: Style) -> Style:
        """Return a style whose text is as large as its units of the banner, which is larger where text is."""
        units = style.units * self._unit / (self.brush.layout.k * self.brush.painter.scale)
        return Style(style.face, units, style.narrow)


def _roll(size: tuple[int, int]) -> Surface:
    """Return rolled paper that stands upright: bright along its middle, dark at its edges."""
    wide, high = size
    half = shapes.gradient((high, max(1, wide // 2)), 2, _DARK, _BRIGHT)
    roll = shapes.blank(high, 2 * half.get_height())
    shapes.lay(roll, half, (0, 0))
    shapes.lay(roll, pygame.transform.flip(half, False, True), (0, half.get_height()))
    return pygame.transform.rotate(roll, 90)
