"""What stands below the prompt until who is asked decides: what others moved of its own, and auctions it bid in."""

import pytest

from leonardo.app.davinci.words.notices import news
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import ApprenticeMoved, AuctionSettled
from leonardo.engine.game import Event
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, seat, table

MOVED = ApprenticeMoved(BIANCA, ANNA, Place.SMITHY, Place.COUNCIL)
SETTLED = AuctionSettled(7, ((ANNA, 2), (BIANCA, 3)), BIANCA)


@pytest.mark.parametrize(("viewer", "reads"), [(ANNA, [MOVED, SETTLED]), (BIANCA, [SETTLED]), (CARLO, [])])
def test_each_reads_what_concerns_it(viewer: int, reads: list[Event]) -> None:
    game = build.placing(table(seat(), seat(), seat(), round=2))
    assert list(news(GAME.view(game.state, viewer), (MOVED, SETTLED))) == reads
