"""What cannot be with those who sit there is pale, with its reason, and never refused after the fact."""

from pathlib import Path

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import languages, tr
from leonardo.app.kit.widgets.basic import Label, Toggle
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, NumberOption, Option
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.new_game.plans import against, possible, refusal
from leonardo.app.table.words.cited import rule_in
from tests.app.kit.languages import spoken
from tests.app.scenes.menus_harness import House

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SEATED = [(game, count) for game, each in PRESENTATIONS.items() for count in each.game.seat_counts]


def values(option: Option) -> list[Agreed]:
    if isinstance(option, CheckOption):
        return [True, False]
    if isinstance(option, ChoiceOption):
        return list(option.values)
    assert isinstance(option, NumberOption)
    return list(option.numbers)


def plan_of(game: str, count: int) -> Plan:
    plan = Plan.usual(PRESENTATIONS[game], 5)
    plan.resize(count)
    return plan


@pytest.mark.parametrize(("game", "count"), SEATED)
def test_nothing_that_can_be_chosen_is_refused(game: str, count: int) -> None:
    presentation, plan = PRESENTATIONS[game], plan_of(game, count)
    for option in presentation.options:
        for value in values(option):
            plan.chosen[option.name] = value
            assert refusal(presentation, plan) == "", (option.name, value)
    for option in presentation.options:
        if isinstance(option, CheckOption):
            plan.chosen[option.name] = True
    assert refusal(presentation, plan) == ""


def test_the_rules_are_against_guilds_of_three_and_it_is_said_once_which() -> None:
    presentation = PRESENTATIONS["citta"]
    guilds = next(option for option in presentation.options if option.name == "guilds")
    for language in languages():
        with spoken(language):
            why = against(presentation, plan_of("citta", 3), guilds)
            assert rule_in(why) == "16.1"
            assert why.count("16.1") == 1
    assert against(presentation, plan_of("citta", 4), guilds) == ""


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_practice_is_for_one_person(game: str) -> None:
    presentation, plan = PRESENTATIONS[game], plan_of(game, PRESENTATIONS[game].game.seat_counts[-1])
    practice = next(option for option in presentation.options if isinstance(option, CheckOption) and option.alone)
    plan.chosen[practice.name] = True
    assert possible(presentation, plan)[practice.name] is True
    plan.seats[1].player = None
    assert against(presentation, plan, practice) == tr("new_game.practice.alone")
    assert possible(presentation, plan)[practice.name] is False


def test_guilds_are_pale_with_three_and_chosen_again_with_four(tmp_path: Path) -> None:
    house = House(tmp_path, (1280, 720), games=[PRESENTATIONS["citta"]])
    house.host.agree_on("citta")
    house.stage.turn()
    scene = house.top(NewGameScene)
    scene.plan.chosen["guilds"] = True
    for count, can in ((4, True), (3, False), (4, True)):
        scene.plan.resize(count)
        scene.rebuild()
        house.stage.turn()
        guilds = scene.form["guilds"]
        assert isinstance(guilds, Toggle)
        assert (guilds.enabled, guilds.on) == (can, can)
        told = {each.text for each in scene.form.widgets if isinstance(each, Label)} | {guilds.hint}
        assert (tr("citta.objections.guilds_need_seats") in told) is not can
    scene.plan.resize(3)
    scene.rebuild()
    guilds = scene.form["guilds"]
    guilds.press()
    assert scene.plan.chosen["guilds"] is True
    house.host.close()
