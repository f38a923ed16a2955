"""The rounds and the phases of this game at the left end of the strip."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.spots import PhaseSpot, RoundSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, LETTER, TITLE, Brush, Style
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LIGHT
from leonardo.app.table.strip.track import WORD, Track
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, LAST_ROUND, Phase
from leonardo.engine.davinci.view import View
from leonardo.ui.node import L, Node, Spacer, component, paint, row, stack, text
from leonardo.ui.widgets import SMALLEST_TARGET, Fill, draw_plate

PHASES: Final = {Phase.START_WORK: "A", Phase.PLACEMENT: "B", Phase.RESOLUTION: "C", Phase.COMPLETION: "D"}
"""The letters of the phases of a round."""
GATE: Final = "gate"
GATE_SHUT: Final = "gate_shut"
_ROUND: Final = Style(Face.BOLD, 18)
_SIDE, _STEP = L(29, 20), L(33, 21)  # how large a round is, and from one to the next
_MARKER: Final = 1.3  # the marker of the round in heights of its place
_LIT: Final[Fill] = ((255, 246, 214), (246, 212, 132))
_GLOW: Final = 20  # units by which the light around the present phase reaches beyond it


def _told(headed: bool, all_phases: bool, view: View | None) -> Node:
    if view is None:
        return stack(*(course(0, True, phase, headed, all_phases) for phase in Phase))
    return course(view.round, view.phase is not Phase.FAVOURS, view.phase, headed, all_phases)


TRACKS: Final[Sequence[Track]] = tuple(
    partial(_told, headed, all_phases) for headed, all_phases in ((True, True), (False, True), (False, False))
)
"""The ways in which the course is told, most of it in words first."""


@component
def course(now: int, playing: bool, phase: Phase, headed: bool, all_phases: bool) -> Node:
    """Return nine rounds and the present phase; `headed` by a word, with the letters of `all_phases` or without.

    Before the first phase and after the last, the present one stands alone.
    """
    heading = (Spacer(width=8), text(tr("davinci.picture.round"), WORD), Spacer(width=10)) if headed else ()
    shown = tuple(PHASES) if all_phases and phase in PHASES else (phase,)
    phases = row(*(_phase(each, each is phase) for each in shown), gap=L(4, 4), cross="centre")
    return row(*heading, _rounds(now, playing), Spacer(width=16), phases)


# rounds


@component
def _rounds(now: int, playing: bool) -> Node:
    rounds = [_round(number, now, playing) for number in range(1, LAST_ROUND + 1)]
    gate = paint(_draw_gate, GATE if now <= LAST_CITY_ROUND else GATE_SHUT, size=_gate_size, bleed=4)
    return stack(paint(_rule), row(*rounds[:LAST_CITY_ROUND], gate, *rounds[LAST_CITY_ROUND:]))


def _gate_size(brush: Brush, name: str) -> Size:
    high = max(27, brush.px(42))
    return brush.sized(name, high).get_width() + max(2, brush.px(4)), high


def _draw_gate(brush: Brush, surface: Surface, at: Rect, name: str) -> None:
    """Draw the gate of the city, which is shut behind the last round in the districts (rule 5.2)."""
    brush.stamp(surface, name, (at.centerx - brush.px(2), at.centery - brush.px(2)), max(27, brush.px(42)))


def _round(number: int, now: int, playing: bool) -> Node:
    drawn = paint(_draw_round, number, (number > now) - (number < now), playing, bleed=6)
    return row(stack(drawn, id=RoundSpot(number), width=_SIDE, height=_SIDE), width=_STEP, cross="centre")


def _rule(brush: Brush, surface: Surface, at: Rect) -> None:
    """Draw the line from the first round to the last."""
    side, step = (max(length.least, brush.px(length.units)) for length in (_SIDE, _STEP))
    first, last = at.left + side // 2, at.right - step + side // 2
    brush.rule(surface, (first, at.centery), (last, at.centery), alpha=160)


def _draw_round(brush: Brush, surface: Surface, at: Rect, number: int, comes: int, playing: bool) -> None:
    """Draw a round that is over (`comes` below 0), that is played, or that comes."""
    if playing and not comes:
        draw_marker(brush, surface, at, number)
        return
    past = comes < 0
    if number > LAST_CITY_ROUND:
        brush.box(surface, at.inflate(-2, -2), (108, 76, 44) if past else (88, 56, 28), INK, 3)
        brush.write(surface, str(number), at.center, _ROUND, LIGHT, align="centre")
        return
    fill = (206, 178, 128) if past else (249, 236, 204)
    shapes.lay(surface, shapes.disc(at.width, fill, INK, max(1.0, 1.3 * brush.layout.k)), at.topleft)
    brush.write(surface, str(number), at.center, _ROUND, BROWN if past else INK, align="centre")


# phases


@component
def _phase(phase: Phase, lit: bool) -> Node:
    """Return the letter of a phase, and the name of the one that is lit."""
    letter = text(PHASES[phase], LETTER, BLOOD if lit else BROWN) if phase in PHASES else None
    name, light = (text(phase_name(phase), BOLD), paint(_light, bleed=_GLOW)) if lit else (None, None)
    told = row(letter, name, gap=7, justify="centre", pad=(14 if lit else 7, 0))
    return stack(light, told, id=PhaseSpot(phase), min_width=L(28, 29), height=L(40, SMALLEST_TARGET))


def _light(brush: Brush, surface: Surface, at: Rect) -> None:
    """Draw the plate of the present phase with a light around it."""
    light = shapes.glow(at.size, brush.px(8), max(4, brush.px(9)), (255, 214, 110))
    light.set_alpha(210)
    surface.blit(light, light.get_rect(center=at.center))
    draw_plate(brush, surface, at, _LIT)


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
