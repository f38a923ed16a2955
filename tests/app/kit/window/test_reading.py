"""What is read aloud to who cannot see it: what comes, what the keyboard is at, what changes; a key ends it."""

from collections.abc import Callable
from typing import ClassVar

import pygame
import pytest
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import Scene, Spoken
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.speech import Speech
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.widgets.basic import Button, Choice, Label, Toggle, Widget
from leonardo.app.kit.window.reading import ReadingAloud
from leonardo.app.scenes.menu import MenuScene

pytestmark = pytest.mark.usefixtures("screen")


class Spoke(Speech):
    """Speech that is written down."""

    def __init__(self) -> None:
        super().__init__(None)
        self.said: list[str] = []

    def say(self, sentence: str, *, now: bool = False) -> None:  # noqa: ARG002 - all at once
        if sentence:
            self.said.append(sentence)

    def hush(self) -> None:
        self.said.append("(hush)")

    def take(self) -> list[str]:
        said, self.said = self.said, []
        return said


class Page(MenuScene):
    """A page with words and three things to press."""

    names: ClassVar = ("Guelph", "Ghibelline")

    def widgets(self, layout: Layout) -> list[Widget]:
        rect: Callable[[int], Rect] = lambda row: layout.centred(400, 60).move(0, layout.px(80 * row))  # noqa: E731
        return [
            Button("go", rect(0), "Start game", lambda: None, hint="Begins."),
            Label(rect(1).move(-rect(1).width, 0), "Side"),
            Choice("side", rect(1), self.names, 1, lambda _: None),
            Toggle("rich", rect(2), "Rich start", True, lambda _: None),
            Button("no", rect(3), "Load", lambda: None, enabled=False, hint="There is no game."),
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        self.kit.painter.draw(surface, "New game", (10, 10), Face.TITLE_STRONG, 50)


class Told(Scene):
    """A scene that tells what a test wants."""

    told = Spoken()

    def spoken(self) -> Spoken:
        return self.told


@pytest.fixture
def kit() -> Kit:
    kit = Kit.for_size((1280, 720), Settings(speech=True))
    kit.speech = Spoke()
    return kit


def spoke(kit: Kit) -> Spoke:
    assert isinstance(kit.speech, Spoke)
    return kit.speech


def press(kit: Kit, reading: ReadingAloud, key: int) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")
    reading.heard(event)
    kit.stack.handle(event)
    reading.look()


def test_a_page_is_read_and_then_what_the_keyboard_comes_to(kit: Kit) -> None:
    reading = ReadingAloud(kit)
    kit.stack.push(Page(kit))
    reading.look()
    assert spoke(kit).take() == ["New game. Side", "Start game. Begins."]
    reading.look()
    assert spoke(kit).take() == []
    press(kit, reading, pygame.K_TAB)
    assert spoke(kit).take() == ["(hush)", "Side. Ghibelline, 2 of 2"]
    press(kit, reading, pygame.K_LEFT)
    assert spoke(kit).take() == ["(hush)", "Side. Guelph, 1 of 2"]
    press(kit, reading, pygame.K_TAB)
    assert spoke(kit).take() == ["(hush)", "Rich start: on"]
    press(kit, reading, pygame.K_TAB)
    assert spoke(kit).take() == ["(hush)", "Load. not available. There is no game."]


def test_news_are_told_before_what_is_asked_and_only_once(kit: Kit) -> None:
    reading, scene = ReadingAloud(kit), Told(kit)
    scene.told = Spoken("Bianca plays", "", ("before this began",))
    kit.stack.push(scene)
    reading.look()
    assert spoke(kit).take() == ["Bianca plays"]
    scene.told = Spoken("Your turn", "Roll", ("before this began", "Bianca pays 5", "Bianca buys"))
    reading.look()
    assert spoke(kit).take() == ["Bianca pays 5", "Bianca buys", "Your turn", "Roll"]
    scene.told = Spoken("Your turn", "Roll", ("before this began", "Bianca pays 5"))
    reading.look()
    assert spoke(kit).take() == []


def test_what_a_prompt_tells_of_what_happens_is_said_once(kit: Kit) -> None:
    reading, scene = ReadingAloud(kit), Told(kit)
    kit.stack.push(scene)
    for told in (
        Spoken("Bianca turns"),
        Spoken("Bianca draws 6", news=("Round 1", "Bianca turns")),
        Spoken("Bianca draws 6", news=("Round 1", "Bianca turns", "Bianca draws 6", "Cosimo turns")),
        Spoken("Cosimo turns", news=("Round 1", "Bianca turns", "Bianca draws 6", "Cosimo turns")),
    ):
        scene.told = told
        reading.look()
    assert spoke(kit).take() == ["Bianca turns", "Round 1", "Bianca draws 6", "Cosimo turns"]


def test_what_was_meant_for_one_is_not_said_to_another(kit: Kit) -> None:
    reading, scene = ReadingAloud(kit), Told(kit)
    scene.told = Spoken("Anna, bid", "9 florins", who=("Anna", True))
    kit.stack.push(scene)
    reading.look()
    spoke(kit).take()
    scene.told = Spoken("Cleo, bid", "", ("Anna starts a hammer",), who=("Cleo", True))
    reading.look()
    assert spoke(kit).take() == ["(hush)", "Cleo, bid"]
    kit.stack.push(Page(kit))
    reading.look()
    assert spoke(kit).take()[0] == "(hush)"


def test_nothing_is_said_of_what_comes_over_a_lifted_cover(kit: Kit) -> None:
    reading, scene = ReadingAloud(kit), Told(kit)
    scene.told = Spoken("Anna, bid", "9 florins")
    kit.stack.push(scene)
    reading.look()
    spoke(kit).take()
    scene.told = Spoken(who="peeking", quiet=True)
    reading.look()
    kit.stack.push(Page(kit))
    for key in (pygame.K_TAB, pygame.K_TAB):
        press(kit, reading, key)
    assert set(spoke(kit).take()) == {"(hush)"}
    kit.stack.pop()
    scene.told = Spoken("Anna, bid", "9 florins")
    reading.look()
    assert spoke(kit).take()[-2:] == ["Anna, bid", "9 florins"]


def test_a_press_of_the_mouse_ends_what_is_being_said_too(kit: Kit) -> None:
    ReadingAloud(kit).heard(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5)))
    assert spoke(kit).take() == ["(hush)"]


@pytest.mark.parametrize(("muted", "away"), [(True, False), (False, True)])
def test_nothing_is_said_where_nothing_is_to_be_heard(kit: Kit, muted: bool, away: bool) -> None:
    kit.settings.muted, kit.away = muted, away
    kit.stack.push(Page(kit))
    ReadingAloud(kit).look()
    assert spoke(kit).take() == []


def test_what_is_said_in_passing_is_read_once(kit: Kit) -> None:
    reading = ReadingAloud(kit)
    kit.stack.push(Told(kit))
    kit.aside.say("Sound off")
    reading.look()
    reading.look()
    assert spoke(kit).take() == ["Sound off"]


def test_nothing_is_said_unless_somebody_wishes_so(kit: Kit) -> None:
    kit.settings.speech = False
    reading = ReadingAloud(kit)
    kit.stack.push(Page(kit))
    press(kit, reading, pygame.K_TAB)
    assert spoke(kit).take() == []
