"""From the legal answers to the table: what can be taken up, where it can go, and what a single click does.

Everything here is read from `view.options`, so the table knows no rule of its own. A target that the rules forbid
still names the action that was thought of, so that the engine can be asked what is against it.
"""

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
)
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import DISTRICTS, LABORATORIES, PRICES, SHOP_SELLS, Box, Place, Upgrade
from leonardo.engine.davinci.questions import BoxUseQuestion, OfferQuestion
from leonardo.engine.davinci.view import View

SHOP_OF = {component: place for place, component in SHOP_SELLS.items()}  # where each component is sold


@kept_for_view
def liftable(view: View) -> dict[Spot, Held]:
    """Return what the viewer can take up now, by the spot where it lies."""
    seat = view.viewer
    if seat is None or not view.options:
        return {}
    found: dict[Spot, Held] = {}
    for option in view.options:
        match option:
            case actions.PlaceApprentices():
                found.update(_apprentices(view, seat))
            case actions.PlaceMaster():
                found[MasterSpot(seat)] = in_hand.Master(seat)
            case actions.Start() if _on_display(view, option.invention):
                found[CardSpot(option.invention)] = card_in_hand(view, option.invention)
            case actions.Interrupt():
                found[SecretSpot(seat, option.laboratory)] = in_hand.Cover(seat, option.laboratory)
            case actions.Take(Upgrade() as upgrade):
                shown = _shown(view, upgrade)
                found.setdefault(UpgradeSpot(shown), in_hand.Tile(shown, price(view)))
            case actions.Move():
                found.update(_moving(view, option, seat))
            case actions.GiveLeonardo():
                found[LeonardoSpot(view.leonardo)] = in_hand.Leonardo(view.leonardo)
    return found


def price(view: View) -> int | None:
    """Return what the advantage that is offered costs, in florins (rule 8.8); nothing if none is."""
    return PRICES[view.question.taken] if isinstance(view.question, OfferQuestion) else None


def card_in_hand(view: View, invention: int, *, from_deck: bool = False) -> in_hand.Card:
    """Return the card of an invention as the viewer holds it: with the weeks that it saves there (rule 9.2)."""
    seat = view.viewer
    saved = view.seats[seat].discount(invention) if seat is not None else 0
    return in_hand.Card(invention, from_deck=from_deck, saved=saved)


def _shown(view: View, upgrade: Upgrade) -> Upgrade:
    """Return which upgrade stands for a pile: laboratories lie in one, and where a tile goes says which it is."""
    if upgrade is Upgrade.AUTOMATON:
        return upgrade
    takes = (option.upgrade for option in view.options if isinstance(option, actions.Take))
    return next((take for take in takes if take is not None and take is not Upgrade.AUTOMATON), upgrade)


def _apprentices(view: View, seat: int) -> dict[Spot, Held]:
    one = in_hand.Apprentices(seat, 1)
    spots: list[Spot] = [ApprenticesSpot(seat)]
    spots += [ApprenticeSpot(number) for number in range(view.seats[seat].apprentices)]
    return dict.fromkeys(spots, one)


def _moving(view: View, move: actions.Move, seat: int) -> dict[Spot, Held]:
    of_seat = seat if move.of_seat is None else move.of_seat
    held = in_hand.Moving(of_seat, move.source)
    if move.source not in LABORATORIES:
        return {GroupSpot(move.source, of_seat): held}
    laboratory = view.seats[of_seat].laboratory(move.source)
    if laboratory is None:
        return {}
    first = laboratory.automata + laboratory.master
    workers = range(first, first + laboratory.apprentices)
    spots: list[Spot] = [SpaceSpot(of_seat, move.source, number) for number in workers]
    return dict.fromkeys([*spots, LaboratorySpot(of_seat, move.source)], held)


def _on_display(view: View, invention: int) -> bool:
    return any(request.invention == invention for request in view.display)


def from_deck(view: View) -> tuple[int, ...]:
    """Return the inventions that could be started though they are not requested yet (rule 6.6)."""
    starts = {option.invention for option in view.options if isinstance(option, actions.Start)}
    return tuple(sorted(invention for invention in starts if not _on_display(view, invention)))


def most_apprentices(view: View) -> int:
    """Return how many apprentices the viewer may place in one turn at most."""
    counts = (option.count for option in view.options if isinstance(option, actions.PlaceApprentices))
    return max(counts, default=0)


@kept_for_view
def candidates(view: View, held: Held) -> dict[Spot, Action]:
    """Return where what is held could be thought to go, legal or not, and the action that would be."""
    seat = view.viewer
    if seat is None:
        return {}
    return dict(_candidates(view, held, seat))


def _candidates(view: View, held: Held, seat: int) -> Iterator[tuple[Spot, Action]]:
    match held:
        case in_hand.Apprentices():
            for place in Place:
                yield _place_spot(seat, place), actions.PlaceApprentices(held.count, place)
        case in_hand.Master():
            for place in Place:
                yield _place_spot(seat, place), actions.PlaceMaster(place)
        case in_hand.Card():
            for place in LABORATORIES:
                yield LaboratorySpot(seat, place), actions.Start(place, held.invention)
        case in_hand.Tile():
            for place in LABORATORIES:
                yield LaboratorySpot(seat, place), _take(view, seat, held.upgrade, place)
        case in_hand.Moving():
            of_seat = held.of_seat if view.table.strong_council else None
            for place in DISTRICTS:
                if place is not held.source:
                    yield DistrictSpot(place), actions.Move(held.source, place, of_seat)
        case in_hand.Leonardo():
            for to in range(view.table.seats):
                yield SeatSpot(to), actions.GiveLeonardo(to)


