"""Nothing is cut off or lies outside, at every size of the window and of the text."""

from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.words import words
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.scenes.new_game import NewGameScene
from leonardo.saves.faults import Fault, SaveError
from tests.app.scenes.house import House

SIZES = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


def fill_seats(house: House) -> None:
    house.host.show_new_game()
    scene = house.top(NewGameScene)
    scene.plan.resize(5)
    scene.rebuild()


def hand_over(house: House) -> None:
    kit = house.stage.kit
    kit.stack.push(HandOverScene(kit, "Massimiliano di Lorenzo de Medici", "purple", lambda: None))


def explain_every_fault(house: House) -> None:
    for fault in Fault:
        error = SaveError(Path("the-long-evening-with-everyone.leonardo.json"), fault, "state.seats[2].florins is 7")
        house.host.say(words("load.failed"), words(f"saves.{fault.value}", file=error.path.name, detail=error.detail))
        house.stage.turn()


SCENES: dict[str, Callable[[House], None]] = {
    "new game": fill_seats,
    "load": lambda house: house.host.show_saves(),
    "settings": lambda house: house.host.show_settings(),
    "about": lambda house: house.host.show_about(),
    "pause": lambda house: house.host.show_pause(),
    "save as": lambda house: house.host.ask_name(),
    "hand-over": hand_over,
    "messages": explain_every_fault,
    "title": lambda house: house.host.show_title(),
}


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_scene_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    house = House(tmp_path, size, Settings(reduced_motion=True, text_size=text_size), samples=True)
    house.begin()
    for name, show in SCENES.items():
        show(house)
        house.stage.turn()
        window = house.stage.kit.layout.window
        outside = [found.name for found in house.top(MenuScene).form.widgets if not window.contains(found.rect)]
        assert outside == [], name
        assert house.stage.kit.painter.cut == set(), name
    house.host.close()
