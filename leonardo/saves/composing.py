"""Making the save of a game as it stands."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from attrs import field, frozen

from leonardo import __version__
from leonardo.engine.record import Played, Turn
from leonardo.saves.opening import snapshot
from leonardo.saves.schema import Former, Save, Seated


@frozen
class Circumstances:
    """What stands in a save beside the game and who plays it.

    `table` is what was agreed on about how the game is shown and who has heard what, `undone` how often a decision was
    taken back, `hints` how often each seat had advice, and `changed` how often a person or a built-in player took it
    over; nobody if none. `retaken` is how often decisions of others were taken back with one's own, `former` who sat at
    which seat before.
    """

    table: Mapping[str, str] = field(factory=dict)
    undone: int = 0
    hints: tuple[int, ...] = ()
    changed: tuple[int, ...] = ()
    retaken: int = 0
    former: tuple[Former, ...] = ()

    @classmethod
    def of(cls, save: Save) -> "Circumstances":
        table = {name: str(word) for name, word in save.table.items()}
        return cls(table, save.undone, save.hints, save.changed, save.retaken, save.former)


USUAL: Final = Circumstances()  # nothing was agreed on, taken back, asked or taken over


class _Written:
    """The decisions of the game that was saved last, in words: the next save of it has the same ones and a few more."""

    def __init__(self) -> None:
        self._last: tuple[tuple[Turn, ...], tuple[Any, ...]] = (), ()
        """Decisions and their words, kept together, since saves are composed in more than one thread."""

    def of(self, played: Played) -> tuple[Any, ...]:
        turns, told = self._last
        known = len(turns)
        if not (0 < known <= len(played.turns) and played.turns[known - 1] is turns[-1]):
            told, known = (), 0
        told += tuple(played.game.write_action(turn.action) for turn in played.turns[known:])
        self._last = played.turns, told
        return told


_WRITTEN: Final = _Written()


def compose(
    played: Played,
    seats: Sequence[Seated],
    seed: int,
    run: str,
    name: str | None = None,
    time: datetime | None = None,
    beside: Circumstances = USUAL,
) -> Save:
    """Return the save of a game; what its parts mean stands at `Save`. Without `time` it is saved now.

    The folder that keeps it counts its `writes`.

    Raises:
        ValueError: if a name is empty, too long or cannot be shown.
    """
    game = played.game
    now = (time or datetime.now(UTC)).astimezone(UTC)
    return Save(
        app_version=__version__,
        game=game.name,
        run=run,
        name=name,
        saved_at=f"{now.year:04}-{now:%m-%dT%H:%M:%S}.{now.microsecond // 1000:03}Z",
        writes=0,
        round=game.round_of(played.state),
        over=played.over,
        seats=tuple(seats),
        picture=None,
        machine=None,
        line=(),
        seed=seed,
        table=dict(beside.table),
        undone=beside.undone,
        retaken=beside.retaken,
        hints=beside.hints or (0,) * len(seats),
        changed=beside.changed or (0,) * len(seats),
        former=beside.former,
        setup=game.write_setup(played.setup),
        actions=_WRITTEN.of(played),
        snapshot=snapshot(played.state),
    )
