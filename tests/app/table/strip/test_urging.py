"""What must not be put off stands in a small line below the prompt, in as many words as have room there."""

import pytest
from pygame import Rect

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.strip.urging import Urging
from tests.app.conftest import screen, shared_pictures
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.app.table.strip.laid import draw
from tests.app.table.strip.test_strip import view
from tests.tiny.table.picture import tiny_track

__all__ = ["screen", "shared_pictures"]

SIZE = 1280, 720
TEXTS = "You lack components: two rounds are left to get some", "Components: two rounds left"

pytestmark = pytest.mark.usefixtures("screen")


def brush(text_scale: float = 1.0, size: tuple[int, int] = SIZE) -> Brush:
    k = size[1] / 1080
    page = Page(size=size, k=k, text_scale=text_scale)
    return Brush(Blanks(), Painter(k, text_scale), page, [PlayerStyle("Anna", "red")])


def test_it_is_said_in_full_else_briefly_else_not_at_all() -> None:
    said = [Urging.fitting(brush(), TEXTS, room, 18) for room in (600, 220, 60)]
    assert [each.text if each is not None else None for each in said] == [*TEXTS, None]


def test_nothing_urgent_takes_no_line() -> None:
    assert Urging.fitting(brush(), (), 600, 18) is None


def test_larger_type_gives_way_before_the_line_is_left_out() -> None:
    larger = Urging.fitting(brush(1.3), TEXTS, 600, 18)
    assert larger is not None
    assert larger.height <= 18
    taller = Urging.fitting(brush(1.3), TEXTS, 600, 40)
    assert taller is not None
    assert taller.height > larger.height


def said(strip: Strip, prompt: Prompt) -> dict[str, Rect]:
    """Return what is written on a strip, and where."""
    page = LayoutProbe(SIZE)
    with probing():
        draw(page, strip, view(), Marks(prompt=prompt))
    return {note.what.text: note.ink for note in page.notes if isinstance(note.what, Line)}


@pytest.mark.parametrize(
    ("urgent", "news", "expected"),
    [
        ((), ("Ben refuses.",), "Ben refuses."),
        (TEXTS, ("Ben refuses.",), f"{TEXTS[0]} · Ben refuses."),
        (TEXTS, ("Ben refuses all that was ever offered to him by anybody who plays at this table " * 3,), TEXTS[0]),
    ],
)
def test_what_is_urgent_comes_before_what_happened(
    urgent: tuple[str, ...], news: tuple[str, ...], expected: str
) -> None:
    strip = Strip(brush(), Rect(8, 8, SIZE[0] - 16, 44), [tiny_track])
    assert expected in said(strip, Prompt(0, "Your turn:", "place workers", urgent=urgent, news=news))


def test_prompt_and_what_is_urgent_stand_one_above_the_other() -> None:
    strip = Strip(brush(), Rect(8, 8, SIZE[0] - 16, 44), [tiny_track])
    written = said(strip, Prompt(0, "Your turn:", "place workers", urgent=TEXTS))
    task, urgent = (next(ink for text, ink in written.items() if word in text) for word in ("place", "omponents"))
    assert task.bottom <= urgent.top
    assert urgent.bottom <= strip.rect.bottom
