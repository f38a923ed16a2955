"""The packages for Windows: an installer, which Inno Setup makes, and a zip to unpack anywhere."""

import shutil
import subprocess
from pathlib import Path

from leonardo.address import ADDRESS
from scripts.packages import facts
from scripts.packages.frozen import frozen

_SCRIPT = facts.FILES / "leonardo.iss"


def zipped() -> Path:
    """Freeze the program and make the zip; return its file.

    Raises:
        CalledProcessError: if a tool fails; it has said why.
    """
    folder = frozen()
    facts.DIST.mkdir(exist_ok=True)
    name = f"{facts.COMMAND}-{facts.VERSION}-windows"
    return Path(shutil.make_archive(str(facts.DIST / name), "zip", folder.parent, folder.name))


def installer() -> Path:
    """Make the installer of what `zipped` has frozen; return its file.

    Raises:
        CalledProcessError: if Inno Setup fails; it has said why.
        FileNotFoundError: if it is not there.
    """
    compiler = shutil.which("iscc")
    if compiler is None:
        raise FileNotFoundError("Inno Setup (iscc) was not found; install it and try again.")
    told = {
        "Version": facts.VERSION,
        "Authors": facts.AUTHORS,
        "Address": ADDRESS,
        "Frozen": facts.BUILD / "frozen" / facts.COMMAND,
        "Icon": facts.BUILD / f"{facts.COMMAND}.ico",
        "Out": facts.DIST,
    }
    subprocess.run([compiler, "/Qp", *(f"/D{name}={value}" for name, value in told.items()), str(_SCRIPT)], check=True)
    return facts.DIST / f"{facts.COMMAND}-{facts.VERSION}-setup.exe"
