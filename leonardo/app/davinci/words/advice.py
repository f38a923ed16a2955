"""Advice in words: what a choice is called before it is made, and the sentence why it is good."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from leonardo.ai.advice import Advised
from leonardo.app.davinci.words.phrases import (
    apprentices,
    component_name,
    components,
    florins,
    invention_name,
    laboratory_name,
    place_name,
    place_of,
    some,
    weeks,
)
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.spans import percent_points, spanned
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import PRICES, SHOP_SELLS, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View

Names = Sequence[str]  # what the seats are called, in order

# Why


def why(advised: Advised, names: Names) -> str:
    """Return the sentence that speaks for a choice."""
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
