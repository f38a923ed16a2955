"""From the legal answers to the table: what can be taken up, where it can go, and what a single press does.

Everything here is read from `view.options`, so the table knows no rule of its own.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from leonardo.ai.engines.ways import others
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import BUILDINGS, Base, Building, Coin, Fist, Held, March, Wave, Wreck
from leonardo.app.engines.spots import (
    ArchiveSpot,
    BuilderSpot,
    CoinSpot,
    FistSpot,
    LandSpot,
    OfferSpot,
    PurseSpot,
    Spot,
)
from leonardo.app.table.input.hands import Further
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.engines import actions, questions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.state import NOBODY, Player, territories
from leonardo.engine.engines.view import View

COINS: Final = (50, 10)  # what the coins are worth that a bid is made of (rule 1.5)
Meant = Action | Further  # what a spot may mean: a decision, or that something else is held from then on


@kept_for_view
def liftable(view: View) -> dict[Spot, Held]:
    """Return what the viewer can take up now, by the spot where it lies."""
    seat = view.viewer
    if seat is None or not view.options:
        return {}
    match view.question:
        case questions.BidQuestion():
            return {CoinSpot(florins): Coin(seat, florins) for florins in COINS if florins <= most_florins(view)}
        case questions.TurnQuestion() | questions.MoveQuestion():
            found: dict[Spot, Held] = {
                BuilderSpot(what): Building(what, _design_of(view.players[seat], what))
                for what in BUILDINGS
                if can_build(view, what)
            }
            return found | {LandSpot(at): Base(seat, at) for at in armies.bases(view)}
    return {}


def _design_of(player: Player, what: str) -> Card | None:
    return next((player.design(machine) for machine in Machine if machine.value == what), None)


@kept_for_view
def most_florins(view: View) -> int:
    """Return how many florins the viewer may bid at most; 0 where it may not bid."""
    return max((option.florins for option in view.options if isinstance(option, actions.Bid)), default=0)


@kept_for_view
def apart(view: View) -> tuple[Action, ...]:
    """Return what may be done now but march: of marches there are many hundreds, and they are made when asked for."""
    return others(view.options)


@kept_for_view
def can_build(view: View, what: str) -> bool:
    """Tell whether something can be built anywhere now."""
    return any(built_by(option) == what for option in apart(view))


def built_by(option: Action) -> str:
    """Return what an action builds, as the builder calls it; nothing if it builds nothing."""
    match option:
        case actions.Build(machine=machine):
            return machine.value
        case actions.BuildTower():
            return "tower"
        case actions.BuildCastle():
            return "castle"
    return ""


@kept_for_view
def candidates(view: View, held: Held) -> dict[Spot, Meant]:
    """Return where what is held could be thought to go, legal or not, and what that would mean."""
    match held:
        case Base():
            return _from_base(view, held)
        case March():
            return _from_base(view, Base(held.seat, held.source))
        case Building(what=what):
            return {LandSpot(at): _building(what, at) for at in territories(view.owners, _seat(view))}
        case Wreck(machine=machine):
            return {LandSpot(at): actions.Destroy(machine, at) for at in territories(view.owners, _seat(view))}
        case Coin() | Fist():
            return dict(_into_fist(view, held))
    return {}


def thought(view: View, held: Held, spot: Spot) -> Action | None:
    """Return what would be meant on any land: an army that goes there however far it is, or what is built there."""
    if not isinstance(spot, LandSpot):
        return None
    match held:
        case Base(at=source) | March(source=source):
            return _kind_of_march(view, spot.at)(source, spot.at, 1, 0, 0)
        case Building(what=what):
            return _building(what, spot.at)
        case Wreck(machine=machine):
            return actions.Destroy(machine, spot.at)
    return None


def _kind_of_march(view: View, target: Territory) -> type[actions.Invade | actions.Attack | actions.Move]:
    if view.owners[target] == _seat(view):
        return actions.Move
    return actions.Invade if view.owners[target] == NOBODY else actions.Attack


def _seat(view: View) -> int:
    return view.viewer if view.viewer is not None else NOBODY


def _building(what: str, at: Territory) -> Action:
    if what == "tower":
        return actions.BuildTower(at)
    return actions.BuildCastle(at) if what == "castle" else actions.Build(Machine(what), at)


def _from_base(view: View, base: Base) -> dict[Spot, Meant]:
    """All that lies within reach of a base: what can be gone to leads on to the numbers."""
    found: dict[Spot, Meant] = {}
    for target in REACH[base.at]:
        found[LandSpot(target)] = _kind_of_march(view, target)(base.at, target, 1, 0, 0)
    for target in armies.targets(view, base):
        army = armies.proposed(view, base.at, target, base.seat)
        if army is not None:
            found[LandSpot(target)] = Further(army)
    return found


def _into_fist(view: View, held: Coin | Fist) -> Iterator[tuple[Spot, Meant]]:
    """Where a coin may go: into the hand; with coins in it, further coins may be pressed."""
    most = most_florins(view)
    if isinstance(held, Coin):
        yield FistSpot(held.seat), Further(Fist(held.seat, held.florins))
        return
    for florins in COINS:
        if held.florins + florins <= most:
            yield CoinSpot(florins), Further(Fist(held.seat, held.florins + florins))


@kept_for_view
def targets(view: View, held: Held) -> dict[Spot, Meant]:
    """Return where what is held may go by the rules, and what that means."""
    legal = frozenset(view.options)
    return {
        spot: meant for spot, meant in candidates(view, held).items() if isinstance(meant, Further) or meant in legal
    }


@kept_for_view
def direct(view: View) -> dict[Spot, Meant]:
    """Return what a single press of a spot does, where nothing needs to be carried."""
    found: dict[Spot, Meant] = {}
    for option in apart(view):
        for spot in _spots_of(view, option):
            found.setdefault(spot, option)
    if isinstance(view.question, questions.BidQuestion) and view.options:
        seat = _seat(view)
        found |= {CoinSpot(each): Further(Fist(seat, each)) for each in COINS if each <= most_florins(view)}
    return found


def _spots_of(view: View, option: Action) -> tuple[Spot, ...]:
    match option:
        case actions.Settle(at) | actions.Recruit(at):
            return (LandSpot(at),)
        case actions.Choose(card):
            return tuple(OfferSpot(number) for number, each in enumerate(view.offer) if each is card)
        case actions.Realise(card):
            archive = view.players[_seat(view)].archive
            return tuple(ArchiveSpot(number) for number, each in enumerate(archive) if each is card)
    return ()


@kept_for_view
def near_misses(view: View) -> dict[Spot, Meant]:
    """Return what might be thought to be done with empty hands, legal or not, so that it can be said why not."""
    if view.viewer is None or not view.options:
        return {}
    match view.question:
        case questions.SettleQuestion():
            return {LandSpot(at): actions.Settle(at) for at, owner in _lands(view) if owner != view.viewer}
        case questions.ChooseQuestion():
            return {OfferSpot(number): actions.Choose(card) for number, card in enumerate(view.offer)}
        case questions.TurnQuestion(seat=seat):
            found: dict[Spot, Meant] = {
                ArchiveSpot(number): actions.Realise(card) for number, card in enumerate(view.players[seat].archive)
            }
            lands = territories(view.owners, seat)
            if lands:
                found |= {BuilderSpot(what): _thought(view, what) for what in BUILDINGS if not can_build(view, what)}
            return found
    return {}


def _thought(view: View, what: str) -> Action:
    """Return where one would think of building something: at the first castle that might take it, or the first land."""
    lands = territories(view.owners, _seat(view))
    castles = [at for at in lands if view.levels[at]]
    if what == "castle":
        return _building(what, next((at for at in lands if not view.levels[at]), lands[0]))
    return _building(what, castles[0] if castles else lands[0])


def _lands(view: View) -> Iterator[tuple[Territory, int]]:
    for at in Territory:
        yield at, view.owners[at]


def beside(_: View, held: Held, spots: Sequence[Spot]) -> Action | None:  # noqa: ARG001 - it just goes back
    """Return nothing: what is let go elsewhere goes back."""
    return None


def handful(view: View, count: int) -> Held | None:
    """Return so many coins of ten in the hand, as many as one may bid; nothing where nobody bids."""
    most = most_florins(view)
    if not most or view.viewer is None:
        return None
    return Fist(view.viewer, max(0, min(count * COINS[-1], most)))


def heaps(view: View) -> dict[Spot, int]:  # noqa: ARG001 - numbers are composed at their counters
    """Return nothing: coins go on to what is held with them."""
    return {}


def origin(held: Held) -> Spot:
    """Return the spot from which something was taken up, and to which it returns."""
    match held:
        case Base(at=at) | March(source=at):
            return LandSpot(at)
        case Building(what=what):
            return BuilderSpot(what)
        case Coin(florins=florins):
            return CoinSpot(florins)
        case Wreck(machine=machine):
            return BuilderSpot(machine.value)
        case Fist(seat=seat):
            return PurseSpot(seat)
        case Wave():
            return PurseSpot(0)
    return PurseSpot(0)


def stays_put(action: Action) -> bool:
    """Tell whether a piece stays where a hand puts it down: what is built does."""
    return isinstance(action, actions.Build | actions.BuildTower | actions.BuildCastle)


def to_be_confirmed(action: Action) -> bool:
    """Tell whether an action is staged before it counts: a castle is, for it ends the turn (rule 7.11)."""
    return isinstance(action, actions.BuildCastle | actions.Settle)
