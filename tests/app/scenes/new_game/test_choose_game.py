"""A new game begins with the choice among the games, where there are several, and each is offered as it was last."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from leonardo.app.citta.presentation import CITTA
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.lessons.lesson_list import LessonsScene
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.scenes.game_plates import ChooseGameScene, GamePlate
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.title import TitleScene
from tests.app.scenes.fake_games import FOUR, GUILDS_NEED_FOUR, fake
from tests.app.scenes.menus_harness import House, PlainPresentation, PlainTable


@pytest.fixture
def house(tmp_path: Path, shared_pictures: None) -> Iterator[House]:  # noqa: ARG001 - it reads none anew
    games = (PlainPresentation(), fake("other", options=FOUR), fake("strict", (3, 4), against=GUILDS_NEED_FOUR))
    house = House(tmp_path / "saves", games=games)
    yield house
    house.host.close()


def agree_on(house: House, game: str, seats: int = 4) -> NewGameScene:
    house.press(f"game {game}")
    scene = house.top(NewGameScene)
    scene.plan.resize(seats)
    scene.rebuild()
    return scene


@pytest.mark.slow
def test_a_game_is_chosen_by_mouse_and_escape_leads_back(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    assert agree_on(house, "other").plan.game == "other"
    house.key(pygame.K_ESCAPE)
    house.top(ChooseGameScene)
    house.press("back")
    house.top(TitleScene)


def test_a_game_is_chosen_by_keys_beginning_at_the_last_one(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    assert house.top(ChooseGameScene).form.focus == "game davinci"
    house.key(pygame.K_RIGHT)
    house.key(pygame.K_RETURN)
    assert house.top(NewGameScene).plan.game == "other"
    house.press("begin")
    assert house.top(PlainTable).session.game.name == "other"
    house.host.show_title()
    house.host.show_new_game()
    house.turn()
    assert house.top(ChooseGameScene).form.focus == "game other"


def test_the_plates_of_the_choice_lie_side_by_side(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    menu, kit = house.menu, house.kit
    plates = [widget for widget in menu.form.widgets if isinstance(widget, GamePlate)]
    assert [plate.name for plate in plates] == ["game davinci", "game other", "game strict"]
    assert len({(plate.rect.top, plate.rect.size) for plate in plates}) == 1
    assert abs(plates[0].rect.height - max(plate.height(kit.page) for plate in plates)) <= 1


def test_the_last_plan_of_each_game_is_kept_for_the_next_start(house: House) -> None:
    agree_on(house, "other", 5)
    house.press("begin")
    house.host.show_title()
    house.turn()
    agree_on(house, "davinci", 2)
    house.press("begin")
    house.host.show_title()
    later = Host(house.kit, house.folder, house.host.games)
    for host in (house.host, later):
        for game, seats in (("other", 5), ("davinci", 2)):
            host.agree_on(game)
            assert len(house.top(NewGameScene).plan.seats) == seats


def test_what_the_rules_refuse_is_told_and_can_be_changed(house: House) -> None:
    scene = agree_on(house, "strict", 3)
    house.press("begin")
    assert "16.1" in house.top(Message).text
    house.press("answer 0")
    assert house.top(NewGameScene) is scene
    assert house.host.session is None
    assert house.kit.settings.plans == {}


def test_the_title_tells_of_which_game_the_one_to_continue_is(house: House) -> None:
    agree_on(house, "other")
    house.press("begin")
    house.host.show_title()
    house.turn()
    scene = house.top(TitleScene)
    about = scene.form["continue"].aside  # type: ignore[attr-defined] # it is a button
    assert about.startswith("Leonardo da Vinci\n")
    assert house.host.title_of("chess") == "chess"


def test_where_several_games_are_taught_one_is_chosen(tmp_path: Path) -> None:
    house = House(tmp_path / "saves", games=(DAVINCI, CITTA))
    with closing(house.host):
        for game in (DAVINCI, CITTA):
            house.press("lessons")
            house.press(f"game {game.game.name}")
            assert house.top(LessonsScene).course.game == game.game.name
            house.key(pygame.K_ESCAPE)
            house.top(TitleScene)


def test_where_several_games_have_rules_one_is_chosen(tmp_path: Path) -> None:
    house = House(tmp_path / "saves", games=(DAVINCI, CITTA))
    rules = CITTA.learning.rules
    assert rules is not None
    with closing(house.host):
        house.press("rules")
        house.press(f"game {CITTA.game.name}")
        assert house.top(RuleBookScene).book is rules()
        house.key(pygame.K_ESCAPE)
        house.top(ChooseGameScene)
