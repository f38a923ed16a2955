"""What is told of choices: one number for a view, the best first, no more than is known, and only beyond doubt."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

import pytest
from attrs import evolve, frozen

from leonardo.ai.advising import Compared, compare, estimated, with_reasons
from leonardo.ai.calibration import PLAIN, Line
from leonardo.ai.estimate import (
    NO_GAP,
    Estimating,
    Gap,
    Judged,
    Prospect,
    SeatEstimate,
    Span,
    in_percent,
    in_units,
    percent,
    sure,
)
from leonardo.ai.player import Budget
from leonardo.ai.sequential_halving import Rated, World
from leonardo.ai.thought import Reason, Thoughts

THOUGHTS = Thoughts("game.advice")
SEAT: Final = 0


@frozen
class Seen:
    """A view of a game of two seats that is nothing else: how likely the viewer comes first, and with how much."""

    chance: float
    florins: float
    viewer: int = SEAT


class Certain(Prospect[Seen]):
    """Every world shows the same."""

    def __init__(self, view: Seen) -> None:
        self._view = view
        self.course, self.sides, self.over = 0.5, (0, 1), False

    def deal(self, random: Random) -> Seen:  # noqa: ARG002 - nothing is hidden
        return self._view

    def now(self, world: World[Seen]) -> Judged:
        chance = world.state.chance
        return Judged((chance, 1 - chance), (world.state.florins, 30.0))

    ahead = now

    def after(self, state: Seen, action: object) -> Seen:  # noqa: ARG002 - nothing is done in it
        return state

    def seen(self, state: Seen) -> Seen:
        return state


ESTIMATOR: Final = Estimating(Certain, lambda: evolve(PLAIN, drift=Line(0.3, 0.3), spread=Line(8.0, 8.0)), 64)
VIEW: Final = Seen(0.4, 45.0)


def rated(action: str, *shares: float, florins: float = 40.0) -> Rated[str]:
    """A choice by which the seat came first in these shares, by world, and ended with so much in each."""
    chance = sum(shares) / len(shares)
    return Rated(action, chance, florins, len(shares), chance, shares, (florins,) * len(shares))


def told(*choices: Rated[str], view: Seen = VIEW) -> list[Compared[str]]:
    return estimated(ESTIMATOR, view, choices, Budget(tries=64))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_best_comes_first_by_shown_chance_then_by_score(
    order: tuple[int, ...],
) -> None:
    choices = (
        rated("likelier", *[0.8] * 40, florins=30),
        rated("as likely, and richer", *[0.4] * 40, florins=45),
        rated("as likely", *[0.4] * 40, florins=38),
    )
    found = told(*(choices[number] for number in order))
    assert [each.rated.action for each in found] == ["likelier", "as likely, and richer", "as likely"]
    shown = [(in_percent(each.expected.chance), sum(in_units(each.expected.score))) for each in found]
    assert shown == sorted(shown, reverse=True)


def test_the_best_has_the_estimate_of_the_view() -> None:
    for share in (0.2, 0.5, 0.7):
        best, worse = told(rated("best", *[share] * 40), rated("worse", *[share / 2] * 40))
        assert best.expected == ESTIMATOR(VIEW).seats[SEAT]
        assert worse.expected.chance.likely < best.expected.chance.likely


def test_nobody_is_told_to_end_with_less_than_nothing() -> None:
    view = Seen(0.4, 5.0)
    best, worse = told(rated("best", *[0.4] * 40, florins=30), rated("worse", *[0.2] * 40, florins=10), view=view)
    assert best.expected.score.least == worse.expected.score.least == 0.0
    assert in_units(worse.expected.score)[0] == 0


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_what_ends_all_imagined_games_alike_is_not_certain(share: float) -> None:
    for each in told(rated("one", *[share] * 200), rated("other", *[0.5] * 200), view=Seen(share, 45.0)):
        chance = each.expected.chance
        assert chance.least < chance.most
        assert 1 <= min(in_percent(chance)) <= max(in_percent(chance)) <= 99


def test_nothing_is_shown_as_none_or_all_that_is_not_certain() -> None:
    assert [percent(share) for share in (0.0, 1e-6, 0.004, 0.5, 0.996, 1 - 1e-6, 1.0)] == [0, 1, 1, 50, 99, 99, 100]
    assert percent(sum([0.1] * 10)) == 100


def test_fewer_tries_widen_the_doubt_and_not_the_claim() -> None:
    few, many = (told(*(rated(name, *shares * count) for name, shares in BOTH.items()))[1] for count in (2, 40))
    assert few.gap.chance.likely == pytest.approx(many.gap.chance.likely)
    assert few.gap.chance.width > many.gap.chance.width
    assert few.gap.chance.least < many.gap.chance.least
    assert (few.gap.chance.least > 0, many.gap.chance.least > 0) == (False, True)


BOTH: Final[Mapping[str, tuple[float, ...]]] = {"better": (0.9, 0.1), "worse": (0.8, 0.1)}


def test_what_does_not_exceed_the_doubt_is_told_as_good() -> None:
    better, worse = told(*(rated(name, *shares * 2) for name, shares in BOTH.items()))
    reasons = [each.reason for each in with_reasons(lambda _: (), THOUGHTS, (better, worse))]
    assert reasons == ["game.advice.thought_alike", "game.advice.as_good"]


def test_numbers_differ_only_where_the_words_say_so() -> None:
    """A choice that is as good as far as can be foreseen has the same chance beside it; a worse one has less."""
    best, as_good, worse = told(
        rated("best", *(0.9, 0.1) * 20),
        rated("as good", *(0.1, 0.9) * 20),
        rated("worse", *(0.6, 0.02) * 20),
    )
    assert in_percent(best.expected.chance) == in_percent(as_good.expected.chance)
    assert in_percent(worse.expected.chance) < in_percent(best.expected.chance)
    found = with_reasons(lambda _: (), THOUGHTS, (best, as_good, worse))
    assert [each.reason for each in found] == ["game.advice.thought_best", "game.advice.as_good", "game.advice.less"]


def test_of_few_choices_all_are_told_and_no_senseless_one_first() -> None:
    """What is sensible did worse here by chance."""

    def rate(
        actions: Sequence[str],
        budget: Budget,  # noqa: ARG001 - a double
        also: Sequence[str],  # noqa: ARG001
        *,
        thorough: bool,  # noqa: ARG001
    ) -> list[Rated[str]]:
        return [rated(each, *[0.5 if each == "sensible" else 0.6] * 8) for each in actions]

    found = compare(rate, ["sensible"], ["senseless", "sensible"], (), Budget(tries=16))
    assert {each.action for each in found} == {"sensible", "senseless"}
    first, second = estimated(ESTIMATOR, VIEW, found, Budget(tries=64), ["sensible"])
    assert first.rated.action == "sensible"
    assert second.expected.chance.likely <= first.expected.chance.likely


def test_a_reason_that_holds_for_both_is_not_told() -> None:
    facts = {
        "better": (Reason("ready", {"invention": 7}), Reason("finishes", {"invention": 7, "florins": 20})),
        "worse": (Reason("ready", {"invention": 9}), Reason("ready", {"invention": 7})),
    }
    better, worse = told(rated("better", *[0.8] * 40), rated("worse", *[0.4] * 40))
    found = with_reasons(lambda action: facts[action], THOUGHTS, (better, worse))
    assert [each.reason for each in found] == ["finishes", "game.advice.less"]


@pytest.mark.parametrize("worse", [0.8, 0.4])
def test_a_guess_supports_only_a_choice_better_beyond_doubt(worse: float) -> None:
    """What a card is worth to one by a guess contradicts that it may as well be left to others."""
    guess = Reason("gains", {"florins": 180}, guess=True)
    better, other = told(rated("better", *[0.8] * 40), rated("other", *[worse] * 40))
    for best, second in ((False, True), (True, False)):
        facts: dict[str, Sequence[Reason]] = {"better": (guess,) * best, "other": (guess,) * second}
        found = with_reasons(facts.__getitem__, THOUGHTS, (better, other))
        assert ("gains" in [each.reason for each in found]) == (best and worse < 0.8)


def test_what_seems_better_by_luck_is_told_as_good() -> None:
    """A lead by half again its error is what the best of a few alike has by chance."""
    one = (0.4, 0.6, 0.5, 0.7, 0.3) * 8
    two = tuple(share - by for share, by in zip(one, (0.1, -0.06) * 20, strict=True))
    better, other = told(rated("better", *one), rated("other", *two))
    assert better.gap == NO_GAP
    assert not other.gap.beyond_doubt
    assert other.gap.chance.likely > 0


def test_a_reason_of_choices_as_good_is_told_once() -> None:
    better, other = told(rated("better", *[0.8] * 40), rated("other", *[0.8] * 40))
    found = with_reasons(lambda _: (Reason("ready", {"invention": 7}),), THOUGHTS, (better, other))
    assert [each.reason for each in found] == ["ready", "game.advice.as_good"]


def test_what_is_compared_is_shown_alike() -> None:
    narrow, wide = Span(0.1, 0.14, 0.19), Span(0.11, 0.17, 0.24)
    assert in_percent(narrow) == (14, 14)
    assert in_percent(narrow, [wide]) == (10, 20)
    assert in_percent(wide, [narrow]) == in_percent(wide) == (10, 25)
    assert in_percent(sure(0.0), [wide]) == (0, 0)


def test_a_choice_has_no_more_doubt_than_alone_or_the_best_one() -> None:
    best = SeatEstimate(Span(0.8, 0.98, 0.998), sure(30.0))
    gap = Gap(Span(0.05, 0.19, 0.42), sure(0.0))
    alone = SeatEstimate(Span(0.7, 0.82, 0.9), sure(28.0))
    assert best.less(gap).chance.width > 0.6
    told = best.less(gap, alone).chance
    assert told.likely == pytest.approx(0.79)
    assert told.width < 0.3
    assert best.less(gap, SeatEstimate(sure(0.8), sure(28.0))) == best.less(gap)


def test_a_chance_is_shown_as_roughly_as_it_is_known() -> None:
    assert in_percent(Span(0.42, 0.45, 0.48)) == (45, 45)
    assert in_percent(Span(0.41, 0.52, 0.69)) == (40, 70)
    assert in_percent(Span(0.0, 0.01, 0.02)) == (1, 1)
    assert in_units(Span(38.2, 47.0, 56.4)) == (38, 56)
    assert in_units(Span(380.0, 640.0, 1020.0)) == (400, 1000)


def gap(florins: tuple[float, float], chance: tuple[float, float]) -> Gap:
    return Gap(*(Span(least, (least + most) / 2, most) for least, most in (chance, florins)))


@pytest.mark.parametrize(
    ("found", "key", "values"),
    [
        (gap((2.2, 4.2), (0.04, 0.11)), "thought_both", {"more": (2, 4), "by": (4, 11)}),
        (gap((2.2, 4.2), (-0.01, 0.11)), "thought_more", {"more": (2, 4)}),
        (gap((-1.0, 4.2), (0.04, 0.11)), "thought_chance", {"by": (4, 11)}),
        (gap((-1.0, 4.2), (-0.01, 0.11)), "thought_alike", {}),
        (gap((0.1, 0.4), (0.001, 0.004)), "thought_alike", {}),
    ],
)
def test_florins_and_chances_are_told_as_far_as_beyond_doubt(
    found: Gap, key: str, values: dict[str, tuple[int, int]]
) -> None:
    told = THOUGHTS.ahead(found)
    assert (told.key, told.values) == (f"game.advice.{key}", values)


def test_what_is_worse_is_told_by_the_best() -> None:
    assert THOUGHTS.behind(gap((2, 4), (0.04, 0.11))).key == "game.advice.less"
    assert THOUGHTS.behind(gap((2, 4), (-0.04, 0.11))).key == "game.advice.behind"
    assert THOUGHTS.behind(gap((-2, 4), (-0.04, 0.11))).key == "game.advice.as_good"


def test_all_that_is_found_so_is_known_by_its_key() -> None:
    certain = Gap(sure(0.05), sure(3.0))
    assert {THOUGHTS.ahead(certain).key, THOUGHTS.behind(certain).key, THOUGHTS.alike.key} < THOUGHTS.keys


def test_a_chance_within_doubt_is_as_good_as_the_choice() -> None:
    assert Rated("a choice", 1.04, 50, 8).likely == 1.0
    assert Rated("a choice", 0.3, 50, 8).likely == 0.3


@pytest.mark.parametrize(
    ("one", "other", "as_well"),
    [
        (Reason("ready", {"invention": 7}), Reason("ready", {"invention": 7}), True),
        (Reason("another_type", {"invention": 7}), Reason("another_type", {"invention": 9}), True),
        (
            Reason("finishes", {"invention": 7, "florins": 20}),
            Reason("finishes", {"invention": 9, "florins": 5}),
            False,
        ),
        (Reason("ready", {"invention": 7}), Reason("free", {}), False),
    ],
)
def test_a_reason_parts_choices_unless_both_have_as_much_of_it(one: Reason, other: Reason, as_well: bool) -> None:
    assert one.holds_as_well(other) is as_well
