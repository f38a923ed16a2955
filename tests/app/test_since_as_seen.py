"""What happened since one's last move is shown again as it was seen at the time, at the tables of all games."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.table.scene import TableScene
from leonardo.app.table.since.scene import SinceScene
from leonardo.engine.citta.events import NumberDrawn
from tests.app.every_question import questions
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")
GAMES = "davinci", "citta", "engines"


def looked_back(folder: Path, name: str) -> Iterator[tuple[Desk, TableScene, SinceScene]]:
    """Yield a table at which each thing is looked at that happened since a person's last move, at all decisions."""
    for desk in questions(folder, name):
        table = desk.table
        if not table.show_since():
            continue
        scene = desk.kit.stack.top
        assert isinstance(scene, SinceScene)
        for _ in scene.told:
            yield desk, table, scene
            scene.step(1)
        assert desk.kit.stack.top is table


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_was_on_the_stage_is_on_it_again(tmp_path: Path, name: str) -> None:
    for desk, table, scene in looked_back(tmp_path, name):
        coming = scene.deed.coming(table)
        if coming is None or coming.feast is None:
            assert scene.stage is None
            continue
        assert scene.stage is not None
        assert scene.stage.timeline.cues == coming.feast.timeline.cues
        desk.turn()
        seen = desk.canvas.surface.copy()
        table.picture.draw(desk.canvas.surface, scene.deed.view, scene.marks())
        on_stage = [seen, desk.canvas.surface]
        middle, table_there = (each.subsurface(scene.stage.page.stage.rect) for each in on_stage)
        assert pygame.transform.average_color(middle) != pygame.transform.average_color(table_there)
        break
    else:
        pytest.fail("nothing was celebrated")


@pytest.mark.slow
def test_the_ball_lies_there_that_the_machine_gave_then(tmp_path: Path) -> None:
    numbers = list[int]()
    for _, _, scene in looked_back(tmp_path, "citta"):
        if isinstance(scene.deed.event, NumberDrawn):
            assert scene.deed.event in scene.marks().lately
            numbers.append(scene.deed.event.number)
        if len(set(numbers)) > 1:
            return
    pytest.fail("the machine has not turned")
