"""Advice in words: what a choice is called before it is made, and the sentence why it is good."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import THOUGHTS
from leonardo.ai.review import Decision, Weighed
from leonardo.app.davinci.words.phrases import (
    apprentices,
    component_name,
    components,
    florins,
    invention_name,
    laboratory_name,
    of_seats,
    place_name,
    place_of,
    some,
    weeks,
)
from leonardo.app.kit.translations import tr
from leonardo.app.table.review.card import CardText
from leonardo.app.table.review.telling import ReviewWords
from leonardo.app.table.words.last_acts import percent_points, spanned
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action, Withdraw
from leonardo.engine.davinci.constants import PRICES, SHOP_SELLS, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion, OfferQuestion
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.view import View

_SAVES: Final = 2  # weeks that each owned invention saves at those of its type (rule 9.2)


@frozen
class Worth:
    """What a card changes.

    Whether its type is `new`, how many `types` are owned then, the bonus `before` and `after` (rule 11.1), and the
    `weeks` that all cards of its type save then (rule 9.2).
    """

    new: bool
    types: int
    before: int
    after: int
    weeks: int


def worth(owned: Iterable[int], invention: int) -> Worth:
    """Return what the card of an invention changes for a seat that owns some."""
    kind = INVENTIONS[invention].type
    kinds = [INVENTIONS[card].type for card in owned]
    before, after = len(set(kinds)), len({*kinds, kind})
    weeks = _SAVES * (1 + kinds.count(kind))
    return Worth(kind not in kinds, after, BONUS.get(before, 0), BONUS.get(after, 0), weeks)


@frozen
class Told:
    """What is told of a card `briefly`, and in a whole `sentence`."""

    briefly: str
    sentence: str


def worth_to_me(view: View, invention: int) -> tuple[Told, Told]:
    """Return what a card is worth to the viewer: at the end, and for what it completes until then."""
    gained = worth(view.seats[view.viewer or 0].owned, invention)
    saves = _told("saves", count=gained.weeks)
    if not gained.new:
        return _told("known"), saves
    if gained.after > gained.before:
        return _told("step", count=gained.types, before=gained.before, after=gained.after), saves
    needed = min(types for types in BONUS if types > gained.types)
    return _told("new", count=gained.types, needed=needed, florins=BONUS[needed]), saves


def _told(key: str, **values: int) -> Told:
    return Told(tr(f"davinci.dialog.bid_{key}_briefly", **values), tr(f"davinci.dialog.bid_{key}", **values))


def who_wins_ties(view: View, question: BidQuestion, names: tuple[str, ...]) -> str:
    """Return who wins if the decider bids as much as others: the nearest to Leonardo clockwise (rule 9.7).

    All bid in that order, so those who have bid already go first.
    """
    earlier = [seat for seat, _ in question.bids]
    if earlier:
        return tr("davinci.dialog.bid_tie_lost", names=of_seats(names, earlier), count=len(earlier))
    holds = view.leonardo == question.seat
    return tr("davinci.dialog.bid_tie_holder" if holds else "davinci.dialog.bid_tie_first")


WORKSHOP: Final = ("automaton", "small", "large", "larger")  # the words for all that the Workshop may offer


def taking(price: int, what: str = "") -> str:
    """Return the words of a button that takes one of what is offered for `price` florins, or just `what` of it."""
    if what:
        key = "take_what" if price else "take_what_free"
        return tr(f"davinci.button.{key}", what=tr(f"davinci.button.take_{what}"), price=price)
    return tr("davinci.button.take", price=price) if price else tr("davinci.button.take_free")


Names = Sequence[str]  # what the seats are called, in order

# Why


def why(advised: Advised, names: Names) -> str:
    return tr(advised.reason, **_in_words(advised.values, names))


def price(count: int) -> str:
    """Return what is paid, as "for 2 florins" or "for nothing"."""
    return tr("davinci.gain.take_words", price=florins(count)) if count else tr("davinci.gain.take_free_words")


def _ordinal(rank: int) -> str:
    return tr(f"davinci.ordinal.{rank}")


_WORDINGS: Final[Mapping[str, Callable[[Any], str]]] = {
    "component": component_name,
    "components": components,
    "florins": florins,
    "invention": invention_name,
    "more": spanned(florins),
    "by": percent_points,
    "ordinal": _ordinal,
    "place": place_of,
    "price": price,
    "theirs": florins,
    "weeks": weeks,
}
"""How the values of a reason are put in words, by what they are; others are numbers and stand as such."""


def _in_words(values: Mapping[str, Any], names: Names) -> dict[str, object]:
    told: dict[str, object] = {
        key: _WORDINGS[key](value) if key in _WORDINGS else value for key, value in values.items()
    }
    if "seat" in values:
        told["name"] = names[values["seat"]]
    return told


# What


def choice(view: View, action: Action, names: Names) -> str:
    """Return what `action`, which is open to the viewer, is called, as "Place 2 apprentices at the Academy"."""
    return _NAMED[type(action)](view, action, names)


def _say(key: str, **values: object) -> str:
    return tr(f"davinci.choice.{key}", **values)


def _favour(_: View, action: actions.ChooseFavour, __: Names) -> str:
    taken = components(action.components) if action.components is not None else ""
    laboratory = laboratory_name(action.laboratory) if action.laboratory is not None else ""
    return _say(f"favour_{action.favour.value}", components=taken, laboratory=laboratory)


def _interrupt(view: View, action: actions.Interrupt, _: Names) -> str:
    laboratory = view.seats[view.viewer or 0].laboratory(action.laboratory)
    number = laboratory.invention if laboratory is not None else None
    name = invention_name(number) if number is not None else ""
    return _say("interrupt", invention=name, laboratory=laboratory_name(action.laboratory))


def _start(_: View, action: actions.Start, __: Names) -> str:
    key = "start_open" if action.reveal else "start"
    return _say(key, invention=invention_name(action.invention), laboratory=laboratory_name(action.laboratory))


def _leonardo(view: View, action: actions.GiveLeonardo, names: Names) -> str:
    return _say("leonardo_kept") if action.to == view.viewer else _say("leonardo_given", name=names[action.to])


def _move(view: View, action: actions.Move, names: Names) -> str:
    of_seat = view.viewer if action.of_seat is None else action.of_seat
    values = {"source": place_name(action.source), "target": place_name(action.target)}
    if of_seat is None or of_seat == view.viewer:
        return _say("move", **values)
    return _say("move_other", name=names[of_seat], **values)


def _take(view: View, action: actions.Take, _: Names) -> str:
    question = view.question
    if not isinstance(question, OfferQuestion):
        raise TypeError("something can be taken only where it is offered")
    cost = price(PRICES[question.taken])
    if action.upgrade is not None:
        laboratory = laboratory_name(action.laboratory) if action.laboratory is not None else ""
        return _say(f"take_{action.upgrade.value}", laboratory=laboratory, price=cost)
    if question.district is Place.ACADEMY:
        return _say("take_apprentice", price=cost)
    return _say("take_component", component=some(SHOP_SELLS[question.district]), price=cost)


def _withdraw(view: View, _: actions.Withdraw, __: Names) -> str:
    question = view.question
    return _say("withdraw", place=place_of(question.district) if isinstance(question, OfferQuestion) else "")


def _reorder(_: View, action: actions.Reorder, __: Names) -> str:
    order = tr("davinci.components.join").join(invention_name(number) for number in action.deck)
    return _say("reorder", inventions=order)


def _simple(key: str) -> Callable[[View, Any, Names], str]:
    return lambda _view, _action, _names: _say(key)


# What is called differs in the type of action, so the table is typed loosely; each function is strict.
_NAMED: Final[Mapping[type[Action], Callable[[View, Any, Names], str]]] = {
    actions.ChooseFavour: _favour,
    actions.Interrupt: _interrupt,
    actions.Start: _start,
    actions.Done: _simple("done"),
    actions.PlaceApprentices: lambda _, action, __: _say(
        "place", workers=apprentices(action.count), place=place_of(action.at)
    ),
    actions.PlaceMaster: lambda _, action, __: _say("place_master", place=place_of(action.at)),
    actions.Pass: _simple("pass"),
    actions.GiveLeonardo: _leonardo,
    actions.TakeBox: lambda _, action, __: _say(f"box_{action.box.name.lower()}"),
    actions.Decline: _simple("decline"),
    actions.Move: _move,
    actions.Stay: _simple("stay"),
    actions.Reorder: _reorder,
    actions.Buy: lambda _, action, __: _say("buy", component=some(action.component)),
    actions.SaveFlorin: _simple("save_florin"),
    actions.Take: _take,
    actions.Withdraw: _withdraw,
    actions.Bid: lambda _, action, __: _say("bid", florins=florins(action.florins)),
}


def tell(moment: Weighed, names: Sequence[str]) -> CardText:
    """Return what the card of a moment says; `names` are those of the seats."""
    told = _WORDS.tell(moment, names)
    if not _refused(moment):
        return told
    return evolve(told, heading=tr("davinci.review.refused"), why=f"{told.why} {tr('davinci.review.refused_why')}")


def _when(decision: Decision) -> str:
    view = decision.view
    if view.phase is Phase.FAVOURS:
        return tr("davinci.review.when_before")
    return tr("davinci.review.when", round=view.round, phase=tr(f"davinci.picture.phases.{view.phase.name.lower()}"))


def _refused(moment: Weighed) -> bool:
    """Tell whether something was refused that would have cost nothing, and that cannot do harm."""
    question, done = moment.decision.view.question, moment.done
    free = isinstance(question, OfferQuestion) and not PRICES[question.taken]
    return free and done.ruled_out and isinstance(done.action, Withdraw)


_WORDS: Final = ReviewWords("davinci", THOUGHTS, choice, why, _when, florins)
