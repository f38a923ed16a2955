#!/usr/bin/env python3
"""Attack the program as a year of use, bad luck and malice would, and count what does not hold.

    python3 scripts/reliability.py [--full] [--seed 1] [--only kills,saves,...] [--share 0.02]

Each attack makes many trials; one fails by an error that nobody caught, a hang, a decision lost that was told as kept,
a file overwritten or deleted, or a wrong end. The same seed makes the same trials. Every game of the registry is
attacked. The exit status is 1 if anything failed. `--full` makes all trials, which takes hours with `games` and
`windows`, and some ten minutes without.

Processes that the attacks start import this file anew, so the attacks themselves come only once it is the program.
"""

import os
import sys
from pathlib import Path

if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

    from scripts.fuzz.attacks import main

    sys.exit(main())
