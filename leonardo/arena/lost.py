"""What is kept of the decisions that outside players lost: a text for each game with such, beside its record.

It says of each which seat and question, why it was lost, and what a program wrote last to its error output, or where
the code of a Python player failed.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from leonardo import plain_files
from leonardo.arena.playing import Lost
from leonardo.engine.strict_json import legible

FOLDER: Final = "lost"
_BEFORE: Final = "    "
"""What a line of an outside player begins with, so that none is taken for ours."""


def keep(folder: Path, number: int, lost: Sequence[Lost]) -> None:
    """Keep what was lost in a game of this number in the folder of an arena; nothing where nothing was.

    What lies there under the name of the text, or leads elsewhere, is replaced.

    Raises:
        OSError: if it cannot be written.
    """
    if not lost:
        return
    plain_files.make_folder(folder / FOLDER)
    plain_files.write(folder / FOLDER / f"{number + 1:06}.txt", "\n".join(map(_text, lost)).encode("utf-8"), sync=False)


def _text(each: Lost) -> str:
    said = "".join(f"{_BEFORE}{line}\n" for line in each.said.split("\n") if each.said)
    return f"seat {each.seat}, question {each.question}: {legible(each.why)}\n{said}"
