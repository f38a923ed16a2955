"""Payments, bankruptcy and capital, and the guilds that rescue (rules 13, 15.3, 15.4, 16)."""

import pytest

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Accept, Bet, Buy, LetFall, Propose, Refuse, Rescue, Sell, StayAlone, TakeBall
from leonardo.engine.citta.constants import Cause, Good, InternationalEvent, Purpose, Side
from leonardo.engine.citta.events import (
    EventDrawn,
    IndemnityPaid,
    OfficeDrawn,
    Paid,
    RescueDeclined,
    Sold,
    TurnBegan,
    UnionMade,
    UnionRefused,
    WentBankrupt,
)
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    Debt,
    MachineQuestion,
    ProposalQuestion,
    RescueQuestion,
    SaleQuestion,
)
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import capitals, sale_value, winners
from leonardo.engine.game import RefusedWishesError
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule, street, turn


@rule("13.1")
def test_a_debt_is_paid_at_once_and_in_full() -> None:
    game = moving(party(square=30), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Paid) == [Paid(ANNA, BIANCA, 50, Cause.RENT)]


@rule("13.2", "13.7")
def test_a_party_sells_what_it_likes_until_it_can_pay() -> None:
    game = moving(party(florins=5, square=30, owns=[2, 5, 6, 8]), party(owns=[32]), party())
    game.draws(2)
    assert isinstance(game.asked, SaleQuestion)
    assert game.legal == [Sell(2), Sell(5), Sell(6), Sell(8)]
    assert game.objection(Buy()).rule == "13.2"
    assert game.objection(Sell(32)).rule == "13.2"
    game.does(ANNA, Sell(5))
    assert game.florins(ANNA) == 30
    game.does(ANNA, Sell(2))
    assert game.florins(ANNA) == 0, "20 more make 50, and nothing more can be sold"
    assert (game.owner(2), game.owner(5), game.owner(8)) == (None, None, ANNA)


@rule("13.2")
def test_the_last_card_is_sold_without_a_question() -> None:
    game = moving(party(florins=30, square=30, owns=[5]), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Sold) == [Sold(ANNA, 5, (), 25)]
    assert game.florins(ANNA) == 5


@rule("13.3", "10.5", "10.6")
def test_the_bank_gives_half_of_the_price_and_of_the_works() -> None:
    state = street(party(owns={5: (1, 39)}), party(), party())
    assert sale_value(state.works, 5) == 25 + 50 + 15
    game = moving(party(florins=0, square=30, owns={5: (1, 39)}), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Sold) == [Sold(ANNA, 5, (1, 39), 90)]
    assert game.state.work_pile.returned == (1, 39), "the works go under the stock"
    assert game.owner(5) is None


@rule("13.4", "13.5", "3.4")
def test_a_bankrupt_party_gives_everything_back() -> None:
    poor = party(florins=5, square=30, owns={8: (3,), 5: (1, 39), 6: ()}, offices=[22, 3], men=2)
    game = moving(poor, party(owns={32: (9, 10, 11, 12)}), party(), party())
    game.draws(2)
    assert game.happened(WentBankrupt) == [WentBankrupt(ANNA, (ANNA,), 400)]
    assert not game.happened(Sold), "it is seen before anything is sold"
    assert game.florins(BIANCA) == 250 + 400, "the bank pays the whole sum"
    assert [game.owner(square) for square in (5, 6, 8)] == [None, None, None]
    assert game.state.work_pile.returned == (1, 39, 3), "palaces in ascending order, works as they were laid"
    assert game.state.office_pile.returned == (22, 3), "in the order in which they were got"
    assert game.state.out == (ANNA,)


@rule("13.4")
def test_who_can_just_pay_by_selling_all_is_not_bankrupt() -> None:
    game = moving(party(florins=25, square=30, owns=[5]), party(owns=[32]), party())
    game.draws(2)
    assert not game.happened(WentBankrupt)
    assert game.florins(ANNA) == 0


@rule("15.3")
def test_capital_is_cash_and_the_prices_of_all_but_men() -> None:
    state = street(party(florins=40, owns={8: (1,), 10: (), 6: ()}, offices=[3, 7], men=2), party(), party())
    first, *_ = capitals(state.parties, state.owners, state.works)
    assert (first.florins, first.palaces, first.works, first.offices) == (40, 60 + 40 + 50, 100, 80)
    assert first.whole == first.share == 370
    assert GAME.standing(state).scores == (370, 250, 250)


