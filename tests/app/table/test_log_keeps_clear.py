"""An open log lies over no plate on which the table asks, whichever of them comes first."""

from pathlib import Path

import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import GAMES, decisions
from scripts.screens.theatre import Theatre

pytestmark = [pytest.mark.usefixtures("shared_pictures"), pytest.mark.slow]


SIZES = [((1024, 640), 130), ((1280, 720), 100)]


@pytest.mark.parametrize(("game", "size", "text"), [*((game, *SIZES[0]) for game in GAMES), (GAMES[0], *SIZES[1])])
def test_an_open_log_covers_no_question(game: str, size: tuple[int, int], text: int, tmp_path: Path) -> None:
    for kind, asked in decisions(game).items():
        theatre = Theatre(size, SaveFolder(tmp_path / kind), settings=Settings(speed=Speed.OFF, text_size=text))
        try:
            asked.sit_down(theatre)
            table = theatre.table
            if not table.free or theatre.kit.stack.top is not table:
                continue
            table.log.toggle()
            plate = table.picture.asking(table.view(), table.marks())
            assert plate is None or not table.log.rect().colliderect(plate), kind
        finally:
            theatre.close()
