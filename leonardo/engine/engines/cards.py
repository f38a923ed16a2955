"""The cards: designs of machines, and projects (rules 1.6, 8)."""

from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from attrs import frozen

from leonardo.engine.engines.constants import DATA, Machine


class Card(Enum):
    """Every kind of card but Leonardo, which belongs to nobody for good."""

    __hash__ = object.__hash__  # there is one object of each: quicker than by their names

    TANK_TURTLE = "tank_turtle"
    TANK_SCYTHE = "tank_scythe"
    TANK_ROUND = "tank_round"
    TANK_TOWER = "tank_tower"
    TANK_THUNDER = "tank_thunder"
    PLANE_KITE = "plane_kite"
    PLANE_BAT = "plane_bat"
    PLANE_SWALLOW = "plane_swallow"
    PLANE_AIRSCREW = "plane_airscrew"
    PLANE_GREAT_BIRD = "plane_great_bird"
    BALL_CART = "ball_cart"
    ORGAN_GUN = "organ_gun"
    BOMBARD = "bombard"
    GREAT_CANNON = "great_cannon"
    GEARBOX = "gearbox"
    GUN_LIGHTER = "gun_lighter"
    MULTI_CANNON = "multi_cannon"
    GYROSCOPE = "gyroscope"
    TANK_BOMB = "tank_bomb"
    SKY_CULVERIN = "sky_culverin"
    PARACHUTIST = "parachutist"
    STRONGHOLD = "stronghold"
    AUTOMATON = "automaton"
    SUBMARINE = "submarine"
    IRONCLAD = "ironclad"
    ART_LADY = "art_lady"
    ART_ROCKS = "art_rocks"
    ART_SUPPER = "art_supper"
    ART_GIOCONDA = "art_gioconda"


@frozen
class Design:
    """A design: `hooks` for improvements (rule 8.4); `hits` and `dice` of the working check are those of tanks."""

    card: Card
    machine: Machine
    hooks: int
    hits: int
    dice: int


@frozen
class Project:
    """A project: its `cost` in florins, `copies` there are, `points` of a work of art.

    `hangs_on` is the kind of machine whose design it is an improvement of, if it is one (rule 8.4).
    """

    card: Card
    copies: int
    cost: int
    points: int
    hangs_on: Machine | None


def _design(data: dict[str, Any]) -> Design:
    return Design(Card(data["id"]), Machine(data["kind"]), data["hooks"], data.get("hits", 0), data.get("dice", 0))


def _project(data: dict[str, Any]) -> Project:
    hangs_on = Machine(data["group"]) if data["group"] in (each.value for each in Machine) else None
    return Project(Card(data["id"]), data["copies"], data["cost"], data.get("points", 0), hangs_on)


DESIGNS: Final[Mapping[Card, Design]] = MappingProxyType({Card(each["id"]): _design(each) for each in DATA["designs"]})
PROJECTS: Final[Mapping[Card, Project]] = MappingProxyType(
    {Card(each["id"]): _project(each) for each in DATA["projects"]}
)
PROJECT_CARDS: Final = tuple(project.card for project in PROJECTS.values() for _ in range(project.copies))
"""All cards of the deck of projects (rule 4.3)."""
ARTS: Final = frozenset(card for card, project in PROJECTS.items() if project.points)
DESIGNS_OF: Final[Mapping[Machine, tuple[Card, ...]]] = MappingProxyType(
    {machine: tuple(card for card, design in DESIGNS.items() if design.machine is machine) for machine in Machine}
)
IMPROVEMENTS: Final[Mapping[Machine, frozenset[Card]]] = MappingProxyType(
    {
        machine: frozenset(card for card, project in PROJECTS.items() if project.hangs_on is machine)
        for machine in Machine
    }
)
"""What hangs on the hooks of a design of each kind (rule 8.4)."""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards sorted by their words, so that nothing of their real order is told."""
    return tuple(sorted(cards, key=lambda card: card.value))
