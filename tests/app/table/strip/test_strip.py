"""The strip of any table: what is pressed often lies at one place, and what does not change is not made anew."""

from collections.abc import Mapping
from random import Random

import pytest
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.theme import VERMILION
from leonardo.app.table.shown.marks import Marks, Prompt, PromptButton
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PromptSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.engine.frozen import evolve
from leonardo.ui.screen import Screen
from tests.app.conftest import screen, shared_pictures
from tests.app.kit.layout_probe import LayoutProbe, Line, probing
from tests.app.table.strip.laid import draw, places
from tests.tiny.game import GAME, Options, View
from tests.tiny.table.picture import tiny_track

__all__ = ["screen", "shared_pictures"]

SIZE = 1280, 720
PASS = PromptButton("pass", "Pass")
TOOLS = (
    PromptButton("hint", "Hint", picture="lamp", tool=True),
    PromptButton("skip", "Skip", enabled=False, picture="sign_skip", tool=True),
    PromptButton("undo", "Undo", tool=True),
)
SAID = Prompt(0, "Your turn:", "place two apprentices on a glowing space", (PASS,))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_what_is_pressed_often_lies_at_one_place(text_scale: float) -> None:
    page = Page(size=SIZE, k=SIZE[1] / 1080, text_scale=text_scale)
    brush = Brush(Pictures(), Painter(page.k, text_scale), page, [PlayerStyle("Anna", "red")])
    row = Rect(8, 8, SIZE[0] - 16, 44)
    strip = Strip(brush, row, [tiny_track], ends=["table.button.confirm"])

    def lying(*others: PromptButton) -> Mapping[object, Rect]:
        prompt = Prompt(0, "Your turn:", "hold nothing", (*TOOLS, *others))
        return places(strip, view(), Marks(prompt=prompt))

    end, long = PromptButton("end", "End"), PromptButton("none", "Take nothing at all", quiet=True)
    alone, passing, ending = lying(), lying(PASS), lying(end)
    some, many = lying(long), lying(PromptButton("back", "Put one back"), long, PASS)
    for tool in TOOLS:
        spot = ButtonSpot(tool.key)
        assert alone[spot] == passing[spot] == ending[spot] == some[spot] == many[spot]
    assert passing[ButtonSpot("pass")] == ending[ButtonSpot("end")] == many[ButtonSpot("pass")]
    assert alone[PromptSpot()] == passing[PromptSpot()] == ending[PromptSpot()]
    assert some[ButtonSpot("none")].left > some[PromptSpot()].right


@pytest.fixture
def strip(screen: None) -> Strip:  # noqa: ARG001 - letters need it
    page = Page(size=SIZE, k=SIZE[1] / 1080, text_scale=1.0)
    brush = Brush(Pictures(), Painter(page.k, 1.0), page, [PlayerStyle("Anna", "red")])
    return Strip(brush, Rect(8, 8, SIZE[0] - 16, 44), [tiny_track])


def test_what_was_said_is_not_drawn_again_as_it_comes_back(strip: Strip) -> None:
    screen, seen, surface = Screen(strip.brush, SIZE), view(), Surface(SIZE)

    def show(prompt: Prompt) -> None:
        screen.show(strip.node(seen, Marks(prompt=prompt)))
        screen.frame(surface)

    other = Prompt(0, "Your turn:", "or hold nothing", (PASS,))
    show(SAID)
    show(other)
    made = screen.cache.made_count
    show(SAID)
    show(evolve(other, eye="closely"))
    assert screen.cache.made_count == made
    assert screen.frame(surface) == []


def test_what_does_not_change_lies_as_it_lay(strip: Strip) -> None:
    screen = Screen(strip.brush, SIZE)
    screen.show(strip.node(view(), Marks(prompt=SAID)))
    before = screen.root
    screen.show(strip.node(view(), Marks(prompt=SAID, lit=frozenset([PromptSpot()]))))
    assert screen.root is before


def test_ids_are_spots_in_the_order_of_the_keyboard(strip: Strip) -> None:
    prompt = Prompt(0, "Your turn:", "hold nothing", (*TOOLS, PASS, PromptButton("there", "There", aside=True)))
    buttons = [ButtonSpot(key) for key in ("pass", "hint", "skip", "undo")]
    assert [*places(strip, view(), Marks(prompt=prompt))] == [PromptSpot(), *buttons, LogSpot(), HelpSpot(), MenuSpot()]


def test_a_game_that_is_not_saved_marks_the_menu(strip: Strip) -> None:
    saved, unsaved = Surface(SIZE), Surface(SIZE)
    draw(saved, strip, view(), Marks(prompt=SAID))
    draw(unsaved, strip, view(), Marks(prompt=SAID, unsaved=True))
    menu = places(strip, view(), Marks(prompt=SAID, unsaved=True))[MenuSpot()]
    badge = menu.topright[0] - 3, menu.top + 3
    assert unsaved.get_at(badge)[:3] == VERMILION != saved.get_at(badge)[:3]


def view() -> View:
    """Return what the first seat sees as a game begins."""
    return GAME.view(GAME.begin(GAME.deal(Options(), Random(1))).state, 0)


def test_words_of_which_a_sheet_hides_a_part_are_not_drawn(strip: Strip) -> None:
    def drawn(*hidden: tuple[int, int, int, int]) -> bool:
        page = LayoutProbe(SIZE)
        with probing():
            draw(page, strip, view(), Marks(prompt=SAID, hidden=hidden))
        return any(isinstance(note.what, Line) and note.what.text == SAID.lead for note in page.notes)

    below = (0, 60, *SIZE)
    assert drawn()
    assert drawn(below)
    assert not drawn(below, (0, 28, *SIZE))


@pytest.mark.usefixtures("screen")
def test_in_two_rows_the_prompt_comes_before_the_corner() -> None:
    page = Page(size=(900, 1400), k=0.8, text_scale=1.3)
    brush = Brush(Pictures(), Painter(page.k, 1.3), page, [PlayerStyle("Anna", "red")])
    strip = Strip(brush, Rect(8, 8, 884, 110), [tiny_track])
    found = places(strip, view(), Marks(prompt=SAID))
    assert [*found] == [PromptSpot(), ButtonSpot("pass"), LogSpot(), HelpSpot(), MenuSpot()]
    assert found[PromptSpot()].top > found[MenuSpot()].bottom
    assert found[ButtonSpot("pass")].right == strip.rect.right == found[MenuSpot()].right
