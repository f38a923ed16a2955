"""How much memory the program holds after each of many games."""

import gc
from pathlib import Path
from typing import Final

from leonardo.ai.davinci import thumb
from leonardo.ai.player import UNLIMITED, stream
from leonardo.engine.davinci import GAME
from leonardo.play.session import Session
from scripts.screens.moments import ALONE, BEGINNERS
from scripts.stopwatch.room import Room

FIRST_SEED: Final = 1
_STATUS: Final = Path("/proc/self/status")
_KIB: Final = 1024


def resident() -> float | None:
    """Return the MiB of memory that this process holds, or nothing where the system does not tell."""
    if not _STATUS.is_file():
        return None
    lines = dict(line.split(":", 1) for line in _STATUS.read_text(encoding="utf-8").splitlines() if ":" in line)
    return int(lines["VmRSS"].split()[0]) / _KIB


def after_games(room: Room, games: int) -> list[float]:
    """Play so many games at the table, from the title to the results; return the MiB held after each."""
    room.get_ready()
    held: list[float] = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        room.host.show_title()
        room.turn(2)
        _play(room, seed)
        room.start_over()
        gc.collect()
        held.append(resident() or 0.0)
    return held


def _play(room: Room, seed: int) -> None:
    """Play a game against built-in players, all at once; the person follows rules of thumb as they do."""
    room.host.play(Session.new(GAME, BEGINNERS, ALONE, seed, room.host.folder))
    room.wait(lambda: room.asks)
    while not room.shows_results:
        session = room.table.session
        seat = session.decider
        if seat is None:
            raise RuntimeError("the game is over, and no results are shown")
        random = stream(seed, seat, len(session.played.turns))
        room.table.submit(thumb.choose(session.view(seat), session.legal(), random, UNLIMITED))
        room.wait(lambda: room.shows_results or room.asks)
    room.turn(2)
