"""Setting up, for a first game (rule 3) and for experienced players (rules 4.1 to 4.3)."""

from random import Random

import pytest
from attrs import evolve

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT, Tier
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options, Setup
from leonardo.engine.davinci.state import in_academy, in_shops
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    ENZO,
    Game,
    experts,
    lab,
    new_game,
    rule,
    seat,
)


def deal(seats: int = 4, setup: str = BEGINNER, seed: int = 1, start: int | None = 0) -> Setup:
    return GAME.deal(Options(seats, setup, (), start), Random(seed))


@rule("3.1", "3.3")
@pytest.mark.parametrize("start", range(5))
def test_endowments_a_to_e_go_clockwise_from_the_start(start: int) -> None:
    game = new_game(5, start=start)
    given = [game.seat((start + step) % 5) for step in range(5)]
    assert given == [
        seat(3, 5, small=lab(3), hand="iron rope rope brick"),
        seat(3, 5, small=lab(3), large=lab(4), hand="iron"),
        seat(3, 4, small=lab(5, automata=1), hand="rope"),
        seat(13, 3, small=lab(3), hand="iron rope brick glass"),
        seat(8, 3, small=lab(3), large=lab(6), hand="rope brick"),
    ]


@rule("3.1")
def test_the_start_player_takes_leonardo_and_begins() -> None:
    game = new_game(4, start=CARLO)
    assert game.state.leonardo == CARLO
    assert game.decider == CARLO


@rule("3.1")
def test_the_start_player_is_drawn_if_nobody_was_chosen() -> None:
    drawn = {deal(start=None, seed=seed).start for seed in range(50)}
    assert drawn == {ANNA, BIANCA, CARLO, DORA}


@rule("3.2")
@pytest.mark.parametrize(
    ("seats", "apprentices"), [(2, [3, 3]), (3, [4, 4, 3]), (4, [5, 5, 4, 3]), (5, [5, 5, 4, 3, 3])]
)
def test_with_few_players_there_are_fewer_apprentices(seats: int, apprentices: list[int]) -> None:
    game = new_game(seats)
    assert [each.apprentices for each in game.state.seats] == apprentices
    assert all(each.master for each in game.state.seats)


@rule("3.2", "3.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_can_reach_9_apprentices(seats: int) -> None:
    state = new_game(seats).state
    for number, each in enumerate(state.seats):
        assert each.apprentices + in_academy(number, each, state.queues) == 9


@rule("3.4")
def test_1_florin_lies_on_the_council_and_the_rest_in_the_shops() -> None:
    game = new_game(5)
    assert game.state.treasury == 1
    assert in_shops(game.state.seats) == (12 - 3, 12, 12 - 5, 12 - 3, 12 - 1)


@rule("3.5")
@pytest.mark.parametrize(
    ("seats", "display"), [(2, [1, 12, 8]), (3, [1, 12, 8, 3]), (4, [1, 12, 8, 3, 9]), (5, [1, 12, 8, 3, 9])]
)
def test_the_first_requests(seats: int, display: list[int]) -> None:
    assert new_game(seats).displayed() == display


@rule("3.6")
@pytest.mark.parametrize("setup", [BEGINNER, EXPERT])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_is_laid_in_three_piles(seats: int, setup: str) -> None:
    for seed in range(20):
        dealt = deal(seats, setup, seed)
        cards = [*dealt.deck] if setup == BEGINNER else [*dealt.display, *dealt.deck]
        top, middle, bottom = cards[:-16], cards[-16:-5], cards[-5:]
        tiers = [INVENTIONS[card].tier for card in middle if card < 16]
        assert sorted(bottom) == [21, 22, 23, 24, 25]
        assert set(range(16, 21)) < set(middle)
        assert sorted(tiers) == [Tier.BRONZE] + [Tier.COPPER] * 2 + [Tier.SILVER] * 3
        assert all(card < 16 for card in top)


@rule("3.6")
def test_each_pile_is_shuffled() -> None:
    first, second = deal(seed=1).deck, deal(seed=2).deck
    assert first[:-16] != second[:-16]
    assert first[-16:-5] != second[-16:-5]
    assert first[-5:] != second[-5:]


def test_the_same_random_stream_deals_the_same_set_up() -> None:
    assert deal(seed=7, start=None) == deal(seed=7, start=None)


@rule("3.7")
def test_the_round_marker_starts_at_1() -> None:
    assert new_game(3).state.round == 1


@rule("4.1")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_experts_draw_the_first_requests_from_the_deck(seats: int, shown: int) -> None:
    game = experts(seats)
    assert len(game.displayed()) == shown
    assert len(game.state.deck) == 25 - shown - (3 if seats == 2 else 0)
    assert game.state.treasury == 1


@rule("4.2")
def test_with_2_experts_three_cards_are_set_aside_openly() -> None:
    game = experts(2)
    aside = game.state.removed
    assert sorted(INVENTIONS[card].tier for card in aside) == [Tier.BRONZE, Tier.COPPER, Tier.SILVER]
    assert GAME.view(game.state, None).removed == aside


@rule("4.2")
@pytest.mark.parametrize(("seats", "setup"), [(2, BEGINNER), (3, EXPERT), (4, EXPERT), (5, EXPERT)])
def test_else_no_card_is_set_aside(seats: int, setup: str) -> None:
    assert deal(seats, setup).removed == ()


@rule("4.3", "4.1")
def test_experts_all_start_alike() -> None:
    game = experts(5, start=ENZO)
    assert list(game.state.seats) == [seat(3, 3, small=lab(3))] * 5
    assert game.decider == ENZO


GOOD = deal()
PAIR = deal(2, EXPERT)


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (evolve(GOOD, seats=6), "seats must be"),
        (evolve(GOOD, setup="turn 0"), "setup must be beginner or expert"),
        (evolve(GOOD, variants=("codex",)), "the only variant"),
        (evolve(GOOD, variants=(CODEX_LEONARDI_1,) * 2), "the only variant"),
        (evolve(GOOD, start=4), "start must be a seat from 0 to 3"),
        (evolve(GOOD, start=-1), "start must be a seat from 0 to 3"),
        (evolve(GOOD, deck=GOOD.deck[1:]), r"each of the 25 inventions once \(rule 1\.6\)"),
        (evolve(GOOD, deck=(GOOD.deck[1], *GOOD.deck[1:])), r"rule 1\.6"),
        (
            evolve(GOOD, display=GOOD.display[:4], deck=(9, *GOOD.deck)),
            r"5 inventions must be on display \(rule 10\.3\)",
        ),
        (evolve(GOOD, display=(12, 1, 8, 3, 9)), r"display of a first game is fixed \(rule 3\.5\)"),
        (evolve(GOOD, deck=GOOD.deck[::-1]), r"piles \(a\), \(b\) and \(c\) \(rule 3\.6\)"),
        (evolve(GOOD, deck=GOOD.deck[1:], removed=GOOD.deck[:1]), r"rule 4\.2"),
        (evolve(PAIR, deck=(*PAIR.removed, *PAIR.deck), removed=()), r"rule 4\.2"),
    ],
)
def test_an_impossible_set_up_is_refused_with_its_rule(setup: Setup, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        GAME.begin(setup)


def test_what_is_dealt_can_begin() -> None:
    for seats in (2, 3, 4, 5):
        for setup in (BEGINNER, EXPERT):
            for seed in range(5):
                game = Game(GAME.begin(deal(seats, setup, seed, start=None), watched=True))
                assert len(game.legal) > 1
