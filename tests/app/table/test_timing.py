"""It is seen who thinks: not for a blink, plainly when it takes long, and without motion where none is wanted."""

from attrs import frozen

from leonardo.app.table.timing import LINGER, LONG, PERIOD, SOON, STEPS, Telling, Thinking, Waiting
from leonardo.engine.game import Event

FRAME = 30.0


@frozen
class Opened(Event):
    """Something that the stage comes to by and by."""

    what: str


def telling() -> Telling:
    """What tells of purses, and of a sketch only when it is there."""
    return Telling(
        lambda event: getattr(event, "what", None),
        before=lambda event: "purses are opened" if event == Opened("purses") else "",
    )


def sentence(telling: Telling) -> str | None:
    return telling.now.sentence if telling.now is not None else None


def shown(milliseconds: float, *, moving: bool = True) -> list[Thinking | None]:
    """What is seen after each frame while seat 2 thinks for so long."""
    waiting = Waiting()
    seen = []
    for _ in range(round(milliseconds / FRAME) + 1):
        waiting.update(FRAME, 2, moving=moving)
        seen.append(waiting.shown)
    return seen


def test_of_a_quick_decision_nothing_is_seen() -> None:
    assert set(shown(SOON - FRAME)) == {None}


def test_who_thinks_is_seen_soon_and_without_flickering() -> None:
    first, *rest = [seen for seen in shown(PERIOD - FRAME) if seen is not None]
    assert first == Thinking(2)
    assert set(rest) == {first}


def test_a_thought_that_takes_long_is_told_of_as_such() -> None:
    seen = shown(LONG + FRAME, moving=False)
    assert seen[-1] == Thinking(2, long=True)
    assert len(set(seen)) == 3  # nothing, then that it thinks, then that it takes long: nothing else is drawn anew


def test_the_hourglass_turns_now_and_then_and_rests_in_between() -> None:
    turns = [seen.turned for seen in shown(2 * PERIOD - FRAME) if seen is not None]
    assert turns[-1] == 0
    assert sorted(set(turns)) == list(range(STEPS))
    assert turns.count(0) > len(turns) / 2


def test_another_seat_begins_anew_and_nobody_is_nobody_seen() -> None:
    waiting = Waiting()
    for _ in range(10):
        waiting.update(FRAME, 2, moving=True)
    assert waiting.shown == Thinking(2)
    assert waiting.update(FRAME, 3, moving=True)
    assert waiting.shown is None
    waiting.update(LONG, 3, moving=True)
    assert waiting.shown is not None
    assert waiting.update(FRAME, None, moving=True)
    assert waiting.shown is None


def test_until_the_stage_comes_to_it_only_what_goes_on_is_told() -> None:
    told, purses = telling(), Opened("purses")
    told.update(FRAME, Opened("a bid"))
    assert told.update(FRAME, None, purses)
    assert sentence(told) == "purses are opened"
    assert not any(told.update(FRAME, None, purses) for _ in range(100))  # and nothing is drawn anew for it
    assert told.update(FRAME, purses)
    assert sentence(told) == "purses"


def test_without_words_for_that_the_sentence_before_stays() -> None:
    """Else the strip would fall back on the name of the round, as if one began while a stage opens."""
    told = telling()
    told.update(FRAME, Opened("a bid"))
    for _ in range(round(2 * LINGER / FRAME)):
        told.update(FRAME, None, Opened("a sketch"))
    assert sentence(told) == "a bid"
    assert told.update(2 * LINGER, None), "once nothing comes any more, it goes"
    assert sentence(told) is None


def test_what_was_over_at_once_is_told_for_a_moment_nevertheless() -> None:
    tells = telling()
    tells.update(FRAME, Opened("Resolution"))
    tells.update(FRAME, None)
    tells.see(Opened("Bianca buys a brick"))
    tells.update(FRAME, None)
    assert sentence(tells) == "Bianca buys a brick"
    tells.update(LINGER, None)
    assert sentence(tells) is None
