"""The layout probe finds what a reader would complain about; the diagonal of the quick run leaves out nothing."""

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any

import pygame
import pytest
from _pytest.mark.structures import ParameterSet

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.widgets import skins
from tests.app.kit.everywhere import MORE_SIZES, SIZES, everywhere
from tests.app.kit.languages import LANGUAGES
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet
from tests.diagonal import combined, covering, diagonal, first_quick, having

Draw = Callable[[Kit, pygame.Surface], None]


class Drawn(Scene):
    """A scene that draws what a test wants."""

    def __init__(self, kit: Kit, draw: Draw) -> None:
        super().__init__(kit)
        self._draw = draw

    def draw(self, surface: pygame.Surface) -> None:
        self._draw(self.kit, surface)


def found(draw: Draw, **pressed: pygame.Rect) -> list[str]:
    with probing() as cut:
        kit = Kit.for_size((1024, 640))
        kit.pictures = Blanks()
        return faults(sheet(Drawn(kit, draw)), pressed, cut, names=("Massimiliano",))


def write(text: str, place: pygame.Rect | tuple[int, int], size: float = 30) -> Draw:
    return lambda kit, surface: kit.painter.draw(surface, text, place, Face.TEXT, size) and None


def both(*draws: Draw) -> Draw:
    def draw(kit: Kit, surface: pygame.Surface) -> None:
        for each in draws:
            each(kit, surface)

    return draw


def slip(rect: pygame.Rect) -> Draw:
    return lambda kit, surface: surface.blit(skins.plate(kit.pictures, rect.size, 1, skins.PAPER), rect) and None


WIDE = pygame.Rect(100, 100, 400, 40)
NARROW = pygame.Rect(100, 100, 30, 40)


@pytest.mark.parametrize(
    ("draw", "complaint"),
    [
        (write("a long sentence", NARROW), "cut:"),
        (write("a sentence", (1000, 100)), "cut off:"),
        (both(write("one", WIDE), write("two", WIDE.move(4, 3))), "one over the other:"),
        (both(slip(WIDE), write("a sentence", (460, 120))), "over an edge:"),
    ],
)
def test_a_fault_is_named(draw: Draw, complaint: str) -> None:
    assert [fault for fault in found(draw) if fault.startswith(complaint)]


@pytest.mark.parametrize(
    "draw",
    [
        write("a sentence", WIDE),
        write("Massimiliano", NARROW),  # people may be cut short: they chose their names
        both(write("one", WIDE), write("two", WIDE.move(0, 30))),
        both(slip(WIDE), write("a sentence", WIDE)),
        both(write("hidden by a tag", (470, 130)), slip(WIDE), write("tag", WIDE)),
    ],
)
def test_what_is_well_laid_out_is_passed_over(draw: Draw) -> None:
    assert found(draw) == []


def test_targets_are_large_and_in_the_window() -> None:
    nothing = both()
    assert found(nothing, small=pygame.Rect(10, 10, 31, 60)) == ["too small to press: small, 31x60"]
    assert found(nothing, away=pygame.Rect(1000, 10, 60, 60)) == ["outside: away at (1000, 10, 60, 60)"]
    assert found(nothing, well=pygame.Rect(10, 10, 32, 32)) == []


def test_surfaces_are_real_again_afterwards() -> None:
    with probing():
        pass
    surface = pygame.Surface((3, 3))
    surface.fill((9, 8, 7))
    assert surface.get_at((2, 2))[:3] == (9, 8, 7)


def quick(params: Sequence[ParameterSet]) -> list[tuple[Any, ...]]:
    return [tuple(param.values) for param in params if not param.marks]


@pytest.mark.parametrize("turn", range(5))
def test_each_value_comes_at_least_once_on_the_diagonal(turn: int) -> None:
    scenes, sizes, languages = range(7), range(10, 14), range(20, 24)
    found = quick(diagonal(scenes, sizes, languages, turn=turn))
    assert len(found) == 7
    assert {value for values in found for value in values} == {*scenes, *sizes, *languages}


def test_axes_of_one_length_do_not_always_meet_alike() -> None:
    found = quick(diagonal(range(16), range(4), range(4)))
    assert len({(size, language) for _, size, language in found}) == 16


