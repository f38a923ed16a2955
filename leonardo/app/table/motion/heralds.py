"""Draws who acts and what was done: the light around the one who acts, that of the place, and the flags."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

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
from leonardo.app.table.spots import SeatSpot

_UNITS: Final = 19
_NAME: Final = Style(Face.BOLD, _UNITS)
_DEED: Final = Style(Face.MEDIUM, _UNITS)
_ACTING: Final = glow.Strength(3.4, 5.4, 12, 10)
"""The light around who acts: it does not reach the neighbours."""
PAPER: Final = (255, 250, 234, 246)
_EDGE: Final = (96, 62, 32, 255)


class Heralds:
    """Draws for the table of these seats; no flag lies on spots of the kinds of `people`, if it need not."""

    def __init__(self, seats: Sequence[Look], people: tuple[type, ...] = ()) -> None:
        self._seats = seats
        self._people = people
        self._among: tuple[Mapping[Spot, Area], list[Rect]] | None = None
        """Where the people are among the areas that were asked for last."""

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
        taken, drawn = list[Rect](), list[Rect]()
        for light in self._lights(brush, acting, standing if moving else (), areas):
            light.lay(surface)
            drawn.append(light.region)
        people = self._people_among(areas) if standing else []
        for raised in standing:
            area = areas.get(raised.flag.spot)
            if area is not None:
                rect = self._raise(surface, brush, raised.flag, bounds(area), taken, people)
                taken.append(rect)
                drawn.append(rect.inflate(2 * brush.px(4), 2 * brush.px(4)))
        return drawn

    def _people_among(self, areas: Mapping[Spot, Area]) -> list[Rect]:
        """Return where people are; found once for areas that stay the same object."""
        if self._among is None or self._among[0] is not areas:
            self._among = areas, [bounds(area) for spot, area in areas.items() if isinstance(spot, self._people)]
        return self._among[1]

    def make_ready(self, brush: Brush, flag: Flag, areas: Mapping[Spot, Area]) -> Iterator[None]:
        """Make ahead the lights of somebody's act, one at a time with a pause after it."""
        for standing in ((), *((Raised(flag, age),) for age in (0.0, 120.0, 220.0))):
            for _ in self._lights(brush, flag, standing, areas):
                yield

    def _lights(
        self, brush: Brush, acting: Flag | None, standing: Sequence[Raised], areas: Mapping[Spot, Area]
    ) -> Iterator[glow.Light]:
        if acting is not None and (panel := areas.get(SeatSpot(acting.seat))) is not None:
            yield glow.light(panel, brush.layout.k, _ACTING, 1.0)
        for raised in standing:
            area = areas.get(raised.flag.spot)
            if raised.light and area is not None:
                yield glow.light(area, brush.layout.k, glow.OPEN, raised.light / STEPS)

    def _raise(
        self,
        surface: Surface,
        brush: Brush,
        flag: Flag,
        about: Rect,
        taken: Sequence[Rect],
        people: Sequence[Rect],
    ) -> Rect:
        """Draw a flag over the middle of a place, above the people and the flags there; return where it is."""
        look, low = self._seats[flag.seat], max(1, brush.px(4))
        key = "flag", look, flag.words, brush.layout.k, brush.line(_NAME)
        cloth = brush.pictures.made(key, lambda: _cloth(brush, look, flag.words, low))
        rect = Rect(0, 0, cloth.get_width() - 1, cloth.get_height() - low)
        height = rect.height
        rect.midbottom = about.centerx, about.top + height // 3
        rect.clamp_ip(surface.get_rect().inflate(-8, -8))
        in_the_way = (*taken, *people)
        while (hit := rect.collidelist(in_the_way)) >= 0 and rect.top > height:
            rect.bottom = in_the_way[hit].top - 2
        shapes.lay(surface, cloth, rect.topleft)
        return rect


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
