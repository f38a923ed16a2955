"""What is drawn of figures: bars, a scale of strength, the course of the last games."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION, Colour, mix
from leonardo.app.kit.widgets import skins
from leonardo.app.table.results.chart import scale
from leonardo.play.statistics.figures import Estimate, on_scale
from leonardo.play.statistics.game import Own

_BAR: Final = 0.56
"""The share of its line that a bar is high."""
_EDGE: Final = 0.6
"""How far the scale of strength goes on beyond the first and the last level, in steps from level to level."""
_COURSE: Final = 30
"""Games that are seen at once."""
_WON: Final[Colour] = mix(GOLD, (255, 240, 190), 0.25)


@frozen
class Bar:
    """A line with what it is called, how long it is (0 to 1), and what stands behind it; `strong` ones are gilt."""

    name: str
    share: float
    text: str
    strong: bool = False


def draw_bars(page: Kit, surface: pygame.Surface, place: pygame.Rect, bars: Sequence[Bar], name: float) -> None:
    """Draw lines below each other; their names take the share `name` of the width."""
    painter, px = page.painter, page.layout.px
    if not bars:
        return
    high = min(place.height // len(bars), px(58))
    behind = max(painter.measure(bar.text, Face.MEDIUM, 24)[0] for bar in bars) + px(12)
    left = place.left + round(place.width * name)
    room = max(px(20), place.right - behind - left)
    for number, bar in enumerate(bars):
        line = pygame.Rect(place.left, place.top + number * high, left - place.left - px(14), high)
        painter.draw(surface, bar.name, line, Face.TEXT, 25, INK)
        box = pygame.Rect(left, 0, max(2, round(room * bar.share)), round(high * _BAR))
        box.centery = line.centery
        if bar.share:
            draw_bar(page, surface, box, strong=bar.strong)
        text = pygame.Rect(box.right + px(10), line.top, place.right - box.right - px(10), high)
        painter.draw(surface, bar.text, text, Face.MEDIUM, 24, SEPIA)


def draw_bar(page: Kit, surface: pygame.Surface, box: pygame.Rect, *, strong: bool) -> None:
    """Draw a bar of ink, or a gilt one."""
    pygame.draw.rect(surface, _WON if strong else mix(SHADE, SEPIA, 0.35), box)
    pygame.draw.rect(surface, INK, box, max(1, page.layout.px(1.6)))


def draw_strength(
    page: Kit,
    surface: pygame.Surface,
    place: pygame.Rect,
    levels: Sequence[tuple[str, float]],
    found: Estimate | None,
) -> None:
    """Draw the levels on a scale, as far apart as their names need, with the estimate and its interval between them."""
    painter, px = page.painter, page.layout.px
    strengths = [strength for _, strength in levels]
    steps = len(levels) - 1 + 2 * _EDGE

    def across(at: float) -> int:
        return round(place.left + place.width * min(1.0, max(0.0, (at + _EDGE) / steps)))

    axis = place.top + place.height * 2 // 5
    track = pygame.Rect(place.left, axis - px(7), place.width, px(14))
    surface.blit(skins.plate(page.pictures, track.size, page.layout.k, skins.FIELD), track)
    if found is not None:
        low, high = across(on_scale(found.low, strengths)), across(on_scale(found.high, strengths))
        band = pygame.Rect(low, axis - px(15), max(px(8), high - low), px(30))
        draw_bar(page, surface, band, strong=True)
    for number, (name, _) in enumerate(levels):
        x = across(number)
        pygame.draw.line(surface, INK, (x, axis - px(22)), (x, axis + px(22)), max(2, px(2.4)))
        wide = place.width / steps
        text = pygame.Rect(round(x - wide / 2) + px(4), axis + px(30), round(wide) - px(8), px(44))
        painter.draw(surface, name, text, Face.MEDIUM, 25, INK, "centre")
    if found is not None:
        x, reach = across(on_scale(found.value, strengths)), px(17)
        diamond = [(x - reach, axis), (x, axis - reach), (x + reach, axis), (x, axis + reach)]
        pygame.draw.polygon(surface, VERMILION, diamond)
        pygame.draw.lines(surface, INK, closed=True, points=diamond, width=max(1, px(2)))


def draw_course(page: Kit, surface: pygame.Surface, place: pygame.Rect, games: Sequence[Own]) -> None:
    """Draw the points of the last games as columns, gilt where a game was won, with the place at the foot of each."""
    painter, px = page.painter, page.layout.px
    latest = games[-_COURSE:]
    foot = max(px(34), painter.line(Face.TEXT, 22))
    plot = pygame.Rect(place.left + px(54), place.top + px(10), place.width - px(54), place.height - foot - px(10))
    top, step = scale(max(0, *(own.seat.score for own in latest)))
    for value in range(0, top + 1, step):
        level = plot.bottom - plot.height * value // top
        pygame.draw.line(surface, SHADE, (plot.left, level), (plot.right, level), 1)
        painter.draw(surface, str(value), (plot.left - px(10), level), size=22, align="right")
    wide = plot.width / max(len(latest), 10)
    for number, own in enumerate(latest):
        high = plot.height * max(0, own.seat.score) // top
        box = pygame.Rect(round(plot.left + wide * (number + 0.16)), plot.bottom - high, round(wide * 0.68), high)
        draw_bar(page, surface, box, strong=own.won)
        below = pygame.Rect(box.left - px(4), plot.bottom + px(4), box.width + px(8), foot)
        face = Face.BOLD if own.won else Face.TEXT
        painter.draw(surface, str(own.seat.place), below, face, 22, INK if own.won else SEPIA, "centre")
    pygame.draw.line(surface, INK, plot.bottomleft, plot.bottomright, max(1, px(2)))
