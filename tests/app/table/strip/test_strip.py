"""What is said on the strip of any table is set once for its words, buttons and room."""

from random import Random

import pytest
from pygame import Rect, Surface

from leonardo.app.kit.areas import bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.shown.marks import Marks, Prompt, PromptButton
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.timing import Thinking
from tests.app.conftest import screen, shared_pictures
from tests.tiny.game import GAME, Options, View
from tests.tiny.table.picture import TinyTrack

__all__ = ["screen", "shared_pictures"]

SIZE = 1280, 720
PASS = PromptButton("pass", "Pass")
TOOLS = (
    PromptButton("hint", "Hint", picture="lamp", tool=True),
    PromptButton("skip", "Skip", enabled=False, picture="sign_skip", tool=True),
    PromptButton("undo", "Undo", tool=True),
)
SAID = Prompt(0, "Your turn:", "place two apprentices on a glowing space", (PASS,))


class Ruler(Painter):
    """A painter that counts what is measured and wrapped."""

    asked = 0

    def measure(self, *args: object, **named: object) -> tuple[int, int]:
        self.asked += 1
        return super().measure(*args, **named)  # type: ignore[arg-type]

    def wrap(self, *args: object) -> list[str]:
        self.asked += 1
        return super().wrap(*args)  # type: ignore[arg-type]


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
def test_what_is_pressed_often_lies_at_one_place(text_scale: float) -> None:
    page = Page(size=SIZE, k=SIZE[1] / 1080, text_scale=text_scale)
    brush = Brush(Pictures(), Painter(page.k, text_scale), page, [PlayerStyle("Anna", "red")])
    row = Rect(8, 8, SIZE[0] - 16, 44)
    strip = Strip(brush, row, [lambda row: TinyTrack(brush, row)], ends=["table.button.confirm"])

    def lying(*others: PromptButton) -> dict[object, Rect]:
        prompt = Prompt(0, "Your turn:", "hold nothing", (*TOOLS, *others))
        return {spot: bounds(area) for spot, area in strip.spots(view(), Marks(prompt=prompt))}

    end, long = PromptButton("end", "End"), PromptButton("none", "Take nothing at all", quiet=True)
    alone, passing, ending = lying(), lying(PASS), lying(end)
    some, many = lying(long), lying(PromptButton("back", "Put one back"), long, PASS)
    for tool in TOOLS:
        spot = ButtonSpot(tool.key)
        assert alone[spot] == passing[spot] == ending[spot] == some[spot] == many[spot]
    assert passing[ButtonSpot("pass")] == ending[ButtonSpot("end")] == many[ButtonSpot("pass")]
    assert alone[PromptSpot()] == passing[PromptSpot()] == ending[PromptSpot()]
    assert some[ButtonSpot("none")].left > some[PromptSpot()].right


@pytest.mark.usefixtures("screen")
def test_what_was_said_is_not_set_again_as_the_hourglass_turns() -> None:
    ruler = Ruler(SIZE[1] / 1080)
    brush = Brush(Pictures(), ruler, Page(size=SIZE, k=ruler.k), [PlayerStyle("Anna", "red")])
    strip = Strip(brush, Rect(8, 8, SIZE[0] - 16, 44), [lambda row: TinyTrack(brush, row)])
    seen, surface = view(), Surface(SIZE)

    def shown(marks: Marks) -> None:
        *_, prompt, _corner = strip.parts
        prompt.region(seen, marks)
        prompt.draw(surface, seen, marks)
        list(strip.spots(seen, marks))

    other = Prompt(0, "Your turn:", "or hold nothing", (PASS,))
    for turned in (0, 1):
        shown(Marks(prompt=SAID, thinking=Thinking(0, turned=turned)))
        shown(Marks(prompt=other, thinking=Thinking(0, turned=turned)))
        if not turned:
            ruler.asked = 0
    assert ruler.asked == 0


def view() -> View:
    """Return what the first seat sees as a game begins."""
    return GAME.view(GAME.begin(GAME.deal(Options(), Random(1))).state, 0)


@pytest.mark.usefixtures("screen")
def test_words_of_which_a_sheet_hides_a_part_are_not_drawn() -> None:
    page = Page(size=SIZE, k=SIZE[1] / 1080, text_scale=1.0)
    brush = Brush(Pictures(), Painter(page.k, 1.0), page, [PlayerStyle("Anna", "red")])
    strip = Strip(brush, Rect(8, 8, SIZE[0] - 16, 44), [lambda row: TinyTrack(brush, row)])
    said = strip.parts[-3]  # before the buttons and the corner

    def drawn(*hidden: tuple[int, int, int, int]) -> bool:
        surface = Surface(SIZE)
        empty = surface.copy()
        said.draw(surface, view(), Marks(prompt=SAID, hidden=hidden))
        return surface.get_buffer().raw != empty.get_buffer().raw

    below = (0, 60, *SIZE)
    assert drawn()
    assert drawn(below)
    assert not drawn(below, (0, 28, *SIZE))
