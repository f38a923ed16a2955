"""Where the keyboard begins on a table: at what leads on, and never in the corner."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from pygame import Rect

from leonardo.app.table.input.keyboard import Walk
from leonardo.app.table.spots import CORNER, ButtonSpot, LogSpot


def walk(buttons: Sequence[str]) -> Walk:
    """Return the walk of somebody who is nowhere yet, at a table where others play."""
    spots = [*CORNER, *map(ButtonSpot, buttons)]
    places = {spot: Rect(40 * number, 0, 30, 30) for number, spot in enumerate(spots)}
    traits = SimpleNamespace(worth_a_look=lambda _spot: True, unlit=(), around=())
    table: Any = SimpleNamespace(
        hands=SimpleNamespace(held=None, lies=False, lasts=False, moves=SimpleNamespace(traits=traits)),
        free=False,
        view=lambda: None,
        areas=lambda: places,
        buttons=lambda: buttons,
        main_button=lambda: "",
        last_button=lambda: buttons[-1] if buttons else "",
    )
    return Walk(table)


@pytest.mark.parametrize(("buttons", "at"), [((), None), (("skip",), ButtonSpot("skip"))])
def test_who_presses_to_go_on_is_never_led_to_the_log(buttons: Sequence[str], at: ButtonSpot | None) -> None:
    walked = walk(buttons)
    walked.begin()
    assert walked.at == at


def test_tab_comes_to_the_corner_even_where_nothing_leads_on() -> None:
    walked = walk(())
    walked.step(1)
    assert walked.at == LogSpot()
