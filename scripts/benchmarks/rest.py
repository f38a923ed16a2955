"""How much of a processor the program takes while nothing moves."""

import time
from collections.abc import Callable, Mapping
from typing import Final

from leonardo.app.kit.audio import Audio
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.window.app import App, WallClock
from leonardo.app.kit.window.events import SystemEvents
from scripts.benchmarks.room import Room
from scripts.screens import citta, engines
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
    "in the city": citta.SCENES["citta_works"],
    "on the chart": engines.SCENES["engines_settle"],
}
"""Where nothing moves, and how to get there."""

_SETTLES: Final = 4.0
"""Seconds after which all that lives at rest has been drawn once; then most of it is kept."""


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
