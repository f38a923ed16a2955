"""Nothing on any page or table is cut off, covered, too small or off the window: at every size, in every language."""

from pathlib import Path

import pytest

from leonardo.app.kit.points import Size
from tests.app.citta.layouts import TABLES as CITTA
from tests.app.davinci.layouts import TABLES as DAVINCI
from tests.app.engines.layouts import TABLES as ENGINES
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import SMALLEST_TEXT, faults, legible, probing
from tests.app.layouts import Corner, Group
from tests.app.pages import PAGES

pytestmark = pytest.mark.usefixtures("screen")

EVERYTHING = {**PAGES, **DAVINCI, **CITTA, **ENGINES}


def complaints(group: Group, at: Corner) -> list[str]:
    """What a reader would complain about on any page of a group."""
    found: set[str] = set()
    names, smallest = group.names(), legible(at.size) if group.read_from_afar else SMALLEST_TEXT
    for laid in group.lay(at):
        wrong = (*faults(laid.page, laid.pressed, at.cut, names, smallest), *laid.wrong)
        found |= {f"{laid.name}: {fault}" for fault in wrong if fault.startswith(group.only)}
        at.cut.clear()
    return sorted(found)


@pytest.mark.parametrize(
    ("group", "size", "language", "text_size"),
    [
        pytest.param(name, *corner.values, id=f"{name}-{corner.id}", marks=corner.marks)
        for name, group in EVERYTHING.items()
        for corner in group.corners
    ],
)
def test_everything_fits(tmp_path: Path, group: str, size: Size, language: str, text_size: int) -> None:
    with spoken(language), probing() as cut:
        assert complaints(EVERYTHING[group], Corner(tmp_path, size, language, text_size, cut)) == []