def _place_spot(seat: int, place: Place) -> Spot:
    return LaboratorySpot(seat, place) if place in LABORATORIES else DistrictSpot(place)


def _take(view: View, seat: int, upgrade: Upgrade, place: Place) -> Action:
    """Return what putting an automaton or a tile on a laboratory means (rule 8.12)."""
    if upgrade is Upgrade.AUTOMATON:
        return actions.Take(upgrade, place)
    if place is Place.SMALL:
        return actions.Take(Upgrade.SMALL5)
    return actions.Take(Upgrade.LARGE4 if view.seats[seat].laboratories[1] is None else Upgrade.LARGE6)


@kept_for_view
def targets(view: View, held: Held) -> dict[Spot, Action]:
    """Return where what is held may go by the rules, and the action that this is."""
    legal = frozenset(view.options)
    found = {spot: action for spot, action in candidates(view, held).items() if action in legal}
    if isinstance(held, in_hand.Card) and held.openly:
        return {spot: _openly(action) for spot, action in found.items()}
    return found


def _openly(action: Action) -> Action:
    return evolve(action, reveal=True) if isinstance(action, actions.Start) else action


def beside(_: View, held: Held, spots: Sequence[Spot]) -> Action | None:
    """Return the interruption of work whose cover is let go beside its laboratory, or only pressed (rule 6.7)."""
    if not isinstance(held, in_hand.Cover) or LaboratorySpot(held.seat, held.laboratory) in spots:
        return None
    return actions.Interrupt(held.laboratory)


def handful(view: View, count: int) -> Held | None:
    """Return so many apprentices, as many as may be placed in one turn; nothing where none may."""
    most = most_apprentices(view)
    return in_hand.Apprentices(view.viewer, max(1, min(count, most))) if view.viewer is not None and most else None


def heaps(view: View) -> dict[Spot, int]:
    """Return how many apprentices a press of a spot adds to those that are held."""
    counts = {spot: in_hand.count_of(held) for spot, held in liftable(view).items()}
    return {spot: count for spot, count in counts.items() if count}


def near_misses(view: View) -> dict[Spot, Action]:
    """Return what might be thought to be done with empty hands, legal or not, so that it can be said why not."""
    return {**card_candidates(view), **direct_candidates(view)}


def stays_put(action: Action) -> bool:
    """Tell whether a piece stays where a hand puts it down; of what is started that is a copy of its card."""
    kinds = (
        actions.Start
        | actions.PlaceApprentices
        | actions.PlaceMaster
        | actions.GiveLeonardo
        | actions.Move
        | actions.Take
    )
    return isinstance(action, kinds)


def to_be_confirmed(action: Action) -> bool:
    return isinstance(action, actions.PlaceApprentices | actions.PlaceMaster | actions.Start)


@kept_for_view
def direct(view: View) -> dict[Spot, Action]:
    """Return what a single click on a spot does, where nothing needs to be carried."""
    found: dict[Spot, Action] = {}
    for option in view.options:
        for spot in _spots_of(view, option):
            found[spot] = option
    return found


def _spots_of(view: View, option: Action) -> tuple[Spot, ...]:
    match option:
        case actions.GiveLeonardo():
            return (SeatSpot(option.to),)
        case actions.TakeBox():
            return (BoxSpot(option.box),)
        case actions.Buy():
            shop = SHOP_OF[option.component]
            return DistrictSpot(shop), StockSpot(shop)
        case actions.Take(None) if isinstance(view.question, OfferQuestion):
            return DistrictSpot(view.question.district), StockSpot(view.question.district)
    return ()


def direct_candidates(view: View) -> Mapping[Spot, Action]:
    """Return what a single click might be thought to do, legal or not, so that it can be said why not."""
    match view.question:
        case BoxUseQuestion(box=Box.PURCHASE):
            return {DistrictSpot(shop): actions.Buy(component) for component, shop in SHOP_OF.items()}
        case OfferQuestion(district=Place.WORKSHOP):
            return {UpgradeSpot(upgrade): _any_take(view, _shown(view, upgrade)) for upgrade in Upgrade}
        case OfferQuestion(district=district):
            return {DistrictSpot(district): actions.Take()}
    return {BoxSpot(box): actions.TakeBox(box) for box in Box} if chooses_box(view) else {}


def chooses_box(view: View) -> bool:
    """Tell whether a box of the Council is to be chosen (rule 8.5)."""
    return any(isinstance(option, actions.TakeBox) for option in view.options)


def _any_take(view: View, upgrade: Upgrade) -> Action:
    """Return a legal way to take an upgrade, if there is one; an automaton may go to either laboratory (rule 8.12)."""
    impossible = actions.Take(upgrade, Place.SMALL if upgrade is Upgrade.AUTOMATON else None)
    takes = (option for option in view.options if isinstance(option, actions.Take) and option.upgrade is upgrade)
    return next(takes, impossible)


def card_candidates(view: View) -> Mapping[Spot, Action]:
    """Return for each card on display the start that comes nearest, so that it can be said why not (rule 6)."""
    if view.viewer is None or not any(isinstance(option, actions.Done) for option in view.options):
        return {}
    idle = [
        place
        for place in LABORATORIES
        if (laboratory := view.seats[view.viewer].laboratory(place)) is not None and not laboratory.busy
    ]
    place = idle[0] if idle else Place.SMALL
    return {CardSpot(request.invention): actions.Start(place, request.invention) for request in view.display}
