"""What an action led to, and events that are made when somebody asks for them."""

from collections.abc import Iterator

from leonardo.engine.game import Event, Step


def test_events_are_made_once_and_only_when_asked_for() -> None:
    made: list[Event] = []

    def events() -> Iterator[Event]:
        made.append(Event())
        yield made[-1]

    step = Step("after", events())
    assert step.state == "after"
    assert not made
    first, again = step.events, step.events
    assert first is again
    assert list(first) == made
    assert len(made) == 1


def test_steps_are_equal_when_all_in_them_is() -> None:
    assert Step(1, iter((Event(),))) == Step(1, (Event(),))
    assert Step(1, ()) != Step(1, (Event(),))
    assert Step(1, ()) != Step(2, ())
    assert Step(1, (), (1,)) != Step(1, ())
