"""What stands below the prompt until who is asked decides: what others moved, auctions it bid in, races it lost."""

import pytest

from leonardo.app.davinci.words.log import line_briefly
from leonardo.app.davinci.words.notices import news
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import ApprenticeMoved, AuctionSettled, InventionCompleted
from leonardo.engine.game import Event
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, lab, seat, table

MOVED = ApprenticeMoved(BIANCA, ANNA, Place.SMITHY, Place.COUNCIL)
SETTLED = AuctionSettled(7, ((ANNA, 2), (BIANCA, 3)), BIANCA)


@pytest.mark.parametrize(("viewer", "reads"), [(ANNA, [MOVED, SETTLED]), (BIANCA, [SETTLED]), (CARLO, [])])
def test_each_reads_what_concerns_it(viewer: int, reads: list[Event]) -> None:
    game = build.placing(table(seat(), seat(), seat(), round=2))
    assert list(news(GAME.view(game.state, viewer), (MOVED, SETTLED))) == reads


@pytest.mark.parametrize("on", [7, 8])
def test_who_loses_a_race_reads_of_it(on: int) -> None:
    completed = InventionCompleted(BIANCA, Place.SMALL, 7, 7, 0, 8, True)
    game = build.placing(table(seat(small=lab(on=on, weeks=2)), seat(), seat(), round=2, display=(7, 8, 12)))
    assert list(news(GAME.view(game.state, ANNA), (completed,))) == ([completed] if on == 7 else [])


def test_how_ones_own_auction_ended_is_the_weightiest_and_briefly_told_with_its_sum() -> None:
    game = build.placing(table(seat(), seat(), seat(), round=2))
    assert list(news(GAME.view(game.state, ANNA), (SETTLED, MOVED))) == [MOVED, SETTLED]
    assert line_briefly(SETTLED, ("Anna", "Bianca", "Carlo")).endswith("for 3 florins.")
