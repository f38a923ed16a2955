"""Files that somebody or something has changed: saves with and without a right checksum, records, settings."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.check import check
from leonardo.engine.notation import write_record
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.structure import checksum
from scripts.attack.games import finished, session
from scripts.attack.trials import Field, Tally

_ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 10**30, 1e308, 0.5, "", " ", "x" * 5000, [], {}, [[]], {"": None}),
    *("\ufe0f", "\u200c", "\xa0", "\ud800", "\0", "../../x", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"),
)
"""What nobody expects in the place of a value."""
_DEEP: Final = 250
_BYTES: Final = (b"\0", b"\xff", b"}", b"]", b'"', b"{", b"[" * 2000, b"NaN", b"1" * 5000, b"\\ud800", b"\xef\xbb\xbf")


def saves(field: Field) -> Tally:
    """Change saves anywhere, without or with the checksum that belongs to what they say then."""
    tally = Tally("changed saves")
    for name, game in field.games.items():
        source = session(game, 7, field.place(f"source-{name}"), 12)
        source.close()
        (path,) = {entry.path for entry in SaveFolder(field.folder / f"source-{name}").entries()}
        good, folder = path.read_bytes(), field.place(f"saves-{name}")
        for number in field.trials(4000, 40):
            random = field.random("saves", name, number)
            content = _changed_bytes(good, random) if number % 4 == 0 else _changed_save(good, random, number % 4 > 1)
            target = folder / path.name
            target.write_bytes(content)
            with tally.trial(f"{name} {number}"):
                _open(target, field)
            if target.read_bytes() != content:
                tally.fail(f"{name} {number}", "the file was changed")
    return tally


def records(field: Field) -> Tally:
    """Change records anywhere, and have them checked."""
    tally = Tally("changed records")
    for name, game in field.games.items():
        lines, folder = write_record(finished(game, 7)).splitlines(), field.place(f"records-{name}")
        for number in field.trials(4000, 40):
            random = field.random("records", name, number)
            path = folder / "game.leonardo.jsonl"
            path.write_bytes(_changed_record(lines, random))
            with tally.trial(f"{name} {number}"):
                check(path, field.games)
    return tally


def settings(field: Field) -> Tally:
    """Change settings anywhere: what is read can be written, and what was damaged is kept under another name."""
    tally = Tally("changed settings")
    folder = field.place("settings")
    path = folder / "settings.json"
    SettingsFile(path).write(Settings(plans={"davinci": {"game": "davinci", "seats": [], "start": None}}))
    good = path.read_bytes()
    for number in field.trials(2000, 100):
        random = field.random("settings", number)
        content = _changed_bytes(good, random) if number % 3 == 0 else _dumped(_changed(json.loads(good), random))
        path.write_bytes(content)
        with tally.trial(number):
            file = SettingsFile(path)
            read = file.read()
            if file.problem and not _kept_aside(folder, content):
                raise RuntimeError("what was damaged is gone")
            file.write(read)
            if SettingsFile(path).read() != read:
                raise RuntimeError("what was written reads otherwise")
        for each in folder.iterdir():
            each.unlink()
    return tally


def _kept_aside(folder: Path, content: bytes) -> bool:
    return any(each.read_bytes() == content for each in folder.iterdir())


def _open(path: Path, field: Field) -> None:
    """List a save and open it; that it cannot be opened is no failure, as long as it is told as what it is."""
    folder = SaveFolder(path.parent)
    folder.entries()
    try:
        open_save(folder.read(path), path, field.games)
    except SaveError as told:
        str(told)
    folder.entries()


def _changed_save(content: bytes, random: Random, sealed: bool) -> bytes:
    document = json.loads(content)
    former = document.pop("checksum")
    document = _changed(document, random)
    if not isinstance(document, dict):
        return _dumped(document)
    try:
        seal = checksum(document) if sealed else former
    except (ValueError, RecursionError):
        seal = former
    return _dumped({**document, "checksum": seal})


def _changed_record(lines: list[str], random: Random) -> bytes:
    changed = list(lines)
    number = random.randrange(len(changed))
    kind = random.randrange(5)
    if kind == 0:
        return _changed_bytes("\n".join(lines).encode(), random)
    if kind == 1:
        del changed[number]
    elif kind == 2:
        changed.insert(number, random.choice(lines))
    else:
        changed[number] = _dumped(_changed(json.loads(changed[number]), random)).decode()
    return ("\n".join(changed) + "\n").encode()


def _changed_bytes(content: bytes, random: Random) -> bytes:
    place = random.randrange(len(content))
    to = min(len(content), place + random.choice((0, 1, 8, 500)))
    return random.choice(
        (
            content[:place],
            content[:place] + content[to:],
            content[:place] + random.choice(_BYTES) + content[to:],
            content * 2,
            b"",
        )
    )


def _changed(document: Any, random: Random) -> Any:  # noqa: ANN401 - JSON holds anything
    """Return a document with up to three changes, each at a place of its own."""
    changed = copy.deepcopy(document)
    for _ in range(random.choice((1, 1, 2, 3))):
        places = list(_places(changed))
        if not places:
            return changed
        holder, key = random.choice(places)
        random.choice(_CHANGES)(holder, key, random)
    return changed


def _places(value: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401 - JSON holds anything
    """Return every place of a document, as what holds it and the key or number there."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += _places(value[key])
    return found


def _replace(holder: Any, key: Any, random: Random) -> None:  # noqa: ANN401 - JSON holds anything
    holder[key] = copy.deepcopy(random.choice(_ODD))


def _remove(holder: Any, key: Any, _: Random) -> None:  # noqa: ANN401 - JSON holds anything
    del holder[key]


def _add(holder: Any, key: Any, random: Random) -> None:  # noqa: ANN401 - JSON holds anything
    value = copy.deepcopy(holder[key])
    if isinstance(holder, dict):
        holder[str(random.choice(_ODD))[:50]] = value
    else:
        holder.insert(key, value)


def _shift(holder: Any, key: Any, random: Random) -> None:  # noqa: ANN401 - JSON holds anything
    if type(holder[key]) is int:
        holder[key] += random.choice((-1, 1, 1000))
    elif isinstance(holder[key], list):
        random.shuffle(holder[key])
    else:
        holder[key] = copy.deepcopy(holder[random.choice(list(holder) if isinstance(holder, dict) else [key])])


def _nest(holder: Any, key: Any, random: Random) -> None:  # noqa: ANN401 - JSON holds anything
    for _ in range(random.choice((1, 80, _DEEP))):
        holder[key] = [holder[key]] if random.random() < 0.5 else {"x": holder[key]}


_CHANGES: Final[tuple[Callable[[Any, Any, Random], None], ...]] = (_replace, _replace, _remove, _add, _shift, _nest)


def _dumped(document: Any) -> bytes:  # noqa: ANN401 - JSON holds anything
    return json.dumps(document).encode("ascii")
