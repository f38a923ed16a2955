"""The course of a round (rule 5) and decisions that are not asked (rule 13.4)."""

from random import Random

import pytest

from leonardo.engine.davinci import GAME, flow
from leonardo.engine.davinci.actions import Bid, Done, Pass, PlaceApprentices, PlaceMaster, Start, Take, Withdraw
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import (
    AdvantageTaken,
    DistrictOpened,
    PhaseBegan,
    PlacementPassed,
    RoundBegan,
    WorkDone,
    WorkersWithdrew,
)
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import IllegalActionError
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    Game,
    group,
    lab,
    new_game,
    placing,
    resolving,
    rule,
    seat,
    start_of_work,
    table,
)

PHASES = [Phase.START_WORK, Phase.PLACEMENT, Phase.RESOLUTION, Phase.COMPLETION]


def played_at_random(seats: int, seed: int) -> Game:
    game = new_game(seats, seed=seed)
    random = Random(seed)
    while game.decider is not None:
        game.does(game.decider, random.choice(game.legal))
    return game


@rule("5.1", "5.2")
def test_each_of_nine_rounds_has_four_phases() -> None:
    game = played_at_random(4, seed=3)
    phases = [event.phase for event in game.happened(PhaseBegan)]
    assert phases == PHASES * 9 + [Phase.OVER]
    assert [event.round for event in game.happened(RoundBegan)] == list(range(1, 10))


@rule("5.2", "10.4")
@pytest.mark.parametrize("number", [8, 9])
def test_in_rounds_8_and_9_workers_go_to_laboratories_only(number: int) -> None:
    game = placing(table(seat(small=lab(on=1)), seat(small=lab(on=1)), round=number))
    places = {action.at for action in game.options(PlaceApprentices)} | {
        action.at for action in game.options(PlaceMaster)
    }
    assert places == {Place.SMALL}
    assert game.objection(PlaceApprentices(1, Place.SMITHY)).rule == "5.2"
    assert game.objection(PlaceMaster(Place.COUNCIL)).rule == "5.2"


@rule("5.2")
def test_in_rounds_8_and_9_no_district_is_resolved() -> None:
    game = played_at_random(3, seed=5)
    eighth = game.events.index(RoundBegan(8))
    assert any(isinstance(event, DistrictOpened) for event in game.events[:eighth])
    assert not any(isinstance(event, DistrictOpened) for event in game.events[eighth:])


@rule("13.4")
def test_a_seat_that_can_do_nothing_is_not_asked_in_phase_a() -> None:
    game = start_of_work(table(seat(), seat(hand="iron"), seat(), seat()))
    assert game.decider == BIANCA
    assert game.happened(WorkDone) == [WorkDone(ANNA, forced=True)]
    game.does(BIANCA, Done())
    assert [(event.seat, event.forced) for event in game.happened(WorkDone)] == [
        (ANNA, True),
        (BIANCA, False),
        (CARLO, True),
        (DORA, True),
    ]


@rule("13.4")
@pytest.mark.parametrize("onlooker", [BIANCA, None])
def test_a_forced_end_of_phase_a_looks_like_a_chosen_one(onlooker: int | None) -> None:
    assert WorkDone(ANNA, forced=True).seen_by(onlooker) == WorkDone(ANNA, forced=False).seen_by(onlooker)
    assert WorkDone(ANNA, forced=True).seen_by(ANNA) == WorkDone(ANNA, forced=True)


@rule("13.4")
def test_after_the_last_start_the_phase_goes_on_by_itself() -> None:
    game = start_of_work(table(seat(hand="iron"), seat(hand="rope")))
    game.does(ANNA, Start(Place.SMALL, 1))
    assert game.decider == BIANCA


@rule("13.4", "7.8")
def test_a_seat_without_workers_passes_by_itself() -> None:
    game = placing(table(seat(apprentices=0, master=False), seat(), queues={Place.KILN: [group(ANNA, 3, master=True)]}))
    assert game.decider == BIANCA
    assert game.happened(PlacementPassed) == [PlacementPassed(ANNA, forced=True)]


@rule("13.4", "8.11")
def test_a_seat_that_can_pay_no_more_withdraws_by_itself() -> None:
    game = resolving(table(seat(1), seat(1), queues={Place.SMITHY: [group(ANNA), group(BIANCA)]}))
    game.does(ANNA, Take())
    assert game.happened(WorkersWithdrew) == [
        WorkersWithdrew(BIANCA, Place.SMITHY, forced=True, unpaid=2),
        WorkersWithdrew(ANNA, Place.SMITHY, forced=True, unpaid=2),
    ]
    assert len(game.happened(AdvantageTaken)) == 1


def test_an_illegal_decision_is_refused_and_says_by_which_rule() -> None:
    game = placing(table(seat(), seat()))
    with pytest.raises(IllegalActionError, match=r"rule 7\.2") as refused:
        GAME.apply(game.state, PlaceMaster(Place.SMALL))
    assert refused.value.objection.reason == "laboratory_idle"
    assert refused.value.action == PlaceMaster(Place.SMALL)


def test_a_decision_of_another_kind_is_refused() -> None:
    game = placing(table(seat(), seat()))
    for action in (Done(), Withdraw(), Bid(1, 0), Start(Place.SMALL, 1)):
        assert game.objection(action).rule == "7.1"


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    game = played_at_random(2, seed=1)
    assert game.decider is None
    assert game.legal == ()
    assert game.objection(Pass()).rule == "11"


def test_what_is_decided_does_not_change_the_state_before() -> None:
    game = placing(table(seat(), seat()))
    before, shown = game.state, repr(game.state)
    game.does(ANNA, PlaceApprentices(2, Place.KILN))
    assert repr(before) == shown
    assert before != game.state


def test_a_thought_played_on_in_one_draft_ends_as_the_game() -> None:
    random = Random(8)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    draft, options = Draft(state), state.options
    while options:
        assert options == GAME.legal(state)
        action = random.choice(options)
        state, options = GAME.apply(state, action).state, flow.play_on(draft, action)
    assert draft.freeze(()) == state
