"""Games that play themselves and are killed again and again: they end as they would have ended without."""

import os
import signal
import time
from collections.abc import Sequence
from random import Random
from select import select
from typing import Final

from leonardo.ai.players import RANDOM, players_of
from leonardo.engine.game import AnyGame
from leonardo.games import usual_seats
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import COLOURS, BuiltIn
from scripts.fuzz.games import wishes
from scripts.fuzz.kills import alone, can_kill, go_on, tell_to
from scripts.fuzz.trials import Field, Tally

_QUICK: Final = 2
"""How many of the easiest levels play; they take no time to think."""
_MOST: Final = 60
"""Decisions that are made at most between two kills,"""
_LINGER: Final = 0.02
"""and seconds that pass after the last of them until the process is killed."""
_PATIENCE: Final = 120.0
"""Seconds by the clock in which something must be decided."""
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
            _play(played)
            played.close()
        unbroken = self._begun(None)
        _play(unbroken)
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
        alone(lambda: _play(broken.opened(), writing))
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


def _play(playing: Session, writing: int | None = None) -> None:
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
