"""What shops want of a release names each package with its digest; an AppImage begins with what starts it."""

import hashlib
import json
import struct
from pathlib import Path

import pytest

from leonardo import __version__
from leonardo.address import ADDRESS, APPLICATION_ID
from leonardo.app.kit.translations import languages
from scripts.packages import contents, facts, listings


@pytest.fixture
def package(tmp_path: Path) -> Path:
    file = tmp_path / f"leonardo-{__version__}-any.zip"
    file.write_bytes(b"a package")
    return file


DIGEST = hashlib.sha256(b"a package").hexdigest()


def test_flatpak_packs_the_archive_by_its_digest_and_asks_for_no_network(package: Path) -> None:
    manifest = json.loads(listings.flatpak(package))
    assert manifest["id"] == APPLICATION_ID
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert source["sha256"] == DIGEST
    assert source["url"] == f"{ADDRESS}/releases/download/v{__version__}/{package.name}"
    assert not any("network" in allowed or allowed == "--filesystem=home" for allowed in manifest["finish-args"])


def test_homebrew_knows_version_digest_and_place(package: Path) -> None:
    cask = listings.homebrew(package)
    assert f'version "{__version__}"' in cask
    assert f'sha256 "{DIGEST}"' in cask
    assert 'url "https://' in cask
    assert "v#{version}/" in cask


def test_winget_knows_the_installer_and_a_page_in_each_language(package: Path) -> None:
    manifests = listings.winget(package)
    assert len(manifests) == 2 + len(languages())
    (installer,) = (text for name, text in manifests.items() if "installer" in name)
    assert DIGEST.upper() in installer
    assert all(f"PackageVersion: {__version__}\n" in text for text in manifests.values())
    assert sum("ManifestType: defaultLocale" in text for text in manifests.values()) == 1


def test_the_news_of_a_release_are_those_of_its_version() -> None:
    news = listings.news()
    assert news.startswith("### ")
    assert "## [" not in news


def test_a_missing_package_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path)
    with pytest.raises(FileNotFoundError, match="make the packages first"):
        listings.listings()


def test_all_files_are_written_beside_the_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facts, "DIST", tmp_path)
    monkeypatch.setattr(listings, "FOLDER", tmp_path / "listings")
    for name in ("-linux-x86_64.tar.xz", "-macos-arm64.zip", "-setup.exe"):
        (tmp_path / f"leonardo-{__version__}{name}").write_bytes(b"a package")
    made = listings.listings()
    assert all(
        file.is_file() and DIGEST.lower() in file.read_text("utf-8").lower()
        for file in made
        if file.suffix in (".json", ".rb")
    )


def test_what_starts_an_appimage_is_a_program_up_to_its_own_end(tmp_path: Path) -> None:
    head = b"\x7fELF" + b"\0" * 4 + b"AI\x02" + b"\0" * 29 + struct.pack("<Q10xHH", 64, 10, 3)
    program = head.ljust(94, b"s")
    (tmp_path / "lender").write_bytes(program + b"hsqs and the files of somebody else")
    assert contents.runtime_of(tmp_path / "lender") == program
    (tmp_path / "other").write_bytes(b"\x7fELF" + b"\0" * 90)
    with pytest.raises(ValueError, match="no AppImage"):
        contents.runtime_of(tmp_path / "other")
