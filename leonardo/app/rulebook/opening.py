"""The ways into the rules of a game, its cards and its summary."""

from typing import TYPE_CHECKING

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
    ways: list[Way] = []
    host.kit.stack.push(RuleBookScene(host.kit, learning.rules(), rule, ways))
