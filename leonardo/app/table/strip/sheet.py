"""The sheet of the prompt: the shield of who is asked or told of, and what is said, with a small line below it."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.table.looks.ornaments import room_taken
from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.spots import PromptSpot
from leonardo.app.table.strip.saying import Saying
from leonardo.app.table.strip.urging import FORECAST, NEWS, URGENT, Urging
from leonardo.engine.frozen import evolve
from leonardo.ui.node import Custom, L, Node, component, paint

Hidden = tuple[tuple[int, int, int, int], ...]  # what sheets hide of the window, in pixels
_HIGH: Final = L(54, 40)
_HIGHER: Final = 0.6
"""How much of the growth of its text the sheet grows, where the strip does: two lines have room on it."""
_RIM: Final = 3  # units at the upper and the lower edge of the sheet that nothing is written on
_EDGE: Final = 15  # units of the same at its ends
_BELOW: Final = 0.48  # the height of the small line in heights of the sheet, at most
_SHADOW: Final = 26  # units by which its shadow reaches beyond it
_SHADED: Final = 11  # units of that below it, up to what lies under the strip


def prompt_sheet(prompt: Prompt | None, *, thinks: bool, hidden: Hidden, text_scale: float) -> Node:
    """Return the place of a prompt, and its sheet if there is one; it is awaited of somebody who `thinks`.

    Words of which a part is `hidden` by something else are not there at all: half of them would only look broken.
    """
    said = evolve(prompt, buttons=(), laid=None, eye=None) if prompt is not None else None
    return _sheet(said, thinks, hidden, 1 + (text_scale - 1) * _HIGHER)


@component
def _sheet(prompt: Prompt | None, thinks: bool, hidden: Hidden, higher: float) -> Node:
    kids = (paint(_paper, bleed=_SHADOW), paint(_said, prompt, thinks)) if prompt is not None else ()
    high = L(_HIGH.units * higher, round(_HIGH.least * higher))
    return Custom(kids=kids, place=_unhidden, args=(hidden,), id=PromptSpot(), height=high, grow=1)


def _unhidden(brush: Brush, place: Rect, hidden: Hidden) -> Iterator[Rect | None]:
    yield place
    line = place.inflate(0, brush.type(BOLD) - place.height)
    yield place if line.collidelist([Rect(each) for each in hidden]) < 0 else None


def _paper(brush: Brush, surface: Surface, at: Rect) -> None:
    """Lay the sheet with its shadow, which does not fall on what lies under the strip."""
    surface.set_clip(Rect(0, 0, surface.get_width(), at.bottom + brush.px(_SHADED)))
    brush.sheet(surface, at)


def _said(brush: Brush, surface: Surface, at: Rect, prompt: Prompt, thinks: bool) -> None:
    left, right = at.left + brush.px(_EDGE), at.right - brush.px(_EDGE)
    if prompt.seat is not None:
        height = round(min(at.height, max(_HIGH.least, brush.px(_HIGH.units))) * 0.74)
        shield = f"shield_{brush.colour(prompt.seat)}"
        left = brush.stamp(surface, shield, (left + height // 2, at.centery), height).right + brush.px(10)
    if thinks:
        right -= room_taken(brush, at)
    _say(brush, surface, prompt, Rect(left, at.top, right - left, at.height))


def _say(brush: Brush, surface: Surface, prompt: Prompt, room: Rect) -> None:
    """Write the prompt in one line, and in a small one below it what is urgent, the news and the forecast."""
    inner = room.inflate(0, -2 * max(1, brush.px(_RIM)))
    below, sign = _below(prompt)
    urging = Urging.fitting(brush, below, room.width, round(inner.height * _BELOW), sign)
    if urging is None:
        Saying.fitting(brush, prompt, room.width, inner.height).draw(surface, room)
        return
    upper = Rect(inner.left, inner.top, inner.width, inner.height - urging.height)
    Saying.fitting(brush, prompt, room.width, upper.height).draw(surface, upper)
    urging.draw(surface, Rect(inner.left, upper.bottom, inner.width, urging.height))


def _below(prompt: Prompt) -> tuple[Sequence[str], str]:
    """Return what is said below a prompt, in ever fewer words, and the sign before it."""
    both = (f"{urgent} · {news}" for urgent in prompt.urgent for news in prompt.news)
    told, sign = ((*both, *prompt.urgent), URGENT) if prompt.urgent else (prompt.news, NEWS)
    if not prompt.forecast:
        return told, sign
    behind = (f"{each} · {prompt.forecast[-1]}" for each in told)
    return ((*behind, *told), sign) if told else (prompt.forecast, FORECAST)
