"""The fonts of the program in pygame_gui."""

import os
import subprocess
import sys
import threading

import pytest

from leonardo.app.kit.widgets.gui_letters import PixelManager

FIRST = """
import pygame
from leonardo.app.kit.widgets.gui_letters import PixelManager
pygame.display.set_mode((64, 48))
assert not pygame.font.get_init()
PixelManager((64, 48), 1.0)
"""


def test_a_page_of_text_needs_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may have none left just when a name is to be typed, under which a game is saved."""

    def none_left(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none_left)
    letters = PixelManager((64, 48), 1.0).get_theme().get_font_dictionary().get_default_font()
    assert letters.get_rect("Lisa").width > 0


def test_a_page_of_text_may_come_before_anything_was_written() -> None:
    """As when *About* is opened while the title is still the picture that was kept of it."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", FIRST], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
