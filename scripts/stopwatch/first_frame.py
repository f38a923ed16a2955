"""The program, which says when its first frame was shown, and ends: `python -m ... WIDTHxHEIGHT FOLDER`.

It prints the time by the clock, in seconds, and the seconds that its process has had on the processor until then.
Settings and saves are kept in the folder.
"""

import sys
import time
from pathlib import Path


def main(size: str, folder: Path) -> int:
    """Run the program until its first frame."""
    from leonardo import cli  # noqa: PLC0415 - what the program itself imports after its start
    from leonardo.app import main as app  # noqa: PLC0415 - what the program itself imports after its start
    from leonardo.app.kit.settings import SettingsFile  # noqa: PLC0415 - what the program itself imports after its start
    from leonardo.app.kit.window import Window  # noqa: PLC0415 - what the program itself imports after its start

    class Watched(Window):
        def flip(self) -> None:
            super().flip()
            print(time.time(), time.process_time(), flush=True)
            raise SystemExit(0)

    setattr(app, "Window", Watched)  # noqa: B010 - a name of another module, as tests replace it
    setattr(app, "SettingsFile", lambda: SettingsFile(folder / "settings.json"))  # noqa: B010 - not a person's own
    return cli.main(["--saves", str(folder), "--size", size])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
