"""A game is told as over when it is: not between two events, where nobody is asked either."""

from random import Random

import pytest

from leonardo.app.citta.table import TABLE as CITTA
from leonardo.app.davinci.table import TABLE as DAVINCI
from leonardo.app.engines.table import TABLE as ENGINES
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci.setup import Options as DavinciOptions
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE
from leonardo.games import GAMES


@pytest.mark.parametrize(
    ("table", "name", "options"),
    [
        (DAVINCI, "davinci", DavinciOptions(3)),
        (CITTA, "citta", CittaOptions(4, 3)),
        (ENGINES, "engines", EnginesOptions(3, 6)),
    ],
    ids=["davinci", "citta", "engines"],
)
def test_nothing_on_the_way_to_a_decision_is_told_as_the_end(table: AnyTableGame, name: str, options: object) -> None:
    game, random = GAMES[name], Random(1)
    names = [f"Player {seat}" for seat in range(6)]
    state = game.begin(game.deal(options, Random(2)), watched=True).state
    while (decider := game.decider(state)) is not None:
        action = game.chance(state, random) if decider == NATURE else random.choice(game.legal(state))
        step = game.apply(state, action, watched=True)
        state = step.state
        for each in step.states[:-1]:
            told = prompt(table, game.view(each, None), PromptState(names, over=False))
            assert tr("table.prompt.over") not in (told.lead, told.words)
    assert prompt(table, game.view(state, None), PromptState(names, over=True)).lead == tr("table.prompt.over")
