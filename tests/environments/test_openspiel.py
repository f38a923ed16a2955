"""The games in OpenSpiel, tried by its own tests and its own searches; they need the extra `openspiel`.

`python3 -m pytest -m environments tests/environments` runs them. All other runs leave them out: see tests/conftest.py.
"""

import json
from importlib import import_module
from random import Random
from typing import Any

import pytest

from leonardo.environments.vectors import layout

SHORT = ("leonardo_davinci(players=2)", "leonardo_citta(players=3,rounds=2)", "leonardo_engines(players=3,target=4)")

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("default"), pytest.mark.parametrize("name", SHORT)]


def loaded(name: str) -> Any:  # noqa: ANN401 - of another library
    import_module("leonardo.environments.spiel")
    return import_module("pyspiel").load_game(name)


def begun(name: str, deal: int = 5) -> Any:  # noqa: ANN401 - of another library
    state = loaded(name).new_initial_state()
    state.apply_action(deal)
    return state


def test_random_play_keeps_all_promises(name: str) -> None:
    import_module("pyspiel").random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


def test_a_search_with_hidden_information_plays(name: str) -> None:
    ismcts, mcts = (import_module(f"open_spiel.python.algorithms.{each}") for each in ("ismcts", "mcts"))
    random = import_module("numpy").random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded(name), mcts.RandomRolloutEvaluator(1, random), 1.4, 4)
    state = begun(name)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_tensor_tells_what_the_text_tells(name: str) -> None:
    lay = layout(name.partition("(")[0].removeprefix("leonardo_"), loaded(name).num_players())
    random, state = Random(3), begun(name)
    observer = loaded(name).make_py_observer()
    for _ in range(60):
        seat = state.current_player()
        if state.is_terminal():
            break
        observer.set_from(state, seat)
        view, _ = json.loads(state.information_state_string(seat))
        assert observer.tensor.tolist() == lay.vector(view)
        state.apply_action(random.choice(state.legal_actions()))


def test_what_is_drawn_anew_looks_the_same(name: str) -> None:
    state = begun(name)
    seat = state.current_player()
    drawn = [state.resample_from_infostate(seat, lambda number=number: number / 7) for number in range(3)]
    assert {each.information_state_string(seat) for each in drawn} == {state.information_state_string(seat)}
    assert all(each.legal_actions() == state.legal_actions() for each in drawn)
