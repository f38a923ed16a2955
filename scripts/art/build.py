"""The one command that draws the assets: ``python -m scripts.art.build [part ...]``."""

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from .album import ROOT, Album

PARTS = ("surfaces", "city", "figures", "portraits", "seals", "tokens", "stores", "cards", "machines", "title")
"""Parts in the order they are drawn; each is a module or package here with a function ``build(album)``."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the parts named on the command line, or all; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m scripts.art.build", description="Draw the assets of the game.")
    parser.add_argument("part", nargs="*", help=f"fonts, sounds, or any of: {', '.join(PARTS)} (default: all drawn ones)")
    parser.add_argument("--packages", type=Path, help="folder node_modules/@fontsource, needed for fonts")
    options = parser.parse_args(arguments)
    wanted: list[str] = options.part or [*PARTS, "sounds"]
    unknown = sorted(set(wanted) - {*PARTS, "fonts", "sounds"})
    if unknown:
        parser.error(f"there is no part called {', '.join(unknown)}")
    if "fonts" in wanted and options.packages is None:
        parser.error("fonts need --packages FOLDER")
    album = Album()
    for part in wanted:
        started = time.perf_counter()
        _build(part, album, options.packages)
        print(f"{part}: {time.perf_counter() - started:.1f} s")
    album.close()
    return 0


def _build(part: str, album: Album, packages: Path | None) -> None:
    if part == "fonts" and packages is not None:
        importlib.import_module(".fonts", __package__).build_fonts(packages, ROOT / "assets" / "fonts")
    elif part == "sounds":
        importlib.import_module(".sounds", __package__).build(ROOT / "assets" / "sounds")
    else:
        importlib.import_module(f".{part}", __package__).build(album)


if __name__ == "__main__":
    sys.exit(main())
