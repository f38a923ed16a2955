"""What the words of the seat protocol mean in this game, and the JSON Schemas of what is told and answered."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, get_args

from attrs import evolve, frozen

from leonardo.engine.engines import events
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import (
    ASSAULT,
    CAP,
    HIGHEST_LEVEL,
    INFANTRY,
    MOST_TARGET,
    PERFECT,
    PLANES,
    SEATS,
    TANKS,
    VARIANTS,
)
from leonardo.engine.engines.notation import ACTIONS, write_rules
from leonardo.engine.engines.setup import Setup
from leonardo.engine.engines.state import TERRITORIES
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event
from leonardo.engine.schemas import Meaning, Schema, Schemas, classes_in, constant

_LAST: Final = SEATS[-1] - 1
_LANDS: Final = len(TERRITORIES)
_SEAT: Final = Meaning("a seat, counted clockwise from 0", high=_LAST)
_TASKS: Final = SEATS[-1] + 3  # a turn or recruits of each seat, the points of the round, and what is in between
_FLORINS: Final = Meaning("florins", high=CAP)
_PLACE: Final = Meaning("a territory, by its `id` in `rules.territories`")
_CARD: Final = Meaning("a card, by its `id` in `rules.designs` or `rules.projects`")
_INFANTRY: Final = Meaning("infantry", high=INFANTRY)
_TANKS: Final = Meaning("tanks", high=TANKS)
_PLANES: Final = Meaning("planes", high=PLANES)
_HITS: Final = Meaning("hits")
_BY_LAND: Final = "by territory, in the order of `rules.territories`"

MEANINGS: Final[Mapping[str, Meaning]] = MappingProxyType(
    {
        "agenda": Meaning("what is still to be done after the question, the next task last", most=_TASKS),
        "archive": evolve(_CARD, text="its projects that are not in play yet, in the order in which they came"),
        "at": _PLACE,
        "attacker": evolve(_SEAT, text="the seat that attacks"),
        "attacks": Meaning("attacks made in this turn"),
        "before": evolve(_SEAT, text="the seat that was Leonardo"),
        "bid": evolve(_FLORINS, text="the florins of its bid"),
        "bids": evolve(
            _FLORINS,
            text="the bids so far, by seat from Leonardo clockwise; `null` for what is not shown yet and not yours",
            most=SEATS[-1],
        ),
        "bids_shown.bids": evolve(_FLORINS, text="the bids, by seat", least=SEATS[0], most=SEATS[-1]),
        "burst": Meaning("whether the tank is lost"),
        "by": Meaning("what makes the assault"),
        "by_sea": Meaning("whether the army goes by sea"),
        "cannon": Meaning("whether the great cannon is declared; left out if not"),
        "captured_planes": evolve(_PLANES, text="planes that were left there"),
        "captured_tanks": evolve(_TANKS, text="tanks that were left there"),
        "card": _CARD,
        "cards": _CARD,
        "count": Meaning("how many take part", high=ASSAULT),
        "assault_by_infantry.count": Meaning("how many infantry take part", low=1, high=ASSAULT),
        "defence": Meaning("whether it is the defender's turn of assaults"),
        "defender": evolve(_SEAT, text="the seat that defends"),
        "designs_returned": evolve(_CARD, text="designs that went under their deck, in an order that all saw"),
        "dice": Meaning("how many dice are thrown", low=1),
        "faces": Meaning("what the dice show: man `M`, blank `B`, explosion `X`; none before they are thrown"),
        "firsts": Meaning("the points for firsts that are given already"),
        "florins": _FLORINS,
        "bid_made.florins": evolve(
            _FLORINS, text="the florins of the bid; `null` if they are not shown yet and not yours"
        ),
        "income_paid.florins": evolve(_FLORINS, text="the income, by seat", high=None),
        "forced": Meaning("whether nothing else was possible, so that it was not asked"),
        "given": Meaning("whether somebody has become Leonardo in this auction"),
        "hits": _HITS,
        "infantry": _INFANTRY,
        "view.infantry": evolve(_INFANTRY, text=f"infantry, {_BY_LAND}", length=_LANDS),
        "assault_by_planes.infantry": Meaning("planes that attack infantry", high=ASSAULT),
        "assault_by_planes.tanks": Meaning("planes that attack tanks; left out where there is no choice", high=ASSAULT),
        "assault_by_planes.planes": Meaning(
            "planes that attack planes; left out where there is no choice", high=ASSAULT
        ),
        "invasions": Meaning("invasions made in this turn"),
        "killed": evolve(_INFANTRY, text="infantry of the other side that are lost"),
        "left": Meaning("how many, or who, are still to come"),
        "draft_territories.left": evolve(_SEAT, text="the seats that have not chosen yet, in order", most=SEATS[-1]),
        "recruit_question.left": evolve(_PLACE, text="the territories that have got no infantry yet"),
        "leonardo": evolve(_SEAT, text="the seat that is Leonardo"),
        "level": Meaning("the level of the castle, 0 without one", high=PERFECT),
        "levels": Meaning(
            f"the level of the castle by its pieces, 0 without one; {_BY_LAND}", high=PERFECT, length=_LANDS
        ),
        "lost": Meaning("how many of its own are lost"),
        "income_paid.lost": evolve(_FLORINS, text="what went to the bank at once, by seat", high=None),
        "parachute_landed.lost": Meaning("whether the plane is lost"),
        "machine": Meaning("the kind of machine"),
        "machines": evolve(_PLACE, text="where a machine was built in this turn"),
        "made": Meaning("the assaults made in this turn of assaults"),
        "moved": Meaning("whether movement is over in this turn"),
        "moves": Meaning("movements made in this turn"),
        "offer": evolve(_CARD, text="the cards of the auction that nobody has taken yet"),
        "opened": Meaning("whether the castle is without defence"),
        "owners": Meaning(
            f"the seat to which each belongs, -1 for a free one; {_BY_LAND}", low=-1, high=_LAST, length=_LANDS
        ),
        "parts": Meaning("what the points are for", parts=(Meaning("the cause"), Meaning("points"))),
        "plane": evolve(_CARD, text="its design of planes; `null` without one"),
        "planes": _PLANES,
        "view.planes": evolve(_PLANES, text=f"planes, {_BY_LAND}", length=_LANDS),
        "players": Meaning("what each seat has besides its pieces, by seat", least=SEATS[0], most=SEATS[-1]),
        "points": Meaning("points"),
        "project_pile": Meaning("the deck of projects: `shuffled` in the order of their words, then `returned`"),
        "projects": evolve(_CARD, text="its projects in play, in the order in which they came"),
        "purpose": Meaning("what the dice are thrown for"),
        "question": Meaning("what is asked now, and of whom; `null` when the game is over"),
        "razed": Meaning("towers destroyed by the great cannon"),
        "resting": evolve(_PLANES, text="planes of the attacker that take no part in this turn of assaults"),
        "returned": evolve(_CARD, text="what went under the deck since it was shuffled, the first to be drawn first"),
        "round": Meaning("the round, from 1; 0 before the first"),
        "seat": _SEAT,
        "seats": Meaning("how many play", low=SEATS[0], high=SEATS[-1]),
        "shuffled": evolve(_CARD, text="what is left as it was shuffled: here in the order of their words"),
        "source": _PLACE,
        "from": _PLACE,
        "to": _PLACE,
        "stopped": evolve(_HITS, text="hits that the castle stopped", high=HIGHEST_LEVEL * 10),
        "table": Meaning("what was agreed on for the whole game"),
        "tank": evolve(_CARD, text="its design of tanks; `null` without one"),
        "tanks": _TANKS,
        "view.tanks": evolve(_TANKS, text=f"tanks, {_BY_LAND}", length=_LANDS),
        "target": _PLACE,
        "table.target": Meaning("the points to reach", low=1, high=MOST_TARGET),
        "towers": evolve(_PLACE, text="where a tower was built in this turn"),
        "turn": Meaning("what the seat whose turn it is has done in it; `null` between turns"),
        "unseen": evolve(
            _CARD, text="designs that nobody has seen, in the deck or out of the game, in the order of their words"
        ),
        "variants": Meaning("the optional rules that were agreed on", words=VARIANTS),
        "viewer": evolve(_SEAT, text="your seat; `null` in `hello`, where nobody in particular looks"),
        "waiting": Meaning(
            "the seats that bid and have not chosen, with their bids", parts=(_SEAT, _FLORINS), most=SEATS[-1]
        ),
        "war": Meaning("the attack under way; `null` without one. Its army is here, that of the defender on the map"),
        "winner": evolve(_SEAT, text="the seat that has won"),
        "result.points": Meaning("the points, by seat"),
        "result.rounds": Meaning("how many rounds were played"),
        "for": Meaning("what the dice are thrown for"),
        "roll.faces": Meaning("what each die shows: man `M`, blank `B`, explosion `X`", pattern="^[MBX]+$"),
        "setup.start": evolve(_SEAT, text="the seat that begins as Leonardo"),
        "setup.seats": Meaning("how many play", low=SEATS[0], high=SEATS[-1]),
        "setup.target": Meaning("the points to reach", low=1, high=MOST_TARGET),
        "setup.designs": evolve(_CARD, text="the deck of designs, the top one first"),
        "setup.projects": evolve(_CARD, text="the deck of projects, the top one first"),
        "setup.out": evolve(_CARD, text="the designs that are out of this game, in the order of their words"),
    }
)

RULES: Final[Mapping[str, Meaning]] = MappingProxyType(
    {
        "players": Meaning("how many can play, and the points that may be agreed on"),
        "dice": Meaning("how many dice there are, and their faces"),
        "pieces": Meaning("how many pieces there are"),
        "money": Meaning("florins at the start, and the most that a seat may keep"),
        "income": Meaning("florins in each income phase, for each"),
        "costs": Meaning("what things cost, in florins"),
        "limits": Meaning("how often things can be done in a turn, and how many take part in an assault"),
        "auction": Meaning("the least bid, the step, and how many cards are laid by the number of seats"),
        "scoring": Meaning("what points are given for"),
        "designs": Meaning("the designs of tanks and planes"),
        "projects": Meaning("the projects, and how many copies there are of each"),
        "territories": Meaning("the territories, and their neighbours; the order is that of all lists by territory"),
        "seas": Meaning("the sea zones and their coasts"),
        "impassable": Meaning("what nothing crosses"),
    }
)


@frozen
class Result:
    """How a game ended."""

    points: tuple[int, ...]
    winner: int
    rounds: int


def schemas() -> dict[str, Schema]:
    """Return the JSON Schemas of all that is told and answered, by name."""
    defs = Schemas(MEANINGS).all_of(View, classes_in(events, Event), get_args(Action), ACTIONS.write, Result, Setup)
    return {**defs, "rules": constant(write_rules(), RULES)}
