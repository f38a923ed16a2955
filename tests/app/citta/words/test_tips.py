"""What the tag beside a pointer says agrees with what the table asks."""

from typing import Any

from leonardo.app.citta.spots import GoodSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.tips import tip
from leonardo.app.opponents import Opponent
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Bet
from leonardo.engine.citta.constants import Good
from leonardo.engine.game import Objection
from tests.engine.citta.build import ANNA, BIANCA, CARLO, moving, party


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
