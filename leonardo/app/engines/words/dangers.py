"""What a person may regret about an action, before it is done: attacks, guards, bids, and machines that do not pay."""

from collections.abc import Iterator
from typing import Final

from leonardo.ai.engines import regrets
from leonardo.ai.estimate import percent
from leonardo.app.engines.standing import left_of
from leonardo.app.engines.words.phrases import card_name, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.warning import Danger
from leonardo.engine.engines.actions import (
    Action,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    DestroyInWar,
    Done,
    EndTurn,
    Invade,
    Move,
    Realise,
)
from leonardo.engine.engines.prospects import Moment, of_war
from leonardo.engine.engines.state import Turn, War
from leonardo.engine.engines.view import View

_HARDLY: Final = 0.15
"""The chance to win below which there is hardly any hope; players of the program already call it off sooner."""
_MUCH: Final = 100
"""Florins that are more than what is usually kept for the next auction."""
_SPENDS: Final = (Build, BuildTower, BuildCastle, Realise)
_WORTH_IT: Final = 0.02  # how much chance an assault must bring to be missed


def dangers(view: View, action: Action) -> Iterator[Danger]:
    """Yield what a person should think of before an action, the worst first."""
    if view.viewer is None:
        return
    match action:
        case Attack() | Invade() | Move():
            yield from _marches(view, action)
        case Done():
            yield from _ends_early(view)
        case EndTurn():
            yield from _leaves_prey(view)
            yield from _leaves_unspent(view)
        case BuildCastle():
            yield from _leaves_prey(view)
        case Bid(florins):
            yield from _bids_too_much(view, florins)
        case Build():
            yield from _bursts(view, action)
        case Choose(card) if regrets.is_wasted(view, action):
            yield _danger("hook", card=card_name(card))


def _danger(name: str, words: str = "words", **values: object) -> Danger:
    return Danger(
        name,
        tr(f"engines.danger.{name}_title"),
        tr(f"engines.danger.{name}_{words}", **values),
        tr(f"engines.danger.{name}_not"),
        tr(f"engines.danger.{name}"),
    )


def _marches(view: View, action: Attack | Invade | Move) -> Iterator[Danger]:
    """Yield that an attack has hardly a chance, and that a castle is left with too few (rule 11)."""
    if isinstance(action, Attack) and (win := regrets.win(view, action)) < _HARDLY:
        words = "machines" if action.tanks or action.planes else "words"
        yield _danger("hopeless", words, land=land_name(action.target), percent=percent(win))
    raider = regrets.bared_to(view, action)
    if raider is not None:
        yield _danger(
            "bare",
            land=land_name(action.source),
            count=view.infantry[action.source] - action.infantry,
            more=regrets.army_from(view, raider, action.source),
            source=land_name(raider),
        )


def _ends_early(view: View) -> Iterator[Danger]:
    """Yield that the assaults are ended though those that are left would bring a real chance (rule 11.8)."""
    war = view.war
    if war is None or all(isinstance(option, Done | DestroyInWar) for option in view.options):
        return
    goes_on, ends = (of_war(view, war, moment).win for moment in (Moment(war.defence, war.made), _after_all(war)))
    goes_on, ends = (1 - goes_on, 1 - ends) if war.defence else (goes_on, ends)
    if goes_on - ends >= _WORTH_IT:
        yield _danger("ended", percent=percent(goes_on), than=percent(ends))


def _after_all(war: War) -> Moment:
    """Return the moment after a turn of assaults: before the other side makes one."""
    return Moment() if war.defence else Moment(defence=True)


def _leaves_prey(view: View) -> Iterator[Danger]:
    prey = regrets.easy_prey(view, view.options)
    if prey is not None:
        chance = percent(regrets.win(view, prey))
        yield _danger("left", land=land_name(prey.target), source=land_name(prey.source), percent=chance)


def _leaves_unspent(view: View) -> Iterator[Danger]:
    """Yield that a turn is ended with much in the purse, or before anything was done in it (rule 7.3)."""
    seat = view.viewer or 0
    florins, invasions = view.players[seat].florins, left_of(view, seat)["invade"]
    if florins < _MUCH and view.turn != Turn(seat):
        return
    free = next((option.target for option in view.options if isinstance(option, Invade)), None)
    if free is not None:
        yield _danger("unspent", "invade", count=florins, left=invasions, land=land_name(free))
    elif florins >= _MUCH and any(isinstance(option, _SPENDS) for option in view.options):
        yield _danger("unspent", count=florins)


def _bids_too_much(view: View, florins: int) -> Iterator[Danger]:
    """Yield that a bid is above what it can bring (rule 6)."""
    limit = regrets.bid_limit(view)
    if florins > limit:
        yield _danger("bid", count=10 * round(limit / 10), bid=florins)


def _bursts(view: View, action: Build) -> Iterator[Danger]:
    """Yield that a tank rather tears its own army apart (rule 11.22)."""
    risk = regrets.risk_of_tank(view, action)
    if risk:
        dice = view.players[view.viewer or 0].check_dice
        yield _danger("burst", dice=dice, percent=percent(risk))
