"""Files that somebody or something has changed: saves with and without a right checksum, records, settings.

Bytes are cut, doubled and replaced, and values of a document are replaced, moved and nested.
"""

import copy
import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.check import check
from leonardo.engine.record import write_record
from leonardo.play.session import Session
from leonardo.play.statistics.game import result_of
from leonardo.saves.documents import checksum
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from scripts.fuzz.games import finished, play_on, session
from scripts.fuzz.trials import Field, Tally

ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 10**30, 1e308, 0.5, "", " ", "x" * 5000, [], {}, [[]], {"": None}),
    *("\ufe0f", "\u200c", "\xa0", "\ud800", "\0", "../../x", "0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"),
)
"""What nobody expects in the place of a value."""
Odd = Callable[[], Any]  # gives something of that kind
_DEEP: Final = 250
_BYTES: Final = (b"\0", b"\xff", b"}", b"]", b'"', b"{", b"[" * 2000, b"NaN", b"1" * 5000, b"\\ud800", b"\xef\xbb\xbf")


def changed_bytes(content: bytes, random: Random) -> bytes:
    """Return the content of a file with bytes cut, doubled or replaced."""
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


def changed_and_sealed(content: bytes, random: Random, sealed: bool) -> bytes:
    """Return a document of the program with changes, and with the checksum that it had or the one that fits."""
    document = json.loads(content)
    former = document.pop("checksum")
    document = changed(document, random)
    if not isinstance(document, dict):
        return dumped(document)
    try:
        seal = checksum(document) if sealed else former
    except (ValueError, RecursionError):
        seal = former
    return dumped({**document, "checksum": seal})


def changed(document: Any, random: Random, odd: Odd | None = None) -> Any:  # noqa: ANN401 - JSON holds anything
    """Return a document with up to three changes, each at a place of its own; `odd` gives what nobody expects."""
    found = copy.deepcopy(document)
    odd = odd or (lambda: random.choice(ODD))
    for _ in range(random.choice((1, 1, 2, 3))):
        places = list(_places(found))
        if not places:
            return found
        holder, key = random.choice(places)
        random.choice(_CHANGES)(holder, key, random, odd)
    return found


def _places(value: Any) -> list[tuple[Any, Any]]:  # noqa: ANN401 - JSON holds anything
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    found = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], dict | list):
            found += _places(value[key])
    return found


def _replace(holder: Any, key: Any, _: Random, odd: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    holder[key] = copy.deepcopy(odd())


def _remove(holder: Any, key: Any, _: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    del holder[key]


def _add(holder: Any, key: Any, _: Random, odd: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    value = copy.deepcopy(holder[key])
    if isinstance(holder, dict):
        holder[str(odd())[:50]] = value
    else:
        holder.insert(key, value)


def _shift(holder: Any, key: Any, random: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    if type(holder[key]) is int:
        holder[key] += random.choice((-1, 1, 1000))
    elif isinstance(holder[key], list):
        random.shuffle(holder[key])
    else:
        holder[key] = copy.deepcopy(holder[random.choice(list(holder) if isinstance(holder, dict) else [key])])


def _nest(holder: Any, key: Any, random: Random, __: Odd) -> None:  # noqa: ANN401 - JSON holds anything
    for _ in range(random.choice((1, 80, _DEEP))):
        holder[key] = [holder[key]] if random.random() < 0.5 else {"x": holder[key]}


_CHANGES: Final[tuple[Callable[[Any, Any, Random, Odd], None], ...]] = (
    _replace,
    _replace,
    _remove,
    _add,
    _shift,
    _nest,
)


def dumped(document: Any) -> bytes:  # noqa: ANN401 - JSON holds anything
    return json.dumps(document).encode("ascii")


_COUNTS: Final = ("undone", "retaken", "hints", "changed", "writes", "round")
_MADE_UP: Final = (-1, 0, 1, 10**9 - 1, 10**9, 10**9 + 1, 10**12, 10**15 - 1, 10**15, 10**15 + 1, 10**30)


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
            content = (
                changed_bytes(good, random) if number % 4 == 0 else changed_and_sealed(good, random, number % 4 > 1)
            )
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
    plans: dict[str, object] = {game: {"game": game, "seats": [], "start": None} for game in field.games}
    SettingsFile(path).write(Settings(plans=plans))
    good = path.read_bytes()
    for number in field.trials(2000, 100):
        random = field.random("settings", number)
        content = changed_bytes(good, random) if number % 3 == 0 else dumped(changed(json.loads(good), random))
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


def counters(field: Field) -> Tally:
    """Make up the counts of a save, with the checksum that fits: it is refused, or played on with nothing lost."""
    tally = Tally("made-up counts")
    for name, game in field.games.items():
        source = session(game, 7, field.place(f"counters-{name}"), 12)
        source.close()
        folder = source.autosave.folder
        if folder is None:
            continue
        (entry,) = folder.entries()
        good = json.loads(entry.path.read_bytes())
        for number in field.trials(600, 12):
            random = field.random("counters", name, number)
            place = field.place(f"counters-{name}-{number}")
            (place / entry.path.name).write_bytes(_with_counts(good, random))
            with tally.trial(f"{name} {number}"):
                _play_on_from(place / entry.path.name, random, field)
    return tally


def _with_counts(good: dict[str, Any], random: Random) -> bytes:
    found: dict[str, Any] = copy.deepcopy({key: value for key, value in good.items() if key != "checksum"})
    for name in random.sample(_COUNTS, random.choice((1, 2))):
        count = random.choice(_MADE_UP)
        found[name] = [count] * len(found[name]) if isinstance(found[name], list) else count
    return dumped({**found, "checksum": checksum(found)})


def _play_on_from(path: Path, random: Random, field: Field) -> None:
    """Go on with a save to the end of the game: each decision is kept, and another game can be continued after it."""
    saves = SaveFolder(path.parent)
    try:
        playing = Session.load(path, saves, field.games)
    except SaveError as told:
        str(told)
    else:
        play_on(playing, random, 3)
        playing.when_over()
        playing.close()
        kept = [saves.read(each.path) for each in saves.entries() if each.head]
        if not any(len(each.actions) == len(playing.played.turns) for each in kept):
            raise RuntimeError("what was decided is not kept")
        result_of(playing.played, playing.seats, playing.seed, datetime.now(UTC), beside=playing.circumstances)
    other = session(next(iter(field.games.values())), 3, path.parent, 1)
    other.close()
    last = SaveFolder(path.parent).to_continue()
    if last is None or last.head is None or last.head.run != other.autosave.run:
        raise RuntimeError("a made-up number of writes takes Continue")


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


def _changed_record(lines: list[str], random: Random) -> bytes:
    found = list(lines)
    number = random.randrange(len(found))
    kind = random.randrange(5)
    if kind == 0:
        return changed_bytes("\n".join(lines).encode(), random)
    if kind == 1:
        del found[number]
    elif kind == 2:
        found.insert(number, random.choice(lines))
    else:
        found[number] = dumped(changed(json.loads(found[number]), random)).decode()
    return ("\n".join(found) + "\n").encode()
