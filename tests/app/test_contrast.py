"""Every word on the screen has a contrast of at least 4.5 to 1 with the very pixels that it is written on."""

from contextlib import closing
from pathlib import Path
from statistics import median

import pygame
import pytest
from attrs import frozen

from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.kit import seats, theme
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.theme import LEAST_CONTRAST, Colour, contrast, luminance
from leonardo.app.table.looks import colours
from leonardo.app.viewer.scene import ViewerScene
from leonardo.saves.folder import folder_at
from scripts.screens.scenes import SCENES
from scripts.screens.theatre import Theatre
from tests.app.scenes.fake_games import FOUR, SEVEN, fake
from tests.app.scenes.menus_harness import House
from tests.app.table.review.moments import Known, moments, session
from tests.app.table.table_harness import Desk

INKS = {ink for ink, _ in (*theme.LEGIBLE, *seats.LEGIBLE, *colours.LEGIBLE)}
SAMPLES = (12, 4)
"""In how many columns and rows the ground under a line is looked at."""


@frozen
class Written:
    """A line that was written, its colour, and how light the ground was, 0..1."""

    text: str
    colour: Colour
    ground: float

    @property
    def contrast(self) -> float:
        """Return the contrast between the two, from 1 to 21."""
        return contrast(luminance(self.colour), self.ground)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    lines: list[Written] = []
    lay = Painter.lay

    def look(
        painter: Painter, surface: pygame.Surface, line: pygame.Surface, rect: pygame.Rect, text: str, colour: Colour
    ) -> None:
        seen = rect.clip(surface.get_clip())
        # where a part of a panel is drawn anew, lines that only begin there were looked at as a whole before
        if text.strip() and seen.w * seen.h * 2 > rect.w * rect.h:
            lines.append(Written(text, colour, _lightness(surface.subsurface(seen))))
        lay(painter, surface, line, rect, text, colour)

    monkeypatch.setattr(Painter, "lay", look)
    return lines


def _lightness(ground: pygame.Surface) -> float:
    """Return the median of the luminance of a ground."""
    size = min(SAMPLES[0], ground.get_width()), min(SAMPLES[1], ground.get_height())
    small = pygame.transform.smoothscale(ground, size)
    pixels = [small.get_at((x, y)) for x in range(size[0]) for y in range(size[1])]
    return median(luminance((pixel.r, pixel.g, pixel.b)) for pixel in pixels)


SMALL, USUAL = (1024, 640), (1920, 1080)
LOOKED_FOR_LONG = {
    "foresight",
    "from_deck",
    "results_tied",
    "two_seats",
    "three_seats",
    "bid_opened",
    "bid_sealed",
    "onlooker",
}
"""Moments that take long to find, and show no other words on no other grounds than the rest."""
THOUGHT_FOR_LONG = {"review"}
"""What Leonardo must have thought of before; it is shown with moments that are known beforehand."""
LOOKED_AT = [
    *((name, SMALL) for name in SCENES if name not in LOOKED_FOR_LONG | THOUGHT_FOR_LONG),
    *((name, USUAL) for name in ("start_work", "results")),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), LOOKED_AT)
def test_every_word_can_be_read(name: str, size: tuple[int, int], written: list[Written], tmp_path: Path) -> None:
    with closing(Theatre(size, folder_at(tmp_path))) as theatre:
        SCENES[name](theatre)
        theatre.turn()
    check(written)


@pytest.mark.parametrize("seat", [0, 3], ids=["yellow", "blue"])
@pytest.mark.usefixtures("screen")
def test_a_review_can_be_read_on_pale_colours_too(seat: int, written: list[Written], tmp_path: Path) -> None:
    desk, found = Desk(tmp_path, SMALL), moments(seat)
    game = session(("Anna", "Bianca", "Cosimo", "Donata", "Enea"))
    with closing(desk.host):
        desk.host.look_back(game, seat, Known(ReviewProgress(1.0, found, over=True)))  # type: ignore[arg-type] # a double
        scene = desk.kit.stack.top
        assert isinstance(scene, ViewerScene)
        for number in range(len(found)):
            scene.show_moment(number)
            desk.turn()
    check(written)


def check(written: list[Written]) -> None:
    """Complain about lines that cannot be read, or that are in a colour which nobody has allowed."""
    assert written
    assert [
        f"{line.text!r}: {line.contrast:.1f} in {line.colour}" for line in written if line.contrast < LEAST_CONTRAST
    ] == []
    assert {line.text for line in written if line.colour not in INKS} == set()


def test_games_and_options_of_every_kind_can_be_read(written: list[Written], tmp_path: Path) -> None:
    house = House(tmp_path, SMALL, games=(fake("six", options=SEVEN), fake("other", options=FOUR)))
    for show in (house.host.show_new_game, lambda: house.host.agree_on("six"), lambda: house.host.agree_on("other")):
        show()
        house.stage.turn(20)
    assert {"3", "20"} <= {line.text for line in written}
    check(written)


def test_faint_words_are_found(written: list[Written]) -> None:
    paper = pygame.Surface((200, 40))
    paper.fill((240, 224, 190))
    Painter(1).draw(paper, "idle", (10, 20), colour=(190, 160, 120))
    Painter(1).draw(paper, "busy", (100, 20), colour=theme.INK)
    assert [line.text for line in written if line.contrast < LEAST_CONTRAST] == ["idle"]
