"""The packages for Linux: one for Debian and its kin, and a folder to unpack anywhere."""

import gzip
import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

from leonardo.address import APPLICATION_ID
from leonardo.app.desktop_entry.install import put_into_menu
from scripts.packages import contents, debian, facts, manual, metainfo, shells, supply
from scripts.packages.frozen import frozen

_DEBIAN_MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
_HOME: Final = Path("usr/lib") / facts.COMMAND  # where the frozen program lies once it is installed, below the root
_GAMES: Final = Path("usr/games")  # where Debian wants what starts a game
_CHANGELOG: Final = "CHANGELOG.md"


def deb() -> Path:
    """Make the package for Debian; return its file.

    Raises:
        CalledProcessError: if a tool fails; it has said why.
    """
    machine = _DEBIAN_MACHINES[facts.machine()]
    root = facts.BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(stripped(frozen()), root / _HOME, symlinks=True)
    _command(root)
    share = root / "usr" / "share"
    for_desktops(share, f"/{_GAMES / facts.COMMAND}")
    _for_shells(share)
    _documents(share)
    told = root / "DEBIAN"
    told.mkdir()
    (told / "md5sums").write_text(debian.sums(root), encoding="utf-8")
    (told / "control").write_text(debian.control(root, root / _HOME, machine), encoding="utf-8")
    _usual_rights(root)
    made = in_dist(f"{facts.COMMAND}_{facts.VERSION}_{machine}.deb")
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(made)],  # noqa: S607 - Debian's own
        env=os.environ | {"SOURCE_DATE_EPOCH": str(facts.source_time())},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return made


def tarball() -> Path:
    """Make the folder to unpack anywhere, with a script that puts the program into the menu; return its file."""
    name = f"{facts.COMMAND}-{facts.VERSION}-linux-{facts.machine()}"
    folder = stripped(frozen())
    shutil.copy(facts.FILES / "install.sh", folder)
    write(folder / f"{APPLICATION_ID}.metainfo.xml", metainfo.metainfo())
    for page, text in manual.pages().items():
        (folder / page).write_text(text, encoding="utf-8")
    for place, text in shells.completions().items():
        write(folder / "completions" / place.name, text)
    shutil.copy(facts.PROJECT / _CHANGELOG, folder)
    made = in_dist(f"{name}.tar.xz")
    with tarfile.open(made, "w:xz", preset=9) as packed:
        for path in sorted(folder.rglob("*")):
            packed.add(path, f"{name}/{path.relative_to(folder)}", recursive=False, filter=_anonymous)
    return made


def stripped(folder: Path) -> Path:
    """Take out of the modules of Python and pygame-ce what only those need who mend them; return the folder.

    Other libraries are left as they were made, but that they look for none on the machine where they were built. The
    bill tells of the files as they are then.

    Raises:
        ForeignPathError: if something still looks there.
    """
    ours = [*folder.rglob("libpython3*.so*"), *folder.rglob("*.cpython-*.so")]
    files = [str(path) for path in ours if not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)  # noqa: S607 - Debian's own
    contents.keep_at_home(folder)
    supply.write_all(folder)
    return folder


def _command(root: Path) -> None:
    programs = root / _GAMES
    programs.mkdir(parents=True)
    (programs / facts.COMMAND).symlink_to(Path("..") / "lib" / facts.COMMAND / facts.COMMAND)


def for_desktops(share: Path, command: str) -> None:
    """Write what the desktop of a system reads: the entry of the menu, icons, kinds of files, and the metainfo."""
    put_into_menu([command], share, tell=False)
    write(share / "metainfo" / f"{APPLICATION_ID}.metainfo.xml", metainfo.metainfo())


def _for_shells(share: Path) -> None:
    for place, text in shells.completions().items():
        write(share / place, text)


def _documents(share: Path) -> None:
    pages = share / "man" / f"man{manual.SECTION}"
    told = share / "doc" / facts.COMMAND
    for folder in (pages, told):
        folder.mkdir(parents=True)
    for name, text in manual.pages().items():
        (pages / f"{name}.gz").write_bytes(_gzipped(text))
    (told / "NEWS.gz").write_bytes(_gzipped((facts.PROJECT / _CHANGELOG).read_text(encoding="utf-8")))
    (told / "changelog.gz").write_bytes(_gzipped(debian.changelog()))
    installed = share.parent / "lib" / facts.COMMAND
    needed = {part.name: part.licence for part in supply.packages()}
    (told / "copyright").write_text(debian.copyright_file(installed, _HOME, needed), encoding="utf-8")
    for name in (contents.BILL, contents.LIST, contents.TEXTS):
        shutil.move(installed / name, told / name)
    overrides = share / "lintian" / "overrides" / facts.COMMAND
    write(overrides, (facts.FILES / "lintian-overrides").read_text(encoding="utf-8"))


def write(file: Path, text: str) -> None:
    """Write a file and the folders that it lies in."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _usual_rights(root: Path) -> None:
    when = facts.source_time()
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or path == root / _HOME / facts.COMMAND
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = facts.source_time()
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def _gzipped(text: str) -> bytes:
    return gzip.compress(text.encode("utf-8"), 9, mtime=0)


def in_dist(name: str) -> Path:
    """Return a file of this name in the folder for packages, in which there is none of it any more."""
    facts.DIST.mkdir(exist_ok=True)
    made = facts.DIST / name
    made.unlink(missing_ok=True)
    return made
