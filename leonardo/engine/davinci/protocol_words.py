"""What the words of the seat protocol mean in this game, and the JSON Schemas of what is told and answered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from attrs import evolve, frozen

from leonardo.engine.davinci import events
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    BEGINNER,
    CARDS_PER_COMPONENT,
    CODEX_LEONARDI_1,
    DISTRICTS,
    EXPERT,
    LABORATORIES,
    LAST_ROUND,
    TRACK_END,
    Box,
    Component,
    requested_count,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.notation import ACTIONS, write_rules
from leonardo.engine.davinci.rules.council import FORESEEN
from leonardo.engine.davinci.setup import SEATS, Setup
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from leonardo.engine.schemas import Meaning, Schema, Schemas, classes_in, constant

_LAST: Final = SEATS[-1] - 1
_KINDS: Final = tuple(kind.name.lower() for kind in Component)
_DISTRICTS: Final = tuple(district.name.lower() for district in DISTRICTS)
_LABORATORIES: Final = tuple(place.name.lower() for place in LABORATORIES)
_SEAT: Final = Meaning("a seat, counted clockwise from 0", high=_LAST)
_SEATS: Final = evolve(_SEAT, most=SEATS[-1])
_CARD: Final = Meaning("an invention, by its number in `rules.inventions`", low=1, high=max(INVENTIONS))
_FLORINS: Final = Meaning("florins")
_STOCK: Final = Meaning("components, in the order iron, wood, rope, brick, glass", high=CARDS_PER_COMPONENT)
_APPRENTICES: Final = Meaning("apprentices", high=APPRENTICES_PER_SEAT)
_LABORATORY: Final = Meaning("which laboratory", words=_LABORATORIES)
_DISTRICT: Final = Meaning("a district", words=_DISTRICTS)
_PLACE: Final = Meaning("a district, or a laboratory of the seat")
_WEEKS: Final = Meaning("weeks of work", high=TRACK_END)
_BOX: Final = Meaning("a box of the Council")
_BOX_AND_SEAT: Final = (_BOX, _SEAT)
_BY_SEAT: Final = Meaning("", least=SEATS[0], most=SEATS[-1])

MEANINGS: Final[Mapping[str, Meaning]] = MappingProxyType(
    {
        "academy": evolve(
            _APPRENTICES, text="apprentices left in the Academy, by seat", least=SEATS[0], most=SEATS[-1]
        ),
        "apprentices": _APPRENTICES,
        "seat_view.apprentices": evolve(_APPRENTICES, text="apprentices that are available"),
        "at": _PLACE,
        "auctions": Meaning(
            "later auctions: the invention, and the seats that bid, in the order in which they are asked",
            parts=(_CARD, _SEATS),
            most=SEATS[-1],
        ),
        "automata": Meaning("spaces that automata have taken for good", high=AUTOMATA_PER_SEAT),
        "bids": Meaning(
            "bids so far: who, and how much; `null` for those that are not yours",
            parts=(_SEAT, _FLORINS),
            most=SEATS[-1],
        ),
        "auction_settled.bids": Meaning("the bids: who, and how much", parts=(_SEAT, _FLORINS)),
        "bonus": Meaning("florins for so many different types of inventions, by seat"),
        "box": _BOX,
        "take_box.box": Meaning(
            "the number of the box: 1 move, 2 treasury, 3 foresight, 4 purchase", low=1, high=len(Box)
        ),
        "busy": Meaning("whether work is going on"),
        "cards": evolve(_CARD, text="inventions at the top of the deck, by their numbers; `null` in events of others"),
        "foresight.cards": evolve(_CARD, text="the inventions seen, by their numbers", most=FORESEEN),
        "chosen": evolve(_BY_SEAT, text="the favours of each seat so far"),
        "component": Meaning("a kind of component"),
        "components": _STOCK,
        **{kind: Meaning(f"how many of {kind}") for kind in _KINDS},
        "choose_favour.components": Meaning("which components, by kind; kinds with 0 are left out"),
        "count": evolve(_APPRENTICES, low=1, text="how many apprentices"),
        "deck": evolve(_CARD, text="the numbers of the top cards in their new order, the top one first"),
        "deck_count": Meaning("how many cards are still in the deck", high=len(INVENTIONS)),
        "discount": evolve(_WEEKS, text="weeks that owned inventions of this type saved", high=None),
        "display": Meaning("the inventions on display", most=requested_count(SEATS[-1])),
        "district": _DISTRICT,
        "begun_with": Meaning(
            "components held when work started, without those shown since to have been under the other laboratory; "
            "the invention needs some of these; `null` if idle"
        ),
        "favour": Meaning("a florins, b components, c apprentice, d1 small5, d2 large4, d3 large6, d4 automaton"),
        "first": Meaning("whether it was the first to complete it"),
        "florins": _FLORINS,
        "bid_made.florins": Meaning("the bid; `null` if it is not yours"),
        "game_ended.florins": Meaning("florins before the bonus, by seat"),
        "forced": Meaning("whether nothing else was possible; of ends of phase A of others never told"),
        "foresight": Meaning(
            "what you remember of the top of the deck; `null` for others, or if you have seen nothing"
        ),
        "from": _PLACE,
        "glance": Meaning("what everybody knows of a look at the deck; `null` without one"),
        "hand": Meaning("the components in hand; `null` for other seats"),
        "holdings": Meaning("components in hand and under laboratories together, which everybody could have counted"),
        "invention": evolve(
            _CARD, text="an invention, by its number; `null` where it is unknown to you, or nothing is there"
        ),
        "laboratories": Meaning("the two laboratories: `small`, and `large`, which is `null` until it is taken"),
        "laboratory": _LABORATORY,
        "leonardo": evolve(_SEAT, text="the seat that has Leonardo, and begins"),
        "lord": evolve(_DISTRICT, text="the district that is being resolved; `null` before and after"),
        "master": Meaning("whether the master is there; of a seat: whether it is available"),
        "of_seat": evolve(_SEAT, text="whose apprentice it is; left out if it is your own"),
        "order": evolve(_SEAT, text="the seats there by rank, the first first"),
        "ordered": Meaning("whether the cards lie exactly in this order"),
        "owned": evolve(
            _CARD, text="the inventions whose cards it owns, by their numbers", most=len(LABORATORIES) * LAST_ROUND
        ),
        "passed": evolve(_SEATS, text="the seats that take no further part, in ascending order"),
        "phase": Meaning("the phase of the round"),
        "place": _PLACE,
        "price": Meaning("florins paid"),
        "question": Meaning("what is asked now, and of whom; `null` when the game is over"),
        "queues": Meaning(
            "for each district the groups there, the nearest to the arrow first", each=Meaning("", most=SEATS[-1])
        ),
        "removed": evolve(_CARD, text="inventions that left the game, by their numbers", most=len(INVENTIONS)),
        "reveal": Meaning("that it starts face up; left out if not"),
        "reward": Meaning("florins paid for it"),
        "round": Meaning("the round, from 1; 0 before the first", high=LAST_ROUND),
        "seat": _SEAT,
        "seats": evolve(_BY_SEAT, text="what each seat has, by seat"),
        "table.seats": Meaning("how many play", low=SEATS[0], high=SEATS[-1]),
        "auction_opened.seats": evolve(_SEAT, text="the seats that bid"),
        "setup": Meaning("the kind of set-up", words=(BEGINNER, EXPERT)),
        "shops": Meaning("components left in the shops"),
        "shown": Meaning("whether it is face up"),
        "since": Meaning("the round in which it came on display; 0: from the beginning", high=LAST_ROUND),
        "source": _PLACE,
        "spaces": Meaning("spaces for workers: 3 or 5 in a small laboratory, 4 or 6 in a large one", low=3, high=6),
        "started": Meaning("the round in which work started; 0 if idle", high=LAST_ROUND),
        "table": Meaning("what was agreed on for the whole game"),
        "taken": Meaning("boxes taken so far, and by whom", parts=_BOX_AND_SEAT, most=len(Box)),
        "offer_question.taken": Meaning("advantages taken so far, which gives the price by `rules.prices`", high=3),
        "target": _PLACE,
        "to": evolve(_SEAT, text="the seat that gets Leonardo"),
        "move.to": _PLACE,
        "treasury": Meaning("florins in the Council"),
        "unpaid": Meaning("the price that it had too little for; `null` if that was not why"),
        "upgrade": Meaning("what the Workshop gives; left out, or `null`, elsewhere"),
        "variants": Meaning("the variants that were agreed on", words=(CODEX_LEONARDI_1,)),
        "viewer": evolve(_SEAT, text="your seat; `null` in `hello`, where nobody in particular looks"),
        "waiting": evolve(_SEATS, text="the seats that are asked after this one, in order"),
        "leonardo_question.waiting": evolve(_SEATS, text="the seats that choose boxes, this one first"),
        "box_use_question.waiting": Meaning(
            "boxes still to take effect, and their seats", parts=_BOX_AND_SEAT, most=len(Box)
        ),
        "weeks": evolve(_WEEKS, text="weeks of work done"),
        "invention_completed.weeks": evolve(_WEEKS, text="weeks of work done when it was completed"),
        "weeks_added": evolve(_WEEKS, text="weeks gained in this round", high=None),
        "weeks_lost": evolve(_WEEKS, text="weeks of work that are lost"),
        "window": Meaning("how many cards at the top of the deck it is about", high=len(INVENTIONS)),
        "winner": evolve(_SEAT, text="the seat that got the card; `null` if all bid 0"),
        "winners": evolve(_SEAT, text="the seats that have won"),
        "worker": Meaning("what is placed"),
        "result.florins": Meaning("florins before the bonus, by seat"),
        "result.total": Meaning("florins with the bonus, by seat"),
        "result.owned": evolve(_CARD, text="the inventions owned, by seat"),
        "setup.seats": Meaning("how many play", low=SEATS[0], high=SEATS[-1]),
        "setup.start": evolve(_SEAT, text="the seat that begins with Leonardo"),
        "setup.display": evolve(_CARD, text="the inventions on display at first, in board order"),
        "setup.deck": evolve(_CARD, text="the deck, the top card first"),
        "setup.removed": evolve(_CARD, text="the inventions that are out of this game"),
    }
)

RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "inventions": "all 25 cards, by rising number",
        "inventions.number": "the number on the card, by which actions and views name it",
        "inventions.name": "what it is called in English",
        "inventions.type": "its type, named after a component: of one's own ones the same type saves weeks",
        "inventions.tier": "its tier, from bronze to gold",
        "inventions.weeks": "weeks of work that it takes",
        "inventions.components": "components that it takes, by kind; kinds with 0 are left out",
        "inventions.components.*": "how many of this kind",
        "inventions.first_reward": "florins for those who complete it first",
        "inventions.later_reward": "florins for those who complete it later",
        "rounds": "how many rounds are played",
        "city_rounds": "after this round workers go to laboratories only",
        "prices": "florins for the first to the fourth advantage in a district",
        "bonus": "florins at the end for so many different types owned",
        "bonus.*": "florins for this number of types",
        "component_cards": "how many cards there are of each component",
        "automata": "how many automata a seat can have",
        "shops": "which component each shop sells",
        "shops.*": "the component that is sold there",
    }
)
_AT: Final = MappingProxyType(
    {
        "council": "the groups at the Council",
        "workshop": "the groups at the Workshop",
        "academy": "the groups at the Academy",
        "smithy": "the groups at the Smithy",
        "glassworks": "the groups at the Glassworks",
        "carpentry": "the groups at the Timber Yard",
        "kiln": "the groups at the Kiln",
        "ropery": "the groups at the Ropewalk",
    }
)


@frozen
class Result:
    """How a game ended."""

    florins: tuple[int, ...]
    bonus: tuple[int, ...]
    total: tuple[int, ...]
    owned: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


def schemas() -> dict[str, Schema]:
    """Return the JSON Schemas of all that is told and answered, by name."""
    defs = Schemas(MEANINGS).all_of(View, classes_in(events, Event), get_args(Action), ACTIONS.write, Result, Setup)
    counts = {"type": "integer", "minimum": 1, "maximum": SEATS[-1] * CARDS_PER_COMPONENT}
    stock = _object({kind: {"description": MEANINGS[kind].text, **counts} for kind in _KINDS}, ())
    defs["stock"] = {"description": "Components by kind; kinds with 0 are left out.", **stock}
    held = {"$ref": "#/$defs/stock"}
    _put(defs["view"], "shops", held)
    queue = defs["view"]["properties"]["queues"]["items"]
    _put(defs["view"], "queues", _object({name: {"description": _AT[name], **queue} for name in _DISTRICTS}))
    perhaps = {"anyOf": [held, {"type": "null"}]}
    _put(defs["seat_view"], "holdings", held)
    _put(defs["seat_view"], "hand", perhaps)
    _put(defs["laboratory_view"], "begun_with", perhaps)
    both = defs["seat_view"]["properties"]["laboratories"]["prefixItems"]
    _put(defs["seat_view"], "laboratories", _object(_named(both)))
    return {**defs, "rules": constant(write_rules(), RULES)}


def _named(both: list[Schema]) -> Schema:
    """Return the schemas of the two laboratories by their names."""
    told = zip(_LABORATORIES, both, strict=True)
    return {name: {"description": f"the {name} laboratory", **schema} for name, schema in told}


def _put(schema: Schema, name: str, value: Schema) -> None:
    told = schema["properties"]
    told[name] = {"description": told[name]["description"], **value}


def _object(properties: Schema, required: tuple[str, ...] | None = None) -> Schema:
    names = list(properties if required is None else required)
    return {"type": "object", "properties": properties, "required": names, "additionalProperties": False}
