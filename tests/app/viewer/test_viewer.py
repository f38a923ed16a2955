"""Looking back at a game: any game, from any eyes, forward and back, and playing on from any place."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci.picture.onlooker import works
from leonardo.app.davinci.spots import CardSpot, SecretSpot
from leonardo.app.davinci.words.tips import of_another
from leonardo.app.kit.areas import centre
from leonardo.app.kit.scene import IDLE
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.viewer.stage import RevealingViewpoint
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options as DaVinciOptions
from leonardo.play.replay import Replay, Station
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.table.review.moments import session
from tests.app.table.table_harness import Desk
from tests.app.viewer.looking import look_back
from tests.diagonal import diagonal
from tests.engine.davinci.random_games import random_game
from tests.operations import calls
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import ALONE, TinyDesk

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")
USUAL_WORK, MOST_WORK = 15_000, 25_000
"""Functions that are called for a step in either direction, in the median and at most."""

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.NORMAL))
    yield desk
    desk.host.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.NORMAL))
    yield desk
    desk.host.close()


def tiny_game() -> Session:
    return Session(played(GAME, Options()), ALONE, 3, None, "tiny")


def settle(desk: Desk, scene: ViewerScene) -> None:
    desk.wait(lambda: not scene.stage.busy)


def test_going_through_the_game_by_keys_lays_no_slip_over_it(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    tiny.key(pygame.K_RIGHT)
    assert len(scene.form.covers) == len(scene.form.widgets)
    tiny.key(pygame.K_TAB)
    assert len(scene.form.covers) == len(scene.form.widgets) + 1, "anything else is explained"


@pytest.mark.slow
def test_every_event_of_any_game_is_shown_and_gone_back_to(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    places = [scene.place]
    while scene.place != scene.replay.end:
        tiny.key(pygame.K_PERIOD)
        settle(tiny, scene)
        places.append(scene.place)
    assert places == sorted(set(places))
    seen = scene.stage.view()
    for place in places[-2::-1]:
        tiny.key(pygame.K_COMMA)
        assert scene.place == place
    assert scene.stage.view() == scene.stage.eyes.view(scene.replay.at(Station(0)))
    scene.go(scene.replay.end)
    assert scene.stage.view() == seen


def test_decisions_rounds_and_both_ends_have_keys(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    tiny.key(pygame.K_RIGHT)
    tiny.key(pygame.K_RIGHT)
    assert scene.place == Station(2)
    tiny.key(pygame.K_LEFT)
    assert scene.place == Station(1)
    tiny.key(pygame.K_PAGEDOWN)
    assert scene.place == Station(scene.replay.round_begins[1])
    tiny.key(pygame.K_PAGEUP)
    assert scene.place == Station(0)
    tiny.key(pygame.K_END)
    assert scene.place == scene.replay.end
    tiny.key(pygame.K_HOME)
    assert scene.place == Station(0)


def test_decisions_of_a_seat_are_jumped_to_by_keys_and_mouse(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    own = [Station(number) for number, turn in enumerate(scene.replay.turns) if turn.seat == 2]
    tiny.key(pygame.K_3)
    assert scene.place == own[0]
    tiny.key(pygame.K_k)
    assert scene.place == own[1]
    tiny.key(pygame.K_j)
    assert scene.place == own[0]
    field = scene.form["seat"].rect
    tiny.press((field.right - 6, field.centery))
    assert scene.place == own[1]
    tiny.press(field.center)
    assert scene.seat == 0


def test_the_slider_goes_anywhere(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    bar = scene.bar.timeline
    tiny.press((bar.right - 12, bar.centery))
    assert scene.place == scene.replay.end
    tiny.press((bar.left + 4, bar.centery))
    assert scene.place == Station(0)


def test_the_slider_may_be_pulled_before_it_was_ever_drawn(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    scene.rebuild()
    bar = scene.bar.timeline
    assert scene.form["timeline"].drag((bar.right - 12, bar.centery))
    assert scene.place == scene.replay.end


@pytest.mark.slow
def test_it_plays_by_itself_and_stands_still_at_the_end(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    scene.stage.speed = Speed.FAST
    tiny.key(pygame.K_p)
    assert scene.playing
    tiny.wait(lambda: not scene.playing)
    assert scene.place == scene.replay.end
    tiny.wait(lambda: scene.rest() == IDLE)
    scene.stage.speed = Speed.OFF
    tiny.key(pygame.K_p)
    tiny.wait(lambda: scene.place == Station(2))
    tiny.key(pygame.K_LEFT)
    assert not scene.playing, "who goes somewhere has stopped it"


@pytest.mark.slow
@pytest.mark.parametrize("every", diagonal([51], more=[17]))
def test_with_the_eyes_of_a_seat_no_secret_of_another_is_seen(desk: Desk, every: int) -> None:
    game = session(NAMES)
    scene = look_back(desk, game)
    for number in range(0, scene.replay.count, every):
        scene.go(Station(number))
        for way, looking in enumerate(scene.ways):
            scene.look_with(way)
            view = scene.stage.view()
            if not isinstance(looking.eyes, RevealingViewpoint):
                known = game.game.view(scene.replay.state(number), looking.eyes.seat)
                assert evolve(view, options=()) == evolve(known, options=())


def test_all_is_revealed_where_that_is_wished(desk: Desk) -> None:
    scene = look_back(desk, session(NAMES))
    assert isinstance(scene.stage.eyes, RevealingViewpoint)
    bids = 0
    for number in range(scene.replay.count):
        scene.stage.place = Station(number)
        view, state = scene.stage.eyes.view(scene.replay.at(Station(number))), scene.replay.state(number)
        assert [seat.hand for seat in view.seats] == [seat.hand for seat in state.seats]
        if isinstance(state.question, BidQuestion):
            bids += len(state.question.bids)
            assert view.question.bids == state.question.bids
    assert bids


@pytest.mark.slow
@pytest.mark.parametrize("way", diagonal([6], more=[0, 1]))
def test_a_whole_game_moves_with_any_eyes(desk: Desk, way: int) -> None:
    scene = look_back(desk, session(NAMES))
    scene.look_with(way)
    scene.stage.speed = Speed.FAST
    for number in range(2, scene.replay.count, 29):
        scene.go(Station(number))
        scene.step_decision(1)
        for _ in range(12):
            desk.turn()
        scene.step_event(-1)
        desk.turn()


@pytest.mark.slow
def test_a_step_in_either_direction_is_little_work(desk: Desk) -> None:
    """Whether back or forward, and wherever: no step plays the game again from its beginning.

    Each place is stepped over twice: what the first step reads for all games to come is no work of a step.
    """
    scene = look_back(desk, session(NAMES))
    scene.stage.speed = Speed.OFF

    def step(by: int) -> None:
        scene.step_decision(by)
        desk.turn()

    def steps_over(number: int) -> tuple[int, int]:
        scene.go(Station(number))
        desk.turn()
        return calls(partial(step, 1)), calls(partial(step, -1))

    work: list[int] = []
    for number in (*range(20, scene.replay.count - 2, 62), 20):
        work += map(min, steps_over(number), steps_over(number))
    assert sorted(work)[len(work) // 2] < USUAL_WORK
    assert max(work) < MOST_WORK


@pytest.mark.slow
def test_one_plays_on_from_any_place_with_whoever_is_chosen(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    tiny.key(pygame.K_RIGHT)
    tiny.key(pygame.K_b)
    tiny.top(BranchScene)
    tiny.press("seat 1")
    tiny.press("begin")
    tiny.turn()
    game = tiny.host.session
    assert game is not None
    assert game.played == scene.replay.until(1)
    assert game.seats[0] == ALONE[0]
    assert isinstance(game.seats[1], Person) != isinstance(ALONE[1], Person)
    assert game.seats[2] == ALONE[2]
    assert scene.session.played.over, "the old one stays as it was"


def test_at_the_end_the_results_are_shown_instead_of_playing_on(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    tiny.key(pygame.K_END)
    button = scene.form["branch"]
    assert isinstance(button, Button)
    assert button.text == tr("table.button.results")
    tiny.press("branch")
    tiny.turn()
    tiny.top(PodiumScene)
    tiny.key(pygame.K_ESCAPE)
    tiny.turn()
    assert tiny.kit.stack.top is scene


def test_a_broken_off_game_is_played_on_from_its_last_place(tiny: TinyDesk) -> None:
    whole = tiny_game()
    half = Replay(whole.played).until(len(whole.played.turns) // 2)
    scene = look_back(tiny, Session(half, ALONE, 3, None, "tiny"))
    tiny.key(pygame.K_END)
    assert scene.form["branch"].enabled
    tiny.key(pygame.K_b)
    assert isinstance(tiny.kit.stack.top, BranchScene)


def test_all_of_it_is_reached_by_keys_that_are_listed(desk: Desk) -> None:
    scene = look_back(desk, session(NAMES))
    reached = []
    for _ in scene.form.widgets:
        reached.append(scene.form.focus)
        desk.key(pygame.K_TAB)
    assert set(reached) == {widget.name for widget in scene.form.widgets}
    desk.key(pygame.K_F1)
    assert isinstance(desk.kit.stack.top, KeysScene)
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_ESCAPE)
    assert not desk.kit.stack


def test_a_broken_off_game_is_looked_back_at_as_far_as_it_goes(desk: Desk) -> None:
    whole = random_game(DaVinciOptions(3), 5)
    seats = (Person("Anna", "red"), BuiltIn("Dora", "blue", "master"), BuiltIn("Emil", "green", "random"))
    scene = look_back(desk, Session(whole.undo(40), seats, 5, None, "broken"))
    scene.go(scene.replay.end)
    desk.turn()
    assert scene.stage.view().question is not None


def test_a_card_is_looked_at_closely_as_at_the_table(desk: Desk) -> None:
    scene = look_back(desk, session(NAMES))
    view = scene.stage.view()
    card = CardSpot(view.display[0].invention)
    at = centre(scene.stage.picture.areas(view)[card])
    desk.hold(at, pygame.BUTTON_RIGHT)
    assert scene.close_look.spot == card
    desk.key(pygame.K_ESCAPE)
    assert scene.close_look.spot is None
    assert desk.kit.stack.top is scene


def test_the_log_tells_what_has_happened_up_to_the_place(tiny: TinyDesk) -> None:
    scene = look_back(tiny, tiny_game())
    scene.go(Station(0))
    before = len(scene.stage.told())
    tiny.key(pygame.K_l)
    assert scene.log.open
    scene.go(scene.replay.end)
    assert len(scene.stage.told()) > before
    tiny.turn()
    tiny.key(pygame.K_ESCAPE)
    assert not scene.log.open
    assert tiny.kit.stack.top is scene


def test_who_points_at_a_thing_and_waits_is_told_what_it_is(desk: Desk) -> None:
    scene = look_back(desk, session(NAMES))
    scene.go(scene.replay.clamped(40))
    desk.turn()
    card = next(spot for spot in scene.stage.picture.areas(scene.stage.view()) if isinstance(spot, CardSpot))
    desk.hover(centre(scene.stage.picture.areas(scene.stage.view())[card]))
    for _ in range(90):
        desk.turn()
    assert scene.stage.tips
    assert scene.stage.tips[0].spot == card
    desk.key(pygame.K_RIGHT)
    desk.turn()
    assert not scene.stage.tips


def test_all_revealed_names_what_every_seat_works_on(desk: Desk) -> None:
    scene = look_back(desk, session(NAMES))
    scene.go(scene.replay.clamped(60))
    hidden = scene.replay.at(scene.place).view(None)
    shown = scene.stage.view()
    assert isinstance(scene.ways[scene.way].eyes, RevealingViewpoint)
    assert not any(works(seat) for seat in hidden.seats)
    assert any(works(seat) for seat in shown.seats)
    seat = next(number for number, each in enumerate(shown.seats) if works(each))
    place, invention, weeks = works(shown.seats[seat])[0]
    tip = of_another(shown, SecretSpot(seat, place))
    assert tip is not None
    assert INVENTIONS[invention].name in tip.words
    assert f"{weeks} of" in tip.words


@pytest.mark.parametrize(("size", "text_size"), [((1024, 640), 100), ((1024, 640), 130), ((1280, 720), 130)])
def test_in_a_small_window_the_bar_leaves_room_for_the_table(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    """Its widgets have two rows; with a third the cards and labels of a table lay over each other."""
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.NORMAL, text_size=text_size))
    scene = look_back(desk, tiny_game())
    desk.kit.arrange(size)
    desk.turn()
    places = [widget.rect for widget in scene.form.widgets if scene.bar.rect.contains(widget.rect)]
    assert len({place.centery for place in places}) == 2
    assert scene.bar.rect.height < size[1] / 6
    assert all(place.collidelist(places[number + 1 :]) < 0 for number, place in enumerate(places))
    desk.host.close()


def test_larger_text_is_less_large_where_a_table_has_little_height(tmp_path: Path) -> None:
    """The labels of a map would be cut off otherwise."""
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.NORMAL, text_size=130))
    scene = look_back(desk, tiny_game())
    scales = []
    for size in ((1024, 640), (1920, 1080)):
        desk.kit.arrange(size)
        desk.turn()
        scales.append(scene.stage.picture.text_scale)
    assert 1 <= scales[0] < scales[1] == desk.kit.settings.text_scale
    desk.host.close()
