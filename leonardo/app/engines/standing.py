"""How the seats stand, found in a view: what they have, who would score now, and what things cost them."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.app.table.panels.seating import beside
from leonardo.app.table.shown.kept import kept_for_view, kept_while
from leonardo.engine.engines.actions import Build, BuildCastle, BuildTower
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, IMPROVEMENTS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    ATTACKS,
    CASTLE_COST,
    DISCOUNT,
    FIRSTS,
    HIGHEST_LEVEL,
    INVASIONS,
    MACHINE_COSTS,
    MOVES,
    TOWER_COST,
    Cause,
    Machine,
)
from leonardo.engine.engines.questions import (
    AskBid,
    BidQuestion,
    ChooseQuestion,
    LayCards,
    NextBuyer,
    TakeTurn,
    TakeTurns,
)
from leonardo.engine.engines.rules.building import round_points
from leonardo.engine.engines.state import NOBODY, castles, reserve, territories
from leonardo.engine.engines.view import View

MOSTS: Final = (Cause.LEONARDO, Cause.MOST_CARDS, Cause.MOST_CASTLES, Cause.MOST_TERRITORIES, Cause.PERFECT_CITIES)
"""What gives points at the end of a round, in the order in which it is told (rule 12.3)."""


class InTurn(Enum):
    """When a seat has its turn in this round, beside the one whose turn it is (rule 7.1)."""

    PLAYED = "played"
    PLAYING = "playing"
    NEXT = "next"
    LATER = "later"


@frozen
class Holdings:
    """What a seat has on the map: territories, castles, infantry, tanks and planes."""

    lands: int
    castles: int
    infantry: int
    tanks: int
    planes: int


def own_seat(view: View) -> int:
    """Return whose walnut is shown: the viewer's; who only looks on always sees that of the first seat."""
    return view.viewer if view.viewer is not None else 0


@kept_for_view
def others(view: View, home: int | None = None) -> tuple[int, ...]:
    """Return the seats whose panels stand beside the chart, clockwise from one's own.

    Where several share the screen, they stand as `home` sees them.
    """
    return beside(view.table.seats_from(own_seat(view)), home)


@kept_while(lambda view, seat: (view.owners, view.infantry, view.tanks, view.planes, view.levels, view.war, seat))
def holdings(view: View, seat: int) -> Holdings:
    """Return what a seat has on the map, its army in a war included."""
    lands = territories(view.owners, seat)
    war = view.war if view.war is not None and view.war.attacker == seat else None
    return Holdings(
        len(lands),
        len(castles(view.owners, view.levels, seat)),
        sum(view.infantry[at] for at in lands) + (war.infantry if war is not None else 0),
        sum(view.tanks[at] for at in lands) + (war.tanks if war is not None else 0),
        sum(view.planes[at] for at in lands) + (war.planes if war is not None else 0),
    )


def in_reserve(view: View, seat: int) -> int:
    """Return how many infantry of a seat are off the map."""
    return reserve(view.owners, view.infantry, view.war, seat)


@kept_while(lambda view: (view.owners, view.levels, view.players, view.leonardo))
def scored_now(view: View) -> tuple[tuple[tuple[Cause, int], ...], ...]:
    """Return what each seat would get if the round ended now (rule 12.3)."""
    return tuple(round_points(view))


def scorers(view: View, cause: Cause) -> Sequence[tuple[int, int]]:
    """Return who would get how many points for a cause now, by seat."""
    return [
        (seat, points)
        for seat, parts in enumerate(scored_now(view))
        for each, points in parts
        if each is cause and points
    ]


def gain(view: View, seat: int) -> int:
    """Return how many points a seat would get if the round ended now."""
    return sum(points for _, points in scored_now(view)[seat])


def staked(view: View) -> int:
    """Return how many florins the viewer holds in its hand, which it pays only if it takes a card (rule 6.5)."""
    seat = view.viewer
    if seat is None:
        return 0
    for each in (view.question, *view.agenda):
        match each:
            case ChooseQuestion(seat=chooser, bid=bid) if chooser == seat:
                return bid
            case ChooseQuestion(waiting=waiting) | NextBuyer(waiting=waiting):
                return dict(waiting).get(seat, 0)
            case BidQuestion(bids=bids) | AskBid(bids=bids):
                return dict(zip(view.table.seats_from(view.leonardo), bids, strict=False)).get(seat) or 0
    return 0


