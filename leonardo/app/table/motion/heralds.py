"""Draws who acts and what was done: the light around the one who acts, that of the place, and the flags."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, bounds
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks import glow, ribbon
from leonardo.app.table.motion.announcing import Announced
from leonardo.app.table.motion.flags import LOOKS, TURNS, Acting, Flag, Raised
from leonardo.app.table.motion.limelight import LEVELS, Lit
from leonardo.app.table.motion.remarks import bubble
from leonardo.app.table.panels.stroke import Stroke, lay_within
from leonardo.app.table.spots import ButtonSpot, PromptSpot, SeatSpot, Traits

_UNITS: Final = 19
_NAME: Final = Style(Face.BOLD, _UNITS)
_DEED: Final = Style(Face.MEDIUM, _UNITS)
_ACTING: Final = glow.Strength(3.4, 5.4, 12, 10)
"""The light around who acts: it does not reach the neighbours."""
_NEWS: Final = Style(Face.TITLE_BOLD, 32, (Face.TITLE_STRONG, Face.STRONG))
_SIGN: Final = Style(Face.TITLE_BOLD, 36)
_HIGH: Final = 0.1
"""How far below the upper edge of the board something is announced, in heights of that."""
_ABOVE: Final = 20
"""Units that are free between a flag and the hats, buttons or flags above which it stands."""
_BELOW: Final = 6
"""Units that are free between those and a flag below them."""
_BEYOND: Final = 8
"""Units by which it reaches beyond a name over which it lies, and beyond the panel."""
_HEM: Final = 6
"""The part of a flag, one of so many, that is its hem while it is rolled up."""
PAPER: Final = (255, 250, 234, 246)
QUIET: Final = (222, 205, 172, 240)
"""What a flag is written on, and one that need not be looked at."""
_EDGE: Final = (96, 62, 32, 255)


Pictures = Sequence[tuple[Surface, Rect]]
"""What is laid over the table, and where."""
Stands = Callable[[frozenset[Spot]], Iterable[Stroke]]
"""Tells what stands on some spots, to be drawn once more over a light."""
NamePlace = Callable[[int], Rect | None]
"""Tells where the name of a seat stands on its panel."""


class _Last:
    """What was drawn last, as long as the same is told in the same places."""

    def __init__(self) -> None:
        self._of: tuple[Mapping[Spot, Area], Brush, Hashable] | None = None
        self._found: Pictures = ()

    def get(
        self,
        areas: Mapping[Spot, Area],
        brush: Brush,
        told: Hashable,
        find: Callable[[], Iterable[tuple[Surface, Rect]]],
    ) -> Pictures:
        """Return what was drawn last, or what is found now if something else is told."""
        of = self._of
        if of is None or of[0] is not areas or of[1] is not brush or of[2] != told:
            self._of, self._found = (areas, brush, told), tuple(find())
        return self._found


class Heralds:
    """Draws for the table of these seats; no flag lies on buttons or on the people of its `traits` if it need not.

    Nor does one that stands for a place below the prompt, or below a heading, reach up over that.
    """

    def __init__(self, seats: Sequence[PlayerStyle], traits: Traits = Traits()) -> None:  # noqa: B008 - it is frozen
        self._seats = seats
        self._clear = (*traits.people, ButtonSpot)
        self._headings, self._sums = traits.headings, traits.sums
        self._lights, self._flags = _Last(), _Last()

    def light_up(
        self,
        surface: Surface,
        brush: Brush,
        acting: Lit,
        standing: Sequence[Raised],
        areas: Mapping[Spot, Area],
        stands: Stands,
        *,
        moving: bool = True,
    ) -> list[Rect]:
        """Light up who acts and where something has come, below what stands there; return where.

        Without `moving` no light comes and goes where something has come.
        """
        if not acting and not standing:
            return []
        come = [raised for raised in standing if moving and raised.light]
        told = acting, tuple((raised.flag.spot, raised.light, raised.falls) for raised in come)

        def find() -> Iterator[tuple[Surface, Rect]]:
            for lit, strength, level in self._lit(acting, come, areas):
                light = glow.light(lit, brush.layout.k, strength, level)
                yield light.picture, light.region

        found = self._lights.get(areas, brush, told, find)
        for picture, region in found:
            shapes.lay(surface, picture, region.topleft)
        regions = [region for _, region in found]
        if come:
            lay_within(surface, stands(frozenset(raised.flag.spot for raised in come)), regions)
        return regions

    def raise_flags(
        self,
        surface: Surface,
        brush: Brush,
        standing: Sequence[Raised],
        areas: Mapping[Spot, Area],
        name_place: NamePlace = lambda _: None,
        set_down: Sequence[Rect] = (),
        covers: Sequence[Rect] = (),
        hidden: Sequence[Rect] = (),
        labels: Sequence[Rect] = (),
    ) -> list[Rect]:
        """Put flags up where something was done; return where. `brush` writes in the sizes of the window.

        None hides any of the `labels` where it finds room beside them.
        They are clear of what is just `set_down`, too, since they come up with that, and of what `covers` the table.
        One that reaches below what is `hidden` by a sheet is left out.

        What a seat did on its own panel is told over its name there, which the flag says, too; what it says stands
        below its name.
        """
        if not standing:
            return []
        window = surface.get_rect()
        told = tuple((raised.flag, raised.unrolled) for raised in standing)
        taken = [*set_down, *covers]
        found = self._flags.get(
            areas,
            brush,
            (told, tuple(map(tuple, covers))),
            lambda: self._raised_all(window, brush, told, areas, name_place, taken, labels),
        )
        seen = [(picture, region) for picture, region in found if region.collidelist(hidden) < 0]
        for picture, region in seen:
            shapes.lay(surface, picture, region.topleft)
        return [region for _, region in seen]

    def announce(
        self, surface: Surface, brush: Brush, announced: tuple[Announced, float] | None, board: Rect | None
    ) -> list[Rect]:
        """Lay what is announced over the upper part of a board, as far as it can be seen; return where."""
        if announced is None:
            return []
        told, share = announced
        key = "announced", told, brush.layout.k, brush.line(_NEWS)
        banner = brush.pictures.made(key, lambda: _banner(brush, told))
        over = board if board is not None else surface.get_rect()
        place = banner.get_rect(centerx=over.centerx, top=over.top + round(over.height * _HIGH))
        banner.set_alpha(round(255 * share))
        return [surface.blit(banner, place)]

    def _raised_all(
        self,
        window: Rect,
        brush: Brush,
        told: Sequence[tuple[Flag, int]],
        areas: Mapping[Spot, Area],
        name_place: NamePlace,
        set_down: Sequence[Rect],
        labels: Sequence[Rect],
    ) -> Iterator[tuple[Surface, Rect]]:
        flags = list[Rect]()
        clear = [bounds(area) for spot, area in areas.items() if isinstance(spot, self._clear)]
        clear += set_down
        headings = [bounds(area) for spot, area in areas.items() if isinstance(spot, self._headings)]
        below = _below_prompt(window, areas)
        for flag, unrolled in told:
            area = areas.get(flag.spot)
            if area is not None:
                over = _on_panel(brush, flag, areas, name_place)
                free = below if bounds(area).bottom > below.top else window
                free = _below_headings(free, headings, bounds(area))
                if flag.is_speech and over is not None:
                    sums = [bounds(each) for spot, each in areas.items() if isinstance(spot, self._sums)]
                    names = self._names(flag.seat, name_place)
                    cloth, rect = bubble(brush, flag.words, bounds(area), names, free, sums)
                else:
                    cloth, rect = self._raised(free, brush, flag, bounds(area), (*flags, *clear), over)
                    if over is None:
                        rect = _off(labels, rect, (*flags, *clear, bounds(area)), free, brush.px(_BELOW))
                flags.append(rect)
                yield _rolled(cloth, unrolled), cloth.get_rect(topleft=rect.topleft)

    def _names(self, seat: int, name_place: NamePlace) -> list[Rect]:
        """Return where the names on panels stand, that of a seat first."""
        order = sorted(range(len(self._seats)), key=lambda each: each != seat)
        return [place for each in order if (place := name_place(each)) is not None]

    def make_ready(self, brush: Brush, acting: Acting | None, flag: Flag, areas: Mapping[Spot, Area]) -> Iterator[None]:
        """Make ahead the lights around who acts, if that is told, and of what is done; a pause after each one made."""
        acts = tuple((acting.seat, level) for level in LEVELS) if acting is not None else ()
        for standing in ((), *((Raised(flag, age),) for age in LOOKS)):
            for area, strength, level in self._lit(acts, standing, areas):
                yield from glow.pieces(area, brush.layout.k, strength, level)

    def _lit(
        self, acting: Lit, standing: Sequence[Raised], areas: Mapping[Spot, Area]
    ) -> Iterator[tuple[Area, glow.Strength, float]]:
        """Yield what is lit up, how it glows, and how strong its halo is."""
        for seat, level in acting:
            if (panel := areas.get(SeatSpot(seat))) is not None:
                yield panel, _ACTING, level
        for raised in standing:
            area = areas.get(raised.flag.spot)
            if raised.light and area is not None:
                yield area, glow.AIMED if raised.falls else glow.OPEN, raised.level

    def _raised(
        self, window: Rect, brush: Brush, flag: Flag, about: Rect, taken: Sequence[Rect], over: Rect | None
    ) -> tuple[Surface, Rect]:
        """Return a flag, and where it is: over the middle of a place, above the people, buttons and flags there.

        Where there is no room above these, it lies below them.
        It lies `over` the name of its seat instead, where there is one, and reaches no farther to the right than that.
        """
        look, low = self._seats[flag.seat], max(1, brush.px(4))
        key = "flag", look, flag.words, flag.quiet, brush.layout.k, brush.line(_NAME)
        cloth = brush.pictures.made(key, lambda: _cloth(brush, look, flag, low))
        rect = Rect(0, 0, cloth.get_width() - 1, cloth.get_height() - low)
        height = rect.height
        if over is not None:
            rect.midleft = min(over.left, over.right - rect.width), over.centery
            return cloth, rect.clamp(window.inflate(-8, -8))
        rect.midbottom = about.centerx, about.top + height // 3
        rect.clamp_ip(window.inflate(-8, -8))
        while (hit := rect.collidelist(taken)) >= 0 and rect.top - window.top > height:
            rect.bottom = taken[hit].top - brush.px(_ABOVE)
        rect.clamp_ip(window.inflate(-8, -8))
        foot = max((taken[hit].bottom for hit in rect.collidelistall(taken)), default=rect.top)
        lower = rect.move(0, foot + brush.px(_BELOW) - rect.top)
        return cloth, lower if foot > rect.top and lower.collidelist(taken) < 0 and window.contains(lower) else rect


def _off(labels: Sequence[Rect], flag: Rect, taken: Sequence[Rect], window: Rect, gap: int) -> Rect:
    """Return the nearest place for a flag that hides none of some labels, nor what is taken; else where it is."""
    if flag.collidelist(labels) < 0:
        return flag
    hidden, found = (*labels, *taken), list[Rect]()
    for across, down in ((0, -1), (1, 0), (-1, 0), (0, 1)):
        moved = flag.copy()
        while (hit := moved.collidelist(hidden)) >= 0 and window.contains(moved):
            at = hidden[hit]
            if across:
                moved.left = at.right + gap if across > 0 else at.left - gap - moved.width
            else:
                moved.top = at.bottom + gap if down > 0 else at.top - gap - moved.height
        if window.contains(moved) and moved.collidelist(hidden) < 0:
            found.append(moved)
    return min(found, key=lambda each: abs(each.left - flag.left) + abs(each.top - flag.top), default=flag)


def _below_prompt(window: Rect, areas: Mapping[Spot, Area]) -> Rect:
    """Return the part of the window below the prompt, if that lies along its top: no flag hides what is asked."""
    prompt = areas.get(PromptSpot())
    if prompt is None or bounds(prompt).centery > window.centery:
        return window
    return Rect(window.left, bounds(prompt).bottom, window.width, window.bottom - bounds(prompt).bottom)


def _below_headings(free: Rect, headings: Sequence[Rect], about: Rect) -> Rect:
    """Return the part of a window in which a flag about a place hides none of the headings above that."""
    above = [each.bottom for each in headings if each.left < about.centerx < each.right and each.bottom < about.bottom]
    top = max((free.top, *above))
    return Rect(free.left, top, free.width, free.bottom - top)


def _on_panel(brush: Brush, flag: Flag, areas: Mapping[Spot, Area], name_place: NamePlace) -> Rect | None:
    """Return from where to where a flag may lie that tells of something on the panel of its seat; else nothing."""
    panel, name = areas.get(SeatSpot(flag.seat)), name_place(flag.seat)
    if panel is None or name is None or not bounds(panel).contains(bounds(areas[flag.spot])):
        return None
    left, beyond = name.left - brush.px(_BEYOND), brush.px(_BEYOND)
    return Rect(left, name.top, bounds(panel).right + beyond - left, name.height)


def _rolled(cloth: Surface, unrolled: int) -> Surface:
    """Return a flag as far as it is still to be seen: rolled up, so that nothing below it is read through its words."""
    if unrolled == TURNS:
        return cloth
    wide, high = cloth.get_size()
    left = max(1, high * unrolled // TURNS)
    hem = min(left, high // _HEM)
    rolled = cloth.subsurface((0, 0, wide, left)).copy()
    rolled.fill((0, 0, 0, 0), (0, left - hem, wide, hem))
    rolled.blit(cloth, (0, left - hem), (0, high - hem, wide, hem), special_flags=pygame.BLEND_RGBA_ADD)
    return rolled


def _banner(brush: Brush, told: Announced) -> Surface:
    """Return a small ribbon with a few words, and a seal with their sign."""
    px = brush.px
    high = max(brush.line(_NEWS) + px(16), px(62))
    seal, gap = round(high * 1.12), px(12)
    wide = brush.width(told.words, _NEWS) + seal + 2 * gap + px(34)
    reach = max(3, px(20))
    rect = Rect(0, 0, wide, high)
    whole = ribbon.around(rect).inflate(2 * reach, 2 * reach)
    banner = shapes.blank(*whole.size)
    rect.move_ip(-whole.left, -whole.top)
    ribbon.lay(brush, banner, rect)
    at = rect.left + seal // 2 + gap // 2, rect.centery
    brush.stamp(banner, told.picture or "round_marker", at, round(seal * 0.8) if told.picture else seal)
    if told.sign:
        brush.write(banner, told.sign, at, _SIGN, IVORY, align="centre", shade=True)
    brush.write(banner, told.words, (at[0] + seal // 2 + gap, rect.centery), _NEWS, INK)
    return banner


def _cloth(brush: Brush, look: PlayerStyle, flag: Flag, low: int) -> Surface:
    """Return a flag with its shadow, which falls one pixel to the right and `low` pixels below it."""
    px = brush.px
    name, deed = Run(look.name, Face.BOLD, INK), Run(f"  {flag.words}", Face.MEDIUM, INK)
    pad, line = max(6, px(10)), brush.line(_NAME)
    height = line + max(4, px(8))
    tall = round(height * 0.74)
    rect = Rect(0, 0, brush.width(name.text, _NAME) + brush.width(deed.text, _DEED) + tall + 3 * pad, height)
    surface = shapes.blank(rect.width + 1, rect.height + low)
    radius = max(4, px(8))
    shapes.lay(surface, shapes.plate(rect.size, radius, (30, 12, 4, 90)), (1, low))
    shapes.lay(
        surface, shapes.plate(rect.size, radius, QUIET if flag.quiet else PAPER, _EDGE, max(1, px(1.6))), rect.topleft
    )
    sign = shield(brush.pictures, look.colour, tall)
    surface.blit(sign, sign.get_rect(midleft=(pad, rect.centery)))
    words_at = Rect(2 * pad + tall, 0, rect.width - 2 * pad - tall, height)
    brush.painter.draw_runs(surface, [name, deed], words_at, _UNITS)
    return surface
