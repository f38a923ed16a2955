"""Where the card of a hint lies: beside the buttons of what is asked, wherever on the table these stand."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import ENGLISH, speak
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.spots import ButtonSpot
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.overlays import KnownHints, advice_for
from scripts.screens.asked import GAMES, decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "size"), [*((game, (1024, 640)) for game in GAMES), (GAMES[0], (1280, 697))])
def test_a_hint_hides_no_button_that_stands_on_the_table(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    speak("cs")
    for kind, asked in decisions(game).items():
        theatre = Theatre(size, SaveFolder(tmp_path / kind), settings=Settings(speed=Speed.OFF, text_size=115))
        try:
            asked.sit_down(theatre)
            table = theatre.table
            if not table.free or theatre.kit.stack.top is not table:
                continue
            with patch.object(table.session, "hint_service", KnownHints(advice_for(theatre))):
                hint = HintScene(theatre.kit, table)
                theatre.kit.stack.push(hint)
                assert hint.card is not None
                buttons = [ButtonSpot(each.key) for each in table.prompt().buttons if each.aside]
                places = table.places()
                hidden = [each for each in buttons if each in places and places[each].colliderect(hint.card.rect)]
                assert hidden == [], (kind, hint.card.rect)
        finally:
            theatre.close()
