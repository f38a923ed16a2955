"""Windows of many sizes at the tables of all games: of each size nothing is left in the next."""

from pathlib import Path
from random import Random

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.surface_cache import kept_pixels, room_for
from scripts.fuzz.holding import pictures_held
from scripts.fuzz.house import house
from scripts.fuzz.windows import AtATable, judge

FIRST = (1024, 640)
SIZES = ((1280, 720), (800, 1000), (1111, 650), FIRST)


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("name", list(PRESENTATIONS))
def test_no_pictures_are_left_of_former_sizes(name: str, tmp_path: Path) -> None:
    held = []
    with house(tmp_path, 1) as here:
        here.go_to("table", name)
        wide, high = FIRST
        for _ in range(3):
            for size in SIZES:
                here.resize(size)
                for at in ((size[0] // 3, size[1] // 2), (size[0] // 2, size[1] // 3), (size[0] // 2, size[1] - 40)):
                    here.hover(at)
                assert kept_pixels() <= room_for(6, 6_000_000)
                assert here.kit.pictures.made_pixels <= 2 * room_for(5, 8_000_000)
            held.append(pictures_held())
        window = wide * high * 4 / 2**20
    assert held[2] - held[0] < window, "after the same sizes a second time and a third one"


@pytest.mark.slow
@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("name", list(PRESENTATIONS))
def test_a_person_who_gives_the_window_ever_new_sizes_can_play(name: str, tmp_path: Path) -> None:
    with house(tmp_path, 1) as here:
        at = AtATable(here, name, Random(1))
        for _ in range(3):
            at.be_of_some_size()
        at.come_back()
        assert here.canvas.size == (1280, 720)


def test_what_becomes_more_and_more_is_found() -> None:
    judge([500.0, *(300.0 + number % 7 for number in range(60))], "memory")
    with pytest.raises(RuntimeError, match="290 MiB have become 330"):
        judge([500.0] * 5 + [280.0 + number for number in range(60)], "memory")
