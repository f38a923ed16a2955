"""What changes is drawn anew where it changes, and nothing else is; the page is what it would be drawn as a whole."""

from collections.abc import Hashable
from functools import partial
from random import Random
from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.table.panels.allowance import Allowance
from leonardo.app.table.panels.panel import Part, always
from leonardo.app.table.panels.patchwork import Patchwork, joined, without
from leonardo.app.table.shown.marks import NO_MARKS, Marks

SIZE: Final = (90, 60)
GROUND: Final = (40, 30, 20)


@frozen
class Discs:
    """A view: the colour of each disc, and where it lies."""

    colours: tuple[int, ...]
    lefts: tuple[int, ...]


class Disc:
    """A disc that shows one number of a view, and reaches over its neighbours; `drawn` counts how often."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.drawn = 0

    @property
    def part(self) -> Part:
        return Part(self.region, self.content, self.draw)

    def region(self, view: Discs, _marks: Marks) -> Rect:
        return Rect(view.lefts[self.number], 10, 30, 30)

    def content(self, view: Discs, _marks: Marks) -> Hashable:
        return view.colours[self.number], view.lefts[self.number]

    def draw(self, surface: Surface, view: Discs, marks: Marks) -> None:
        self.drawn += 1
        shade = view.colours[self.number]
        pygame.draw.circle(surface, (shade, 255 - shade, 99), self.region(view, marks).center, 20)


class Narrow(Disc):
    """One that reaches over no other."""

    def region(self, view: Discs, _marks: Marks) -> Rect:
        return Rect(view.lefts[self.number], 10, 25, 25)


def page_of(parts: list[Part], *views: Discs) -> Surface:
    ground = Surface(SIZE)
    ground.fill(GROUND)
    patchwork = Patchwork(parts, ground)
    for view in views:
        patchwork.bring_up_to_date(view, NO_MARKS)
    return patchwork.page


def test_a_changing_page_is_what_it_is_when_drawn_as_a_whole() -> None:
    chance = Random(1)
    parts = [Disc(number).part for number in range(4)]
    views = [
        Discs(
            tuple(chance.choice((0, 90, 200)) for _ in parts),
            tuple(20 * number + chance.choice((0, 0, 5)) for number in range(4)),
        )
        for _ in range(40)
    ]
    for end in range(1, len(views)):
        changed, whole = page_of(parts, *views[:end]), page_of(parts, views[end - 1])
        assert pygame.image.tobytes(changed, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_only_what_changed_and_what_it_touches_is_drawn_anew() -> None:
    discs = [Disc(number) for number in range(4)]
    before = Discs((0, 0, 0, 0), (0, 20, 40, 60))
    after = Discs((9, 0, 0, 0), (0, 20, 40, 60))
    page_of([disc.part for disc in discs], before, after, after)
    assert [disc.drawn for disc in discs] == [2, 2, 1, 1]


def test_while_facts_stay_no_content_is_asked_for() -> None:
    asked = []

    def content(number: int, view: Discs, _marks: Marks) -> Hashable:
        asked.append(number)
        return view.colours[number]

    discs = [Disc(number) for number in range(4)]
    facts = lambda view, _marks: view.colours  # noqa: E731
    parts = [Part(disc.region, partial(content, disc.number), disc.draw, facts=facts) for disc in discs]
    same, other = Discs((0, 0, 0, 0), (0, 20, 40, 60)), Discs((0, 7, 0, 0), (0, 20, 40, 60))
    page_of(parts, same, evolve(same))
    assert len(asked) == len(parts)  # for what was never drawn
    changed, whole = page_of(parts, same, evolve(same), other), page_of(parts, other)
    assert pygame.image.tobytes(changed, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_what_is_drawn_ahead_is_not_drawn_again() -> None:
    disc = Disc(0)
    view = Discs((0,), (0,))
    patchwork = Patchwork([disc.part, Part(always(Rect(60, 0, 9, 9)), lambda *_: 0, lambda *_: None)], Surface(SIZE))
    for _ in range(3):
        patchwork.begin(view, NO_MARKS)
    patchwork.bring_up_to_date(view, NO_MARKS)
    assert disc.drawn == 1


def test_a_frame_that_finds_all_out_does_nothing_else() -> None:
    before, after = Discs((0, 0, 0), (0, 30, 60)), Discs((90, 90, 90), (0, 30, 60))

    def drawn(*, foreseen: bool) -> list[int]:
        discs = [Narrow(number) for number in range(3)]
        patchwork = Patchwork([disc.part for disc in discs], Surface(SIZE))
        patchwork.bring_up_to_date(before, NO_MARKS)
        if foreseen:
            list(patchwork.ahead(after, NO_MARKS))
        counts: list[int] = []
        while patchwork.unfinished or not counts:
            done = sum(disc.drawn for disc in discs)
            patchwork.bring_up_to_date(after, NO_MARKS, Allowance())
            counts.append(sum(disc.drawn for disc in discs) - done)
        return counts

    assert drawn(foreseen=False) == [0, 3]
    assert drawn(foreseen=True) == [0]


class Pile:
    """Discs that lie upon each other, and the page with them, which is brought up to date a frame at a time."""

    def __init__(self, view: Discs) -> None:
        self.discs = [Disc(number) for number in range(len(view.colours))]
        ground = Surface(SIZE)
        ground.fill(GROUND)
        self.patchwork = Patchwork([disc.part for disc in self.discs], ground)
        self.patchwork.bring_up_to_date(view, NO_MARKS)

    @property
    def seen(self) -> bytes:
        return pygame.image.tobytes(self.patchwork.page, "RGB")

    def frame(self, view: Discs) -> int:
        before = sum(disc.drawn for disc in self.discs)
        self.patchwork.bring_up_to_date(view, NO_MARKS, Allowance())
        return sum(disc.drawn for disc in self.discs) - before


def test_a_frame_draws_a_few_of_many_and_shows_them_together() -> None:
    before, after = Discs((0,) * 7, (10,) * 7), Discs((90,) * 7, (10,) * 7)
    pile = Pile(before)
    as_before, drawn = pile.seen, list[int]()
    while not drawn or pile.patchwork.unfinished:
        assert pile.seen == as_before
        drawn.append(pile.frame(after))
    assert drawn == [0, 3, 3, 1]
    assert pile.seen == pygame.image.tobytes(page_of([disc.part for disc in pile.discs], after), "RGB")


def test_where_something_moved_nothing_waits_be_it_begun_or_not() -> None:
    """Seven discs that lie upon each other are drawn in the frame in which one of them leaves or comes."""
    before, after = Discs((0,) * 7, (10,) * 7), Discs((90,) * 7, (10,) * 7)
    for begun in (0, 2):
        pile = Pile(before)
        for _ in range(begun):
            pile.frame(after)
        pile.patchwork.bring_up_to_date(after, NO_MARKS, Allowance(0, [Rect(20, 20, 1, 1)]))
        assert not pile.patchwork.unfinished
        assert pile.seen == pygame.image.tobytes(page_of([disc.part for disc in pile.discs], after), "RGB")


def test_what_comes_upon_what_stays_is_drawn_alone() -> None:
    """Two of seven discs come, the uppermost: those below are not drawn again, unless one of them changes as well."""
    away, there = (100, 100), (10, 10)  # out of the page, and on it
    for changes in (False, True):
        before = Discs((0,) * 7, (10,) * 5 + away)
        after = Discs((90 if changes else 0,) + (0,) * 4 + (200, 90), (10,) * 5 + there)
        pile = Pile(before)
        drawn = [pile.frame(after)]
        while pile.patchwork.unfinished:
            drawn.append(pile.frame(after))
        assert drawn == ([0, 3, 3, 1] if changes else [0, 2])
        assert pile.seen == pygame.image.tobytes(page_of([disc.part for disc in pile.discs], after), "RGB")


def test_what_changes_while_it_is_being_drawn_is_begun_again() -> None:
    before, after = Discs((0,) * 7, (10,) * 7), Discs((90,) * 7, (10,) * 7)
    pile = Pile(before)
    pile.frame(after)
    pile.frame(after)
    at_last = evolve(after, colours=(200, *after.colours[1:]))
    assert [pile.frame(at_last) for _ in range(4)] == [0, 3, 3, 1]
    assert pile.seen == pygame.image.tobytes(page_of([disc.part for disc in pile.discs], at_last), "RGB")


def test_what_changes_again_and_again_is_seen_at_last() -> None:
    """As a stage that is over did not go while computer players acted quickly, one after the other."""
    pile = Pile(Discs((0,) * 7, (10,) * 7))
    as_before = pile.seen
    for number in range(80):
        pile.frame(Discs((90 + number // 2,) * 7, (10,) * 7))
    assert pile.seen != as_before


def test_only_what_was_not_foreseen_is_drawn_anew() -> None:
    """The first disc changes as was foreseen, and the last one beside it does not: the page is right all the same."""
    discs = [Disc(number) for number in range(4)]
    parts = [disc.part for disc in discs]
    now = Discs((0, 0, 0, 0), (0, 20, 40, 60))
    foreseen, comes = Discs((90, 90, 90, 90), now.lefts), Discs((90, 90, 90, 200), now.lefts)
    ground = Surface(SIZE)
    ground.fill(GROUND)
    patchwork = Patchwork(parts, ground)
    patchwork.bring_up_to_date(now, NO_MARKS)
    for _ in patchwork.ahead(foreseen, NO_MARKS):
        pass
    for disc in discs:
        disc.drawn = 0
    patchwork.bring_up_to_date(comes, NO_MARKS)
    assert [disc.drawn for disc in discs] == [0, 0, 1, 1]
    whole = page_of(parts, comes)
    assert pygame.image.tobytes(patchwork.page, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_running_number_never_shows_its_end_before_its_time() -> None:
    discs = [Disc(0), Disc(1)]
    shown = Discs((90, 10), (0, 60))
    patchwork = Patchwork([disc.part for disc in discs], Surface(SIZE))
    patchwork.bring_up_to_date(shown, NO_MARKS)
    list(patchwork.ahead(evolve(shown, colours=(70, 20)), NO_MARKS))
    seen = [90]
    for colour in (88, 88, 86, 86, 84, 84):
        patchwork.bring_up_to_date(evolve(shown, colours=(colour, 20)), NO_MARKS, Allowance())
        seen.append(patchwork.page.get_at((15, 25))[0])
    assert seen == sorted(seen, reverse=True)
    assert min(seen) >= 84


def test_while_a_large_place_waits_it_is_to_be_something_else() -> None:
    whole = Rect(0, 0, *SIZE)
    board = Part(always(whole), lambda view, _marks: view.colours, lambda _surface, _view, _marks: None)
    patchwork = Patchwork([board], Surface(SIZE))
    before, after = Discs((0,), (0,)), Discs((9,), (0,))
    patchwork.bring_up_to_date(before, NO_MARKS)
    inside, across = Rect(5, 5, 4, 4), Rect(-5, 5, 20, 4)
    assert not patchwork.replaces(inside)
    patchwork.bring_up_to_date(after, NO_MARKS, Allowance())
    assert patchwork.unfinished
    assert patchwork.replaces(inside)
    assert not patchwork.replaces(across)
    patchwork.bring_up_to_date(after, NO_MARKS)
    assert not patchwork.replaces(inside)


def test_a_place_without_holes_is_all_else_of_it_once() -> None:
    place, holes = (
        Rect(0, 0, 40, 30),
        [Rect(5, 5, 10, 10), Rect(30, 20, 30, 30), Rect(10, 10, 4, 12), Rect(70, 0, 5, 5)],
    )
    pieces = without(place, holes)
    covered = [
        sum(piece.collidepoint(x, y) for piece in pieces) == (not any(hole.collidepoint(x, y) for hole in holes))
        for x in range(40)
        for y in range(30)
    ]
    assert all(covered)
    assert without(place, [place]) == []


def test_what_hides_all_that_lies_below_is_drawn_without_that() -> None:
    below, sheet = Disc(0), Rect(0, 0, 60, 60)

    def draw(surface: Surface, view: Discs, _marks: Marks) -> None:
        surface.fill((view.colours[1], 0, 0), sheet)

    above = Part(always(sheet), lambda view, _marks: view.colours[1], draw, covers=always(sheet))
    ground = Surface(SIZE)
    patchwork = Patchwork([below.part, above], ground)
    for shade in (10, 20, 30):
        patchwork.bring_up_to_date(Discs((5, shade), (0, 0)), NO_MARKS)
        assert patchwork.page.get_at((15, 25))[:3] == (shade, 0, 0)
    assert below.drawn == 1, "it is drawn when all is, and hidden then"
    patchwork.bring_up_to_date(Discs((6, 30), (50, 0)), NO_MARKS)
    assert below.drawn == 2, "where it comes out from under the sheet, it is seen"


def test_places_become_one_where_that_costs_no_more_than_both() -> None:
    assert joined([Rect(0, 0, 10, 10), Rect(0, 8, 10, 10)]) == [Rect(0, 0, 10, 18)]
    assert len(joined([Rect(0, 0, 10, 10), Rect(8, 8, 10, 10)])) == 2, "what lies between them stays as it is"
    assert joined([Rect(0, 0, 10, 10), Rect(8, 8, 10, 10)], lambda _: 1) == [Rect(0, 0, 18, 18)]


def test_no_place_waits_twice_however_often_a_guess_fails() -> None:
    """Birds and boats move while much else is drawn a little a frame: what waits must not become more and more."""
    chance = Random(2)
    discs = [Disc(number) for number in range(12)]
    lefts = tuple(chance.randrange(60) for _ in discs)
    ground = Surface(SIZE)
    ground.fill(GROUND)
    patchwork = Patchwork([disc.part for disc in discs], ground)
    view = Discs((0,) * 12, lefts)
    patchwork.bring_up_to_date(view, NO_MARKS)
    for frame in range(300):
        if frame % 10 == 0:
            foreseen = Discs(tuple(chance.randrange(256) for _ in discs), lefts)
            list(patchwork.ahead(foreseen, NO_MARKS))
            view = foreseen
        if frame % 2 == 0:
            living = (chance.randrange(256), *view.colours[1:-1], chance.randrange(256))
            view = Discs(living, lefts)
        patchwork.bring_up_to_date(view, NO_MARKS, Allowance())
        due = [tuple(place) for place in patchwork.waiting]
        assert len(due) == len(set(due))
    while patchwork.unfinished:
        patchwork.bring_up_to_date(view, NO_MARKS, Allowance())
    whole = page_of([disc.part for disc in discs], view)
    assert pygame.image.tobytes(patchwork.page, "RGB") == pygame.image.tobytes(whole, "RGB")