def price(view: View, seat: int, florins: int) -> int:
    """Return what a seat pays for what Leonardo gets cheaper (rule 7.12)."""
    return max(0, florins - DISCOUNT) if seat == view.leonardo else florins


COSTS: Final = {
    "tank": MACHINE_COSTS[Machine.TANK],
    "plane": MACHINE_COSTS[Machine.PLANE],
    "tower": TOWER_COST,
    "castle": CASTLE_COST,
}
"""What is built costs, before Leonardo's discount (rules 7.5, 7.6, 7.10)."""


def cost_of(view: View, seat: int, action: object) -> int:
    match action:
        case Build(machine=machine):
            return price(view, seat, MACHINE_COSTS[machine])
        case BuildTower():
            return price(view, seat, TOWER_COST)
        case BuildCastle():
            return price(view, seat, CASTLE_COST)
    return 0


def first_points(view: View, what: str) -> int:
    """Return how many points the first `tank`, `plane` or `perfect_city` of the game brings if it is built now."""
    cause = Cause(f"first_{what}")
    return FIRSTS[cause] if cause not in view.firsts else 0


def project_price(view: View, seat: int, card: Card) -> int:
    return price(view, seat, PROJECTS[card].cost)


def left_of(view: View, seat: int) -> dict[str, int]:
    """Return how many invasions, attacks and movements a seat has left in its turn; all of them before it."""
    turn = view.turn if view.turn is not None and view.turn.seat == seat else None
    if turn is None:
        return {"invade": INVASIONS, "attack": ATTACKS, "move": MOVES}
    return {
        "invade": INVASIONS - turn.invasions,
        "attack": ATTACKS - turn.attacks,
        "move": 0 if turn.moved else MOVES - turn.moves,
    }


def level_attacked(view: View, at: Territory) -> int:
    """Return the level that the castle of a territory has for an attacker, 0 without one (rule 8.8)."""
    pieces = view.levels[at]
    return min(HIGHEST_LEVEL, pieces + view.players[view.owners[at]].has(Card.STRONGHOLD)) if pieces else 0


def hanging(view: View, seat: int, machine: Machine) -> tuple[Card, ...]:
    """Return the improvements on the hooks of a design (rule 8.4)."""
    return tuple(card for card in view.players[seat].projects if card in IMPROVEMENTS[machine])


def loose(view: View, seat: int) -> tuple[Card, ...]:
    """Return the projects in play that hang on no hook."""
    hung = IMPROVEMENTS[Machine.TANK] | IMPROVEMENTS[Machine.PLANE]
    return tuple(card for card in view.players[seat].projects if card not in hung)


def owner_of(view: View, at: int) -> int | None:
    """Return who owns a territory; nobody where it is free."""
    return view.owners[at] if view.owners[at] != NOBODY else None


def is_barred(view: View, card: Card) -> bool:
    """Return whether the viewer may not take a card on offer, having a design of its kind (rule 6.7)."""
    if view.viewer is None or card not in DESIGNS:
        return False
    return view.players[view.viewer].design(DESIGNS[card].machine) is not None


def phase_of(view: View) -> str:
    """Return which phase of a round goes on, as the texts name it: that of which anything is still to be done (rule 5).

    So it stays between two questions of a phase, too, and when its last question was answered.
    """
    tasks = {type(task) for task in view.agenda}
    if view.turn is not None or TakeTurn in tasks:
        return "turns"
    if TakeTurns in tasks:
        return "income" if LayCards in tasks else "auction"
    return "points" if view.round else "draft"


def is_over(view: View) -> bool:
    """Tell whether the game has ended: somebody has the points that win, and nothing is to be done (rule 3.1)."""
    won = any(player.points >= view.table.target for player in view.players)
    return won and view.question is None and not view.agenda


def in_turn(view: View, seat: int) -> InTurn | None:
    """Return when a seat has its turn: from Leonardo clockwise (rule 7.1); nothing while no seat has one."""
    if view.turn is None:
        return None
    order = view.table.seats_from(view.leonardo)
    ahead = order.index(seat) - order.index(view.turn.seat)
    if ahead < 0:
        return InTurn.PLAYED
    return (InTurn.PLAYING, InTurn.NEXT, InTurn.LATER)[min(ahead, 2)]
