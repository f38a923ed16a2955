"""Views as vectors: all that a seat is told has its place, and nothing else is there."""

from random import Random

import pytest

from leonardo import api
from leonardo.environments.vectors import layout
from tests.diagonal import first_quick
from tests.environments.test_words import positions


@pytest.mark.parametrize("game", api.GAMES)
@first_quick("seed", [3, 4])
def test_lists_have_room(game: str, seed: int) -> None:
    """Whatever is in a list has slots: none is longer than what is laid out for it."""
    lay = layout(game, max(api.seat_counts(game)))
    lists = [slot.removesuffix("count") for slot in lay.slots if slot.endswith(".count")]
    inside = {name: [slot.removeprefix(name) for slot in lay.slots if slot.startswith(name)] for name in lists}
    room = {name: len({each.split(".")[0].rstrip("?") for each in slots} - {"count"}) for name, slots in inside.items()}
    for position in positions(game, seed):
        told = dict(zip(lay.slots, lay.vector(position.view(position.decider)), strict=True))
        assert {name for name in lists if told[f"{name}count"] > room[name]} == set()


@pytest.mark.parametrize("game", api.GAMES)
def test_each_slot_has_a_name_of_its_own(game: str) -> None:
    for seats in api.seat_counts(game):
        lay = layout(game, seats)
        assert len(set(lay.slots)) == len(lay.slots)
        assert sum(at.stop - at.start for at in lay.fields.values()) == len(lay.slots)
        for field, at in lay.fields.items():
            assert {slot.split(".")[0].rstrip("?") for slot in lay.slots[at]} <= {field}


@pytest.mark.parametrize("game", api.GAMES)
def test_what_differs_in_a_view_differs_in_its_vector(game: str) -> None:
    """Two views have one vector if they differ only in the order of names in a list."""
    vectors: dict[tuple[float, ...], object] = {}
    for position in positions(game):
        view = position.view(position.decider)
        vector = tuple(layout(game, position.seats).vector(view))
        assert canonical(vectors.setdefault(vector, view)) == canonical(view)


def canonical(value: object) -> object:
    """Data with lists of names in alphabetical order."""
    if isinstance(value, dict):
        return {key: canonical(each) for key, each in value.items()}
    if isinstance(value, list):
        return sorted(value) if all(isinstance(each, str) for each in value) else [canonical(each) for each in value]
    return value


def test_a_vector_reads_as_its_layout_says() -> None:
    position = api.new("davinci", 3, 1, setup="expert")
    assert position.decider is not None
    view = position.view(position.decider)
    lay = layout("davinci", 3)
    told = dict(zip(lay.slots, lay.vector(view), strict=True))
    assert told["table.seats"] == 3
    assert told["viewer?"] == 1
    assert told["viewer"] == position.decider
    assert told["seats.1.florins"] == view["seats"][1]["florins"]
    assert told["seats.count"] == 3


def test_what_a_seat_may_not_know_is_not_in_its_vector() -> None:
    """Games that differ in what is hidden from a seat alone have the same vector for it."""
    position = api.new("engines", 3, 2).ask("random").ask("random")
    seat = position.decider
    assert seat is not None
    lay = layout("engines", 3)
    drawn = [position.drawn(seat, Random(number)) for number in range(4)]
    assert {tuple(lay.vector(each.view(seat))) for each in drawn} == {tuple(lay.vector(position.view(seat)))}
