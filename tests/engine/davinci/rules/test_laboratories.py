"""Phase A, in which work is interrupted and started, and what is changed about laboratories."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Interrupt, PlaceMaster, Start
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.events import PhaseBegan, WorkAdvanced, WorkDone, WorkInterrupted, WorkStarted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Laboratory, holdings
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    Game,
    lab,
    resolving,
    rule,
    seat,
    start_of_work,
    stock,
    table,
)

SMALL, LARGE = Place.SMALL, Place.LARGE


@rule("8.15")
@pytest.mark.parametrize(
    ("laboratory", "weeks"),
    [
        (lab(5, on=16, apprentices=1), 1),
        (lab(5, on=16, apprentices=3), 3),
        (lab(5, on=16, master=True), 2),
        (lab(5, on=16, automata=1), 2),
        (lab(5, on=16, weeks=4, apprentices=2, master=True, automata=1), 4 + 2 + 2 + 2),
        (lab(5, on=16, weeks=4), 4),
    ],
)
def test_an_apprentice_adds_1_week_a_master_2_and_an_automaton_2(laboratory: Laboratory, weeks: int) -> None:
    game = resolving(table(seat(2, apprentices=4, master=not laboratory.master, small=laboratory), seat()))
    assert game.small(ANNA).weeks == weeks


@rule("8.15")
def test_then_workers_return_and_automata_stay() -> None:
    busy = lab(5, on=16, apprentices=3, master=True, automata=1)
    game = resolving(table(seat(apprentices=1, master=False, small=busy), seat()))
    assert game.small(ANNA) == lab(5, on=16, weeks=7, automata=1)
    assert game.seat(ANNA).apprentices == 4
    assert game.seat(ANNA).master


@rule("8.15")
def test_automata_in_an_idle_laboratory_do_nothing() -> None:
    game = resolving(table(seat(small=lab(5, automata=1)), seat()))
    assert game.small(ANNA) == lab(5, automata=1)
    assert game.happened(WorkAdvanced) == []


@rule("8.15")
def test_weeks_beyond_15_are_not_counted() -> None:
    game = resolving(table(seat(small=lab(5, on=16, weeks=13, automata=1, apprentices=2)), seat(), deck=[16, 6, 7]))
    assert game.small(ANNA).weeks == 15
    assert game.happened(WorkAdvanced) == [WorkAdvanced(ANNA, SMALL, 4, 15)]


@rule("8.15")
def test_all_laboratories_advance_from_leonardo_clockwise() -> None:
    busy = seat(small=lab(5, on=16, automata=1), large=lab(6, on=17, automata=2))
    game = resolving(table(busy, busy, busy, leonardo=CARLO))
    advanced = [(event.seat, event.laboratory, event.weeks) for event in game.happened(WorkAdvanced)]
    assert advanced == [
        (number, place, weeks) for number in (CARLO, ANNA, BIANCA) for place, weeks in ((SMALL, 2), (LARGE, 4))
    ]


def startable(game: Game) -> list[tuple[Place, int]]:
    return [(start.laboratory, start.invention) for start in game.options(Start)]


@rule("6.1")
def test_from_leonardo_clockwise_each_seat_has_one_turn() -> None:
    game = start_of_work(table(*[seat(hand="iron")] * 3, leonardo=BIANCA))
    game.does(BIANCA, Done()).does(CARLO, Done()).does(ANNA, Done())
    assert game.state.phase is Phase.PLACEMENT
    assert [event.seat for event in game.happened(WorkDone)] == [BIANCA, CARLO, ANNA]
    assert PhaseBegan(Phase.PLACEMENT) in game.events


@rule("6.1")
def test_a_seat_may_start_in_each_idle_laboratory_in_its_turn() -> None:
    game = start_of_work(table(seat(hand="iron rope", large=lab(4)), seat(hand="iron")))
    assert startable(game) == [(SMALL, 1), (SMALL, 3), (SMALL, 13), (LARGE, 1), (LARGE, 3), (LARGE, 13)]
    game.does(ANNA, Start(SMALL, 1), Start(LARGE, 3))
    assert (game.small(ANNA).invention, game.large(ANNA).invention) == (1, 3)
    assert game.decider == BIANCA


@rule("6.1")
def test_in_phase_a_nothing_else_can_be_done() -> None:
    game = start_of_work(table(seat(hand="iron"), seat()))
    assert game.objection(PlaceMaster(Place.COUNCIL)).rule == "6.1"
    assert game.objection(Start(LARGE, 1)).rule == "6.1"


@rule("6.2")
def test_the_exact_components_go_under_the_laboratory() -> None:
    game = start_of_work(table(seat(hand="rope brick brick"), seat(), round=4))
    game.does(ANNA, Start(SMALL, 8))
    assert game.hand(ANNA) == stock("brick")
    assert game.small(ANNA) == lab(3, on=8, weeks=0, started=4)


@rule("6.2")
def test_without_the_components_nothing_is_started() -> None:
    game = start_of_work(table(seat(hand="rope"), seat()))
    assert startable(game) == [(SMALL, 3)]
    assert game.objection(Start(SMALL, 8)).rule == "6.2"


@rule("6.2", "13.1")
def test_others_see_only_that_a_laboratory_is_busy() -> None:
    """Bianca sees the same whether Anna starts number 1 with one card or number 8 with two."""
    before = table(seat(hand="iron rope brick"), seat(hand="iron"))
    seen = []
    for invention in (1, 8):
        game = start_of_work(before).does(ANNA, Start(SMALL, invention))
        seen.append((GAME.view(game.state, BIANCA), [event.seen_by(BIANCA) for event in game.events]))
    assert seen[0] == seen[1]
    laboratory = seen[0][0].seats[ANNA].laboratories[0]
    assert laboratory.busy
    assert laboratory.invention is None
    assert seen[0][0].seats[ANNA].hand is None


@rule("6.3")
def test_a_laboratory_works_on_one_invention_at_a_time() -> None:
    game = start_of_work(table(seat(hand="iron", small=lab(on=3)), seat(), round=2))
    assert startable(game) == []
    assert game.objection(Start(SMALL, 1)).rule == "6.3"


@rule("6.3")
def test_the_two_laboratories_never_work_on_the_same_invention() -> None:
    game = start_of_work(table(seat(hand="iron iron", large=lab(4)), seat(hand="iron")))
    game.does(ANNA, Start(SMALL, 1))
    assert game.decider == BIANCA
    game = start_of_work(table(seat(hand="iron rope", small=lab(on=1), large=lab(4)), seat(), round=1))
    assert startable(game) == [(LARGE, 3), (LARGE, 13)]
    assert game.objection(Start(LARGE, 1)).rule == "6.3"


@rule("6.3")
def test_two_seats_may_work_on_the_same_invention() -> None:
    game = start_of_work(table(seat(hand="iron"), seat(hand="iron")))
    game.does(ANNA, Start(SMALL, 1)).does(BIANCA, Start(SMALL, 1))
    assert game.small(ANNA) == game.small(BIANCA) == lab(on=1)


@rule("6.4")
def test_components_under_a_laboratory_serve_no_other_work() -> None:
    game = start_of_work(table(seat(hand="rope", small=lab(on=1), large=lab(4)), seat(), round=1))
    assert startable(game) == [(LARGE, 3)]
    assert game.objection(Start(LARGE, 13)).rule == "6.2"


@rule("6.4")
def test_the_owner_may_always_look_at_them() -> None:
    game = start_of_work(table(seat(small=lab(on=8)), seat(), round=2))
    assert GAME.view(game.state, ANNA).seats[ANNA].laboratories[0].invention == 8


@rule("6.5")
def test_an_invention_that_the_seat_owns_cannot_be_started_again() -> None:
    game = start_of_work(table(seat(hand="iron rope", owned=[1]), seat()))
    assert startable(game) == [(SMALL, 3), (SMALL, 13)]
    assert game.objection(Start(SMALL, 1)).rule == "6.5"


@rule("6.6")
def test_an_invention_still_in_the_deck_may_be_started() -> None:
    state = table(seat(hand="wood"), seat())
    assert 2 in state.deck
    assert startable(start_of_work(state)) == [(SMALL, 2)]


@rule("6.6")
def test_one_that_somebody_completed_cannot_be_started() -> None:
    game = start_of_work(table(seat(hand="iron rope"), seat(owned=[1])))
    assert startable(game) == [(SMALL, 3), (SMALL, 13)]
    assert game.objection(Start(SMALL, 1)).rule == "6.6"


@rule("6.6", "9.7")
def test_one_that_left_the_game_cannot_be_started() -> None:
    game = start_of_work(table(seat(hand="wood rope"), seat(), deck=[3, 7, 14]))
    assert 2 in game.state.removed
    assert startable(game) == [(SMALL, 3), (SMALL, 7)]
    assert game.objection(Start(SMALL, 2)).rule == "6.6"


@rule("6.6", "10.4")
@pytest.mark.parametrize("number", [8, 9])
def test_in_rounds_8_and_9_too_inventions_may_be_started(number: int) -> None:
    state = table(seat(hand="wood rope"), seat(), round=number)
    assert 2 in state.deck
    assert startable(start_of_work(state)) == [(SMALL, 2), (SMALL, 3), (SMALL, 7)]


@rule("6.7")
def test_to_interrupt_loses_the_weeks_and_returns_the_components() -> None:
    game = start_of_work(table(seat(small=lab(on=8, weeks=5, started=2)), seat(), round=3))
    game.does(ANNA, Interrupt(SMALL))
    assert game.small(ANNA) == lab()
    assert game.hand(ANNA) == stock("rope brick")
    assert game.happened(WorkInterrupted) == [WorkInterrupted(ANNA, SMALL, 8, weeks_lost=5, shown=False)]


@rule("6.7")
def test_only_work_begun_in_an_earlier_round_can_be_interrupted() -> None:
    game = start_of_work(table(seat(hand="iron rope rope", large=lab(4)), seat(), round=2))
    game.does(ANNA, Start(SMALL, 1))
    assert game.options(Interrupt) == []
    assert game.objection(Interrupt(SMALL)).rule == "6.7"
    assert game.objection(Interrupt(LARGE)).rule == "6.7"


@rule("6.7")
def test_after_an_interruption_any_invention_may_be_started() -> None:
    game = start_of_work(table(seat(hand="iron", small=lab(on=3, weeks=2)), seat(), round=3))
    game.does(ANNA, Interrupt(SMALL))
    assert startable(game) == [(SMALL, 1), (SMALL, 3), (SMALL, 13)]
    game.does(ANNA, Start(SMALL, 3))
    assert game.small(ANNA) == lab(on=3, weeks=0, started=3)


@rule("6.7")
def test_what_was_interrupted_can_go_on_in_the_other_laboratory() -> None:
    game = start_of_work(table(seat(small=lab(on=3, weeks=2), large=lab(6)), seat(), round=3))
    game.does(ANNA, Interrupt(SMALL), Start(LARGE, 3))
    assert game.large(ANNA) == lab(6, on=3, started=3)


@rule("6.7", "9.6")
def test_interrupting_completed_work_gives_the_late_right_up() -> None:
    late = lab(on=1, weeks=2, started=1, shown=True)
    game = start_of_work(table(seat(small=late), seat(owned=[1]), seat(hand="iron rope"), round=3))
    game.does(ANNA, Interrupt(SMALL))
    assert game.hand(ANNA) == stock("iron")
    assert game.decider == CARLO, "Anna can start nothing with the iron"


@rule("6.7")
def test_automata_stay_when_work_is_interrupted() -> None:
    game = start_of_work(table(seat(small=lab(5, automata=1, on=1, weeks=2)), seat(), round=3))
    game.does(ANNA, Interrupt(SMALL))
    assert game.small(ANNA) == lab(5, automata=1)


@rule("6.8")
def test_only_cards_that_match_an_invention_can_be_laid() -> None:
    """With wood and glass in hand there is number 2 and number 5; no invention takes both, so nobody lays both."""
    game = start_of_work(table(seat(hand="wood glass"), seat()))
    laid = [INVENTIONS[start.invention].components for start in game.options(Start)]
    assert laid == [stock("wood"), stock("glass")]


@rule("6.8", "13.1")
def test_what_is_declared_stays_secret() -> None:
    event = WorkStarted(ANNA, SMALL, 8, shown=False)
    assert event.seen_by(ANNA) == event
    assert event.seen_by(BIANCA) == event.seen_by(None) == WorkStarted(ANNA, SMALL, None, shown=False)


@rule("6.9")
def test_a_seat_may_show_what_it_starts() -> None:
    game = start_of_work(table(seat(hand="rope brick"), seat(), round=2))
    shown = Start(SMALL, 8, reveal=True)
    assert shown not in game.legal
    assert GAME.objection(game.state, shown) is None
    game.does(ANNA, shown)
    assert game.small(ANNA) == lab(on=8, started=2, shown=True)
    assert GAME.view(game.state, BIANCA).seats[ANNA].laboratories[0].invention == 8
    (event,) = game.happened(WorkStarted)
    assert event.seen_by(BIANCA) == event


@rule("6.9")
def test_by_default_it_is_not_shown() -> None:
    assert not Start(SMALL, 8).reveal


@rule("6.9")
def test_showing_does_not_make_an_illegal_start_legal() -> None:
    game = start_of_work(table(seat(hand="rope"), seat()))
    assert game.objection(Start(SMALL, 8, reveal=True)).rule == "6.2"


@rule("6.7", "13.1")
def test_after_an_interruption_it_stays_unknown_what_it_was() -> None:
    hidden = WorkInterrupted(ANNA, SMALL, 8, weeks_lost=3, shown=False)
    assert hidden.seen_by(BIANCA) == WorkInterrupted(ANNA, SMALL, None, weeks_lost=3, shown=False)
    assert hidden.seen_by(ANNA) == hidden
    open_work = WorkInterrupted(ANNA, SMALL, 8, weeks_lost=3, shown=True)
    assert open_work.seen_by(BIANCA) == open_work


@rule("13.2")
def test_starting_and_interrupting_keep_what_a_seat_holds() -> None:
    game = start_of_work(table(seat(hand="iron rope", small=lab(on=8)), seat(), round=2))
    before = holdings(game.seat(ANNA))
    game.does(ANNA, Interrupt(SMALL), Start(SMALL, 1))
    assert holdings(game.seat(ANNA)) == before == stock("iron rope rope brick")
