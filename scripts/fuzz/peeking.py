"""Undo as a peek: what others have answered or what was revealed is never taken back, and redoing changes nothing."""

from collections.abc import Callable
from random import Random
from typing import Final

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.record import Turn
from leonardo.engine.seeds import stream
from leonardo.games import usual_seats
from leonardo.play.players import PlayerProcess
from leonardo.play.session import Session
from leonardo.saves.schema import COLOURS, BuiltIn, Person, Seated
from scripts.fuzz.games import wishes
from scripts.fuzz.trials import Field, Tally

_DECISIONS: Final = 60


class Quick(PlayerProcess):
    """Decides at once and at random, by the stream that it is given."""

    def __init__(self) -> None:
        super().__init__()
        self._answer: Answer | None = None

    def prepare(self) -> None:
        """Start nothing."""

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        asked = request()
        action = stream(asked.key, asked.seat, asked.number).choice(asked.legal)
        self._answer = Answer(asked.number, action, 0.0)
        return True

    def take(self) -> Answer:
        """Return what was decided.

        Raises:
            ValueError: if nothing was.
        """
        if self._answer is None:
            raise ValueError("nothing is decided")
        return self._answer


def peeks(field: Field) -> Tally:
    """Try to take back each decision of a person among quick players, and do so where that is possible."""
    tally = Tally("undo as a peek")
    for name, game in field.games.items():
        for number in field.trials(60, 2):
            with tally.trial(f"{name} {number}"):
                _play(game, number, field.random("peeks", name, number))
    return tally


def _play(game: AnyGame, seed: int, random: Random) -> None:
    seats: list[Seated] = [Person("Anna", COLOURS[0])]
    seats += [BuiltIn(f"Ben {seat}", COLOURS[seat], "random") for seat in range(1, usual_seats(game))]
    playing = Session.new(game, wishes(game), seats, seed)
    playing.player_process = Quick()
    _let_others(playing)
    for _ in range(_DECISIONS):
        if playing.over:
            return
        playing.submit(random.choice(playing.legal()))
        _let_others(playing)
        if playing.undo_objection(0) is None:
            _peek(playing)


def _let_others(playing: Session) -> None:
    while playing.thinking or playing.chance_waits:
        if playing.chance_waits:
            playing.play_nature()
        else:
            playing.poll()


def _peek(playing: Session) -> None:
    """Take a decision back and redo it: nothing may be learnt on the way, and nothing may come out otherwise."""
    before, told, retaken = playing.played, playing.history(0), playing.retaken
    playing.undo(0)
    undone = before.turns[len(playing.played.turns) :]
    _look_at(playing, undone)
    if playing.retaken != retaken + any(turn.seat != NATURE for turn in undone[1:]):
        raise RuntimeError("what was taken back of others is not counted")
    playing.redo(0)
    if (playing.played, playing.history(0)) != (before, told):
        raise RuntimeError("what was redone came out otherwise")


def _look_at(playing: Session, undone: tuple[Turn, ...]) -> None:
    """See that none of the decisions told anything or answered another one."""
    state = playing.played.state
    for number, turn in enumerate(undone):
        step = playing.game.apply(state, turn.action)
        if any(event.reveals for event in step.events):
            raise RuntimeError("something was revealed and taken back")
        if number and any(event.answers for event in step.events):
            raise RuntimeError("an answer was taken back")
        state = step.state
