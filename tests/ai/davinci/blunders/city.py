"""Phases C and D: what is useless or costs more than it brings, and bids above what wins for certain (rules 8, 9.7)."""

from leonardo.engine.davinci.actions import Buy, Decline, GiveLeonardo, Move, Take, TakeBox, Withdraw
from leonardo.engine.davinci.constants import Box, Component, Place, Upgrade
from leonardo.engine.davinci.state import Group, Seat
from tests.ai.davinci.blunders.position import Position, all_but, bidding_more_than, either
from tests.engine.davinci.build import ANNA, BIANCA, Game, completing, group, lab, resolving, seat, table

SMALL, LARGE = Place.SMALL, Place.LARGE
GOLDS = [21, 22, 23]


def offered(anna: Seat, district: Place, round_: int, *, display: list[int] | None = None) -> Game:
    queues = {district: [group(ANNA, 2), group(BIANCA, 1)]}
    shown = [1, 8, 12] if display is None else display
    return resolving(table(anna, seat(florins=9), round=round_, display=shown, deck=[], queues=queues))


def offered_second(anna: Seat, district: Place, round_: int, *, display: list[int] | None = None) -> Game:
    """Bianca has taken the free one; Anna is asked for 2 florins."""
    queues = {district: [group(BIANCA, 2), group(ANNA, 1)]}
    shown = [1, 8, 12] if display is None else display
    rival = seat(florins=9, apprentices=4)
    game = resolving(table(anna, rival, round=round_, display=shown, deck=[], queues=queues))
    taken = next(action for action in game.legal if isinstance(action, Take))
    return game.does(BIANCA, taken)


def at_the_council(
    anna: Seat,
    round_: int,
    *,
    treasury: int = 1,
    display: list[int] | None = None,
    more: dict[Place, list[Group]] | None = None,
) -> Game:
    queues = {Place.COUNCIL: [group(ANNA)], **(more or {})}
    shown = [1, 8, 12] if display is None else display
    game = resolving(table(anna, seat(), round=round_, treasury=treasury, display=shown, deck=[24, 25], queues=queues))
    return game.does(ANNA, GiveLeonardo(ANNA))


