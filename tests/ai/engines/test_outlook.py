"""How a position is judged where imagined games are broken off: by what was fitted to games, and by their names."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.ai.engines import evaluation
from leonardo.ai.engines.evaluation import A_ROUND, EARNS, NOW, Weights
from scripts.training import train_outlook

STORED = Path(evaluation.__file__).with_name("outlook.json")


@pytest.fixture(scope="module")
def beginnings() -> list[train_outlook.Beginning]:
    return [each for number in range(2) for each in train_outlook.play((1, number))]


def test_the_package_says_how_its_outlook_is_made_anew() -> None:
    usual = train_outlook.parser().parse_args([])
    assert json.loads(STORED.read_text(encoding="utf-8"))["made"] == {"games": usual.games, "seed": usual.seed}


def test_what_is_written_is_what_is_read() -> None:
    text = train_outlook.as_text(evaluation.fitted(), {"games": 900, "seed": 1})
    assert text == STORED.read_text(encoding="utf-8")


def test_an_outlook_that_was_fitted_to_other_things_is_refused() -> None:
    document = json.loads(STORED.read_text(encoding="utf-8"))
    document["now"]["luck"] = 1.0
    with pytest.raises(ValueError, match="other things"):
        evaluation.read(document)


@pytest.mark.slow
def test_chances_add_up_and_what_one_has_counts(
    beginnings: list[train_outlook.Beginning],
) -> None:
    weights, begun = evaluation.fitted(), beginnings[3]
    before = evaluation.chances(begun.seats, begun.left, weights)
    assert sum(before) == pytest.approx(1)
    for name in ("points", "infantry", "leonardo", "most_cards"):
        first = begun.seats[0]
        richer = evolve(first, now=tuple(each + (name == at) for at, each in zip(NOW, first.now, strict=True)))
        assert evaluation.chances([richer, *begun.seats[1:]], begun.left, weights)[0] > before[0], name


def test_final_points_are_those_of_now_and_of_rounds_to_come(
    beginnings: list[train_outlook.Beginning],
) -> None:
    begun = beginnings[2]
    weights = Weights((0.0,) * len(NOW), (0.0,) * len(A_ROUND), 1.0, (2.0,) + (0.0,) * (len(EARNS) - 1), 0.5)
    for each, told in zip(begun.seats, evaluation.points_at_the_end(begun.seats, begun.left, 99, weights), strict=True):
        assert told == each.points + begun.left * (2.0 + each.cities) + 0.5 * each.towers
    assert max(evaluation.points_at_the_end(begun.seats, begun.left, 1, weights)) == 1


def test_each_game_is_looked_at_when_its_rounds_begin(beginnings: list[train_outlook.Beginning]) -> None:
    rounds = [each.round for each in beginnings if each.game == 0]
    assert rounds == list(range(2, rounds[-1] + 1))
    assert all(len(each.seats) == train_outlook.SEATS[each.game] for each in beginnings)
    assert all(each.points[each.winner] >= 30 for each in beginnings)


def test_the_fit_finds_what_decides() -> None:
    """In games in which the seat with more infantry wins, infantry counts most."""
    pytest.importorskip("numpy", reason="the fit needs the extra for assets")
    some = train_outlook.play((1, 1))[:6]
    place = NOW.index("infantry")
    won = [
        evolve(each, winner=max(range(len(each.seats)), key=lambda seat: each.seats[seat].now[place])) for each in some
    ]
    weights = train_outlook.fit([evolve(each, game=number) for number, each in enumerate(won * 4)])
    assert weights.now[place] > 0
