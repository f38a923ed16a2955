"""The Council: Leonardo and the four boxes (rules 8.1 to 8.7)."""

from itertools import permutations

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Buy, Decline, GiveLeonardo, Move, Reorder, SaveFlorin, Stay, TakeBox
from leonardo.engine.davinci.constants import Box, Component, Phase, Place
from leonardo.engine.davinci.events import (
    ApprenticeMoved,
    ComponentBought,
    DeckForeseen,
    DeckReordered,
    DistrictClosed,
    DistrictOpened,
    MoveDeclined,
    PhaseBegan,
    PurchaseDeclined,
    SentHome,
    TreasuryTaken,
)
from leonardo.engine.davinci.state import Foresight, Group, by_rank
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, DORA, Game, group, lab, resolving, rule, seat, stock, table

COUNCIL, ACADEMY, SMITHY, KILN, ROPERY = Place.COUNCIL, Place.ACADEMY, Place.SMITHY, Place.KILN, Place.ROPERY
SMALL = Place.SMALL
MOVE, TREASURY, FORESIGHT, PURCHASE = Box


def anna_alone(box: Box, *, florins: int = 3, **more: object) -> Game:
    """Anna, alone at the Council with one apprentice, keeps Leonardo and chooses a box."""
    queues = {COUNCIL: [group(ANNA)]}
    state = table(seat(florins), seat(), queues=queues, **more)  # type: ignore[arg-type]  # passed on as they are
    return resolving(state).does(ANNA, GiveLeonardo(ANNA), TakeBox(box))


@rule("8.1")
def test_an_apprentice_counts_1_and_a_master_2() -> None:
    assert by_rank((group(ANNA, 2), group(BIANCA, 3), group(CARLO, 2, master=True))) == (CARLO, BIANCA, ANNA)


@rule("8.1")
def test_ties_go_to_the_group_nearer_the_arrow() -> None:
    assert by_rank((group(CARLO, 0, master=True), group(ANNA, 2), group(BIANCA, 2))) == (CARLO, ANNA, BIANCA)


@rule("8.1")
def test_districts_are_resolved_in_order_then_the_laboratories() -> None:
    everywhere = {place: [group(ANNA)] for place in list(Place)[:8]}
    game = resolving(table(seat(9, apprentices=0), seat(), queues=everywhere))
    while game.state.phase is Phase.RESOLUTION:
        game.does(ANNA, game.legal[-1])
    assert [event.district for event in game.happened(DistrictOpened)] == list(Place)[:8]
    assert game.events.index(DistrictClosed(ROPERY)) < game.events.index(PhaseBegan(Phase.COMPLETION))


@rule("8.2")
def test_if_all_seats_are_there_the_last_goes_home() -> None:
    queues = {COUNCIL: [group(ANNA, 2), group(BIANCA, 1), group(CARLO, 1)]}
    game = resolving(table(seat(), seat(), seat(apprentices=1), queues=queues))
    assert game.happened(SentHome) == [SentHome(CARLO)]
    assert game.seat(CARLO).apprentices == 2
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE)).does(BIANCA, TakeBox(TREASURY))
    assert game.decider == ANNA, "Anna uses her box: Carlo is not asked"


@rule("8.2")
def test_a_master_alone_counts_as_being_there() -> None:
    queues = {COUNCIL: [group(ANNA, 0, master=True), group(BIANCA, 1), group(CARLO, 1)]}
    game = resolving(table(seat(master=False), seat(), seat(), queues=queues))
    assert game.happened(SentHome) == [SentHome(CARLO)]


@rule("8.2")
def test_nobody_goes_home_while_a_seat_is_missing() -> None:
    queues = {COUNCIL: [group(ANNA), group(BIANCA), group(CARLO)]}
    game = resolving(table(seat(), seat(), seat(), seat(), queues=queues))
    assert game.happened(SentHome) == []


@rule("8.2")
def test_with_2_players_nobody_goes_home() -> None:
    game = resolving(table(seat(), seat(), queues={COUNCIL: [group(ANNA), group(BIANCA)]}))
    assert game.happened(SentHome) == []


