"""One flag stands at each place, and those of former acts make way for whoever acts now."""

from leonardo.app.table.motion.flags import LOOKS, PULSE, ROLLS_UP, STANDS, TURNS, Flag, Flags, Raised
from leonardo.app.table.spots import SeatSpot
from leonardo.ui.timeline import Timeline

HERE, THERE = SeatSpot(5), SeatSpot(6)


def standing(flags: Flags) -> list[str]:
    return [raised.flag.words for raised in flags.standing]


def test_the_next_one_to_act_takes_down_the_flag_there() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "takes"), 0)
    flags.put_up(Flag(1, HERE, "withdraws"), 100)
    assert standing(flags) == []
    timeline.update(100)
    assert standing(flags) == ["withdraws"]


def test_flags_of_others_go_at_once_where_all_is_told_at_leisure() -> None:
    for leisurely in (True, False):
        timeline = Timeline()
        flags = Flags(timeline)
        flags.put_up(Flag(0, HERE, "first"), 0)
        flags.put_up(Flag(1, THERE, "second"), 0, leisurely=leisurely)
        timeline.update(ROLLS_UP - 1)
        assert standing(flags) == ["first", "second"]
        timeline.update(1)
        assert standing(flags) == (["second"] if leisurely else ["first", "second"])
        timeline.update(STANDS)
        assert standing(flags) == []


def test_a_quiet_flag_lights_nothing_up() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "takes"), 0)
    flags.put_up(Flag(0, THERE, "withdraws", quiet=True), 0)
    assert [bool(raised.light) for raised in flags.standing] == [True, False]


def test_flags_go_soon_when_something_else_begins() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "takes"), 0)
    flags.put_up(Flag(1, THERE, "withdraws"), 100)
    flags.let_go()
    assert standing(flags) == ["takes"]
    unrolled = list[int]()
    while flags.standing:
        unrolled.append(flags.standing[0].unrolled)
        changes = flags.changes_in
        assert changes is not None
        before = flags.looks
        timeline.update(changes)
        assert flags.looks != before
    assert unrolled == sorted(unrolled, reverse=True)
    assert unrolled[0] == TURNS
    assert unrolled[-1] == 1
    assert ROLLS_UP < 200


def test_flags_of_others_go_when_somebody_acts_who_puts_none_up() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "first"), 0)
    flags.put_up(Flag(1, THERE, "second"), 0)
    flags.look_at(1)
    timeline.update(ROLLS_UP)
    assert standing(flags) == ["second"]


def test_no_flag_stands_long() -> None:
    assert STANDS == 1200


def lights(brought: bool) -> list[int]:
    """How strong the light at a place is each time it changes, from when the flag is put up."""
    timeline, found = Timeline(), list[int]()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "takes"), 0, brought=brought)
    passed = 0.0
    while passed <= PULSE:
        light = flags.standing[0].light
        found += [light] if found[-1:] != [light] else []
        changes = flags.changes_in
        assert changes is not None
        timeline.update(changes)
        passed += changes
    return found


def test_a_place_lights_up_in_steps_and_stays_lit_for_a_hand() -> None:
    assert lights(brought=False) == [-1, 1, 2, 3, 2, 1, -1, -2, 0]
    assert lights(brought=True) == [3, 2, 1, -1, -2, 0]


def test_an_awaited_place_lights_up_only_when_it_has_come() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "takes"), 100, awaited=True)
    timeline.update(150)
    assert [raised.light for raised in flags.standing] == [0]
    flags.land()
    assert [raised.light for raised in flags.standing] == [3]
    timeline.update(PULSE)
    assert [raised.light for raised in flags.standing] == [0]
    timeline.update(STANDS - PULSE - 51)
    assert standing(flags) == ["takes"]


def test_all_looks_of_that_light_are_made_ahead() -> None:
    made = {Raised(Flag(0, HERE, "takes"), age).level for age in LOOKS}
    ages = (Raised(Flag(0, HERE, "takes"), float(age)) for age in range(PULSE))
    assert {raised.level for raised in ages if raised.light} == made


def test_however_quickly_all_is_told_only_the_two_newest_stand() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    for seat in range(4):
        flags.put_up(Flag(seat, SeatSpot(seat), str(seat)), 0)
    assert standing(flags) == ["2", "3"]


def test_what_is_said_is_read_to_its_end_and_counts_among_the_two() -> None:
    timeline = Timeline()
    flags = Flags(timeline)
    flags.put_up(Flag(0, HERE, "says", is_speech=True), 0)
    for seat in range(3):
        flags.put_up(Flag(seat, SeatSpot(seat), str(seat)), 0)
    assert standing(flags) == ["says", "2"]
