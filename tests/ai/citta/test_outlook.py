"""How a position is judged where imagined games are broken off: by what was fitted to games, and by its names."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.ai.citta import evaluation
from leonardo.ai.citta.evaluation import TRAITS
from scripts.training import train_city
from tests.engine.citta.build import ANNA, BIANCA, party, street

STORED = Path(evaluation.__file__).with_name("outlook.json")


@pytest.fixture(scope="module")
def beginnings() -> list[train_city.Beginning]:
    return train_city.play((1, 0))


def test_the_package_says_how_its_outlook_is_made_anew() -> None:
    usual = train_city.parser().parse_args([])
    assert json.loads(STORED.read_text(encoding="utf-8"))["made"] == {"games": usual.games, "seed": usual.seed}


def test_what_is_written_is_what_is_read() -> None:
    text = train_city.as_text(evaluation.fitted(), json.loads(STORED.read_text(encoding="utf-8"))["made"])
    assert text == STORED.read_text(encoding="utf-8")


def test_an_outlook_that_was_fitted_to_other_things_is_refused() -> None:
    document = json.loads(STORED.read_text(encoding="utf-8"))
    document["traits"]["luck"] = 1.0
    with pytest.raises(ValueError, match="other things"):
        evaluation.read(document)


def test_chances_add_up_and_what_is_good_counts_for_its_owner(
    beginnings: list[train_city.Beginning],
) -> None:
    weights, begun = evaluation.fitted(), beginnings[3]
    before = evaluation.chances(begun.parties, begun.left, weights)
    assert sum(before.values()) == pytest.approx(1)
    first = begun.winner
    for place, name in enumerate(TRAITS):
        better = list(begun.parties[first])
        better[place] += -100 if name == "owes" else 100
        parties = {**begun.parties, first: tuple(better)}
        assert evaluation.chances(parties, begun.left, weights)[first] > before[first], name


def test_the_nearer_the_end_the_surer_it_is_who_wins() -> None:
    early, late = (evaluation.shares(street(party(600), party(300), party(300), round=round_)) for round_ in (10, 20))
    assert 1 / 3 < early[ANNA] < late[ANNA]


def test_a_rent_ahead_makes_less_likely_to_win() -> None:
    owned = party(owns={5: (1, 2, 3, 4)})
    before, behind = (evaluation.shares(street(party(square=square), owned, party())) for square in (1, 6))
    assert before[ANNA] < behind[ANNA]
    assert before[BIANCA] > behind[BIANCA]


def test_each_game_is_looked_at_when_its_rounds_begin(beginnings: list[train_city.Beginning]) -> None:
    rounds = [each.round for each in beginnings]
    assert rounds == list(range(1, rounds[-1] + 1))
    assert all(each.winner in each.parties for each in beginnings)


def test_the_fit_finds_what_decides(beginnings: list[train_city.Beginning]) -> None:
    """In games which the richest party wins, capital counts most."""
    pytest.importorskip("numpy", reason="the fit needs the extra for assets")
    won = [evolve(each, winner=max(each.parties, key=lambda seat: each.parties[seat][0])) for each in beginnings]
    weights = train_city.fit([evolve(each, game=number) for number, each in enumerate(won * 4)])
    assert weights.traits[TRAITS.index("capital")] == max(weights.traits)
