"""Who may complete an invention in this round, before the viewer does (rules 9.1, 9.4)."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.races import helps_work, may_finish, rivals_in_time
from leonardo.engine.davinci.view import View
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, rule, seat, table

TANK = 7  # it needs wood and rope, and 7 weeks


def _seen(weeks: int, apprentices: int = 0, mine: int = 0, *, at_hand: int = 0) -> View:
    """Return Anna's view while she and Bianca work on the tank, and Bianca's work lies covered."""
    own = seat(small=lab(on=TANK, weeks=mine))
    rival = seat(3, at_hand, small=lab(on=TANK, weeks=weeks, apprentices=apprentices), master=False)
    away = {Place.COUNCIL: [group(BIANCA, 0, master=True)]}
    return GAME.view(build.placing(table(own, rival, round=3, display=(TANK, 12, 8), queues=away)).state, ANNA)


@rule("8.15", "9.1")
@pytest.mark.parametrize(
    ("weeks", "apprentices", "at_hand", "may"), [(4, 3, 0, True), (4, 2, 0, False), (4, 0, 3, True)]
)
def test_those_there_or_still_to_be_placed_may_suffice(weeks: int, apprentices: int, at_hand: int, may: bool) -> None:
    assert may_finish(_seen(weeks, apprentices, at_hand=at_hand), TANK) == ((BIANCA,) if may else ())


@rule("9.4")
def test_a_rival_may_be_first_where_ones_own_work_takes_longer() -> None:
    assert rivals_in_time(_seen(4, 3, mine=0), Place.SMALL) == (BIANCA,)
    assert rivals_in_time(_seen(4, 3, mine=7), Place.SMALL) == ()
    assert rivals_in_time(_seen(0, 2), Place.SMALL) == ()


@rule("10.4")
@pytest.mark.parametrize(("round_", "mine", "helps"), [(7, 6, True), (8, 0, True), (8, 7, False)])
def test_workers_help_while_the_city_is_open_or_work_lacks_weeks(round_: int, mine: int, helps: bool) -> None:
    own = seat(small=lab(on=TANK, weeks=mine, started=7))
    state = build.placing(table(own, seat(), round=round_, display=(TANK, 12, 8))).state
    assert helps_work(GAME.view(state, ANNA), ANNA) is helps
