"""How much processor time and memory the program takes.

Processor time is measured while nothing moves; memory after each of many games and after windows of many sizes.
"""

import gc
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pygame

from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser, players_of
from leonardo.app.kit.audio import Audio
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.window.app import App, WallClock
from leonardo.app.kit.window.events import SystemEvents
from leonardo.app.kit.window.idle_tasks import give_back
from leonardo.app.scenes.message import Message
from leonardo.app.table.scene import TableScene
from leonardo.engine.game import AnyGame
from leonardo.games import usual_seats
from leonardo.play.session import Session
from leonardo.saves.schema import COLOURS, BuiltIn, Person
from scripts.benchmarks.room import Room
from scripts.fuzz.games import wishes
from scripts.screens import asked
from scripts.screens.moments import AUCTION, PLACEMENT, reach


def _title(room: Room) -> None:
    room.host.show_title()


def _turn(room: Room) -> None:
    room.sit_down(reach(PLACEMENT))


def _dialog(room: Room) -> None:
    room.sit_down(reach(AUCTION))


PLACES: Final[Mapping[str, Callable[[Room], None]]] = {
    "at the title": _title,
    "at one's turn": _turn,
    "in a dialog": _dialog,
    "in the city": asked.CITTA_SCENES["citta_works"],
    "on the chart": asked.ENGINES_SCENES["engines_settle"],
}
"""Where nothing moves, and how to get there."""

_SETTLES: Final = 4.0  # seconds after which all that lives at rest has been drawn once; then most of it is kept


def load(room: Room, place: str, seconds: float) -> tuple[float, int]:
    """Rest at a place, with music and in real time; return the per cent of one core, and how many frames were shown."""
    room.kit.audio = Audio(sounds=70, music=40)
    PLACES[place](room)
    room.turn(200)
    room.kit.settings.speed = Speed.NORMAL
    app = App(room.kit, room.canvas, WallClock(), SystemEvents(), living=True)
    settled = time.monotonic() + _SETTLES
    while time.monotonic() < settled:
        app.turn()
    shown, cpu, wall = room.canvas.frames, time.process_time(), time.monotonic()
    while time.monotonic() - wall < seconds:
        app.turn()
    share = 100 * (time.process_time() - cpu) / (time.monotonic() - wall)
    return share, room.canvas.frames - shown


FIRST_SEED: Final = 1
A_FEW: Final = 10  # sizes of the window after which it is of the first size again, and what is held is looked at
_SMALLEST: Final = (1024, 640)
_STEPS: Final = (37, 23)
"""How many pixels wider and higher each window is than the one before, as long as it is not larger than the first."""
_STATUS: Final = Path("/proc/self/status")
_KIB: Final = 1024


def resident() -> float | None:
    """Return the MiB of memory that this process holds, or nothing where the system does not tell."""
    if not _STATUS.is_file():
        return None
    lines = dict(line.split(":", 1) for line in _STATUS.read_text(encoding="utf-8").splitlines() if ":" in line)
    return int(lines["VmRSS"].split()[0]) / _KIB


def after_games(room: Room, game: AnyGame, games: int) -> list[float]:
    """Play so many games at the table, from the title to the results; return the MiB held after each."""
    room.get_ready()
    held: list[float] = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        room.host.show_title()
        room.turn(2)
        _play(room, game, seed)
        held.append(_held(room))
    return held


def after_sizes(room: Room, game: AnyGame, sizes: int) -> list[float]:
    """Let the window of a table be of so many sizes; return the MiB held after every few, at the first size each."""
    room.get_ready()
    _sit_down(room, game, FIRST_SEED)
    first = room.canvas.size
    spans = [first[side] - _SMALLEST[side] for side in (0, 1)]
    held: list[float] = []
    for number in range(1, sizes + 1):
        width, height = (_SMALLEST[side] + number * _STEPS[side] % max(1, spans[side]) for side in (0, 1))
        room.resize((width, height))
        if number % A_FEW == 0:
            room.resize(first)
            held.append(_held(room))
    return held


def _held(room: Room) -> float:
    """Return the MiB held once all is cleared away and given back, as the program does while it rests."""
    room.start_over()
    gc.collect()
    give_back()
    return resident() or 0.0


def _sit_down(room: Room, game: AnyGame, seed: int) -> None:
    """Begin a game of a person against the easiest built-in players, and wait for the first question to the person."""
    level = players_of(game.name)[0].name
    others = [BuiltIn(f"Other {seat}", COLOURS[seat], level) for seat in range(1, usual_seats(game))]
    room.host.play(Session.new(game, wishes(game), [Person("Lisa", COLOURS[0]), *others], seed, room.host.folder))
    room.wait(lambda: is_ready(room))


def _play(room: Room, game: AnyGame, seed: int) -> None:
    """Play a game, all at once; the person decides as the built-in players do."""
    choose = chooser(game.name, players_of(game.name)[0].name)
    _sit_down(room, game, seed)
    while not room.shows_results:
        session = room.table.session
        seat = session.decider
        if seat is None:
            raise RuntimeError("the game is over, and no results are shown")
        random = stream(seed, seat, len(session.played.turns))
        room.table.submit(choose(session.view(seat), session.legal(), random, UNLIMITED))
        room.wait(lambda: is_ready(room))
    room.turn(2)


def is_ready(room: Room) -> bool:
    """Tell whether the person must decide, or the game is over; what the program tells meanwhile is read and left.

    On a busy machine that may be that a player took long: it lies over the table, and asks nothing. Where chance waits
    for the person to press, it is let go.
    """
    if isinstance(room.kit.stack.top, Message):
        room.key(pygame.K_RETURN)
    if isinstance(room.kit.stack.top, TableScene):
        room.table.let_chance_decide()
    session = room.host.session
    decider = session.decider if session else None
    decides = session is not None and decider is not None and session.is_person(decider)
    return room.shows_results or (decides and room.asks)
