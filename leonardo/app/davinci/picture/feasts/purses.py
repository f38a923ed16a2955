"""The purses of an auction: sealed, shaken, opened and counted, lit or in the shade, and emptied (rule 9.7)."""

from functools import partial
from math import ceil, cos, pi, sin
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.sizes import PURSE_HEIGHTS
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.breaking import Purse
from leonardo.app.davinci.picture.feasts.columns import InColumns
from leonardo.app.davinci.picture.sprites import sealed_purse
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.feast.exhibit import GROWS_BY, Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.colours import RICHES
from leonardo.app.table.looks.rays import rays

_FOOT: Final = 386
"""Units down to where the pictures of purses end."""
_NUMBER: Final = 0.46
"""The height of the type of the sum on a purse, in heights of the purse;"""
_BELLY: Final = 0.3
"""and how far above its foot the middle of that is."""
_SHADE: Final = (150, 138, 130)
"""What the purses of those who do not take the card are multiplied with,"""
_SHINES: Final = 3.3
"""and how far the rays behind the purse of who takes it go, from end to end, in heights of the purse."""
_GLOWS: Final = 170
"""How much brighter they glow up, of 255,"""
_BREATHES: Final = 2
"""and how many times they do."""
_GROUND: Final = 366
"""Units down to the boards: no rays are seen before them."""
_SHAKES: Final = 7
"""Units by which a purse shakes to each side,"""
_TIMES: Final = 3
"""and how many times it does."""
_BESIDE: Final = 34
"""Units from the side of the stage to where florins go that leave it."""
_BEHIND: Final = 50
"""Units below a purse for which its plate hides what falls there."""
_RIM: Final = (0.4, 0.34)
"""How far the end of the rim of a purse is beside its middle and above it, in heights of the purse."""


