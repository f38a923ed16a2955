"""Widgets in a form: by mouse, by keyboard, with a focus that is seen."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame
import pytest

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.widgets.basic import Button, Choice, Label, Stepper, Toggle, Widget
from leonardo.app.kit.widgets.form import Form
from leonardo.app.kit.widgets.gui import TextField, TextPage
from leonardo.app.kit.widgets.number import Slider
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.desk import lay_desk
from leonardo.app.scenes.menu import MenuScene
from tests.app.kit.odd_texts import OTHERS, SPACES, UNSEEN
from tests.diagonal import first_quick

done: list[Any] = []


class Shop(MenuScene):
    """Two rows of two buttons, and one of everything else below."""

    def widgets(self, layout: Layout) -> list[Widget]:  # noqa: ARG002 - the places are fixed
        def button(name: str, x: int, y: int, enabled: bool = True) -> Button:
            return Button(name, pygame.Rect(x, y, 180, 40), name, lambda: done.append(name), enabled=enabled)

        return [
            Label(pygame.Rect(40, 5, 300, 30), "Nothing to press"),
            button("a", 40, 40),
            button("b", 260, 40),
            button("c", 40, 120),
            button("d", 260, 120, enabled=False),
            Choice("speed", pygame.Rect(40, 200, 300, 40), ["off", "fast", "slow"], 0, done.append),
            Stepper("player", pygame.Rect(40, 280, 300, 40), ["person", "thumb", "random"], 0, done.append),
            Toggle("motion", pygame.Rect(40, 360, 300, 40), "Motion", on=False, changed=done.append),
            Slider("sounds", pygame.Rect(40, 440, 300, 40), 50, done.append),
            TextField("name", pygame.Rect(40, 520, 300, 40), "Lorenzo", done.append, self.kit, longest=12),
            TextPage("text", pygame.Rect(500, 40, 300, 200), "Many words. " * 60, self.kit),
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        lay_desk(self.kit, surface)


pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def pilot() -> Pilot:
    done.clear()
    pilot = Pilot((1024, 640))
    pilot.kit.stack.push(Shop(pilot.kit))
    pilot.turn(30)
    return pilot


@pytest.fixture
def form(pilot: Pilot) -> Callable[[], Form]:
    def now() -> Form:
        scene = pilot.top(Shop)
        return scene.form

    return now


def test_tab_goes_through_what_can_be_used_and_around_the_end(pilot: Pilot, form: Callable[[], Form]) -> None:
    passed = []
    for _ in range(9):
        passed.append(form().focus)
        pilot.key(pygame.K_TAB)
    assert passed == ["a", "b", "c", "speed", "player", "motion", "sounds", "name", "text"]
    assert form().focus == "a"
    pilot.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert form().focus == "text"


def test_arrows_go_to_the_nearest_in_their_direction(pilot: Pilot, form: Callable[[], Form]) -> None:
    passed = []
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_UP):
        pilot.key(key)
        passed.append(form().focus)
    assert passed == ["b", "a", "c", "speed", "c", "a"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_press_what_has_the_focus(pilot: Pilot, form: Callable[[], Form], key: int) -> None:
    pilot.key(pygame.K_TAB)
    pilot.key(key)
    assert done == ["b"]
    assert form().focus == "b"


def test_the_focus_is_seen(pilot: Pilot, form: Callable[[], Form]) -> None:
    above = pygame.Rect(form()["b"].rect).inflate(12, 12)
    before = pygame.image.tobytes(pilot.canvas.surface.subsurface(above), "RGB")
    pilot.key(pygame.K_TAB)
    assert pygame.image.tobytes(pilot.canvas.surface.subsurface(above), "RGB") != before


def test_a_click_presses_and_takes_the_focus_along(pilot: Pilot, form: Callable[[], Form]) -> None:
    pilot.press("c")
    assert done == ["c"]
    assert form().focus == "c"


@pytest.mark.usefixtures("form")
def test_a_button_needs_to_be_enabled_and_released_on_itself(pilot: Pilot) -> None:
    pilot.hold("a")
    pilot.release("b")
    pilot.press("d")
    assert done == []


@pytest.mark.usefixtures("form")
def test_hovering_is_drawn_once_and_nothing_moves_after(pilot: Pilot) -> None:
    before = pilot.canvas.frames
    pilot.hover("b")
    x, y = pilot.at("b")
    pilot.hover((x + 3, y))
    pilot.turn(10)
    assert pilot.canvas.frames == before + 1


@pytest.mark.usefixtures("form")
def test_a_choice_is_made_by_click_and_by_arrows(pilot: Pilot) -> None:
    x, y = pilot.at("speed")
    pilot.press((x + 120, y))
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_LEFT)
    pilot.key(pygame.K_LEFT)
    assert done == [2, 1, 0]


@pytest.mark.usefixtures("form")
def test_a_stepper_goes_around_by_its_arrows_and_by_keys(pilot: Pilot) -> None:
    x, y = pilot.at("player")
    pilot.press((x - 140, y))
    pilot.press((x + 140, y))
    pilot.key(pygame.K_RIGHT)
    pilot.key(pygame.K_LEFT)
    assert done == [2, 0, 1, 0]


@pytest.mark.usefixtures("form")
def test_a_box_is_checked_and_unchecked(pilot: Pilot) -> None:
    pilot.press("motion")
    pilot.key(pygame.K_SPACE)
    assert done == [True, False]


def test_a_slider_follows_the_mouse_and_the_keys_within_its_ends(pilot: Pilot, form: Callable[[], Form]) -> None:
    slider = form()["sounds"]
    assert isinstance(slider, Slider)
    left, right = (slider.rect.left + 5, slider.rect.centery), (slider.rect.right + 50, slider.rect.centery)
    pilot.drag(left, right)
    assert slider.value == 100
    pilot.key(pygame.K_RIGHT)
    assert slider.value == 100
    pilot.key(pygame.K_LEFT)
    assert slider.value == 95
    assert done[0] == 0


def test_a_line_is_written_over_edited_and_never_too_long(pilot: Pilot, form: Callable[[], Form]) -> None:
    form().set_focus("name")
    pilot.type_text("Ginevra")
    pilot.key(pygame.K_BACKSPACE)
    pilot.type_text("ře")
    assert done[-1] == "Ginevrře"
    pilot.type_text("abcdefghijkl")
    assert done[-1:] == ["Ginevrřeabcd"]
    pilot.key(pygame.K_HOME)
    pilot.key(pygame.K_DELETE)
    assert done[-1:] == ["inevrřeabcd"]


def test_tab_leaves_a_line_and_letters_are_not_typed_elsewhere(pilot: Pilot, form: Callable[[], Form]) -> None:
    form().set_focus("name")
    pilot.key(pygame.K_TAB, unicode="\t")
    pilot.type_text("x")
    assert done == []
    assert form().focus == "text"


def test_a_page_scrolls_by_wheel_and_keys_then_lets_arrows_go(pilot: Pilot, form: Callable[[], Form]) -> None:
    place = form()["text"].rect
    pilot.hover((place.centerx, place.centery))
    before = pygame.image.tobytes(pilot.canvas.surface.subsurface(place), "RGB")
    pilot.wheel(-1)
    after = pygame.image.tobytes(pilot.canvas.surface.subsurface(place), "RGB")
    assert after != before
    form().set_focus("text")
    pilot.key(pygame.K_HOME)
    pilot.turn(2)
    assert pygame.image.tobytes(pilot.canvas.surface.subsurface(place), "RGB") != after
    pilot.key(pygame.K_UP)
    pilot.key(pygame.K_LEFT)
    assert form().focus != "text"


def test_a_change_of_size_keeps_the_focus(pilot: Pilot, form: Callable[[], Form]) -> None:
    form().set_focus("motion")
    pilot.resize((1400, 900))
    assert form().focus == "motion"


@first_quick("odd", [UNSEEN, SPACES, OTHERS], 2, ids=["unseen", "spaces", "others"])
def test_whatever_is_typed_or_pasted_can_be_seen_and_kept(
    pilot: Pilot, form: Callable[[], Form], monkeypatch: pytest.MonkeyPatch, odd: Mapping[str, str]
) -> None:
    form().set_focus("name")
    for name, text in odd.items():
        pilot.key(pygame.K_a, pygame.KMOD_CTRL)
        pilot.post(pygame.Event(pygame.TEXTEDITING, text=text[:50], start=0, length=1))
        pilot.post(pygame.Event(pygame.TEXTINPUT, text=text))
        monkeypatch.setattr("pygame.scrap.get_text", partial(str, text))
        for key in (pygame.K_v, pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_v):
            pilot.key(key, pygame.KMOD_CTRL)
        for word in done:
            assert isinstance(word, str), name
            assert word == one_line(word), name
            assert len(word) <= 12, name


def test_what_is_pasted_is_cut_to_the_room_there_is(
    pilot: Pilot, form: Callable[[], Form], monkeypatch: pytest.MonkeyPatch
) -> None:
    form().set_focus("name")
    monkeypatch.setattr("pygame.scrap.get_text", lambda: "  Anna\xa0\u200cBarbara Caterina\n")
    pilot.key(pygame.K_v, pygame.KMOD_CTRL)
    assert done[-1] == "Anna Barbara"


def test_a_clipboard_that_fails_ends_nothing(
    pilot: Pilot, form: Callable[[], Form], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr("pygame.scrap.get_text", fail)
    monkeypatch.setattr("pygame.scrap.put_text", fail)
    form().set_focus("name")
    pilot.key(pygame.K_a, pygame.KMOD_CTRL)
    pilot.key(pygame.K_c, pygame.KMOD_CTRL)
    pilot.key(pygame.K_v, pygame.KMOD_CTRL)
    assert not done


def test_a_text_of_no_width_is_no_matter_for_a_field(pilot: Pilot) -> None:
    field = TextField("name", pygame.Rect(40, 520, 300, 40), "\ufe0f\u200c", done.append, pilot.kit)
    field.gain()
    field.lose()
    assert field.text == ""


def test_a_dragged_scroll_bar_goes_back_with_the_window(
    pilot: Pilot, form: Callable[[], Form], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = form()["text"]
    assert isinstance(page, TextPage)
    form().set_focus("text")
    pilot.key(pygame.K_DOWN)
    bar = page.box.scroll_bar
    assert bar is not None
    assert bar.sliding_button is not None
    before, knob = bar.start_percentage, bar.sliding_button.rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: knob)
    pilot.hover(knob)
    pilot.turn()
    pilot.hold(knob)
    pilot.turn()
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (knob[0], knob[1] + 60))
    pilot.turn(10)
    assert bar.start_percentage > before
    pilot.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert bar.start_percentage == before
    pilot.turn(10)
    assert bar.start_percentage == before, "nobody holds it any more"


def test_what_is_composed_is_seen_and_written_once_committed(pilot: Pilot, form: Callable[[], Form]) -> None:
    pilot.press("name")
    field = form()["name"]
    assert isinstance(field, TextField)
    pilot.key(pygame.K_END)
    shown = {}
    for composed in ("", "n", "nih"):
        pilot.post(pygame.Event(pygame.TEXTEDITING, text=composed, start=len(composed), length=0))
        pilot.turn(2)
        assert (field.composed, field.text) == (composed, "Lorenzo")
        shown[composed] = pygame.image.tobytes(pilot.canvas.surface.subsurface(field.rect), "RGB")
    assert len(set(shown.values())) == 3
    pilot.post(pygame.Event(pygame.TEXTINPUT, text="ni"))
    assert (field.composed, field.text) == ("", "Lorenzoni")
    pilot.post(pygame.Event(pygame.TEXTEDITING, text="x", start=1, length=0))
    pilot.press("a")
    assert field.composed == ""


def test_a_slip_explains_only_as_long_as_the_mouse_is_there(pilot: Pilot) -> None:
    place = pygame.Rect(40, 40, 180, 40)
    made = Form(pilot.kit, [Button("play", place, "Play", lambda: None, hint="Play automatically")])
    pilot.kit.stack.by_keys = False
    made.set_focus("play")
    assert len(made.covers) == 1
    pilot.kit.stack.by_keys = True
    assert len(made.covers) == 2
