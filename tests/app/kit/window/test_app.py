"""The loop: nothing is drawn while nothing happens, and a new size of the window is taken on when it is settled."""

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
from leonardo.app.kit.window.pilot import FRAME, Pilot


class Dot(Scene):
    """Moves for a while when a key is pressed, and is drawn at each of its places."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.kit)
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
def pilot() -> Pilot:
    return Pilot((1280, 800))


@pytest.fixture
def dot(pilot: Pilot) -> Dot:
    scene = Dot(pilot)
    pilot.kit.stack.push(scene)
    pilot.turn(2)
    return scene


class Written(Event):
    """Comes after so many looks; what the window says is noted at each of them."""

    def __init__(self, pilot: Pilot, looks: int) -> None:
        super().__init__()
        self.said: list[str] = []
        self._stage, self._looks = pilot, looks

    def wait(self, timeout: float | None = None) -> bool:  # noqa: ARG002 - nobody waits here
        self.said.append(self._stage.kit.aside.text)
        return len(self.said) > self._looks


@pytest.mark.usefixtures("dot")
def test_the_window_says_why_one_waits_for_the_disk(pilot: Pilot) -> None:
    quick, slow = Written(pilot, 0), Written(pilot, 3)
    frames = pilot.canvas.frames
    pilot.app.wait_for(quick)
    assert pilot.canvas.frames == frames
    pilot.app.wait_for(slow)
    assert slow.said == ["", *[tr("window.slow_disk")] * 3]
    assert pilot.canvas.frames == frames + 1
    assert pilot.kit.aside.text == ""


def test_nothing_is_drawn_while_nothing_happens(pilot: Pilot, dot: Dot) -> None:
    before = pilot.canvas.frames
    pilot.turn(50)
    assert pilot.canvas.frames == before
    assert pilot.events.waited == IDLE
    assert dot.way is None


def test_what_moves_is_drawn_in_each_frame_and_then_rests(pilot: Pilot, dot: Dot) -> None:
    before = pilot.canvas.frames
    pilot.key(pygame.K_a)
    pilot.turn(30)
    assert pilot.canvas.frames - before == 11
    assert pilot.events.waited == IDLE
    assert dot.way is None


@pytest.mark.parametrize("tiny", [(320, 200), (640, 100), (64, 700), (1, 1)])
def test_a_window_too_small_to_read_in_goes_on(pilot: Pilot, dot: Dot, tiny: tuple[int, int]) -> None:
    large = pilot.kit.layout.size
    pilot.resize(tiny)
    pilot.turn(30)
    assert pilot.kit.layout.size == large
    frames = pilot.canvas.frames
    dot.redraw()
    pilot.turn(2)
    assert pilot.canvas.frames == frames + 1, "what changes is seen as small as the window is"
    pilot.turn(30)
    assert pilot.canvas.frames == frames + 1, "and nothing is drawn while nothing changes"
    pilot.resize((1280, 720))
    pilot.turn(30)
    assert pilot.kit.layout.size == (1280, 720)


def test_in_a_tiny_window_a_click_is_where_it_is_seen(pilot: Pilot, dot: Dot) -> None:
    clicked: list[tuple[int, int]] = []

    def handle(event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            clicked.append(event.pos)
        return True

    dot.handle = handle  # type: ignore[method-assign]
    pilot.resize((320, 200))
    pilot.turn(30)
    pilot.press((160, 50))
    assert clicked == [(640, 200)]


def test_a_window_that_is_resized_shows_the_old_picture(pilot: Pilot, dot: Dot) -> None:
    for width in (1300, 1340, 1400):
        pilot.canvas.resize((width, 900))
        pilot.post(pygame.Event(pygame.VIDEORESIZE, size=(width, 900), w=width, h=900))
        assert pilot.canvas.surface.get_at((width - 1, 899))[:3] == (200, 10, 10)
    assert dot.sizes == [(1280, 800)]
    pilot.turn(round(SETTLED / FRAME) + 1)
    assert dot.sizes == [(1280, 800), (1400, 900)]
    assert pilot.kit.layout.size == (1400, 900)
    assert pilot.kit.settings.window == (1400, 900)


def test_clicks_while_the_size_changes_mean_nothing_else(pilot: Pilot, dot: Dot) -> None:
    pilot.canvas.resize((1400, 900))
    pilot.post(pygame.Event(pygame.VIDEORESIZE, size=(1400, 900), w=1400, h=900))
    pilot.hold((10, 10))
    assert dot.clicks == 0
    pilot.turn(20)
    pilot.hold((10, 10))
    assert dot.clicks == 1


def test_a_window_that_was_hidden_is_shown_again(pilot: Pilot, dot: Dot) -> None:
    before = pilot.canvas.frames
    pilot.post(pygame.Event(pygame.WINDOWEXPOSED))
    assert pilot.canvas.frames == before + 1
    assert not dot.dirty


def test_in_a_minimised_window_all_goes_on_but_nothing_is_drawn(pilot: Pilot, dot: Dot) -> None:
    pilot.key(pygame.K_a)
    pilot.post(pygame.Event(pygame.WINDOWMINIMIZED))
    before = pilot.canvas.frames
    pilot.turn(3)
    assert pilot.events.waited == LONGEST_STEP, "nobody sees whether it is smooth"
    pilot.turn(30)
    assert pilot.canvas.frames == before
    assert dot.way is None
    pilot.post(pygame.Event(pygame.WINDOWRESTORED))
    pilot.turn()
    assert pilot.canvas.frames == before + 1


def test_a_maximised_window_leaves_its_own_size_in_the_settings(pilot: Pilot, dot: Dot) -> None:
    pilot.resize((1400, 900))
    assert pilot.kit.settings.window == (1400, 900)
    pilot.post(pygame.Event(pygame.WINDOWMAXIMIZED))
    pilot.resize((1920, 1060))
    assert pilot.kit.settings.window == (1400, 900)
    pilot.post(pygame.Event(pygame.WINDOWRESTORED))
    pilot.resize((1300, 850))
    assert pilot.kit.settings.window == (1300, 850)
    assert dot.sizes[-1] == (1300, 850)


LEFT, BACK = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)


def test_a_person_who_looks_elsewhere_is_called(pilot: Pilot, dot: Dot) -> None:
    assert dot in pilot.kit.stack
    pilot.kit.call_person()
    assert not pilot.canvas.calls, "who looks at the window needs no call"
    pilot.post(LEFT)
    pilot.kit.call_person()
    assert pilot.canvas.calls == tr("window.your_turn")
    pilot.post(BACK)
    assert not pilot.canvas.calls
    pilot.post(pygame.Event(pygame.WINDOWMINIMIZED))
    pilot.kit.call_person()
    assert pilot.canvas.calls


@pytest.mark.parametrize("wished", [True, False])
def test_it_is_quiet_in_the_background_where_that_is_wished(pilot: Pilot, dot: Dot, wished: bool) -> None:
    assert dot in pilot.kit.stack
    pilot.kit.settings.quiet_away = wished
    usual = pilot.kit.audio.sounds, pilot.kit.audio.music
    pilot.post(LEFT)
    assert (pilot.kit.audio.sounds, pilot.kit.audio.music) == ((0, 0) if wished else usual)
    pilot.post(BACK)
    assert (pilot.kit.audio.sounds, pilot.kit.audio.music) == usual


def test_the_loop_ends_in_good_order_when_the_system_wishes_so(pilot: Pilot, dot: Dot) -> None:
    left: list[str] = []
    dot.leave = lambda: left.append("left")  # type: ignore[method-assign]
    pilot.kit.may_end = lambda: False
    pilot.app.end()
    pilot.app.run()
    assert left == ["left"], "nobody is asked"


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT)])
def test_f11_and_alt_enter_go_to_full_screen_and_back(pilot: Pilot, dot: Dot, key: int, mod: int) -> None:
    pilot.key(key, mod)
    assert pilot.canvas.full_screen
    pilot.key(key, mod)
    assert not pilot.canvas.full_screen
    assert not pilot.kit.settings.full_screen
    assert dot.way is None


def test_scenes_fade_unless_motion_is_not_wanted(pilot: Pilot, dot: Dot) -> None:
    assert dot.way is None
    pilot.kit.stack.push(Dot(pilot))
    before = pilot.canvas.frames
    pilot.turn(30)
    assert 8 < pilot.canvas.frames - before < 16
    pilot.kit.settings.reduced_motion = True
    pilot.kit.stack.push(Dot(pilot))
    before = pilot.canvas.frames
    pilot.turn(30)
    assert pilot.canvas.frames - before == 1


class Curtained(Dot):
    """A scene on which a curtain opens."""

    @property
    def curtained(self) -> bool:
        return True


@pytest.mark.slow
def test_a_curtain_closes_over_the_old_and_opens_on_the_new(pilot: Pilot, dot: Dot) -> None:
    width, height = pilot.canvas.surface.get_size()
    middle, outside = (width // 2 - 40, height // 2), (20, height // 2)
    before = pilot.canvas.surface.get_at(outside)
    comes = Curtained(pilot)
    pilot.kit.stack.push(comes)
    pilot.turn(round(CLOSES / 2 / FRAME))
    assert pilot.canvas.surface.get_at(outside) != before
    assert pilot.canvas.surface.get_at(middle) == before
    assert comes.dirty, "nothing of what comes is drawn yet"
    pilot.turn(round((CLOSES / 2 + SHUT / 2) / FRAME))
    shut = pilot.canvas.surface.get_at(middle)
    assert before not in (shut, pilot.canvas.surface.get_at(outside))
    pilot.turn(round((SHUT / 2 + OPENS * 0.7) / FRAME))
    assert pilot.canvas.surface.get_at(middle) == before
    pilot.turn(round(OPENS / FRAME))
    assert pilot.canvas.surface.get_at(outside) == before
    frames = pilot.canvas.frames
    pilot.turn(5)
    assert pilot.canvas.frames == frames
    assert dot.way is None


def test_work_that_can_wait_is_done_while_nothing_moves(pilot: Pilot, dot: Dot) -> None:
    done: list[int] = []
    chores = IdleTasks([lambda: done.append(1)])
    app = App(pilot.kit, pilot.canvas, StepClock(FRAME), pilot.events, chores)
    app.turn()
    dot.way = Tween(3 * FRAME)
    dot.redraw()
    app.turn()
    assert done == []
    for _ in range(6):
        app.turn()
    assert done == [1]
    assert pilot.events.waited == IDLE
    pilot.kit.later(lambda: done.append(2))
    app.turn()
    assert done == [1, 2]
    pilot.kit.later(lambda: done.append(3))
    pilot.kit.later(dot.redraw)
    app.turn()
    pilot.kit.later(lambda: done.append(4))
    app.turn()
    assert done == [1, 2, 3], "a frame that is drawn has enough to do"
    app.turn()
    assert done == [1, 2, 3, 4]


@pytest.mark.usefixtures("pilot")
def test_a_busy_thread_holds_the_loop_up_for_little_of_a_frame() -> None:
    assert 1000 * sys.getswitchinterval() < FRAME / 20


def test_closing_the_window_ends_the_program(pilot: Pilot, dot: Dot) -> None:
    pilot.post(pygame.Event(pygame.QUIT))
    assert len(pilot.kit.stack) == 0
    pilot.app.run()
    assert dot not in pilot.kit.stack


@pytest.mark.usefixtures("dot")
def test_silence_by_a_key_is_said_in_passing(pilot: Pilot) -> None:
    foot = (pilot.canvas.surface.get_width() // 2 - 1, pilot.canvas.surface.get_height() - pilot.kit.layout.px(42))
    bare = pilot.canvas.surface.get_at(foot)
    pilot.key(pygame.K_F10)
    assert pilot.kit.settings.muted
    assert pilot.kit.aside.text == tr("window.silent")
    assert pilot.canvas.surface.get_at(foot) != bare
    pilot.turn(int(TOAST_MS / FRAME) + 2)
    assert pilot.canvas.surface.get_at(foot) == bare
    drawn = pilot.canvas.frames
    pilot.turn(5)
    assert pilot.canvas.frames == drawn


def test_the_mouse_is_told_in_points_and_used_in_pixels(pilot: Pilot, dot: Dot) -> None:
    seen: list[tuple[int, int]] = []

    def see(event: pygame.Event) -> bool:
        seen.extend([event.pos] if "pos" in event.dict else [])
        return True

    dot.handle = see  # type: ignore[method-assign]
    pilot.canvas.ratio = 2.0
    pilot.canvas.resize((2560, 1600))
    pilot.turn(round(SETTLED / FRAME) + 2)
    assert dot.sizes[-1] == (2560, 1600), "no event told of it"
    pilot.press((640, 400))
    assert set(seen) == {(1280, 800)}
    pilot.post(pygame.Event(pygame.WINDOWMOVED, x=0, y=0))
    pilot.turn(round(SETTLED / FRAME) + 2)
    assert pilot.kit.settings.window == (1280, 800), "in points, as the next window is asked for"
