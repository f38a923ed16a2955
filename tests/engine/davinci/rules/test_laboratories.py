"""The laboratories at the end of the resolution (rule 8.15)."""

import pytest

from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import WorkAdvanced
from leonardo.engine.davinci.state import Laboratory
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, lab, resolving, rule, seat, table

SMALL, LARGE = Place.SMALL, Place.LARGE


@rule("8.15")
@pytest.mark.parametrize(
    ("laboratory", "weeks"),
    [
        (lab(5, on=16, apprentices=1), 1),
        (lab(5, on=16, apprentices=3), 3),
        (lab(5, on=16, master=True), 2),
        (lab(5, on=16, automata=1), 2),
        (lab(5, on=16, weeks=4, apprentices=2, master=True, automata=1), 4 + 2 + 2 + 2),
        (lab(5, on=16, weeks=4), 4),
    ],
)
def test_an_apprentice_adds_1_week_a_master_2_and_an_automaton_2(laboratory: Laboratory, weeks: int) -> None:
    game = resolving(table(seat(2, apprentices=4, master=not laboratory.master, small=laboratory), seat()))
    assert game.small(ANNA).weeks == weeks


@rule("8.15")
def test_then_workers_return_and_automata_stay() -> None:
    busy = lab(5, on=16, apprentices=3, master=True, automata=1)
    game = resolving(table(seat(apprentices=1, master=False, small=busy), seat()))
    assert game.small(ANNA) == lab(5, on=16, weeks=7, automata=1)
    assert game.seat(ANNA).apprentices == 4
    assert game.seat(ANNA).master


@rule("8.15")
def test_automata_in_an_idle_laboratory_do_nothing() -> None:
    game = resolving(table(seat(small=lab(5, automata=1)), seat()))
    assert game.small(ANNA) == lab(5, automata=1)
    assert game.happened(WorkAdvanced) == []


@rule("8.15")
def test_weeks_beyond_15_are_not_counted() -> None:
    game = resolving(table(seat(small=lab(5, on=16, weeks=13, automata=1, apprentices=2)), seat(), deck=[16, 6, 7]))
    assert game.small(ANNA).weeks == 15
    assert game.happened(WorkAdvanced) == [WorkAdvanced(ANNA, SMALL, 4, 15)]


@rule("8.15")
def test_all_laboratories_advance_from_leonardo_clockwise() -> None:
    busy = seat(small=lab(5, on=16, automata=1), large=lab(6, on=17, automata=2))
    game = resolving(table(busy, busy, busy, leonardo=CARLO))
    advanced = [(event.seat, event.laboratory, event.weeks) for event in game.happened(WorkAdvanced)]
    assert advanced == [
        (number, place, weeks) for number in (CARLO, ANNA, BIANCA) for place, weeks in ((SMALL, 2), (LARGE, 4))
    ]
