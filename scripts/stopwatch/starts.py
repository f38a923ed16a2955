"""How long a person waits for the title after starting the program, and for the table after agreeing on a game."""

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from leonardo.app.kit.settings import Speed
from scripts.stopwatch.room import Frame, Room

PROJECT: Final = Path(__file__).resolve().parents[2]
A_MOMENT: Final = 30
"""Frames that a person looks at a page for before pressing the next button: half a second."""
MILLISECONDS: Final = 1000


def title(size: tuple[int, int], screen: dict[str, str]) -> Frame:
    """Start the program in a process of its own and wait for its first frame; `screen` is its environment."""
    with TemporaryDirectory() as folder:
        arguments = [f"{size[0]}x{size[1]}", folder]
        began = time.time()
        done = subprocess.run(
            [sys.executable, "-m", "scripts.stopwatch.first_frame", *arguments],
            cwd=PROJECT,
            env={**os.environ, **screen},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the program did not start: {done.stderr.strip()}")
    shown, cpu = (float(word) for word in done.stdout.split()[-2:])
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