@frozen
class Purses(InColumns):
    """The purses in the `columns` of a stage."""

    @property
    def height(self) -> int:
        """How high a purse is, in pixels."""
        return self.stage.px(PURSE_HEIGHTS[len(self.columns.seats)])

    def place(self, seat: int) -> Rect:
        height = self.height
        wide = round(height * heap.SHAPE)
        foot = self.stage.at(0, _FOOT, 1, 1).top
        return Rect(self.columns.of(seat).centerx - wide // 2, foot - height, wide, height)

    def above(self, seat: int) -> tuple[int, int]:
        """Return the middle of a purse before it comes down to its place: over the frame of the stage."""
        return self.place(seat).centerx, self.stage.rect.top - self.height // 2

    def sealed(self, seat: int) -> Exhibit:
        """A purse that is tied and sealed."""
        place = self.place(seat)
        return Exhibit(sealed_purse(self.brush, seat, place.height), place)

    def shaken(self, seat: int) -> Exhibit:
        """A sealed purse that shakes, ever less: the same picture, a few pixels to the side."""
        purse, most = self.sealed(seat), self.stage.px(_SHAKES)
        wide = things.canvas((purse.place.width + 4 * most, purse.place.height))
        wide.blit(purse.picture, (2 * most, 0))
        place = purse.place.inflate(2 * most, 0)

        def shaking(share: float) -> Surface:
            aside = round(most * (1 - share) * sin(2 * pi * _TIMES * share))
            return wide.subsurface((most - aside, 0), place.size)

        return Exhibit(shaking(0), place, numbers=shaking)

    def opened(self, seat: int) -> Exhibit:
        """The purse while its seal breaks and it is opened; the halves of the seal fall behind the plate below it."""
        return Purse(self.brush, seat, self.place(seat)).opened(self.stage.px(_BEHIND))

    def _filled(self, seat: int, florins: int) -> Surface:
        """Return an open purse with so many florins in it, and the room for more."""
        purse = self.place(seat)
        whole = heap.with_heap(purse)
        surface = things.canvas(whole.size)
        heap.draw(surface, self.brush.pictures, purse.move(-whole.left, -whole.top), florins)
        return surface

    def counted(self, seat: int, florins: int) -> Exhibit:
        """The florins of a bid as they are counted: they jump out onto the heap, and the number on it is theirs."""

        def numbered(so_far: int) -> Surface:
            key = "bid counted", seat, so_far, florins > 0, self.place(seat).size, self.brush.looks
            if florins and not so_far:
                return self.brush.pictures.made(key, lambda: self._filled(seat, 0))
            return self.brush.pictures.made(key, lambda: self._numbered(seat, so_far, so_far))

        return Purse(self.brush, seat, self.place(seat)).counted(florins, numbered)

    def _numbered(self, seat: int, florins: int, bid: int) -> Surface:
        """Return an open purse with so many florins in it, and what was bid written on it."""
        surface = self._filled(seat, florins)
        self._number(surface, bid)
        return surface

    def _number(self, surface: Surface, bid: int) -> None:
        """Write how much was bid on an open purse."""
        units = _NUMBER * self.height / self.stage.unit / self.brush.painter.scale
        look = things.style(self.stage, Face.BOLD, units)
        middle = surface.get_width() // 2, surface.get_height() - round(self.height * _BELLY)
        self.brush.write(surface, str(bid), middle, look, RICHES, align="centre", shade=True)

    def lit(self, seat: int, florins: int, *, wins: bool) -> Exhibit:
        """The purse with its florins once all is decided: grown, or in the shade, with the number on it."""
        if wins:
            return self._grown(seat, self._numbered(seat, florins, florins))
        shaded = self._numbered(seat, florins, florins)
        shaded.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
        return Exhibit(shaded, heap.with_heap(self.place(seat)))

    def _grown(self, seat: int, purse: Surface) -> Exhibit:
        """Return the purse of the winner as it stands when all is decided."""
        grown = pygame.transform.smoothscale_by(purse, GROWS_BY)
        return Exhibit(grown, grown.get_rect(midbottom=heap.with_heap(self.place(seat)).midbottom))

    def emptied(self, seat: int, bid: int) -> Exhibit:
        """The winner's purse, from which one florin after the other leaves; the bid can still be read beside others."""

        def counted(share: float) -> Surface:
            return paid_out(bid - ceil(bid * share))

        def paid_out(left: int) -> Surface:
            key = "paid out", seat, bid, left, self.place(seat).size, self.brush.looks
            return self.brush.pictures.made(key, lambda: self._grown(seat, self._numbered(seat, left, bid)).picture)

        place = self._grown(seat, self._filled(seat, 0)).place
        pieces = [partial(paid_out, left) for left in range(bid)]
        return Exhibit(counted(1), place, numbers=counted, pieces=pieces)

    def light(self, seat: int) -> Exhibit:
        """The rays behind the purse of the winner, before the set and behind the curtains."""
        stage, purse = self.stage, self.place(seat)
        across = round(purse.height * _SHINES)
        around = Rect(0, 0, across, across)
        around.center = purse.centerx, purse.top + round(purse.height * 0.55)
        seen = around.clip(stage.rect)
        seen.height = stage.at(0, _GROUND, 1, 1).top - seen.top

        def drawn() -> Surface:
            surface = things.canvas(seen.size)
            surface.blit(rays(self.brush.pictures, across), around.move(-seen.left, -seen.top))
            stage.behind_curtains(surface, seen)
            return surface

        return Exhibit(self.brush.pictures.made(("light of a purse", tuple(seen), stage.rect.size), drawn), seen)

    def shining(self, seat: int) -> Exhibit:
        """More of that light, which glows up and fades a few times."""
        light = self.light(seat)
        glow = light.picture.copy()

        def glowing(share: float) -> Surface:
            glow.set_alpha(round(_GLOWS * (0.5 - 0.5 * cos(2 * pi * _BREATHES * share))))
            return glow

        return Exhibit(glow, light.place, numbers=glowing)


def beside(stage: FeastStage, purse: FinePoint) -> FinePoint:
    """Return where florins from a purse of the `stage` go: past its nearer side, over no card and no face."""
    left, right = stage.rect.left - stage.px(_BESIDE), stage.rect.right + stage.px(_BESIDE)
    return left if purse[0] <= stage.rect.centerx else right, purse[1]


def rim(stage: FeastStage, purse: FinePoint, bidders: int) -> FinePoint:
    """Return where florins leave a purse whose middle is `purse`: at the nearer end of its rim, over no number."""
    height = stage.px(PURSE_HEIGHTS[bidders])
    aside = round(height * _RIM[0]) * (-1 if purse[0] <= stage.rect.centerx else 1)
    return purse[0] + aside, purse[1] - round(height * _RIM[1])
