"""The loop: nothing is drawn while nothing happens, and a new size of the window is taken on when it is settled."""

import gc
import sys
from threading import Event

import pygame
import pytest

from leonardo.app.kit.kit import TOAST_MS
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import IDLE, Scene
from leonardo.app.kit.translations import tr
from leonardo.app.kit.tween import Tween
from leonardo.app.kit.window.app import LONGEST_STEP, SETTLED, App, StepClock
from leonardo.app.kit.window.curtain import CLOSES, OPENS, SHUT
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.kit.window.stage import FRAME, Stage


class Dot(Scene):
    """Moves for a while when a key is pressed, and is drawn at each of its places."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.kit)
        self.sizes: list[tuple[int, int]] = []
        self.clicks = 0
        self.way: Tween | None = None

    def arrange(self, layout: Layout) -> None:
        self.sizes.append(layout.size)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.clicks += 1
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_F10, pygame.K_F11):
            return False
        if event.type == pygame.KEYDOWN:
            self.way = Tween(10 * FRAME - 1)
            self.redraw()
        return event.type != pygame.QUIT

    def update(self, milliseconds: float) -> None:
        if self.way:
            self.redraw()
            if self.way.update(milliseconds):
                self.way = None

    def rest(self) -> int:
        return 0 if self.way else IDLE

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((200, 10, 10))


@pytest.fixture
def stage() -> Stage:
    return Stage((1280, 800))


@pytest.fixture
def dot(stage: Stage) -> Dot:
    scene = Dot(stage)
    stage.kit.stack.push(scene)
    stage.turn(2)
    return scene


class Written(Event):
    """Comes after so many looks; what the window says is noted at each of them."""

    def __init__(self, stage: Stage, looks: int) -> None:
        super().__init__()
        self.said: list[str] = []
        self._stage, self._looks = stage, looks

    def wait(self, timeout: float | None = None) -> bool:  # noqa: ARG002 - nobody waits here
        self.said.append(self._stage.kit.aside.text)
        return len(self.said) > self._looks


@pytest.mark.usefixtures("dot")
def test_the_window_says_why_one_waits_for_the_disk(stage: Stage) -> None:
    quick, slow = Written(stage, 0), Written(stage, 3)
    frames = stage.canvas.frames
    stage.app.wait_for(quick)
    assert stage.canvas.frames == frames
    stage.app.wait_for(slow)
    assert slow.said == ["", *[tr("window.slow_disk")] * 3]
    assert stage.canvas.frames == frames + 1
    assert stage.kit.aside.text == ""


def test_nothing_is_drawn_while_nothing_happens(stage: Stage, dot: Dot) -> None:
    before = stage.canvas.frames
    stage.turn(50)
    assert stage.canvas.frames == before
    assert stage.events.waited == IDLE
    assert dot.way is None


def test_what_moves_is_drawn_in_each_frame_and_then_rests(stage: Stage, dot: Dot) -> None:
    before = stage.canvas.frames
    stage.key(pygame.K_a)
    stage.turn(30)
    assert stage.canvas.frames - before == 11
    assert stage.events.waited == IDLE
    assert dot.way is None


@pytest.mark.parametrize("tiny", [(320, 200), (640, 100), (64, 700), (1, 1)])
def test_a_window_too_small_to_read_in_goes_on(stage: Stage, dot: Dot, tiny: tuple[int, int]) -> None:
    large = stage.kit.layout.size
    stage.resize(tiny)
    stage.turn(30)
    assert stage.kit.layout.size == large
    frames = stage.canvas.frames
    dot.redraw()
    stage.turn(2)
    assert stage.canvas.frames == frames + 1, "what changes is seen as small as the window is"
    stage.turn(30)
    assert stage.canvas.frames == frames + 1, "and nothing is drawn while nothing changes"
    stage.resize((1280, 720))
    stage.turn(30)
    assert stage.kit.layout.size == (1280, 720)


def test_in_a_tiny_window_a_click_is_where_it_is_seen(stage: Stage, dot: Dot) -> None:
    clicked: list[tuple[int, int]] = []

    def handle(event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            clicked.append(event.pos)
        return True

    dot.handle = handle  # type: ignore[method-assign]
    stage.resize((320, 200))
    stage.turn(30)
    stage.click((160, 50))
    assert clicked == [(640, 200)]


def test_a_window_that_is_resized_shows_the_old_picture(stage: Stage, dot: Dot) -> None:
    for width in (1300, 1340, 1400):
        stage.canvas.resize((width, 900))
        stage.post(pygame.Event(pygame.VIDEORESIZE, size=(width, 900), w=width, h=900))
        assert stage.canvas.surface.get_at((width - 1, 899))[:3] == (200, 10, 10)
    assert dot.sizes == [(1280, 800)]
    stage.turn(round(SETTLED / FRAME) + 1)
    assert dot.sizes == [(1280, 800), (1400, 900)]
    assert stage.kit.layout.size == (1400, 900)
    assert stage.kit.settings.window == (1400, 900)


def test_clicks_while_the_size_changes_mean_nothing_else(stage: Stage, dot: Dot) -> None:
    stage.canvas.resize((1400, 900))
    stage.post(pygame.Event(pygame.VIDEORESIZE, size=(1400, 900), w=1400, h=900))
    stage.press((10, 10))
    assert dot.clicks == 0
    stage.turn(20)
    stage.press((10, 10))
    assert dot.clicks == 1


def test_a_window_that_was_hidden_is_shown_again(stage: Stage, dot: Dot) -> None:
    before = stage.canvas.frames
    stage.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert stage.canvas.frames == before + 1
    assert not dot.dirty


def test_in_a_minimised_window_all_goes_on_but_nothing_is_drawn(stage: Stage, dot: Dot) -> None:
    stage.key(pygame.K_a)
    stage.post(pygame.Event(pygame.WINDOWMINIMIZED))
    before = stage.canvas.frames
    stage.turn(3)
    assert stage.events.waited == LONGEST_STEP, "nobody sees whether it is smooth"
    stage.turn(30)
    assert stage.canvas.frames == before
    assert dot.way is None
    stage.post(pygame.Event(pygame.WINDOWRESTORED))
    stage.turn()
    assert stage.canvas.frames == before + 1


def test_a_maximised_window_leaves_its_own_size_in_the_settings(stage: Stage, dot: Dot) -> None:
    stage.resize((1400, 900))
    assert stage.kit.settings.window == (1400, 900)
    stage.post(pygame.Event(pygame.WINDOWMAXIMIZED))
    stage.resize((1920, 1060))
    assert stage.kit.settings.window == (1400, 900)
    stage.post(pygame.Event(pygame.WINDOWRESTORED))
    stage.resize((1300, 850))
    assert stage.kit.settings.window == (1300, 850)
    assert dot.sizes[-1] == (1300, 850)


LEFT, BACK = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)


def test_a_person_who_looks_elsewhere_is_called(stage: Stage, dot: Dot) -> None:
    assert dot in stage.kit.stack
    stage.kit.call_person()
    assert not stage.canvas.calls, "who looks at the window needs no call"
    stage.post(LEFT)
    stage.kit.call_person()
    assert stage.canvas.calls == tr("window.your_turn")
    stage.post(BACK)
    assert not stage.canvas.calls
    stage.post(pygame.Event(pygame.WINDOWMINIMIZED))
    stage.kit.call_person()
    assert stage.canvas.calls


@pytest.mark.parametrize("wished", [True, False])
def test_it_is_quiet_in_the_background_where_that_is_wished(stage: Stage, dot: Dot, wished: bool) -> None:
    assert dot in stage.kit.stack
    stage.kit.settings.quiet_away = wished
    usual = stage.kit.audio.sounds, stage.kit.audio.music
    stage.post(LEFT)
    assert (stage.kit.audio.sounds, stage.kit.audio.music) == ((0, 0) if wished else usual)
    stage.post(BACK)
    assert (stage.kit.audio.sounds, stage.kit.audio.music) == usual


def test_the_loop_ends_in_good_order_when_the_system_wishes_so(stage: Stage, dot: Dot) -> None:
    left: list[str] = []
    dot.leave = lambda: left.append("left")  # type: ignore[method-assign]
    stage.kit.may_end = lambda: False
    stage.app.end()
    stage.app.run()
    assert left == ["left"], "nobody is asked"


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)])
def test_f11_and_alt_enter_go_to_full_screen_and_back(stage: Stage, dot: Dot, key: int, mod: int) -> None:
    stage.key(key, mod)
    assert stage.canvas.full_screen
    stage.key(key, mod)
    assert not stage.canvas.full_screen
    assert not stage.kit.settings.full_screen
    assert dot.way is None


def test_scenes_fade_unless_motion_is_not_wanted(stage: Stage, dot: Dot) -> None:
    assert dot.way is None
    stage.kit.stack.push(Dot(stage))
    before = stage.canvas.frames
    stage.turn(30)
    assert 8 < stage.canvas.frames - before < 16
    stage.kit.settings.reduced_motion = True
    stage.kit.stack.push(Dot(stage))
    before = stage.canvas.frames
    stage.turn(30)
    assert stage.canvas.frames - before == 1


class Curtained(Dot):
    """A scene on which a curtain opens."""

    @property
    def curtained(self) -> bool:
        return True


@pytest.mark.slow
def test_a_curtain_closes_over_the_old_and_opens_on_the_new(stage: Stage, dot: Dot) -> None:
    width, height = stage.canvas.surface.get_size()
    middle, outside = (width // 2 - 40, height // 2), (20, height // 2)
    before = stage.canvas.surface.get_at(outside)
    comes = Curtained(stage)
    stage.kit.stack.push(comes)
    stage.turn(round(CLOSES / 2 / FRAME))
    assert stage.canvas.surface.get_at(outside) != before
    assert stage.canvas.surface.get_at(middle) == before
    assert comes.dirty, "nothing of what comes is drawn yet"
    stage.turn(round((CLOSES / 2 + SHUT / 2) / FRAME))
    shut = stage.canvas.surface.get_at(middle)
    assert before not in (shut, stage.canvas.surface.get_at(outside))
    stage.turn(round((SHUT / 2 + OPENS * 0.7) / FRAME))
    assert stage.canvas.surface.get_at(middle) == before
    stage.turn(round(OPENS / FRAME))
    assert stage.canvas.surface.get_at(outside) == before
    frames = stage.canvas.frames
    stage.turn(5)
    assert stage.canvas.frames == frames
    assert dot.way is None


def test_work_that_can_wait_is_done_while_nothing_moves(stage: Stage, dot: Dot) -> None:
    done: list[int] = []
    chores = IdleTasks([lambda: done.append(1)])
    app = App(stage.kit, stage.canvas, StepClock(FRAME), stage.events, chores)
    app.turn()
    dot.way = Tween(3 * FRAME)
    dot.redraw()
    app.turn()
    assert done == []
    for _ in range(6):
        app.turn()
    assert done == [1]
    assert stage.events.waited == IDLE
    stage.kit.later(lambda: done.append(2))
    app.turn()
    assert done == [1, 2]
    stage.kit.later(lambda: done.append(3))
    stage.kit.later(dot.redraw)
    app.turn()
    stage.kit.later(lambda: done.append(4))
    app.turn()
    assert done == [1, 2, 3], "a frame that is drawn has enough to do"
    app.turn()
    assert done == [1, 2, 3, 4]
    gc.unfreeze()


@pytest.mark.usefixtures("stage")
def test_a_busy_thread_holds_the_loop_up_for_little_of_a_frame() -> None:
    assert 1000 * sys.getswitchinterval() < FRAME / 20


def test_closing_the_window_ends_the_program(stage: Stage, dot: Dot) -> None:
    stage.post(pygame.Event(pygame.QUIT))
    assert len(stage.kit.stack) == 0
    stage.app.run()
    assert dot not in stage.kit.stack


@pytest.mark.usefixtures("dot")
def test_silence_by_a_key_is_said_in_passing(stage: Stage) -> None:
    foot = (stage.canvas.surface.get_width() // 2 - 1, stage.canvas.surface.get_height() - stage.kit.layout.px(42))
    bare = stage.canvas.surface.get_at(foot)
    stage.key(pygame.K_F10)
    assert stage.kit.settings.muted
    assert stage.kit.aside.text == tr("window.silent")
    assert stage.canvas.surface.get_at(foot) != bare
    stage.turn(int(TOAST_MS / FRAME) + 2)
    assert stage.canvas.surface.get_at(foot) == bare
    drawn = stage.canvas.frames
    stage.turn(5)
    assert stage.canvas.frames == drawn


def test_the_mouse_is_told_in_points_and_used_in_pixels(stage: Stage, dot: Dot) -> None:
    seen: list[tuple[int, int]] = []

    def see(event: pygame.Event) -> bool:
        seen.extend([event.pos] if "pos" in event.dict else [])
        return True

    dot.handle = see  # type: ignore[method-assign]
    stage.canvas.ratio = 2.0
    stage.canvas.resize((2560, 1600))
    stage.turn(round(SETTLED / FRAME) + 2)
    assert dot.sizes[-1] == (2560, 1600), "no event told of it"
    stage.click((640, 400))
    assert set(seen) == {(1280, 800)}
    stage.post(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))
    stage.turn(round(SETTLED / FRAME) + 2)
    assert stage.kit.settings.window == (1280, 800), "in points, as the next window is asked for"
