"""What must hold after every step is really watched: each kind of fault is found."""

import pytest

from leonardo.engine.davinci.actions import Done, Pass
from leonardo.engine.davinci.constants import Phase
from leonardo.engine.davinci.invariants import violations
from leonardo.engine.davinci.state import Group, Laboratory, State
from leonardo.engine.frozen import evolve
from tests.engine.davinci.build import ANNA, lab, placing, seat, table

GOOD = placing(table(seat(hand="iron"), seat())).state


def with_anna(**changes: object) -> State:
    return evolve(GOOD, seats=(evolve(GOOD.seats[ANNA], **changes), *GOOD.seats[1:]))


def with_laboratory(laboratory: Laboratory, large: Laboratory | None = None) -> State:
    return with_anna(laboratories=(laboratory, large))


FAULTS: dict[str, State] = {
    "a card is missing": evolve(GOOD, deck=GOOD.deck[1:]),
    "a card is twice": with_anna(owned=(1,)),
    "too many components": with_anna(hand=(13, 0, 0, 0, 0)),
    "fewer than no components": with_anna(hand=(-1, 0, 0, 0, 0)),
    "debts": with_anna(florins=-1),
    "a debt of the Council": evolve(GOOD, treasury=-1),
    "no master": with_anna(master=False),
    "two masters": evolve(GOOD, queues=((Group(ANNA, 0, True),), *GOOD.queues[1:])),
    "ten apprentices": with_anna(apprentices=10),
    "an empty group": evolve(GOOD, queues=((Group(ANNA, 0, False),), *GOOD.queues[1:])),
    "a laboratory of 4 spaces that is small": with_laboratory(lab(4)),
    "four automata": with_laboratory(lab(5, automata=2), lab(6, automata=2)),
    "too many workers in a laboratory": with_laboratory(lab(3, on=2, apprentices=4)),
    "workers in an idle laboratory": with_laboratory(lab(3, apprentices=1)),
    "weeks in an idle laboratory": with_laboratory(lab(3, weeks=1)),
    "more than 15 weeks": with_laboratory(lab(3, on=2, weeks=16)),
    "the same work twice": with_laboratory(lab(3, on=2), lab(4, on=2)),
    "nothing is asked": evolve(GOOD, question=None, options=()),
    "other answers than the rules say": evolve(GOOD, options=(Done(), Pass())),
    "a forced decision": evolve(GOOD, options=(Pass(),)),
    "an answer twice": evolve(GOOD, options=(*GOOD.options, Pass())),
}


def test_a_good_state_has_no_violations() -> None:
    assert violations(GOOD) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(fault: str) -> None:
    assert violations(FAULTS[fault])


def test_the_end_of_the_game_needs_no_question() -> None:
    assert violations(evolve(GOOD, question=None, options=(), phase=Phase.OVER)) == []