def test_another_turn_tries_other_corners() -> None:
    assert quick(diagonal(range(4), range(4))) != quick(diagonal(range(4), range(4), turn=1))


def slow(params: Sequence[ParameterSet]) -> list[tuple[Any, ...]]:
    return [tuple(param.values) for param in params if [mark.name for mark in param.marks] == ["slow"]]


@pytest.mark.parametrize("lengths", [(11, 5, 3), (7, 8, 5, 3), (3, 3, 3), (4, 3), (1, 5, 2)])
def test_a_covering_has_each_pair_of_values(lengths: tuple[int, ...]) -> None:
    begun = [(0,) * len(lengths)]
    rows = covering(lengths, begun)
    assert rows[:1] == begun
    for one, other in combinations(range(len(lengths)), 2):
        assert {(row[one], row[other]) for row in rows} == set(product(range(lengths[one]), range(lengths[other])))


def test_a_covering_is_hardly_larger_than_it_must_be() -> None:
    assert len(covering((11, 5, 3))) == 55
    assert len(covering((7, 8, 5, 3))) < 60
    assert covering((3,), [(1,)]) == [(1,), (0,), (2,)]


def test_the_slow_run_completes_the_diagonal_to_a_covering() -> None:
    params = diagonal(range(5), range(10, 14), range(20, 23), more=range(5, 7))
    tried = [*quick(params), *slow(params)]
    assert len(params) == 7 * 4 * 3
    assert len(tried) < 5 * 4 * 1.2 + 2
    every: list[tuple[Any, ...]] = [tuple(row.values) for row in params]
    for one, other in combinations(range(3), 2):
        assert {(row[one], row[other]) for row in tried if row[0] < 5} == {
            (row[one], row[other]) for row in every if row[0] < 5
        }
    assert [row[0] for row in tried if row[0] >= 5] == [5, 6], "what there is more is tried once each"


def test_of_what_costs_much_a_part_of_the_diagonal_is_quick() -> None:
    every, few = (diagonal(range(5), range(4), quick=number) for number in (None, 2))
    assert quick(few) == quick(every)[:2]
    assert sorted(quick(few) + slow(few)) == sorted(quick(every) + slow(every))


def test_what_is_quick_can_be_chosen() -> None:
    params = combined("abc", (1, 2), "xy", quick=[("b", 2, "x")])
    assert quick(params) == [("b", 2, "x")]
    assert len(quick(params) + slow(params)) < len(params) == 12


@pytest.mark.parametrize(("names", "cases"), [("one", "abcd"), (("one", "other"), ["ab", "cd", "ef", "gh"])])
def test_the_first_cases_of_what_costs_much_are_quick(names: str | tuple[str, ...], cases: Sequence[str]) -> None:
    (_, params) = first_quick(names, [*cases[:3], pytest.param(*cases[3], marks=pytest.mark.exhaustive)], 2).args
    assert ["".join(values) for values in quick(params)] == list(cases[:2])
    assert ["".join(values) for values in slow(params)] == [cases[2]]


def test_things_share_the_combinations_of_a_diagonal() -> None:
    params = diagonal("abc", "cd", (1, 2))
    apart = [(*each.values, number) for number in (1, 2) for each in having(params, 2, number)]
    assert sorted(apart) == sorted(tuple(each.values) for each in params)
    assert having(params, 2, 1)[0].id == "a-c"


def test_off_the_diagonal_all_combinations_are_tried_too() -> None:
    params = diagonal("ab", "cd", more="e")
    assert {param.id for param in params} == {"a-c", "a-d", "b-c", "b-d", "e-c", "e-d"}
    assert quick(params) == [("a", "c"), ("b", "d")]


def test_a_layout_is_tried_everywhere() -> None:
    (_, params) = everywhere().args
    assert len(params) == (len(SIZES) + len(MORE_SIZES)) * len(LANGUAGES) * 3
    assert quick(params)[0] == ((1024, 640), "en", 130), "the smallest window has the largest letters"
    assert {param[1] for param in quick(params)} == set(LANGUAGES)
