"""What would be lost by an action, before it is: free offers, workers, work, and florins that are needed yet."""

from collections.abc import Iterator, Sequence
from typing import Final

from leonardo.app.davinci.words.phrases import florins, invention_name, place_of, weeks
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.question import Thing
from leonardo.app.table.dialogs.warning import Danger
from leonardo.engine.davinci.actions import (
    Action,
    Buy,
    Interrupt,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Start,
    Take,
    Withdraw,
)
from leonardo.engine.davinci.constants import DISTRICTS, LABORATORIES, MASTER_STRENGTH, PRICES, SHOP_SELLS, Place
from leonardo.engine.davinci.prospects import (
    claims,
    misses_the_shops,
    most_weeks,
    never_requested,
    nothing_to_take,
    prospect,
    resolved,
    rounds_to_come,
    weeks_wanted,
)
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.races import helps_work, rivals_in_time
from leonardo.engine.davinci.rules.council import PURCHASE_PRICE
from leonardo.engine.davinci.view import View

_VAIN: Final = {Place.WORKSHOP: "workshop", Place.ACADEMY: "academy"}
"""Why there is nothing to take, by district; the shops are alike."""
_APPRENTICE, _PURSE, _SHEET = 0.86, 0.9, 1.1  # the heights of what is at stake, in heights of a master


def dangers(view: View, action: Action) -> Iterator[Danger]:
    """Yield what a person should think of before an action, the worst first."""
    own = [*_workers(view), *_purse(view)]
    if isinstance(action, Interrupt):
        yield from _lost_work(view, action)
    elif isinstance(action, Start):
        yield from _hopeless_work(view, action)
    elif isinstance(action, Withdraw) and isinstance(view.question, OfferQuestion) and not view.question.taken:
        yield _danger("withdraw", tr("davinci.dialog.withdraw_words"), _purse(view))  # rule 8.9
    elif isinstance(action, Take | Buy):
        yield from _spent_too_soon(view, action)
    elif isinstance(action, Pass | PlaceApprentices | PlaceMaster):
        if not isinstance(action, Pass) and nothing_to_take(view, view.viewer or 0, action.at):
            kind = _VAIN.get(action.at, "shop")
            yield _danger("vain", tr(f"davinci.dialog.vain_{kind}"), own)
        if _ends_without_components(view, action):
            yield _danger("stock", tr("davinci.dialog.stock_words"), own)
        if isinstance(action, Pass):
            yield from _unfinished(view)
        idle = _workers_at_home(view) if isinstance(action, Pass) and helps_work(view, view.viewer or 0) else 0
        if idle:
            yield _danger("pass", tr("davinci.dialog.pass_words", count=idle), own)


def _danger(name: str, text: str, things: Sequence[Thing]) -> Danger:
    return Danger(
        name,
        tr(f"davinci.dialog.{name}_title"),
        text,
        tr(f"davinci.button.{name}_not"),
        tr(f"davinci.button.{name}"),
        things,
    )


def _workers(view: View) -> list[Thing]:
    """Return the workers at home: the master, who counts two, and the apprentices."""
    own = view.seats[view.viewer or 0]
    kinds = (("master", own.master, 1.0), ("apprentice", own.apprentices, _APPRENTICE))
    return [Thing(f"{kind}_{{colour}}", int(count), size=size) for kind, count, size in kinds if count]


def _purse(view: View) -> list[Thing]:
    """Return the purse with its florins, unless the others look on (rule 13.2)."""
    own = view.seats[view.viewer or 0]
    return [] if own.hand is None else [Thing("purse_open", own.florins, counted=True, size=_PURSE)]


