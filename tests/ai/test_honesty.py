"""A player of any game chooses from what its seat may know, and from nothing else.

Rules 13.3 of *Leonardo da Vinci*, 17.2 of *The City of Leonardo* and 14.2 of *Engines of War*.
"""

from itertools import product
from random import Random
from typing import Final

import pytest
from _pytest.mark.structures import ParameterSet

from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.constants import STANDARD
from leonardo.engine.citta.constants import VARIANTS as CITTA_VARIANTS
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options as DavinciOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.constants import VARIANTS as ENGINES_VARIANTS
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE, AnyGame
from tests.diagonal import diagonal, first_quick

BUDGET: Final = Budget(tries=4)
DAVINCI_KINDS: Final = (
    DavinciOptions(2, EXPERT),
    DavinciOptions(3, BEGINNER, (CODEX_LEONARDI_1,)),
    DavinciOptions(4, EXPERT, (CODEX_LEONARDI_1,)),
    DavinciOptions(5, BEGINNER),
)
CITTA_KINDS: Final = (CittaOptions(3, 8, STANDARD), CittaOptions(4, 8, ()), CittaOptions(6, 8, CITTA_VARIANTS))
ENGINES_KINDS: Final = (EnginesOptions(3, 12, ()), EnginesOptions(5, 12, ENGINES_VARIANTS))
EACH: Final = {DAVINCI.name: 12, CITTA.name: 8, ENGINES.name: 8}  # one decision of so many is looked at
SELDOM: Final = 5  # so many times fewer of a player of Engines of War who looks ahead


def names_of(game: AnyGame) -> list[str]:
    return [player.name for player in players_of(game.name)]


def cases() -> list[ParameterSet]:
    """Each game with all its kinds and players; of those of Leonardo da Vinci most are slow."""
    davinci = [
        pytest.param(DAVINCI, *each.values, id=f"{DAVINCI.name}-{each.id}", marks=each.marks)
        for each in diagonal(DAVINCI_KINDS, names_of(DAVINCI))
    ]
    others = [
        pytest.param(game, options, name, id=f"{game.name}-{options}-{name}")
        for game, kinds in ((CITTA, CITTA_KINDS), (ENGINES, ENGINES_KINDS))
        for options, name in product(kinds, names_of(game))
    ]
    return [*davinci, *others]


@first_quick(("game", "options", "name"), cases(), 2)
def test_what_is_hidden_from_a_seat_changes_no_decision(game: AnyGame, options: object, name: str) -> None:
    choose, usual = chooser(game.name, name), chooser(game.name, "journeyman")
    each = EACH[game.name] * (SELDOM if (game.name, name) == (ENGINES.name, "leonardo") else 1)
    random = Random(7)
    state = game.begin(game.deal(options, random)).state
    number = 0
    while (seat := game.decider(state)) is not None:
        if seat == NATURE:
            state = game.apply(state, game.chance(state, random)).state
            continue
        view = game.view(state, seat)
        if number % each == 0:
            decided = choose(view, game.legal(state), stream(3, seat, number), BUDGET)
            other = game.determinize(view, random)
            same = choose(game.view(other, seat), game.legal(other), stream(3, seat, number), BUDGET)
            assert same == decided
            assert decided in game.legal(state)
        state = game.apply(state, usual(view, view.options, stream(3, seat, number), BUDGET)).state
        number += 1
