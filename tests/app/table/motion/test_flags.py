"""One flag stands at each place, and those of former acts make way for whoever acts now."""

from leonardo.app.table.motion.flags import PASSES, STANDS, Flag, Flags
from leonardo.app.table.spots import SeatSpot

HERE, THERE = SeatSpot(5), SeatSpot(6)


def standing(flags: Flags) -> list[str]:
    """What is to be read now."""
    return [raised.flag.words for raised in flags.standing]


def test_the_next_one_who_acts_at_a_place_takes_the_flag_down_that_stands_there() -> None:
    flags = Flags()
    flags.put_up(Flag(0, HERE, "takes"), 0)
    flags.put_up(Flag(1, HERE, "withdraws"), 100)
    assert standing(flags) == []
    flags.update(100)
    assert standing(flags) == ["withdraws"]


def test_flags_of_others_go_soon_where_all_is_told_at_leisure() -> None:
    for leisurely in (True, False):
        flags = Flags()
        flags.put_up(Flag(0, HERE, "first"), 0)
        flags.put_up(Flag(1, THERE, "second"), 0, leisurely=leisurely)
        flags.update(PASSES - 1)
        assert standing(flags) == ["first", "second"]
        flags.update(1)
        assert standing(flags) == (["second"] if leisurely else ["first", "second"])
        flags.update(STANDS)
        assert standing(flags) == []


def test_a_quiet_flag_lights_nothing_up() -> None:
    flags = Flags()
    flags.put_up(Flag(0, HERE, "takes"), 0)
    flags.put_up(Flag(0, THERE, "withdraws", quiet=True), 0)
    assert [bool(raised.light) for raised in flags.standing] == [True, False]
