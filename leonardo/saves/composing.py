"""Making the save of a game as it stands."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from leonardo import __version__
from leonardo.engine.record import Played
from leonardo.saves.schema import Save, Seated
from leonardo.saves.snapshot import snapshot


def compose(
    played: Played,
    seats: Sequence[Seated],
    seed: int,
    run: str,
    name: str | None = None,
    time: datetime | None = None,
    table: Mapping[str, str] | None = None,
    undone: int = 0,
    hints: Sequence[int] = (),
    changed: Sequence[int] = (),
) -> Save:
    """Return the save of a game; what its parts mean stands at `Save`. Without `time` it is saved now.

    Without `hints` nobody had any, and without `changed` all sit as in the beginning. The folder that keeps it counts
    its `writes`.

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
        seed=seed,
        table=dict(table or {}),
        undone=undone,
        hints=tuple(hints) or (0,) * len(seats),
        changed=tuple(changed) or (0,) * len(seats),
        setup=game.write_setup(played.setup),
        actions=tuple(game.write_action(turn.action) for turn in played.turns),
        snapshot=snapshot(played.state),
    )
