"""Whatever is done, and however frames come: what is seen is, byte for byte, what is drawn from nothing."""

from pathlib import Path
from random import Random

import pygame
import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.scene import TableScene
from scripts.fuzz.frames import EVENTS, LONGER, FrameError, Watched, moving, pages, play_on, wander
from scripts.fuzz.house import WAYS, house
from scripts.fuzz.trials import Field
from scripts.screens.asked import GAMES
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SOME, MANY = 12, 60  # things that are done in the slow run and in the exhaustive one


def tried(folder: Path, game: str, scene: str, seed: int, events: int) -> int:
    """Do so many things at random; return how many frames were compared."""
    random = Random(f"{game}/{scene}/{seed}")
    with house(folder, seed, moving(random)) as here:
        watched = Watched(here)
        here.go_to(scene, game)
        wander(watched, here, random, events)
    return watched.compared


@pytest.mark.parametrize(
    "events", [pytest.param(SOME, marks=pytest.mark.slow), pytest.param(MANY, marks=pytest.mark.exhaustive)]
)
@pytest.mark.parametrize(("game", "scene"), [(GAMES[place % len(GAMES)], scene) for place, scene in enumerate(WAYS)])
def test_a_frame_is_what_is_drawn_from_nothing(tmp_path: Path, game: str, scene: str, events: int) -> None:
    """Each scene is tried with one game; the attack plays longer at a few (`tests/scripts/test_reliability.py`)."""
    assert tried(tmp_path, game, scene, 2, events) > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_a_short_attack_visits_few_scenes_and_a_full_one_all(tmp_path: Path, seed: int) -> None:
    short, full = (pages(Field(tmp_path, {}, seed, share)) for share in (0.01, 1.0))
    assert [scene for scene, _ in full] == list(WAYS)
    assert "table" in [scene for scene, _ in short]
    assert all(events == LONGER * EVENTS for _, events in short)
    assert sum(events for _, events in short) <= EVENTS * len(WAYS)
    assert pages(Field(tmp_path, {}, 3, 0.01)) != short


@first_quick("game", GAMES)
def test_a_frame_that_tells_anything_else_is_found(tmp_path: Path, game: str) -> None:
    with house(tmp_path, 1, Settings(speed=Speed.OFF)) as here:
        watched = Watched(here)
        here.go_to("table", game)
        watched.settle()
        before = watched.compared
        watched.compare()
        assert watched.compared == before + 1
        here.canvas.surface.set_at((300, 300), (1, 2, 3))
        with pytest.raises(FrameError, match=r"\(300, 300, 1, 1\)"):
            watched.compare()


@first_quick("game", GAMES, 2)
def test_to_compare_changes_nothing_that_is_kept(tmp_path: Path, game: str) -> None:
    with house(tmp_path, 1, Settings(speed=Speed.OFF)) as here:
        watched = Watched(here)
        here.go_to("table", game)
        watched.settle()
        while not isinstance(table := here.kit.stack.top, TableScene):
            here.key(pygame.K_RETURN)  # the next person takes the screen, once that has been seen
            watched.settle()
        kept = table.picture, table.picture.last, table.layers, table.heralds
        watched.compare()
        assert kept == (table.picture, table.picture.last, table.layers, table.heralds)
        assert not here.kit.stack.dirty


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_frames_are_compared_while_things_move(tmp_path: Path, game: str) -> None:
    """Decisions are made one after the other at a table where all flies, and frames on the way are looked at."""
    with house(tmp_path, 2, Settings(speed=Speed.NORMAL)) as here:
        watched = Watched(here)
        here.go_to("table", game)
        random = Random(game)
        while watched.moving < 3:
            if isinstance(here.kit.stack.top, TableScene):
                play_on(here, random)
            else:
                here.key(pygame.K_RETURN)  # the next person takes the screen
            watched.settle()


# ---- what was found so


def test_a_button_looks_pressed_wherever_mouse_and_keys_were(tmp_path: Path) -> None:
    with house(tmp_path, 1) as here:
        watched = Watched(here)
        here.go_to("pause", GAMES[0])
        button = here.menu.form["resume"].rect.center
        here.menu.form.set_focus("resume")
        here.hover(button)
        here.turn(3)
        unpressed = pygame.image.tobytes(here.canvas.surface, "RGB")
        here.hold(button)
        assert pygame.image.tobytes(here.canvas.surface, "RGB") != unpressed
        watched.turn()


@pytest.mark.slow
def test_a_hint_by_the_keyboard_goes_with_a_click_on_nothing(tmp_path: Path) -> None:
    with house(tmp_path, 1, Settings(speed=Speed.OFF)) as here:
        watched = Watched(here)
        here.go_to("keys", GAMES[0])
        for _ in range(60):
            here.key(pygame.K_TAB)
            focus = here.menu.form.focus
            if here.menu.form[focus].hint:
                break
        watched.turn()
        here.press((2, 2), pygame.BUTTON_RIGHT)
        watched.turn()
