"""The program as one file for any Linux: a folder as AppImage wants it, packed behind what unpacks and starts it.

That runtime is the beginning of every AppImage, so one that is at hand lends it, such as the pinned tool in the job of
the packages.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from leonardo.address import APPLICATION_ID
from scripts.packages import facts
from scripts.packages.contents import runtime_of
from scripts.packages.frozen import frozen
from scripts.packages.linux import for_desktops, in_dist, stripped

RUNTIME: Final = "APPIMAGE_RUNTIME"  # the variable that names the AppImage which lends its runtime
_ICON: Final = 256  # pixels


def appimage() -> Path:
    """Make the file; return it.

    Raises:
        FileNotFoundError: if no AppImage is named that lends its runtime; the folder is there then.
        CalledProcessError: if a tool fails; it has said why.
    """
    folder = _folder()
    if RUNTIME not in os.environ:
        where = folder.relative_to(facts.PROJECT)
        raise FileNotFoundError(f"{where} is ready; name an AppImage in {RUNTIME} that lends what starts it.")
    packed = facts.BUILD / f"{facts.COMMAND}.squashfs"
    packed.unlink(missing_ok=True)
    alike = ["-all-root", "-no-xattrs", "-all-time", str(facts.source_time()), "-mkfs-time", str(facts.source_time())]
    subprocess.run(
        ["mksquashfs", str(folder), str(packed), "-quiet", "-no-progress", "-comp", "xz", "-b", "1M", *alike],  # noqa: S607 - of squashfs-tools
        env={name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"},
        check=True,
    )
    made = in_dist(f"{facts.NAME}-{facts.VERSION}-{facts.machine()}.AppImage")
    made.write_bytes(runtime_of(Path(os.environ[RUNTIME])) + packed.read_bytes())
    made.chmod(0o755)
    return made


def _folder() -> Path:
    folder = facts.BUILD / f"{facts.NAME}.AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    home = Path("usr", "lib", facts.COMMAND)
    shutil.copytree(stripped(frozen()), folder / home, symlinks=True)
    share = folder / "usr" / "share"
    for_desktops(share, facts.COMMAND)
    (folder / "AppRun").symlink_to(home / facts.COMMAND)
    entry = Path("usr", "share", "applications", f"{APPLICATION_ID}.desktop")
    icon = Path("usr", "share", "icons", "hicolor", f"{_ICON}x{_ICON}", "apps", f"{APPLICATION_ID}.png")
    for name, target in ((entry.name, entry), (icon.name, icon), (".DirIcon", icon)):
        (folder / name).symlink_to(target)
    return folder