def _spent_too_soon(view: View, action: Take | Buy) -> Iterator[Danger]:
    """Yield where workers that still wait could not pay for their first thing after a purchase (rules 8.8, 8.9).

    It is told as if all before them took what they can: nobody knows more. While others look on, it would give the
    purse away (rule 13.2).
    """
    question, seat = view.question, view.viewer or 0
    offer = question if isinstance(question, OfferQuestion) else None
    cost = PURCHASE_PRICE if isinstance(action, Buy) else PRICES[offer.taken] if offer is not None else 0
    had = view.seats[seat].florins
    waiting = [place for place in DISTRICTS if not resolved(view, place) and (not offer or place != offer.district)]
    for place in waiting:
        price = next((claim.price for claim in claims(view, place) if claim.group.seat == seat), None)
        if _purse(view) and price is not None and had - cost < price <= had:
            text = tr(
                "davinci.dialog.spent_words", left=florins(had - cost), price=florins(price), place=place_of(place)
            )
            yield _danger("spent", text, _purse(view))
            return


def _lost_work(view: View, action: Interrupt) -> Iterator[Danger]:
    """Yield what an interruption throws away (rule 6.7)."""
    own = view.seats[view.viewer or 0].laboratory(action.laboratory)
    if own is None or own.invention is None:
        return
    key = "davinci.dialog.interrupt_words" if own.weeks else "davinci.dialog.interrupt_unbegun"
    text = tr(key, weeks=weeks(own.weeks), invention=invention_name(own.invention))
    yield _danger("interrupt", text, [Thing(f"sketch_{own.invention:02d}", size=_SHEET)])


def _hopeless_work(view: View, action: Start) -> Iterator[Danger]:
    """Yield why work on an invention could never be completed (rules 9.1, 10.2)."""
    own = view.seats[view.viewer or 0]
    laboratory, needed = own.laboratory(action.laboratory), own.weeks_needed(action.invention)
    if laboratory is None:
        return
    room = most_weeks(laboratory) * rounds_to_come(view)
    if never_requested(view, action.invention):
        text = tr("davinci.dialog.hopeless_unrequested", invention=invention_name(action.invention))
    elif needed > room:
        text = tr("davinci.dialog.hopeless_weeks", weeks=weeks(needed), count=room)
    else:
        return
    yield _danger("hopeless", text, [Thing(f"sketch_{action.invention:02d}", size=_SHEET)])


def _unfinished(view: View) -> Iterator[Danger]:
    """Yield what workers at home could save: work too late otherwise, or a card that a rival may complete first."""
    seat, own = view.viewer or 0, view.seats[view.viewer or 0]
    strength = own.apprentices + MASTER_STRENGTH * own.master
    for place in LABORATORIES:
        laboratory, work = own.laboratory(place), prospect(view, seat, place)
        if laboratory is None or laboratory.invention is None or work is None:
            continue
        invention, wanted = invention_name(laboratory.invention), weeks_wanted(view, seat, place)
        done_now = work.left - work.added <= min(strength, most_weeks(laboratory) - work.added)
        if 0 < wanted <= strength:
            text = tr("davinci.dialog.unfinished_late", weeks=weeks(wanted), invention=invention)
        elif done_now and rivals_in_time(view, place):
            text = tr("davinci.dialog.unfinished_race", invention=invention)
        else:
            continue
        yield _danger("unfinished", text, [Thing(f"sketch_{laboratory.invention:02d}", size=_SHEET), *_workers(view)])
        return


def _workers_at_home(view: View) -> int:
    """Return how many workers stay at home if a seat passes now (rule 7.8)."""
    own = view.seats[view.viewer or 0]
    return own.apprentices + own.master


def _ends_without_components(view: View, action: Action) -> bool:
    """Tell whether the last worker of round 7 goes past all shops, and nothing is there to start later (rule 10.4)."""
    seat = view.viewer
    if seat is None or not misses_the_shops(view, seat):
        return False
    if isinstance(action, PlaceApprentices | PlaceMaster):
        moved = action.count if isinstance(action, PlaceApprentices) else 1
        return action.at not in {Place.COUNCIL, *SHOP_SELLS} and moved >= _workers_at_home(view)
    return True
