"""`leonardo install-menu`: the program in the menu of the desktop, for whoever installed it without a package."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from leonardo.app.desktop_entry.install import own_command, put_into_menu, take_out_of_menu
from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.arguments import DONE, FAULT, complain, say
from leonardo.engine.strict_json import legible
from leonardo.games import Games


def add_install_menu(parser: ArgumentParser, _words: Sequence[str], _games: Games) -> None:
    """Add what `leonardo install-menu` can be told."""
    parser.description = "Add Leonardo to the desktop menu, and open saved games with a double-click."
    parser.add_argument("--remove", action="store_true", help="remove it from the menu")
    parser.add_argument("--into", type=Path, metavar="DIR", help="data folder to install into (default: the user's)")
    parser.set_defaults(run=_run)


def _run(chosen: Namespace) -> int:
    if sys.platform in ("win32", "darwin"):
        complain("leonardo install-menu: on this system the installer adds Leonardo to the menu; see the README.")
        return FAULT
    try:
        if chosen.remove:
            there = take_out_of_menu(chosen.into)
            say("Leonardo is no longer in the menu." if there else "Leonardo was not in the menu.")
        else:
            entry = legible(str(put_into_menu(own_command(), chosen.into)[0]))
            say(f"Leonardo is in the menu among the games, and opens saved games by a double click: {entry}")
    except OSError as problem:
        complain(
            f"leonardo install-menu: {problem.filename or 'the menu'} cannot be written ({problem.strerror}). "
            "Choose another folder with --into."
        )
        return FAULT
    except ValueError as problem:
        complain(f"leonardo install-menu: {problem}. Move the program to a folder with another name.")
        return FAULT
    except AssetsMissingError as problem:
        complain(f"leonardo install-menu: {problem}")
        return FAULT
    return DONE
