"""Where the program's own files lie: beside the code in a clone, inside the package when installed."""

import json
from pathlib import Path
from typing import Any

import leonardo
from leonardo.app.kit.shortage import look_for_room

_PACKAGE = Path(leonardo.__file__).resolve().parent


class AssetsMissingError(RuntimeError):
    """A file that belongs to the program is not there or is damaged; the message says which, and what to do."""

    def __init__(self, what: str, *, damaged: bool = False) -> None:
        state = "in this copy of Leonardo is damaged" if damaged else "is missing from this copy of Leonardo"
        super().__init__(f"{what} {state}. Reinstall Leonardo, or clone the repository again.")


def assets_folder() -> Path:
    """Return the folder `assets`.

    Raises:
        AssetsMissingError: if this copy of the program came without it.
    """
    found = [folder for folder in (_PACKAGE / "assets", _PACKAGE.parent / "assets") if folder.is_dir()]
    whole = next((folder for folder in found if (folder / "fonts").is_dir()), None)
    if whole is None:
        raise AssetsMissingError("The folder “assets/fonts”" if found else "The folder “assets”")
    return whole


def read_asset(path: Path) -> str:
    """Return the text of a file of the program.

    Raises:
        AssetsMissingError: if it is not there, cannot be read or is not a text.
    """
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise AssetsMissingError(f"The file “{path.name}”") from None
    except (OSError, UnicodeDecodeError) as error:
        look_for_room(error)
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None


def read_bytes(path: Path) -> bytes:
    """Return what a file of the program holds.

    Raises:
        FileNotFoundError: if it is not there.
        AssetsMissingError: if it cannot be read.
    """
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise
    except OSError as error:
        look_for_room(error)
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None


def read_table(path: Path) -> dict[str, Any]:
    """Return what a JSON file of the program says, which is an object.

    Raises:
        AssetsMissingError: if it is not there or is damaged.
    """
    try:
        return dict(json.loads(read_asset(path)))
    except (ValueError, TypeError):
        raise AssetsMissingError(f"The file “{path.name}”", damaged=True) from None
