"""Choices that are played on: what they are worth, how likely one comes first by them, and who cannot ask."""

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds

DEPTH = Depth(tries=400, patience=9.0, rounds=1, margin=0.01, doubt=1.0, few=3, certainty=99.0, alike=0.0)


class Bag:
    """A game of one decision: a number is drawn from a bag, and whoever chose no more than that comes first."""

    round, question = 1, None

    def __init__(self, drawn: int) -> None:
        self.drawn, self.chosen = drawn, 0


class BagSearch(Search[int, Bag, int]):
    """A world is the number in the bag."""

    def deal(self, random: Random) -> int:
        return random.randrange(10)

    def choices(self, _: Worlds[int], legal: Sequence[int], __: Random) -> tuple[int, Sequence[int]]:
        return legal[0], legal

    def begin(self, world: World[int]) -> tuple[Bag, Choose[Bag, int]]:
        return Bag(world.state), lambda _, options: options[0]

    def play_on(self, draft: Bag, action: int) -> Sequence[int]:
        draft.chosen = action
        return ()

    def judge(self, draft: Bag, *, over: bool) -> End:
        assert over
        return float(draft.chosen <= draft.drawn), draft.chosen - 5.0, float(draft.chosen)


def seat(viewer: int | None) -> SimpleNamespace:
    return SimpleNamespace(viewer=viewer, round=1)


def test_a_choice_is_worth_its_share_of_the_first_place_and_a_little_what_one_is_ahead_by() -> None:
    assert BagSearch(seat(0), DEPTH).play(World(7, 1), 6) == (1.01, 6.0)


def test_each_choice_is_told_with_how_often_one_came_first_by_it() -> None:
    rated = BagSearch(seat(0), DEPTH).rate([0, 9], Random(1), Budget(tries=400))
    by_choice = {each.action: each.chance for each in rated}
    assert rated[0].action == 0
    assert by_choice[0] == 1.0
    assert 0.0 <= (by_choice[9] or 0.0) < 0.5


def test_an_onlooker_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        BagSearch(seat(None), DEPTH)


def test_more_tries_look_a_round_further_where_that_is_wished() -> None:
    patient = Depth(tries=4, patience=9.0, rounds=2, further=100, margin=0.0, doubt=1.0, few=3, alike=0.0)
    assert [patient.last_round(present, tries) for present, tries in ((0, 4), (3, 99), (3, 100))] == [2, 4, 5]
