#!/usr/bin/env python3
"""Take pictures of every scene and phase of the program, from games played to them, without a screen.

    python3 scripts/screenshots.py                            # every picture, into build/pictures
    python3 scripts/screenshots.py --sizes 1024x640,3840x2160 --only title,placement --out /somewhere
    python3 scripts/screenshots.py --sizes all --language cs --text-size 130
    python3 scripts/screenshots.py --filmstrips               # six frames of each thing that moves
    python3 scripts/screenshots.py --pages                    # what README and documents show, into docs/pictures
    python3 scripts/screenshots.py --golden                   # what tests compare with

Each picture is written to OUT/SIZE/NAME.jpg, each strip to OUT/filmstrips/NAME.jpg; the same bytes each time, as long
as neither the program nor its built-in players change. Where pygame is not installed, the environment of `play.py`
is used, and made if need be.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(PROJECT))

from scripts.start.commands import PLAY, hand_over, in_words
from scripts.start.environment import Environment
from scripts.start.pip import clean_variables

OUT: Final = PROJECT / "build" / "pictures"
PAGES: Final = PROJECT / "docs" / "pictures"
ALL_SIZES: Final = (
    (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1080, 1920), (2560, 1080),
)  # fmt: skip
"""From the smallest window to the largest, and a tall and a wide one."""

UNSEEN: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "TZ": "UTC"}
"""Neither screen nor sound, and dates that are the same everywhere."""

Size = tuple[int, int]


def take(wishes: argparse.Namespace) -> None:
    """Take the pictures that are wished for and print what was made.

    Raises:
        ValueError: if a name is not that of a picture, or there is no such language; the message lists those there are.
    """
    os.environ.update(UNSEEN)
    if hasattr(time, "tzset"):
        time.tzset()
    from scripts.screens import pictures  # noqa: PLC0415 - pygame comes with it, and only now nothing will be seen

    with tempfile.TemporaryDirectory() as folder:
        camera = pictures.Camera(Path(folder), wishes.language, wishes.text_size)
        if wishes.golden:
            camera.take_golden()
        elif wishes.pages:
            camera.take_pages(wishes.only, wishes.out or PAGES)
        elif wishes.filmstrips:
            camera.film(wishes.only, wishes.out or OUT)
        else:
            camera.take(wishes.sizes or [pictures.USUAL], wishes.only, wishes.out or OUT)


def main(arguments: Sequence[str]) -> int:
    """Take the pictures that the arguments ask for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=_sizes, help="sizes in pixels, separated by commas, or all (default: 1280x720)")
    parser.add_argument("--only", type=_names, default=(), metavar="NAME,...", help="these pictures (default: all)")
    parser.add_argument("--out", type=Path, help="folder to write to (default: build/pictures)")
    parser.add_argument("--language", default="en", help="language of the texts (default: en)")
    parser.add_argument("--text-size", type=int, default=100, help="text size in per cent (default: 100)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--filmstrips", action="store_true", help="film what moves instead")
    what.add_argument("--pages", action="store_true", help="take the pictures of the documents instead")
    what.add_argument("--golden", action="store_true", help="take the pictures that tests compare with instead")
    wishes = parser.parse_args(arguments)
    if find_spec("pygame") is None:
        return in_words(lambda: _in_environment(arguments))
    try:
        take(wishes)
    except ValueError as problem:
        parser.error(str(problem))
    return 0


def _in_environment(arguments: Sequence[str]) -> int:
    python = Environment(PROJECT).prepare(*PLAY)
    return hand_over([str(python), str(Path(__file__).resolve()), *arguments], clean_variables())


def _sizes(text: str) -> list[Size]:
    if text == "all":
        return list(ALL_SIZES)
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