@rule("15.4")
@pytest.mark.parametrize(
    ("florins", "owned", "best"),
    [
        ((300, 250, 250), [5], (ANNA,)),
        ((250, 250, 250), [], (ANNA, BIANCA, CARLO)),
        ((250, 200, 200), [5], (ANNA,)),
        ((250, 200, 200), [8], (BIANCA,)),
    ],
)
def test_ties_go_to_more_cash_and_are_shared_then(
    florins: tuple[int, int, int], owned: list[int], best: tuple[int, ...]
) -> None:
    one, other, third = florins
    state = street(party(florins=one), party(florins=other, owns=owned), party(florins=third))
    assert winners(state.parties, state.owners, state.works) == best


def test_out_is_in_order_of_falling() -> None:
    game = moving(party(florins=0, square=30), party(owns=[32]), party(), None, out=[DORA])
    game.draws(2)
    assert game.state.out == (DORA, ANNA)
    assert game.party(CARLO).florins == 250


GUILDS = ("guilds",)


def proposing(*places: object, **more: object) -> Game:
    """Go on with Anna's turn in a game with guilds."""
    return turn(*places, variants=GUILDS, **more)  # type: ignore[arg-type] # passed on


def united(*, side: Side = Side.GHIBELLINE, pawn: int = ANNA, **more: object) -> Game:
    """Anna and Carlo have united at the start of Anna's turn."""
    first = party(florins=100, square=15, owns=[2], offices=[3], men=1, **more)  # type: ignore[arg-type] # passed on
    game = proposing(first, party(), party(florins=30, square=25, owns=[5], offices=[7], men=2), party())
    game.does(ANNA, Propose(CARLO, side, pawn))
    game.does(CARLO, Accept())
    return game


@rule("16.1")
def test_guilds_need_four_players_at_the_start() -> None:
    with pytest.raises(RefusedWishesError, match=r"rule 16\.1"):
        Options(3, 20, GUILDS)
    assert Options(4, 20, GUILDS)


@rule("16.1")
def test_they_go_on_when_bankruptcies_have_left_fewer() -> None:
    game = proposing(party(), party(), party(), None, out=[DORA])
    assert game.asked == ProposalQuestion(ANNA)


@rule("16.2")
def test_the_last_two_parties_cannot_unite() -> None:
    game = proposing(party(), party(), None, None, out=[CARLO, DORA])
    assert isinstance(game.asked, MachineQuestion)


@rule("16.3", "16.4")
def test_one_union_is_proposed_to_one_other_party_before_works() -> None:
    game = proposing(party(owns=[5]), party(), party(), party())
    assert len(game.legal) == 3 * 2 * 2 + 1
    assert game.objection(Propose(BIANCA, Side.GUELPH, CARLO)).rule == "16.4"
    game.does(ANNA, Propose(CARLO, Side.GUELPH, CARLO))
    assert game.asked == AnswerQuestion(CARLO, ANNA, Side.GUELPH, CARLO)
    game.does(CARLO, Refuse())
    assert game.happened(UnionRefused) == [UnionRefused(CARLO, ANNA)]
    assert type(game.asked).__name__ == "WorkQuestion", "one a turn"


@rule("16.3")
def test_nobody_has_to() -> None:
    game = proposing(party(), party(), party(), party())
    game.does(ANNA, StayAlone())
    assert game.asked == MachineQuestion(ANNA, Purpose.MOVE)


@rule("16.4", "16.5", "16.6")
def test_all_they_have_is_one() -> None:
    game = united()
    guild = game.party(ANNA)
    assert (guild.members, guild.side, guild.square) == ((ANNA, CARLO), Side.GHIBELLINE, 15)
    assert (guild.florins, guild.men, guild.offices) == (130, 2, (3, 7))
    assert (game.owner(2), game.owner(5)) == (ANNA, ANNA)
    assert game.state.parties[CARLO] is None
    assert game.happened(UnionMade) == [UnionMade(ANNA, CARLO, Side.GHIBELLINE, (ANNA, CARLO), 1)]


@rule("16.6")
def test_if_the_proposers_pawn_goes_its_turn_ends() -> None:
    game = united(pawn=CARLO)
    guild = game.party(CARLO)
    assert (guild.square, guild.offices) == (25, (7, 3)), "first those of the party whose pawn stays"
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]
    assert game.asked == ProposalQuestion(BIANCA)


