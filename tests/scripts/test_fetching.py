"""The first start over a slow line: what is to be fetched is told, kept when the line is cut, and little enough."""

import base64
import hashlib
import io
import re
import urllib.error
import urllib.request
import zipfile
from email.message import Message
from pathlib import Path
from typing import Any

import pytest

from scripts.packages import facts
from scripts.start.console import StartError
from scripts.start.fetching import Fetching, LeftOut, read_left_out
from scripts.start.index import Index, OtherwiseError, Wheel, pins_of, wheels_of
from tests.project_files import PROJECT

PLACE = "http://index.test/files/"
NAME = "pocket-1.0-py3-none-any.whl"


class Answer(io.BytesIO):
    """What a server answers."""

    def __init__(self, content: bytes, url: str, status: int = 200, headers: dict[str, str] | None = None) -> None:
        super().__init__(content)
        self.url, self.status, self.headers = url, status, headers or {}

    def geturl(self) -> str:
        return self.url


class Server(urllib.request.OpenerDirector):
    """Plays an index with files; after `lasts` bytes the line is cut. Notes what was asked for."""

    def __init__(self, files: dict[str, bytes], *, ranges: bool = True, lasts: int = 1 << 30) -> None:
        super().__init__()
        self.files, self.ranges, self.lasts = files, ranges, lasts
        self.sent: list[tuple[str, int, int]] = []

    def open(self, fullurl: Any, data: Any = None, timeout: float | None = None) -> Any:  # noqa: ANN401, ARG002 - as the real one
        if isinstance(fullurl, str):
            return self._page(fullurl)
        content = self.files[fullurl.full_url.removeprefix(PLACE)]
        if fullurl.get_method() == "HEAD":
            told = {"Content-Length": str(len(content)), "Accept-Ranges": "bytes" if self.ranges else "none"}
            return Answer(b"", fullurl.full_url, headers=told)
        found = re.fullmatch(r"bytes=(\d+)-(\d+)", fullurl.get_header("Range"))
        assert found
        start, end = int(found[1]), min(int(found[2]) + 1, int(found[1]) + self.lasts)
        self.lasts -= end - start
        if start < end:
            self.sent.append((fullurl.full_url.removeprefix(PLACE), start, end))
        return Answer(content[start:end], fullurl.full_url, 206)

    def _page(self, url: str) -> Answer:
        package = url.rstrip("/").rpartition("/")[2]
        named = [name for name in self.files if name.startswith(f"{package}-")]
        if not named:
            raise urllib.error.HTTPError(url, 404, "not there", Message(), io.BytesIO())
        links = "".join(f'<a href="{PLACE}{name}#sha256={digest(self.files[name])}">{name}</a>' for name in named)
        return Answer(links.encode(), url)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def packed(files: dict[str, bytes]) -> tuple[bytes, str]:
    """A wheel with these files and their list, and the digest of that."""
    listed = ""
    for name, content in files.items():
        told = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
        listed += f"{name},sha256={told},{len(content)}\n"
    listed += "pocket-1.0.dist-info/RECORD,,\n"
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as wheel:
        for name, content in (files | {"pocket-1.0.dist-info/RECORD": listed.encode()}).items():
            wheel.writestr(name, content)
    return made.getvalue(), digest(listed.encode())


FILES = {"pocket/__init__.py": b"VERSION = 1", "pocket/large.otf": b"\1" * 900_000, "pocket/small.ttf": b"\2" * 300_000}
WHEEL, RECORD = packed(FILES)
LARGE = {"pocket": LeftOut("1.0", RECORD, ["pocket/large*"])}
POCKET = Wheel("pocket", NAME, PLACE + NAME, digest(WHEEL))


def fetching(server: Server, folder: Path, left_out: dict[str, LeftOut] | None = None) -> Fetching:
    index = Index(["http://index.test/simple"], server, ["cp311-cp311-linux_x86_64", "py3-none-any"])
    return Fetching(index, folder, left_out or {}, wait=lambda _: None)


def test_how_much_is_to_be_fetched_is_said_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = fetching(Server({NAME: WHEEL}), tmp_path).fetch([POCKET])
    assert capsys.readouterr().err.startswith("1.2 MB are to be fetched. ")
    assert lines == [f"pocket==1.0 --hash=sha256:{digest(WHEEL)}"]
    assert (tmp_path / NAME).read_bytes() == WHEEL


