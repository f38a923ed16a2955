"""Steps of a feast by an injected clock: what has come, how far, and what is heard."""

from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline

STAMP = Cue("stamp", 900, 120, Entrance.STAMPED, sound="seal")
DRAWING = Cue("drawing", 200, 700, Entrance.DRAWN, sound="page")
SEALED = Cue("sealed", entrance=Entrance.THERE, goes=300)
FEAST = Timeline((DRAWING, STAMP, SEALED), 2200, 200)


def test_a_drawing_is_half_drawn_when_half_its_time_is_over() -> None:
    assert [DRAWING.share(now) for now in (0, 200, 550, 900, 2000)] == [0, 0, 0.5, 1, 1]
    assert [DRAWING.seen(now) for now in (199, 200, 2000)] == [False, True, True]


def test_what_goes_again_is_seen_only_until_then() -> None:
    assert [SEALED.seen(now) for now in (0, 299, 300)] == [True, True, False]
    assert SEALED.share(0) == 1


def test_what_leaves_is_less_and_less_to_be_seen_before_it_goes() -> None:
    leaving = Cue("card", goes=500, leaves=200)
    assert [leaving.share(now) for now in (0, 300, 400, 500)] == [1, 1, 0.5, 0]


def test_a_feast_is_complete_when_its_last_step_has_come() -> None:
    assert FEAST.complete == 1020
    assert Timeline((), 100).complete == 0


def test_a_feast_is_carried_on_where_the_one_before_stopped() -> None:
    shorter = Timeline((), 100)
    feast = Timeline((), 200, 50, about="dome", carried_on=shorter)
    for closes in (0, 20):
        assert feast.after(Timeline((), 100, about="dome", goes_on=True, closes=closes)) is shorter
    befores = (
        None,
        Timeline((), 100, about="dome"),
        Timeline((), 100, about="lift", goes_on=True),
    )
    assert all(feast.after(before) is feast for before in befores)


def test_each_sound_is_heard_once_however_long_the_frames_are() -> None:
    heard = [sound for now in range(0, 2200, 17) for sound in FEAST.heard(now - 17, now)]
    assert heard == ["page", "seal"]
    assert list(FEAST.heard(0, 2200)) == ["page", "seal"]
    assert not list(FEAST.heard(900, 2200))
