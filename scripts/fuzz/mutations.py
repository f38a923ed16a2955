"""Files that somebody or something has changed: saves with and without a right checksum, records, settings."""

import copy
import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.check import check
from leonardo.engine.notation import write_record
from leonardo.play.session import Session
from leonardo.play.statistics.results import result_of
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.structure import checksum
from scripts.fuzz.changing import changed, changed_and_sealed, changed_bytes, dumped
from scripts.fuzz.games import finished, play_on, session
from scripts.fuzz.trials import Field, Tally

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
    """Return a save of which one or two counts are made up."""
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
