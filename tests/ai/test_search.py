"""A search of choices that are played on: what they are worth, which comes first, and what each costs."""

import gc
from collections.abc import Callable, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import evolve

from leonardo.ai import gc_pause, sequential_halving
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import SETTLING, Effort, World, Worlds, limit, rate
from leonardo.engine.game import NATURE
from tests.tiny.game import GAME, Bid, Bidding, Options, State, Throw

GOOD = {"usual": 0.5, "poor": 0.2, "fair": 0.4, "good": 0.6, "best": 0.8}
"""Choices and how good they are on average; the first is never dropped."""
PATIENT = Effort(tries=160, late=lambda: False, doubt=0.7, certainty=1e9, alike=0.0)
"""Never sure, never late: all tries are spent."""


def worlds(seed: int = 1) -> Worlds[float]:
    """Worlds that are but a number: by how much all choices do better or worse in it."""
    return Worlds(lambda random: random.uniform(-0.5, 0.5), Random(seed))


def play(world: World[float], choice: str) -> tuple[float, float]:
    """Do as well as the choice is, as the world is kind, and as a little luck wills that differs by choice."""
    worth = GOOD[choice] + world.state + 0.01 * Random(f"{world.seed}/{choice}").random()
    return worth, 10 * worth


def test_the_best_choice_comes_first_however_much_worlds_differ() -> None:
    rated = rate(list(GOOD), 1, worlds(), play, PATIENT)
    assert [each.action for each in rated[:2]] == ["best", "good"]
    assert rated[0].score == pytest.approx(10 * rated[0].worth)


def test_who_is_late_hears_which_share_of_its_tries_was_made() -> None:
    heard: list[float] = []
    rate(list(GOOD), 1, worlds(), play, evolve(PATIENT, tries=50, late=lambda: True, cut=heard.append))
    rate(list(GOOD), 1, worlds(), play, evolve(PATIENT, cut=heard.append))
    assert heard == [len(GOOD) / 50]


def test_the_tries_go_to_those_that_do_best_and_are_spent() -> None:
    rated = rate(list(GOOD), 1, worlds(), play, PATIENT)
    tries = {each.action: each.tries for each in rated}
    assert tries["best"] > tries["poor"]
    assert 0.8 * PATIENT.tries <= sum(tries.values()) <= 1.2 * PATIENT.tries


def test_what_is_kept_is_tried_as_often_as_the_best() -> None:
    rated = rate(["usual", "poor", "fair", "good", "best"], 2, worlds(), play, PATIENT)
    tries = {each.action: each.tries for each in reversed(rated)}
    assert tries["usual"] == tries["poor"] == rated[0].tries


def test_all_choices_meet_the_same_worlds_with_the_same_chance() -> None:
    met: dict[str, list[tuple[float, float]]] = {choice: [] for choice in GOOD}

    def noted(world: World[float], choice: str) -> tuple[float, float]:
        met[choice].append((world.state, world.players().random()))
        return play(world, choice)

    rate(list(GOOD), 1, worlds(), noted, PATIENT)
    longest = max(met.values(), key=len)
    assert len(set(longest)) == len(longest)
    assert all(longest[: len(each)] == each for each in met.values())


def test_the_first_choice_stands_until_one_is_surely_better() -> None:
    def blurred(world: World[float], choice: str) -> tuple[float, float]:
        worth = Random(f"{world.seed}/{choice}").uniform(-1, 1) + (0.01 if choice == "other" else 0.0)
        return worth, worth

    bold, careful = evolve(PATIENT, tries=24, doubt=0.0), evolve(PATIENT, tries=24, doubt=20.0)
    firsts = [rate(["usual", "other"], 1, worlds(seed), blurred, careful)[0].action for seed in range(20)]
    assert set(firsts) == {"usual"}
    firsts = [rate(["usual", "other"], 1, worlds(seed), blurred, bold)[0].action for seed in range(20)]
    assert set(firsts) == {"usual", "other"}


def counted(effort: Effort, choose: Callable[[World[float], str], tuple[float, float]] = play) -> int:
    """How often anything is tried for a decision."""
    return sum(each.tries for each in rate(list(GOOD), 1, worlds(), choose, effort))


def test_thinking_ends_where_one_choice_is_best_beyond_doubt() -> None:
    assert counted(evolve(PATIENT, certainty=3.0)) == SETTLING * len(GOOD)


