"""The ways into the rules of a game and to its cards."""

from functools import partial
from typing import TYPE_CHECKING

from leonardo.app.rulebook.cards_scene import CardsScene
from leonardo.app.rulebook.scene import RuleBookScene, Way

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def open_rules(host: "Host", rule: str = "") -> None:
    """Open the rules of the game at hand, at one of them if it is named; without rules do nothing."""
    learning = host.at_hand.learning
    if learning.rules is None:
        return
    top = host.kit.stack.top
    if isinstance(top, RuleBookScene):
        top.open(rule)
        return
    ways = [Way("cards", "rulebook.to_cards", partial(open_cards, host))] if learning.cards is not None else []
    host.kit.stack.push(RuleBookScene(host.kit, learning.rules(), rule, ways))


def open_cards(host: "Host") -> None:
    """List the cards of the game at hand; where it gives none, do nothing."""
    given = host.at_hand.learning.cards
    if given is not None:
        host.kit.stack.push(CardsScene(host.kit, given()))
