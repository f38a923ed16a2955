"""The review of a game: begun from the results, stepped through by keys or mouse, left at any moment."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.ai.review import decisions
from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.davinci.picture.city.city import City
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.window.app import SETTLED
from leonardo.app.scenes.message import Message
from leonardo.app.table.results import sheet
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.table.review.scene import ReviewScene
from leonardo.app.table.review.signs import Role, sign
from leonardo.engine.davinci.actions import Done
from leonardo.engine.davinci.questions import BidQuestion
from tests.app.davinci.keyboard import Keyboard
from tests.app.davinci.mouse import Mouse
from tests.app.davinci.table_harness import Desk
from tests.app.table.review.moments import KINDS, Known, kind, moments, played, session
from tests.app.table.review.moments import moment as moment_made

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")
SEAT = 4
NOBODY_MORE = ReviewProgress(1.0, moments(SEAT), over=True)

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720))
    yield desk
    desk.host.close()


@pytest.fixture
def reviewers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Known]]:
    """Let reviews begun from the results be by somebody who knows everything, and keep whose they were."""
    begun: list[tuple[int, Known]] = []

    def begin(_played: object, seat: int, _seed: int) -> Known:
        begun.append((seat, Known(ReviewProgress(1.0, moments(seat), over=True))))
        return begun[-1][1]

    monkeypatch.setattr(sheet, "Reviewer", begin)
    return begun


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written, in order."""
    texts: list[str] = []
    lay = Painter.lay

    def note(painter: Painter, surface: object, line: object, rect: object, text: str, colour: object) -> None:
        texts.append(text)
        lay(painter, surface, line, rect, text, colour)  # type: ignore[arg-type] # handed on as they came

    monkeypatch.setattr(Painter, "lay", note)
    return texts


def show(desk: Desk, reviewer: Known) -> ReviewScene:
    scene = ReviewScene(desk.host, TABLE, session(NAMES), SEAT, reviewer)  # type: ignore[arg-type] # a double
    desk.kit.stack.push(scene)
    desk.turn()
    return scene


def open_results(desk: Desk) -> PodiumScene:
    desk.host.play(session(NAMES))
    desk.turn()
    scene = desk.kit.stack.top
    assert isinstance(scene, PodiumScene)
    return scene


def by_keys(desk: Desk) -> None:
    Keyboard(desk).key(pygame.K_v)
    for _ in range(SEAT):
        Keyboard(desk).key(pygame.K_TAB)
    Keyboard(desk).key(pygame.K_RETURN)


def by_mouse(desk: Desk) -> None:
    Mouse(desk).click_widget("review")
    Mouse(desk).click_widget(str(SEAT))


@pytest.mark.parametrize("walk", [by_keys, by_mouse])
def test_it_begins_at_the_results_with_the_choice_of_a_seat(
    desk: Desk, reviewers: list[tuple[int, Known]], walk: Callable[[Desk], None]
) -> None:
    open_results(desk)
    walk(desk)
    scene = desk.kit.stack.top
    assert isinstance(scene, ReviewScene)
    assert [seat for seat, _ in reviewers] == [SEAT] == [scene.seat]


def test_nobody_needs_to_be_chosen_after_all(desk: Desk, reviewers: list[tuple[int, Known]]) -> None:
    open_results(desk)
    Keyboard(desk).key(pygame.K_v)
    assert isinstance(desk.kit.stack.top, WhoseScene)
    Keyboard(desk).key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, PodiumScene)
    assert reviewers == []


def test_what_was_found_is_kept_as_long_as_the_results_are_shown(
    desk: Desk, reviewers: list[tuple[int, Known]]
) -> None:
    scene = open_results(desk)
    scene.ledger.review(0)
    Keyboard(desk).key(pygame.K_ESCAPE)
    scene.ledger.review(0)
    assert [seat for seat, _ in reviewers] == [0]
    reviewers[0][1].told[0] = ReviewProgress(1.0, (), over=True, failed=True)
    scene.ledger.review(0)
    assert [seat for seat, _ in reviewers] == [0, 0]


