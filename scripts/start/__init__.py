"""What play.py and test.py share: a private environment beside the project, made and mended when needed.

Every Python since 2.6 can read this first file, so that an old one says what is missing instead of failing on the
newer words of the files behind it.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the one place that older Pythons reach
    sys.stderr.write(
        "Leonardo needs Python 3.11 or newer, and this is Python %d.%d.\n"  # noqa: UP031 - older Pythons read this
        "Install a newer one (https://www.python.org/downloads/) and start again with it.\n" % sys.version_info[:2]
    )
    if sys.platform == "win32" and "PROMPT" not in os.environ and sys.stdin.isatty():
        sys.stderr.write("Press Enter to close this window.")
        sys.stdin.readline()
    sys.exit(1)
