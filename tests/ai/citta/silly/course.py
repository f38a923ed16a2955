"""Works, stakes, offices, and the numbers of guilds."""

from typing import Final

from leonardo.engine.citta.actions import Action, Divert, Done, LayWork, LetStand, TakeBall
from leonardo.engine.citta.constants import GUILDS
from tests.ai.citta.silly.position import (
    FULL,
    LAST,
    Position,
    drawn,
    is_a,
    lays,
    market,
    other_than,
    stakes_above,
)
from tests.engine.citta.build import ANNA, DORA, moving, party, turn


def _sent_round(action: Action) -> bool:
    return isinstance(action, Divert) and action.steps == 5


POSITIONS: Final = (
    Position("works where rents are low", turn(party(300, owns={2: (), 31: (1, 2, 3)}), party(), party()), lays(2)),
    Position("no work with a full purse", turn(party(900, owns={31: (1, 2, 3)}), party(), party()), is_a(Done)),
    Position("no work in a whole quarter", turn(party(600, owns=[8, 10]), party(), party()), is_a(Done)),
    Position(
        "works before a rent that breaks",
        turn(party(200, square=1, owns=[2]), party(owns={5: FULL}), party()),
        is_a(LayWork),
    ),
    Position(
        "works in a palace that a rent ahead will cost",
        turn(party(200, square=25, owns={2: ()}), party(owns={29: FULL, 30: (5, 6, 7, 8)}), party(), round=15),
        is_a(LayWork),
    ),
    Position("a stake of all cash", market(200, 100), stakes_above(50)),
    Position("a stake of a fortune", market(200, 900), stakes_above(50)),
    Position("a stake that ruins, before a dear rent", market(900, 300), stakes_above(10)),
    Position("a small purse at a market", market(200, 25), stakes_above(15)),
    Position("a great stake of who leads in the last round", market(200, 900, round_=LAST), stakes_above(10)),
    Position("a great stake early in the game, from behind", market(900, 100, round_=5), stakes_above(10)),
    Position(
        "a rival in reach of a fine palace",
        drawn(moving(party(300, 1), party(owns={5: FULL}, offices=[3]), party()), 2),
        other_than(Divert(2)),
    ),
    Position(
        "a rival led away from a fine palace behind it",
        drawn(moving(party(300, 8), party(owns={10: FULL}, offices=[11]), party()), 3),
        other_than(Divert(-1)),
    ),
    Position(
        "a rival sent round to its indemnity",
        drawn(moving(party(300, 22), party(offices=[28]), party()), 6),
        _sent_round,
    ),
    Position(
        "a rival sent to another one's fine palace past one's own",
        drawn(moving(party(500, 1), party(owns={5: FULL}, offices=[3]), party(owns={4: (5, 6, 7, 8)})), 2),
        is_a(LetStand),
    ),
    Position(
        "a guild's worst number",
        drawn(
            moving(party(300, 9, members=(ANNA, DORA)), party(owns={12: FULL}), party(), None, variants=(GUILDS,)), 3, 8
        ),
        other_than(TakeBall(8)),
    ),
    Position(
        "a guild's number that breaks it",
        drawn(
            moving(party(50, 1, members=(ANNA, DORA)), party(owns={5: FULL}), party(), None, variants=(GUILDS,)), 4, 8
        ),
        other_than(TakeBall(8)),
    ),
)
