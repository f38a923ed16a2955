"""Agreeing on a new game."""

import json
import re
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.citta.presentation import CITTA
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.new_game.page import LONGEST_SEED, NewGameScene, SeedPage
from leonardo.app.scenes.new_game.plan import Plan, SeatPlan
from leonardo.app.scenes.new_game.seats import OfferList, SeatPage
from leonardo.app.table.players import looks
from leonardo.saves.schema import BuiltIn, Person
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.scenes.menus_harness import House, PlainPresentation


@pytest.fixture
def plan() -> Plan:
    return Plan.usual(PlainPresentation(), seed=7)


def test_one_person_plays_against_the_best_unless_wished(plan: Plan) -> None:
    assert [type(seated) for seated in plan.seated()] == [Person, BuiltIn, BuiltIn, BuiltIn]
    assert len({seated.name for seated in plan.seated()}) == 4
    assert [seated.colour for seated in plan.seated()] == list(SEAT_COLOURS[:4])


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_seats_come_and_go_at_the_end_with_own_colours(plan: Plan, count: int) -> None:
    plan.resize(6)
    plan.resize(count)
    assert len(plan.seats) == len({seat.colour for seat in plan.seats}) == len(set(plan.names())) == count


def test_a_start_player_who_leaves_does_not_start(plan: Plan) -> None:
    plan.start = 3
    plan.resize(3)
    assert plan.start is None


def test_colours_change_places(plan: Plan) -> None:
    plan.change_colour(0)
    assert [seat.colour for seat in plan.seats] == ["red", "yellow", "green", "blue"]
    plan.change_colour(3)
    assert [seat.colour for seat in plan.seats] == ["red", "yellow", "green", "purple"]


def test_names_are_trimmed_never_empty_and_never_the_same() -> None:
    seats = [SeatPlan("  Anna ", "red", None), SeatPlan("Anna", "blue", None), SeatPlan(" \t", "green", None)]
    assert Plan("davinci", seats, None).names() == ["Anna", "Anna 2", "Cosimo"]


