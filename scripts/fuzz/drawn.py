"""Files as hypothesis draws them: one of the good ones of a kind, changed anywhere, is read, and nothing else happens.

A reader may refuse a file in words. It fails by any other error, by more than two seconds on the processor, by more
than 200 MB of memory, and by a file that is not there afterwards as it was.
"""

import gc
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final

from attrs import frozen
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from leonardo.saves.structure import checksum
from scripts.fuzz.changing import ODD, changed, changed_bytes, dumped
from scripts.fuzz.trials import Field, Tally

LIMIT: Final = 2.0
"""Seconds on the processor that reading a file may take;"""
MEMORY: Final = 200_000_000
"""and bytes of memory."""
_PART: Final = 500
"""Files that are drawn at a time: what was made for them is forgotten then."""
_HELD: Final = Path("/proc/self/statm")
"""Where the system tells first how many pages of memory this process has."""
_VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
"""Anything that JSON holds, NaN and half characters among it."""


class Form(Enum):
    """What a file is made of, and so how it can be changed."""

    JSON = "a document"
    SEALED = "a document with a checksum"
    LINES = "a document in each line"
    WORDS = "names and texts, as in TOML"
    BYTES = "anything"


@frozen
class Shelf:
    """Good files of a kind and their forms, by their places in `folder`, of which one at a time is changed.

    `read` reads all that lie there and refuses in words what it cannot read. It may put a file of `aside` aside whole;
    `written` are those that it writes itself.
    """

    folder: Path
    files: Mapping[str, tuple[Form, bytes]]
    read: Callable[[], object]
    aside: bool = False
    written: Sequence[str] = ()

    def lay_out(self, changed: Mapping[str, bytes]) -> None:
        """Put the files there as they were, but for those that are changed."""
        for name, (_, content) in self.files.items():
            place = self.folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(changed.get(name, content))

    def put_away(self) -> None:
        """Remove all that lies in the folder."""
        for path in sorted(self.folder.rglob("*"), reverse=True):
            if path.is_dir() and not path.is_symlink():
                path.rmdir()
            else:
                path.unlink()


def draw(tally: Tally, shelves: Sequence[Shelf], field: Field, files: int) -> Tally:
    """Read so many changed files, of one shelf after the other."""
    part = 0
    while tally.trials < files and part * _PART < files * 2:
        shelf = shelves[part % len(shelves)]
        _draw(tally, shelf, field, min(_PART, files - tally.trials), part)
        gc.collect()
        part += 1
    return tally


