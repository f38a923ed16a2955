"""What all seats had, round by round, as lines; the mark of each seat on its line tells it without colour."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT, SeatColour, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, SHADE, Colour, mix
from leonardo.app.table.results.outcome import Outcome

_MARK: Final = 22  # units of the mark of a seat on its line
_OVERLAP: Final = 0.4  # from one mark to the next where lines meet, in sizes of a mark
_SHIELD: Final = 36  # units of the shield at the end of a line
_FINE: Final = 3
_BETWEEN: Final = 10  # units between two numbers at the foot
_ASIDE: Final = 16  # units from the numbers of the scale to its beginning, where the first marks stand
BEFORE: Final = 50  # units at the left of the lines for the numbers of the scale
BEHIND: Final = 60  # units at their right for the shields at their ends
_STEPS: Final = ((50, 10), (200, 20), (500, 50), (1000, 100), (2500, 250))
"""Up to which score the lines of the scale lie how far apart."""
_FAR_APART: Final = 500

Lines = Mapping[int, Sequence[Point]]  # the points of the line of each seat, from the best seat to the worst


def draw_chart(
    kit: Kit, surface: pygame.Surface, plot: pygame.Rect, outcome: Outcome, colours: Sequence[SeatColour]
) -> None:
    """Draw the course of a game in `plot`, with a scale at its left and the numbers of the rounds at its foot."""
    painter, px, scores = kit.painter, kit.layout.px, outcome.course.scores
    top, step = scale(max(max(each) for each in scores))
    step = spaced(top, step, plot.height, painter.line(Face.TEXT, 22))
    for value in range(0, top + 1, step):
        level = plot.bottom - plot.height * value // top
        pygame.draw.line(surface, SHADE, (plot.left, level), (plot.right, level), 1)
        painter.draw(surface, str(value), (plot.left - px(_ASIDE), level), size=22, align="right")
    rounds = max(1, len(scores) - 1)
    begin, across = outcome.course.begin, plot.width // rounds
    # larger text would reach into the numbers beside and above it
    wide = (painter.measure(begin, Face.TEXT, 22)[0] + painter.measure("1", Face.TEXT, 22)[0]) // 2 + px(8)
    if wide > across or painter.scale > 1:
        begin = ""
    labels = [begin, *(str(number + 1) for number in range(rounds))]
    if outcome.course.end:
        labels[-1] = outcome.course.end
    every = _every(rounds, plot.width, painter.measure(str(rounds), Face.TEXT, 22)[0] + px(_BETWEEN))
    for number, text in enumerate(labels):
        if (number % every and number < rounds) or 0 < rounds - number < every:
            continue
        across = plot.left + plot.width * number // rounds
        pygame.draw.line(surface, SHADE, (across, plot.bottom), (across, plot.bottom + px(6)), max(1, px(1.5)))
        painter.draw(surface, text, (across, plot.bottom + px(18)), Face.TEXT, 22, SEPIA, "centre")
    draw_course(kit, surface, plot, scores, top, colours, outcome.order)


def _every(rounds: int, width: int, room: int) -> int:
    return max(1, -(-rounds * room // max(1, width)))


def scale(most: int) -> tuple[int, int]:
    """Return where a scale that has room for `most` ends, a multiple of ten, and how far apart its lines lie."""
    top = -(-max(10, most) // 10) * 10
    return top, next((step for end, step in _STEPS if top <= end), _FAR_APART)


def spaced(top: int, step: int, height: int, line: int) -> int:
    """Return a step as large at least that numbers of a scale, each as high as a `line`, stay clear of each other."""
    while step < top and height * step < top * line:
        step *= 2
    return step


def draw_course(
    kit: Kit,
    surface: pygame.Surface,
    plot: pygame.Rect,
    course: Sequence[Sequence[int]],
    top: int,
    colours: Sequence[SeatColour],
    order: Sequence[int],
) -> None:
    """Draw a line for each seat in `plot`, from nothing at its foot to `top` at its head, the best one last.

    `course` holds what all seats had after each round; `order` the seats from the best to the worst.
    """
    steps = max(1, len(course) - 1)
    points = {
        seat: [
            (plot.left + plot.width * number // steps, plot.bottom - plot.height * scores[seat] // top)
            for number, scores in enumerate(course)
        ]
        for seat in order
    }
    room = plot.inflate(2 * kit.layout.px(_MARK), 2 * kit.layout.px(_MARK))
    for seat in reversed(order):
        surface.blit(_line(room, points[seat], PAINT[colours[seat]], kit.layout.k), room)
    _lay_marks(kit, surface, points, colours)
    _lay_shields(kit, surface, points, colours, plot.bottom)


def _line(room: pygame.Rect, points: Sequence[Point], colour: Colour, k: float) -> pygame.Surface:
    """Return a line of ink with the seat's colour in it, on a sheet as large as `room`."""
    sheet = pygame.Surface((room.width * _FINE, room.height * _FINE), pygame.SRCALPHA)
    sheet.fill((*INK, 0))
    inner = [((x - room.left) * _FINE, (y - room.top) * _FINE) for x, y in points]
    for width, paint in ((6.4, mix(colour, INK, 0.6)), (3.8, mix(colour, INK, 0.12))):
        thick = max(_FINE, round(width * k * _FINE))
        for start, end in pairwise(inner):
            _stroke(sheet, start, end, thick, paint)
    return pygame.transform.smoothscale(sheet, room.size)


