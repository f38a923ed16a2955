"""The table as a tree: no id twice, no secret in it, and each frame is byte for byte the one drawn from nothing."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from random import Random

import pytest
from pygame import Surface

from leonardo.app.citta.picture.labels import MOST_DEAR
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import CapitalSpot, MachineSpot, PawnSpot, PurseSpot, SquareSpot, StockSpot
from leonardo.app.citta.standing import cannot_pay
from leonardo.app.citta.table import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import speak
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import NO_MARKS, Lifted, Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.widgets import PLATE
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import ChooseSide
from leonardo.engine.citta.board import FOR_SALE, LAST_SQUARE, PALACES
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.citta.state import State
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.pile import Pile
from tests.app.citta.layouts import LOOKS, NAMES, moments
from tests.app.kit.languages import spoken
from tests.diagonal import first_quick
from tests.engine.citta.build import party, street

SIZES: tuple[Size, ...] = ((1280, 720), (1024, 640), (700, 1000), (1600, 700))

pytestmark = pytest.mark.usefixtures("screen")


@cache
def pictures() -> Pictures:
    return Pictures()


def marks_of(view: View) -> Marks:
    return Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES)))


def table(size: Size, view: View, text_scale: float = 1.0) -> CittaPicture:
    picture = CittaPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
    picture.arrange(size, view)
    return picture


def pixels(page: Surface) -> bytes:
    return bytes(page.get_buffer().raw)


def told(view: View, marks: Marks = NO_MARKS) -> list[tuple[object, ...]]:
    picture = table(SIZES[0], view)
    nodes = (element.node for element in picture.screen.lay(picture.tree(view, marks)).walk())
    fields = "id", "ways", "value", "name", "args"
    return [(type(node).__name__, *(getattr(node, name, None) for name in fields)) for node in nodes]


@pytest.mark.slow
@first_quick("size", SIZES[:3])
@first_quick("seat", [0, 3, None])
def test_no_id_is_there_twice(size: Size, seat: int | None) -> None:
    for state in moments().values():
        view = GAME.view(state, seat)
        picture = table(size, view)
        names = [element.node.id for element in picture.screen.lay(picture.tree(view, marks_of(view))).hits]
        assert len(names) == len(set(names))


# ---- secrets


@pytest.mark.slow
def test_the_side_that_was_chosen_is_in_the_tree_of_nobody_else() -> None:
    dealt = moments()[SideQuestion]
    assert dealt.question is not None
    chooser = dealt.question.seat
    sides = [GAME.apply(dealt, ChooseSide(side)).state for side in Side]
    for seat in {*range(6), None} - {chooser}:
        views = [GAME.view(state, seat) for state in sides]
        first, second = (told(view, marks_of(view)) for view in views)
        assert first == second


def test_what_is_asked_in_secret_is_in_the_tree_of_who_is_asked() -> None:
    dealt = moments()[SideQuestion]
    assert dealt.question is not None
    asked = {ButtonSpot(side.value) for side in Side} | {PLATE}
    for seat in (*range(6), None):
        view = GAME.view(dealt, seat)
        names = {name for _, name, *_ in told(view, marks_of(view))}
        assert names & asked == (asked if seat == dealt.question.seat else set())


@pytest.mark.slow
def test_the_order_of_the_piles_is_in_no_tree() -> None:
    for state in moments().values():
        turned = evolve(state, work_pile=_turned(state.work_pile), office_pile=_turned(state.office_pile))
        assert turned != state
        for seat in (0, None):
            one, other = GAME.view(state, seat), GAME.view(turned, seat)
            assert told(one, marks_of(one)) == told(other, marks_of(other))


def _turned(pile: Pile[int]) -> Pile[int]:
    return evolve(pile, shuffled=pile.shuffled[::-1])


# ---- frames


@cache
def poor(count: int) -> View:
    """A table where so many cannot pay at a square of the first, and nobody else owns anything."""
    others = (party(florins=0 if seat <= count else 2000) for seat in range(1, 6))
    return GAME.view(street(party(florins=500, owns=dict.fromkeys(FOR_SALE, ())), *others), 0)


class Person:
    """Does this and that with a table, which must look each time as one that was never drawn before."""

    def __init__(self, seed: int, text_scale: float) -> None:
        self.chance, self.text_scale, self.size = Random(seed), text_scale, SIZES[0]
        self.view, self.marks = self.any_view(), NO_MARKS
        self.picture = table(self.size, self.view, text_scale)
        self.deeds: list[Callable[[], object]] = [
            *[self.see] * 4,
            *[self.light] * 3,
            *[self.hold] * 3,
            *[self.run] * 2,
            *[self.prepare] * 2,
            *(self.resize, self.speak, self.clear),
        ]

    def any_view(self) -> View:
        state: State = self.chance.choice(list(moments().values()))
        return GAME.view(state, self.chance.choice([0, 1, state.question.seat if state.question else None, None]))

    def see(self) -> None:
        self.view = self.any_view()
        self.marks = marks_of(self.view)

    def light(self) -> None:
        squares = self.chance.sample(range(1, LAST_SQUARE + 1), 5)
        self.marks = evolve(self.marks, lit=frozenset(map(SquareSpot, squares)), pulse=self.chance.random())

    def hold(self) -> None:
        """Take something up: it is pale where it was, and nothing that is on its way is seen."""
        seats = [seat for seat, party in enumerate(self.view.parties) if party is not None]
        lifted = self.chance.choice([(), (Lifted(PawnSpot(seats[0])),), (Lifted(StockSpot(), 2),)])
        absent = self.chance.choice([(), (PawnSpot(seats[-1]),), (MachineSpot(),)])
        self.marks = evolve(self.marks, lifted=lifted, absent=frozenset(absent), held=((300, 200, 60, 60),))

    def run(self) -> None:
        """Let a sum run, or say what would be left of the purse."""
        seat = self.chance.choice([seat for seat, party in enumerate(self.view.parties) if party is not None])
        count = Count(self.chance.randrange(3000), change=self.chance.choice([0, 40, -120]))
        self.marks = evolve(self.marks, counts=((PurseSpot(seat), count),), cost=self.chance.choice([0, 250]))

    def prepare(self) -> None:
        view = self.any_view()
        list(islice(self.picture.make_ready(view, marks_of(view)), self.chance.randrange(9)))

    def resize(self) -> None:
        self.size = self.chance.choice(SIZES)

    def speak(self) -> None:
        speak(self.chance.choice(["en", "it", "fr", "cs"]))
        self.marks = marks_of(self.view)

    def clear(self) -> None:
        self.marks = NO_MARKS

    def look(self) -> bytes:
        self.picture.arrange(self.size, self.view)
        return pixels(self.picture.laid(self.view, self.marks))


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "text_scale"), [(1, 1.0), (2, 1.0), (3, 1.3)])
def test_each_frame_is_as_if_drawn_from_nothing(seed: int, text_scale: float) -> None:
    with spoken("en"):
        person = Person(seed, text_scale)
        for number in range(24):
            for _ in range(person.chance.randrange(1, 4)):
                person.chance.choice(person.deeds)()
            anew = table(person.size, person.view, text_scale).laid(person.view, person.marks)
            assert person.look() == pixels(anew), number


@pytest.mark.slow
@first_quick("size", [*SIZES[:3], (1920, 1080)])
def test_shields_at_a_label_come_and_go_with_all_their_pixels(size: Size) -> None:
    """They hang beyond the label: whoever can pay again leaves nothing there."""
    assert [len(cannot_pay(poor(count), PALACES[0])) for count in (0, 2, MOST_DEAR)] == [0, 2, MOST_DEAR]
    picture, bare = table(size, poor(0)), pixels(table(size, poor(0)).laid(poor(0)))
    for count in (MOST_DEAR, 2):
        assert pixels(picture.laid(poor(0))) == bare
        assert pixels(picture.laid(poor(count))) == pixels(table(size, poor(count)).laid(poor(count))) != bare
    assert pixels(picture.laid(poor(0))) == bare


def test_a_capital_runs_as_its_purse_does() -> None:
    """What it will come to is not seen while the cash still runs there."""
    view, seat = GAME.view(next(iter(moments().values())), 0), 0
    marks = marks_of(view)
    share = TABLE.counts(view)[CapitalSpot(seat)]
    still, runs = (
        pixels(table(SIZES[0], view, 1.0).laid(view, evolve(marks, counts=((CapitalSpot(seat), count),))))
        for count in (Count(share), Count(share + 7, change=-9, before=share + 9))
    )
    assert still != runs


def test_where_things_lie_does_not_depend_on_what_was_shown_before() -> None:
    for state in moments().values():
        view = GAME.view(state, 0)
        asked = marks_of(view)
        picture, fresh = table(SIZES[0], view), table(SIZES[0], view)
        for shown in (evolve(asked, feasting=True), evolve(asked, absent=frozenset(fresh.spots(view, asked)))):
            picture.laid(view, shown)
        assert picture.spots(view, asked) == fresh.spots(view, asked)
