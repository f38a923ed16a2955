"""Where the keyboard begins on a table, and where its arrows lead: never to the corner by chance, and back again."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from leonardo.app.table.input.keyboard import Walk
from leonardo.app.table.spots import CORNER, ButtonSpot, LogSpot, SeatSpot


def walk(buttons: Sequence[str]) -> Walk:
    """Return the walk of somebody who is nowhere yet, at a table where others play."""
    spots = [*CORNER, *map(ButtonSpot, buttons)]
    places = {spot: Rect(40 * number, 0, 30, 30) for number, spot in enumerate(spots)}
    traits = SimpleNamespace(worth_a_look=lambda _spot: True, unlit=(), around=(), spends=lambda _view, _spot: False)
    table: Any = SimpleNamespace(
        hands=SimpleNamespace(held=None, lies=False, lasts=False, moves=SimpleNamespace(traits=traits)),
        free=False,
        view=lambda: None,
        areas=lambda: places,
        buttons=lambda: buttons,
        main_button=lambda: "",
        ways=lambda: buttons,
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


def among(places: dict[Any, Rect], *, main: str = "") -> tuple[Walk, Any]:
    """Return the walk of somebody who may press all these places, and what must be known of the table."""
    traits = SimpleNamespace(worth_a_look=lambda _spot: True, unlit=(), around=(), spends=lambda _view, _spot: False)
    moves = SimpleNamespace(traits=traits, liftable=lambda _view: {}, direct=lambda _view: {})
    things = frozenset(spot for spot in places if not isinstance(spot, ButtonSpot))
    table: Any = SimpleNamespace(
        hands=SimpleNamespace(held=None, lies=False, lasts=False, moves=moves, walked=lambda _view: things),
        free=True,
        asks=Work(0),
        view=lambda: SimpleNamespace(question=table.asks),
        areas=lambda: places,
        seen_places=lambda: places,
        buttons=lambda: [spot.key for spot in places if isinstance(spot, ButtonSpot)],
        main_button=lambda: main,
        ways=lambda: (main,) if main else (),
    )
    return Walk(table), table


@frozen
class Work:
    seat: int


@frozen
class Other:
    seat: int


def test_the_keyboard_stays_at_what_can_be_pressed_again() -> None:
    places: dict[Any, Rect] = {SeatSpot(1): Rect(0, 90, 30, 30), ButtonSpot("done"): Rect(0, 0, 30, 30)}
    for asks, stays in ((Work(0), True), (Work(1), False), (Other(0), False)):
        walked, table = among(places, main="done")
        walked.at = SeatSpot(1)
        walked.press()
        walked.at, table.asks = None, asks
        walked.begin()
        assert walked.at == (SeatSpot(1) if stays else ButtonSpot("done"))
        walked.at = None
        walked.begin()
        assert walked.at == ButtonSpot("done"), "what was pressed once is forgotten when another question comes"


def test_the_keyboard_leaves_a_thing_that_can_be_pressed_no_more() -> None:
    places: dict[Any, Rect] = {SeatSpot(1): Rect(0, 90, 30, 30), ButtonSpot("done"): Rect(0, 0, 30, 30)}
    walked, _ = among(places, main="done")
    walked.at = SeatSpot(1)
    walked.press()
    walked.at = None
    del places[SeatSpot(1)]
    walked.begin()
    assert walked.at == ButtonSpot("done")


DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1))


@given(
    st.lists(st.tuples(st.integers(0, 40), st.integers(0, 24)), min_size=2, max_size=12, unique=True),
    st.sampled_from(DIRECTIONS),
)
def test_the_opposite_arrow_leads_back(corners: list[tuple[int, int]], direction: tuple[int, int]) -> None:
    places: dict[Any, Rect] = {SeatSpot(number): Rect(30 * x, 30 * y, 28, 28) for number, (x, y) in enumerate(corners)}
    walked, _ = among(places)
    for start in places:
        walked.at = start
        walked.go(direction)
        if walked.at != start:
            walked.go((-direction[0], -direction[1]))
            assert walked.at == start


def test_an_arrow_to_the_side_does_not_leap_up_into_the_corner() -> None:
    places: dict[Any, Rect] = {SeatSpot(1): Rect(300, 400, 30, 30), LogSpot(): Rect(320, 0, 30, 30)}
    walked, _ = among(places)
    walked.at = SeatSpot(1)
    came = list[Any]()
    for arrow in ((1, 0), (0, -1)):
        walked.go(arrow)
        came.append(walked.at)
    assert came == [SeatSpot(1), LogSpot()]
