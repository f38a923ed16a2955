"""Nothing is shown larger than it was drawn, not even on the largest screens."""

from contextlib import closing
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.pictures import Pictures
from leonardo.saves.folder import folder_at
from scripts.screens.scenes import SCENES
from scripts.screens.theatre import Theatre
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing

BESIDES = ("start_work", "new_game", "load", "settings", "hand_over")


@pytest.fixture
def enlarged(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Return how many times too large each picture is shown, of those that are."""
    found: dict[str, float] = {}
    get = Pictures.get
    # where things lie does not matter here
    monkeypatch.setattr(LayoutProbe, "blit", lambda *_, **__: pygame.Rect(0, 0, 0, 0))

    def look(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
        drawn = pictures.entry(name).size
        times = max(size[0] / drawn[0], size[1] / drawn[1])
        if times > 1.01:
            found[name] = max(times, found.get(name, 0))
        return get(pictures, name, size)

    monkeypatch.setattr(Pictures, "get", look)
    return found


@pytest.mark.parametrize(
    "name",
    [
        "title",
        *(pytest.param(each, marks=pytest.mark.slow) for each in ("auction", *BESIDES)),
    ],
)
def test_pictures_are_never_enlarged(name: str, enlarged: dict[str, float], tmp_path: Path) -> None:
    with probing(), closing(Theatre((3840, 2160), folder_at(tmp_path))) as theatre:
        theatre.kit.pictures = Blanks()
        SCENES[name](theatre)
        theatre.turn()
    assert enlarged == {}
