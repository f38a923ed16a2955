"""What tooltips say: what a thing is and how it looks, what an action there brings, and what is against it."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.davinci import commands
from leonardo.app.davinci.moves.choices import most_apprentices
from leonardo.app.davinci.moves.gains import Gain, RankThere, Weeks, gain, rank, weeks
from leonardo.app.davinci.moves.in_hand import Apprentices, Held
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticeSpot,
    ApprenticesSpot,
    BonusSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LeonardoSpot,
    LordSpot,
    MasterSpot,
    OwnedSpot,
    PhaseSpot,
    RoundSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
    WeeksSpot,
)
from leonardo.app.davinci.words.phrases import (
    box_name,
    component_name,
    components,
    florins,
    invention_name,
    of_seats,
    some,
    why_not,
)
from leonardo.app.davinci.words.phrases import weeks as weeks_in_words
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands as table_commands
from leonardo.app.table.game import Referee
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import (
    LAST_CITY_ROUND,
    MASTER_STRENGTH,
    PRICES,
    SHOP_SELLS,
    Box,
    Component,
    Place,
    Stock,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import claims, may_be_at, may_work_on, never_requested, pays_first, resolved
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.races import lacking, may_finish, nearest, rivals_in_time
from leonardo.engine.davinci.rules.council import FORESEEN, PURCHASE_PRICE
from leonardo.engine.davinci.state import minus
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Objection

_LAST_DIGIT: Final = 9  # the highest number for which there is a key
_COMMANDS: Final[dict[type, str]] = {
    ApprenticeSpot: commands.COUNT,
    ApprenticesSpot: commands.COUNT,
    CardSpot: table_commands.ZOOM,
    FlorinsSpot: table_commands.STANDING,
    LaboratorySpot: table_commands.ZOOM,
    MasterSpot: commands.MASTER,
    OwnedSpot: table_commands.ZOOM,
}
_SENTENCES: Final[dict[type, str]] = {
    AcademySpot: "academy_left",
    ApprenticeSpot: "apprentices",
    ApprenticesSpot: "apprentices",
    BonusSpot: "bonus",
    CardSpot: "card",
    ComponentSpot: "component",
    DeckSpot: "deck",
    FlorinsSpot: "florins",
    GroupSpot: "group",
    LaboratorySpot: "laboratory",
    LeonardoSpot: "leonardo",
    LordSpot: "lord",
    MasterSpot: "master",
    OwnedSpot: "owned",
    SeatSpot: "seat",
    SecretSpot: "secret",
    SpaceSpot: "space",
    UpgradeSpot: "upgrade",
    WeeksSpot: "weeks",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    sentence = _sentence(spot)
    return About(f"davinci.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None


def _sentence(spot: Spot) -> str | None:
    match spot:
        case DistrictSpot(place) | StockSpot(place):
            return place.name.lower()
        case BoxSpot(box):
            return f"box_{box.name.lower()}"
        case PhaseSpot(phase):
            return f"phase_{phase.name.lower()}"
        case RoundSpot(number):
            return "round_last" if number > LAST_CITY_ROUND else "round"
    return _SENTENCES.get(type(spot))


def tip(view: View, spot: Spot, action: Action, referee: Referee) -> Tip:
    """Return what `action`, which a person points at with `spot`, would give, or what is against it."""
    objection = referee.objection(action)
    signs = _signs(view, spot.invention) if isinstance(spot, CardSpot) else ()
    if objection is not None:
        against, rule = (
            _against(view, action, objection),
            tr("table.rule", rule=objection.rule) if objection.rule else "",
        )
        return Tip(tr("davinci.gain.cannot"), against, spot, tone=Tone.BARRED, also=signs, rule=rule)
    given = gain(view, action, referee.preview)
    if given is not None:
        told = _of_gain(view, given, spot)
        return evolve(told, also=(*told.also, *_no_more(view, action)))
    lead, more = _of_action(view, action)
    if isinstance(spot, CardSpot) and isinstance(action, actions.Start):
        lead = tr("davinci.gain.startable")
    return Tip(lead, more, spot, cost=_cost(view, action), also=signs)


def _cost(view: View, action: Action) -> int:
    """Return what the viewer pays for an action at once, in florins (rules 8.5, 8.8)."""
    match action:
        case actions.Take() if isinstance(view.question, OfferQuestion):
            return PRICES[view.question.taken]
        case actions.Buy():
            return PURCHASE_PRICE
    return 0


def _against(view: View, action: Action, objection: Objection) -> str:
    """Say what is against it; of missing components say which."""
    seat = view.viewer
    hand = view.seats[seat].hand if seat is not None else None
    if objection.reason == "components_missing" and isinstance(action, actions.Start) and hand is not None:
        return tr("davinci.gain.missing", components=components(missing(hand, action.invention)))
    return why_not(objection)


def missing(hand: Stock, invention: int) -> Stock:
    """Return the components that a hand lacks for an invention (rule 6.2)."""
    iron, wood, rope, brick, glass = (max(0, lacking) for lacking in minus(INVENTIONS[invention].components, hand))
    return iron, wood, rope, brick, glass


def _of_gain(view: View, given: Gain, spot: Spot) -> Tip:
    """Say how things would stand first, and the rule last."""
    if isinstance(given, Weeks):
        lead = tr("davinci.gain.weeks", weeks=weeks_in_words(given.added))
        return Tip(lead, _ready(given), spot, rule=tr("davinci.gain.works"))
    ordinal = tr(f"davinci.ordinal.{given.rank}")
    lead = tr("davinci.gain.rank", ordinal=ordinal, count=given.groups)
    tone = Tone.BARRED if given.sent_home or given.vain or given.lacks else Tone.GOOD
    cost, rule = given.price or 0, tr("davinci.gain.strongest")
    return Tip(lead, of_rank(given), spot, tone=tone, cost=cost, also=_left(view, given), rule=rule)


def _no_more(view: View, action: Action) -> tuple[str, ...]:
    """Say that those who stay at home cannot follow there in this round, and how they are taken along (rule 7.4)."""
    seat = view.viewer or 0
    if not isinstance(action, actions.PlaceApprentices) or view.seats[seat].apprentices <= action.count:
        return ()
    more = in_hand(view, Apprentices(seat, action.count))
    return (tr("davinci.gain.no_more"), *((more,) if more else ()))


def in_hand(view: View, held: Held) -> str:
    """Return how many apprentices are held, and how more are taken up; nothing where no more may be."""
    most = most_apprentices(view)
    if not isinstance(held, Apprentices) or most <= 1:
        return ""
    return tr("davinci.gain.in_hand", count=held.count, most=most, digit=min(most, _LAST_DIGIT))


def _left(view: View, given: RankThere) -> tuple[str, ...]:
    """Say how much a shop has left (rule 8.14)."""
    if given.place not in SHOP_SELLS:
        return ()
    kind = SHOP_SELLS[given.place]
    stock = tr("davinci.components", count=view.shops[kind], component=component_name(kind))
    return (tr("davinci.gain.left", what=stock),)


def _ready(given: Weeks) -> str:
    if given.ready is None:
        return tr(f"davinci.gain.{'never' if given.never else 'late' if given.late else 'more'}")
    if given.total >= given.needed:
        return tr("davinci.gain.ready_now")
    return tr("davinci.gain.ready", round=given.ready)


def of_rank(given: RankThere) -> str:
    """Say what a seat would get first where it stands in a district, and for how much."""
    if given.place is Place.COUNCIL:
        key = "council_home" if given.sent_home else "council_first" if given.rank == 1 else "council_box"
        return tr(f"davinci.gain.{key}")
    if given.price is None:
        return tr("davinci.gain.nothing_there" if given.vain else "davinci.gain.nothing_left")
    if given.lacks:
        return tr("davinci.gain.price_lacking", price=florins(given.price), lacking=florins(given.lacks))
    if given.price:
        return tr("davinci.gain.price", price=florins(given.price))
    if given.place in (Place.WORKSHOP, Place.ACADEMY):
        return tr(f"davinci.gain.first_free_{given.place.name.lower()}")
    return tr("davinci.gain.first_free_shop", component=component_name(SHOP_SELLS[given.place]))


def _of_action(view: View, action: Action) -> tuple[str, str]:
    match action:
        case actions.Start():
            return tr("davinci.gain.start"), _start(view, action)
        case actions.Interrupt():
            return tr("davinci.gain.interrupt"), _lost(view, action.laboratory)
        case actions.Take() if isinstance(view.question, OfferQuestion):
            price = PRICES[view.question.taken]
            paid = tr("davinci.gain.take_words", price=florins(price))
            return tr("davinci.gain.take"), paid if price else tr("davinci.gain.take_free_words")
        case actions.GiveLeonardo():
            return tr("davinci.gain.give"), ""
        case actions.TakeBox():
            return box_name(action.box), _box(view, action.box)
        case actions.Buy():
            name = some(Component(action.component))
            return tr("davinci.gain.buy", component=name), tr("davinci.gain.buy_words")
        case actions.PlaceApprentices(count):  # the work there lies covered, since the others look on
            return tr("davinci.gain.weeks", weeks=weeks_in_words(count)), ""
        case actions.PlaceMaster():
            return tr("davinci.gain.weeks", weeks=weeks_in_words(MASTER_STRENGTH)), ""
    return tr("davinci.gain.take"), ""


def _start(view: View, action: actions.Start) -> str:
    invention = INVENTIONS[action.invention]
    saved = view.seats[view.viewer or 0].discount(action.invention)
    return tr(
        "davinci.gain.start_words",
        weeks=weeks_in_words(max(0, invention.weeks - saved)),
        first=florins(invention.first_reward),
        later=invention.later_reward,
    )


def _lost(view: View, place: Place) -> str:
    laboratory = view.seats[view.viewer or 0].laboratory(place)
    return tr("davinci.gain.interrupt_words", weeks=weeks_in_words(laboratory.weeks if laboratory else 0))


def _box(view: View, box: Box) -> str:
    count = min(FORESEEN, view.deck_count)
    return tr(f"davinci.gain.box_{box.name.lower()}", florins=florins(view.treasury), count=count)


def progress(view: View, place: Place) -> Weeks | None:
    """Return how one of the viewer's laboratories gets on with those who stand there now."""
    return None if view.viewer is None else weeks(view, view.viewer, place, view)


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
    if invention is None:
        return None
    signs = _signs(view, invention) if isinstance(spot, CardSpot) else ()
    if not rivals:
        return Tip("", tr("davinci.explain.card"), spot, tone=Tone.PLAIN, also=signs) if signs else None
    card = INVENTIONS[invention]
    lead = tr("davinci.explain.race", names=of_seats(names, rivals))
    told = tr("davinci.explain.race_words", first=florins(card.first_reward), later=card.later_reward)
    return Tip(lead, told if pays_first(view, invention) else "", spot, tone=Tone.PLAIN, also=signs)


def _signs(view: View, invention: int) -> tuple[str, ...]:
    """Say what the shields on a card mean, if there may be any."""
    return (tr("davinci.explain.shields"),) if may_be_at(view, invention, counted=False) else ()


def of_covered(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of the viewer's components while they lie covered, since the others look on."""
    if isinstance(spot, ComponentSpot) and spot.seat == view.viewer and view.seats[spot.seat].hand is None:
        return Tip("", tr("davinci.explain.component_covered"), spot, tone=Tone.PLAIN)
    return None


def of_stores(view: View, spot: Spot) -> Tip | None:
    """Return what the viewer's components are, and for what the dashed ones among them are missing (rule 6.2)."""
    if not isinstance(spot, ComponentSpot) or spot.seat != view.viewer:
        return None
    number = nearest(view, spot.seat)
    if number is None:
        return None
    invention, needed = invention_name(number), components(lacking(view, spot.seat)[number])
    told = tr("davinci.explain.component_lacks", invention=invention, components=needed)
    return Tip("", told, spot, tone=Tone.PLAIN)


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
