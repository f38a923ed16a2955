"""Positions in which a sensible partner knows what to do (rules cited are those of the game)."""

from random import Random

import pytest

from leonardo.ai.davinci.heuristics.contest import Contests
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.weights import THUMB
from leonardo.ai.player import UNLIMITED, stream
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    ChooseFavour,
    Done,
    GiveLeonardo,
    Interrupt,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import Box, Place, Upgrade
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    Game,
    completing,
    experts,
    group,
    lab,
    placing,
    resolving,
    seat,
    start_of_work,
    table,
)

THINKS = Thumb()


def decision(game: Game) -> Action:
    """What the player answers to the question of the game, in its seat."""
    number = game.decider
    assert number is not None
    return THINKS(GAME.view(game.state, number), game.legal, Random(1), UNLIMITED)


def whole_turns(game: Game, number: int) -> list[Action]:
    """All that the player does in one phase, the others having nothing more to say."""
    done: list[Action] = []
    phase, round_ = game.state.phase, game.state.round
    while game.decider is not None and (game.state.phase, game.state.round) == (phase, round_):
        if game.decider == number:
            done.append(decision(game))
            game.does(number, done[-1])
        else:
            game.does(game.decider, next(action for action in game.legal if isinstance(action, Pass | Done)))
    return done


# Phase A: start work


def test_it_begins_what_lies_on_display_and_in_its_hand() -> None:
    game = start_of_work(table(seat(hand="rope brick"), seat(), round=2))
    assert decision(game) == Start(Place.SMALL, 8)


def test_with_two_laboratories_it_begins_two_inventions() -> None:
    game = start_of_work(table(seat(apprentices=5, hand="rope brick iron", large=lab(4)), seat(), round=2))
    begun = whole_turns(game, ANNA)
    assert {action.invention for action in begun if isinstance(action, Start)} == {8, 1}


@pytest.mark.parametrize("round_", [8, 9])
def test_it_does_not_begin_what_cannot_be_finished(round_: int) -> None:
    """Gold takes 15 weeks; a small laboratory advances 4 in a round."""
    game = start_of_work(
        table(seat(hand="iron iron wood wood"), seat(), round=round_, display=[16, 12, 8], deck=[17, 18])
    )
    assert decision(game) == Done()


def test_it_begins_in_the_last_round_what_one_round_completes() -> None:
    game = start_of_work(table(seat(hand="iron"), seat(), round=9))
    assert decision(game) == Start(Place.SMALL, 1)


def test_it_begins_no_two_last_inventions_with_workers_for_one() -> None:
    game = start_of_work(table(seat(apprentices=2, hand="iron rope", large=lab(4)), seat(), round=9))
    begun = [action for action in whole_turns(game, ANNA) if isinstance(action, Start)]
    assert len(begun) == 1


def test_in_the_last_round_it_begins_only_what_is_on_display() -> None:
    """In rounds 8 and 9 no card is drawn, so what lies in the deck cannot be completed (rules 9.1, 10.2)."""
    game = start_of_work(table(seat(hand="wood"), seat(), round=9, display=[1, 12, 8], deck=[2, 21, 22]))
    assert decision(game) == Done()


def test_the_discount_counts_among_what_can_be_finished() -> None:
    """7 weeks less 2 for each rope card owned: 3 weeks (rule 9.2)."""
    game = start_of_work(
        table(seat(apprentices=3, hand="rope brick", owned=[3, 13]), seat(), round=9, display=[8, 12, 1])
    )
    assert decision(game) == Start(Place.SMALL, 8)


def test_it_does_not_interrupt_work_that_is_nearly_done() -> None:
    game = start_of_work(table(seat(hand="iron", small=lab(on=8, weeks=5)), seat(), round=4))
    assert decision(game) == Done()


def test_it_gives_up_what_cannot_be_finished_for_what_can() -> None:
    game = start_of_work(table(seat(hand="iron", small=lab(on=12, weeks=1)), seat(), round=9))
    assert decision(game) == Interrupt(Place.SMALL)
    assert decision(game.does(ANNA, Interrupt(Place.SMALL))) == Start(Place.SMALL, 1)


# Phase B: placement


def test_it_staffs_an_invention_that_one_worker_completes() -> None:
    game = placing(table(seat(apprentices=1, master=False, small=lab(on=8, weeks=4, master=True)), seat(), round=9))
    assert decision(game) == PlaceApprentices(1, Place.SMALL)


