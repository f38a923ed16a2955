"""What reasons say of rivals and of the future holds in whole games."""

from random import Random

import pytest

from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.ai.davinci.reasons.grounds import NEVER
from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Move
from leonardo.engine.davinci.events import InventionCompleted, RoundBegan
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State


@pytest.mark.parametrize("options", [Options(3, "expert"), Options(5, variants=("codex_leonardi_1",))], ids=str)
def test_no_rival_is_ready_sooner_than_it_can_be(options: Options) -> None:
    """Nobody who works on an invention at some moment completes it before the round that was said then."""
    decide = chooser(GAME.name, "journeyman")
    random = Random(9)
    state = GAME.begin(GAME.deal(options, random)).state
    number, round_ = 0, 1
    bounds: list[tuple[int, int, frozenset[int]]] = []
    while (decider := GAME.decider(state)) is not None:
        view = GAME.view(state, decider)
        if number % 5 == 0:
            grounds = Grounds(view)
            for invention in INVENTIONS:
                working = frozenset(
                    other
                    for other in grounds.rivals
                    for each in state.seats[other].laboratories
                    if each is not None and each.invention == invention
                )
                soonest = grounds.soonest(invention)
                assert soonest < NEVER or not working
                bounds.append((invention, soonest, working))
        step = GAME.apply(state, decide(view, view.options, stream(3, decider, number), UNLIMITED))
        for event in step.events:
            if isinstance(event, RoundBegan):
                round_ = event.round
            elif isinstance(event, InventionCompleted):
                for invention, soonest, working in bounds:
                    if invention == event.invention and event.seat in working:
                        assert round_ >= soonest
        state = step.state
        number += 1
    assert number > 50


def test_what_finishes_work_does_so_whatever_the_others_do() -> None:
    """Played on with anybody's moves, the invention is completed in that round, for those florins."""
    shown = 0
    decide = chooser(GAME.name, "journeyman")
    random = Random(4)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    number = 0
    while (decider := GAME.decider(state)) is not None:
        view = GAME.view(state, decider)
        grounds = Grounds(view)
        for action in view.options:
            found = reason(grounds, action)
            if found is None or found.key != "davinci.advice.finishes" or shown > 25:
                continue
            shown += 1
            completed = rest_of_round(GAME.apply(state, action).state, view.round, random, decider)
            assert (found.values["invention"], found.values["florins"]) in completed
        state = GAME.apply(state, decide(view, view.options, stream(3, decider, number), UNLIMITED)).state
        number += 1
    assert shown > 10


def rest_of_round(state: State, round_: int, random: Random, seat_: int) -> set[tuple[int, int]]:
    """What a seat completes when the round is played on at random, save that it moves nobody away from home."""
    completed = set()
    while GAME.decider(state) is not None and state.round == round_:
        choices = [each for each in GAME.legal(state) if not isinstance(each, Move)]
        step = GAME.apply(state, random.choice(choices or GAME.legal(state)))
        for event in step.events:
            if isinstance(event, InventionCompleted) and event.seat == seat_:
                completed.add((event.invention, event.reward))
        state = step.state
    return completed
