"""What can be taken up at the table of the city can be put somewhere."""

from collections import Counter

from leonardo.app.citta.moves.choices import liftable, targets
from leonardo.app.citta.moves.in_hand import Coins
from leonardo.app.citta.spots import CoinSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.table.input.hands import Hands
from leonardo.engine.citta import GAME
from leonardo.engine.citta.constants import COIN
from leonardo.engine.citta.questions import AuctionQuestion, BetQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.game import NATURE
from tests.app.citta.learn.games import played
from tests.engine.citta.build import BIANCA, moving, party


def staking(florins: int) -> View:
    """Bianca has so much when Anna opens a market."""
    game = moving(party(square=1), party(florins))
    game.draws(2)
    assert isinstance(game.asked, BetQuestion)
    return GAME.view(game.state, BIANCA)


def test_coins_taken_for_a_bid_or_a_stake_are_enough() -> None:
    asked: Counter[type] = Counter()
    for _, step in played().steps():
        decider = GAME.decider(step.state)
        if decider is None or decider == NATURE:
            continue
        view = GAME.view(step.state, decider)
        asked[type(view.question)] += 1
        for held in liftable(view).values():
            assert targets(view, held), (view.question, held)
    assert asked[AuctionQuestion]
    assert asked[BetQuestion]


def test_a_coin_that_cannot_be_staked_is_not_offered() -> None:
    view = staking(florins=250)
    hands = Hands(TABLE.moves)
    assert hands.lift(view, [CoinSpot(5)]) is None
    hands.press(view, [CoinSpot(10)])
    hands.press(view, [CoinSpot(5)])
    hands.press(view, [CoinSpot(50)])
    assert hands.count * COIN == 65


def test_who_has_only_the_smallest_coin_stakes_it() -> None:
    view = staking(florins=5)
    assert liftable(view)[CoinSpot(5)] == Coins(BIANCA, 1)


def test_a_coin_that_cannot_be_staked_says_the_rule() -> None:
    """Too little, or more than one has: each has its own reason, as by the keyboard."""
    for florins, coin, reason in ((250, 5, "stake_too_small"), (45, 50, "stake_above_cash")):
        view = staking(florins)
        meant = Hands(TABLE.moves).meaning(view)[CoinSpot(coin)]
        assert Hands(TABLE.moves).refuse(view, [CoinSpot(coin)])
        game = moving(party(square=1), party(florins))
        game.draws(2)
        objection = GAME.objection(game.state, meant)
        assert objection is not None
        assert objection.reason.endswith(reason)
    assert CoinSpot(10) not in Hands(TABLE.moves).meaning(staking(250))