@pytest.mark.parametrize("round_", [3, 5, 7])
def test_it_completes_by_one_worker_before_it_goes_to_town(round_: int) -> None:
    nearly = lab(on=8, weeks=4, master=True)
    game = placing(table(seat(apprentices=1, master=False, small=nearly), seat(), round=round_))
    assert whole_turns(game, ANNA) == [PlaceApprentices(1, Place.SMALL)]


def test_it_wastes_no_worker_on_weeks_beyond_the_last() -> None:
    game = placing(table(seat(apprentices=3, small=lab(on=8, weeks=6)), seat(), round=9))
    assert decision(game) == PlaceApprentices(1, Place.SMALL)


def test_an_automaton_completes_alone() -> None:
    game = placing(table(seat(apprentices=3, small=lab(5, automata=1, on=8, weeks=5)), seat(), round=9))
    assert decision(game) == Pass()


def test_in_the_last_round_it_completes_all_that_it_can() -> None:
    """Number 8 lacks 3 weeks, number 12 lacks 5 and has room for 4: three apprentices, and three with the master."""
    small, large = lab(3, on=8, weeks=4), lab(4, on=12, weeks=6)
    game = placing(table(seat(apprentices=6, small=small, large=large), seat(), round=9))
    whole_turns(game, ANNA)
    assert set(game.seat(ANNA).owned) == {8, 12}


def test_in_the_last_round_but_one_no_useful_worker_is_idle() -> None:
    """Number 12 lacks 10 weeks, of which the large laboratory can do 5 in each of the two rounds."""
    game = placing(table(seat(apprentices=6, large=lab(4, on=12, weeks=1)), seat(), round=8))
    whole_turns(game, ANNA)
    assert game.large(ANNA).weeks == 6


def test_with_workers_for_one_it_completes_the_better_one() -> None:
    small, large = lab(3, on=1, weeks=2), lab(4, on=12, weeks=7, master=True)
    game = placing(table(seat(apprentices=2, master=False, small=small, large=large), seat(), round=9))
    assert decision(game) == PlaceApprentices(2, Place.LARGE)


def test_it_does_not_go_where_there_is_nothing_to_win() -> None:
    """All apprentices are its own already, and there is no round left to use another (rule 8.13)."""
    game = placing(table(seat(apprentices=9), seat(), round=7))
    places = {action.at for action in whole_turns(game, ANNA) if isinstance(action, PlaceApprentices | PlaceMaster)}
    assert Place.ACADEMY not in places


def test_at_first_it_looks_for_apprentices_and_laboratories() -> None:
    game = placing(table(seat(apprentices=5), seat(apprentices=5), round=1))
    places = {action.at for action in whole_turns(game, ANNA) if isinstance(action, PlaceApprentices | PlaceMaster)}
    assert {Place.ACADEMY, Place.WORKSHOP} <= places


def test_it_goes_for_the_component_that_it_lacks() -> None:
    """Number 8 needs rope and brick."""
    hungry = seat(apprentices=3, hand="rope", owned=[2])
    game = placing(table(hungry, seat(), round=5, display=[8, 17, 18], deck=[]))
    places = {action.at for action in whole_turns(game, ANNA) if isinstance(action, PlaceApprentices | PlaceMaster)}
    assert Place.KILN in places


# Phase C: resolution


def test_it_withdraws_when_the_price_is_too_high() -> None:
    """The last city round: an apprentice is good for two rounds in full laboratories, and would cost 4."""
    queues = {Place.ACADEMY: [group(BIANCA, 2), group(ANNA, 1)]}
    game = resolving(table(seat(florins=9, apprentices=7), seat(florins=9, apprentices=3), round=7, queues=queues))
    game.does(BIANCA, Take())
    assert decision(game) == Withdraw()


def test_it_takes_what_is_free_and_useful() -> None:
    game = resolving(table(seat(), seat(), round=1, queues={Place.ACADEMY: [group(ANNA)]}))
    assert decision(game) == Take()


def test_it_does_not_pay_for_components_that_nothing_needs() -> None:
    """Round 7: the only shop left sells what no invention on display or in the deck is made of."""
    queues = {Place.ROPERY: [group(BIANCA, 2), group(ANNA, 1)]}
    table_ = table(seat(florins=9), seat(florins=9), round=7, display=[1, 6, 10], deck=[], queues=queues)
    game = resolving(table_)
    game.does(BIANCA, Take())
    assert decision(game) == Withdraw()


