"""Why one bids so much: each reason is shown by a position."""

import pytest

from leonardo.engine.davinci.actions import Action, Bid
from leonardo.engine.davinci.state import Seat
from tests.ai.davinci.reasons.telling import HIDDEN, LIFT, Told, told
from tests.engine.davinci.build import BIANCA, Game, completing, lab, seat, table


def auction(anna: Seat, bianca: Seat) -> Game:
    return completing(table(anna, bianca, round=9, display=[LIFT, 23, 24], deck=[HIDDEN]))


DONE = lab(on=LIFT, weeks=7)
AUCTIONS = [
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 10), ("bid_certain", {"florins": 9})),
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 0), ("bid_nothing", {})),
    (auction(seat(20, small=DONE), seat(1, small=DONE)), Bid(LIFT, 1), None),
    (
        auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)),
        Bid(LIFT, 4),
        ("bid_worth", {"florins": 8, "seat": BIANCA, "theirs": 0}),
    ),
    (
        auction(seat(20, small=DONE, owned=[3]), seat(20, small=DONE, owned=[1, 2])),
        Bid(LIFT, 4),
        ("bid_theirs", {"seat": BIANCA, "theirs": 8}),
    ),
    (
        auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE, owned=[4, 5])),
        Bid(LIFT, 0),
        ("bid_little", {"florins": 8, "seat": BIANCA, "theirs": 8}),
    ),
    (auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)), Bid(LIFT, 0), None),
    (auction(seat(20, small=DONE, owned=[1, 2]), seat(20, small=DONE)), Bid(LIFT, 9), None),
]


@pytest.mark.parametrize(("game", "action", "expected"), AUCTIONS, ids=lambda value: str(value)[:30])
def test_why_to_bid(game: Game, action: Action, expected: Told) -> None:
    assert told(game, action) == expected
