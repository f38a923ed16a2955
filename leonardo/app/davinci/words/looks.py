"""What a thing on the table means as it stands, where that is not written at it."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.davinci.moves.gains import rank
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    CardSpot,
    ComponentSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
    StockSpot,
    WeeksSpot,
)
from leonardo.app.davinci.words.phrases import florins, invention_name, of_seats
from leonardo.app.davinci.words.phrases import weeks as weeks_in_words
from leonardo.app.davinci.words.tips import of_rank
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import claims, may_work_on, never_requested, pays_first, resolved
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.races import may_finish, rivals_in_time
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve

_AT_HAND: Final[dict[type, str]] = {ApprenticesSpot: "apprentices", MasterSpot: "master"}


def of_another(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of laboratories, workers and components of a seat that the viewer does not play.

    That is as much as the view tells, and nothing that only the owner could do with them.
    """
    match spot:
        case LaboratorySpot() | SecretSpot() | WeeksSpot() if spot.seat != view.viewer:
            return Tip("", _work(view, spot), spot, tone=Tone.PLAIN)
        case ApprenticesSpot() | MasterSpot() if spot.seat != view.viewer:
            return Tip("", tr(f"davinci.explain.{_AT_HAND[type(spot)]}"), spot, tone=Tone.PLAIN)
        case ComponentSpot() if spot.seat != view.viewer:
            return Tip("", tr("davinci.explain.component_of_another"), spot, tone=Tone.PLAIN)
    return None


def of_unrequested(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of the viewer's work on an invention that is not requested (rules 6.6, 10.2)."""
    match spot:
        case LaboratorySpot(seat, place) | SecretSpot(seat, place) | WeeksSpot(seat, place) if seat == view.viewer:
            work = view.seats[seat].laboratory(place)
            if work is None or work.invention is None or work.invention not in view.deck_cards:
                return None
            key = "laboratory_never" if never_requested(view, work.invention) else "laboratory_unrequested"
            return Tip(
                "", tr(f"davinci.explain.{key}", invention=invention_name(work.invention)), spot, tone=Tone.PLAIN
            )
    return None


def of_race(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return who may complete in this round what the viewer is at, or what a card is, and what then would follow."""
    match spot:
        case LaboratorySpot(seat, place) | SecretSpot(seat, place) | WeeksSpot(seat, place) if seat == view.viewer:
            work, rivals = view.seats[seat].laboratory(place), rivals_in_time(view, place)
            invention = work.invention if work is not None else None
        case CardSpot(number):
            invention, rivals = number, may_finish(view, number)
        case _:
            return None
    if invention is None or not rivals:
        return None
    card = INVENTIONS[invention]
    lead = tr("davinci.explain.race", names=of_seats(names, rivals))
    if not pays_first(view, invention):
        return Tip(lead, "", spot, tone=Tone.PLAIN)
    told = tr("davinci.explain.race_words", first=florins(card.first_reward), later=card.later_reward)
    return Tip(lead, told, spot, tone=Tone.PLAIN)


def of_covered(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of the viewer's components while they lie covered, since the others look on."""
    if isinstance(spot, ComponentSpot) and spot.seat == view.viewer and view.seats[spot.seat].hand is None:
        return Tip("", tr("davinci.explain.component_covered"), spot, tone=Tone.PLAIN)
    return None


def of_closed(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of a district whose turn is over in this round, or that is closed; else nothing."""
    match spot:
        case DistrictSpot(place) | StockSpot(place) if resolved(view, place) or view.round > LAST_CITY_ROUND:
            why = "place_closed" if view.round > LAST_CITY_ROUND else "place_done"
            about = tr(f"davinci.explain.{place.name.lower()}")
            return Tip(tr(f"davinci.explain.{why}"), about, spot, tone=Tone.PLAIN)
    return None


def of_groups(view: View, spot: Spot, names: Sequence[str]) -> Tip | None:
    """Return what each would get in a district as it stands, the viewer before all others; nothing if none is there.

    While the district is resolved, what is offered is asked and told elsewhere.
    """
    match spot:
        case DistrictSpot(place) | StockSpot(place):
            about = place.name.lower()
        case GroupSpot(place=place):
            about = "group" if place is not Place.COUNCIL else "council"
        case _:
            return None
    if resolved(view, place) or (isinstance(view.question, OfferQuestion) and view.question.district is place):
        return None
    seats = sorted((claim.group.seat for claim in claims(view, place)), key=lambda seat: seat != view.viewer)
    if not seats:
        return None
    lead, *also = (_claim(view, place, seat, names) for seat in seats)
    return Tip(lead, "", spot, tone=Tone.PLAIN, also=tuple(also), rule=tr(f"davinci.explain.{about}"))


def _claim(view: View, place: Place, seat: int, names: Sequence[str]) -> str:
    """Say where a seat stands in a district, and what it would get; what it lacks for it only of the viewer."""
    there = rank(view, seat, place)
    told = there if seat == view.viewer else evolve(there, lacks=0, vain=False)
    ordinal = tr(f"davinci.ordinal.{there.rank}")
    return tr("davinci.explain.claim", ordinal=ordinal, name=names[seat], what=of_rank(told))


def _work(view: View, spot: LaboratorySpot | SecretSpot | WeeksSpot) -> str:
    seat = view.seats[spot.seat]
    laboratory = seat.laboratory(spot.place)
    if laboratory is None:
        return tr("davinci.picture.others_none")
    if not laboratory.busy:
        return tr("davinci.picture.others_idle")
    if laboratory.invention is None:
        possible = may_work_on(view, spot.seat, spot.place, counted=False)
        goals = ", ".join(str(goal) for goal in sorted({seat.weeks_needed(number) for number in possible}))
        told = weeks_in_words(laboratory.weeks)
        if not goals:
            return tr("davinci.picture.others_covered", weeks=told)
        return tr("davinci.picture.others_covered_goals", weeks=told, goals=goals)
    return tr(
        "davinci.picture.at_work_long",
        invention=invention_name(laboratory.invention),
        weeks=laboratory.weeks,
        needed=seat.weeks_needed(laboratory.invention),
    )
