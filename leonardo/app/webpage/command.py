"""`leonardo replay`: a finished game as a page for a browser, or as an animated picture."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from os.path import lexists
from pathlib import Path
from typing import TYPE_CHECKING

from leonardo import plain_files
from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.translations import languages, speak, translations
from leonardo.arguments import DONE, FAULT, complain, file, say, unwritten
from leonardo.games import Games
from leonardo.saves.faults import SaveError

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.app.viewer.scene import ViewerScene
    from leonardo.saves.schema import Save


class RefusedError(ValueError):
    """Nothing can be made of a game; the text says why, and what to do."""


def add_replay(parser: ArgumentParser, _words: Sequence[str], _games: Games) -> None:
    """Add what `leonardo replay` can be told."""
    parser.description = (
        "Write a finished game as one HTML page that replays it in any browser, also offline, or as an animated picture"
        " of its turning points."
    )
    parser.add_argument("file", type=file, metavar="FILE", help="a game record or a saved game; the game must be over")
    written = parser.add_mutually_exclusive_group(required=True)
    written.add_argument("--html", type=file, metavar="OUT.html", help="the page to write")
    written.add_argument("--gif", type=file, metavar="OUT.gif", help="the animated picture to write")
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")
    parser.add_argument(
        "--language", choices=languages(), help="language of what is written (default: the language of the program)"
    )
    parser.set_defaults(run=_run)


def _run(chosen: Namespace) -> int:
    path, out = chosen.file, chosen.html or chosen.gif
    refused = _refused(path, out, force=chosen.force)
    if refused:
        complain(f"leonardo replay: {out} {refused}")
        return FAULT
    try:
        content = (page_of_file if chosen.html else animation_of_file)(path, chosen.language)
        plain_files.write(out, content, replace=chosen.force)
    except (AssetsMissingError, RefusedError, SaveError) as problem:
        complain(f"leonardo replay: {problem}")
        return FAULT
    except OSError as problem:
        complain(f"leonardo replay: {unwritten(out, problem)}")
        return FAULT
    say(f"{out}: {len(content) / 1_000_000:.1f} MB")
    return DONE


def _refused(path: Path, out: Path, *, force: bool) -> str:
    """Return why nothing is written there, after the name of the place; nothing if something may be."""
    if out.is_dir():
        return "is a folder. Name a file in it."
    if not out.parent.is_dir():
        return f"cannot be written: there is no folder {out.parent}. Make it first, or choose another place."
    if lexists(out) and not out.is_file():
        return "is not a file. Choose another name."
    if lexists(out) and path.exists() and out.resolve() == path.resolve():
        return "is the game itself. Choose another name."
    if lexists(out) and not force:
        return "already exists. Choose another name, or add --force to replace it."
    return ""


def page_of_file(path: Path, language: str | None) -> bytes:
    """Return the page of the finished game in a file, in a language or else in that of the program.

    Raises:
        AssetsMissingError: if a file of the program is missing.
        RefusedError: if no page can be made of the game.
        SaveError: if the file holds no game.
    """
    viewer, presentation = viewed(path, language)
    from leonardo.app.webpage.page import TooLongError, page_of  # noqa: PLC0415 - pygame comes with it

    try:
        return page_of(viewer, presentation)
    except TooLongError:
        raise RefusedError(f"{path}: this game is too long for one page.") from None


def animation_of_file(path: Path, language: str | None) -> bytes:
    """Return the turning points of the finished game in a file as a GIF, in a language or else in the program's.

    Raises:
        AssetsMissingError: if a file of the program is missing.
        RefusedError: if none can be made of the game.
        SaveError: if the file holds no game.
    """
    viewer, presentation = viewed(path, language)
    from leonardo.app.animation.turning_points import TooLargeError, animation_of  # noqa: PLC0415 - as above

    try:
        return animation_of(viewer, presentation)
    except TooLargeError:
        raise RefusedError(f"{path}: this game is too long for one animated picture.") from None


def viewed(path: Path, language: str | None) -> "tuple[ViewerScene, Presentation]":
    """Return the finished game in a file as it is looked back at, without a window, and how its game is presented.

    Raises:
        RefusedError: if it is not finished, or its game cannot be looked back at.
        SaveError: if the file holds no game.
    """
    _open_no_window()
    from leonardo.app.games import PRESENTATIONS  # noqa: PLC0415 - pygame comes with it, as with all that follows
    from leonardo.app.kit.settings import SettingsFile  # noqa: PLC0415
    from leonardo.app.main import language_of  # noqa: PLC0415
    from leonardo.app.scenes.saves.exchange import nameless  # noqa: PLC0415
    from leonardo.saves.exchange import read_game  # noqa: PLC0415

    speak(language or language_of(SettingsFile().read()))
    games = {name: presentation.game for name, presentation in PRESENTATIONS.items()}
    return viewed_save(read_game(path, games, nameless), path, translations().language)


def viewed_save(save: "Save", path: Path, language: str) -> "tuple[ViewerScene, Presentation]":
    """Return the finished game of a save as `viewed` does; `path` is named where it is refused.

    Raises:
        RefusedError: if it is not finished, or its game cannot be looked back at.
        SaveError: if the save cannot be opened.
    """
    _open_no_window()
    from leonardo.app.games import PRESENTATIONS  # noqa: PLC0415 - pygame comes with it, as with all that follows
    from leonardo.app.kit.settings import Settings, Speed  # noqa: PLC0415
    from leonardo.app.kit.window.pilot import Pilot  # noqa: PLC0415
    from leonardo.app.scenes.host import Host  # noqa: PLC0415
    from leonardo.app.webpage.filming import TABLE  # noqa: PLC0415
    from leonardo.play.session import Session  # noqa: PLC0415
    from leonardo.saves.folder import folder_at  # noqa: PLC0415
    from leonardo.saves.opening import open_save  # noqa: PLC0415

    speak(language)
    kit = Pilot(TABLE, Settings(speed=Speed.OFF, reduced_motion=True, living=False)).kit
    host = Host(kit, folder_at(None), PRESENTATIONS)
    session = Session.resume(open_save(save, path, host.rules))
    if not session.over:
        raise RefusedError(f"{path}: this game is not finished. Play it to its end, then try again.")
    presentation = PRESENTATIONS[session.game.name]
    viewer = presentation.viewer(host, session, 0)
    if viewer is None:
        raise RefusedError(f"{path}: there are no replays for this game.")
    return viewer, presentation


def _open_no_window() -> None:
    """See to it that the table is drawn, but no window opens."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
