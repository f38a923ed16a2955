"""How long a person waits for the title after starting the program, and for the table after agreeing on a game."""

import time
from tempfile import TemporaryDirectory
from typing import Final

from leonardo.app.kit.settings import Speed
from scripts.stopwatch.room import Frame, Room
from scripts.stopwatch.runs import said_by

A_MOMENT: Final = 30
"""Frames that a person looks at a page for before pressing the next button: half a second."""
MILLISECONDS: Final = 1000


def title(size: tuple[int, int], screen: dict[str, str]) -> Frame:
    """Start the program in a process of its own and wait for its first frame; `screen` is its environment.

    Raises:
        RuntimeError: if it does not start; the message is what it said.
    """
    with TemporaryDirectory() as folder:
        began = time.time()
        said = said_by("scripts.stopwatch.first_frame", [f"{size[0]}x{size[1]}", folder], screen)
    shown, cpu = (float(word) for word in said.split()[-2:])
    return Frame((shown - began) * MILLISECONDS, cpu * MILLISECONDS)


def table(room: Room) -> Frame:
    """Go from the title to the page of a new game and begin it, as a person would; return the table's first frame."""
    room.kit.settings.speed = Speed.NORMAL
    room.host.show_title()
    room.turn(A_MOMENT)
    room.click(room.widget("new game"))
    room.turn(A_MOMENT)
    begin = room.widget("begin")
    room.move(begin)
    room.press(begin)
    room.start_over()
    room.release(begin)
    return room.frames[0]
