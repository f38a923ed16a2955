"""The chart is one key away while an auction or a battle lies over it, and Esc leads back."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.engines.spots import CoinSpot
from leonardo.app.table.spots import ButtonSpot
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.mark.parametrize("kind", ["bid", "choose", "assault", "fire", "retreat"])
def test_the_chart_comes_and_goes_by_a_key(tmp_path: Path, kind: str) -> None:
    theatre = Theatre((1024, 640), SaveFolder(tmp_path))
    decisions("engines")[kind].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.settle()
    before = table.buttons(), table.picture.asking(table.view(), table.marks())
    for back in (pygame.K_ESCAPE, pygame.K_t, pygame.K_RETURN):
        theatre.key(pygame.K_t)
        theatre.turn(60)
        assert table.picture.asking(table.view(), table.marks()) is None
        assert set(table.buttons()) <= {"beneath", "hint", "undo", "redo"}
        assert all(ButtonSpot(key) in table.places() for key in table.buttons())
        theatre.key(back)
        theatre.turn(60)
        assert theatre.kit.stack.top is table
        assert (table.buttons(), table.picture.asking(table.view(), table.marks())) == before
    theatre.close()


def test_coins_go_into_the_fist_meanwhile(tmp_path: Path) -> None:
    theatre = Theatre((1024, 640), SaveFolder(tmp_path))
    decisions("engines")["bid"].sit_down(theatre)
    table = theatre.table
    theatre.settle()
    theatre.key(pygame.K_t)
    theatre.turn(60)
    theatre.click(theatre.at(CoinSpot(10)))
    theatre.key(pygame.K_t)
    theatre.turn(60)
    assert getattr(table.hands.held, "florins", 0) == 10
    theatre.close()
