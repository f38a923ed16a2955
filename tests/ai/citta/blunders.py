"""Positions in a few words, and what is a blunder in each: cards, works, stakes, offices and unions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from attrs import frozen

from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.constants import GUILDS, Side
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, turn

LAST: Final = 20  # the last round
FULL: Final = (1, 2, 3, 4)
FULL_OF_OTHERS: Final = (37, 38, 39, 40)  # four works each

Silly = Callable[[Action], bool]


@frozen
class Position:
    """A position in a few words, and what is silly in it."""

    words: str
    game: Game
    silly: Silly


def drawn(game: Game, *numbers: int) -> Game:
    game.draws(*numbers)
    return game


def did(game: Game, seat: int, action: Action) -> Game:
    game.does(seat, action)
    return game


def is_a(*kinds: type) -> Silly:
    return lambda action: isinstance(action, kinds)


def other_than(*good: Action) -> Silly:
    return lambda action: action not in good


def sells(*squares: int) -> Silly:
    return lambda action: isinstance(action, Sell) and action.square in squares


def lays(*squares: int) -> Silly:
    return lambda action: isinstance(action, LayWork) and action.square in squares


def bids_above(florins: int) -> Silly:
    return lambda action: isinstance(action, Raise) and action.florins > florins


def stakes_above(florins: int) -> Silly:
    return lambda action: isinstance(action, Bet) and action.florins > florins


def auction(anna: int, *, round_: int, owns: tuple[int, ...] = (), theirs: tuple[int, ...] = (), bid: int = 0) -> Game:
    """Carlo has no florin for the palace on 5, so Anna may bid first, or after Bianca if she has bid so much."""
    others = (party(anna, owns=owns), party(bid or 20, owns=theirs), party(0, square=1))
    game = drawn(moving(*others, turn=CARLO, round=round_), 4)
    return did(did(game, ANNA, Raise(5)), BIANCA, Raise(bid)) if bid else game


def bridge(anna: int, *, round_: int) -> Game:
    """Carlo has no florin for the bridge on 6, so Anna may bid first."""
    return drawn(moving(party(anna), party(40), party(0, square=1), turn=CARLO, round=round_), 5)


def market(anna: int, bianca: int, *, round_: int = 2) -> Game:
    """Anna opens a market, and Bianca stakes."""
    return drawn(moving(party(anna, 1), party(bianca), party(100), round=round_), 2)


def debt(more: Mapping[int, Sequence[int]], florins: int = 190) -> Game:
    """Anna, who owns a whole quarter and `more`, owes Bianca 200 florins for the palace on 5."""
    anna = party(florins, square=1, owns={8: (), 10: (), **more})
    return drawn(moving(anna, party(owns={5: FULL_OF_OTHERS}), party()), 4)


def owing(florins: int, owns: Mapping[int, Sequence[int]]) -> Game:
    """Anna owes Bianca 200 florins for the palace on 5."""
    return drawn(moving(party(florins, square=1, owns=owns), party(owns={5: FULL_OF_OTHERS}), party()), 4)


def guilds(*florins: int, round_: int = LAST) -> Game:
    """Anna may propose a union."""
    return turn(*(party(each) for each in florins), variants=(GUILDS,), round=round_, works=())


def union(pawn: int = ANNA) -> Propose:
    return Propose(BIANCA, Side.GUELPH, pawn)


CARDS: Final = (
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
    Position(
        "a palace at its price with a full purse",
        drawn(moving(party(600, 1), party(), party(), round=10), 4),
        is_a(Decline),
    ),
    Position(
        "a cheap palace at its price, with florins for four works besides",
        drawn(moving(party(250, 1, owns=[29, 30]), party(), party(), round=8), 3),
        is_a(Decline),
    ),
    Position(
        "a fine palace at its price in the first round",
        drawn(moving(party(290, 28), party(), party()), 4),
        is_a(Decline),
    ),
    Position(
        "a palace at its price, late, where nothing is owed",
        drawn(moving(party(300, 1), party(), party(), round=18), 4),
        is_a(Decline),
    ),
    Position(
        "a bridge at its price with a full purse",
        drawn(moving(party(500, 1), party(), party(), round=10), 5),
        is_a(Decline),
    ),
    Position(
        "florins kept for a rent in the last round, when the pawn has moved",
        drawn(moving(party(240, 1, owns={32: (1, 2)}), party(owns={14: FULL_OF_OTHERS}), party(), round=LAST), 4),
        is_a(Decline),
    ),
    Position(
        "florins kept for works in the last round, when none can be laid any more",
        drawn(moving(party(110, 1, owns={32: (1, 2)}), *(party(100, each) for each in (28, 27, 26)), round=LAST), 4),
        is_a(Decline),
    ),
    *(
        Position(
            f"a street left to a rival for 5 florins, {when}",
            drawn(moving(party(130, 1, owns={32: (1, 2)}), party(60, 28), *[party(0, 27)] * 2, round=round_), 4),
            is_a(Decline),
        )
        for when, round_ in (("late", 18), ("near the end", 19), ("in the last round", LAST))
    ),
    Position("a bridge let go for 5 florins", bridge(300, round_=8), is_a(Drop)),
    Position("a bridge let go for 5 florins near the end", bridge(120, round_=19), is_a(Drop)),
    Position("a palace let go for half of its price", auction(400, round_=10, bid=25), is_a(Drop)),
    Position("a palace let go for half its price in the last round", auction(100, round_=LAST, bid=25), is_a(Drop)),
    Position("a quarter's last palace let go at its price", auction(500, round_=8, owns=(2, 4), bid=45), is_a(Drop)),
    Position(
        "more than the price at once where nobody has bid",
        drawn(
            moving(
                party(210, 14, owns={4: (), 14: (), 15: FULL, 25: (5, 6, 7, 8), 29: (9, 10, 11, 12)}),
                party(15, 20, owns={12: (), 26: FULL_OF_OTHERS}),
                party(105, 19, owns={10: (), 30: (13, 14, 15, 16)}),
                party(25, 19, owns={5: (17, 18, 19, 20)}),
                turn=DORA,
                round=13,
            ),
            4,
        ),
        bids_above(70),
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
    Position("a palace full of works rather than two bare ones", owing(150, {32: FULL, 8: (), 14: ()}), sells(32)),
    Position("a palace full of works rather than three", owing(110, {30: FULL, 31: (), 19: (), 21: ()}), sells(30)),
    Position(
        "a palace full of works rather than two bare ones in the last round",
        drawn(
            moving(party(150, 1, owns={32: FULL, 8: (), 14: ()}), party(owns={5: FULL_OF_OTHERS}), party(), round=LAST),
            4,
        ),
        sells(32),
    ),
    Position(
        "a palace with works in the last round",
        drawn(
            moving(party(180, 1, owns={13: FULL, 16: ()}), party(owns={5: (37, 38, 39, 40)}), party(), round=LAST),
            4,
        ),
        sells(13),
    ),
)


def _sent_to_four(action: Action) -> bool:
    return isinstance(action, Divert) and action.steps == 1


def _sent_round(action: Action) -> bool:
    return isinstance(action, Divert) and action.steps == 5


COURSE: Final = (
    Position("works where rents are low", turn(party(300, owns={2: (), 31: (1, 2, 3)}), party(), party()), lays(2)),
    Position("no work with a full purse", turn(party(900, owns={31: (1, 2, 3)}), party(), party()), is_a(Done)),
    Position("no work in a whole quarter", turn(party(600, owns=[8, 10]), party(), party()), is_a(Done)),
    Position("works put off", turn(party(700, owns={31: ()}), party(), party(), round=8), is_a(Done)),
    Position("a fourth work not laid", turn(party(250, owns={32: (1, 2, 3)}), party(), party(), round=10), is_a(Done)),
    Position(
        "florins kept where no rent is due",
        turn(party(400, owns={26: (1, 2), 30: ()}), party(), party(), round=14),
        is_a(Done),
    ),
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
    Position(
        "the last florins for a work, before a toll that every number brings",
        turn(party(50, square=15, owns={31: (1, 2)}), party(owns=[16]), party()),
        is_a(LayWork),
    ),
    Position(
        "the florins of works before three dear rents, near the end",
        turn(
            party(100, square=8, owns={8: FULL, 10: (6, 7), 31: (5,)}),
            party(owns={14: (15, 16, 17, 18)}),
            party(owns={18: (24, 25, 26, 27), 19: (20, 21, 22, 23)}),
            round=18,
        ),
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
        "a beggar sent to a palace of the leader near the end",
        drawn(
            moving(
                party(300, 1),
                party(300, offices=[3]),
                party(900, owns={4: FULL, 30: (), 31: (), 32: ()}),
                party(250, owns={2: (5, 6, 7, 8)}),
                round=16,
            ),
            2,
        ),
        _sent_to_four,
    ),
    Position(
        "a leader spared near the end",
        drawn(
            moving(
                party(900, 1, owns=[30, 31, 32]),
                party(300, offices=[3]),
                party(300),
                party(250, owns={2: (5, 6, 7, 8)}),
                round=16,
            ),
            2,
        ),
        other_than(Divert(-1)),
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


UNIONS: Final = (
    Position("a guild before the first move", guilds(250, 270, 290, 310, round_=1), is_a(Propose)),
    Position("a guild of equals in the middle", guilds(400, 400, 400, 400, round_=8), is_a(Propose)),
    Position("a guild of equals, when asked", did(guilds(400, 400, 400, 400, round_=8), ANNA, union()), is_a(Accept)),
    Position("a lead in the middle shared with the second", guilds(900, 600, 300, 300, round_=8), is_a(Propose)),
    Position(
        "a lead in the middle shared with the second, when asked",
        did(guilds(600, 900, 300, 300, round_=8), ANNA, union()),
        is_a(Accept),
    ),
    Position("a sure win shared", guilds(1500, 100, 100, 100), is_a(Propose)),
    Position("a sure win shared when asked", did(guilds(100, 1500, 100, 100), ANNA, union()), is_a(Accept)),
    Position(
        "a sure win shared when asked, one's own pawn to stay",
        did(guilds(100, 1500, 100, 100), ANNA, union(BIANCA)),
        is_a(Accept),
    ),
    Position("a lead of the last round shared", did(guilds(300, 900, 700, 600), ANNA, union()), is_a(Accept)),
    Position("a lead in the middle shared with the poorest", guilds(2000, 50, 300, 300, round_=10), is_a(Propose)),
    Position(
        "bankruptcy rather than a guild",
        did(
            drawn(moving(party(0, 1), party(300, owns={5: FULL}), party(50), party(50), variants=(GUILDS,)), 4),
            BIANCA,
            Rescue(ANNA, Side.GUELPH, BIANCA),
        ),
        is_a(Refuse),
    ),
    Position(
        "a rescue that gives a sure win away",
        drawn(
            moving(party(0, 1), party(1500, owns={5: FULL}), party(50), party(50), variants=(GUILDS,), round=LAST), 4
        ),
        is_a(Rescue),
    ),
    Position(
        "a rescue of a beggar in the middle",
        drawn(moving(party(0, 1), party(1500, owns={5: FULL}), party(700), party(50), variants=(GUILDS,), round=10), 4),
        is_a(Rescue),
    ),
)
