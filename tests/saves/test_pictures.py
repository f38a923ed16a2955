"""The picture of a save is a file of its own, goes where its save goes, and never matters."""

import base64
import os
from collections.abc import Callable
from pathlib import Path
from struct import pack

import attrs
import pytest

from leonardo.saves import pictures
from leonardo.saves.folder import Entry, SaveFolder
from leonardo.saves.pictures import MOST_BYTES, MOST_SIDE, SPARED_SECONDS, can_be_shown, size_of
from tests.saves.make_fixtures import FIXTURES, setting
from tests.saves.saving import save

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC"
)


def png(wide: int, high: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + pack(">II", wide, high) + b"\x08\x02\x00\x00\x00"


def jpeg(wide: int, high: int, before: bytes = b"\xff\xe0\x00\x04ok") -> bytes:
    return b"\xff\xd8" + before + b"\xff\xc0\x00\x11\x08" + pack(">HH", high, wide) + b"\x03" + b"\x01\x11\x00" * 3


def kept(folder: SaveFolder, name: str, picture: bytes = PNG) -> Path:
    return folder.write(attrs.evolve(save(name), picture=folder.keep_picture(picture)))


def files(folder: SaveFolder) -> list[Path]:
    return sorted((folder.path / pictures.FOLDER).iterdir())


def entry(folder: SaveFolder) -> Entry:
    (found,) = folder.entries()
    return found


def test_a_picture_is_kept_beside_the_save_and_found_again(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    path = kept(folder, "Sunday")
    assert folder.picture(entry(folder)) == PNG
    assert path.stat().st_size < 6000
    assert [file.read_bytes() for file in files(folder)] == [PNG]


def test_a_save_renamed_or_moved_keeps_its_picture(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path / "one")
    kept(folder, "Sunday").rename(tmp_path / "one" / "monday.leonardo.json")
    assert folder.picture(entry(folder)) == PNG
    moved = SaveFolder((tmp_path / "one").rename(tmp_path / "two"))
    assert moved.picture(entry(moved)) == PNG


def test_a_deleted_save_takes_a_picture_nobody_else_has(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    one, other = kept(folder, "One"), kept(folder, "Other")
    folder.delete(one)
    assert folder.picture(entry(folder)) == PNG
    folder.delete(other)
    assert files(folder) == []


def test_pictures_of_no_save_are_tidied_away_when_they_are_old(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    kept(folder, "Sunday", png(2, 2))
    folder.keep_picture(png(3, 3))
    old = folder.keep_picture(png(4, 4))
    assert old is not None
    (tmp_path / pictures.FOLDER / "notes.jpg").write_text("of a person")
    for path in files(folder):
        os.utime(path, (1, 1)) if path.stem in (old, "notes") else None
    folder.tidy_up(present="abc")
    assert old not in [path.stem for path in files(folder)]
    assert len(files(folder)) == 3
    assert SPARED_SECONDS >= 600


@pytest.mark.parametrize(
    "content", [b'{"format": "leonardo-save", "schema": 999}', b"damaged"], ids=["newer", "damaged"]
)
def test_no_picture_goes_while_a_save_cannot_be_read(tmp_path: Path, content: bytes) -> None:
    folder = SaveFolder(tmp_path)
    unreadable, other = kept(folder, "One"), kept(folder, "Other", png(2, 2))
    unreadable.write_bytes(content)
    for path in files(folder):
        os.utime(path, (1, 1))
    folder.tidy_up(present="abc")
    folder.delete(other)
    assert len(files(folder)) == 2
    unreadable.unlink()
    folder.tidy_up(present="abc")
    assert files(folder) == []


def test_no_picture_goes_while_the_folder_cannot_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    kept(folder, "Sunday")
    os.utime(files(folder)[0], (1, 1))
    listing = Path.iterdir

    def refuse(path: Path) -> object:
        if path == tmp_path:
            raise PermissionError
        return listing(path)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "iterdir", refuse)
        folder.tidy_up(present="abc")
    assert len(files(folder)) == 1


def remove(path: Path) -> None:
    path.unlink()


def replace_by_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def replace_by_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def replace_the_folder(path: Path) -> None:
    path.unlink()
    path.parent.rmdir()
    path.parent.write_text("a file")


SPOILING: dict[str, Callable[[Path], object]] = {
    "missing": remove,
    "cut": lambda path: path.write_bytes(PNG[:40]),
    "empty": lambda path: path.write_bytes(b""),
    "another": lambda path: path.write_bytes(png(3, 3)),
    "too large": lambda path: path.write_bytes(PNG + bytes(MOST_BYTES)),
    "huge": lambda path: path.write_bytes(png(20_000, 20_000)),
    "no picture": lambda path: path.write_bytes(b"GIF89a"),
    "a pipe": replace_by_a_pipe,
    "a folder": replace_by_a_folder,
    "no folder": replace_the_folder,
}


@pytest.mark.parametrize("spoil", SPOILING)
def test_a_picture_that_is_spoilt_is_none_and_the_save_opens(tmp_path: Path, spoil: str) -> None:
    folder = SaveFolder(tmp_path)
    path = kept(folder, "Sunday")
    SPOILING[spoil](files(folder)[0])
    assert folder.picture(entry(folder)) is None
    assert folder.read(path).name == "Sunday"
    folder.keep_picture(PNG)
    folder.delete(path)
    folder.tidy_up(present="abc")


def test_what_is_no_small_picture_is_not_kept(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    for picture in (None, b"", b"GIF89a", png(20_000, 20_000), PNG + bytes(MOST_BYTES)):
        assert folder.keep_picture(picture) is None
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("picture", "size"),
    [
        (png(640, 360), (640, 360)),
        (jpeg(640, 360), (640, 360)),
        (jpeg(640, 360, b""), (640, 360)),
        (jpeg(20_000, 1), (20_000, 1)),
        (jpeg(1, 1, b"\xff\xe0\x00\x01"), None),
        (jpeg(1, 1, b"\xff\xd9\x00\x02"), None),
        (jpeg(1, 1, b"\xff\xff"), None),
        (jpeg(1, 1, b"\xff\xe0\xff\xff"), None),
        (jpeg(1, 1)[:9], None),
        (png(1, 1)[:20], None),
        (b"", None),
    ],
)
def test_the_size_is_read_from_the_head_of_a_picture(picture: bytes, size: tuple[int, int] | None) -> None:
    assert size_of(picture) == size


@pytest.mark.parametrize("side", [0, MOST_SIDE + 1, 20_000, 2**16 - 1])
def test_only_small_pictures_can_be_shown(side: int) -> None:
    assert can_be_shown(png(MOST_SIDE, 1))
    for picture in (png(side, 1), png(1, side), jpeg(side, 1), jpeg(1, side)):
        assert not can_be_shown(picture)


@pytest.mark.parametrize("schema", range(1, 5))
def test_older_saves_have_their_picture_in_them(schema: int) -> None:
    found = next(each for each in SaveFolder(FIXTURES).entries() if each.path.name == f"schema_{schema}.leonardo.json")
    picture = SaveFolder(FIXTURES).picture(found)
    assert picture is not None
    assert size_of(picture) == (2, 2)


@pytest.mark.parametrize("written", ["R0lGODlhAQABAAAAACw=", "?????", 12, ["x"], "A" * 1_500_000, None])
def test_a_picture_in_an_older_save_that_is_none_does_not_matter(tmp_path: Path, written: object) -> None:
    path = tmp_path / "old.leonardo.json"
    path.write_bytes(setting(picture=written).replace(b', "seed": ', b',\n"seed": '))
    folder = SaveFolder(tmp_path)
    assert folder.read(path).name == "The first schema"
    assert folder.picture(entry(folder)) is None


def test_a_huge_picture_in_an_older_save_is_not_given_out(tmp_path: Path) -> None:
    path = tmp_path / "old.leonardo.json"
    path.write_bytes(setting(picture=base64.b64encode(png(20_000, 20_000)).decode()))
    assert pictures.embedded(path) is None
