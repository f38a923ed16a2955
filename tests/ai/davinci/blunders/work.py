"""Phases A and B: work begun or given up in vain, and workers placed where they do nothing, or resting (rules 6, 7)."""

from collections.abc import Sequence

from leonardo.engine.davinci.actions import Done, Interrupt, Pass, PlaceApprentices, PlaceMaster, Start
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.state import Group, Seat
from tests.ai.davinci.blunders.position import (
    Position,
    all_but,
    any_of,
    either,
    fewer_apprentices_than,
    going_to,
    more_apprentices_than,
)
from tests.engine.davinci.build import ANNA, BIANCA, Game, group, lab, placing, seat, start_of_work, table

SMALL, LARGE = Place.SMALL, Place.LARGE

GOLD_IN_HAND = "iron iron wood wood"  # what number 16 is made of: 15 weeks

GEAR = "iron iron rope rope"  # what number 21 is made of
MACHINES = lab(6, automata=2)  # it does 9 weeks in a round

AT_WORK = (
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


SHOWN = (1, 8, 12)


def alone(
    anna: Seat,
    round_: int,
    *,
    display: Sequence[int] = SHOWN,
    treasury: int = 1,
    rival_owns: Sequence[int] = (),
) -> Game:
    """Anna places last: Bianca has no worker left. Anna's master, unless he is told of, stands in the city."""
    bianca = seat(apprentices=0, master=False, small=lab(on=25, apprentices=2, master=True), owned=rival_owns)
    at_home = any(laboratory.master for laboratory in anna.laboratories if laboratory)
    away = {} if anna.master or at_home else {Place.ROPERY: [Group(ANNA, 0, True)]}
    return placing(table(anna, bianca, round=round_, display=display, deck=[24, 25], treasury=treasury, queues=away))


def last_to_come(anna: Seat, round_: int, *free: Place) -> Game:
    """Anna places last, and an apprentice of Bianca stands in every district but those that are free."""
    bianca = seat(apprentices=0, master=False, small=lab(on=25, apprentices=2, master=True))
    taken = {place: [group(BIANCA)] for place in Place if place < SMALL and place not in free}
    if not anna.master:
        taken[Place.COUNCIL].insert(0, Group(ANNA, 0, True))
    return placing(table(anna, bianca, round=round_, display=SHOWN, deck=[24, 25], queues=taken))


PLACED = (
    Position(
        "One apprentice completes the hammer in the last round",
        alone(seat(apprentices=1, master=False, small=lab(on=1, weeks=1, master=True)), 9),
        either(Pass),
    ),
    Position(
        "One apprentice completes the bridge in the last round, and silver cannot be completed",
        alone(seat(apprentices=1, master=False, small=lab(on=8, weeks=4, master=True), large=lab(4, on=12)), 9),
        all_but(PlaceApprentices(1, SMALL)),
    ),
    Position(
        "The master completes gold in the last round",
        alone(seat(apprentices=0, small=lab(on=16, weeks=13)), 9, display=[16, 1, 8]),
        either(Pass),
    ),
    Position(
        "One apprentice completes the bridge in the middle of the game, and is the last at hand",
        alone(seat(apprentices=1, master=False, small=lab(on=8, weeks=6)), 4),
        all_but(PlaceApprentices(1, SMALL)),
    ),
    Position(
        "One apprentice completes gold in the last city round",
        alone(seat(apprentices=1, master=False, small=lab(on=16, weeks=14)), 7, display=[16, 1, 8]),
        all_but(PlaceApprentices(1, SMALL)),
    ),
    Position(
        "One apprentice completes what another was first to complete: it still pays 10",
        alone(
            seat(apprentices=1, master=False, small=lab(on=12, weeks=8, shown=True, master=True)),
            9,
            display=[1, 8, 3],
            rival_owns=[12],
        ),
        either(Pass),
    ),
    Position(
        "Three apprentices complete the bridge; two of them would not",
        alone(seat(apprentices=3, master=False, small=lab(on=16, master=True), large=lab(4, on=8, weeks=4)), 9),
        all_but(PlaceApprentices(3, LARGE)),
    ),
    Position(
        "Apprentices and master together complete the bridge; resting leaves it undone",
        alone(seat(apprentices=2, small=lab(on=8, weeks=3)), 9),
        any_of([either(Pass), fewer_apprentices_than(2, SMALL)]),
    ),
    Position(
        "The bridge lacks one week: a second and a third apprentice do nothing there",
        alone(seat(apprentices=3, small=lab(on=8, weeks=6)), 9),
        more_apprentices_than(1, SMALL),
    ),
    Position(
        "The hammer lacks two weeks, and a third apprentice is wasted, in the middle of the game",
        alone(seat(apprentices=3, small=lab(on=1, weeks=2)), 3),
        more_apprentices_than(2, SMALL),
    ),
    Position(
        "The large laboratory lacks two weeks of silver: four apprentices are two too many",
        alone(seat(apprentices=5, small=lab(on=8), large=lab(6, on=12, weeks=9)), 6),
        more_apprentices_than(2, LARGE),
    ),
    Position(
        "An automaton completes the bridge alone: nobody is needed there",
        alone(seat(apprentices=3, small=lab(5, automata=1, on=8, weeks=5)), 9),
        all_but(Pass),
    ),
    Position(
        "Two automata and the master complete silver: apprentices do nothing more there",
        alone(
            seat(apprentices=2, master=False, small=lab(on=1), large=lab(6, automata=2, on=12, weeks=5, master=True)), 9
        ),
        going_to(LARGE),
    ),
    Position(
        "Gold that lacks seven weeks cannot be finished in the last round, the hammer can",
        alone(
            seat(apprentices=2, master=False, small=lab(on=1, weeks=0, master=True), large=lab(4, on=16, weeks=8)),
            9,
            display=[16, 1, 8],
        ),
        all_but(PlaceApprentices(2, SMALL)),
    ),
    Position(
        "What lies in the deck is not paid any more in the last round; what is on display is",
        alone(
            seat(apprentices=2, master=False, small=lab(on=24, weeks=13), large=lab(4, on=8, weeks=3, master=True)), 9
        ),
        all_but(PlaceApprentices(2, LARGE)),
    ),
    Position(
        "With workers for one of two, the hammer for 4 florins is finished and silver for 13 is not",
        alone(
            seat(apprentices=2, master=False, small=lab(on=1, weeks=2), large=lab(4, on=12, weeks=7, master=True)), 9
        ),
        all_but(PlaceApprentices(2, LARGE)),
    ),
    Position(
        "In round 8 ten weeks of silver are to do in two rounds of five: nobody can be spared",
        alone(seat(apprentices=3, large=lab(4, on=12, weeks=1)), 8),
        either(Pass),
    ),
    Position(
        "In round 8 the bridge lacks two weeks and the apprentices have nothing else to do",
        alone(seat(apprentices=2, master=False, small=lab(on=8, weeks=3, master=True)), 8),
        either(Pass),
    ),
    Position(
        "In round 8 the master has nothing else to do than work",
        alone(seat(apprentices=0, small=lab(on=12, weeks=7)), 8),
        either(Pass),
    ),
    Position(
        "In the middle of the game work is waiting at home, and nobody is needed elsewhere",
        alone(seat(apprentices=1, master=False, small=lab(on=8, weeks=2)), 5),
        either(Pass),
    ),
    Position(
        "Nobody is at the Council, nobody can come any more, and five florins lie there",
        alone(seat(apprentices=1, master=False), 4, treasury=5),
        either(Pass),
    ),
    Position(
        "The master could fetch eight florins from the Council in the last city round",
        alone(seat(apprentices=0), 7, treasury=8),
        either(Pass),
    ),
    Position(
        "All nine apprentices are its own: the Academy has none left (rule 8.13)",
        alone(seat(apprentices=9), 5),
        going_to(Place.ACADEMY),
    ),
    Position(
        "Both laboratories are taken, turned or busy, so the Workshop has nothing for it (rule 8.12)",
        alone(seat(apprentices=4, small=lab(5, on=8), large=lab(6, on=12)), 5),
        going_to(Place.WORKSHOP),
    ),
    Position(
        "The Smithy has no iron left",
        placing(
            table(
                seat(apprentices=3, hand="iron iron iron iron"),
                seat(hand="iron iron iron iron"),
                seat(hand="iron iron iron iron"),
                round=4,
            )
        ),
        going_to(Place.SMITHY),
    ),
    Position(
        "Nobody can come to the Academy any more: one apprentice is first there, two are no more so",
        alone(seat(apprentices=4, small=lab(on=12), hand="rope"), 3),
        any_of([more_apprentices_than(1, place) for place in Place if Place.COUNCIL < place < SMALL]),
    ),
    Position(
        "Against one apprentice of a rival who has no more, three are one too many",
        placing(
            table(
                seat(apprentices=4, small=lab(on=12)),
                seat(apprentices=0, master=False, small=lab(on=25, master=True)),
                round=3,
                queues={Place.ACADEMY: [group(BIANCA, 1)]},
            )
        ),
        more_apprentices_than(2, Place.ACADEMY),
    ),
    Position(
        "In the last round the master and one apprentice both find no work that they could finish",
        alone(seat(apprentices=1, small=lab(on=16, weeks=3)), 9, display=[16, 1, 8]),
        either(PlaceApprentices, PlaceMaster),
    ),
    Position(
        "Nobody is at the Glassworks and nobody can come any more: glass would be for nothing",
        last_to_come(seat(apprentices=1, master=False), 4, Place.GLASSWORKS),
        either(Pass),
    ),
    Position(
        "An apprentice more would be for nothing at the Academy, though florins are plenty and workers few",
        last_to_come(seat(27, apprentices=1, master=False), 6, Place.ACADEMY),
        either(Pass),
    ),
    Position(
        "The master alone is left, and would be the first at the Workshop",
        last_to_come(seat(0, apprentices=0), 3, Place.WORKSHOP),
        either(Pass),
    ),
    Position(
        "In round 2 three shops wait for somebody, with six workers at hand",
        last_to_come(seat(5, apprentices=5), 2, Place.SMITHY, Place.CARPENTRY, Place.ROPERY),
        either(Pass),
    ),
    Position(
        "In the last city round a component for nothing may still serve in the large laboratory",
        last_to_come(seat(6, apprentices=2, master=False, large=lab(4)), 7, Place.SMITHY),
        either(Pass),
    ),
)
