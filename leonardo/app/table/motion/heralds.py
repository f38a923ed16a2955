"""Draws who acts and what was done: the light around the one who acts, that of the place, and the flags."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.seats import Look, shield
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import INK
from leonardo.app.table.areas import Area, bounds
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks import glow
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.motion.flags import STEPS, Flag, Raised
from leonardo.app.table.spots import ButtonSpot, SeatSpot

_UNITS: Final = 19
_NAME: Final = Style(Face.BOLD, _UNITS)
_DEED: Final = Style(Face.MEDIUM, _UNITS)
_ACTING: Final = glow.Strength(3.4, 5.4, 12, 10)
"""The light around who acts: it does not reach the neighbours."""
PAPER: Final = (255, 250, 234, 246)
_EDGE: Final = (96, 62, 32, 255)


@frozen(eq=False)
class _Shown:
    """What was drawn last, and where, as long as the same is told in the same places."""

    areas: Mapping[Spot, Area]
    brush: Brush
    told: Hashable
    found: Sequence[tuple[Surface, Rect]]


class Heralds:
    """Draws for the table of these seats; no flag lies on buttons or on spots of `people` if it need not."""

    def __init__(self, seats: Sequence[Look], people: tuple[type, ...] = ()) -> None:
        self._seats = seats
        self._clear = (*people, ButtonSpot)
        self._shown: _Shown | None = None

    def draw(
        self,
        surface: Surface,
        brush: Brush,
        acting: Flag | None,
        standing: Sequence[Raised],
        areas: Mapping[Spot, Area],
        *,
        moving: bool = True,
    ) -> list[Rect]:
        """Light up who acts and where something has come; put the flags up where those places are; return where.

        `brush` writes in the sizes of the window. Without `moving` no light comes and goes where something has come.
        """
        if acting is None and not standing:
            return []
        told = acting, tuple((raised.flag, raised.light) for raised in standing), moving
        kept = self._shown
        if kept is None or kept.areas is not areas or kept.brush is not brush or kept.told != told:
            found = tuple(self._found(surface.get_rect(), brush, acting, standing, areas, moving=moving))
            self._shown = kept = _Shown(areas, brush, told, found)
        for picture, region in kept.found:
            shapes.lay(surface, picture, region.topleft)
        return [region for _, region in kept.found]

    def _found(
        self,
        window: Rect,
        brush: Brush,
        acting: Flag | None,
        standing: Sequence[Raised],
        areas: Mapping[Spot, Area],
        *,
        moving: bool,
    ) -> Iterator[tuple[Surface, Rect]]:
        """Yield what is to be seen of who acts and of what was done, and where."""
        for lit, strength, level in self._lit(acting, standing if moving else (), areas):
            light = glow.light(lit, brush.layout.k, strength, level)
            yield light.picture, light.region
        flags = list[Rect]()
        clear = [bounds(area) for spot, area in areas.items() if isinstance(spot, self._clear)] if standing else []
        for raised in standing:
            area = areas.get(raised.flag.spot)
            if area is not None:
                cloth, rect = self._raised(window, brush, raised.flag, bounds(area), (*flags, *clear))
                flags.append(rect)
                yield cloth, cloth.get_rect(topleft=rect.topleft)

    def make_ready(self, brush: Brush, flag: Flag, areas: Mapping[Spot, Area]) -> Iterator[None]:
        """Make ahead the lights of somebody's act, with a pause after each piece of that."""
        for standing in ((), *((Raised(flag, age),) for age in (0.0, 120.0, 220.0))):
            for area, strength, level in self._lit(flag, standing, areas):
                for _ in glow.pieces(area, brush.layout.k, strength, level):
                    yield

    def _lit(
        self, acting: Flag | None, standing: Sequence[Raised], areas: Mapping[Spot, Area]
    ) -> Iterator[tuple[Area, glow.Strength, float]]:
        """Yield what is lit up, how it glows, and how strong its halo is."""
        if acting is not None and (panel := areas.get(SeatSpot(acting.seat))) is not None:
            yield panel, _ACTING, 1.0
        for raised in standing:
            area = areas.get(raised.flag.spot)
            if raised.light and area is not None:
                yield area, glow.OPEN, raised.light / STEPS

    def _raised(
        self, window: Rect, brush: Brush, flag: Flag, about: Rect, taken: Sequence[Rect]
    ) -> tuple[Surface, Rect]:
        """Return a flag, and where it is: over the middle of a place, above the people, buttons and flags there."""
        look, low = self._seats[flag.seat], max(1, brush.px(4))
        key = "flag", look, flag.words, brush.layout.k, brush.line(_NAME)
        cloth = brush.pictures.made(key, lambda: _cloth(brush, look, flag.words, low))
        rect = Rect(0, 0, cloth.get_width() - 1, cloth.get_height() - low)
        height = rect.height
        rect.midbottom = about.centerx, about.top + height // 3
        rect.clamp_ip(window.inflate(-8, -8))
        while (hit := rect.collidelist(taken)) >= 0 and rect.top > height:
            rect.bottom = taken[hit].top - 2
        return cloth, rect


def _cloth(brush: Brush, look: Look, words: str, low: int) -> Surface:
    """Return a flag with its shadow, which falls one pixel to the right and `low` pixels below it."""
    px = brush.px
    name, deed = Run(look.name, Face.BOLD, INK), Run(f"  {words}", Face.MEDIUM, INK)
    pad, line = max(6, px(10)), brush.line(_NAME)
    height = line + max(4, px(8))
    tall = round(height * 0.74)
    rect = Rect(0, 0, brush.width(name.text, _NAME) + brush.width(deed.text, _DEED) + tall + 3 * pad, height)
    surface = shapes.blank(rect.width + 1, rect.height + low)
    radius = max(4, px(8))
    shapes.lay(surface, shapes.plate(rect.size, radius, (30, 12, 4, 90)), (1, low))
    shapes.lay(surface, shapes.plate(rect.size, radius, PAPER, _EDGE, max(1, px(1.6))), rect.topleft)
    sign = shield(brush.pictures, look.colour, tall)
    surface.blit(sign, sign.get_rect(midleft=(pad, rect.centery)))
    words_at = Rect(2 * pad + tall, 0, rect.width - 2 * pad - tall, height)
    brush.painter.draw_runs(surface, [name, deed], words_at, _UNITS)
    return surface
