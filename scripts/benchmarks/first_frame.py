"""The program, and a person who goes to a place: `python -m ... WIDTHxHEIGHT FOLDER WHERE MOMENT [GAME]`.

The person looks at each page for MOMENT seconds. WHERE is `title`, `begin` (a new game, as it is proposed) or
`continue` (the game of the folder that was kept last).
When the first frame is shown there, it prints three numbers: the time by the clock and that of the process on the
processor, in seconds, since the last button was pressed (for the title: the present time, and all that there was), and
for how many milliseconds at most nothing could be answered while the person only looked. Settings are kept in the
folder, too.
"""

import sys
from pathlib import Path

from leonardo import cli
from leonardo.app.kit import pictures
from leonardo.app.kit.pictures import Pictures
from leonardo.games import DEFAULT


def way_to(where: str, game: str) -> tuple[str, ...]:
    return {"title": (), "begin": (f"game {game}", "begin"), "continue": ("continue",)}[where]


def main(size: str, folder: Path, where: str, moment: float, game: str = DEFAULT) -> int:
    """Run the program until its first frame at a place; whoever watches it comes when it has begun by itself."""
    plainly_begun = pictures.begin_title

    def begun() -> Pictures | None:
        read = plainly_begun()
        from scripts.benchmarks.person import watch  # noqa: PLC0415 - with it comes what the program imports later

        watch(way_to(where, game), moment, folder)
        return read

    setattr(pictures, "begin_title", begun)  # noqa: B010 - a name of another module, as tests replace it
    return cli.main(["--saves", str(folder), "--size", size])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), sys.argv[3], float(sys.argv[4]), *sys.argv[5:6]))
