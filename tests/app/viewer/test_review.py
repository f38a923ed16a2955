"""A review where a game is looked back at: begun from the results, its moments marked and stepped through, ended."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.ai.review import decisions
from leonardo.ai.reviewer import ReviewProgress
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Stepper
from leonardo.app.kit.window.app import SETTLED
from leonardo.app.scenes.message import Message
from leonardo.app.table.results import sheet
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.table.review.signs import Role, sign
from leonardo.app.viewer.bar import GameSlider
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.davinci.actions import Done
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.saves.schema import BuiltIn
from tests.app.table.review.moments import KINDS, Known, kind, moments, played, session
from tests.app.table.review.moments import moment as moment_made
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")
SEAT = 4
CARD = {"moment", "fold", "end review", "play from here"}
NOBODY_MORE = ReviewProgress(1.0, moments(SEAT), over=True)

pytestmark = pytest.mark.usefixtures("shared_pictures")


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
    texts: list[str] = []
    lay = Painter.lay

    def note(painter: Painter, surface: object, line: object, rect: object, text: str, colour: object) -> None:
        texts.append(text)
        lay(painter, surface, line, rect, text, colour)  # type: ignore[arg-type] # handed on as they came

    monkeypatch.setattr(Painter, "lay", note)
    return texts


def show(desk: Desk, reviewer: Known) -> ViewerScene:
    desk.host.look_back(session(NAMES), SEAT, reviewer)  # type: ignore[arg-type] # a double
    scene = desk.kit.stack.top
    viewer = desk.seen(ViewerScene)
    assert scene is viewer or isinstance(scene, Message)
    desk.turn()
    return viewer


def buttons(scene: ViewerScene) -> set[str]:
    """The buttons of the card of a moment that can be pressed."""
    return CARD & {widget.name for widget in scene.form.widgets}


def open_results(desk: Desk) -> PodiumScene:
    desk.host.play(session(NAMES))
    desk.turn()
    return desk.top(PodiumScene)


def by_keys(desk: Desk) -> None:
    desk.key(pygame.K_v)
    for _ in range(SEAT):
        desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)


def by_mouse(desk: Desk) -> None:
    desk.press("review")
    desk.press(str(SEAT))


def test_one_that_goes_on_says_so_and_is_stopped_by_its_button(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.22, (), over=False))
    scene = show(desk, reviewer)
    button = next(widget for widget in scene.form.widgets if widget.name == "review")
    assert getattr(button, "text", "") == tr("viewer.reviewing", share=22)
    desk.press("review")
    assert desk.kit.stack.top is scene
    assert reviewer.stopped
    assert scene.reviewing is None


@pytest.mark.slow
@first_quick("walk", [by_keys, by_mouse])
def test_it_begins_at_the_results_with_the_choice_of_a_seat(
    desk: Desk, reviewers: list[tuple[int, Known]], walk: Callable[[Desk], None]
) -> None:
    open_results(desk)
    walk(desk)
    scene = desk.top(ViewerScene)
    assert scene.reviewing is not None
    assert [seat for seat, _ in reviewers] == [SEAT] == [scene.reviewing.seat]


def test_nobody_needs_to_be_chosen_after_all(desk: Desk, reviewers: list[tuple[int, Known]]) -> None:
    open_results(desk)
    desk.key(pygame.K_v)
    assert isinstance(desk.kit.stack.top, WhoseScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, PodiumScene)
    assert reviewers == []


@pytest.mark.slow
def test_what_was_found_is_kept_as_long_as_the_results_are_shown(
    desk: Desk, reviewers: list[tuple[int, Known]]
) -> None:
    scene = open_results(desk)
    scene.ledger.review(0)
    desk.key(pygame.K_ESCAPE)
    scene.ledger.review(0)
    assert [seat for seat, _ in reviewers] == [0]
    reviewers[0][1].told[0] = ReviewProgress(1.0, (), over=True, failed=True)
    scene.ledger.review(0)
    assert [seat for seat, _ in reviewers] == [0, 0]


@pytest.mark.slow
def test_the_moments_are_stepped_through_and_marked(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    timeline = scene.form["timeline"]
    assert isinstance(timeline, GameSlider)
    assert [mark.decision for mark in timeline.marks] == [moment.decision.number for moment in NOBODY_MORE.moments]
    scene.form.set_focus("moment")
    seen = []
    for _ in NOBODY_MORE.moments:
        seen.append(scene.moment)
        desk.key(pygame.K_RETURN)
    assert tuple(seen) == NOBODY_MORE.moments
    assert scene.moment is NOBODY_MORE.moments[0]
    right_arrow = scene.form["moment"].rect.move(-8, 0).midright
    desk.press(right_arrow)
    assert scene.moment is NOBODY_MORE.moments[1]


def test_moments_are_seen_with_the_eyes_of_who_decided_and_the_bar_says_so(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))

    def eyes() -> str:
        field = scene.form["eyes"]
        assert isinstance(field, Stepper)
        return field.texts[field.chosen]

    assert scene.moment is not None
    assert eyes() == NAMES[SEAT]
    assert scene.stage.view() == scene.moment.decision.view
    scene.look_with(0)
    assert scene.moment is None, "the card tells what the seat saw, which the table does not show now"
    desk.press("next moment")
    assert scene.moment == NOBODY_MORE.moments[0]
    assert eyes() == NAMES[SEAT]


def test_news_while_a_button_is_held_do_not_undo_the_press(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.2, NOBODY_MORE.moments[:1], over=False))
    scene = show(desk, reviewer)
    scene.show_moment(0)
    began, button = scene.place.decisions, desk.at("decision on")
    desk.hover(button)
    desk.hold(button)
    reviewer.told[0] = ReviewProgress(0.3, NOBODY_MORE.moments[:2], over=False)
    desk.turn()
    desk.release(button)
    assert scene.place.decisions == began + 1
    desk.turn()
    assert scene.reviewing is not None
    assert scene.reviewing.news is reviewer.news, "they are told when it is let go"


def ends(scene: ViewerScene) -> tuple[int, int]:
    """Return where the slider begins and ends, in pixels from the left."""
    timeline = scene.form["timeline"]
    assert isinstance(timeline, GameSlider)
    return timeline.plot.left, timeline.plot.right


@pytest.mark.slow
def test_a_press_near_a_mark_goes_to_its_moment(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    for moment in NOBODY_MORE.moments[1::3]:
        bar = scene.bar.timeline
        left, right = ends(scene)
        x = left + round((right - left) * moment.decision.number / scene.replay.count) + 2
        desk.press((x, bar.centery))
        assert scene.moment is not None
        assert abs(scene.moment.decision.number - moment.decision.number) <= 3


@pytest.mark.slow
def test_the_buttons_of_a_moment_are_there_alone(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    numbers = [each.decision.number for each in NOBODY_MORE.moments]
    before = max(range(len(numbers) - 1), key=lambda each: numbers[each + 1] - numbers[each])
    left, right = ends(scene)

    def slide(decision: int) -> None:
        x = left + round((right - left) * decision / scene.replay.count)
        desk.press((x, scene.bar.timeline.centery))

    slide((numbers[before] + numbers[before + 1]) // 2)
    assert scene.moment is None
    assert not buttons(scene)
    slide(numbers[before])
    assert scene.moment is not None
    assert buttons(scene) == CARD


@pytest.mark.slow
def test_beside_the_moments_the_table_is_seen_without_a_card(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    assert scene.moment is not None
    scene.form.set_focus("timeline")
    desk.key(pygame.K_RIGHT)
    assert scene.moment is None
    scene.show_moment(2)
    desk.press("end review")
    assert scene.moment is None
    assert scene.reviewing is None


@pytest.mark.slow
def test_from_a_moment_one_plays_on_in_the_place_of_the_seat(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    scene.show_moment(1)
    desk.press("play from here")
    branch = desk.top(BranchScene)
    assert len(branch.played.turns) == NOBODY_MORE.moments[1].decision.number
    assert [seat for seat, who in enumerate(branch.chosen) if who == 0] == [SEAT]


@pytest.mark.slow
def test_a_button_leads_round_the_moments_of_a_review(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    scene.show_moment(1)
    scene.form.set_focus("timeline")
    desk.key(pygame.K_RIGHT)
    desk.press("next moment")
    assert scene.moment is NOBODY_MORE.moments[2]
    scene.go(scene.replay.end)
    desk.press("next moment")
    assert scene.moment is NOBODY_MORE.moments[0]


def test_who_plays_on_from_a_moment_meets_the_strongest(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    scene.branch()
    branch = desk.top(BranchScene)
    others = [seated for seat, seated in enumerate(branch.seated()) if seat != SEAT]
    assert [seated.player for seated in others if isinstance(seated, BuiltIn)] == ["leonardo"] * len(others)


def test_there_is_a_moment_of_each_kind_of_decision() -> None:
    assert len({kind(moment.decision) for seat in range(5) for moment in moments(seat)}) == KINDS


@pytest.mark.slow
def test_each_moment_is_marked_on_the_table_that_the_seat_saw(desk: Desk, said: list[str]) -> None:
    for moment in NOBODY_MORE.moments:
        said.clear()
        scene = show(desk, Known(ReviewProgress(1.0, (moment,), over=True)))
        told = " ".join(said)
        assert moment.decision.view.viewer == SEAT
        assert f"{NAMES[SEAT]}  saw the table like this when deciding." in told
        assert ("This cost 4 florins" if moment.cost else "This gained 4 florins") in told
        assert ("Leonardo" if moment.cost else "At first glance") in said
        done, other = scene.card.board.marked(moment)
        assert (done.better, other.better) == (not moment.cost, moment.cost)
        desk.kit.stack.remove(scene)


def test_what_is_done_by_a_button_is_marked_there(desk: Desk) -> None:
    """To be done with starting work is no matter of any laboratory."""
    decided = [each for seat in range(5) for each in decisions(played(), seat) if Done() in each.legal]
    moment = moment_made(evolve(decided[0], done=Done()), cost=True)
    scene = show(desk, Known(ReviewProgress(1.0, (moment,), over=True)))
    done, _ = scene.card.board.marked(moment)
    picture = scene.card.board.picture
    assert isinstance(picture, DaVinciPicture)
    assert picture.layout.strip.contains(done.place)


def test_the_signs_are_told_apart_by_their_shapes(desk: Desk) -> None:
    def shape(role: Role) -> bytes:
        return pygame.image.tobytes(sign(desk.kit, role, "red", 40), "RGBA")[3::4]

    assert shape(Role.DONE) != shape(Role.LEONARDO) == shape(Role.OBVIOUS)


@pytest.mark.slow
@first_quick(
    "size",
    [
        *((1024, 640), (1000, 1400)),
        *(pytest.param(size, marks=pytest.mark.slow) for size in ((1280, 720), (1920, 1080), (2560, 1080))),
    ],
)
def test_the_card_hides_neither_choice(desk: Desk, size: tuple[int, int]) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    resize(desk, size)
    for number, moment in enumerate(NOBODY_MORE.moments):
        scene.show_moment(number)
        card = scene.card.place(moment, folded=scene.folded)
        for choice in scene.card.board.marked(moment):
            assert not choice.place.colliderect(scene.bar.rect), moment.decision.view.question
            if not isinstance(moment.decision.view.question, BidQuestion):
                assert not card.collidepoint(choice.place.center), moment.decision.view.question


@pytest.mark.slow
def test_the_arrows_through_the_moments_stay_where_they_are(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    cards, arrows = set(), set()
    for number, moment in enumerate(NOBODY_MORE.moments):
        scene.show_moment(number)
        cards.add(tuple(scene.card.place(moment, folded=scene.folded)))
        arrows.add(tuple(scene.form["moment"].rect))
    assert len(cards) > 1
    assert len(arrows) == 1


@pytest.mark.slow
def test_the_card_is_folded_to_let_the_table_be_seen(desk: Desk) -> None:
    scene = show(desk, Known(NOBODY_MORE))
    moment = NOBODY_MORE.moments[0]
    whole = scene.card.place(moment, folded=scene.folded)
    desk.press("fold")
    assert scene.card.place(moment, folded=scene.folded).height < whole.height / 2
    desk.press("fold")
    assert scene.card.place(moment, folded=scene.folded) == whole


def test_what_is_found_first_is_shown_at_once_and_stays(desk: Desk, said: list[str]) -> None:
    first, second, third = NOBODY_MORE.moments[:3]
    reviewer = Known(ReviewProgress(0.4))
    scene = show(desk, reviewer)
    assert scene.moment is None
    assert tr("viewer.reviewing", share=40) in said
    reviewer.told[0] = ReviewProgress(0.6, (second,))
    desk.turn()
    desk.turn()
    assert scene.moment is second, "one reads while the rest is looked at"
    reviewer.told[0] = ReviewProgress(1.0, (first, second, third), over=True)
    desk.turn()
    desk.turn()
    assert scene.moment is second
    assert "2 of 3" in said


def test_who_waits_is_shown_the_first_moment(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.4))
    scene = show(desk, reviewer)
    reviewer.told[0] = NOBODY_MORE
    desk.turn()
    assert scene.moment is NOBODY_MORE.moments[0]


@pytest.mark.parametrize("won", [False, True])
def test_only_a_winner_is_praised_where_nothing_stands_out(
    desk: Desk, said: list[str], monkeypatch: pytest.MonkeyPatch, won: bool
) -> None:
    reviewer = Known(ReviewProgress(0.9))
    scene = show(desk, reviewer)
    stands = evolve(scene.session.standing(), winners=(SEAT,) if won else (0,))
    monkeypatch.setattr(scene.session, "standing", lambda: stands)
    reviewer.told[0] = ReviewProgress(1.0, (), over=True)
    desk.turn()
    desk.turn()
    assert ("Well played!" in said, "Nothing stands out" in said) == (won, not won)


def test_a_failure_is_told_once_and_what_was_found_is_shown(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.5))
    scene = show(desk, reviewer)
    reviewer.told[0] = ReviewProgress(0.8, NOBODY_MORE.moments[:1], over=True, failed=True)
    desk.turn()
    assert isinstance(desk.kit.stack.top, Message)
    desk.look()
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    assert len(desk.kit.stack) == 1
    assert scene.moment is NOBODY_MORE.moments[0]


@pytest.mark.parametrize("known", [ReviewProgress(0.3), ReviewProgress(0.7, NOBODY_MORE.moments[:2])])
def test_it_can_be_left_while_leonardo_thinks(desk: Desk, known: ReviewProgress) -> None:
    reviewer = Known(known)
    show(desk, reviewer)
    resize(desk, (1100, 700))
    desk.key(pygame.K_ESCAPE)
    assert reviewer.stopped
    assert not desk.kit.stack


def test_the_program_can_end_while_leonardo_thinks(desk: Desk) -> None:
    reviewer = Known(ReviewProgress(0.3))
    show(desk, reviewer)
    desk.host.quit()
    assert reviewer.stopped


def resize(desk: Desk, size: tuple[int, int]) -> None:
    desk.canvas.resize(size)
    desk.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    for _ in range(round(SETTLED / 16) + 2):
        desk.turn()