IN_THE_CITY = (
    Position(
        "The first component in the shop costs nothing",
        offered(seat(hand="rope"), Place.KILN, 4),
        either(Withdraw),
    ),
    Position(
        "A free component is no burden even in the last city round",
        offered(seat(), Place.SMITHY, 7),
        either(Withdraw),
    ),
    Position(
        "A free apprentice works for the rest of the game",
        offered(seat(), Place.ACADEMY, 2),
        either(Withdraw),
    ),
    Position(
        "A free apprentice costs nothing in the last city round, too",
        offered(seat(), Place.ACADEMY, 7),
        either(Withdraw),
    ),
    Position(
        "The large laboratory is free",
        offered(seat(), Place.WORKSHOP, 3),
        either(Withdraw),
    ),
    Position(
        "A free automaton works for nothing for the rest of the game",
        offered(seat(small=lab(5), large=lab(6, on=12)), Place.WORKSHOP, 4),
        either(Withdraw),
    ),
    Position(
        "In the last city round an automaton for 2 florins, and nothing to begin with it",
        offered_second(seat(florins=5, small=lab(5), large=lab(6, on=8)), Place.WORKSHOP, 7, display=[8, *GOLDS[:2]]),
        either(Take),
    ),
    Position(
        "In the last city round a second laboratory for 2 florins, and nothing to begin in it",
        offered_second(seat(florins=5, small=lab(on=8, weeks=2)), Place.WORKSHOP, 7, display=[8, *GOLDS[:2]]),
        either(Take),
    ),
    Position(
        "In the last city round the small laboratory turned for 2 florins, and nothing to begin in it",
        offered_second(seat(florins=5, large=lab(6, automata=2, on=8)), Place.WORKSHOP, 7, display=[8, *GOLDS[:2]]),
        either(Take),
    ),
    Position(
        "An apprentice for 2 florins in the last city round, when the laboratories are full without it",
        offered_second(seat(florins=5, apprentices=5, small=lab(on=8)), Place.ACADEMY, 7),
        either(Take),
    ),
    Position(
        "An apprentice for 2 florins in the last city round, when no work is going on and none can begin",
        offered_second(seat(florins=5, apprentices=1, large=lab(4)), Place.ACADEMY, 7, display=GOLDS),
        either(Take),
    ),
    Position(
        "Rope for 2 florins, when nothing on display or in the deck is made of rope",
        offered_second(seat(florins=9), Place.ROPERY, 7, display=[1, 6, 10]),
        either(Take),
    ),
    Position(
        "Rope for 2 florins in the middle of the game, when nothing at all is made of rope any more",
        offered_second(seat(florins=9), Place.ROPERY, 4, display=[1, 6, 10]),
        either(Take),
    ),
    Position(
        "Rope for 2 florins for gold, which nobody can finish in the two rounds left",
        offered_second(seat(florins=9, hand="iron iron rope"), Place.ROPERY, 7, display=[21, 1, 6]),
        either(Take),
    ),
    Position(
        "Rope for 2 florins for a bridge, whose brick cannot be had any more",
        offered_second(seat(florins=9), Place.ROPERY, 7, display=[8, 1, 6]),
        either(Take),
    ),
    Position(
        "A fifth iron for 2 florins, with four in hand",
        offered_second(seat(florins=9, hand="iron iron iron iron"), Place.SMITHY, 7, display=[1, 6, 10]),
        either(Take),
    ),
    Position(
        "A box of the Council costs nothing: five florins lie in one",
        at_the_council(seat(), 4, treasury=5),
        either(Decline),
    ),
    Position(
        "Even the box with the smallest use costs nothing",
        at_the_council(seat(florins=0), 2, treasury=1),
        either(Decline),
    ),
    Position(
        "Without a florin the purchase is empty, and there are seven florins to be had",
        at_the_council(seat(florins=0), 6, treasury=7),
        either(Decline, TakeBox(Box.PURCHASE)),
    ),
    Position(
        "Eight florins lie in the Council in the last city round, and nothing else there is worth half of it",
        at_the_council(seat(), 7, treasury=8),
        all_but(TakeBox(Box.TREASURY)),
    ),
    Position(
        "Only gold is left, which cannot be finished: every purchase is a florin thrown away",
        at_the_council(seat(small=lab(on=1)), 7, display=GOLDS).does(ANNA, TakeBox(Box.PURCHASE)),
        either(Buy),
    ),
    Position(
        "Of all components only brick helps: rope is in hand, and the bridge is all that can be begun",
        at_the_council(seat(hand="rope"), 7, display=[8, 21, 22]).does(ANNA, TakeBox(Box.PURCHASE)),
        either(Buy(Component.IRON), Buy(Component.WOOD), Buy(Component.GLASS)),
    ),
    Position(
        "The apprentice who completes the bridge is sent to town",
        at_the_council(seat(small=lab(on=8, weeks=6, apprentices=1)), 7).does(ANNA, TakeBox(Box.MOVE)),
        lambda action: isinstance(action, Move) and action.source is SMALL,
    ),
    Position(
        "The apprentice who completes gold is sent to town in the middle of the game",
        at_the_council(seat(large=lab(4, on=16, weeks=11, apprentices=4)), 5, display=[16, 1, 8]).does(
            ANNA, TakeBox(Box.MOVE)
        ),
        lambda action: isinstance(action, Move) and action.source is LARGE,
    ),
    Position(
        "An apprentice is moved to the Academy, which has none left",
        at_the_council(seat(apprentices=7), 4, more={Place.SMITHY: [group(ANNA)]}).does(ANNA, TakeBox(Box.MOVE)),
        lambda action: isinstance(action, Move) and action.target is Place.ACADEMY,
    ),
    Position(
        "An automaton for 3 florins in the last city round, in a laboratory for which nothing is left to begin",
        offered_second(seat(florins=3, small=lab(on=8), large=lab(4)), Place.WORKSHOP, 7, display=[8, *GOLDS[:2]]),
        either(Take(Upgrade.LARGE6)),
    ),
)


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


AT_AUCTIONS = (
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
