#!/usr/bin/env python3
"""Take pictures of every scene and phase of the program, from games played to them, without a screen.

    python3 scripts/screenshots.py [--sizes 1280x720,1920x1080] [--only NAME,...] [--out docs/screenshots]

Each picture is written to OUT/SIZE/NAME.jpg; the same bytes each time, as long as neither the program nor its built-in
players change. Where pygame is not installed, the environment of ``play.py`` is used, and made if need be.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from scripts._start.commands import PLAY, hand_over, in_words  # noqa: E402 - found only once the path is set
from scripts._start.environment import Environment  # noqa: E402
from scripts._start.pip import clean_variables  # noqa: E402

OUT: Final = PROJECT / "docs" / "screenshots"
USUAL_SIZES: Final = ((1280, 720), (1920, 1080))

UNSEEN: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "TZ": "UTC"}
"""Neither screen nor sound, and dates that are the same everywhere."""

Size = tuple[int, int]


def take(sizes: Sequence[Size], names: Sequence[str], out: Path) -> None:
    """Take the pictures of these names, of all if there are none, at these sizes in pixels, and print what was made.

    Raises:
        ValueError: if a name is not that of a picture; the message lists those there are.
    """
    os.environ.update(UNSEEN)
    if hasattr(time, "tzset"):
        time.tzset()
    # pygame may be imported only now, when it is settled that nothing will be seen
    from scripts.screens.paper import ENDING, write_picture  # noqa: PLC0415
    from scripts.screens.scenes import SCENES  # noqa: PLC0415
    from scripts.screens.shelf import fill  # noqa: PLC0415
    from scripts.screens.theatre import Theatre  # noqa: PLC0415

    unknown = [name for name in names if name not in SCENES]
    if unknown:
        raise ValueError(f"there is no picture {', '.join(unknown)}; there are: {', '.join(SCENES)}")
    with tempfile.TemporaryDirectory() as folder:
        saves = fill(Path(folder))
        for size in sizes:
            for name in names or SCENES:
                with closing(Theatre(size, saves)) as theatre:
                    SCENES[name](theatre)
                    theatre.turn()
                    path = out / f"{size[0]}x{size[1]}" / f"{name}{ENDING}"
                    print(f"{path}: {write_picture(theatre.canvas.surface, path) // 1000} kB")


def main(arguments: Sequence[str]) -> int:
    """Take the pictures that the arguments ask for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    usual = ",".join(f"{width}x{height}" for width, height in USUAL_SIZES)
    parser.add_argument("--sizes", type=_sizes, default=usual, help=f"in pixels, with commas ({usual})")
    parser.add_argument("--only", type=_names, default=(), metavar="NAME,...", help="which scenes; all if not said")
    parser.add_argument("--out", type=Path, default=OUT, help="the folder to write to (docs/screenshots)")
    chosen = parser.parse_args(arguments)
    if find_spec("pygame") is None:
        return in_words(lambda: _in_environment(arguments))
    try:
        take(chosen.sizes, chosen.only, chosen.out)
    except ValueError as problem:
        parser.error(str(problem))
    return 0


def _in_environment(arguments: Sequence[str]) -> int:
    python = Environment(PROJECT).prepare(*PLAY)
    return hand_over([str(python), str(Path(__file__).resolve()), *arguments], clean_variables())


def _sizes(text: str) -> list[Size]:
    sizes: list[Size] = []
    for part in text.split(","):
        width, _, height = part.partition("x")
        if not (width.isdecimal() and height.isdecimal()):
            raise argparse.ArgumentTypeError(f"{part!r} is not a size such as 1280x720")
        sizes.append((int(width), int(height)))
    return sizes


def _names(text: str) -> list[str]:
    return text.split(",")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
