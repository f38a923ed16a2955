"""What the system wishes to end ends: what runs without a person, and the box of an error with all its processes."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from leonardo.app.message_box import show_box
from leonardo.app.signals import stopping

BOX = """
import os, subprocess, sys
import pygame
from leonardo.app.message_box import show_box

def stand_in(title, text, **_):  # as SDL does under X11: another process shows the box
    box = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    print(box.pid, flush=True)
    box.wait()

pygame.display.message_box = stand_in
try:
    show_box("Leonardo", "A gear is stuck.")
except pygame.error:
    sys.exit(1)
"""


def test_a_box_without_a_process_for_it_is_told_of_as_any_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left() -> int:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "fork", none_left)
    with pytest.raises(pygame.error):
        show_box("Leonardo", "A gear is stuck.")


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "zombie" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only there the box is a process of its own")
def test_a_box_does_not_outlive_the_program() -> None:
    with subprocess.Popen([sys.executable, "-c", BOX], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        lines = (line for line in program.stdout if line.strip().isdigit())
        box = int(next(lines))
        assert lives(box)
        program.terminate()
        assert program.wait(30) == 1
    for _ in range(200):
        if not lives(box):
            return
        time.sleep(0.05)
    pytest.fail("the box is still there")


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_what_runs_without_a_person_stops_at_a_signal(name: str) -> None:
    number = getattr(signal, name, None)
    if number is None:
        pytest.skip("this system knows no such signal")
    before = signal.getsignal(number)
    with pytest.raises(KeyboardInterrupt), stopping():
        signal.raise_signal(number)
    assert signal.getsignal(number) is before
