"""The keyboard comes to everything on the pages that are looked up: by Tab in reading order, and by the arrows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.kit.settings import Settings
from tests.app.looked_up import PAGES
from tests.app.scenes.menus_harness import House, WithLearning
from tests.app.scenes.walking import missed_by_arrows, wrong_by_tab
from tests.diagonal import diagonal

WIDE, HIGH = (1024, 640), (1000, 1400)
SOME = list(PAGES)[1::3]
ON_EVERY_PAGE = pytest.mark.parametrize(
    ("name", "size"), diagonal(SOME, (WIDE, HIGH), more=[name for name in PAGES if name not in SOME])
)

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def house(name: str, size: tuple[int, int], tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path, size, Settings(reduced_motion=True), games=(WithLearning(),))
    PAGES[name](built)
    yield built
    built.host.close()


@ON_EVERY_PAGE
def test_tab_walks_as_one_reads_and_arrows_reach_everything(house: House) -> None:
    assert wrong_by_tab(house) == []
    assert missed_by_arrows(house, presses=40) == set()
