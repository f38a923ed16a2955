"""The stack of scenes."""

import pygame
import pytest

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import IDLE, LOOKS, PRESSED_ON, Scene
from leonardo.app.kit.window.pilot import Pilot

told: list[str] = []


class Plain(Scene):
    """Writes down what the stack tells it."""

    def __init__(self, kit: Kit, name: str, resting: int = IDLE) -> None:
        super().__init__(kit)
        self.name, self.resting = name, resting

    def enter(self) -> None:
        told.append(f"enter {self.name}")

    def leave(self) -> None:
        told.append(f"leave {self.name}")

    def pause(self) -> None:
        told.append(f"pause {self.name}")

    def resume(self) -> None:
        told.append(f"resume {self.name}")

    def arrange(self, layout: Layout) -> None:
        told.append(f"arrange {self.name} {layout.size[0]}")

    def handle(self, event: pygame.Event) -> bool:
        told.append(f"{self.name} hears {pygame.event.event_name(event.type)}")
        return True

    def rest(self) -> int:
        return self.resting

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill((0, 0, 0))
        told.append(f"draw {self.name}")


class Overlay(Plain):
    opaque = False


@pytest.fixture
def kit() -> Kit:
    told.clear()
    return Pilot((1280, 800)).kit


def test_a_scene_enters_before_its_layout_and_the_last_pauses(kit: Kit) -> None:
    kit.stack.push(Plain(kit, "title"))
    kit.stack.push(Plain(kit, "table"))
    assert told == ["enter title", "arrange title 1280", "pause title", "enter table", "arrange table 1280"]


def test_a_scene_that_goes_lets_the_one_below_resume(kit: Kit) -> None:
    kit.stack.push(Plain(kit, "title"))
    kit.stack.push(Plain(kit, "about"))
    told.clear()
    kit.stack.pop()
    assert told == ["leave about", "resume title"]


def test_a_scene_in_the_place_of_another_is_not_noticed_below(kit: Kit) -> None:
    kit.stack.push(Plain(kit, "title"))
    kit.stack.push(Plain(kit, "new game"))
    told.clear()
    kit.stack.replace(Plain(kit, "table"))
    assert told == ["leave new game", "enter table", "arrange table 1280"]


def test_a_scene_can_go_from_under_another(kit: Kit) -> None:
    below, above = Plain(kit, "save as"), Overlay(kit, "message")
    kit.stack.push(below)
    kit.stack.push(above)
    told.clear()
    kit.stack.remove(below)
    kit.stack.remove(below)
    assert told == ["leave save as"]
    assert kit.stack.top is above


def test_starting_over_takes_everything_off_from_above(kit: Kit) -> None:
    for name in ("table", "pause", "load"):
        kit.stack.push(Plain(kit, name))
    told.clear()
    kit.stack.start_over(Plain(kit, "title"))
    assert told == ["leave load", "leave pause", "leave table", "enter title", "arrange title 1280"]


def test_an_overlay_is_drawn_above_and_has_the_events(kit: Kit) -> None:
    for scene in (Plain(kit, "title"), Plain(kit, "table"), Overlay(kit, "pause"), Overlay(kit, "message")):
        kit.stack.push(scene)
    told.clear()
    kit.stack.draw(pygame.Surface((8, 8)))
    assert told == ["draw table", "draw pause", "draw message"]
    told.clear()
    kit.stack.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert told == ["message hears KeyDown"]


def test_the_most_restless_scene_that_is_seen_sets_the_pace(kit: Kit) -> None:
    kit.stack.push(Plain(kit, "title", resting=5))
    kit.stack.push(Plain(kit, "table", resting=30))
    kit.stack.push(Overlay(kit, "pause"))
    assert kit.stack.rest() == 30


def test_what_asks_to_be_drawn_is_drawn_once(kit: Kit) -> None:
    scene = Plain(kit, "title")
    kit.stack.push(scene)
    kit.stack.draw(pygame.Surface((8, 8)))
    assert not kit.stack.dirty
    scene.redraw()
    assert kit.stack.dirty


def test_who_presses_on_does_not_answer_what_came_up_meanwhile(kit: Kit) -> None:
    """However slow the frames are: only presses after a moment of quiet are meant for it."""
    kit.stack.push(Plain(kit, "table"))
    cover = Plain(kit, "cover")
    cover.unexpected = True
    kit.stack.push(cover)
    told.clear()
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE)
    for _ in range(PRESSED_ON // LOOKS):
        kit.stack.update(LOOKS - 1)
        assert kit.stack.handle(press)
    assert told == []
    kit.stack.update(LOOKS)
    kit.stack.handle(press)
    assert told == ["cover hears KeyDown"]


def test_nobody_who_never_rests_is_kept_out_for_long(kit: Kit) -> None:
    cover = Plain(kit, "cover")
    cover.unexpected = True
    kit.stack.push(cover)
    told.clear()
    for _ in range((PRESSED_ON + 2 * LOOKS) // 10):
        kit.stack.update(10)
        kit.stack.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE))
    assert "cover hears KeyDown" in told
