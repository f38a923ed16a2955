"""The games in which lessons take place: each was played once, and its record lies among the assets."""

from functools import cache

from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.engine.game import AnyGame
from leonardo.engine.record import Played, read_record
from leonardo.engine.record_files import RECORD_ENDING


@cache
def recorded(game: AnyGame, name: str) -> Played:
    """Return the game that was recorded under a name; it is read and played again once."""
    text = read_asset(assets_folder() / "lessons" / f"{name}{RECORD_ENDING}")
    return read_record(text, lambda _name: game)
