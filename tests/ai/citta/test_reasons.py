"""Why a choice is good: facts that hold in the position, each shown by one."""

import pytest

from leonardo.ai.citta.reasons import reason
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.board import WORKS
from leonardo.engine.citta.constants import GUILDS, Good, Side
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, new_game, party, turn

FULL = (1, 2, 3, 4)  # four works


def drawn(game: Game, *numbers: int) -> Game:
    game.draws(*numbers)
    return game


def did(game: Game, seat: int, action: Action) -> Game:
    game.does(seat, action)
    return game


def told(game: Game, action: Action) -> tuple[str, dict[str, object]]:
    assert game.decider is not None
    assert action in game.legal
    found = reason(GAME.view(game.state, game.decider), action)
    assert found is not None
    return found.key.removeprefix("citta.advice."), found.values


def for_sale(square: int, *others: int, florins: int = 300, theirs: tuple[int, ...] = ()) -> Game:
    """Anna, who owns `others`, comes to a card of the bank."""
    anna = party(florins, square - 2, owns=others)
    return drawn(moving(anna, party(owns=theirs), party()), 2)


def auctioned(anna: int, near: tuple[int, ...] = ()) -> Game:
    """Carlo has no florin for the palace on 5, so Anna may bid."""
    return drawn(moving(party(anna, square=1), party(20, owns=dict.fromkeys(near, FULL)), party(0, 1), turn=CARLO), 4)


def debt(*more: int) -> Game:
    """Anna owes Bianca 200 florins for the palace on 5, and has 190."""
    anna = party(190, square=1, owns={8: (), 10: (), **dict.fromkeys(more, ())})
    return drawn(moving(anna, party(owns={5: FULL}), party()), 4)


def diverted(owner: int) -> Game:
    """Anna comes to the market on 3, whose office is Bianca's; somebody owns the palace on 5."""
    owned = {5: FULL}
    places = [party(300, 1), party(offices=[3]), party()]
    places[owner] = party(offices=[3] if owner == BIANCA else [], owns=owned)
    return drawn(moving(*places), 2)


def guilds(*owns: tuple[int, ...]) -> Game:
    return turn(*(party(100, owns=each) for each in owns), variants=(GUILDS,), works=())


@pytest.mark.parametrize(
    ("game", "action", "key", "values"),
    [
        (for_sale(10, 8), Buy(), "makes_whole", {"quarter": "elmo"}),
        (for_sale(10, theirs=(8,)), Buy(), "denies", {"quarter": "elmo", "seat": BIANCA}),
        (for_sale(6), Buy(), "bridge", {"florins": 5, "price": 50}),
        (for_sale(5), Buy(), "is_kept", {"florins": 25, "price": 50}),
        (for_sale(6, theirs=(5, 8)), Decline(), None, {}),
        (auctioned(400), Drop(), None, {}),
        (debt(31), Sell(31), "keeps_quarter", {"quarter": "elmo"}),
        (diverted(BIANCA), Divert(2), "pays_me", {"seat": ANNA, "florins": 200}),
        (diverted(CARLO), Divert(2), "pays_other", {"seat": ANNA, "florins": 200, "other": CARLO}),
        (diverted(CARLO), LetStand(), None, {}),
        (new_game(), ChooseSide(Side.GUELPH), "sides_alike", {}),
        (drawn(moving(party(200, 1), party(100), party(100)), 2), Bet(Good.GEM, 10), "loses_a_third", {}),
        (drawn(moving(party(200, 1), party(100), party(100)), 2), Bet(Good.GEM, 50), "must_win", {"florins": 150}),
    ],
)
def test_cards_moves_and_stakes(game: Game, action: Action, key: str | None, values: dict[str, object]) -> None:
    view = GAME.view(game.state, game.decider)
    assert action in game.legal
    found = reason(view, action)
    assert (None if found is None else found.key) == (None if key is None else f"citta.advice.{key}")
    assert found is None or found.values == values


def test_a_bid_is_compared_with_what_the_card_is_worth() -> None:
    key, values = told(auctioned(400), Raise(5))
    assert key == "is_worth"
    assert values["florins"] > 50  # type: ignore[operator]


def test_a_work_is_laid_where_somebody_may_stop_next() -> None:
    game = turn(party(300, owns=[31]), party(square=20), party(square=2))
    assert told(game, LayWork(31)) == ("work_is_near", {"florins": 70, "count": 1, "seat": BIANCA})