@rule("16.6")
def test_the_speaker_answers_and_a_union_can_grow() -> None:
    game = proposing(party(members=(ANNA, CARLO)), party(), None, party())
    game.does(ANNA, Propose(DORA, Side.GUELPH, ANNA))
    game.does(DORA, Accept())
    assert game.party(ANNA).members == (ANNA, CARLO, DORA)


@rule("16.6", "14.1")
def test_on_an_event_a_guild_gets_100_for_each_member() -> None:
    game = moving(party(square=19), party(members=(BIANCA, DORA)), party(), None, events=[InternationalEvent.GUELPH])
    game.draws(3)
    assert game.happened(EventDrawn)[0].florins == ((ANNA, 100), (BIANCA, 200), (CARLO, 100))


@rule("16.7")
def test_a_guild_gets_no_indemnity_but_still_draws_offices() -> None:
    game = moving(party(square=28, members=(ANNA, DORA)), party(), party(), None, offices=[3])
    game.draws(5, 5)
    assert not game.happened(IndemnityPaid)
    assert game.happened(OfficeDrawn) == [OfficeDrawn(ANNA, 3, 30)]


@rule("7.1", "16.7")
def test_a_guild_may_have_to_sell_for_an_office() -> None:
    game = moving(party(florins=0, square=28, members=(ANNA, DORA), owns=[32]), party(), party(), None, offices=[3])
    game.draws(5, 5)
    assert [paid.cause for paid in game.happened(Paid)] == [Cause.OFFICE]
    assert game.owner(32) is None


@rule("16.8")
def test_each_member_draws_and_the_guild_chooses_the_number() -> None:
    game = moving(party(square=8, members=(ANNA, CARLO, DORA)), party(), None, None)
    assert game.asked == MachineQuestion(ANNA, Purpose.MOVE)
    game.draws(9)
    assert game.asked == MachineQuestion(CARLO, Purpose.MOVE)
    game.draws(1, 9)
    assert game.decider == ANNA
    assert game.legal == [TakeBall(1), TakeBall(9)]
    assert game.objection(TakeBall(2)).rule == "16.8"
    game.does(ANNA, TakeBall(1))
    assert (game.party(ANNA).square, game.party(ANNA).men) == (9, 1), "the man goes by the number taken"


@rule("16.8")
def test_the_same_numbers_leave_nothing_to_choose() -> None:
    game = moving(party(square=5, members=(ANNA, CARLO)), party(), None, party())
    game.draws(4, 4)
    assert game.party(ANNA).square == 9


@rule("16.8")
def test_in_markets_one_ball_is_drawn_the_speakers() -> None:
    game = moving(party(square=8, members=(ANNA, CARLO)), party(florins=0), None, party(florins=0))
    game.draws(3, 3)
    assert game.asked == MachineQuestion(ANNA, Purpose.MARKET)


@rule("16.9")
def test_a_guild_that_goes_bankrupt_is_out_with_all_its_members() -> None:
    poor = party(florins=0, square=30, members=(ANNA, DORA))
    game = moving(poor, party(owns=[32]), party(), None)
    game.draws(2, 2)
    assert game.happened(WentBankrupt)[0].members == (ANNA, DORA)
    assert game.state.out == (ANNA, DORA)


def falling(*, cash: int = 45, of_carlo: int = 10) -> Game:
    """Anna (turn) owes Bianca 50 and has 0; Carlo and Dora could take her in if they had the money."""
    game = moving(
        party(florins=0, square=30), party(owns=[32]), party(florins=of_carlo), party(florins=cash), variants=GUILDS
    )
    game.draws(2)
    return game


@rule("16.10")
def test_those_who_could_pay_are_asked_for_rescue_in_order() -> None:
    game = falling(cash=50)
    assert isinstance(game.asked, RescueQuestion)
    assert (game.asked.seat, game.asked.waiting) == (BIANCA, (DORA,)), "Carlo could not pay"
    assert len(game.legal) == 5
    assert game.objection(Rescue(CARLO, Side.GUELPH, CARLO)).rule == "16.10"


