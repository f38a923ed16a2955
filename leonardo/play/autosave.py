"""Saving the game that is played: by itself, with a new picture once a round, and under a name."""

from collections.abc import Callable
from pathlib import Path

from attrs import evolve

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Save


class Keeper:
    """Keeps one game in a folder, or nowhere if there is none.

    `picture`, where set, makes the small picture for the saves: a PNG of what an onlooker may see. `kept` is how many
    decisions the last autosave holds.
    """

    def __init__(self, folder: SaveFolder | None) -> None:
        self.picture: Callable[[], bytes | None] | None = None
        self.kept = 0
        self._folder = folder
        self._fault: Fault | None = None
        self._pictured: tuple[int | None, bool] | None = None
        self._last_picture: bytes | None = None

    def autosave(self, compose: Callable[[], Save]) -> SaveError | None:
        """Save the game as it stands; return why that failed, if it is news: only saving makes it so again."""
        if self._folder is None:
            return None
        save = compose()
        try:
            self._folder.autosave(evolve(save, picture=self._picture_of_round(save)))
        except SaveError as error:
            known, self._fault = self._fault, error.fault
            return error if error.fault is not known else None
        self._fault = None
        self.kept = len(save.actions)
        return None

    def save(self, save: Save, replace: bool) -> Path:
        """Save the game under its name; return the file.

        Raises:
            ValueError: if it is kept nowhere.
            SaveError: if it cannot be saved, or the name is taken and not to be replaced.
        """
        if self._folder is None:
            raise ValueError("this game is not saved anywhere")
        picture = self.picture() if self.picture is not None else None
        return self._folder.write(evolve(save, picture=picture), replace)

    def _picture_of_round(self, save: Save) -> bytes | None:
        """Return a picture of this round: making one at every decision would be felt."""
        now = save.round, save.over
        if self.picture is not None and self._pictured != now:
            self._pictured = now
            self._last_picture = self.picture()
        return self._last_picture
