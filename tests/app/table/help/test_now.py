"""What can be done now is told once, whether it is dragged or pressed."""

from pathlib import Path

import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.help.now import what_now
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def test_a_coin_is_told_once_be_it_dragged_or_pressed(tmp_path: Path) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path), settings=Settings(speed=Speed.OFF))
    decisions("engines")["bid"].sit_down(theatre)
    while theatre.kit.stack.top is not theatre.table:
        theatre.kit.stack.pop()
    theatre.settle()
    lines = what_now(theatre.table).lines
    theatre.close()
    assert len(lines) > 2
    assert len(set(lines)) == len(lines)
