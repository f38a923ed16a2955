"""Why those who bid the same choose in another order once Leonardo has changed hands (rule 6.4)."""

from leonardo.app.engines.spots import TRAITS
from leonardo.app.engines.words.auctioning import auction_told
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Bid, Choose, Decline
from tests.engine.engines.build import ANNA, BIANCA, CARLO, DORA, Game, auction, land, seat

NAMES = ("Anna", "Bianca", "Carlo", "Dora")


def bids(*florins: int) -> Game:
    places = seat(milan=land()), seat(venice=land()), seat(rome=land()), seat(norway=land())
    game = auction(*places)
    for who, bid in enumerate(florins):
        game.does(who, Bid(bid))
    return game


def told(game: Game) -> tuple[dict[int, int], str]:
    """Return in which turn each seat chooses, and what is said above the cards."""
    lately = Lately(TRAITS)
    lately.recall(game.events)
    shown = auction_told(GAME.view(game.state, CARLO), Marks(lately=lately.events), NAMES)
    return {fist.seat: fist.place for fist in shown.fists}, shown.line


def takes(game: Game, who: int) -> None:
    game.does(who, next(option for option in game.legal if isinstance(option, Choose)))


def test_a_new_order_of_equal_bids_is_explained() -> None:
    game = bids(20, 20, 90, 50)
    order, line = told(game)
    assert order == {CARLO: 1, DORA: 2, ANNA: 3, BIANCA: 4}
    why = tr("engines.auction.new_leonardo", name="Bianca")
    game = bids(20, 90, 20, 50)
    order, line = told(game)
    assert order == {BIANCA: 1, DORA: 2, ANNA: 3, CARLO: 4}
    assert why not in line
    takes(game, BIANCA)
    order, line = told(game)
    assert order == {BIANCA: 1, DORA: 2, CARLO: 3, ANNA: 4}
    assert why in line


def test_nothing_is_explained_where_the_order_stays() -> None:
    game = bids(20, 30, 90, 50)
    takes(game, CARLO)
    assert "Carlo" not in told(game)[1]


def test_who_has_chosen_keeps_its_place() -> None:
    game = bids(40, 40, 10, 0)
    game.does(ANNA, Decline())
    takes(game, BIANCA)
    assert told(game)[0] == {ANNA: 1, BIANCA: 2, CARLO: 3, DORA: 0}
