"""Nothing on any page is cut off, covered, too small or off the window: at every size, in every language."""

from pathlib import Path

import pytest

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.menu import MenuScene
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import SMALLEST_TEXT, Blanks, faults, legible, probing, sheet, targets, touching
from tests.app.pages import PAGES, SMALLEST, PageGroup
from tests.app.scenes.menus_harness import House
from tests.app.scenes.plain_gui import plain_gui


def hinted(scene: MenuScene) -> list[str]:
    """One widget for each hint, the focused one first."""
    hints = {widget.hint: widget.name for widget in scene.form.widgets if widget.focusable and widget.enabled}
    return [scene.form.focus, *hints.values()]


def complaints(folder: Path, group: PageGroup, size: Size, text_size: int) -> list[str]:
    """What a reader would complain about on any of the pages, with each hint that is given there."""
    found: set[str] = set()
    names, smallest = group.names(), legible(size) if group.read_from_afar else SMALLEST_TEXT
    with probing() as cut, plain_gui():
        settings = Settings(reduced_motion=True, text_size=text_size)
        house = House(folder, size, settings, samples=True, games=group.games)
        house.stage.kit.pictures = Blanks()
        for name, scene in group.visit(house):
            for focus in hinted(scene) if group.hints and size in SMALLEST else [scene.form.focus]:
                cut.clear()
                scene.form.set_focus(focus)
                page, pressed = sheet(scene), targets(scene.form)
                wrong = faults(page, pressed, cut, names, smallest) + (touching(page, pressed) if group.hints else [])
                found |= {f"{name}: {fault}" for fault in wrong}
        house.host.close()
    return sorted(found)


@pytest.mark.parametrize(
    ("pages", "size", "language", "text_size"),
    [
        pytest.param(name, *corner.values, id=f"{name}-{corner.id}", marks=corner.marks)
        for name, group in PAGES.items()
        for corner in group.corners
    ],
)
def test_every_page_fits(tmp_path: Path, pages: str, size: Size, language: str, text_size: int) -> None:
    with spoken(language):
        assert complaints(tmp_path, PAGES[pages], size, text_size) == []