def test_the_workshop_gives_it_a_second_laboratory_first() -> None:
    game = resolving(table(seat(apprentices=5), seat(), round=1, queues={Place.WORKSHOP: [group(ANNA, 1)]}))
    assert decision(game) == Take(Upgrade.LARGE4)


def test_at_the_council_it_takes_leonardo_and_a_rich_treasury() -> None:
    game = resolving(table(seat(), seat(), round=7, treasury=7, queues={Place.COUNCIL: [group(ANNA), group(BIANCA)]}))
    assert decision(game) == GiveLeonardo(ANNA)
    assert decision(game.does(ANNA, GiveLeonardo(ANNA))) == TakeBox(Box.TREASURY)


def test_it_buys_nothing_that_it_cannot_use() -> None:
    """Only golds are left, and none of them can be got together or finished any more."""
    queues = {Place.COUNCIL: [group(ANNA)]}
    game = resolving(table(seat(small=lab(on=1)), seat(), round=7, display=[21, 22, 23], deck=[], queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.PURCHASE))
    assert decision(game) == SaveFlorin()


def test_it_puts_on_top_of_the_deck_what_it_is_working_on() -> None:
    game = resolving(
        table(seat(small=lab(on=13)), seat(), round=3, deck=[21, 6, 13, 7], queues={Place.COUNCIL: [group(ANNA)]})
    )
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.FORESIGHT))
    answer = decision(game)
    assert isinstance(answer, Reorder)
    assert answer.deck[0] == 13


# Phase D: auctions


def auction(anna: int, bianca: int, owned: tuple[int, ...] = (), round_: int = 9) -> Game:
    """Anna and Bianca complete number 8, a rope card; their florins are those after its reward of 8."""
    work = lab(on=8, weeks=7)
    return completing(
        table(
            seat(florins=anna - 8, small=work, owned=owned),
            seat(florins=bianca - 8, small=work),
            round=round_,
        )
    )


def test_it_bids_no_more_than_a_card_is_worth() -> None:
    """The third type brings 8 florins in the last round (rule 11.1)."""
    for seed in range(20):
        game = auction(50, 50, owned=(1, 2))
        view = GAME.view(game.state, ANNA)
        answer = THINKS(view, game.legal, Random(seed), UNLIMITED)
        assert isinstance(answer, Bid)
        assert 1 <= answer.florins <= 8


def test_it_bids_nothing_for_a_card_that_brings_nothing() -> None:
    """A fourth card of a type that it owns, in the last round, against a rival without a use for it either."""
    assert decision(auction(50, 50, owned=(3,))) == Bid(8, 0)


def test_it_bids_no_more_than_it_has() -> None:
    game = auction(10, 50, owned=(1, 2, 4, 5))
    answer = decision(game)
    assert isinstance(answer, Bid)
    assert 1 <= answer.florins <= 10


# Favours, and in general


def test_favours_are_more_than_money() -> None:
    game = experts(4)
    first = decision(game)
    assert isinstance(first, ChooseFavour)
    assert first.favour.letter != "a"


def test_an_onlooker_has_nothing_to_decide() -> None:
    game = start_of_work(table(seat(hand="iron"), seat()))
    with pytest.raises(ValueError, match="onlooker"):
        Contests(GAME.view(game.state, None), THUMB)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    finished = start_of_work(table(seat(), seat(), round=9))
    assert finished.decider is None
    with pytest.raises(ValueError, match="nothing is asked"):
        THINKS(GAME.view(finished.state, ANNA), (), stream(1, 0, 0), UNLIMITED)


def test_the_last_of_three_at_the_council_goes_home_for_nothing() -> None:
    """Rule 8.2: so the third to come sends more than a single apprentice, or none."""
    queues = {Place.COUNCIL: [group(BIANCA, 1), group(CARLO, 1)]}
    game = placing(table(seat(apprentices=2), seat(), seat(), queues=queues))
    sent = [action for action in whole_turns(game, ANNA) if getattr(action, "at", None) is Place.COUNCIL]
    assert PlaceApprentices(1, Place.COUNCIL) not in sent