@rule("8.3")
def test_the_first_ranked_decides_who_takes_leonardo_at_once() -> None:
    queues = {COUNCIL: [group(ANNA, 1), group(BIANCA, 2)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues, leonardo=CARLO))
    assert list(game.legal) == [GiveLeonardo(ANNA), GiveLeonardo(BIANCA), GiveLeonardo(CARLO)]
    game.does(BIANCA, GiveLeonardo(ANNA))
    assert game.state.leonardo == ANNA
    assert game.decider == BIANCA, "who has Leonardo does not change the rank"


@rule("8.3")
def test_leonardo_may_go_to_the_one_who_was_sent_home() -> None:
    queues = {COUNCIL: [group(ANNA), group(BIANCA), group(CARLO)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues))
    game.does(ANNA, GiveLeonardo(CARLO))
    assert game.state.leonardo == CARLO


@rule("8.3")
def test_leonardo_comes_before_the_boxes() -> None:
    game = resolving(table(seat(), seat(), queues={COUNCIL: [group(ANNA)]}))
    assert game.objection(TakeBox(MOVE)).rule == "8.3"


@rule("8.4")
def test_in_rank_order_each_chooses_a_free_box_or_goes_home() -> None:
    queues = {COUNCIL: [group(BIANCA, 1), group(ANNA, 2), group(CARLO, 1)]}
    game = resolving(table(seat(), seat(), seat(), seat(), queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA))
    assert list(game.legal) == [*map(TakeBox, Box), Decline()]
    game.does(ANNA, TakeBox(PURCHASE))
    assert game.objection(TakeBox(PURCHASE)).rule == "8.4"
    game.does(BIANCA, Decline())
    assert game.seat(BIANCA).apprentices == 4, "Bianca's apprentice is home"
    assert list(game.legal) == [TakeBox(MOVE), TakeBox(TREASURY), TakeBox(FORESIGHT), Decline()]
    game.does(CARLO, TakeBox(MOVE))
    assert game.state.phase is Phase.RESOLUTION