def test_escape_leaves_the_seed_and_then_keeps_the_plan(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    scene.plan.resize(3)
    scene.rebuild()
    seed = scene.plan.seed
    house.press("more")
    assert house.top(SeedPage).form.focus == "seed"
    house.type_text("42")
    house.key(pygame.K_ESCAPE)
    assert scene.plan.seed == seed
    assert house.top(NewGameScene) is scene
    house.key(pygame.K_ESCAPE)
    house.host.show_new_game()
    house.turn()
    assert len(house.top(NewGameScene).plan.seats) == 3


@pytest.mark.slow
def test_a_game_is_agreed_on_by_mouse_and_keyboard(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    scene.form.set_focus("count")
    house.key(pygame.K_LEFT)
    scene.form.set_focus("name 1")
    house.type_text("Lodovica")
    scene.form.set_focus("player 1")
    house.key(pygame.K_LEFT)
    scene.form.set_focus("setup")
    house.key(pygame.K_RIGHT)
    scene.form.set_focus("start")
    house.key(pygame.K_RIGHT)
    house.key(pygame.K_RIGHT)
    house.press("more")
    house.type_text("42")
    house.key(pygame.K_RETURN)
    house.press("colour 0")
    house.press("begin")
    session = house.host.session
    assert session is not None
    assert session.seed == 42
    assert [seated.name for seated in session.seats] == ["Lorenzo", "Lodovica", "Cosimo"]
    assert [type(seated) for seated in session.seats] == [Person, Person, BuiltIn]
    assert session.seats[0].colour == "red"
    setup = session.played.setup
    assert (setup.seats, setup.setup, setup.start) == (3, "expert", 1)


def test_the_seed_is_drawn_and_can_be_drawn_again(house: House) -> None:
    house.host.show_new_game()
    scene = house.top(NewGameScene)
    house.turn()
    seeds = {scene.plan.seed}
    assert "seed" not in house.names()
    house.press("more")
    house.press("draw")
    house.press("done")
    seeds.add(scene.plan.seed)
    assert len(seeds) == 2
    assert all(seed.bit_length() == 129 for seed in seeds), "128 bits that nobody can try out"
    house.press("begin")
    assert house.host.session is not None
    assert house.host.session.seed == scene.plan.seed


def test_all_digits_of_a_drawn_seed_are_copied(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    house.press("more")
    house.press("copy")
    assert copied == [str(scene.plan.seed)]
    assert len(copied[0]) == LONGEST_SEED


def test_the_next_game_is_as_the_last_one_with_another_seed(house: House) -> None:
    session = house.begin()
    house.host.show_title()
    house.host.show_new_game()
    plan = house.top(NewGameScene).plan
    assert evolve(plan, seed=session.seed).seated() == session.seats
    assert plan.seed != session.seed


def test_what_was_agreed_on_is_offered_again_at_the_next_start(house: House) -> None:
    house.host.show_new_game()
    agreed = house.top(NewGameScene).plan
    agreed.resize(3)
    agreed.seats[1] = SeatPlan("Lodovica", "purple", "random", portrait="taqi")
    agreed.start, agreed.chosen["council"] = 1, True
    house.host.begin(agreed)
    kept = json.loads(json.dumps(house.kit.settings.plans))
    again = Plan.restored(kept["davinci"], house.host.games, {})
    assert again == evolve(agreed, seed=0)


def test_a_kept_plan_is_healed_where_something_is_gone(plan: Plan) -> None:
    plan.seats[1].player, plan.chosen = "the one of long ago", {"setup": "expert", "weather": "rain"}
    again = Plan.restored(plan.kept(), {"davinci": PlainPresentation()}, {})
    assert again is not None
    assert again.seats[1].player == "apprentice"
    assert again.chosen == Plan.usual(PlainPresentation(), 0).chosen | {"setup": "expert"}


def test_a_plan_of_before_there_were_tempers_is_offered_again(plan: Plan) -> None:
    kept = plan.kept()
    for seat in kept["seats"]:
        del seat["temper"]
    again = Plan.restored(kept, {"davinci": PlainPresentation()}, {})
    assert again == evolve(plan, seed=0)
    assert {seat.temper for seat in again.seats} == {"any"}


def test_a_temper_that_is_not_there_any_more_is_drawn(plan: Plan) -> None:
    plan.seats[1].temper, plan.seats[2].temper = "angry", "spoiler"
    again = Plan.restored(plan.kept(), {"davinci": PlainPresentation()}, {})
    assert again is not None
    assert [seat.temper for seat in again.seats] == ["any", "any", "spoiler", "any"]


def test_the_seed_draws_the_tempers_of_those_who_may_have_any(plan: Plan) -> None:
    players = [seated.player for seated in plan.seated() if isinstance(seated, BuiltIn)]
    assert all(player.startswith("apprentice:") for player in players)
    assert len(set(players)) == 3
    assert plan.seated() == plan.again(plan.seed).seated()
    drawn = {
        tuple(each.player for each in plan.again(seed).seated()[1:] if isinstance(each, BuiltIn)) for seed in range(9)
    }
    assert len(drawn) > 4


def test_player_and_temper_of_a_seat_are_chosen_by_the_keyboard(house: House) -> None:
    house.host.show_new_game()
    scene = house.top(NewGameScene)
    house.turn()
    scene.form.set_focus("player 1")
    house.key(pygame.K_RETURN)
    page = house.top(SeatPage)
    assert page.form.focus == "player"
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_TAB, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
        house.key(key)
    assert scene.form.focus == "player 1"
    assert (scene.plan.seats[1].player, scene.plan.seats[1].temper) == ("master", "builder")
    house.press("begin")
    assert house.host.session is not None
    assert house.host.session.seats[1] == BuiltIn("Bianca", "red", "master:builder", "bianca")


def test_player_and_temper_of_a_seat_are_chosen_by_the_mouse(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    house.press("player 2")
    page = house.top(SeatPage)
    for name, number in (("player", 4), ("temper", 1)):
        rows = page.form[name]
        assert isinstance(rows, OfferList)
        house.press(rows.rows()[number][1].center)
        house.turn()
    house.press("done")
    seat = house.top(NewGameScene).plan.seats[2]
    assert (seat.player, seat.temper) == ("leonardo", "even")


def test_the_field_of_a_seat_acts_alike_wherever_it_is_pressed(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    rect = house.top(NewGameScene).form["player 1"].rect
    for x in (rect.left + 8, rect.centerx, rect.right - 8):
        house.press((x, rect.centery))
        house.top(SeatPage)
        house.key(pygame.K_ESCAPE)


def test_left_and_right_change_the_player_and_keep_the_temper(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    scene.plan.seats[1].temper = "banker"
    scene.form.set_focus("player 1")
    for player in ("journeyman", "master", "leonardo", "random", None, "apprentice"):
        house.key(pygame.K_RIGHT)
        assert scene.plan.seats[1].player == player
    house.key(pygame.K_LEFT)
    assert (scene.plan.seats[1].player, scene.plan.seats[1].temper) == (None, "banker")


def test_all_opponents_can_be_alike_and_persons_stay(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    plan = house.top(NewGameScene).plan
    plan.seats[3].player, plan.seats[3].temper = "master", "collector"
    house.press("player 3")
    house.press("for all")
    house.top(SeatPage)
    house.press("done")
    house.top(NewGameScene)
    assert [(seat.player, seat.temper) for seat in plan.seats[1:]] == [("master", "collector")] * 3
    assert plan.seats[0].player is None


def test_one_field_sets_the_level_of_all_opponents(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    page = house.top(NewGameScene)
    plan = page.plan
    plan.seats[3].player, plan.seats[2].temper = "master", "collector"
    page.rebuild()
    page.form.set_focus("all")
    for level in ("apprentice", "journeyman", "master"):
        house.key(pygame.K_RIGHT)
        assert [seat.player for seat in plan.seats] == [None, level, level, level]
    house.key(pygame.K_LEFT)
    assert {seat.player for seat in plan.seats[1:]} == {"journeyman"}
    assert plan.seats[2].temper == "collector"


def test_the_first_games_of_a_kind_are_known_as_such(house: House) -> None:
    settings = house.kit.settings
    new = []
    for _ in range(4):
        house.begin()
        new.append(settings.is_new("davinci"))
        house.host.show_title()
        house.turn()
    assert new == [True, True, False, False]
    assert settings.is_new("citta")


def test_where_only_persons_play_no_level_is_set(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    page = house.top(NewGameScene)
    for seat in page.plan.seats:
        seat.player = None
    page.rebuild()
    assert "all" not in [widget.name for widget in page.form.widgets]


def test_a_person_has_no_temper_to_be_chosen(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    house.press("player 0")
    assert house.names() == ["player", "done"]


@pytest.mark.parametrize(
    "kept",
    [
        None,
        "four of us",
        {"game": "davinci"},
        {"game": "chess", "seats": [], "start": None, "chosen": {}},
        {"game": "davinci", "seats": [{"name": "Anna", "colour": "red", "player": None}], "start": None, "chosen": {}},
        {"game": "davinci", "seats": [{"name": "Anna", "colour": "pink", "player": None}] * 2, "start": None},
        {"game": "davinci", "seats": [{"name": "Anna", "colour": "red", "player": None}] * 2, "start": None},
    ],
)
def test_a_kept_plan_that_cannot_be_played_is_left_aside(kept: object) -> None:
    assert Plan.restored(kept, {"davinci": PlainPresentation()}, {}) is None


def test_each_seat_has_a_portrait_that_a_press_changes(house: House) -> None:
    house.host.show_new_game()
    plan = house.top(NewGameScene).plan
    assert [seat.portrait for seat in plan.seats] == ["lorenzo", "bianca", "cosimo", "lucrezia"]
    house.press("portrait 0")
    house.press("begin")
    assert house.host.session is not None
    assert [look.portrait for look in looks(house.host.session)] == ["ginevra", "bianca", "cosimo", "lucrezia"]


def test_a_seat_without_a_portrait_that_is_known_is_given_one(plan: Plan) -> None:
    kept = plan.kept()
    del kept["seats"][0]["portrait"]
    kept["seats"][2]["portrait"] = kept["seats"][1]["portrait"]
    kept["seats"][3]["portrait"] = "nobody"
    again = Plan.restored(kept, {"davinci": PlainPresentation()}, {})
    assert again == evolve(plan, seed=0)


@pytest.mark.usefixtures("screen")
@everywhere()
def test_all_digits_of_a_seed_are_seen_at_once(size: Size, language: str, text_size: int) -> None:
    with spoken(language):
        pilot = Pilot(size, Settings(text_size=text_size))
        page = SeedPage(pilot.kit, Plan.usual(PlainPresentation(), seed=8 * 10 ** (LONGEST_SEED - 1)), lambda: 8)
        pilot.kit.stack.push(page)
        pilot.turn()
        field = page.form["seed"]
        assert isinstance(field, TextField)
        assert field.shows_all
        page.form.set_focus("done")
        assert field.shows_all


def test_it_is_said_how_long_a_game_of_so_many_lasts(house: House) -> None:
    house.host.show_new_game()
    house.turn()
    scene, told = house.top(NewGameScene), []
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT):
        scene.form.set_focus("count")
        house.key(key)
        told.append(scene.form["begin"].hint)
    assert all(re.search(r"\d+ minutes", each) for each in told)
    assert len(set(told)) > 1, "more players take longer"


def test_it_is_said_how_long_a_game_of_so_many_rounds_lasts(tmp_path: Path) -> None:
    house = House(tmp_path, games=[CITTA])
    house.host.show_new_game()
    house.turn()
    scene = house.top(NewGameScene)
    told = [scene.form["begin"].hint]
    scene.form.set_focus("rounds")
    for key in (pygame.K_RIGHT, pygame.K_HOME):
        house.key(key)
        told.append(scene.form["begin"].hint)
    house.host.close()
    assert len(set(told)) == len(told), "more rounds take longer"
    assert CITTA.minutes_of({"rounds": 20}) == CITTA.minutes
    assert CITTA.minutes_of({"rounds": 0}) is None, "nobody can say"
