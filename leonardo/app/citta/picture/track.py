"""The rounds at the left end of the strip: the one that is played on wax, and a stone for each that there will be."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.spots import RoundSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.strip.track import WORD, Track, round_on_wax
from leonardo.engine.citta.view import View
from leonardo.ui.node import Node, Spacer, component, paint, row, text

_MOST_STONES: Final = 40
_ROWS, _MORE_ROWS = 2, 3
"""Rows of stones; there are more where stones alone say how many rounds there will be."""
_STONE: Final = 15
"""Units from one stone to the next."""


def tracks(rounds: int) -> Sequence[Track]:
    """Return the ways in which the round is told, most of it first."""
    told = ((True, True, True), (False, True, True), (False, False, True), (False, True, False))
    return [partial(_told, rounds, *way) for way in told]


def _told(rounds: int, headed: bool, counted: bool, stones: bool, view: View | None) -> Node:
    return track(view.round if view is not None else 0, rounds, headed, counted, stones and 0 < rounds <= _MOST_STONES)


@component
def track(now: int, rounds: int, headed: bool, counted: bool, stones: bool) -> Node:
    """Return the round, `headed` by a word, how many there will be, `counted` in words, and a stone for each."""
    heading = (text(tr("citta.picture.round"), WORD), Spacer(width=10)) if headed else ()
    is_counted = bool(rounds) and (counted or not stones)
    of = (Spacer(width=6), text(tr("citta.picture.of", count=rounds), BOLD)) if is_counted else ()
    laid = paint(_stones, now, rounds, _ROWS if is_counted else _MORE_ROWS, size=_stones_size) if stones else None
    beside = (Spacer(width=14), laid) if laid else ()
    return row(Spacer(width=8), *heading, round_on_wax(now), *of, *beside, id=RoundSpot())


def _step(brush: Brush) -> int:
    return max(11, brush.px(_STONE))


def _stones_size(brush: Brush, _now: int, rounds: int, rows: int) -> tuple[int, int]:
    return -(-rounds // rows) * _step(brush), 0


def _stones(brush: Brush, surface: Surface, at: Rect, now: int, rounds: int, rows: int) -> None:
    """Draw rows of stones: dark what is over, red what is played, pale what comes."""
    size, step = max(8, brush.px(11)), _step(brush)
    apart = 2 * (step // 2 + 1) if rows == _ROWS else step
    for number in range(1, rounds + 1):
        down, right = divmod(number - 1, -(-rounds // rows))
        centre = at.left + right * step + size // 2, at.centery + round((down - (rows - 1) / 2) * apart)
        fill = (176, 40, 28) if number == now else (120, 84, 48) if number < now else (250, 240, 214)
        shapes.lay_centred(surface, shapes.disc(size + (3 if number == now else 0), fill, INK, 1.2), centre)
