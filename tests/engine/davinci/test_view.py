"""What is secret and what is public (rule 13)."""

from attrs import evolve

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, GiveLeonardo, Interrupt, Reorder, Start, TakeBox
from leonardo.engine.davinci.constants import Box, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Foresight
from leonardo.engine.davinci.view import Glance, View
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    Game,
    ending,
    group,
    lab,
    new_game,
    placing,
    resolving,
    rule,
    seat,
    start_of_work,
    stock,
    table,
)

SMALL = Place.SMALL


def seen(game: Game, viewer: int | None) -> View:
    return GAME.view(game.state, viewer)


@rule("13.1")
def test_what_lies_under_a_busy_laboratory_is_secret() -> None:
    game = placing(table(seat(small=lab(on=8, weeks=3)), seat()))
    assert seen(game, ANNA).seats[ANNA].laboratories[0].invention == 8
    for viewer in (BIANCA, None):
        laboratory = seen(game, viewer).seats[ANNA].laboratories[0]
        assert (laboratory.invention, laboratory.busy, laboratory.weeks) == (None, True, 3)


@rule("13.1")
def test_after_an_interruption_nothing_tells_what_it_was() -> None:
    views = []
    for hidden, kept in ((1, "rope"), (3, "iron")):
        game = start_of_work(table(seat(hand=kept, small=lab(on=hidden)), seat(hand="iron"), round=2))
        views.append(seen(game.does(ANNA, Interrupt(SMALL), Done()), BIANCA))
    assert views[0] == views[1]


@rule("13.1")
def test_the_order_of_the_deck_is_secret_but_not_what_is_in_it() -> None:
    one, other = new_game(4, seed=1), new_game(4, seed=2)
    assert one.state.deck != other.state.deck
    assert [seen(one, viewer) for viewer in range(4)] == [seen(other, viewer) for viewer in range(4)]
    assert seen(one, BIANCA).deck_cards == set(one.state.deck)
    assert seen(one, BIANCA).deck_count == 20


@rule("13.2")
def test_the_sum_of_components_and_the_florins_are_public() -> None:
    game = placing(table(seat(7, hand="glass", small=lab(on=8)), seat()))
    for viewer in (BIANCA, None):
        other = seen(game, viewer).seats[ANNA]
        assert (other.florins, other.holdings, other.hand) == (7, stock("glass rope brick"), None)
    assert seen(game, ANNA).seats[ANNA].hand == stock("glass")


@rule("13.2")
def test_shops_and_academy_are_public() -> None:
    game = placing(table(seat(apprentices=4, hand="glass", small=lab(on=8)), seat()))
    assert seen(game, BIANCA).shops == (12, 12, 11, 11, 11)
    assert seen(game, BIANCA).academy == (9 - 4, 9 - 3)


@rule("13.1", "8.5")
def test_of_a_look_at_the_deck_others_know_only_that_it_was() -> None:
    game = resolving(table(seat(), seat(), queues={Place.COUNCIL: [group(ANNA)]}))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.FORESIGHT))
    top = game.state.deck[:4]
    game.does(ANNA, Reorder(top[::-1]))
    assert seen(game, ANNA).seats[ANNA].foresight == Foresight(top[::-1], 4, ordered=True)
    assert seen(game, BIANCA).seats[ANNA].foresight is None
    assert seen(game, BIANCA).seats[ANNA].glance == Glance(4, ordered=True)


@rule("13.1", "10.2")
def test_what_was_seen_of_the_deck_is_forgotten_as_it_is_drawn() -> None:
    game = resolving(table(seat(), seat(), queues={Place.COUNCIL: [group(ANNA)]}, display=[1], deck=[6, 7, 2, 4, 5]))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(Box.FORESIGHT), Reorder((4, 2, 7, 6)))
    assert game.displayed() == [1, 4, 2]
    assert game.seat(ANNA).foresight == Foresight((7, 6), 2, ordered=True)
    game = ending(table(*game.state.seats, display=[1], deck=[7, 6, 5], round=2))
    assert game.seat(ANNA).foresight is None


@rule("13.1", "8.5")
def test_a_later_look_ends_what_an_earlier_one_knew() -> None:
    anna = evolve(seat(), foresight=Foresight((6, 7), 2, ordered=True))
    game = resolving(table(anna, seat(), queues={Place.COUNCIL: [group(BIANCA)]}, deck=[6, 7, 2, 4, 5]))
    game.does(BIANCA, GiveLeonardo(BIANCA), TakeBox(Box.FORESIGHT), Reorder((2, 6, 4, 7)))
    assert game.seat(ANNA).foresight == Foresight((6, 7), 4, ordered=False)
    assert game.seat(BIANCA).foresight == Foresight((2, 6, 4, 7), 4, ordered=True)


@rule("13.1")
def test_legal_answers_are_shown_to_the_decider_alone() -> None:
    game = start_of_work(table(seat(hand="iron"), seat()))
    assert seen(game, ANNA).options == (Start(SMALL, 1), Done())
    assert seen(game, BIANCA).options == ()
    assert seen(game, None).options == ()


@rule("13.1")
def test_every_view_is_of_the_one_who_looks() -> None:
    game = new_game(3)
    for viewer in (ANNA, BIANCA, CARLO, None):
        view = seen(game, viewer)
        assert view.viewer == viewer
        assert [each.hand is not None for each in view.seats] == [number == viewer for number in range(3)]


def test_a_view_counts_as_the_state_does() -> None:
    busy = lab(5, automata=1, on=8, weeks=3, apprentices=2)
    game = placing(table(seat(small=busy, owned=[3]), seat(), queues={Place.KILN: [group(BIANCA, 2)]}))
    view = seen(game, BIANCA)
    small = view.seats[ANNA].laboratory(SMALL)
    assert small is not None
    assert (small.free_spaces, small.automaton_spaces, small.weeks_each_round) == (2, 1, 4)
    assert view.seats[ANNA].laboratory(Place.LARGE) is None
    assert view.seats[ANNA].discount(13) == 2
    assert view.group(BIANCA, Place.KILN) == group(BIANCA, 2)
    assert view.group(ANNA, Place.KILN) is None
    assert INVENTIONS[8].type == INVENTIONS[13].type
