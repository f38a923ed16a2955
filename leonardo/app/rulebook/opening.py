"""The ways into the rules of a game, to its cards and to the page that is printed."""

from functools import partial
from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.presentation import Presentation
from leonardo.app.rulebook.cards_scene import CardsScene
from leonardo.app.rulebook.scene import RuleBookScene, Way
from leonardo.app.rulebook.summary import draw_summary
from leonardo.app.rulebook.summary_scene import SummaryScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def open_rules(host: "Host", game: Presentation, rule: str = "") -> None:
    """Open the rules of a game, at one of them if it is named; without rules do nothing."""
    learning = game.learning
    if learning.rules is None:
        return
    top = host.kit.stack.top
    if isinstance(top, RuleBookScene):
        top.open(rule)
        return
    ways = [Way("cards", "rulebook.to_cards", partial(open_cards, host, game))] if learning.cards is not None else []
    ways += [Way("print", "rulebook.to_print", partial(open_summary, host, game))]
    host.kit.stack.push(RuleBookScene(host.kit, learning.rules(), rule, ways))


def open_summary(host: "Host", game: Presentation) -> None:
    """Show the rules of a game on one page, to be printed."""
    if game.learning.rules is not None:
        draw = partial(draw_summary, host.kit, game.learning.rules(), tr(game.title))
        host.kit.stack.push(SummaryScene(host, draw, f"{game.game.name}-rules"))


def open_cards(host: "Host", game: Presentation) -> None:
    """List the cards of a game; where it gives none, do nothing."""
    given = game.learning.cards
    if given is not None:
        host.kit.stack.push(CardsScene(host.kit, given()))
