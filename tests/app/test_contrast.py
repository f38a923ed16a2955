"""Every word on the screen has a contrast of at least 4.5 to 1 with the very pixels that it is written on."""

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pygame
import pytest

from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.kit import theme
from leonardo.app.kit.brush import Style
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import LEAST_CONTRAST
from leonardo.app.table.looks import colours
from leonardo.app.viewer.scene import ViewerScene
from leonardo.saves.folder import folder_at
from leonardo.ui import still
from leonardo.ui.node import row, text
from scripts.screens.scenes import SCENES
from scripts.screens.theatre import Theatre
from tests.app.contrast_probe import Written, check, looking_on
from tests.app.looked_up import PAGES
from tests.app.scenes.fake_games import FOUR, SEVEN, fake
from tests.app.scenes.menus_harness import House, WithLearning
from tests.app.table.review.moments import Known, moments, session
from tests.app.table.table_harness import Desk
from tests.diagonal import diagonal, first_quick
from tests.ui.trees import brush


@pytest.fixture
def written() -> Iterator[list[Written]]:
    with looking_on() as lines:
        yield lines


SMALL, USUAL = (1024, 640), (1920, 1080)
STYLE = Style(Face.TEXT, 24)
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
    *((name, USUAL) for name in ("start_work", "results", "lesson", "citta_offer")),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "size"), LOOKED_AT)
def test_every_word_can_be_read(name: str, size: tuple[int, int], written: list[Written], tmp_path: Path) -> None:
    with closing(Theatre(size, folder_at(tmp_path))) as theatre:
        SCENES[name](theatre)
        theatre.turn()
    check(written)


@pytest.mark.slow
@first_quick("seat", [0, 3], ids=["yellow", "blue"])
@pytest.mark.usefixtures("screen")
def test_a_review_can_be_read_on_pale_colours_too(seat: int, written: list[Written], tmp_path: Path) -> None:
    desk, found = Desk(tmp_path, SMALL), moments(seat)
    game = session(("Anna", "Bianca", "Cosimo", "Donata", "Enea"))
    with closing(desk.host):
        desk.host.look_back(game, seat, Known(ReviewProgress(1.0, found, over=True)))  # type: ignore[arg-type] # a double
        scene = desk.top(ViewerScene)
        for number in range(len(found)):
            scene.show_moment(number)
            desk.turn()
    check(written)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    "name", diagonal(list(PAGES)[::3], more=[name for name in PAGES if name not in list(PAGES)[::3]], quick=1)
)
def test_what_is_looked_up_can_be_read(name: str, written: list[Written], tmp_path: Path) -> None:
    house = House(tmp_path, SMALL, Settings(reduced_motion=True), games=(WithLearning(),))
    with closing(house.host):
        PAGES[name](house)
        house.turn()
        written.clear()
        house.menu.redraw()
        house.turn()
    check(written)


def test_games_and_options_of_every_kind_can_be_read(written: list[Written], tmp_path: Path) -> None:
    house = House(tmp_path, SMALL, games=(fake("six", options=SEVEN), fake("other", options=FOUR)))
    six, other = (partial(house.host.agree_on, game) for game in ("six", "other"))
    for show in (house.host.show_title, house.host.show_new_game, six, other):
        show()
        house.turn(20)
    assert {"3", "20"} <= {line.text for line in written}
    check(written)


def test_faint_words_are_found(written: list[Written]) -> None:
    paper = pygame.Surface((200, 40))
    paper.fill((240, 224, 190))
    Painter(1).draw(paper, "idle", (10, 20), colour=(190, 160, 120))
    Painter(1).draw(paper, "busy", (100, 20), colour=theme.INK)
    assert [line.text for line in written if line.contrast < LEAST_CONTRAST] == ["idle"]


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("wrap", [False, True])
def test_faint_words_of_a_tree_are_found_on_what_lies_below_them(written: list[Written], wrap: bool) -> None:
    paper = pygame.Surface((400, 40))
    paper.fill((240, 224, 190))
    faint, clear = (text(word, STYLE, ink, wrap=wrap) for word, ink in (("idle", colours.WARM), ("busy", theme.INK)))
    still.draw(brush(paper.get_size()), paper, paper.get_rect(), row(faint, clear))
    assert {line.text for line in written if line.contrast < LEAST_CONTRAST} == {"idle"}
    assert {line.text for line in written} == {"idle", "busy"}
