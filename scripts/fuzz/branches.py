"""Folders of saves that are copied, synchronised and cleared: no branch of a game is lost, and nothing comes back."""

import shutil
from pathlib import Path
from random import Random
from typing import Final

from leonardo.engine.game import AnyGame
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.names import ENDING
from scripts.fuzz.games import play_on, session
from scripts.fuzz.trials import Field, Tally

_CONFLICTS: Final = (
    "{stem} (conflicted copy of Anna 2026-11-29).json",
    "{stem}.sync-conflict-20261129-101500-ABCDEFG.json",
    "{stem}-DESKTOP-7.json",
    "{stem} (1).json",
)
"""As programs that synchronise name the second of two files; the stem is the name without its last ending."""
_EVENINGS: Final = 5
_MOST_DECISIONS: Final = 4

Decisions = tuple[str, ...]


def synchronised(field: Field) -> Tally:
    """Play one game on in two copies of a folder, with the files exchanged now and then: all that was decided stays."""
    tally = Tally("two branches in a synchronised folder")
    for name, game in field.games.items():
        for number in field.trials(120, 3):
            random = field.random("branches", name, number)
            here, there = field.folder / f"here-{name}-{number}", field.folder / f"there-{name}-{number}"
            with tally.trial(f"{name} {number}"):
                _two_copies(game, number, here, there)
                ends = [_evening(random.choice((here, there)), random, field) for _ in range(_EVENINGS)]
                _exchange(here, there, random.choice(_CONFLICTS))
                ends += [_evening(here, random, field) for _ in range(2)]
                if lost := [len(end) for end in ends if not _is_listed(end, here, field)]:
                    raise RuntimeError(f"of a game with {lost[0]} decisions not all are listed")
    return tally


def deletion(field: Field) -> Tally:
    """Delete saves in a folder of several games and branches: what was deleted goes whole, and nothing else does."""
    tally = Tally("deleted saves")
    for name, game in field.games.items():
        for number in field.trials(120, 3):
            random = field.random("deletion", name, number)
            here, there = field.folder / f"here-{name}-{number}", field.folder / f"there-{name}-{number}"
            with tally.trial(f"{name} {number}"):
                _two_copies(game, number, here, there)
                _evening(here, random, field)
                _evening(there, random, field)
                _exchange(here, there, random.choice(_CONFLICTS))
                session(game, number + 1, here, 3).close()
                _delete_all(here, random)
    return tally


def _delete_all(folder: Path, random: Random) -> None:
    while listed := SaveFolder(folder).entries():
        gone = random.choice(listed)
        SaveFolder(folder).delete(gone.path)
        if [entry.path for entry in SaveFolder(folder).entries()] != [
            entry.path for entry in listed if entry.path != gone.path
        ]:
            raise RuntimeError("the list is not what it was without what was deleted")
    if left := [path.name for path in folder.glob(f"*{ENDING}")]:
        raise RuntimeError(f"{len(left)} files are left")


def _two_copies(game: AnyGame, number: int, here: Path, there: Path) -> None:
    session(game, number, here, 4).close()
    shutil.copytree(here, there)


def _evening(folder: Path, random: Random, field: Field) -> Decisions:
    """Go on with any game of a folder that is listed and not over; return all that was decided in it."""
    saves = SaveFolder(folder)
    going_on = [entry for entry in saves.entries() if entry.is_autosave and entry.head and not entry.head.over]
    playing = Session.load(random.choice(going_on).path, saves, field.games)
    play_on(playing, random, random.randint(1, _MOST_DECISIONS))
    playing.close()
    return _decided(playing)


def _decided(playing: Session) -> Decisions:
    return tuple(repr(playing.game.write_action(turn.action)) for turn in playing.played.turns)


def _is_listed(decided: Decisions, folder: Path, field: Field) -> bool:
    saves = SaveFolder(folder)
    kept = (_decided(Session.load(entry.path, saves, field.games)) for entry in saves.entries() if entry.head)
    return any(each[: len(decided)] == decided for each in kept)


def _exchange(here: Path, there: Path, called: str) -> None:
    """Bring the files of one folder to the other, where a file that was changed in both gets another name."""
    for path in sorted(there.glob("autosave-*.json")):
        target = here / path.name
        if not target.exists():
            shutil.copy2(path, target)
        elif target.read_bytes() != path.read_bytes():
            shutil.copy2(path, here / called.format(stem=path.stem))
