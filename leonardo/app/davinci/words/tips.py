"""What a place would give, or why it cannot be, as the small tags beside it."""

from leonardo.app.davinci.moves.gains import Gain, RankThere, Weeks, gain, weeks
from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.davinci.words.phrases import box_name, component_name, components, florins, some, why_not
from leonardo.app.davinci.words.phrases import weeks as weeks_in_words
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import Referee
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import MASTER_STRENGTH, PRICES, SHOP_SELLS, Box, Component, Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.rules.council import FORESEEN, PURCHASE_PRICE
from leonardo.engine.davinci.state import minus
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Objection


def tip(view: View, spot: Spot, action: Action, referee: Referee) -> Tip:
    """Return what `action`, which a person points at with `spot`, would give, or what is against it."""
    objection = referee.objection(action)
    if objection is not None:
        against, rule = _against(view, action, objection), tr("table.rule", rule=objection.rule)
        return Tip(tr("davinci.gain.cannot"), against, spot, tone=Tone.BARRED, rule=rule if objection.rule else "")
    given = gain(view, action, referee.preview)
    if given is not None:
        told = _of_gain(view, given, spot)
        return evolve(told, also=(*told.also, *_no_more(view, action)))
    lead, more = _of_action(view, action)
    if isinstance(spot, CardSpot) and isinstance(action, actions.Start):
        lead = tr("davinci.gain.startable")
    return Tip(lead, more, spot, cost=_cost(view, action))


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
    """Say that those who stay at home cannot follow there in this round (rule 7.4)."""
    seat = view.seats[view.viewer or 0]
    follows = isinstance(action, actions.PlaceApprentices) and seat.apprentices > action.count
    return (tr("davinci.gain.no_more"),) if follows else ()


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
