"""Why work is begun, given up and done at home: each reason is shown by a position."""

import pytest

from leonardo.engine.davinci.actions import Action, Done, Interrupt, Pass, PlaceApprentices, PlaceMaster, Start
from leonardo.engine.davinci.state import Seat
from tests.ai.davinci.reasons.telling import GOLD, HIDDEN, LIFT, SHOWN, SMALL, Told, told
from tests.engine.davinci.build import Game, lab, placing, seat, start_of_work, stock, table

# ---- starting work, and giving it up


def beginning(anna: Seat, bianca: Seat | None = None, round_: int = 3, display: list[int] | None = None) -> Game:
    return start_of_work(table(anna, bianca or seat(), round=round_, display=display or SHOWN, deck=[HIDDEN]))


WORK = [
    (
        beginning(seat(hand="rope"), display=[3, 16, 22]),
        Start(SMALL, 3),
        ("start_ready", {"invention": 3, "florins": 4}),
    ),
    (beginning(seat(hand="rope brick")), Start(SMALL, LIFT), ("start_alone", {"invention": LIFT})),
    (
        beginning(seat(hand="rope brick", owned=[1, 2]), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_type", {"ordinal": 3, "florins": 8}),
    ),
    (
        beginning(seat(hand="rope brick"), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_pays", {"weeks": 7, "florins": 8}),
    ),
    (
        beginning(seat(hand="rope brick", owned=[3]), seat(hand="rope brick")),
        Start(SMALL, LIFT),
        ("start_pays", {"weeks": 5, "florins": 8}),
    ),
    (
        beginning(seat(hand="glass glass wood wood")),
        Start(SMALL, HIDDEN),
        ("start_deck", {"invention": HIDDEN}),
    ),
    (beginning(seat(small=lab(on=GOLD, weeks=1)), round_=9), Interrupt(SMALL), ("interrupt_late", {"invention": GOLD})),
    (
        beginning(seat(small=lab(on=HIDDEN, weeks=9)), round_=8),
        Interrupt(SMALL),
        ("interrupt_unpaid", {"invention": HIDDEN}),
    ),
    (
        beginning(seat(small=lab(on=LIFT, weeks=2))),
        Interrupt(SMALL),
        ("interrupt_frees", {"components": stock("rope brick")}),
    ),
    (beginning(seat(small=lab(on=LIFT, weeks=2))), Done(), ("done_goes_on", {})),
    (beginning(seat(hand="iron iron wood wood"), round_=8), Done(), ("done_in_vain", {})),
    (beginning(seat(hand="rope brick")), Done(), ("done_keeps", {"florins": 8})),
    (beginning(seat(hand="rope brick"), display=[3, 8]), Done(), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), WORK, ids=lambda value: str(value)[:30])
def test_why_to_begin_or_to_give_up(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected


# ---- workers at home


def at_home(weeks: int, *, on: int = LIFT, round_: int = 3, bianca: Seat | None = None) -> Game:
    anna = seat(small=lab(on=on, weeks=weeks))
    return placing(table(anna, bianca or seat(), round=round_, display=SHOWN, deck=[HIDDEN]))


FAST = seat(hand="rope", small=lab(on=3, weeks=0))
"""Bianca's covered laboratory may hold what takes a rope only."""
SLOW = seat(apprentices=0, small=lab(3, on=LIFT, weeks=0))
"""Hers may hold the lift, of which nothing is done yet."""


HOME = [
    (at_home(6), PlaceApprentices(1, SMALL), ("finishes", {"invention": LIFT, "florins": 8})),
    (at_home(14, on=HIDDEN), PlaceApprentices(1, SMALL), ("finishes_work", {"invention": HIDDEN})),
    (at_home(14, on=HIDDEN, round_=8), PlaceApprentices(1, SMALL), ("ready_alone", {"invention": HIDDEN, "round": 8})),
    (at_home(4), PlaceApprentices(1, SMALL), ("nearly_finishes", {"invention": LIFT, "weeks": 2, "florins": 8})),
    (at_home(4), PlaceMaster(SMALL), ("nearly_finishes", {"invention": LIFT, "weeks": 1, "florins": 8})),
    (at_home(1), PlaceMaster(SMALL), ("ready_alone", {"invention": LIFT, "round": 5})),
    (at_home(1, bianca=SLOW), PlaceMaster(SMALL), ("ready_in", {"invention": LIFT, "round": 5})),
    (at_home(1, bianca=SLOW), PlaceApprentices(3, SMALL), ("ready_first", {"invention": LIFT, "round": 4})),
    (at_home(1, bianca=FAST), PlaceMaster(SMALL), ("ready_alone", {"invention": LIFT, "round": 5})),
    (at_home(0, on=GOLD), PlaceApprentices(1, SMALL), ("gets_on", {"invention": GOLD, "done": 1, "needed": 15})),
    (at_home(15, on=HIDDEN, round_=9), Pass(), ("pass_done", {})),
    (at_home(1), Pass(), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), HOME, ids=lambda value: str(value)[:30])
def test_why_to_work_at_home(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected
