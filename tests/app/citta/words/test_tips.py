"""What the tag beside a pointer says agrees with what the table asks."""

from typing import Any

from leonardo.app.citta.spots import GoodSpot, SquareSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.phrases import office_name, square_short
from leonardo.app.citta.words.tips import tip
from leonardo.app.opponents import Opponent
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Bet
from leonardo.engine.citta.constants import Good
from leonardo.engine.game import Objection
from tests.engine.citta.build import ANNA, BIANCA, CARLO, moving, party, rule


class Anything:
    """Forbids nothing."""

    def objection(self, _: Any, /) -> Objection | None:  # noqa: ANN401 - that of any game
        return None

    def preview(self, action: Any, /) -> Any:  # noqa: ANN401
        raise NotImplementedError


def test_a_seat_names_all_members_of_its_guild_in_full() -> None:
    game = moving(party(), party(members=(BIANCA, CARLO)), None)
    names = ("Anna", "Bianca the Magnificent", "Carlo")
    told = Teller(TABLE, names, who={BIANCA: Opponent("pupil", "Pupil", "Learns.")}.get)
    view = GAME.view(game.state, ANNA)
    (guild,) = told.of(view, [SeatSpot(BIANCA)])
    assert guild.lead == "Bianca the Magnificent and Carlo (Pupil)"
    (alone,) = told.of(view, [SeatSpot(ANNA)])
    assert alone.lead == "Anna"


def test_a_winning_stake_comes_back_with_three_times_as_much() -> None:
    game = moving(party(square=1), party(250))
    game.draws(2)
    good = next(iter(Good))
    told = tip(GAME.view(game.state, BIANCA), GoodSpot(good), Bet(good, 10), Anything())
    assert "your stake back plus 30 florins" in told.words


@rule("7.5")
def test_a_seat_and_a_space_tell_which_office_is_whose_and_what_it_may_do() -> None:
    game = moving(party(), party(offices=(11,)))
    names = ("Anna", "Bianca")
    view, teller = GAME.view(game.state, ANNA), Teller(TABLE, names, who=lambda _seat: None)
    (seat,) = teller.of(view, [SeatSpot(BIANCA)])
    offices = f"Offices: {office_name(11)} ({square_short(11)}). Whoever stops there may be moved by up to 5 spaces."
    assert offices in seat.also
    (space,) = teller.of(view, [SquareSpot(11)])
    assert f"{office_name(11)}: Bianca, who may move whoever stops here by up to 5 spaces." in (
        space.words,
        *space.also,
    )
    (without,) = teller.of(view, [SeatSpot(ANNA)])
    assert not any("Offices" in words for words in without.also)
