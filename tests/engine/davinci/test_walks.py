"""Random games of all kinds, with what must hold after every step."""

import json
from itertools import pairwise
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.invariants import misplaced, violations
from leonardo.engine.davinci.questions import Question
from leonardo.engine.game import Event
from leonardo.engine.record import Played
from scripts.games import many_games
from scripts.games.game_kinds import KINDS, Kind
from scripts.games.many_games import Style, choose, play_many, walk

kinds = st.sampled_from(KINDS)
styles = st.sampled_from(Style)
seeds = st.integers(0, 2**32 - 1)


@given(kind=kinds, seed=seeds, style=styles)
def test_the_invariants_hold_after_every_step(kind: Kind, seed: int, style: Style) -> None:
    for _, step in walk(kind, seed, style):
        assert violations(step.state) == []


@given(kind=kinds, seed=seeds, style=styles)
def test_everything_is_in_its_place_after_every_event(kind: Kind, seed: int, style: Style) -> None:
    """Nothing is in the air: an event is told when all that it changes is changed, and before anything else is."""
    for (_, before), (action, after) in pairwise(walk(kind, seed, style)):
        assert action is not None
        step = GAME.apply(before.state, action, watched=True)
        assert [wrong for state in step.states for wrong in misplaced(state)] == []
        assert step.states[-1] == after.state
        assert all(state.options == () for state in step.states), "nobody may decide in between"


@given(kind=kinds, seed=seeds, style=styles)
def test_every_legal_answer_can_be_carried_out(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    for _, step in walk(kind, seed, style):
        if random.random() < 0.1:
            for action in GAME.legal(step.state):
                assert GAME.objection(step.state, action) is None
                assert violations(GAME.apply(step.state, action).state) == []


@given(kind=kinds, seed=seeds, style=styles)
def test_decisions_can_be_taken_back_to_the_start(kind: Kind, seed: int, style: Style) -> None:
    random = Random(seed)
    played, _ = Played.begin(GAME, GAME.deal(kind.options, random))
    states = [played.state]
    while not played.over:
        played, _ = played.play(choose(GAME.legal(played.state), random, style))
        states.append(played.state)
    count = len(played.turns)
    for back in (1, 2, count // 2, count - 1, count):
        undone = played.undo(back)
        assert undone.state == states[count - back]
        assert GAME.legal(undone.state) == GAME.legal(states[count - back])
    assert played.undo(count).turns == ()


@given(kind=kinds, seed=seeds, style=styles)
def test_every_legal_answer_is_read_as_it_is_written(kind: Kind, seed: int, style: Style) -> None:
    met: set[Action] = set()
    for _, step in walk(kind, seed, style):
        met.update(GAME.legal(step.state))
    for action in met:
        assert GAME.read_action(json.loads(json.dumps(GAME.write_action(action)))) == action


@given(kind=kinds, seed=seeds, style=styles)
def test_what_is_asked_next_follows_from_the_state_alone(kind: Kind, seed: int, style: Style) -> None:
    for _, step in walk(kind, seed, style):
        action = choose(GAME.legal(step.state), Random(seed), style) if GAME.legal(step.state) else None
        if action is not None:
            assert GAME.apply(step.state, action) == GAME.apply(step.state, action)


def test_random_games_meet_every_question_decision_and_event() -> None:
    """What these walks never met they would not have tried."""
    met: set[type] = set()
    for seed, kind in enumerate(KINDS):
        for style in Style:
            for action, step in walk(kind, seed, style):
                met.update({type(action), type(step.state.question)}, map(type, step.events))
    every_event = {event for event in vars(events).values() if isinstance(event, type) and issubclass(event, Event)}
    assert met >= {*get_args(Question), *get_args(Action), *(every_event - {Event})}


@pytest.mark.slow
def test_many_games_are_played_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert many_games.main(["--games", "17"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(KINDS) + 1
    assert lines[0].startswith("2 seats, beginner: 2 games")
    assert lines[-1].startswith("17 games")


def test_a_game_that_goes_wrong_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = staticmethod(lambda state: ["a florin is missing"] if state.round == 2 else [])
    monkeypatch.setattr(Kind, "violations", wrong)
    assert many_games.main(["--games", "1", "--seed", "5"]) == 1
    assert "a florin is missing: walk(Kind(seats=2, setup='beginner'" in capsys.readouterr().err


@pytest.mark.slow
def test_hundreds_of_random_games_of_all_kinds() -> None:
    assert sum(play_many(games=240, first_seed=1_000_000, workers=1).values()) > 240 * 50
