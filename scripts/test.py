#!/usr/bin/env python3
"""Check Leonardo: `python3 scripts/test.py [--all | arguments of pytest]`.

Without arguments everything is checked on all cores, in about two minutes: ruff, mypy, and every test but those that
are marked slow. `--all` runs these too, and tries the rules on more random games; this is what is done before a change
is taken in. With other arguments only pytest runs, with exactly these: `python3 scripts/test.py tests/engine -k bids`.

Nothing but Python 3.11 or newer is needed: the environment of `play.py` is made and gets the tools for the tests.
"""

import sys
from os.path import abspath, dirname  # pathlib is unknown to the oldest Pythons, which must read this file to the end

if __name__ == "__main__":
    sys.path.insert(0, dirname(dirname(abspath(__file__))))  # noqa: PTH100, PTH120 - see the import of os.path

    from scripts.start.commands import test

    sys.exit(test(sys.argv[1:]))
