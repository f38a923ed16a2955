"""How a seat stands as all can tell: purse, work under way, bonus."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.forecast import Forecast, Work, forecast, rank
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, lab, rule, seat, table

LIFT, HAMMER, BELLOWS, TANK = 8, 1, 12, 7


def stands(game: build.Game, number: int, viewer: int = ANNA) -> Forecast:
    return forecast(GAME.view(game.state, viewer), number, counted=True)


@rule("9.4", "11.1")
def test_purse_work_and_bonus_make_the_sum() -> None:
    game = build.placing(
        table(seat(florins=5, small=lab(on=LIFT, weeks=3), owned=(1, 2, 3)), seat(), display=(8, 12, 4))
    )
    assert stands(game, ANNA) == Forecast(5, (Work(Place.SMALL, LIFT, 8, 8),), 3, 8)
    assert stands(game, ANNA).least == stands(game, ANNA).most == 21


@rule("2.1", "11.1", "11.2")
def test_the_bonus_counts_for_the_place_then_inventions_owned_and_equals_share_one() -> None:
    seats = seat(florins=5, owned=(1, 2, 3)), seat(florins=13), seat(florins=12), seat(florins=13)
    view = GAME.view(build.placing(table(*seats)).state, ANNA)
    assert [rank(view, number) for number in range(4)] == [1, 2, 4, 2]


@rule("9.4")
def test_who_is_late_is_promised_the_later_reward() -> None:
    late = lab(on=LIFT, weeks=3, shown=True)
    game = build.placing(table(seat(small=late), seat(owned=(LIFT,)), display=(12, 4, 5), round=3))
    assert stands(game, ANNA).works == (Work(Place.SMALL, LIFT, 6, 6),)


@rule("13.1", "13.2")
def test_of_covered_work_of_others_is_told_what_it_may_pay() -> None:
    covered = lab(on=HAMMER, weeks=1)
    game = build.placing(table(seat(), seat(hand="iron rope brick", small=covered), display=(1, 8, 12), round=2))
    told = stands(game, BIANCA)
    assert told.works == (Work(Place.SMALL, None, 4, 8),)
    assert (told.least, told.most) == (7, 11)
    assert stands(game, BIANCA, BIANCA).works == (Work(Place.SMALL, HAMMER, 4, 4),)


@rule("8.15")
def test_what_cannot_be_done_in_time_pays_nothing() -> None:
    game = build.placing(table(seat(small=lab(on=BELLOWS, weeks=0)), seat(), display=(1, 8, 12), round=8))
    assert stands(game, ANNA).works == (Work(Place.SMALL, BELLOWS, 0, 0),)
    game = build.placing(table(seat(small=lab(on=BELLOWS, weeks=3)), seat(), display=(1, 8, 12), round=8))
    assert stands(game, ANNA).works == (Work(Place.SMALL, BELLOWS, 13, 13),)


@rule("10.2")
@pytest.mark.parametrize(("round_", "pays"), [(7, 8), (8, 0)])
def test_work_that_is_not_requested_pays_perhaps_and_nothing_once_no_more_is_drawn(round_: int, pays: int) -> None:
    game = build.placing(table(seat(small=lab(on=TANK, weeks=3)), seat(), display=(1, 12, 4), round=round_))
    assert stands(game, ANNA).works == (Work(Place.SMALL, TANK, 0, pays, requested=False),)
