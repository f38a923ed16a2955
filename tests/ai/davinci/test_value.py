"""The learned value: it judges seats as games then end, and pays for means what they bring.

What is in the package is pinned. `python3 scripts/training/train_value.py` makes it anew, on any machine the same
(`--check` compares); after a training that is meant, pin here what it wrote.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from operator import mul
from pathlib import Path
from statistics import correlation, mean

import pytest

from leonardo.ai.davinci.judging import learned
from leonardo.ai.davinci.judging.features import expected, features, shares
from leonardo.ai.davinci.judging.learned import AT, FEATURES, MEANS, judge_of, prices_of
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import State
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, walk
from scripts.training import train_value
from scripts.training.train_value import Sample
from tests.engine.davinci.build import lab, seat, table

DIGEST = "c180bbf31c9377f6e1eb1137172d19836b31442d8e7c6abee96cef14a4d6ab20"
FOUR, TWO_EXPERTS = KINDS[8], KINDS[2]
JUDGED: dict[tuple[Kind, int], dict[int, tuple[float, ...]]] = {
    (FOUR, 3): {2: (22.9, 39.8, 30.5, 34.3), 5: (17.0, 29.9, 19.8, 32.3), 9: (-2.8, 8.0, -10.1, 22.4)},
    (TWO_EXPERTS, 4): {2: (51.0, 36.9), 5: (22.1, 30.2), 9: (-0.8, 11.4)},
}
"""The florins that seats are expected to end with, when some rounds of random games begin."""
STORED = Path(learned.__file__).with_name("value.json")


def test_the_package_has_the_value_that_was_trained() -> None:
    assert sha256(STORED.read_bytes()).hexdigest() == DIGEST


def test_it_says_how_it_is_made_anew() -> None:
    usual = train_value.parser().parse_args([])
    made = json.loads(STORED.read_text(encoding="utf-8"))["made"]
    assert made == {
        "seed": usual.seed,
        "thumb": usual.thumb,
        "rollout": usual.rollout,
        "stages": train_value.STAGES,
    }


@pytest.mark.parametrize(("kind", "seed"), JUDGED)
def test_positions_are_judged_as_ever(kind: Kind, seed: int) -> None:
    begun: dict[int, State] = {}
    for _, step in walk(kind, seed, Style.EAGER):
        begun.setdefault(step.state.round, step.state)
    for number, florins in JUDGED[kind, seed].items():
        assert expected(begun[number])[0] == pytest.approx(florins, abs=0.051), number


@pytest.fixture(scope="module")
def held_back() -> Mapping[int, Sequence[Sample]]:
    """Some of the games that were played for the training but kept from the fit, by round."""
    seed = str(train_value.parser().get_default("seed"))
    samples = [sample for game in range(0, 120, 10) for sample in train_value.play((seed, game, False))]
    return {number: [sample for sample in samples if sample.key[1] == number] for number in train_value.ROUNDS}


def judged(samples: Sequence[Sample]) -> list[float]:
    """What the value says of seats when a round begins."""
    return [sum(map(mul, judge_of(sample.key[1]).weights, sample.described)) for sample in samples]


@pytest.mark.slow
def test_it_knows_the_more_the_later_it_is_asked(held_back: Mapping[int, Sequence[Sample]]) -> None:
    early, late = (
        correlation(judged(held_back[number]), [sample.total for sample in held_back[number]]) for number in (4, 8)
    )
    assert 0.3 < early < late
    assert late > 0.8


@pytest.mark.slow
@pytest.mark.parametrize("number", train_value.ROUNDS)
def test_it_is_as_far_off_as_it_says(held_back: Mapping[int, Sequence[Sample]], number: int) -> None:
    samples = held_back[number]
    off = mean((one - sample.total) ** 2 for one, sample in zip(judged(samples), samples, strict=True)) ** 0.5
    assert 0.6 < off / judge_of(number).spread < 1.6


def test_every_seat_has_as_many_numbers_as_there_are_weights() -> None:
    assert {len(described) for described in features(table(seat(), seat(), seat()))} == {len(FEATURES)}
    assert {len(judge_of(number).weights) for number in train_value.ROUNDS} == {len(FEATURES)}


def test_each_feature_is_what_its_own_name_says() -> None:
    """A feature that is put in between moves all after it: what is read by name cannot be another one then."""
    assert len(set(FEATURES)) == len(FEATURES)
    begun = table(seat(20, 4, hand="rope rope brick", small=lab(5), owned=(1, 2)), seat(7, 2), treasury=3)
    described, rival = (dict(zip(FEATURES, each, strict=True)) for each in features(begun))
    assert (described["florins"], described["apprentices"], described["components"]) == (20 / 20, 4 / 9, 3 / 8)
    assert (described["small5"], described["large"], described["automata"]) == (1.0, 0.0, 0.0)
    assert (described["kinds_held"], described["kinds_twice"]) == (2 / 5, 1 / 5)
    assert (described["cards"], described["types"], described["idle"]) == (2 / 5, 2 / 5, 1 / 2)
    assert (described["crowd"], described["components_kinds"]) == ((4 / 9) ** 2, 3 / 8 * (2 / 5))
    assert (described["treasury"], described["two_seats"], described["constant"]) == (3 / 5, 1.0, 1.0)
    assert (described["leonardo"], rival["leonardo"]) == (1.0, 0.0)
    for name in MEANS:
        assert described[f"rivals.{name}"] == pytest.approx(rival[name])
        assert rival[f"rivals.{name}"] == pytest.approx(described[name])
    assert described["best_rival"] == rival["wealth"] + rival["prizes"]


def test_work_in_progress_is_named_after_its_laboratory() -> None:
    anna = seat(small=lab(3, on=8, weeks=3), large=lab(4, on=3, weeks=1))
    described = dict(zip(FEATURES, features(table(anna, seat(), round=9, display=[8, 3, 12]))[0], strict=True))
    assert described["better.prize"] >= described["other.prize"]
    assert {described["better.weeks"], described["other.weeks"]} == {
        (INVENTIONS[8].weeks - 3) / 15,
        (INVENTIONS[3].weeks - 1) / 15,
    }
    assert described["better.new_type"] == described["other.new_type"] == 1.0
    assert described["better.long"] == described["better.prize"] * described["better.weeks"]


@pytest.mark.parametrize(
    "names", [FEATURES[:-1], (*FEATURES[:3], "spaces", "automata", *FEATURES[5:]), (*FEATURES, "luck")]
)
def test_a_value_that_was_learned_with_other_features_is_refused(names: tuple[str, ...]) -> None:
    rounds = {"2": {"weights": [1.0] * len(names), "spread": 1.0}}
    with pytest.raises(ValueError, match="other features"):
        learned.read(names, rounds)


def test_what_a_feature_counts_is_read_by_its_name() -> None:
    judge = judge_of(4)
    assert [judge.weight(name) for name in FEATURES] == list(judge.weights)
    assert judge.weight("large6") == judge.weights[AT["large6"]]


def test_means_are_worth_the_less_the_fewer_rounds_are_left() -> None:
    for price in ("apprentice", "automaton", "large6", "component"):
        worths = [getattr(prices_of(number), price) for number in range(1, 9)]
        assert worths == sorted(worths, reverse=True)
        assert round(min(worths), 1) >= 0


def test_shares_add_up_and_the_richest_has_the_most() -> None:
    ended = shares([30.0, 42.0, 35.0], 8.0)
    assert sum(ended) == pytest.approx(1)
    assert ended[0] < ended[2] < ended[1]
