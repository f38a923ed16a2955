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

RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "players": "how many can play, and the points that may be agreed on",
        "players.min": "how few can play",
        "players.max": "how many can play",
        "players.targets": "usual numbers of points to reach, the shorter game first",
        "dice": "how many dice there are, and their faces",
        "dice.count": "how many dice there are",
        "dice.faces": "how many faces of a die show what",
        "dice.faces.man": "faces with a man, which is a hit",
        "dice.faces.blank": "faces with nothing",
        "dice.faces.explosion": "faces with an explosion, which hits one's own side",
        "pieces": "how many pieces there are",
        "pieces.infantry_per_colour": "infantry of each seat",
        "pieces.score_markers_per_colour": "pieces of each seat on the points track",
        "pieces.tanks": "tanks, for all seats together",
        "pieces.planes": "planes, for all seats together",
        "pieces.castles": "castles, for all seats together",
        "pieces.towers": "towers, for all seats together",
        "pieces.towers_per_castle": "towers that a castle can have; with all of them it is a perfect city",
        "money": "florins at the start, and the most that a seat may keep",
        "money.start": "florins of each seat at the start",
        "money.cap": "the most florins that a seat may keep",
        "money.coins": "the coins; all amounts are multiples of the smallest",
        "income": "florins in each income phase, for each",
        "income.territory": "florins for each territory",
        "income.castle": "florins for each castle",
        "income.art": "florins for each work of art in play",
        "costs": "what things cost, in florins",
        "costs.tank": "florins for a tank",
        "costs.plane": "florins for a plane",
        "costs.tower": "florins for a tower",
        "costs.invasion": "florins for going to a free territory",
        "costs.attack": "florins for an attack",
        "costs.castle": "florins for a castle",
        "costs.leonardo_discount": "florins that Leonardo pays less for projects, castles, towers and machines",
        "limits": "how often things can be done in a turn, and how many take part in an assault",
        "limits.invasions": "invasions in a turn",
        "limits.attacks": "attacks in a turn",
        "limits.moves": "movements in a turn",
        "limits.castles": "castles built in a turn",
        "limits.machines_per_castle": "machines built at each castle in a turn",
        "limits.towers_per_castle_and_turn": "towers built on each castle in a turn",
        "limits.attack_infantry": "infantry that take part in an assault",
        "limits.attack_tanks": "tanks that take part in an assault",
        "limits.attack_planes": "planes that take part in an assault",
        "limits.castle_level": "the highest level of a castle",
        "auction": "the least bid, the step, and how many cards are laid by the number of seats",
        "auction.minimum": "florins of the least bid besides 0",
        "auction.step": "bids are multiples of so many florins",
        "auction.designs": "designs that are laid, by the number of seats",
        "auction.designs.*": "designs that are laid for so many seats",
        "auction.projects": "projects that are laid, by the number of seats",
        "auction.projects.*": "projects that are laid for so many seats",
        "scoring": "what points are given for",
        "scoring.leonardo": "points at the end of a round for the seat that is Leonardo",
        "scoring.most_projects": "points at the end of a round for the most cards in play: designs and projects",
        "scoring.most_castles": "points at the end of a round for the most castles",
        "scoring.most_territories": "points at the end of a round for the most territories",
        "scoring.tie_of_two": "points for each of two seats that share the most; three share none",
        "scoring.perfect_city": "points at the end of a round for each perfect city",
        "scoring.first_tank": "points at once for the first tank of the game",
        "scoring.first_plane": "points at once for the first plane of the game",
        "scoring.first_perfect_city": "points at once for the first perfect city that is built in the game",
        "designs": "the designs of tanks and planes",
        "designs.id": "the word for it in actions and views",
        "designs.name": "what it is called in English",
        "designs.kind": "the kind of machine that it lets its owner build",
        "designs.hits": "hits that destroy a tank of it; left out for planes",
        "designs.dice": "dice that a tank of it throws; left out for planes",
        "designs.hooks": "hooks: how many improvements of the machine can be in play",
        "projects": "the projects, and how many copies there are of each",
        "projects.id": "the word for it in actions and views; what it does is in the rule book under rule 8",
        "projects.name": "what it is called in English",
        "projects.copies": "how many cards there are of it",
        "projects.group": "what it improves, or `art` for a work of art",
        "projects.cost": "florins that it costs to bring it into play",
        "projects.points": "points when it comes into play; left out where there are none",
        "territories": "the territories, and their neighbours; the order is that of all lists by territory",
        "territories.id": "the word for it in actions and views",
        "territories.name": "what it is called in English",
        "territories.land": "the neighbours by land",
        "territories.straits": "the neighbours across a strait",
        "territories.seas": "the seas on which it has a coast",
        "seas": "the sea zones and their coasts",
        "seas.id": "the word for it in `territories`",
        "seas.name": "what it is called in English",
        "seas.coast": "the territories that have a coast on it",
        "impassable": "what nothing crosses",
        "impassable.id": "a word for it",
        "impassable.name": "what it is called in English",
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
