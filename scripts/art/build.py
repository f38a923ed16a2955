"""The one command that draws the assets: `python -m scripts.art.build [part ...]`."""

import argparse
import filecmp
import importlib
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scripts.art.album import PICTURES, ROOT, Album

_MODULES: Final = (
    "places.surfaces",
    "city",
    "pieces.figures",
    "pieces.portraits",
    "persons",
    "pieces.seals",
    "pieces.tokens",
    "places.gate",
    "pieces.honours",
    "pieces.stores",
    "places.stage",
    "pieces.cards",
    "machines",
    "pieces.icon",
    "places.title",
    "places.square",
    "places.workroom",
    "citta",
    "engines",
    "plates",
)
"""Drawn parts in their order; each is a module or package here with a function `build(album)`."""

PARTS: Final = {module.rpartition(".")[2]: module for module in _MODULES}
"""The modules by what the parts are called on the command line."""

SOUNDS = ROOT / "assets" / "sounds"
FONTS = ROOT / "assets" / "fonts"


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the parts named on the command line, or all; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m scripts.art.build", description="Draw the assets of the game.")
    parser.add_argument(
        "part", nargs="*", help=f"fonts, sounds, or any of: {', '.join(PARTS)} (default: all but fonts)"
    )
    parser.add_argument("--packages", type=Path, help="folder node_modules/@fontsource, needed for fonts")
    parser.add_argument("--check", action="store_true", help="draw everything elsewhere and compare with what is kept")
    options = parser.parse_args(arguments)
    if options.check:
        return _check()
    wanted: list[str] = options.part or [*PARTS, "sounds"]
    unknown = sorted(set(wanted) - {*PARTS, "fonts", "sounds"})
    if unknown:
        parser.error(f"there is no part called {', '.join(unknown)}")
    if "fonts" in wanted and options.packages is None:
        parser.error("fonts need --packages FOLDER")
    album = Album()
    for part in wanted:
        started = time.perf_counter()
        _build(part, album, SOUNDS, options.packages)
        print(f"{part}: {time.perf_counter() - started:.1f} s")
    album.close()
    return 0


def _build(part: str, album: Album, sounds: Path, packages: Path | None = None) -> None:
    if part == "fonts" and packages is not None:
        importlib.import_module(".fonts", __package__).build_fonts(packages, FONTS)
    elif part == "sounds":
        importlib.import_module(".sound.sounds", __package__).build(sounds)
    else:
        importlib.import_module(f".{PARTS[part]}", __package__).build(album)


def _check() -> int:
    """Draw all pictures and sounds in a temporary folder and name every file that is not the same."""
    with tempfile.TemporaryDirectory() as folder:
        pictures, sounds = Path(folder) / "pictures", Path(folder) / "sounds"
        album = Album(pictures)
        for part in (*PARTS, "sounds"):
            _build(part, album, sounds)
        album.close()
        different = [*_differences(PICTURES, pictures), *_differences(SOUNDS, sounds)]
    for name in different:
        print(f"not the same: {name}")
    print("everything is the same" if not different else f"{len(different)} files differ")
    return 1 if different else 0


def _differences(kept: Path, drawn: Path) -> list[str]:
    """Names of files that only one of two folders has, or whose bytes differ."""
    names = sorted({path.name for folder in (kept, drawn) for path in folder.iterdir()})
    _, unequal, missing = filecmp.cmpfiles(kept, drawn, names, shallow=False)
    return sorted([*unequal, *missing])


if __name__ == "__main__":
    sys.exit(main())
