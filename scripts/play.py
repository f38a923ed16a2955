#!/usr/bin/env python3
"""Play Leonardo: `python3 scripts/play.py [arguments of leonardo]`, or a double click on this file.

Nothing but Python 3.11 or newer is needed. The first start makes a private environment in the project, in the
folder `.leonardo-environment`; deleting that folder is always safe, the next start makes it again.
"""

import sys
from os.path import abspath, dirname  # pathlib is unknown to the oldest Pythons, which must read this file to the end

if __name__ == "__main__":
    sys.path.insert(0, dirname(dirname(abspath(__file__))))  # noqa: PTH100, PTH120 - see the import of os.path

    from scripts.start.commands import play

    sys.exit(play(sys.argv[1:]))
