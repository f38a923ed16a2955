"""The packages for Linux: one for Debian and its kin, and a folder to unpack anywhere."""

import gzip
import os
import re
import shutil
import subprocess
import tarfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from leonardo.app.desktop_entry.install import put_into_menu
from scripts.packages import contents, facts, supply
from scripts.packages.frozen import frozen

_DEBIAN_MACHINES: Final = {"x86_64": "amd64", "aarch64": "arm64"}
_HOME: Final = Path("usr/lib") / facts.COMMAND  # where the frozen program lies once it is installed, below the root
_CHANGELOG: Final = "CHANGELOG.md"
_OF_LIBC: Final = re.compile(rb"GLIBC_2\.(\d+)\b")  # the version of the C library that something in a program asks for


def deb() -> Path:
    """Make the package for Debian; return its file.

    Raises:
        CalledProcessError: if a tool fails; it has said why.
    """
    machine = _DEBIAN_MACHINES[facts.machine()]
    root = facts.BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(_stripped(frozen()), root / _HOME, symlinks=True)
    _command(root)
    put_into_menu([facts.COMMAND], root / "usr" / "share", tell=False)
    _documents(root / "usr" / "share")
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(_control(root, machine), encoding="utf-8")
    _usual_rights(root)
    made = _in_dist(f"{facts.COMMAND}_{facts.VERSION}_{machine}.deb")
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
    folder = _stripped(frozen())
    for file in ("install.sh", "leonardo.6"):
        shutil.copy(facts.FILES / file, folder)
    shutil.copy(facts.PROJECT / _CHANGELOG, folder)
    made = _in_dist(f"{name}.tar.xz")
    with tarfile.open(made, "w:xz", preset=9) as packed:
        for path in sorted(folder.rglob("*")):
            packed.add(path, f"{name}/{path.relative_to(folder)}", recursive=False, filter=_anonymous)
    return made


def _stripped(folder: Path) -> Path:
    """Take out of Python's own libraries what only those need who mend Python: half of the largest file; return it.

    What came in wheels is left as it was made, but that nothing looks for libraries on the machine where it was built.
    The bill tells of the files as they are then.

    Raises:
        ForeignPathError: if something still looks there.
    """
    ours = [*folder.rglob("libpython3*.so*"), *folder.rglob("lib-dynload/*.so")]
    files = [str(path) for path in ours if not path.is_symlink()]
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)  # noqa: S607 - Debian's own
    contents.keep_at_home(folder)
    supply.write_all(folder)
    return folder


def _command(root: Path) -> None:
    programs = root / "usr" / "bin"
    programs.mkdir(parents=True)
    (programs / facts.COMMAND).symlink_to(Path("..") / "lib" / facts.COMMAND / facts.COMMAND)


def _documents(share: Path) -> None:
    manual = share / "man" / "man6" / f"{facts.COMMAND}.6.gz"
    told = share / "doc" / facts.COMMAND
    for folder in (manual.parent, told):
        folder.mkdir(parents=True)
    manual.write_bytes(_gzipped(facts.FILES / "leonardo.6"))
    (told / "NEWS.gz").write_bytes(_gzipped(facts.PROJECT / _CHANGELOG))
    (told / "changelog.gz").write_bytes(gzip.compress(_debian_changelog().encode("utf-8"), 9, mtime=0))
    (told / "copyright").write_bytes((facts.PROJECT / "LICENSE").read_bytes())
    installed = share.parent / "lib" / facts.COMMAND
    for name in (contents.BILL, contents.LIST, contents.TEXTS):
        shutil.move(installed / name, told / name)


def _control(root: Path, machine: str) -> str:
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    facts_of = (facts.FILES / "control").read_text(encoding="utf-8")
    return facts_of.format(
        name=facts.COMMAND,
        version=facts.VERSION,
        machine=machine,
        size=size,
        libc=_libc(root / _HOME),
        authors=facts.AUTHORS,
        summary=facts.SUMMARY,
    )


def _libc(folder: Path) -> str:
    """Return the oldest version of the C library that all in a folder runs with."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    programs = (content for path in files if (content := path.read_bytes()).startswith(b"\x7fELF"))
    return f"2.{max(int(minor) for program in programs for minor in _OF_LIBC.findall(program))}"


def _debian_changelog() -> str:
    """Return what Debian wants to read of the changes; all of them lie beside it."""
    when = datetime.fromtimestamp(facts.source_time(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    entry = f"{facts.COMMAND} ({facts.VERSION}) stable; urgency=medium"
    return f"{entry}\n\n  * See NEWS.gz.\n\n -- {facts.AUTHORS} <{facts.COMMAND}@localhost>  {when}\n"


def _usual_rights(root: Path) -> None:
    when = facts.source_time()
    for path in sorted(root.rglob("*"), reverse=True):
        if not path.is_symlink():
            runs = path.is_dir() or path.name == facts.COMMAND
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = facts.source_time()
    entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
    return entry


def _gzipped(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


def _in_dist(name: str) -> Path:
    facts.DIST.mkdir(exist_ok=True)
    made = facts.DIST / name
    made.unlink(missing_ok=True)
    return made
