"""The moments that decided a game: who took the lead, who was just too late, who bid most."""

from leonardo.app.davinci.results.scene import Kind, Moment, moments, unfinished
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import AuctionSettled, InventionCompleted, RoundBegan, WorkInterrupted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.game import Event


def completed(seat: int, reward: int, *, first: bool) -> Event:
    return InventionCompleted(seat, Place.SMALL, 7, 5, 0, reward, first)


def test_three_turning_points_are_told_in_their_order() -> None:
    course = [(3, 3), (8, 3), (8, 8), (9, 14), (20, 15)]
    told: list[Event] = [RoundBegan(3), completed(1, 8, first=True), RoundBegan(4), completed(0, 6, first=False)]
    found = moments(course, told, {7: 8})
    assert found == (
        Moment(Kind.LEAD, 3, 1, 14),
        Moment(Kind.REWARD, 3, 1, 8, 7),
        Moment(Kind.LEAD, 4, 0, 20),
        Moment(Kind.RACE, 4, 0, 2, 7, 1),
    )


def test_who_was_two_rounds_late_lost_no_race() -> None:
    told: list[Event] = [RoundBegan(3), completed(1, 8, first=True), RoundBegan(5), completed(0, 6, first=False)]
    assert [moment.kind for moment in moments([(3, 3)], told, {7: 8})] == [Kind.REWARD]


def test_of_all_bids_the_dearest_one_is_told() -> None:
    told: list[Event] = [
        RoundBegan(4),
        AuctionSettled(7, ((0, 2), (1, 5)), 1),
        RoundBegan(6),
        AuctionSettled(8, ((0, 4), (1, 3)), 0),
    ]
    assert moments([(3, 3)], told, {}) == (Moment(Kind.BID, 4, 1, 5, 7),)


def test_a_tie_that_leonardo_decided_is_told_once() -> None:
    told: list[Event] = [RoundBegan(5), AuctionSettled(7, ((0, 4), (1, 4)), 1)]
    assert moments([(3, 3)], told, {}) == (Moment(Kind.TIE, 5, 1, 4, 7, 0),)


def test_the_dearest_work_that_was_not_finished_in_time_is_told() -> None:
    told: list[Event] = [RoundBegan(3), completed(1, 8, first=True)]
    lost = unfinished([(0, 7), (0, 8)], told)
    assert [loss.florins for loss in lost] == [INVENTIONS[7].later_reward, INVENTIONS[8].first_reward]
    dearest = max(lost, key=lambda loss: loss.florins)
    assert moments([(3, 3)], told, {7: 8}, lost)[-1] == dearest
    assert moments([(3, 3)], told, {7: 8}, [])[-1].kind is Kind.REWARD


def test_of_what_was_interrupted_that_which_lost_most_weeks_is_told() -> None:
    told: list[Event] = [
        RoundBegan(3),
        WorkInterrupted(1, Place.SMALL, None, 4, shown=False),
        RoundBegan(5),
        WorkInterrupted(0, Place.LARGE, None, 2, shown=False),
        WorkInterrupted(0, Place.SMALL, None, 0, shown=False),
    ]
    assert moments([(3, 3)], told, {}) == (Moment(Kind.INTERRUPTED, 3, 1, 0, weeks=4),)
