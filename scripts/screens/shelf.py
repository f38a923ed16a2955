"""The saved games on the pictures: always the same, with small pictures of their tables."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.picture.snapshot import snapshot
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.window.stage import Stage
from leonardo.app.scenes.saves.thumbnails import jpeg
from leonardo.app.table.players import colour_of
from leonardo.engine.davinci import GAME
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.folder import SaveFolder, folder_at
from leonardo.saves.names import AUTOSAVE, ENDING
from leonardo.saves.schema import BuiltIn, Save, write_save
from leonardo.saves.writing import write_file
from scripts.screens.moments import AUCTION, HAND_OVER, LEVELS, PLACEMENT, RESULTS, Moment, Reached, reach

_SIZE: Final = (1280, 720)
"""Pixels at which a small picture is drawn before it is made small, as the table does."""

_LEVELS: Final = {seat.name: seat for seat in LEVELS}
"""Who would play on at the seats, if one of the games were opened."""


@frozen
class _Kept:
    """A saved game: its moment, the name it was saved under (none: an autosave), and when."""

    moment: Moment
    name: str | None
    time: datetime


_SHELF: Final = (
    _Kept(PLACEMENT, None, datetime(2026, 9, 6, 20, 41, tzinfo=UTC)),
    _Kept(HAND_OVER, "With Francesco", datetime(2026, 9, 5, 17, 12, tzinfo=UTC)),
    _Kept(AUCTION, "Before the auction", datetime(2026, 8, 30, 21, 3, tzinfo=UTC)),
    _Kept(RESULTS, "The long evening", datetime(2026, 8, 23, 22, 55, tzinfo=UTC)),
)


def fill(folder: Path) -> SaveFolder:
    """Write the saved games into a folder, and return it with the samples of the program."""
    saves = folder_at(folder)
    for number, kept in enumerate(_SHELF):
        stem = f"{AUTOSAVE}{number}-1" if kept.name is None else kept.name.lower().replace(" ", "-")
        save, picture = _content(kept)
        write_file(folder / f"{stem}{ENDING}", write_save(evolve(save, picture=saves.keep_picture(picture))))
    return saves


def keep(archive: Archive) -> None:
    """Keep the same games as played ones."""
    for kept in _SHELF:
        save, _ = _content(kept)
        archive.keep(save)


@cache
def _content(kept: _Kept) -> tuple[Save, bytes | None]:
    """Return a saved game and its picture."""
    reached = reach(kept.moment)
    run = f"shelf{_SHELF.index(kept)}"
    seats = [_LEVELS.get(seat.name, seat) if isinstance(seat, BuiltIn) else seat for seat in reached.seats]
    return compose(reached.played, seats, reached.seed, run, kept.name, kept.time), _small_picture(reached)


def _small_picture(reached: Reached) -> bytes | None:
    looks = [PlayerStyle(seat.name, colour_of(seat.colour)) for seat in reached.seats]
    pictures = Stage(_SIZE).kit.pictures
    return jpeg(snapshot(GAME.view(reached.state, 0), _SIZE, looks=looks, pictures=pictures))