def test_the_moments_are_stepped_through_in_both_directions(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    seen = []
    for _ in NOBODY_MORE.moments:
        seen.append(scene.moment)
        Keyboard(desk).key(pygame.K_RIGHT)
    assert tuple(seen) == NOBODY_MORE.moments
    assert scene.moment is NOBODY_MORE.moments[0]
    Keyboard(desk).key(pygame.K_LEFT)
    assert scene.moment is NOBODY_MORE.moments[-1]
    right_arrow = scene.form["moment"].rect.move(-8, 0).midright
    Mouse(desk).click(right_arrow)
    assert scene.moment is NOBODY_MORE.moments[0]


def test_there_is_a_moment_of_each_kind_of_decision() -> None:
    assert len({kind(moment.decision) for seat in range(5) for moment in moments(seat)}) == KINDS


def test_each_moment_is_told_and_marked_on_the_table_that_the_seat_saw(desk: Desk, said: list[str]) -> None:
    for moment in NOBODY_MORE.moments:
        said.clear()
        scene = show(desk, Known(ReviewProgress(1.0, (moment,), over=True)))
        told = " ".join(said)
        assert moment.decision.view.viewer == SEAT
        assert f"{NAMES[SEAT]}  saw the table like this when deciding." in told
        assert ("This cost 4 florins" if moment.cost else "This won 4 florins") in told
        assert ("Leonardo" if moment.cost else "At first glance") in said
        done, other = scene.board.marked(moment)
        assert (done.better, other.better) == (not moment.cost, moment.cost)
        desk.kit.stack.remove(scene)


def test_what_is_done_by_a_button_is_marked_there(desk: Desk) -> None:
    """To be done with starting work is no matter of any laboratory."""
    decided = [each for seat in range(5) for each in decisions(played(), seat) if Done() in each.legal]
    moment = moment_made(evolve(decided[0], done=Done()), cost=True)
    scene = show(desk, Known(ReviewProgress(1.0, (moment,), over=True)))
    done, _ = scene.board.marked(moment)
    picture = scene.board.picture
    assert isinstance(picture, DaVinciPicture)
    assert picture.layout.strip.contains(done.place)


def test_the_signs_are_told_apart_by_their_shapes(desk: Desk) -> None:
    def shape(role: Role) -> bytes:
        return pygame.image.tobytes(sign(desk.kit, role, "red", 40), "RGBA")[3::4]

    assert shape(Role.DONE) != shape(Role.LEONARDO) == shape(Role.OBVIOUS)


@pytest.mark.parametrize(
    "size",
    [
        *((1024, 640), (1000, 1400)),
        *(pytest.param(size, marks=pytest.mark.slow) for size in ((1280, 720), (1920, 1080), (2560, 1080))),
    ],
)
def test_the_card_hides_neither_choice(desk: Desk, size: tuple[int, int]) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    resize(desk, size)
    for moment in NOBODY_MORE.moments:
        card = scene.card_place(moment)
        for choice in scene.board.marked(moment):
            assert desk.kit.layout.window.contains(choice.place), moment.decision.view.question
            if not isinstance(moment.decision.view.question, BidQuestion):
                assert not card.collidepoint(choice.place.center), moment.decision.view.question


def test_the_card_is_folded_to_let_the_table_be_seen(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    moment = NOBODY_MORE.moments[0]
    whole = scene.card_place(moment)
    Mouse(desk).click_widget("fold")
    assert scene.card_place(moment).height < whole.height / 2
    Mouse(desk).click_widget("fold")
    assert scene.card_place(moment) == whole


def test_what_is_found_meanwhile_comes_without_turning_the_page(desk: Desk, said: list[str]) -> None:
    first, second, third = NOBODY_MORE.moments[:3]
    reviewer = Known(ReviewProgress(0.4))
    scene = show(desk, reviewer)
    assert scene.moment is None
    assert "Leonardo looks back" in said
    reviewer.told[0] = ReviewProgress(0.6, (second,))
    desk.turn()
    assert scene.moment is second
    assert scene.form.focus == "moment"
    scene.show(0)
    reviewer.told[0] = ReviewProgress(1.0, (first, second, third), over=True)
    desk.turn()
    assert scene.moment is second
    assert "2 of 3" in said


def test_that_nothing_cost_or_won_much_is_said_kindly(desk: Desk, said: list[str]) -> None:
    show(desk, Known(ReviewProgress(1.0, (), over=True)))
    assert "Well played!" in said
    Mouse(desk).click_widget("leave")
    assert not desk.kit.stack


def test_a_failure_is_told_once_and_what_was_found_is_shown(desk: Desk) -> None:
    scene = show(desk, Known(ReviewProgress(0.8, NOBODY_MORE.moments[:1], over=True, failed=True)))
    assert isinstance(desk.kit.stack.top, Message)
    desk.look()
    Keyboard(desk).key(pygame.K_ESCAPE)
    desk.turn()
    assert isinstance(desk.kit.stack.top, ReviewScene)
    assert scene.moment is NOBODY_MORE.moments[0]


@pytest.mark.parametrize("known", [ReviewProgress(0.3), ReviewProgress(0.7, NOBODY_MORE.moments[:2])])
def test_it_can_be_left_while_leonardo_thinks(desk: Desk, known: ReviewProgress) -> None:
    reviewer = Known(known)
    show(desk, reviewer)
    resize(desk, (1100, 700))
    Keyboard(desk).key(pygame.K_ESCAPE)
    assert reviewer.stopped
    assert not desk.kit.stack


def test_the_table_is_made_ready_while_leonardo_thinks(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[Callable[[], object]] = []
    monkeypatch.setattr(desk.kit, "later", pieces.append)
    laid: list[object] = []
    monkeypatch.setattr(City, "lay_ground", lambda *_: laid.append(None))
    reviewer = Known(ReviewProgress(0.3))
    show(desk, reviewer)
    for piece in pieces:
        piece()
    assert len(laid) == 1
    reviewer.told = [NOBODY_MORE]
    desk.turn()
    assert len(laid) == 1


def test_the_program_can_end_while_leonardo_thinks(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.3))
    show(desk, reviewer)
    desk.host.quit()
    assert reviewer.stopped


def resize(desk: Desk, size: tuple[int, int]) -> None:
    desk.canvas.resize(size)
    desk.turn(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    for _ in range(round(SETTLED / 16) + 2):
        desk.turn()
