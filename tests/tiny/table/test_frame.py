"""What the table shows is put together once for each change; picture and controls read the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tiny.table.desk import TinyDesk
from tests.tiny.table.spots import BowlSpot, PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    desk.begin()
    desk.until_asked()
    yield desk
    desk.host.close()


def test_it_stays_the_same_while_the_mouse_moves(desk: TinyDesk) -> None:
    frame = desk.table.frame()
    for spot in (PurseSpot(0), BowlSpot(), PurseSpot(1)):
        desk.mouse.move(desk.at(spot))
        assert desk.table.frame() is frame


def test_it_is_another_once_something_is_held_or_decided(desk: TinyDesk) -> None:
    frames = [desk.table.frame()]
    desk.mouse.click(desk.at(PurseSpot(0)))
    frames.append(desk.table.frame())
    desk.mouse.click(desk.at(BowlSpot()))
    desk.until_asked()
    frames.append(desk.table.frame())
    assert len({id(frame) for frame in frames}) == 3
    assert frames[1].situation.held is not None
    assert frames[2].view is desk.table.view()
