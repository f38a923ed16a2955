"""What a person may regret about an action, before it is done: attacks, guards, bids, and machines that do not pay."""

from collections.abc import Iterator

from leonardo.ai.engines import regrets
from leonardo.app.engines.words.phrases import card_name, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.dialogs.warning import Danger
from leonardo.engine.engines.actions import Action, Attack, Bid, Build, BuildCastle, Choose, EndTurn, Invade, Move
from leonardo.engine.engines.view import View


def dangers(view: View, action: Action) -> Iterator[Danger]:
    """Yield what a person should think of before an action, the worst first."""
    if view.viewer is None:
        return
    match action:
        case Attack() | Invade() | Move():
            yield from _marches(view, action)
        case EndTurn() | BuildCastle():
            yield from _leaves_prey(view)
        case Bid(florins):
            yield from _bids_too_much(view, florins)
        case Build():
            yield from _bursts(view, action)
        case Choose(card) if regrets.is_wasted(view, action):
            yield _danger("hook", card=card_name(card))


def _danger(name: str, **values: object) -> Danger:
    return Danger(
        name,
        tr(f"engines.danger.{name}_title"),
        tr(f"engines.danger.{name}_words", **values),
        tr(f"engines.danger.{name}_not"),
        tr(f"engines.danger.{name}"),
    )


def _marches(view: View, action: Attack | Invade | Move) -> Iterator[Danger]:
    """Yield that an attack has hardly a chance, and that a castle is left with too few (rule 11)."""
    if isinstance(action, Attack) and (win := regrets.win(view, action)) < regrets.HOPELESS:
        yield _danger("hopeless", land=land_name(action.target), percent=round(100 * win))
    raider = regrets.bared_to(view, action)
    if raider is not None:
        yield _danger(
            "bare",
            land=land_name(action.source),
            count=view.infantry[action.source] - action.infantry,
            more=regrets.army_from(view, raider, action.source),
            source=land_name(raider),
        )


def _leaves_prey(view: View) -> Iterator[Danger]:
    """Yield that a territory is left which is as good as taken."""
    prey = regrets.easy_prey(view, view.options)
    if prey is not None:
        percent = min(99, round(100 * regrets.win(view, prey)))
        yield _danger("left", land=land_name(prey.target), source=land_name(prey.source), percent=percent)


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
        yield _danger("burst", dice=dice, percent=round(100 * risk))
