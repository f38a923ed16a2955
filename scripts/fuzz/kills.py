"""Ends at the worst moment: the program is killed while it plays and saves, at random and at chosen points.

Games that play themselves end as they would have ended without.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from select import select
from types import FrameType
from typing import Any, Final

from leonardo import plain_files
from leonardo.ai.players import RANDOM, players_of
from leonardo.engine.game import AnyGame
from leonardo.games import usual_seats
from leonardo.play.session import Session
from leonardo.saves import files, slots
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import COLOURS, BuiltIn
from scripts.fuzz.games import decide, session, wishes
from scripts.fuzz.trials import Field, Tally

_WRITING: Final = frozenset(module.__file__ for module in (plain_files, files, slots))
"""The modules of saves and of all files in which each line is a point to be killed at."""
_BEFORE: Final = 3  # decisions that are made before the one that is killed
_SOME: Final = 0.06  # at so small a share of all trials each point is one
_MOST_POINTS: Final = 400
_OVER: Final = 2**32 - 1  # what is told when a game is over
_LONGEST: Final = 0.25  # seconds that a game goes on at most until it is killed


def can_kill() -> bool:
    """Tell whether this system lets a process divide in two."""
    return hasattr(os, "fork")


def at_random(field: Field) -> Tally:
    """Kill a game that is played as fast as it goes, go on with it, and kill it again: nothing told as done is lost."""
    tally = Tally("kills at random moments")
    for name, game in field.games.items() if can_kill() else ():
        folder, done = field.place(f"kills-{name}"), 0
        for number in field.trials(240, 12):
            with tally.trial(f"{name} {number}"):
                before, done = done, 0
                random = field.random("kills", name, number)
                playing = partial(_play, game, folder, random, number)
                told = _killed_after(random.uniform(0.01, _LONGEST), playing)
                done = check(folder, field, before, told)
    return tally


def at_points(field: Field) -> Tally:
    """Kill a game at each line of the modules that write saves, one after the other."""
    tally = Tally("kills at chosen points of saving")
    every = max(1, round(_SOME / field.share))
    for name, game in field.games.items() if can_kill() else ():
        reached = True
        for point in range(1, _MOST_POINTS, every):
            if not reached:
                break
            with tally.trial(f"{name}, line {point}"):
                folder = field.place(f"points-{name}-{point}")
                playing = session(game, point, folder, _BEFORE)
                reached = _killed_at(point, partial(decide, playing, Random(point)))
                found = go_on(folder, field)
                if len(found.played.turns) not in (_BEFORE, _BEFORE + 1):
                    tally.fail(point, f"{len(found.played.turns)} decisions are left")
                found.close()
    return tally


def _play(game: AnyGame, folder: Path, random: Random, seed: int, tell: Callable[[int], None]) -> None:
    """Play the game of the folder on, or a new one, and tell how many decisions are made and kept."""
    last = SaveFolder(folder).to_continue()
    playing = Session.load(last.path, SaveFolder(folder), {game.name: game}) if last else session(game, seed, folder)
    while not playing.over:
        tell(len(playing.played.turns))
        decide(playing, random)
    tell(_OVER)


def _killed_after(seconds: float, task: Callable[[Callable[[int], None]], object]) -> int:
    """Do a task in a process of its own, kill that after some seconds, and return what the task told last."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        alone(lambda: task(lambda number: tell_to(writing, number)))
    os.close(writing)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    told = b""
    while part := os.read(reading, 65536):
        told += part
    os.close(reading)
    return int.from_bytes(told[-4:], "big") if told else 0


def _killed_at(point: int, task: Callable[[], object]) -> bool:
    """Do a task in a process of its own that is killed at a line of the modules that write; tell whether it was."""
    child = os.fork()
    if not child:
        sys.settrace(_Countdown(point))
        alone(task)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise RuntimeError("the decision could not be carried out")
    return os.WIFSIGNALED(status)


def alone(task: Callable[[], object]) -> None:
    """Do a task and end this process, which is the half of another: nothing that belongs to that may be cleared."""
    status = 1
    try:
        task()
        status = 0
    finally:
        os._exit(status)


class _Countdown:
    """Kills this process when so many lines were run in the modules that write."""

    def __init__(self, lines: int) -> None:
        self._left = lines

    def __call__(self, frame: FrameType, event: str, _: Any) -> "_Countdown | None":  # noqa: ANN401 - as Python has it
        if frame.f_code.co_filename not in _WRITING:
            return None
        if event == "line":
            self._left -= 1
            if not self._left:
                os.kill(os.getpid(), signal.SIGKILL)
        return self


def tell_to(descriptor: int, number: int) -> None:
    """Tell a number to whoever reads at the other end of a pipe."""
    os.write(descriptor, number.to_bytes(4, "big"))


def go_on(folder: Path, field: Field) -> Session:
    """Return the game of a folder that one goes on with.

    Raises:
        RuntimeError: if there is none, or a file is damaged.
    """
    saves = SaveFolder(folder)
    if faults := [entry.fault for entry in saves.entries() if entry.fault]:
        raise RuntimeError(f"damaged: {faults[0]}")
    last = saves.to_continue()
    if last is None:
        raise RuntimeError("there is nothing to go on with")
    return Session.load(last.path, saves, field.games)


def _ended(folder: Path, told: int) -> bool:
    """Tell whether the game ended by one decision more than was told: it is kept before that can be told."""
    newest = next(iter(SaveFolder(folder).entries()), None)
    if newest is None or newest.head is None or not newest.head.over:
        return False
    return len(SaveFolder(folder).read(newest.path).actions) > told