@rule("16.10")
def test_if_nobody_takes_it_in_the_debtor_falls() -> None:
    game = falling(cash=50)
    game.does(BIANCA, LetFall())
    game.does(DORA, Rescue(ANNA, Side.GUELPH, DORA))
    game.does(ANNA, Refuse())
    assert game.is_out(ANNA)


@rule("16.10")
def test_after_a_rescue_the_debtors_pawn_goes_on() -> None:
    game = falling(cash=60)
    game.does(BIANCA, LetFall())
    game.does(DORA, Rescue(ANNA, Side.GUELPH, ANNA))
    game.does(ANNA, Accept())
    assert game.happened(Paid) == [Paid(ANNA, BIANCA, 50, Cause.RENT)]
    assert (game.party(ANNA).members, game.florins(ANNA)) == ((ANNA, DORA), 10)
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]


@rule("16.5", "16.10")
def test_if_the_creditor_takes_it_in_the_debt_is_void() -> None:
    game = falling()
    game.does(BIANCA, Rescue(ANNA, Side.GUELPH, BIANCA))
    game.does(ANNA, Accept())
    assert not game.happened(Paid)
    assert game.florins(BIANCA) == 250


@rule("13.6", "16.10")
def test_the_guild_pays_what_was_due_by_the_same_event() -> None:
    game = moving(party(florins=0, square=8), party(florins=40), party(florins=20), party(florins=500), variants=GUILDS)
    game.draws(3)
    game.does(BIANCA, Bet(Good.GOLD, 40))
    game.does(CARLO, Bet(Good.GOLD, 20))
    game.does(DORA, Bet(Good.GEM, 10))
    game.draws(3)
    assert isinstance(game.asked, RescueQuestion)
    game.does(BIANCA, LetFall())
    game.does(DORA, Rescue(ANNA, Side.GUELPH, DORA))
    game.does(ANNA, Accept())
    assert [(paid.party, paid.to, paid.florins) for paid in game.happened(Paid)] == [
        (DORA, BIANCA, 120),
        (DORA, CARLO, 60),
    ]
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)], "the debtor's pawn left in its own turn"


@rule("16.6", "16.10")
def test_a_guild_in_need_is_known_by_its_speaker() -> None:
    game = moving(party(florins=0, square=8), party(florins=40), party(florins=20), party(florins=125), variants=GUILDS)
    game.draws(3)
    game.does(BIANCA, Bet(Good.GOLD, 40))
    game.does(CARLO, Bet(Good.GOLD, 20))
    game.does(DORA, Bet(Good.GEM, 10))
    game.draws(3)
    game.does(BIANCA, LetFall())
    game.does(DORA, Rescue(ANNA, Side.GUELPH, DORA))
    game.does(ANNA, Accept())
    assert game.asked == RescueQuestion(BIANCA, Debt(DORA, CARLO, 60, Cause.STAKE), (CARLO,))
    of_a_member = GAME.objection(game.state, Rescue(ANNA, Side.GUELPH, BIANCA))
    assert of_a_member is not None
    assert of_a_member.reason == "not_in_need"
    game.does(BIANCA, LetFall())
    assert game.happened(RescueDeclined)[-1] == RescueDeclined(BIANCA, DORA)
    game.does(CARLO, Rescue(DORA, Side.GUELPH, CARLO))
    game.does(DORA, Accept())
    assert game.party(CARLO).members == (ANNA, CARLO, DORA)


@rule("16.10", "16.2")
def test_the_last_two_cannot_unite_to_save_one() -> None:
    game = moving(party(florins=0, square=30), party(owns=[32]), None, None, out=[CARLO, DORA], variants=GUILDS)
    game.draws(2)
    assert GAME.standing(game.state).winners == (BIANCA,)


@rule("16.11")
def test_all_members_of_the_guild_that_is_left_win() -> None:
    game = moving(party(florins=0, square=30), party(owns=[32], members=(BIANCA, CARLO, DORA)), None, None)
    game.draws(2)
    assert GAME.standing(game.state).winners == (BIANCA, CARLO, DORA)


@rule("16.12")
def test_with_a_round_limit_shares_are_compared() -> None:
    state = street(party(florins=405, members=(ANNA, DORA)), party(florins=205), party(florins=200), None)
    first, *_ = capitals(state.parties, state.owners, state.works)
    assert (first.whole, first.share, first.cash) == (405, 202, 202)
    assert winners(state.parties, state.owners, state.works) == (BIANCA,)
