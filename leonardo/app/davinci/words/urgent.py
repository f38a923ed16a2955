"""What is urgent when a person decides, in words: the one thing that must be thought of first."""

from collections.abc import Iterator, Sequence
from itertools import chain

from leonardo.app.davinci.words.phrases import invention_name, of_seats
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci.constants import LABORATORIES, LAST_ROUND
from leonardo.engine.davinci.prospects import (
    longest_in_time,
    misses_the_shops,
    places_alone,
    rounds_with_shops,
    weeks_wanted,
)
from leonardo.engine.davinci.questions import PlacementQuestion, WorkQuestion
from leonardo.engine.davinci.races import rivals_in_time
from leonardo.engine.davinci.view import View


def urgent(view: View, situation: PromptState) -> Sequence[str]:
    """Return what must not be put off, in ever fewer words; nothing where nothing presses or nothing can be done."""
    seat, question = view.viewer, view.question
    if seat is None or question is None or question.seat != seat:
        return ()
    if isinstance(question, WorkQuestion):
        return next(_in_phase_a(view, seat), ())
    if not isinstance(question, PlacementQuestion):
        return ()
    return next(chain(_in_phase_b(view, seat), _races(view, seat, situation.names)), ())


def _races(view: View, seat: int, names: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield what a rival may complete in this round before the viewer does."""
    for place in LABORATORIES:
        laboratory, rivals = view.seats[seat].laboratory(place), rivals_in_time(view, place)
        if rivals and laboratory is not None and laboratory.invention is not None:
            yield _both("race", invention=invention_name(laboratory.invention), names=of_seats(names, rivals))


def _in_phase_a(view: View, seat: int) -> Iterator[Sequence[str]]:
    longest = longest_in_time(view, seat)
    if longest is not None:
        yield _both("longest", count=longest)
    yield from _shops(view, seat)


def _in_phase_b(view: View, seat: int) -> Iterator[Sequence[str]]:
    for place in LABORATORIES:
        laboratory, wanted = view.seats[seat].laboratory(place), weeks_wanted(view, seat, place)
        if wanted and laboratory is not None and laboratory.invention is not None:
            yield _both("weeks", count=wanted, invention=invention_name(laboratory.invention))
    if misses_the_shops(view, seat):
        yield _both("last_shops")
    yield from _shops(view, seat)
    if view.round == LAST_ROUND:
        yield _both("last_round")
    if places_alone(view, seat):
        yield _both("alone")


def _shops(view: View, seat: int) -> Iterator[Sequence[str]]:
    rounds = rounds_with_shops(view, seat)
    if rounds is not None:
        yield _both("shops", count=rounds)


def _both(key: str, **values: object) -> Sequence[str]:
    return tuple(tr(f"davinci.urgent.{key}.{length}", **values) for length in ("fully", "briefly"))