def check(folder: Path, field: Field, before: int, told: int) -> int:
    """Look whether all that was kept is there; return how many decisions the game has, none if it is over."""
    if SaveFolder(folder).to_continue() is None and (told == _OVER or before == told == 0 or _ended(folder, told)):
        return 0
    turns = len(go_on(folder, field).played.turns)
    if turns < max(before, told if told != _OVER else 0):
        raise RuntimeError(f"{turns} of {max(before, told)} decisions are left")
    return turns


_QUICK: Final = 2  # how many of the easiest levels play; they take no time to think
_MOST: Final = 60  # decisions that are made at most between two kills
_LINGER: Final = 0.02  # seconds that pass after the last decision until the process is killed
_PATIENCE: Final = 120.0  # seconds by the clock in which something must be decided
_LONG: Final = 120.0
_GLANCE: Final = 0.0005


def automatic(field: Field) -> Tally:
    """Kill games of built-in players: the next start goes on at the same decision or the one before, to the same end.

    Each start has a player process of its own, as at the table.
    """
    tally = Tally("kills of automatic play")
    for name, game in field.games.items() if can_kill() else ():
        broken, games = None, 0
        for number in field.trials(168, 4):
            random = field.random("automatic", name, number)
            with tally.trial(f"{name} {number}", _LONG):
                broken = broken or _Broken(game, games, field)
                broken.play_and_kill(random.randrange(_MOST), random.uniform(0, _LINGER))
            if broken is not None and broken.over:
                with tally.aside(f"{name}, end of game {games}", _LONG):
                    broken.compare()
                broken, games = None, games + 1
        if broken is not None:
            with tally.aside(f"{name}, end of game {games}", _LONG):
                broken.compare()
    return tally


class _Broken:
    """A game that is played in processes which are killed, one after the other."""

    def __init__(self, game: AnyGame, number: int, field: Field) -> None:
        self.over = False
        self._game, self._field = game, field
        self._folder = field.place(f"automatic-{game.name}-{number}")
        self._random = f"{field.seed}/{number}"
        self._seed = Random(self._random).randrange(10**6)
        self._kept = 0

    def play_and_kill(self, decisions: int, linger: float) -> None:
        """Play so many decisions on, kill the process a moment later, and look what the next start would find.

        Raises:
            RuntimeError: if that is not what was decided last, or one decision before.
        """
        done = self._kept + _killed_in_the_middle(self, decisions, linger)
        newest = next(iter(SaveFolder(self._folder).entries()), None)
        if newest is not None and newest.head is not None and newest.head.over:
            self.over = True
            return
        if newest is None and done <= 1:
            return
        kept = len(go_on(self._folder, self._field).played.turns)
        before, self._kept = max(self._kept, done - 1), kept
        if kept < before:
            raise RuntimeError(f"{kept} of {done} decisions are left")

    def compare(self) -> None:
        """Play to the end; raise what differs from the same game as it is played without a break.

        Raises:
            RuntimeError: if it ends in another way.
        """
        if not self.over:
            played = self.opened()
            _play_on(played)
            played.close()
        unbroken = self._begun(None)
        _play_on(unbroken)
        unbroken.close()
        found = SaveFolder(self._folder).entries()[0]
        actions = list(SaveFolder(self._folder).read(found.path).actions)
        wanted = [self._game.write_action(turn.action) for turn in unbroken.played.turns]
        if actions != wanted:
            same = next((at for at, pair in enumerate(zip(actions, wanted, strict=False)) if pair[0] != pair[1]), -1)
            raise RuntimeError(f"{len(actions)} decisions and not {len(wanted)}, the first other one is number {same}")

    def opened(self) -> Session:
        """Return the game as the next start goes on with it, or a new one."""
        saves = SaveFolder(self._folder)
        last = saves.to_continue()
        if last is None:
            return self._begun(saves)
        return Session.load(last.path, saves, {self._game.name: self._game})

    def _begun(self, saves: SaveFolder | None) -> Session:
        return Session.new(self._game, wishes(self._game), self._seats(), self._seed, saves)

    def _seats(self) -> Sequence[BuiltIn]:
        """Return players that are quick, another mixture in each game."""
        random = Random(self._random)
        names = [*(player.name for player in players_of(self._game.name)[:_QUICK]), RANDOM.name]
        return [
            BuiltIn(f"B {number + 1}", COLOURS[number], random.choice(names))
            for number in range(usual_seats(self._game))
        ]


def _killed_in_the_middle(broken: _Broken, decisions: int, linger: float) -> int:
    """Play in a process of its own and kill that; return how many decisions it told of as made."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        alone(lambda: _play_on(broken.opened(), writing))
    os.close(writing)
    told = 0
    try:
        told = _heard(reading, decisions)
        time.sleep(linger)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        told = max(told, _rest(reading))
        os.close(reading)
    return told


def _heard(reading: int, decisions: int) -> int:
    """Return how many decisions were told of, once they are so many or nobody tells any more."""
    heard = 0
    while heard < decisions:
        ready, _, _ = select([reading], [], [], _PATIENCE)
        if not ready:
            raise RuntimeError("nothing more is decided")
        part = os.read(reading, 4)
        if not part:
            break
        heard = int.from_bytes(part, "big")
    return heard


def _rest(reading: int) -> int:
    told = b""
    while part := os.read(reading, 65536):
        told += part
    return int.from_bytes(told[-4:], "big") if told else 0


def _play_on(playing: Session, writing: int | None = None) -> None:
    """Let a game play itself to its end, as the table does, and tell of each decision once it is made."""
    made, since = 0, time.monotonic()
    while not playing.over:
        if playing.chance_waits:
            playing.play_nature()
        elif not playing.poll():
            if time.monotonic() - since > _PATIENCE:
                raise RuntimeError("nothing more is decided")
            time.sleep(_GLANCE)
            continue
        made, since = made + 1, time.monotonic()
        if writing is not None:
            tell_to(writing, made)
