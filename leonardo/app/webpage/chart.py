"""The chart of a page: what all seats had at each step, as lines in a drawing that a browser scales."""

from collections.abc import Sequence
from html import escape
from typing import Final

from leonardo.app.kit.seats import PAINT, SeatColour
from leonardo.app.kit.theme import Colour
from leonardo.app.table.results.chart import scale, spaced

WIDTH, HEIGHT = 1000, 220
_LEFT: Final = 76  # units at the left of the lines for the numbers of the scale
_ABOVE, _BELOW = 12, 10
_TEXT: Final = 30  # units from one number of the scale to the next, at least
DASHES: Final = ("none", "18 6", "4 6", "18 6 4 6", "9 9", "2 10")
"""How the line of each seat is broken, so that colour is not the only sign."""


def css(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def chart(scores: Sequence[Sequence[int]], rounds: Sequence[int], colours: Sequence[SeatColour], about: str) -> str:
    """Return a drawing of the scores of all seats at each step; `about` says in words what it shows.

    A line across each step with which one of the `rounds` begins, and one with the name `now` for the script.
    """
    top, step = scale(max(map(max, scores)))
    step = spaced(top, step, HEIGHT, _TEXT)
    low = min(0, *map(min, scores))
    steps = max(1, len(scores) - 1)

    def across(number: int) -> str:
        return f"{_LEFT + (WIDTH - _LEFT - 8) * number / steps:.1f}"

    def level(score: int) -> str:
        return f"{HEIGHT - _BELOW - (HEIGHT - _ABOVE - _BELOW) * (score - low) / (top - low):.1f}"

    said = escape(about)
    ends = f'data-left="{across(0)}" data-right="{across(steps)}"'
    parts = [f'<svg id="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{said}" {ends}>']
    parts.append(f"<title>{said}</title>")
    for value in range(0, top + 1, step):
        at = level(value)
        parts.append(f'<path class="level" d="M{_LEFT} {at}H{WIDTH}"/><text x="{_LEFT - 10}" y="{at}">{value}</text>')
    parts += [f'<path class="round" d="M{across(number)} 0V{HEIGHT}"/>' for number in rounds[1:]]
    for seat, colour in enumerate(colours):
        points = _corners([each[seat] for each in scores])
        line = " ".join(f"{across(number)},{level(score)}" for number, score in points)
        parts.append(f'<polyline class="rim" points="{line}"/>')
        parts.append(
            f'<polyline points="{line}" stroke="{css(PAINT[colour])}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
        )
    parts.append(f'<path id="now" d="M0 0V{HEIGHT}"/></svg>')
    return "".join(parts)


def _corners(scores: Sequence[int]) -> list[tuple[int, int]]:
    """Return the first and the last of the scores with their numbers, and those beside a change."""
    last = len(scores) - 1
    return [
        (number, score)
        for number, score in enumerate(scores)
        if number in (0, last) or score != scores[number - 1] or score != scores[number + 1]
    ]
