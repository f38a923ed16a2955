"""The app for macOS, which PyInstaller puts together, in a zip that keeps its links and rights."""

import subprocess
from pathlib import Path
from typing import Any

from scripts.packages import facts
from scripts.packages.frozen import frozen

_OLDEST = "11.0"
"""The oldest macOS that the wheels of pygame-ce run on."""


def app() -> Path:
    """Make the zip of the app; return its file.

    Raises:
        CalledProcessError: if a tool fails; it has said why.
    """
    bundle = frozen().with_name(f"{facts.NAME}.app")
    facts.DIST.mkdir(exist_ok=True)
    made = facts.DIST / f"{facts.COMMAND}-{facts.VERSION}-macos-{facts.machine()}.zip"
    made.unlink(missing_ok=True)
    command = ["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", str(bundle), str(made)]
    subprocess.run(command, check=True)
    return made


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
