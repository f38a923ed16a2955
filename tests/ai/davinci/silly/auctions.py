"""Phase D: bids above what a card can be worth to anybody, and above what wins for certain (rule 9.7)."""

from tests.ai.davinci.silly.position import Position, bidding_more_than
from tests.engine.davinci.build import Game, completing, lab, seat, table

LAST = 9


def auction(
    anna: int, bianca: int, *, anna_owns: tuple[int, ...] = (), bianca_owns: tuple[int, ...] = (), round_: int = LAST
) -> Game:
    """Anna and Bianca complete number 8, a rope card; their florins are told as they are then."""
    work = lab(on=8, weeks=7)
    return completing(
        table(
            seat(florins=anna - 8, small=work, owned=anna_owns),
            seat(florins=bianca - 8, small=work, owned=bianca_owns),
            round=round_,
            display=[8, 23, 24],
            deck=[25],
        )
    )


POSITIONS = (
    Position(
        "A second rope card in the last round brings nobody anything",
        auction(30, 30, anna_owns=(3,), bianca_owns=(13,)),
        bidding_more_than(0),
    ),
    Position(
        "The third type brings 8 florins in the last round, and the rival has no use for it",
        auction(40, 40, anna_owns=(1, 2), bianca_owns=(3,)),
        bidding_more_than(9),
    ),
    Position(
        "The fourth type brings 5 florins more in the last round",
        auction(40, 40, anna_owns=(1, 2, 4), bianca_owns=(3,)),
        bidding_more_than(6),
    ),
    Position(
        "The fifth type brings 7 florins more in the last round",
        auction(40, 40, anna_owns=(1, 2, 4, 5), bianca_owns=(3,)),
        bidding_more_than(8),
    ),
    Position(
        "The first card of all brings no bonus in the last round",
        auction(20, 20),
        bidding_more_than(1),
    ),
    Position(
        "To deny the rival its 8 florins and to gain 8 oneself is worth no more than both together",
        auction(60, 60, anna_owns=(1, 2), bianca_owns=(4, 5)),
        bidding_more_than(17),
    ),
    Position(
        "The rival has 9 florins: 10 win for certain, whatever the card is worth",
        auction(60, 9, anna_owns=(1, 2, 4, 5), bianca_owns=(6, 7, 9, 10), round_=5),
        bidding_more_than(10),
    ),
    Position(
        "The rival has 8 florins in the first round",
        auction(30, 8, round_=1),
        bidding_more_than(9),
    ),
    Position(
        "In round 8 a card can save two weeks once more, and no more than that",
        auction(80, 80, anna_owns=(3,), bianca_owns=(13,), round_=8),
        bidding_more_than(13),
    ),
    Position(
        "All florins of a long game for one card",
        auction(99, 99, anna_owns=(1,), bianca_owns=(2,), round_=6),
        bidding_more_than(60),
    ),
)
