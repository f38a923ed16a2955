"""Who sits down sees the table as it is for them, whole; who closes a sheet sees what changed below in small pieces."""

import pygame
import pytest
from pygame import Surface

from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.table.scene import TableScene
from tests.app.davinci.at_table import AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

Drawn = list[tuple[int | None, bool, bool]]
"""Who looked on, whether the table was on top, and whether something was left for the frames that follow."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What is drawn of all of a window, in which nothing finds room in a frame that may wait."""
    told, draw = Drawn(), TableScene.draw

    def watched(table: TableScene, surface: Surface) -> None:
        draw(table, surface)
        told.append((table.view().viewer, table.kit.stack.top is table, table.picture.unfinished))

    monkeypatch.setattr(TableScene, "draw", watched)
    monkeypatch.setattr("leonardo.app.table.panels.allowance._FRAMES", (0, 0, 0, 0))
    return told


@pytest.mark.slow
def test_who_sits_down_sees_nothing_shown_to_somebody_else(table: AtTable, drawn: Drawn) -> None:
    scene = table.desk.table
    while not isinstance(table.desk.kit.stack.top, HandOverScene):
        before = scene.view().viewer
        scene.submit(table.session.legal()[-1])
        table.desk.turn()
    table.mouse.hand_over()
    table.desk.breathe()
    seen = [unfinished for viewer, on_top, unfinished in drawn if on_top and viewer != before]
    assert seen
    assert not seen[0]


def test_what_lay_under_a_sheet_is_drawn_in_small_pieces(table: AtTable, drawn: Drawn) -> None:
    table.keys.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is not table.desk.table
    drawn.clear()
    table.keys.key(pygame.K_ESCAPE)
    table.desk.breathe()
    assert [on_top for _, on_top, _ in drawn][-1:] == [True]
    assert not table.desk.table.layers.whole