def _draw(tally: Tally, shelf: Shelf, field: Field, files: int, part: int) -> None:
    @settings(
        max_examples=files,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(f"{field.seed}/{tally.what}/{part}")
    @given(st.sampled_from(sorted(shelf.files)), st.randoms(use_true_random=False), st.data())
    def read_one(name: str, random: Random, data: st.DataObject) -> None:
        form, good = shelf.files[name]
        content = _CHANGES[form](good, random, data)
        _read(tally, shelf, name, content, field.keep)

    read_one()


def _read(tally: Tally, shelf: Shelf, name: str, content: bytes, keep: Path | None) -> None:
    """Read all that lies there with one file changed, and see whether all is there afterwards."""
    shelf.lay_out({name: content})
    failures, about = len(tally.failures), f"{name} {tally.trials}"
    with tally.trial(about, LIMIT), _little_memory():
        shelf.read()
    gone = [each for each in shelf.files if each not in shelf.written and not _is_there(shelf, each, name, content)]
    if gone:
        tally.fail(about, f"{gone[0]} was changed")
    if len(tally.failures) > failures and keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{tally.trials:06}-{Path(name).name}").write_bytes(content)
    shelf.put_away()


def _is_there(shelf: Shelf, name: str, changed_one: str, content: bytes) -> bool:
    wanted = content if name == changed_one else shelf.files[name][1]
    place = shelf.folder / name
    if place.is_file() and place.read_bytes() == wanted:
        return True
    others = (each for each in place.parent.iterdir() if each.is_file())
    return shelf.aside and any(each.read_bytes() == wanted for each in others)


def _bytes(good: bytes, random: Random, data: st.DataObject) -> bytes:
    found = changed_bytes(good, random)
    if random.random() < 0.3:
        place = random.randrange(len(found) + 1)
        found = found[:place] + data.draw(st.binary(max_size=20)) + found[place:]
    return found


def _document(good: bytes, random: Random, data: st.DataObject) -> bytes:
    if random.random() < 0.25:
        return _bytes(good, random, data)
    return dumped(_changed(json.loads(good), random, data))


def _sealed(good: bytes, random: Random, data: st.DataObject) -> bytes:
    """Change a document, most often so that its checksum agrees."""
    if random.random() < 0.2:
        return _bytes(good, random, data)
    document = json.loads(good)
    former = document.pop("checksum")
    document = _changed(document, random, data)
    if not isinstance(document, dict) or random.random() < 0.1:
        return dumped(document)
    try:
        return dumped({**document, "checksum": checksum(document)})
    except (ValueError, RecursionError):
        return dumped({**document, "checksum": former})


def _changed(document: Any, random: Random, data: st.DataObject) -> Any:  # noqa: ANN401 - JSON holds anything
    """Change a document at some places, at times to a value that is drawn."""
    return changed(document, random, lambda: data.draw(_VALUES) if random.random() < 0.5 else random.choice(ODD))


def _lines(good: bytes, random: Random, data: st.DataObject) -> bytes:
    lines = good.splitlines()
    number = random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            return _bytes(good, random, data)
        case 1:
            del lines[number]
        case 2:
            lines.insert(number, random.choice(lines))
        case _:
            lines[number] = dumped(_changed(json.loads(lines[number]), random, data))
    return b"\n".join([*lines, b""])


_WORDS: Final = (
    *(b'"{count:999999999d}"', b'"{count:{count}}"', b'"{count:>99999}"'),
    *(b'"{"', b'"}"', b'"{}"', b'"{0}"', b'"{count.real.imag}"', b'"{count!x}"', b'"{name[9]}"'),
    *(
        b'"\\u0000"',
        b'""',
        b"1",
        b"[]",
        b"{}",
        b"1979-05-27",
        b"nan",
        b"[" * 3000,
        b"{a = " * 3000,
        b'"""',
        b"9" * 5000,
    ),
    *(b"{one = 1}", b"[[1]]", b'"(?P<"', b'"(a+)+$"', b"true"),
)
"""What nobody expects to the right of an equals sign."""


def _words(good: bytes, random: Random, data: st.DataObject) -> bytes:
    """Change a line of a file of texts: its name, its text, its table."""
    if random.random() < 0.3:
        return _bytes(good, random, data)
    lines = good.split(b"\n")
    number = random.randrange(len(lines))
    name, sign, _ = lines[number].partition(b"=")
    match random.randrange(5):
        case 0:
            lines[number] = b"[" + re.sub(rb"[^a-z.]", b"", name) + b"]"
        case 1:
            lines.insert(number, random.choice(lines))
        case 2:
            lines[number] = name + b"= " + json.dumps(data.draw(st.text(max_size=30))).encode()
        case _:
            lines[number] = name + b"= " + random.choice(_WORDS) if sign else random.choice(_WORDS)
    return b"\n".join(lines)


_CHANGES: Final[Mapping[Form, Callable[[bytes, Random, st.DataObject], bytes]]] = {
    Form.JSON: _document,
    Form.SEALED: _sealed,
    Form.LINES: _lines,
    Form.WORDS: _words,
    Form.BYTES: _bytes,
}


@contextmanager
def _little_memory() -> Iterator[None]:
    """Give this process so much more memory and no more, where the system can do that."""
    if not _HELD.is_file():
        yield
        return
    import resource  # noqa: PLC0415 - not every system has it

    held = int(_HELD.read_bytes().split()[0]) * resource.getpagesize()
    former = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (held + MEMORY, former[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, former)