def _stroke(sheet: pygame.Surface, start: Point, end: Point, thick: int, paint: Colour) -> None:
    first, last = pygame.Vector2(start), pygame.Vector2(end)
    if first == last:
        return
    across = (last - first).normalize().rotate(90) * (thick / 2)
    pygame.draw.polygon(sheet, paint, [first + across, last + across, last - across, first - across])
    for point in (start, end):
        pygame.draw.circle(sheet, paint, point, thick // 2)


def _lay_marks(kit: Kit, surface: pygame.Surface, points: Lines, colours: Sequence[SeatColour]) -> None:
    """Lay each seat's mark on its line after every round but the last.

    Where lines meet, marks lie one over another's edge, so that all of them are seen to belong to that round.
    """
    size = max(11, kit.layout.px(_MARK))
    there = Counter(point for line in points.values() for point in line)
    laid: Counter[Point] = Counter()
    for seat, line in points.items():
        mark = kit.pictures.get(f"mark_{colours[seat]}", (size, size))
        for number, point in enumerate(line[:-1]):
            first = 0 if number == 0 else (1 - there[point]) / 2  # they do not reach into the numbers of the scale
            aside = round((laid[point] + first) * size * _OVERLAP)
            surface.blit(mark, mark.get_rect(center=(point[0] + aside, point[1])))
            laid[point] += 1


def _lay_shields(kit: Kit, surface: pygame.Surface, points: Lines, colours: Sequence[SeatColour], lowest: int) -> None:
    """Lay the shields at the ends of the lines, pushed apart where they would hide each other, none below `lowest`."""
    height = max(18, kit.layout.px(_SHIELD))
    upwards = sorted(points, key=lambda seat: points[seat][-1][1])
    levels = apart([points[seat][-1][1] for seat in upwards], height * 0.86)
    levels = [min(level, lowest - (len(levels) - 1 - number) * height * 0.86) for number, level in enumerate(levels)]
    for seat, level in zip(upwards, levels, strict=True):
        sign = shield(kit.pictures, colours[seat], height)
        surface.blit(sign, sign.get_rect(center=(points[seat][-1][0], round(level))))


def apart(levels: Sequence[float], gap: float) -> list[float]:
    """Return sorted levels with at least `gap` between them, each as near to its own as that allows.

    Levels that are too near to each other are spread around their common middle, group by group.
    """
    groups: list[list[float]] = []
    for level in levels:
        groups.append([level])
        while len(groups) > 1 and _first(groups[-1], gap) - _last(groups[-2], gap) < gap:
            groups[-2:] = [groups[-2] + groups[-1]]
    return [_first(group, gap) + number * gap for group in groups for number in range(len(group))]


def _first(group: Sequence[float], gap: float) -> float:
    return sum(group) / len(group) - gap * (len(group) - 1) / 2


def _last(group: Sequence[float], gap: float) -> float:
    return sum(group) / len(group) + gap * (len(group) - 1) / 2
