"""What the title offers lies on its page, great things first, at every number of entries."""

from pathlib import Path

import pytest

from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.scenes import title_entries
from leonardo.app.scenes.title import PAGE
from leonardo.app.scenes.title_entries import ENTRIES, TitleEntry
from tests.app.scenes.menus_harness import House

LEARN = TitleEntry("learn", "title.about", lambda _: None, great=True, leads=lambda _: True)
OTHERS = tuple(TitleEntry(f"other {number}", "title.load", lambda _: None) for number in range(2))
NEVER = TitleEntry("never", "title.load", lambda _: None, offered=lambda _: False)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A title with all the entries that it has room for, and a game to continue."""
    monkeypatch.setattr(title_entries, "ENTRIES", (*OTHERS, *ENTRIES, LEARN, NEVER))
    house = House(tmp_path, samples=True)
    house.begin()
    house.host.show_title()
    house.stage.turn()
    return house


def test_what_leads_comes_before_the_game_to_continue_and_great_ones_before_small_ones(house: House) -> None:
    others = [entry.name for entry in OTHERS]
    assert house.names() == [
        "learn",
        "continue",
        "new game",
        *others,
        "load",
        "played",
        "statistics",
        "settings",
        "about",
        "quit",
    ]


def test_all_of_it_lies_within_the_page(house: House) -> None:
    layout = house.stage.kit.layout
    foot = layout.centred(*TABLE).top + layout.px(PAGE[1] + PAGE[3])
    assert max(widget.rect.bottom for widget in house.menu.form.widgets) <= foot


def test_an_upright_page_is_as_high_as_its_entries(house: House) -> None:
    house.stage.kit.arrange((1000, 1400))
    assert Layout.of_page((1000, 1400)).upright
    bottoms = [widget.rect.bottom for widget in house.menu.form.widgets]
    assert max(bottoms) < house.stage.kit.layout.size[1] - house.stage.kit.page.layout.px(44)
