"""Phase A: beginning what comes to nothing, giving up what would, and resting when time runs out (rule 6)."""

from leonardo.engine.davinci.actions import Done, Interrupt, Start
from leonardo.engine.davinci.constants import Place
from tests.ai.davinci.silly.position import Position, all_but, either
from tests.engine.davinci.build import lab, seat, start_of_work, table

SMALL, LARGE = Place.SMALL, Place.LARGE

GOLD_IN_HAND = "iron iron wood wood"
"""What number 16 is made of: 15 weeks."""

GEAR = "iron iron rope rope"
"""What number 21 is made of."""
MACHINES = lab(6, automata=2)
"""It does 9 weeks in a round."""

POSITIONS = (
    Position(
        "Gold takes 15 weeks, and a small laboratory does 4 in each of the two rounds left",
        start_of_work(table(seat(hand=GOLD_IN_HAND), seat(), round=8, display=[16, 21, 22], deck=[])),
        either(Start(SMALL, 16)),
    ),
    Position(
        "In the last round 7 weeks are too many for a small laboratory",
        start_of_work(table(seat(hand="rope brick"), seat(), round=9, display=[8, 21, 22], deck=[])),
        either(Start(SMALL, 8)),
    ),
    Position(
        "Silver takes 11 weeks; two rounds with the three apprentices and the master there are do 10",
        start_of_work(
            table(seat(hand="wood wood glass", large=lab(4)), seat(), round=8, display=[12, 21, 22], deck=[])
        ),
        either(Start(SMALL, 12), Start(LARGE, 12)),
    ),
    Position(
        "In round 8 no card is drawn any more: what lies in the deck is never paid, however fast it is made",
        start_of_work(
            table(
                seat(3, 5, hand="iron iron rope rope", large=MACHINES), seat(), round=8, display=[12, 8, 22], deck=[21]
            )
        ),
        either(Start(SMALL, 21), Start(LARGE, 21)),
    ),
    Position(
        "In the last round the card on display is worth beginning, gold in the deck is not, however cheap it is",
        start_of_work(
            table(
                seat(3, 5, hand=GEAR, large=MACHINES, owned=[1, 6, 11]),
                seat(),
                round=9,
                display=[3, 12, 22],
                deck=[21],
            )
        ),
        all_but(Start(SMALL, 3), Start(LARGE, 3)),
    ),
    Position(
        "In the last round a hammer can be begun and finished, and its iron is good for nothing else",
        start_of_work(table(seat(hand="iron"), seat(), round=9, display=[1, 21, 22], deck=[])),
        either(Done),
    ),
    Position(
        "Two rounds are left, the laboratory stands idle, and what is on display is in hand",
        start_of_work(table(seat(hand="rope brick"), seat(), round=8, display=[8, 21, 22], deck=[])),
        either(Done),
    ),
    Position(
        "Both laboratories stand idle in the last round but one, with components for both",
        start_of_work(table(seat(5, 6, hand="iron rope", large=lab(4)), seat(), round=8, display=[1, 3, 21], deck=[])),
        either(Done),
    ),
    Position(
        "Three weeks of four are done on the hammer, and there is nothing else to begin",
        start_of_work(table(seat(small=lab(on=1, weeks=3)), seat(), round=9, display=[1, 21, 22], deck=[])),
        either(Interrupt),
    ),
    Position(
        "Gold that lacks one week of fifteen is given up for nothing",
        start_of_work(table(seat(small=lab(on=16, weeks=14)), seat(), round=8, display=[16, 21, 22], deck=[])),
        either(Interrupt),
    ),
    Position(
        "Gold that lacks three weeks is given up for a hammer",
        start_of_work(
            table(seat(hand="iron", small=lab(on=17, weeks=12)), seat(), round=9, display=[17, 1, 22], deck=[])
        ),
        either(Interrupt),
    ),
    Position(
        "Copper that lacks two weeks is given up in the middle of the game, with nothing else in hand",
        start_of_work(table(seat(small=lab(on=8, weeks=5)), seat(), round=4)),
        either(Interrupt),
    ),
    Position(
        "Both laboratories are nearly done in the last round",
        start_of_work(
            table(
                seat(3, 6, small=lab(on=8, weeks=5), large=lab(4, on=12, weeks=8)),
                seat(),
                round=9,
                display=[8, 12, 21],
                deck=[],
            )
        ),
        either(Interrupt),
    ),
    Position(
        "What somebody else completed first still pays, and it lacks one week only (rule 9.6)",
        start_of_work(
            table(seat(small=lab(on=12, weeks=10, shown=True)), seat(owned=[12]), round=9, display=[21, 22], deck=[])
        ),
        either(Interrupt),
    ),
    Position(
        "Gold cannot be finished any more, the hammer can: going on with gold earns nothing",
        start_of_work(
            table(seat(small=lab(on=16, weeks=1)), seat(), round=9, display=[16, 1, 21], deck=[]),
        ),
        either(Done),
    ),
    Position(
        "Work in the small laboratory cannot be finished; the large one, idle, could do it from the beginning",
        start_of_work(
            table(
                seat(3, 9, hand="iron", small=lab(on=8, weeks=1), large=lab(6, automata=2)),
                seat(),
                round=9,
                display=[8, 1, 21],
                deck=[],
            )
        ),
        either(Done),
    ),
    Position(
        "Seven weeks less two for each rope card are three: with the discount it can be finished",
        start_of_work(table(seat(hand="rope brick", owned=[3, 13]), seat(), round=9, display=[8, 21, 22], deck=[])),
        either(Done),
    ),
)
"""`ANNA` decides in all of them."""
