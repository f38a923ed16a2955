"""A game has any number of options of any kind, and three to six seats; all of them can be agreed on at one page."""

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Choice, Label, Stepper, Toggle
from leonardo.app.kit.widgets.number import NumberField
from leonardo.app.presentation import CheckOption, ChoiceOption, NumberOption, Option
from leonardo.app.scenes.new_game.page import NewGameScene
from tests.app.scenes.fake_games import FOUR, GUILDS, ROUNDS, SEVEN, fake
from tests.app.scenes.menus_harness import House, PlainTable
from tests.diagonal import first_quick

KINDS = {ChoiceOption: (Choice, Stepper), CheckOption: (Toggle,), NumberOption: (NumberField,)}
pytestmark = pytest.mark.usefixtures("shared_pictures")


def page(folder: Path, options: Sequence[Option], size: tuple[int, int] = (1024, 640)) -> tuple[House, NewGameScene]:
    house = House(folder, size, games=[fake(options=options)])
    house.host.show_new_game()
    house.turn()
    return house, house.top(NewGameScene)


@first_quick("options", [(), (GUILDS,), FOUR, SEVEN], 2, ids=len)
def test_each_option_is_shown_and_begins_as_usual(tmp_path: Path, options: Sequence[Option]) -> None:
    house, scene = page(tmp_path, options)
    for option in options:
        assert isinstance(scene.form[option.name], KINDS[type(option)])
    house.press("begin")
    house.top(PlainTable)
    house.host.close()


def test_choices_checks_and_numbers_are_set_by_the_keyboard(tmp_path: Path) -> None:
    _, scene = page(tmp_path, SEVEN)
    stage = scene.kit.stack
    house_keys = {"rounds": pygame.K_RIGHT, "first": pygame.K_RIGHT, "guilds": pygame.K_SPACE, "quiet": pygame.K_RETURN}
    for name, key in house_keys.items():
        scene.form.set_focus(name)
        scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    assert stage.top is scene
    assert {name: scene.plan.chosen[name] for name in house_keys} == {
        "rounds": 25,
        "first": "expert",
        "guilds": True,
        "quiet": False,
    }


def test_a_typed_number_counts_though_begin_is_pressed_next(tmp_path: Path) -> None:
    house, scene = page(tmp_path, (ROUNDS,))
    scene.form.set_focus("rounds")
    house.type_text("41")
    house.press("begin")
    assert house.kit.settings.plans["fake"]["chosen"] == {"rounds": 40}
    house.host.close()


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 640)], ids=str)
def test_what_is_said_of_a_number_follows_it_while_it_is_changed(tmp_path: Path, size: tuple[int, int]) -> None:
    house = House(tmp_path, size, games=[PRESENTATIONS["citta"]])
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    field = scene.form["rounds"]
    scene.form.set_focus("rounds")
    said = []
    for key in (pygame.K_END, pygame.K_LEFT):
        house.key(key)
        said.append({field.hint, *(each.text for each in scene.form.widgets if isinstance(each, Label))})
    endless, limited = tr("citta.options.rounds.0_about"), tr("citta.options.rounds.about")
    assert [(endless in each, limited in each) for each in said] == [(True, False), (False, True)]


def test_more_options_than_fit_are_shared_among_leaves(tmp_path: Path) -> None:
    many = tuple(CheckOption(f"rule{number}", "davinci.options.council") for number in range(20))
    house, scene = page(tmp_path, many)
    turning = scene.form["leaf"]
    assert isinstance(turning, Stepper)
    seen: list[str] = []
    for _ in turning.texts:
        seen += [name for name in house.names() if name.startswith("rule")]
        scene.form.set_focus("leaf")
        house.key(pygame.K_RIGHT)
    assert seen == [option.name for option in many]


@pytest.mark.slow
def test_who_starts_is_asked_only_where_it_can_be_agreed_on(tmp_path: Path) -> None:
    house, _ = page(tmp_path, FOUR)
    assert "start" not in house.names()
    assert "more" in house.names()


@pytest.mark.parametrize("counts", [(2, 4), (3, 4, 5, 6), (6,)], ids=str)
def test_as_many_sit_down_as_the_game_allows(tmp_path: Path, counts: Sequence[int]) -> None:
    house = House(tmp_path, (1000, 1400), games=[fake(counts=counts)])
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    choice = scene.form["count"]
    assert isinstance(choice, Choice)
    assert choice.texts == [str(count) for count in counts]
    while "join" in house.names():
        house.press("join")
    rows = [scene.form[f"player {seat}"].rect for seat in range(counts[-1])]
    assert len(scene.plan.seats) == counts[-1]
    assert [rect.collidelist(rows) for rect in rows] == list(range(counts[-1]))
