"""What can be taken up at the table of the city can be put somewhere."""

from collections import Counter

from leonardo.app.citta.moves.choices import liftable, targets
from leonardo.engine.citta import GAME
from leonardo.engine.citta.questions import AuctionQuestion, BetQuestion
from leonardo.engine.game import NATURE
from tests.app.citta.learn.games import played


def test_coins_that_are_taken_for_a_bid_or_a_stake_are_enough_for_it() -> None:
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
