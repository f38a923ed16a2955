"""What is laid out and where that is tried: the terms of one list for all pages and all phases of the tables.

A new page or phase is a line in `PAGES` (`tests/app/pages.py`) or in the list of its game, such as
`tests/app/davinci/layouts.py`. `test_layouts.py` says what a reader would complain about.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from _pytest.mark.structures import ParameterSet
from attrs import field, frozen
from pygame import Rect

from leonardo.app.kit.points import Size
from tests.app.kit.layout_probe import LayoutProbe


@frozen
class Corner:
    """Where something is tried: a window, a language that is spoken there, and a size of text.

    What does not fit its place is `cut`; saves may lie in the `folder`.
    """

    folder: Path
    size: Size
    language: str
    text_size: int
    cut: set[str]

    @property
    def text_scale(self) -> float:
        """How much larger than usual the text is wished."""
        return self.text_size / 100


@frozen
class Laid:
    """What lies on a page: words and pictures, what can be pressed, and what is `wrong` besides with it."""

    name: object
    page: LayoutProbe
    pressed: Mapping[Any, Rect] = field(factory=dict)
    wrong: Sequence[str] = ()


@frozen
class Group:
    """Pages or phases that are laid out one after another, at each of these `corners`.

    `names` may be cut, since people chose them. Letters are as large as those of the table where they are
    `read_from_afar`. Where only some kinds of faults matter, these begin with `only` these words.
    """

    lay: Callable[[Corner], Iterator[Laid]]
    corners: Sequence[ParameterSet]
    names: Callable[[], Collection[str]] = tuple
    read_from_afar: bool = True
    only: tuple[str, ...] = ("",)


def apart(page: LayoutProbe, panels: Sequence[Rect]) -> list[str]:
    over = [one for one in panels if any(one.colliderect(each) for each in panels if each is not one)]
    outside = [f"outside: {panel}" for panel in panels if not page.get_rect().contains(panel)]
    return [*outside, *(f"over another: {panel}" for panel in over)]
