"""The rounds and the phases of this game at the left end of the strip."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.spots import PhaseSpot, RoundSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, LETTER, TITLE, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LIGHT
from leonardo.app.table.looks.plates import draw_plate
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.corner import SMALLEST_TARGET, WORD
from leonardo.app.table.strip.track import Way
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, LAST_ROUND, Phase
from leonardo.engine.davinci.view import View

PHASES: Final = {Phase.START_WORK: "A", Phase.PLACEMENT: "B", Phase.RESOLUTION: "C", Phase.COMPLETION: "D"}
"""The letters of the phases of a round."""
_ROUND: Final = Style(Face.BOLD, 18)
GATE: Final = "gate"
GATE_SHUT: Final = "gate_shut"
_MARKER: Final = 1.3
"""The marker of the round in heights of its place."""
_LIT: Final = ((255, 246, 214), (246, 212, 132))


class CourseTrack:
    """Nine rounds and the present phase in `row`; `headed` by a word, with the letters of `all_phases` or without."""

    def __init__(self, brush: Brush, row: Rect, *, headed: bool, all_phases: bool) -> None:
        self.brush = brush
        self.row = row
        self._all_phases = all_phases
        self._heading = tr("davinci.picture.round") if headed else ""
        self._first = row.left
        if headed:
            self._first += brush.px(8) + brush.width(self._heading, WORD) + brush.px(10)
        self._round_places = [self._round_place(number) for number in range(1, LAST_ROUND + 1)]
        self._phase_places = cache(self._places_in)

    @classmethod
    def ways(cls, brush: Brush) -> Sequence[Way]:
        """Return the ways in which the course is told, most of it in words first."""
        told = ((True, True), (False, True), (False, False))
        return [partial(cls, brush, headed=headed, all_phases=all_phases) for headed, all_phases in told]

    @property
    def width(self) -> int:
        """How many pixels it takes at most."""
        return max(places[-1][1].right for places in map(self._phase_places, Phase)) - self.row.left

    @property
    def parts(self) -> Sequence[Part]:
        """Rounds and phases."""
        brush, row = self.brush, self.row
        region = Rect(row.left - brush.px(12), 0, 0, row.bottom + brush.px(9))
        region.width = self._round_places[-1].right + brush.px(8) - region.left
        return (
            Part(always(region), _round_shown, self._rounds),
            Part(self._phases_region, lambda view, _: view.phase, self._phases),
        )

    def end(self, view: View) -> int:
        """Return the right edge of the last phase."""
        return self._phase_places(view.phase)[-1][1].right

    def content(self, view: View) -> Hashable:
        """Return the phase: the present one is told in words."""
        return view.phase

    def spots(self, view: View) -> Iterator[Placed]:
        """Yield rounds and phases."""
        for number, rect in enumerate(self._round_places, 1):
            yield RoundSpot(number), rect
        for phase, rect in self._phase_places(view.phase):
            yield PhaseSpot(phase), rect

    def _phases_region(self, view: View, _marks: Marks) -> Rect:
        """All phases, and the light around the present one."""
        places = self._phase_places(view.phase)
        whole = places[0][1].unionall([rect for _, rect in places[1:]]).inflate(2, self.brush.px(16))
        around = 4 * max(4, self.brush.px(9))
        return whole.unionall([rect.inflate(around, around) for phase, rect in places if phase is view.phase])

    # Rounds

    def _round_place(self, number: int) -> Rect:
        side = max(20, self.brush.px(29))
        step = max(21, self.brush.px(33))
        left = self._first + step * (number - 1)
        if number > LAST_CITY_ROUND:
            left += self._gate_width + max(2, self.brush.px(4))
        return Rect(left, self.row.centery - side // 2, side, side)

    @property
    def _gate_width(self) -> int:
        return self.brush.sized(GATE, self._gate_height).get_width()

    @property
    def _gate_height(self) -> int:
        return max(27, self.brush.px(42))

    def _gate(self, surface: Surface, view: View) -> None:
        """The gate of the city, which is shut behind the last round in the districts (rule 5.2)."""
        before, after = (self._round_places[number - 1] for number in (LAST_CITY_ROUND, LAST_CITY_ROUND + 1))
        centre = (before.right + after.left) // 2, before.centery - self.brush.px(2)
        self.brush.stamp(surface, GATE if view.round <= LAST_CITY_ROUND else GATE_SHUT, centre, self._gate_height)

    def _rounds(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush = self.brush
        if self._heading:
            brush.write(surface, self._heading, (self.row.left + brush.px(8), self.row.centery), WORD)
        first, last = self._round_places[0], self._round_places[-1]
        brush.rule(surface, first.center, last.center, alpha=160)
        for number, rect in enumerate(self._round_places, 1):
            self._round(surface, rect, number, view.round, playing=view.phase is not Phase.FAVOURS)
        self._gate(surface, view)

    def _round(self, surface: Surface, rect: Rect, number: int, now: int, *, playing: bool) -> None:
        brush = self.brush
        line = max(1.0, 1.3 * brush.layout.k)
        if playing and number == now:
            draw_marker(brush, surface, rect, number)
            return
        past = number < now
        if number > LAST_CITY_ROUND:
            brush.box(surface, rect.inflate(-2, -2), (108, 76, 44) if past else (88, 56, 28), INK, 3)
            brush.write(surface, str(number), rect.center, _ROUND, LIGHT, align="centre")
            return
        fill = (206, 178, 128) if past else (249, 236, 204)
        shapes.lay(surface, shapes.disc(rect.width, fill, INK, line), rect.topleft)
        brush.write(surface, str(number), rect.center, _ROUND, BROWN if past else INK, align="centre")

    # Phases

    def _places_in(self, now: Phase) -> Sequence[tuple[Phase, Rect]]:
        """Return where the phases stand in one of them; before the first and after the last that has a name alone."""
        brush = self.brush
        height = min(self.row.height - 2, max(SMALLEST_TARGET, brush.px(40)))
        left = self._round_places[-1].right + brush.px(20)
        top = self.row.centery - height // 2
        places = []
        for phase in self._shown_in(now):
            width = self._content_width(phase, named=phase is now) + brush.px(28 if phase is now else 14)
            width = max(width, SMALLEST_TARGET - brush.px(4))
            places.append((phase, Rect(left, top, width, height)))
            left += width + max(4, brush.px(4))
        return places

    def _shown_in(self, now: Phase) -> Sequence[Phase]:
        return tuple(PHASES) if self._all_phases and now in PHASES else (now,)

    def _content_width(self, phase: Phase, *, named: bool) -> int:
        brush = self.brush
        letter = brush.width(PHASES.get(phase, ""), LETTER)
        if not named:
            return letter
        return letter + (brush.px(7) if letter else 0) + brush.width(phase_name(phase), BOLD)

    def _phases(self, surface: Surface, view: View, _marks: Marks) -> None:
        for phase, rect in self._phase_places(view.phase):
            self._phase(surface, phase, rect, lit=phase is view.phase)

    def _phase(self, surface: Surface, phase: Phase, rect: Rect, *, lit: bool) -> None:
        """Draw the letter of a phase, and the name of the one that is lit."""
        brush = self.brush
        if lit:
            light = shapes.glow(rect.size, brush.px(8), max(4, brush.px(9)), (255, 214, 110))
            light.set_alpha(210)
            surface.blit(light, light.get_rect(center=rect.center))
            draw_plate(brush, surface, rect, _LIT)
        left = rect.centerx - self._content_width(phase, named=lit) // 2
        if phase in PHASES:
            at = left, rect.centery
            left = brush.write(surface, PHASES[phase], at, LETTER, BLOOD if lit else BROWN).right + brush.px(7)
        if lit:
            brush.write(surface, phase_name(phase), (left, rect.centery), BOLD)


def draw_marker(brush: Brush, surface: Surface, place: Rect, number: int) -> None:
    """Draw the marker of the round where that stands on the track."""
    brush.stamp(surface, "round_marker", place.center, round(place.height * _MARKER))
    brush.write(surface, str(number), place.center, TITLE, IVORY, align="centre", shade=True)


def marker(brush: Brush, place: Rect, number: int) -> Surface:
    """Return the marker of a round by itself, which stands at a place of the track."""

    def drawn() -> Surface:
        side = round(place.height * _MARKER) + 2
        surface = Surface((side, side), pygame.SRCALPHA)
        around = surface.get_rect()
        draw_marker(brush, surface, place.move(around.centerx - place.centerx, around.centery - place.centery), number)
        return surface

    return brush.pictures.made(("marker", number, place.height, brush.line(TITLE)), drawn)


def phase_name(phase: Phase) -> str:
    """Return the name of a phase as it stands on the strip."""
    return tr(f"davinci.picture.phases.{phase.name.lower()}")


def _round_shown(view: View, _marks: Marks) -> Hashable:
    return view.round, view.phase is not Phase.FAVOURS
