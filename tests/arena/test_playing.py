"""One game of an arena: the same task, the same game; who fails loses the decision and not the game."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from leonardo.ai.player import AnyPlayer, Budget
from leonardo.ai.program_player import Failing, ProgramPlayer, Reply
from leonardo.ai.protocol import Message, Told
from leonardo.ai.random_player import choose as anything
from leonardo.arena.playing import play
from leonardo.engine.codec import encode_tagged
from leonardo.engine.record import read_record
from leonardo.games import GAMES
from tests.arena.helpers import task
from tests.diagonal import first_quick


def test_the_same_task_gives_the_same_game() -> None:
    first, second = play(task("random", "random")), play(task("random", "random"))
    assert first.record == second.record
    assert first.outcome.scores == second.outcome.scores
    assert first.record != play(task("random", "random", number=1)).record


def test_its_record_is_whole_and_keeps_the_rules() -> None:
    finished = play(task("thumb", "random"))
    played = read_record(finished.record, GAMES.get)
    assert played.over
    assert played.game.standing(played.state).scores == finished.outcome.scores


def test_an_endless_game_is_broken_off_and_counts_as_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.arena.playing.MOST_ROUNDS", 2)
    finished = play(task("random", "random"))
    played = read_record(finished.record, GAMES.get)
    assert finished.outcome.broken_off == "after 2 rounds"
    assert finished.record.endswith('{"broken_off": "after 2 rounds"}\n')
    assert played.game.round_of(played.state) == 3
    assert played.game.standing(played.state).scores == finished.outcome.scores


def test_each_decision_is_timed() -> None:
    finished = play(task("random", "random"))
    decisions = finished.record.count('"of"')
    assert sum(map(len, finished.outcome.milliseconds)) == decisions


@first_quick(("budget", "hurried"), [(Budget(seconds=0.0, tries=64), True), (Budget(tries=4), False)])
def test_decisions_that_the_clock_hurried_are_counted(budget: Budget, hurried: bool) -> None:
    outcome = play(task("leonardo", "random", budget=budget)).outcome
    assert (outcome.capped[0] > 0) == hurried
    assert outcome.capped[1] == 0


def illegal(view: object, legal: Sequence[object], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
    return "no such thing"


def broken(view: object, legal: Sequence[object], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
    raise ValueError("out of its depth")


@pytest.mark.parametrize(
    ("faulty", "message"), [(illegal, "not legal: no such thing"), (broken, "ValueError: out of its depth")]
)
def test_a_failing_built_in_player_loses_decisions_to_chance(
    faulty: AnyPlayer, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.arena.playing.chooser", lambda _, name: faulty if name == "faulty" else anything)
    outcome = play(task("faulty", "random")).outcome
    assert outcome.fallbacks == (len(outcome.milliseconds[0]), 0)
    assert outcome.troubles == (message, None)


class Listener:
    """A program that notes all that it is told and always does the first thing that is legal."""

    def __init__(self) -> None:
        self.heard: list[Told] = []

    def __enter__(self) -> "Listener":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def greet(self, hello: Message, later: Mapping[str, int]) -> None:  # noqa: ARG002 - it knows every field
        assert hello["view"]["viewer"] is None

    def decide(self, asked: Told, budget: Budget) -> Reply:
        assert asked.decide["seconds"] == budget.seconds
        self.heard.append(asked)
        return Reply(0)

    def close(self, result: Message) -> None:
        self.result = result


@pytest.mark.slow
def test_a_program_hears_what_its_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    monkeypatch.setattr(ProgramPlayer, "named", lambda *_: listener)
    finished = play(task("thumb", "cmd:listener", "thumb"))
    heard = [event for asked in listener.heard for event in asked.decide["events"]]
    played = read_record(finished.record, GAMES.get)
    all_events = [event for _, step in played.steps() for event in step.events]
    seen = [encode_tagged(event) for event in (event.seen_by(1) for event in all_events) if event is not None]
    assert heard == seen[: len(heard)]
    begun = [event for event in heard if event["is"] == "work_started" and not event["shown"]]
    assert {event["invention"] is None for event in begun if event["seat"] != 1} == {True}


def test_a_program_that_fails_loses_its_decisions_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    monkeypatch.setattr(ProgramPlayer, "named", lambda *_: listener)
    monkeypatch.setattr(listener, "decide", lambda *_: Reply(None, Failing.LATE, "no answer within 1 s"))
    outcome = play(task("random", "cmd:listener")).outcome
    assert outcome.fallbacks == (0, len(outcome.milliseconds[1]))
    assert outcome.troubles == (None, "no answer within 1 s")
