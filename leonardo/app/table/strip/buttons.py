"""The buttons beside the prompt.

What is pressed often is always at one place: tools lie at the right end, whatever goes on, and beside them the button
that ends something, whose place is kept where there is none. All others come and go at the left of that.
"""

from collections.abc import Sequence
from typing import Final

from leonardo.app.kit.brush import Brush
from leonardo.app.table.looks.plates import button_look
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.ui.node import L, Node, Spacer, component, row
from leonardo.ui.widgets import SMALLEST_TARGET, ButtonLook, button, button_size

_FEW: Final = 2  # buttons beside which a picture is named; among more of them the words of the prompt need the room
_MOST_LABELS: Final = 0.2
_MOST_FIXED: Final = 0.09
"""The share of the row that the words on buttons take at most, if they are larger than designed: on all of them, and on
those that are always there."""


@component
def button_row(
    brush: Brush, wide: int, buttons: tuple[PromptButton, ...], ends: tuple[str, ...], *, worded: bool
) -> Node:
    """Return the buttons of a prompt in a row of `wide` pixels; `worded`, pictures have words.

    `ends` are the labels for which the place beside the tools is wide enough at least.
    """
    tools, others = ([each for each in buttons if each.tool is kind] for kind in (True, False))
    of_tools = _larger(brush, tools, ends[:1], wide * _MOST_FIXED)
    of_others = min(of_tools, _larger(brush, buttons, (), wide * _MOST_LABELS))
    looks = (ButtonLook(label, larger=of_tools) for label in ends) if tools else ()
    end = L(0, max((button_size(brush, look)[0] for look in looks), default=0))
    named = worded and len(others) <= _FEW
    return row(
        *(_button(each, of_others, named) for each in others[:-1]),
        _button(others[-1], of_others, named, min_width=end) if others else Spacer(width=end),
        *(_button(each, of_tools, worded) for each in tools),
        gap=10,
        cross="centre",
    )


def _button(told: PromptButton, larger: float, worded: bool, **fields: L) -> Node:
    look = button_look(told, larger=larger, worded=worded)
    return button(look, id=ButtonSpot(told.key), height=L(48, SMALLEST_TARGET), **fields)


def _larger(brush: Brush, buttons: Sequence[PromptButton], labels: Sequence[str], room: float) -> float:
    """Return how much larger labels are by the reader's wish for which there is room: that gives way."""
    looks = [*map(button_look, buttons), *map(ButtonLook, labels)]
    return brush.yielding(lambda letters: sum(look.words_wide(letters) for look in looks) <= room).painter.scale
