"""What was agreed on is kept for each game; what cannot be is pale with its reason, or refused in words."""

import json
from pathlib import Path

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import SettingsFile
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.kit.widgets.basic import Label, Toggle
from leonardo.app.presentation import Agreed, CheckOption, ChoiceOption, NumberOption, Option
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import LastPlans, Plan, against, possible, refusal
from leonardo.app.table.words.explaining import rule_in
from leonardo.engine.game import Objection
from tests.app.kit.languages import spoken
from tests.app.scenes.fake_games import FOUR, GUILDS_NEED_FOUR, NO_WORDS, fake
from tests.app.scenes.menus_harness import House, PlainPresentation

GAMES = {game.game.name: game for game in (PlainPresentation(), fake("other", options=FOUR), fake("third"))}


def test_before_any_game_the_first_one_is_offered_as_usual() -> None:
    plans = LastPlans({}, GAMES, {})
    assert plans.last == "davinci"
    assert plans.next("other", 7) == Plan.usual(GAMES["other"], 7)


def test_each_game_is_offered_as_played_last_with_a_new_seed() -> None:
    plans = LastPlans({}, GAMES, {})
    first, second = Plan.usual(GAMES["davinci"], 1), Plan.usual(GAMES["other"], 2)
    first.resize(2)
    second.resize(6)
    second.chosen["rounds"], second.chosen["guilds"] = 35, True
    for plan in (first, second):
        kept = plans.keep(plan)
    again = LastPlans(json.loads(json.dumps(kept)), GAMES, {})
    assert again.last == "other"
    assert again.next("davinci", 9) == first.again(9)
    assert again.next("other", 9) == second.again(9)
    again.keep(first)
    assert again.last == "davinci"


@pytest.mark.parametrize("kept", [None, [], "davinci", {"chess": {}}, {"davinci": []}, {"other": {"game": "davinci"}}])
def test_what_nobody_can_play_is_left_aside(kept: object) -> None:
    plans = LastPlans(kept, GAMES, {})
    assert plans.last in GAMES
    assert all(plans.next(game, 5) == Plan.usual(GAMES[game], 5) for game in GAMES)


def test_the_plan_of_one_game_is_not_offered_for_another() -> None:
    other = Plan.usual(GAMES["other"], 0).kept()
    assert LastPlans({"third": other}, GAMES, {}).next("third", 5) == Plan.usual(GAMES["third"], 5)


def test_the_one_plan_of_older_settings_is_that_of_its_game(tmp_path: Path) -> None:
    plan = Plan.usual(GAMES["davinci"], 0)
    plan.resize(3)
    older = {**plan.kept(), "chosen": {"setup": "expert", "council": "stronger", "memory": "usual"}}
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"sounds": 30, "plan": older}), encoding="utf-8")
    settings = SettingsFile(path).read()
    assert settings.sounds == 30
    found = LastPlans(settings.plans, GAMES, {}).next("davinci", 4)
    assert len(found.seats) == 3
    assert found.chosen == {"setup": "expert", "council": True, "practice": False, "memory": False}


@pytest.mark.parametrize("plan", [None, 5, {}, {"game": 7}])
def test_older_settings_without_a_plan_are_read_as_well(tmp_path: Path, plan: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"plan": plan}), encoding="utf-8")
    file = SettingsFile(path)
    assert file.read().plans == {}
    assert file.problem is None


def test_who_starts_is_not_agreed_on_where_the_game_draws_it() -> None:
    kept = {**Plan.usual(GAMES["other"], 0).kept(), "start": 2}
    assert LastPlans({"other": kept}, GAMES, {}).next("other", 1).start is None


@pytest.mark.parametrize(
    ("against", "told"),
    [
        (GUILDS_NEED_FOUR, ["guilds need four", "16.1"]),
        (NO_WORDS, ["so many rounds", "2.1"]),
        ("the moon is full", ["the moon is full"]),
    ],
)
def test_a_refusal_tells_the_reason_and_the_rule(against: Objection | str, told: list[str]) -> None:
    game = fake(against=against, counts=(3,))
    found = refusal(game, Plan.usual(game, 3))
    assert all(part in found for part in told)


def test_a_refusal_is_told_in_the_words_that_the_game_has_for_it() -> None:
    game = fake("davinci", against=GUILDS_NEED_FOUR, counts=(3,))
    try:
        for language in ("en", "cs"):
            speak(language)
            why = tr("davinci.objections.apprentices_there_already")
            assert refusal(game, Plan.usual(game, 3)) == tr("new_game.refused_text", why=why, rule="16.1")
    finally:
        speak("en")


def test_what_the_rules_allow_is_not_refused() -> None:
    game = fake(counts=(3,))
    assert refusal(game, Plan.usual(game, 3)) == ""


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


def test_the_rules_refuse_guilds_of_three_and_say_which_once() -> None:
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
    house.turn()
    scene = house.top(NewGameScene)
    scene.plan.chosen["guilds"] = True
    for count, can in ((4, True), (3, False), (4, True)):
        scene.plan.resize(count)
        scene.rebuild()
        house.turn()
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