@rule("8.4")
def test_the_first_may_decline_after_giving_leonardo() -> None:
    queues = {COUNCIL: [group(ANNA)], SMITHY: [group(BIANCA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(BIANCA), Decline())
    assert game.seat(ANNA).apprentices == 4
    assert game.decider == BIANCA


@rule("8.4")
def test_a_box_that_gives_nothing_may_be_taken_to_deny_it() -> None:
    game = anna_alone(TREASURY, treasury=0)
    assert game.happened(TreasuryTaken) == [TreasuryTaken(ANNA, 0)]


@rule("8.4")
def test_with_all_four_boxes_taken_the_fifth_can_only_decline() -> None:
    queues = {COUNCIL: [group(number) for number in range(4)]}
    game = resolving(table(*[seat()] * 5, queues=queues)).does(ANNA, GiveLeonardo(ANNA))
    for number, box in zip((ANNA, BIANCA, CARLO, DORA), Box, strict=True):
        game.does(number, TakeBox(box))
    assert game.objection(TakeBox(MOVE)).rule == "8.5"


@rule("8.5")
def test_boxes_take_effect_in_order_when_all_have_chosen() -> None:
    """Anna chose purchase before Bianca chose the treasury, and yet Bianca's florins come first."""
    queues = {COUNCIL: [group(ANNA, 2), group(BIANCA)], SMITHY: [group(CARLO)]}
    game = resolving(table(seat(), seat(), seat(), queues=queues, treasury=5))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(PURCHASE)).does(BIANCA, TakeBox(TREASURY))
    assert game.happened(TreasuryTaken) == [TreasuryTaken(BIANCA, 5)]
    game.does(ANNA, Buy(Component.WOOD))
    kinds = [type(event) for event in game.events]
    assert kinds.index(TreasuryTaken) < kinds.index(ComponentBought)


@rule("8.5")
def test_box_1_moves_an_own_apprentice_to_another_district() -> None:
    queues = {COUNCIL: [group(ANNA)], SMITHY: [group(ANNA), group(BIANCA, 2)], KILN: [group(ANNA), group(BIANCA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    game.does(ANNA, Move(KILN, SMITHY))
    assert game.happened(ApprenticeMoved) == [ApprenticeMoved(ANNA, ANNA, KILN, SMITHY)]
    assert game.state.queues[SMITHY] == (group(ANNA, 2), group(BIANCA, 2))
    assert game.decider == ANNA, "two against two: Anna stands nearer the arrow"


@rule("8.5")
def test_a_moved_apprentice_without_a_group_stands_last() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [group(BIANCA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    game.does(ANNA, Move(COUNCIL, KILN))
    assert game.state.queues[KILN] == (group(BIANCA), group(ANNA))
    assert game.decider == BIANCA


@rule("8.5")
def test_the_move_may_start_at_the_council_but_not_end_there() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [group(ANNA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    moves = game.options(Move)
    assert len([move for move in moves if move.source is COUNCIL]) == 7
    assert len([move for move in moves if move.source is KILN]) == 6
    assert all(move.target is not COUNCIL for move in moves)
    assert game.objection(Move(KILN, COUNCIL)).rule == "8.5"
    assert game.objection(Move(KILN, KILN)).rule == "8.5"


@rule("8.5")
def test_the_move_may_start_in_an_own_laboratory() -> None:
    queues = {COUNCIL: [group(ANNA, 0, master=True)]}
    busy = lab(on=1, weeks=2, apprentices=1)
    game = resolving(table(seat(master=False, small=busy), seat(), queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    assert {move.source for move in game.options(Move)} == {SMALL}
    game.does(ANNA, Move(SMALL, KILN))
    assert game.small(ANNA).apprentices == 0
    assert game.state.queues[KILN] == (group(ANNA),)


@rule("8.5")
def test_only_own_apprentices_move_and_not_into_a_laboratory() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [group(BIANCA)]}
    game = resolving(table(seat(small=lab(on=1)), seat(), queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    assert game.objection(Move(COUNCIL, SMALL)).rule == "8.5"
    assert game.objection(Move(KILN, SMITHY)).rule == "8.5"


@rule("8.5")
def test_a_master_does_not_move() -> None:
    queues = {COUNCIL: [group(ANNA, 0, master=True)]}
    game = resolving(table(seat(master=False), seat(), queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    assert game.happened(MoveDeclined) == [MoveDeclined(ANNA, forced=True)]


@rule("8.5")
def test_the_move_is_optional() -> None:
    game = anna_alone(MOVE).does(ANNA, Stay())
    assert game.happened(MoveDeclined) == [MoveDeclined(ANNA, forced=False)]


@rule("8.5")
def test_box_2_gives_all_florins_on_the_council() -> None:
    game = anna_alone(TREASURY, treasury=4)
    assert game.seat(ANNA).florins == 3 + 4
    assert game.state.treasury == 1, "the florin of the next round (rule 10.1)"


@rule("8.5", "13.1")
def test_box_3_shows_the_top_4_cards_to_the_seat_alone() -> None:
    game = anna_alone(FORESIGHT)
    top = game.state.deck[:4]
    assert game.happened(DeckForeseen) == [DeckForeseen(ANNA, top)]
    assert game.happened(DeckForeseen)[0].seen_by(BIANCA) == DeckForeseen(ANNA, None)
    assert GAME.view(game.state, ANNA).seats[ANNA].foresight == Foresight(top, 4, ordered=True)
    assert GAME.view(game.state, BIANCA).seats[ANNA].foresight is None


@rule("8.5", "13.1")
def test_box_3_puts_them_back_in_any_order() -> None:
    game = anna_alone(FORESIGHT)
    top, rest = game.state.deck[:4], game.state.deck[4:]
    assert [action.deck for action in game.options(Reorder)] == list(permutations(top))
    assert game.objection(Reorder((top[1], top[0]))).rule == "8.5"
    wanted = (top[2], top[0], top[3], top[1])
    game.does(ANNA, Reorder(wanted))
    assert game.happened(DeckReordered)[0].seen_by(BIANCA) == DeckReordered(ANNA, None)
    assert game.displayed() == [1, 12, 8]
    assert game.state.deck == wanted + rest


@rule("8.5")
@pytest.mark.parametrize(("left", "orders"), [(3, 6), (2, 2)])
def test_box_3_shows_fewer_if_fewer_are_left(left: int, orders: int) -> None:
    game = anna_alone(FORESIGHT, deck=[16, 21, 22][:left])
    assert len(game.options(Reorder)) == orders


@rule("8.5", "13.4")
def test_with_one_card_left_there_is_nothing_to_put_in_order() -> None:
    game = anna_alone(FORESIGHT, deck=[16])
    assert game.happened(DeckForeseen) == [DeckForeseen(ANNA, (16,))]
    assert game.state.phase is not Phase.RESOLUTION


@rule("8.5")
def test_with_an_empty_deck_there_is_nothing_to_see() -> None:
    game = anna_alone(FORESIGHT, deck=[])
    assert game.happened(DeckForeseen) == []


@rule("8.5")
def test_box_4_sells_a_component_of_choice_for_1_florin() -> None:
    game = anna_alone(PURCHASE)
    assert list(game.legal) == [*map(Buy, Component), SaveFlorin()]
    game.does(ANNA, Buy(Component.GLASS))
    assert game.hand(ANNA) == stock("glass")
    assert game.seat(ANNA).florins == 2
    assert game.state.treasury == 2, "the florin goes to the bank and not to the Council"


@rule("8.5")
def test_box_4_need_not_be_used() -> None:
    game = anna_alone(PURCHASE).does(ANNA, SaveFlorin())
    assert game.seat(ANNA).florins == 3
    assert game.happened(PurchaseDeclined) == [PurchaseDeclined(ANNA, forced=False)]


@rule("8.5", "13.4")
def test_without_a_florin_nothing_is_bought() -> None:
    assert anna_alone(PURCHASE, florins=0).happened(PurchaseDeclined) == [PurchaseDeclined(ANNA, forced=True)]


@rule("8.5", "1.4")
def test_an_empty_shop_sells_nothing() -> None:
    queues = {COUNCIL: [group(ANNA)]}
    game = resolving(table(seat(), seat(hand=" ".join(["glass"] * 12)), queues=queues))
    game.does(ANNA, GiveLeonardo(ANNA), TakeBox(PURCHASE))
    assert Buy(Component.GLASS) not in game.legal
    assert game.objection(Buy(Component.GLASS)).rule == "8.5"


@rule("8.5")
def test_only_the_chosen_box_is_used() -> None:
    game = anna_alone(PURCHASE)
    for action in (Stay(), Move(COUNCIL, KILN), Reorder(game.state.deck[:4])):
        assert game.objection(action).rule == "8.5"


@rule("8.6")
def test_then_all_at_the_council_go_home() -> None:
    queues = {COUNCIL: [group(ANNA, 2), Group(BIANCA, 1, master=True)], SMITHY: [group(ANNA)]}
    game = resolving(table(seat(), seat(master=False), seat(), queues=queues))
    game.does(BIANCA, GiveLeonardo(ANNA), TakeBox(TREASURY)).does(ANNA, TakeBox(PURCHASE), SaveFlorin())
    assert game.state.queues[COUNCIL] == ()
    assert game.seat(ANNA).apprentices == 3 + 2
    assert game.seat(BIANCA).apprentices == 3 + 1
    assert game.seat(BIANCA).master


@rule("8.7")
def test_a_group_emptied_by_the_move_is_gone() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [group(ANNA), group(BIANCA)]}
    game = resolving(table(seat(), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    game.does(ANNA, Move(KILN, ROPERY))
    assert game.happened(DistrictOpened)[-1] == DistrictOpened(KILN, (BIANCA,))
    assert game.state.queues[KILN] == (group(BIANCA),)


@rule("8.7")
def test_a_group_in_which_the_master_is_left_keeps_its_place() -> None:
    queues = {COUNCIL: [group(ANNA)], KILN: [Group(ANNA, 1, master=True), group(BIANCA, 2)]}
    game = resolving(table(seat(master=False), seat(), queues=queues)).does(ANNA, GiveLeonardo(ANNA), TakeBox(MOVE))
    game.does(ANNA, Move(KILN, ROPERY))
    assert game.state.queues[KILN] == (group(ANNA, 0, master=True), group(BIANCA, 2))
    assert game.decider == ANNA
