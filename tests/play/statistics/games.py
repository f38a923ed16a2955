"""Results for tests: games of one person against built-in players, told by places and scores."""

from leonardo.saves.statistics import Result, SeatResult


def result(
    number: int, score: int, others: tuple[tuple[str | None, int], ...], *, name: str = "Ada", **told: object
) -> Result:
    """Return a game of `name` with `score` against others, given by level (none for a person) and score."""
    scores = [score, *(each for _, each in others)]
    places = [1 + sum(other > each for other in scores) for each in scores]
    seats = (
        SeatResult(name, None, score, places[0]),
        *(SeatResult(f"Other {seat}", level, each, places[seat]) for seat, (level, each) in enumerate(others, start=1)),
    )
    fields: dict[str, object] = {"at": "2026-11-20T12:00:00.000Z", **told}
    return Result(identity=f"{number:016x}", game="davinci", seats=seats, **fields)  # type: ignore[arg-type]
