"""Florins are counted into a purse one by one, and none is ever lost or there twice."""

from random import Random

from leonardo.app.davinci.dialogs.counting import BidCounting

FRAME = 1000 / 60


def frames(counting: BidCounting, wanted: int) -> int:
    """Count until as many florins are inside as are wanted; return how many frames that took."""
    count = 0
    while counting.moves(wanted):
        counting.update(FRAME, wanted, moving=True)
        count += 1
        assert count < 600
    return count


def test_three_florins_go_into_the_purse_one_after_the_other() -> None:
    counting = BidCounting(10)
    counting.update(FRAME, 3, moving=True)
    assert counting.inside == 0
    assert counting.on_tray < 10
    frames(counting, 3)
    assert (counting.inside, counting.on_tray) == (3, 7)


def test_many_florins_take_hardly_longer_than_a_few() -> None:
    assert frames(BidCounting(60), 60) < 2 * frames(BidCounting(60), 6)


def test_without_motion_they_are_there_at_once() -> None:
    counting = BidCounting(10)
    counting.update(FRAME, 9, moving=False)
    assert (counting.inside, counting.on_tray) == (9, 1)
    assert not counting.moves(9)


def test_whatever_is_wanted_in_between_no_florin_is_lost() -> None:
    random = Random(4)
    counting = BidCounting(25)
    wanted = 0
    for _ in range(400):
        if random.random() < 0.1:
            wanted = random.randint(0, 25)
        counting.update(FRAME, wanted, moving=random.random() < 0.98)
        assert 0 <= counting.inside <= 25
        assert 0 <= counting.on_tray <= 25
    frames(counting, wanted)
    assert (counting.inside, counting.on_tray) == (wanted, 25 - wanted)