def test_in_the_last_round_who_has_moved_comes_nowhere_any_more() -> None:
    near = party(square=20), party(300, owns=[31]), party(square=20), party(square=14)
    game = turn(*near, turn=BIANCA, round=20)
    assert told(game, LayWork(31)) == ("work_is_near", {"florins": 70, "count": 1, "seat": CARLO})
    first = turn(party(300, owns=[31]), party(square=19, moved=False), party(square=20), round=20)
    assert told(first, LayWork(31))[1]["seat"] == CARLO, "at a first move the start is counted"


def test_a_work_raises_the_rent_there() -> None:
    game = turn(party(300, owns=[31]), party(square=2), party(square=2))
    assert told(game, LayWork(31)) == ("work_raises", {"florins": 70, "before": 35})


def test_a_work_is_worth_its_value_when_nobody_moves_any_more() -> None:
    game = turn(party(), party(), party(300, owns=[31]), turn=CARLO, round=20)
    for action, key in ((LayWork(31), "work_is_kept"), (Done(), "works_come_late")):
        assert told(game, action) == (key, {"florins": 50, "price": 50})


def test_no_more_works_are_bought_with_what_a_rent_ahead_needs() -> None:
    game = turn(party(210, square=1, owns=[31]), party(owns={5: FULL}), party())
    assert told(game, Done()) == ("cash_is_needed", {"florins": 200, "left": 160})


def test_no_card_is_bought_with_what_a_rent_ahead_needs() -> None:
    game = drawn(moving(party(250, 1, owns=[31]), party(owns={8: FULL}), party()), 4)
    assert told(game, Decline()) == ("price_is_needed", {"florins": 240, "left": 200})


def test_a_rent_beyond_ones_means_is_no_reason_to_keep_florins() -> None:
    game = drawn(moving(party(210, 1, owns=[31]), party(owns={8: FULL, 10: ()}), party()), 4)
    assert reason(GAME.view(game.state, 0), Decline()) is None


def test_a_debt_is_paid_with_what_is_missed_least() -> None:
    anna = party(190, square=1, owns=[31, 2])
    game = drawn(moving(anna, party(owns={5: FULL}), party()), 4)
    key, values = told(game, Sell(2))
    assert (key, values) == ("loses_least", {"florins": 20})
    assert reason(GAME.view(game.state, ANNA), Sell(31)) is None


def test_a_guild_takes_the_number_that_owes_nothing() -> None:
    pair = party(300, 9, members=(ANNA, DORA))
    game = drawn(moving(pair, party(owns={12: FULL}), party(), None, variants=(GUILDS,)), 3, 8)
    key, values = told(game, TakeBall(8))
    assert key == "owes_nothing"
    assert values["florins"] == 4 * 50
    assert reason(GAME.view(game.state, ANNA), TakeBall(3)) is None


def test_a_union_may_make_a_quarter_whole() -> None:
    game = guilds((8,), (10,), (31,), ())
    action = Propose(BIANCA, Side.GUELPH, ANNA)
    assert told(game, action) == ("whole_together", {"quarter": "elmo", "seat": BIANCA})
    assert told(did(game, ANNA, action), Accept()) == ("whole_together", {"quarter": "elmo", "seat": ANNA})


def test_who_is_far_ahead_stays_alone() -> None:
    game = turn(*map(party, (100, 1500, 100, 100)), variants=(GUILDS,), round=20, works=())
    key, values = told(did(game, ANNA, Propose(BIANCA, Side.GUELPH, ANNA)), Refuse())
    assert key == "more_alone"
    assert values["florins"] > 500  # type: ignore[operator]


def test_a_rescue_saves_and_no_rescue_leaves_a_rival_less() -> None:
    def fallen() -> Game:
        others = (party(300, owns={5: FULL}), party(50), party(50))
        return drawn(moving(party(0, 1), *others, variants=(GUILDS,)), 4)

    assert told(fallen(), LetFall()) == ("one_rival_less", {"seat": ANNA})
    assert told(did(fallen(), BIANCA, Rescue(ANNA, Side.GUELPH, BIANCA)), Accept()) == ("saves", {})


def test_there_are_works_of_all_numbers() -> None:
    assert set(FULL) < set(WORKS)
