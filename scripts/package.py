#!/usr/bin/env python3
"""Make a package of Leonardo: `python3 scripts/package.py KIND`. It lies in `dist` afterwards.

KIND is one of `deb`, `tarball` and `appimage` (on Linux), `windows` (an installer and a zip; on Windows), `mac` (an app
in a zip; on macOS), `wheel` (anywhere), and afterwards `listings`, what shops want of these. Nothing but Python 3.11 or
newer is needed, for `appimage` also squashfs-tools, and for the installer of Windows Inno Setup.
"""

import sys
from os.path import abspath, dirname  # pathlib is unknown to the oldest Pythons, which must read this file to the end

if __name__ == "__main__":
    sys.path.insert(0, dirname(dirname(abspath(__file__))))  # noqa: PTH100, PTH120 - see the import of os.path

    from scripts.start.commands import package

    sys.exit(package(sys.argv[1:]))
