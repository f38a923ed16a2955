"""What shops want of a release, made when its packages lie in `dist`: Flatpak, winget, Homebrew, and what is new.

All name the packages under the project's address, each with its digest.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Final

from leonardo.address import ADDRESS, APPLICATION_ID
from leonardo.app.kit.translations import Translations, languages
from scripts.packages import facts

FOLDER: Final = facts.DIST / "listings"
_WINGET: Final = "TheLeonardoAuthors.Leonardo"
_WINGET_FORM: Final = "1.6.0"
_COUNTRIES: Final = {"en": "en-US", "it": "it-IT", "fr": "fr-FR", "cs": "cs-CZ"}
_PERMITTED: Final = [
    *("--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--socket=pulseaudio", "--device=all"),
    *("--filesystem=xdg-documents/Leonardo:create", "--filesystem=xdg-pictures/Leonardo:create"),
    "--filesystem=xdg-download:ro",
]
"""What the program may do in Flatpak: window, sound, gamepad, and the folders for files that go to and fro."""


def listings() -> list[Path]:
    """Write all of it; return the files.

    Raises:
        FileNotFoundError: if a package is missing.
    """
    made = {
        f"flatpak/{APPLICATION_ID}.json": flatpak(_package("*-linux-x86_64.tar.xz")),
        "homebrew/leonardo.rb": homebrew(_package("*-macos-arm64.zip")),
        "news.md": news(),
        **{f"winget/{name}": text for name, text in winget(_package("*-setup.exe")).items()},
    }
    for name, text in made.items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")
    return [FOLDER / name for name in made]


def _package(pattern: str) -> Path:
    found = sorted(facts.DIST.glob(f"{facts.COMMAND}-{facts.VERSION}{pattern.removeprefix('*')}"))
    if not found:
        raise FileNotFoundError(f"{pattern} is not in {facts.DIST.name}; make the packages first.")
    return found[0]


def _digest(package: Path) -> str:
    return hashlib.sha256(package.read_bytes()).hexdigest()


def _place(package: Path) -> str:
    return f"{ADDRESS}/releases/download/v{facts.VERSION}/{package.name}"


def flatpak(package: Path) -> str:
    """Return the manifest for Flatpak, which packs what the archive for Linux holds."""
    home = f"/app/lib/{facts.COMMAND}"
    commands = [
        f"mkdir -p {home} /app/bin /app/share/metainfo",
        f"cp -r . {home}",
        f"ln -s {home}/{facts.COMMAND} /app/bin/{facts.COMMAND}",
        f"{home}/{facts.COMMAND} install-menu --into /app/share",
        f"cp {APPLICATION_ID}.metainfo.xml /app/share/metainfo",
    ]
    source = {"type": "archive", "url": _place(package), "sha256": _digest(package)}
    module = {"name": facts.COMMAND, "buildsystem": "simple", "build-commands": commands, "sources": [source]}
    manifest = {
        "id": APPLICATION_ID,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "24.08",
        "sdk": "org.freedesktop.Sdk",
        "command": facts.COMMAND,
        "finish-args": _PERMITTED,
        "modules": [module],
    }
    return json.dumps(manifest, indent=2) + "\n"


def homebrew(package: Path) -> str:
    """Return the cask for Homebrew."""
    return f"""\
cask "{facts.COMMAND}" do
  version "{facts.VERSION}"
  sha256 "{_digest(package)}"

  url "{_place(package).replace(facts.VERSION, "#{version}")}"
  name "{facts.NAME}"
  desc "{facts.SUMMARY[0].upper()}{facts.SUMMARY[1:]}"
  homepage "{ADDRESS}"

  depends_on arch: :arm64
  depends_on macos: ">= :big_sur"

  app "{facts.NAME}/{facts.NAME}.app"
end
"""


def winget(package: Path) -> dict[str, str]:
    """Return the manifests for winget by their names: the version, the installer, and a page in each language."""
    installer = [
        "InstallerType: inno",
        "Scope: user",
        "Installers:",
        "- Architecture: x64",
        f"  InstallerUrl: {_place(package)}",
        f"  InstallerSha256: {_digest(package).upper()}",
    ]
    made = {
        f"{_WINGET}.yaml": _manifest("version", [f"DefaultLocale: {_COUNTRIES['en']}"]),
        f"{_WINGET}.installer.yaml": _manifest("installer", installer),
    }
    for language in languages():
        kind = "defaultLocale" if language == "en" else "locale"
        made[f"{_WINGET}.locale.{_COUNTRIES[language]}.yaml"] = _manifest(kind, _page(language))
    return made


def _page(language: str) -> list[str]:
    say = Translations(language)
    return [
        f"PackageLocale: {_COUNTRIES[language]}",
        f"Publisher: {facts.AUTHORS}",
        f"PublisherSupportUrl: {ADDRESS}",
        f"PackageName: {facts.NAME}",
        f"PackageUrl: {ADDRESS}",
        "License: MIT",
        f"ShortDescription: {json.dumps(say('menu_entry.summary'), ensure_ascii=False)}",
        f"Description: {json.dumps(say('menu_entry.comment'), ensure_ascii=False)}",
    ]


def _manifest(kind: str, lines: list[str]) -> str:
    head = [f"PackageIdentifier: {_WINGET}", f"PackageVersion: {facts.VERSION}"]
    return "\n".join([*head, *lines, f"ManifestType: {kind}", f"ManifestVersion: {_WINGET_FORM}", ""])


def news() -> str:
    """Return what the changelog tells of this version."""
    text = (facts.PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(facts.VERSION)}\].*?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    if found is None:
        raise ValueError(f"CHANGELOG.md tells nothing of {facts.VERSION}")
    return found[1].strip() + "\n"
