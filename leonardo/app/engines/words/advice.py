"""Advice in words: what a choice is called before it is made, and the sentence why it is good."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from leonardo.ai.advice import Advised
from leonardo.ai.engines.reasons import THOUGHTS
from leonardo.ai.review import Decision
from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.words import prompt
from leonardo.app.engines.words.phrases import army, card_name, effect_within, florins, land_name, machine_name, points
from leonardo.app.kit.translations import tr
from leonardo.app.table.input.hands import Further
from leonardo.app.table.review.telling import ReviewWords
from leonardo.app.table.words.last_acts import percent_points, spanned
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.view import View

Names = Sequence[str]  # what the seats are called, in order


def why(advised: Advised, names: Names) -> str:
    """Return the sentence that speaks for a choice."""
    values = {key: _WORDINGS[key](value) if key in _WORDINGS else value for key, value in advised.values.items()}
    if "seat" in advised.values:
        values["name"] = names[advised.values["seat"]]
    return tr(advised.reason, **values)


_WORDINGS: Final[Mapping[str, Callable[[Any], str]]] = {
    "florins": florins,
    "points": points,
    "more": spanned(points),
    "by": percent_points,
    "card": card_name,
    "effect": effect_within,
    "machine": machine_name,
    "land": land_name,
    "source": land_name,
}


def _say(key: str, **values: object) -> str:
    return tr(f"engines.choice.{key}", **values)


def choice(view: View, action: Action | Further, names: Names) -> str:  # noqa: ARG001 - nobody is named
    """Return what `action`, which is open to the viewer, is called, as "Attack Milan with 5 infantry".

    What leads on to numbers is called as what it would be with those that are proposed.
    """
    if isinstance(action, Further):
        action = _proposed(action)
    match action:
        case actions.Settle(at):
            return _say("settle", land=land_name(at))
        case actions.Recruit(at):
            return _say("recruit", land=land_name(at))
        case actions.Bid(count):
            return _say("bid", florins=florins(count)) if count else _say("no_bid")
        case actions.Choose(card):
            return _say("choose", card=card_name(card))
        case actions.Realise(card):
            return _say("realise", card=card_name(card))
        case actions.Build(machine, at):
            return _say("build", machine=machine_name(machine), land=land_name(at))
        case actions.BuildTower(at):
            return _say("tower", land=land_name(at))
        case actions.BuildCastle(at):
            return _say("castle", land=land_name(at))
        case actions.Destroy(machine, at):
            return _say("destroy", machine=machine_name(machine), land=land_name(at))
        case actions.DestroyInWar(machine):
            return _say("destroy_in_war", machine=machine_name(machine))
        case actions.Invade() | actions.Attack() | actions.Move():
            told = army(action.infantry, action.tanks, action.planes)
            key = type(action).__name__.lower()
            return _say(key, source=land_name(action.source), target=land_name(action.target), army=told)
        case actions.AssaultByInfantry(count, cannon):
            return _say("infantry_cannon" if cannon else "infantry", count=count)
        case actions.AssaultByPlanes():
            return _say("planes", count=action.count)
    return _say(type(action).__name__.lower())


def _proposed(further: Further) -> Action:
    """Return the decision that something leads to: a march, or the bid of what is in one's fist."""
    held = further.held
    if isinstance(held, March):
        return held.action
    return actions.Bid(held.florins if isinstance(held, Fist) else 0)


def _when(decision: Decision) -> str:
    return prompt.phase(decision.view)


WORDS: Final = ReviewWords("engines", THOUGHTS, choice, why, _when, points)  # what the card of a moment is made of
