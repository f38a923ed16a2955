"""The panels of the others: a sum and what it has just changed by stand beside or below each other, never over."""

from random import Random

import pytest

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import PurseSpot
from leonardo.app.engines.standing import gain
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.counting import Count
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve
from tests.app.engines.layouts import LOOKS, SIZES
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, Note, probing, words
from tests.diagonal import diagonal, first_quick
from tests.engine.engines.build import ANNA, Game, land, seat, turn

pytestmark = pytest.mark.usefixtures("screen")


def drawn(size: Size, view: View, marks: Marks, text_scale: float = 1.0) -> tuple[EnginesPicture, LayoutProbe]:
    with probing():
        picture = EnginesPicture(LOOKS[: len(view.players)], pictures=Blanks(), text_scale=text_scale)
        picture.arrange(size, view)
        page = LayoutProbe(size)
        picture.draw(page, view, marks)
    return picture, page


def rich(seats: int, florins: int) -> View:
    """What the first of some seats sees of a new game in which all others have so many florins."""
    view = GAME.view(GAME.begin(GAME.deal(Options(seats, 25), Random(3))).state, 0)
    return evolve(view, players=(view.players[0], *(evolve(each, florins=florins) for each in view.players[1:])))


def written(page: LayoutProbe, text: str) -> list[Note]:
    return [note for note in page.notes if isinstance(note.what, Line) and note.what.text == text]


@pytest.mark.parametrize(("size", "text_scale", "change"), diagonal(SIZES, (1.0, 1.3), (-100, 20, -1000), quick=2))
def test_a_sum_and_what_it_changed_by_are_both_read(size: Size, text_scale: float, change: int) -> None:
    view = rich(5, 1234)
    told = tr("table.change.more" if change > 0 else "table.change.less", count=abs(change))
    changed, still = (
        Marks(counts=tuple((PurseSpot(seat), Count(1234, by)) for seat in range(1, 5))) for by in (change, 0)
    )
    picture, page = drawn(size, view, changed, text_scale)
    _, before = drawn(size, view, still, text_scale)
    changes, sums, usual = written(page, told), written(page, "1234"), written(before, "1234")
    assert len(changes) == len(sums) == len(usual) == 4
    for one, other, alone in zip(changes, sums, usual, strict=True):
        assert not one.ink.colliderect(other.ink)
        assert other.rect.width >= 0.6 * alone.rect.width
        assert picture.layout.rivals.contains(one.ink)


@first_quick("seats", [3, 5])
@first_quick("text_scale", [1.0, 1.3])
@first_quick("size", SIZES)
def test_the_slip_of_a_change_lies_over_no_part_of_the_sum(size: Size, text_scale: float, seats: int) -> None:
    view = rich(seats, 130)
    marks = Marks(counts=tuple((PurseSpot(seat), Count(130, -10)) for seat in range(1, seats)))
    _, page = drawn(size, view, marks, text_scale)
    changes, sums = written(page, tr("table.change.less", count=10)), written(page, "130")
    assert len(changes) == len(sums) == seats - 1
    assert not [one for one, other in zip(changes, sums, strict=True) if one.ink.inflate(6, 6).colliderect(other.ink)]


def told(size: Size, game: Game) -> list[str]:
    return words(drawn(size, GAME.view(game.state, ANNA), Marks())[1])


def test_what_signs_mean_is_said_in_words_where_there_is_room() -> None:
    game = turn(seat(milan=land()), seat(tank=Card.TANK_SCYTHE, rome=land()), seat(norway=land()))
    broad = told((1920, 1080), game)
    assert {"territory", "castles", "card", "archive", "3 hits, 3 dice"} <= set(broad)
    assert "archive" not in told((1280, 720), game)


def test_one_of_something_is_told_in_the_singular() -> None:
    game = turn(seat(milan=land()), seat(rome=land(castle=1)), seat(norway=land(castle=1), naples=land()))
    with spoken("it"):
        broad = told((1920, 1080), game)
    assert broad.count("castello") == 2
    assert {"territorio", "territori", "carte"} <= set(broad)


def test_dice_of_a_tank_are_told_by_dice_where_words_lack_room() -> None:
    game = turn(seat(milan=land()), seat(tank=Card.TANK_SCYTHE, rome=land()), seat(norway=land()))
    picture, page = drawn((1280, 720), GAME.view(game.state, ANNA), Marks())
    row = picture.spots(GAME.view(game.state, ANNA))[SeatSpot(1)]
    dice = [note for note in page.notes if str(note.what).startswith("engines_die_") and row.contains(note.rect)]
    assert [note.what for note in dice] == ["engines_die_man", "engines_die_blank"]
    threes = [note for note in written(page, "3") if row.contains(note.rect)]
    beside = [any(die.rect.right <= three.ink.left <= die.rect.right + 8 for three in threes) for die in dice]
    assert beside == [True, True]


@first_quick("size", SIZES, 2)
def test_what_a_rival_has_is_told_at_every_size(size: Size) -> None:
    lands = {
        name: land(1, 1 if number < 5 else 0)
        for number, name in enumerate(("rome", "naples", "hungary", "serbia", "greece", "poland", "norway"))
    }
    game = turn(seat(milan=land()), seat(projects=[Card.BALL_CART] * 3, lands=lands), seat(ireland=land()))
    view = GAME.view(game.state, ANNA)
    found = {text.split()[0] for text in told(size, game) if text}
    assert {"7", "5", "3", f"+{gain(view, 1)}"} <= found
    assert gain(view, 1) > 0
