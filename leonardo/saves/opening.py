"""Opening a save: the game is played again from its set-up, and must arrive where it was saved."""

from collections.abc import Mapping
from pathlib import Path

from attrs import field, frozen

from leonardo.engine.game import AnyGame, Event, IllegalActionError, NotationError
from leonardo.engine.record import Played
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import Save
from leonardo.saves.snapshot import difference, snapshot


@frozen
class Opened:
    """A save and the game that it holds, played again to where it stopped."""

    save: Save
    played: Played
    events: tuple[tuple[Event, ...], ...] | None = field(default=None, repr=False)
    """What happened at the beginning and by each decision, if that is known."""


def open_save(save: Save, path: Path, games: Mapping[str, AnyGame]) -> Opened:
    """Return the game of a save from the file `path`, verified by playing it again.

    Raises:
        SaveError: if the game is unknown, a move breaks a rule, or the moves lead to another position.
    """
    game = games.get(save.game)
    if game is None:
        raise SaveError(path, Fault.UNKNOWN_GAME, save.game)
    played, events = _replayed(game, save, path)
    found = difference(save.snapshot, snapshot(played.state))
    if found is not None:
        raise SaveError(path, Fault.DIFFERENT, found)
    wrong = _wrong_in_summary(save, played)
    if wrong is not None:
        raise SaveError(path, Fault.DAMAGED, wrong)
    return Opened(save, played, events)


def _replayed(game: AnyGame, save: Save, path: Path) -> tuple[Played, tuple[tuple[Event, ...], ...]]:
    number = 0
    try:
        played, beginning = Played.begin(game, game.read_setup(save.setup))
        events = [beginning]
        for fields in save.actions:
            number += 1
            played, more = played.play(game.read_action(fields))
            events.append(more)
    except NotationError as error:
        raise SaveError(path, Fault.DAMAGED, f"{_place(number)}: {error}") from error
    except IllegalActionError as error:
        rule = f"{_place(number)}: {error.objection.message}, rule {error.objection.rule}"
        raise SaveError(path, Fault.BREAKS_RULE, rule) from error
    except ValueError as error:
        raise SaveError(path, Fault.BREAKS_RULE, f"{_place(number)}: {error}") from error
    return played, tuple(events)


def _place(number: int) -> str:
    return f"decision {number}" if number else "set-up"


def _wrong_in_summary(save: Save, played: Played) -> str | None:
    """Return what lists of saves would show wrongly: it stands in the save beside the moves."""
    seats = played.game.seats(played.state)
    if len(save.seats) != seats:
        return f"{len(save.seats)} seats are named, {seats} play"
    if save.over != played.over:
        return f"the game is {'over' if played.over else 'not over'}, but the save says otherwise"
    number = played.game.round_of(played.state)
    if save.round != number:
        return f"the save names round {save.round}, but it is round {number}"
    return None