def test_a_cut_line_is_told_and_the_next_start_goes_on_from_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(StartError, match=r"cut after 0\.7 of 1\.2 MB(.|\n)*goes on from there"):
        fetching(Server({NAME: WHEEL}, lasts=700_000), tmp_path).fetch([POCKET])
    capsys.readouterr()
    again = Server({NAME: WHEEL})
    fetching(again, tmp_path).fetch([POCKET])
    assert "0.7 MB of them are there already" in capsys.readouterr().err
    assert again.sent == [(NAME, 700_000, len(WHEEL))]
    assert (tmp_path / NAME).read_bytes() == WHEEL


def test_what_the_program_never_reads_is_not_fetched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server({NAME: WHEEL})
    (line,) = fetching(server, tmp_path, LARGE).fetch([POCKET])
    assert "0.3 MB are to be fetched." in capsys.readouterr().err
    assert sum(end - start for _, start, end in server.sent) < 310_000
    assert line == f"pocket==1.0 --hash=sha256:{digest((tmp_path / NAME).read_bytes())}"
    with zipfile.ZipFile(tmp_path / NAME) as wheel:
        assert {name: wheel.read(name) for name in wheel.namelist() if "RECORD" not in name} == {
            name: content for name, content in FILES.items() if "large" not in name
        }


def test_of_another_version_all_is_fetched(tmp_path: Path) -> None:
    fetching(Server({NAME: WHEEL}), tmp_path, {"pocket": LeftOut("0.9", RECORD, ["pocket/large*"])}).fetch([POCKET])
    assert (tmp_path / NAME).read_bytes() == WHEEL


@pytest.mark.parametrize("changed", [packed(FILES | {"pocket/__init__.py": b"VERSION = 2"})[0], b"", WHEEL[:-100]])
def test_a_wheel_with_another_list_of_files_is_not_taken_in_parts(tmp_path: Path, changed: bytes) -> None:
    with pytest.raises(OtherwiseError):
        fetching(Server({NAME: changed}), tmp_path, LARGE).fetch([POCKET])


def test_a_file_that_its_list_does_not_know_is_not_taken(tmp_path: Path) -> None:
    place = WHEEL.index(b"VERSION = 1")
    forged = WHEEL[:place] + b"VERSION = 9" + WHEEL[place + 11 :]
    with pytest.raises(OtherwiseError):
        fetching(Server({NAME: forged}), tmp_path, LARGE).fetch([POCKET])


def test_a_damaged_wheel_is_told_and_not_kept(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="damaged on its way"):
        fetching(Server({NAME: b"x" + WHEEL[1:]}), tmp_path).fetch([POCKET])
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_sends_no_parts_is_left_to_pip(tmp_path: Path) -> None:
    with pytest.raises(OtherwiseError):
        fetching(Server({NAME: WHEEL}, ranges=False), tmp_path).fetch([POCKET])


def test_wheels_are_found_by_their_digest_the_best_fitting_first(tmp_path: Path) -> None:
    native = "pocket-1.0-cp311-cp311-linux_x86_64.whl"
    server = Server({NAME: WHEEL, native: b"native", "pocket-1.0-cp399-cp399-linux_x86_64.whl": b"other"})
    index = fetching(server, tmp_path).index
    both = f"pocket==1.0 \\\n    --hash=sha256:{digest(WHEEL)} \\\n    --hash=sha256:{digest(b'native')}\n"
    assert [wheel.name for wheel in wheels_of(index, [both], {})] == [native]
    assert [wheel.name for wheel in wheels_of(index, [both.replace(digest(b"native"), "0" * 64)], {})] == [NAME]
    assert wheels_of(index, [both], {"pocket": "1.0"}) == []
    for unknown in ("pocket==1.0 --hash=sha256:" + "0" * 64, both.replace("pocket", "purse")):
        with pytest.raises(OtherwiseError):
            wheels_of(index, [unknown], {})


def test_the_pins_of_the_program_can_be_fetched_so() -> None:
    pins = list(pins_of((PROJECT / "requirements" / "runtime.txt").read_text(encoding="utf-8")))
    assert {package for package, _, _ in pins} == set(facts.needed())
    assert all(digests for _, _, digests in pins)


def test_what_is_left_out_is_of_a_pinned_version_and_left_out_of_packages_too() -> None:
    pins = {
        name: version for name, version, _ in pins_of((PROJECT / "requirements" / "runtime.txt").read_text("utf-8"))
    }
    told = read_left_out(PROJECT / "requirements" / "left-out.toml")
    assert told
    for package, out in told.items():
        assert out.version == pins[package], "look up RECORD of the new version, and what it brings"
        assert all(facts.is_unused(pattern.replace("*", "Bold.otf")) for pattern in out.files)
