"""The app for macOS, which PyInstaller puts together, in a zip that keeps its links and rights.

Its licences and bill of materials lie beside it: what is sealed with its signature is not touched any more.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from scripts.packages import facts
from scripts.packages.contents import BILL, LIST, TEXTS
from scripts.packages.frozen import frozen

_OLDEST = "11.0"  # the oldest macOS that the wheels of pygame-ce run on


def app() -> Path:
    """Make the zip of the app; return its file.

    Raises:
        CalledProcessError: if a tool fails; it has said why.
    """
    folder = _with_licences(frozen())
    facts.DIST.mkdir(exist_ok=True)
    made = facts.DIST / f"{facts.COMMAND}-{facts.VERSION}-macos-{facts.machine()}.zip"
    made.unlink(missing_ok=True)
    command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(folder), str(made)]
    subprocess.run(command, check=True)
    return made


def _with_licences(frozen_folder: Path) -> Path:
    folder = facts.BUILD / "mac" / facts.NAME
    shutil.rmtree(folder, ignore_errors=True)
    bundle = frozen_folder.with_name(f"{facts.NAME}.app")
    shutil.copytree(bundle, folder / bundle.name, symlinks=True)
    for name in (BILL, LIST):
        shutil.copy2(frozen_folder / name, folder)
    shutil.copytree(frozen_folder / TEXTS, folder / TEXTS)
    return folder


def plist() -> dict[str, Any]:
    """Return what the app tells macOS of itself: the files it opens, and that it draws at the full resolution."""
    kinds = {"save": ("Leonardo saved game", "leonardo.json"), "record": ("Leonardo game record", "leonardo.jsonl")}
    return {
        "CFBundleDisplayName": facts.NAME,
        "CFBundleShortVersionString": facts.VERSION,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": _OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{facts.AUTHORS}, MIT License",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{facts.IDENTIFIER}.{kind}",
                "UTTypeDescription": about,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": [ending]},
            }
            for kind, (about, ending) in kinds.items()
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": about,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{facts.IDENTIFIER}.{kind}"],
            }
            for kind, (about, _) in kinds.items()
        ],
    }
