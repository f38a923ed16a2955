"""What the words of the seat protocol mean in this game, and the JSON Schemas of what is told and answered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from attrs import evolve, frozen

from leonardo.engine.citta import events
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import LAST_SQUARE, OFFICE_PRICES, WORKS
from leonardo.engine.citta.constants import (
    HIGHEST,
    LEAST_SEATS,
    LOWEST,
    MEN_A_PARTY,
    MEN_CARDS,
    MOST_ROUNDS,
    MOST_SEATS,
    VARIANTS,
    WORKS_A_PALACE,
)
from leonardo.engine.citta.notation import ACTIONS, write_rules
from leonardo.engine.citta.setup import Setup
from leonardo.engine.citta.state import unowned
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event
from leonardo.engine.schemas import Meaning, Schema, Schemas, classes_in, constant

_LAST: Final = MOST_SEATS - 1
_TASKS: Final = MOST_SEATS + 2  # a debt to or of each seat, meeting others and the end of the turn
_SEAT: Final = Meaning("a seat, counted clockwise from 0", high=_LAST)
_SEATS: Final = evolve(_SEAT, most=MOST_SEATS)
_PARTY: Final = Meaning("a party, by its speaker: the seat whose pawn is on the board", high=_LAST)
_PARTIES: Final = evolve(_PARTY, most=MOST_SEATS)
_BY_SEAT: Final = Meaning("", least=LEAST_SEATS, most=MOST_SEATS)
_FLORINS: Final = Meaning("florins")
_SQUARE: Final = Meaning("a square, as `rules.squares` numbers them from 1", low=1, high=LAST_SQUARE)
_NUMBER: Final = Meaning("a number of the machine of fate", low=LOWEST, high=HIGHEST)

MEANINGS: Final[Mapping[str, Meaning]] = MappingProxyType(
    {
        "agenda": Meaning("what is still to be done in this turn after the question, the next task last", most=_TASKS),
        "back": Meaning("whether the pawn goes against the order of the squares"),
        "bid": Meaning("the last bid in florins, 0 before the first"),
        "bids": Meaning(
            "the highest bid of each party that has bid, the last one at the end",
            parts=(_PARTY, _FLORINS),
            most=MOST_SEATS,
        ),
        "bidders": evolve(
            _PARTIES, text="the parties that bid, by their speakers, in the order in which they are asked"
        ),
        "bought": Meaning("works of art bought in this turn"),
        "by": evolve(_PARTY, text="the speaker of the party that proposed it"),
        "by_bank": Meaning("whether the bank paid in place of a bankrupt party"),
        "capital": Meaning("all of it together: the capital of the party"),
        "capitals": evolve(
            _BY_SEAT, text="by seat: what its party has, in florins by kind; `null` for a seat that is out"
        ),
        "cause": Meaning("why it pays"),
        "chosen": Meaning(
            "the sides chosen so far, by seat from 0; `null` for those that are not yours", most=MOST_SEATS
        ),
        "creditor": evolve(_SEAT, text="a seat of the party that is owed; `null`: the bank"),
        "debt": Meaning("what is owed"),
        "debtor": evolve(_SEAT, text="a seat of the party that owes"),
        "ended": Meaning("whether the turn of `turn` ended early"),
        "event": Meaning("the international event that was drawn"),
        "event_pile": Meaning("the international events: `shuffled` in the order of their words, then `returned`"),
        "first": evolve(_PARTY, text="the speaker of the party that drew first"),
        "florins": _FLORINS,
        "event_drawn.florins": Meaning("who got what for it", parts=(_PARTY, _FLORINS)),
        "game_began.florins": Meaning("florins of the even start, by seat; empty without it"),
        "forced": Meaning("whether nothing else was possible, so that it was not asked"),
        "gone": evolve(_PARTY, text="the speaker whose pawn leaves the board"),
        "good": Meaning("what is traded; in `market_closed` what bears the number, `null` if all is lost"),
        "guild": Meaning("whether it is a guild"),
        "holder": evolve(_PARTY, text="the speaker of the party that holds the office"),
        "kept": Meaning("whether the holder keeps the man-at-arms, or it goes under the pile"),
        "leader": evolve(_PARTY, text="the speaker who bid last; `null` before the first bid"),
        "loser": evolve(_PARTY, text="the speaker of the party that lost a man-at-arms; `null` in a tie"),
        "members": evolve(_SEATS, text="the seats of the party, in ascending order"),
        "men": Meaning("men-at-arms", high=MEN_A_PARTY),
        "men_left": Meaning("men-at-arms that went under their pile", high=MEN_CARDS),
        "moved": Meaning("whether the pawn has made its first move"),
        "number": _NUMBER,
        "numbers": evolve(
            _NUMBER, text="numbers of the machine, in the order in which they were drawn", most=MOST_SEATS
        ),
        "ball_question.numbers": evolve(
            _NUMBER, text="the numbers to choose from, in ascending order", most=MOST_SEATS
        ),
        "office": evolve(_SQUARE, text="the office, by the number of its square"),
        "office_pile": evolve(
            _SQUARE, text="the offices, by the numbers of their squares: `shuffled` in ascending order, then `returned`"
        ),
        "offices": evolve(
            _SQUARE,
            text="the offices held, by the numbers of their squares, in the order in which they were got",
            most=len(OFFICE_PRICES),
        ),
        "opener": evolve(_PARTY, text="the speaker of the party that opened the market"),
        "out": evolve(_SEATS, text="the bankrupt seats, in the order in which they went out"),
        "owed": Meaning("who owes how much", parts=(_PARTY, _FLORINS)),
        "owners": Meaning(
            "by square: the speaker of the party that owns the palace or bridge, -1 for the bank and what is not for "
            "sale; entry 0 is no square",
            low=-1,
            high=_LAST,
            length=len(unowned()),
        ),
        "parties": evolve(
            _BY_SEAT, text="by seat: the party for which it speaks; `null` for a seat that speaks for nobody"
        ),
        "fight.parties": evolve(_PARTIES, text="the speakers of those who have come to fight, in order"),
        "party": _PARTY,
        "auction_closed.party": evolve(
            _PARTY, text="the speaker of the party that got the card; `null`: the bank keeps it"
        ),
        "pawn": evolve(_SEAT, text="the seat whose pawn stays on the board"),
        "purpose": Meaning("what the number is for"),
        "question": Meaning("what is asked now, and of whom; `null` when the game is over"),
        "rescue": Meaning("whether it is a rescue of somebody who cannot pay"),
        "returned": Meaning("what went under the pile since it was shuffled, the first to be drawn first"),
        "market_closed.returned": Meaning("stakes that went back to their owners", parts=(_PARTY, _FLORINS)),
        "round": Meaning("the round, from 1; 0 before the first", high=MOST_ROUNDS + 1),
        "party.round": Meaning("whether the pawn has come round to the Great Square"),
        "rounds": Meaning("the limit of rounds; 0: none", high=MOST_ROUNDS),
        "seat": _SEAT,
        "seats": Meaning("how many play", low=LEAST_SEATS, high=MOST_SEATS),
        "draw_for_start.seats": evolve(_SEATS, text="the seats that draw, in order"),
        "second": evolve(_PARTY, text="the speaker of the party that drew second"),
        "share": Meaning("what each member has of the capital"),
        "shuffled": Meaning(
            "what is left as it was shuffled: here in ascending order, since nobody knows the real one"
        ),
        "side": Meaning("whom it holds with; `null` as long as that is secret or not chosen"),
        "sides": Meaning("whom the seats hold with, by seat"),
        "source": _SQUARE,
        "square": _SQUARE,
        "stakes": Meaning(
            "the stakes laid: who, on what, how many florins",
            parts=(_PARTY, Meaning("the good"), _FLORINS),
            most=MOST_SEATS,
        ),
        "starter": Meaning("the seat that began; 0 before that is drawn", high=_LAST),
        "steps": Meaning("squares to go on; back if negative", low=-LAST_SQUARE, high=LAST_SQUARE),
        "table": Meaning("what was agreed on for the whole game"),
        "target": _SQUARE,
        "to": evolve(_PARTY, text="the speaker of the other party; `null`: the bank"),
        "turn": Meaning("the speaker of the party whose turn it is, or was; 0 before the first", high=_LAST),
        "variants": Meaning("what was agreed on besides the limit of rounds", words=VARIANTS),
        "viewer": evolve(_SEAT, text="your seat; `null` in `hello`, where nobody in particular looks"),
        "waiting": evolve(_PARTIES, text="the speakers who are asked after this one, in order"),
        "winners": evolve(_SEAT, text="the seats that have won"),
        "won": Meaning("florins that the opener took"),
        "work": Meaning("a work of art, as `rules.works` numbers them", low=1, high=len(WORKS)),
        "work_pile": Meaning(
            "the works of art by their numbers: `shuffled` in ascending order, then `returned`", low=1
        ),
        "works": Meaning(
            "by square: the works in its palace, by their numbers; entry 0 is no square",
            length=LAST_SQUARE + 1,
            each=Meaning("", low=1, most=WORKS_A_PALACE),
        ),
        "sold.works": Meaning("the works that were in it, by their numbers", low=1),
        "capital.palaces": Meaning("what its palaces and bridges cost"),
        "capital.works": Meaning("what its works of art are worth"),
        "capital.offices": Meaning("what its offices cost"),
        "capital.seats": evolve(_SEATS, text="the seats of the party, in ascending order"),
        "capital.florins": Meaning("its cash"),
        "result.parties": Meaning("what each party that is left has, by the lowest of their seats", most=MOST_SEATS),
        "deal": evolve(
            _SQUARE, text="by seat: the square of the palace that it gets", least=LEAST_SEATS, most=MOST_SEATS
        ),
        "setup.offices": evolve(
            _SQUARE, text="the pile of offices by their squares, the top one first", length=len(OFFICE_PRICES)
        ),
        "for": Meaning("what the number is for"),
        "events": Meaning("the pile of international events, the top one first"),
        "setup.works": Meaning(
            "the pile of works of art by their numbers, the top one first", low=1, high=len(WORKS), length=len(WORKS)
        ),
    }
)

RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "constants": "the numbers that the rules are made of",
        "constants.seats": "how few and how many can play",
        "constants.florins_at_start": "florins that each seat begins with",
        "constants.smallest_coin": "florins of the smallest coin, of which all amounts are multiples",
        "constants.indemnity": "florins of the passing bonus, for passing or reaching the Great Square",
        "constants.machine": "the lowest and the highest number of the machine of fate",
        "constants.rent_in_halves_of_the_price": "the rent of a palace with 0 to 4 works in it, in halves of its price",
        "constants.rent_factor_of_a_whole_quarter": "how many times the rent is due if all palaces of the quarter "
        "have one owner",
        "constants.bridge_toll": "florins due on a bridge of others",
        "constants.work_price": "florins that a work of art costs",
        "constants.works_a_turn": "how many works of art can be bought in a turn",
        "constants.works_a_palace": "how many works of art a palace can hold",
        "constants.auction_start": "florins of the first bid in an auction, at least",
        "constants.auction_step": "florins by which a bid must be higher than the one before, at least",
        "constants.men_at_arms_cards": "how many men-at-arms there are",
        "constants.men_at_arms_a_party": "how many men-at-arms a party can have",
        "constants.men_at_arms_numbers": "the numbers of the machine that bring a man-at-arms",
        "constants.tribute_a_palace": "florins of tribute for each palace of the one who pays",
        "constants.office_reach": "how many squares an office can move a pawn",
        "constants.office_that_takes_a_man": "the price of the offices that also take a man-at-arms",
        "constants.asylum": "the squares where nobody fights and no tribute is paid",
        "constants.event_florins": "florins that an international event brings everyone on its side",
        "constants.smallest_stake": "florins of the smallest stake in a market, for those who have as much",
        "constants.stake_pays": "how many times its stake a winner in a market is paid, besides the stake itself",
        "constants.lose_all_numbers": "the numbers of the machine with which the opener of a market takes all stakes",
        "constants.guild_seats_at_least": "how few seats can play with guilds",
        "constants.even_start_florins": "florins of the even start for each place in playing order after the first",
        "constants.rounds": "usual limits of rounds",
        "constants.rounds.short": "of a short game",
        "constants.rounds.usual": "of a usual game",
        "constants.rounds.long": "of a long game",
        "quarters": "the quarters, and the squares of their palaces",
        "quarters.id": "the word for it in `squares`",
        "quarters.name": "what it is called in English",
        "quarters.mark": "what its sign shows",
        "quarters.palaces": "the squares of its palaces, by number",
        "squares": "the squares of the ring, in their order: kind, name, quarter, and price where one is for sale",
        "squares.number": "its number, by which actions and views name it",
        "squares.kind": "`street` and `alley` have a palace for sale, `bridge` a bridge; `piazza` and `market` nothing",
        "squares.name": "what it is called in English",
        "squares.quarter": "the `id` of its quarter; `null` for bridges",
        "squares.price": "florins that its palace or bridge costs; left out where nothing is for sale",
        "offices": "the offices: their squares and prices",
        "offices.square": "the square on which it acts, by which actions and views name it",
        "offices.price": "florins that it costs, and counts for at the end",
        "offices.name": "what it is called in English",
        "events": "the kinds of international event, and how many cards there are of each",
        "events.kind": "the side that gets florins, or `nothing`",
        "events.cards": "how many cards there are of it",
        "events.name": "what it is called in English",
        "goods": "the goods of the markets, and the numbers of the machine that each bears",
        "goods.id": "the word for it in actions and views",
        "goods.numbers": "the numbers with which it wins",
        "goods.name": "what it is called in English",
        "works": "the works of art and their values",
        "works.number": "its number, by which actions and views name it",
        "works.value": "florins that it counts for at the end, and when its palace is sold",
        "works.artist": "who made it",
        "works.name": "what it is called in English",
        "event_squares": "the squares where an international event is drawn",
    }
)


@frozen
class Capital:
    """What a party has, in florins by kind."""

    seats: tuple[int, ...]
    florins: int
    palaces: int
    works: int
    offices: int
    capital: int
    share: int


@frozen
class Result:
    """How a game ended."""

    round: int
    parties: tuple[Capital, ...]
    out: tuple[int, ...]
    winners: tuple[int, ...]


def schemas() -> dict[str, Schema]:
    """Return the JSON Schemas of all that is told and answered, by name."""
    made = Schemas(MEANINGS)
    defs = made.all_of(View, classes_in(events, Event), get_args(Action), ACTIONS.write, Result, Setup)
    for pile, cards in (("office_pile", OFFICE_PRICES), ("work_pile", WORKS)):
        _hold(defs, pile, len(cards))
    del defs[_PILE_OF_NUMBERS]
    told = MEANINGS["capitals"]
    by_seat = made.of(tuple[Capital | None, ...], told)
    defs["view"]["properties"]["capitals"] = {"description": told.text, **by_seat}
    defs["view"]["required"].append("capitals")
    return {**defs, "rules": constant(write_rules(), RULES)}


_PILE_OF_NUMBERS: Final = "pile_of_int"  # in place of which each pile of the view has a name of its own


def _hold(defs: dict[str, Schema], pile: str, cards: int) -> None:
    """Say how many cards a pile of the view has at most, which others like it may not have."""
    told = defs["view"]["properties"][pile]
    alike = defs[told["$ref"].rsplit("/", 1)[1]]
    parts = {name: {**part, "maxItems": cards} for name, part in alike["properties"].items()}
    defs[pile] = {**alike, "properties": parts}
    told["$ref"] = f"#/$defs/{pile}"