def test_no_thought_is_spent_on_choices_that_are_alike() -> None:
    def same(world: World[float], _: str) -> tuple[float, float]:
        return world.state, 0.0

    assert counted(evolve(PATIENT, certainty=3.0, alike=0.001), same) == SETTLING * len(GOOD)
    assert counted(evolve(PATIENT, certainty=3.0, alike=0.0), same) > SETTLING * len(GOOD)


def test_thinking_ends_with_the_world_in_which_the_time_is_over() -> None:
    answers = iter([False, False, True])
    assert counted(evolve(PATIENT, tries=10**6, late=lambda: next(answers))) == 3 * len(GOOD)


def test_a_single_choice_is_not_thought_about() -> None:
    (only,) = rate(["best"], 1, worlds(), play, PATIENT)
    assert (only.action, only.tries) == ("best", 0)


@pytest.mark.parametrize(
    ("budget", "over"),
    [
        (UNLIMITED, [False, False, True]),
        (Budget(seconds=0.5), [False, True, True]),
        (Budget(seconds=0.5, tries=10), [False, True, True]),
        (Budget(tries=10), [False, False, False]),
    ],
)
def test_time_is_limited_unless_only_tries_are(
    budget: Budget, over: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(sequential_halving, "perf_counter", lambda: now[0])
    late = limit(budget, patience=2.0)
    told = []
    for time in (100.4, 101.0, 103.0):
        now[0] = time
        told.append(late())
    assert told == over


# A game in which chance plays on


def thrown() -> State:
    """The tiny game after the first throw: a seat is to bid."""
    state: State = GAME.begin(GAME.deal(Options(), Random(1))).state
    return GAME.apply(state, Throw(4)).state


def low(_: State, legal: Sequence[Bid], random: Random) -> Bid:
    return random.choice(legal[:2])


def play_out(
    world: World[State],
    bid: Bid,
    choose: Callable[[State, Sequence[Any], Random], Bid],
    done: Callable[[State], bool] = lambda _: False,
) -> State:
    random, turns = world.players(), 0
    state = GAME.apply(world.state, bid).state
    while (decider := GAME.decider(state)) is not None and not done(state):
        if decider == NATURE:
            state = GAME.apply(state, GAME.chance(state, world.nature(turns))).state
            turns += 1
        else:
            state = GAME.apply(state, choose(state, GAME.legal(state), random)).state
    return state


def throws(world: World[State], bid: Bid) -> tuple[int, ...]:
    """What the die shows in a world, round by round, after a bid."""
    seen: dict[int, int] = {}

    def noted(state: State, legal: Sequence[Bid], random: Random) -> Bid:
        assert isinstance(state.question, Bidding)
        seen[state.round] = state.question.prize
        return low(state, legal, random)

    play_out(world, bid, noted)
    return tuple(seen.values())


def test_nature_plays_on_with_the_same_luck_for_every_choice() -> None:
    met = set()
    for number in range(6):
        lucks = {throws(World(thrown(), number), Bid(coins)) for coins in range(6)}
        assert len(lucks) == 1
        met.update(lucks)
    assert len(met) > 3


def test_it_is_played_on_to_the_end_or_until_it_is_done() -> None:
    world = World(thrown(), 1)
    assert GAME.decider(play_out(world, Bid(2), low)) is None
    assert play_out(world, Bid(2), low, lambda state: state.round == 2).round == 2


def test_choices_are_rated_in_a_game_with_chance() -> None:
    """To bid all that one has for the first prize wins it, and leaves nothing: one coin less than it brings is best."""

    def judged(world: World[State], bid: Bid) -> tuple[float, float]:
        standing = GAME.standing(play_out(world, bid, low, lambda state: state.round == 2))
        return standing.scores[0] / 10, float(standing.scores[0])

    view = GAME.view(thrown(), 0)
    dealt = Worlds(lambda random: GAME.determinize(view, random), Random(3))
    rated = rate([Bid(0), Bid(1), Bid(2), Bid(5)], 1, dealt, judged, PATIENT)
    assert rated[0].action == Bid(1)


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


def test_a_choice_is_worth_its_share_of_first_place_and_the_lead() -> None:
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


def test_tidying_is_put_off_only_meanwhile() -> None:
    with gc_pause.paused_gc():
        assert not gc.isenabled()
        with gc_pause.paused_gc():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_tidying_goes_on_after_an_error() -> None:
    with pytest.raises(ValueError, match="no"), gc_pause.paused_gc():
        raise ValueError("no")
    assert gc.isenabled()
