"""Cards: what is bought, bid for and sold."""

from typing import Final

from leonardo.engine.citta.actions import Buy, Decline, Drop
from tests.ai.citta.silly.position import (
    FULL,
    LAST,
    Position,
    auction,
    bids_above,
    debt,
    drawn,
    is_a,
    owing,
    sells,
)
from tests.engine.citta.build import CARLO, moving, party

POSITIONS: Final = (
    Position(
        "the last palace of a quarter of two",
        drawn(moving(party(300, 6, owns=[8]), party(), party()), 4),
        is_a(Decline),
    ),
    Position(
        "the last palace of a quarter of three",
        drawn(moving(party(300, 1, owns=[2, 4]), party(), party()), 4),
        is_a(Decline),
    ),
    Position(
        "the last palace of a quarter of four",
        drawn(moving(party(400, 11, owns=[13, 14, 15]), party(), party()), 1),
        is_a(Decline),
    ),
    Position(
        "the last palace, with little else", drawn(moving(party(90, 6, owns=[8]), party(), party()), 4), is_a(Decline)
    ),
    Position(
        "a palace left to others for 5 florins in the last turn",
        drawn(moving(party(400), party(400), party(300, 6), turn=CARLO, round=LAST), 4),
        is_a(Decline),
    ),
    Position(
        "a price that breaks who comes to a rent next",
        drawn(moving(party(200, 26), party(owns={29: FULL}), party()), 1),
        is_a(Buy),
    ),
    Position("more than the price in the last round", auction(400, round_=LAST), bids_above(60)),
    Position("far more than a card can bring", auction(1000, round_=10), bids_above(400)),
    Position("a fortune for one palace", auction(2000, round_=18), bids_above(150)),
    Position("a palace for 5 florins", auction(400, round_=LAST), is_a(Drop)),
    Position("a palace for 5 florins, in the middle", auction(400, round_=10), is_a(Drop)),
    Position("the last palace of a quarter for 5 florins", auction(300, round_=5, owns=(2, 4)), is_a(Drop)),
    Position("a rival's last palace for 5 florins", auction(300, round_=5, theirs=(2, 4)), is_a(Drop)),
    Position("the finest palace for a small debt", debt({19: FULL, 4: ()}), sells(19)),
    Position("half of a whole quarter", debt({4: ()}), sells(8, 10)),
    Position("half of a whole quarter rather than a bridge", debt({6: ()}), sells(8, 10)),
    Position("a palace full of works rather than a bare one", owing(180, {13: FULL, 14: ()}), sells(13)),
    Position("works rather than a bridge", owing(180, {31: (1, 2), 16: ()}), sells(31)),
    Position("two cards where one will do", owing(170, {2: (), 32: ()}), sells(2)),
    Position(
        "a palace with works in the last round",
        drawn(
            moving(party(180, 1, owns={13: FULL, 16: ()}), party(owns={5: (37, 38, 39, 40)}), party(), round=LAST),
            4,
        ),
        sells(13),
    ),
)
