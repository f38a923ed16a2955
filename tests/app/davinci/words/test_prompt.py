"""The prompt says whose decision it is and what can be done, in every situation of every game."""

import ast
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

import leonardo.engine.davinci
from leonardo.app.davinci.buttons import DONE
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.moves.choices import liftable
from leonardo.app.davinci.spots import TAKE
from leonardo.app.davinci.words import log
from leonardo.app.davinci.words.advice import WORKSHOP
from leonardo.app.kit.translations import translations
from leonardo.app.table.buttons import SKIP, UNDO
from leonardo.app.table.timing import LINGER, Sentence, Telling
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME, actions, events
from leonardo.engine.davinci.constants import EXPERT, PRICES, Phase, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.app.davinci.pressed import button_action
from tests.app.davinci.words.said import prompt
from tests.engine.davinci.build import group, placing, seat, table
from tests.engine.davinci.random_games import random_course

NAMES = ("Anna", "Bianca", "Cosimo", "Donato")
ENDS = (actions.Done, actions.Pass, actions.Decline, actions.Stay, actions.SaveFlorin, actions.Withdraw)


@pytest.mark.parametrize("seed", range(3))
def test_every_question_has_words_and_every_end_a_button(seed: int) -> None:
    *course, last = random_course(Options(4, EXPERT), seed)
    for state in (played.state for played in course):
        seat = state.question.seat
        view = GAME.view(state, seat)
        line = prompt(view, PromptState(NAMES))
        assert line.seat == seat
        assert line.lead == "Your turn:"
        assert line.words
        meant = {button_action(view, button.key) for button in line.buttons}
        assert {option for option in view.options if isinstance(option, ENDS)} <= meant
        other = prompt(GAME.view(state, (seat + 1) % 4), PromptState(NAMES))
        assert (other.lead, other.words) == (NAMES[seat], "is thinking")
        person = prompt(GAME.view(state, (seat + 1) % 4), PromptState(NAMES, people=(seat,)))
        assert (person.seat, person.words) == (None, ""), "only a computer player thinks"
    over = prompt(GAME.view(last.state, 0), PromptState(NAMES))
    assert over.lead == "The game is over"
    assert [button.key for button in over.buttons if button.enabled] == ["results"]


def test_only_workers_that_are_left_are_named() -> None:
    def asked(apprentices: int, *, master: bool) -> str:
        queues = {} if master else {Place.SMITHY: [group(0, 0, master=True)]}
        state = table(seat(apprentices=apprentices, master=master), seat(), round=3, queues=queues)
        return prompt(GAME.view(placing(state).state, 0), PromptState(NAMES)).words

    assert asked(2, master=True) == "place apprentices or your master, or pass"
    assert asked(2, master=False) == "place apprentices, or pass"
    assert asked(0, master=True) == "place your master, or pass"


def begun() -> View:
    return GAME.view(GAME.begin(GAME.deal(Options(4, start=0), Random(1))).state, 0)


def test_what_is_in_hand_at_the_workshop_is_named_with_its_price() -> None:
    """Everybody goes to the Workshop whenever that is legal, so automata and tiles are sold at all prices."""
    random = Random(5)
    state = GAME.begin(GAME.deal(Options(3), random)).state
    told: set[str] = set()
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        for held in liftable(view).values():
            if isinstance(held, in_hand.Tile):
                told.add(prompt(view, PromptState(NAMES, held=held)).words)
        legal = GAME.legal(state)
        wanted = [action for action in legal if getattr(action, "at", None) is Place.WORKSHOP]
        state = GAME.apply(state, random.choice(wanted or legal)).state
    assert "place the automaton on a glowing space (free)" in told
    assert "place the automaton on a glowing space (3 florins)" in told
    assert any("large laboratory" in line for line in told)
    assert all(line.startswith("place the ") for line in told)


def offers() -> Iterator[View]:
    """Yield the decisions to take what a district gives or to withdraw, of a game played at random."""
    for played in random_course(Options(3), 5):
        view = GAME.view(played.state, GAME.decider(played.state))
        if isinstance(view.question, OfferQuestion):
            yield view


def test_takes_and_withdraws_stand_at_district_and_workshop() -> None:
    seen: set[tuple[bool, tuple[str, ...]]] = set()
    for view in offers():
        assert isinstance(view.question, OfferQuestion)
        aside = [button for button in prompt(view, PromptState(NAMES)).buttons if button.aside]
        seen.add((view.question.district is Place.WORKSHOP, tuple(button.key for button in aside)))
        price = PRICES[view.question.taken] or "free"
        assert all(str(price) in button.label for button in aside if button.key.startswith(TAKE))
        assert [button.key for button in aside if button.primary] in ([], [aside[-1].key])
    assert (False, ("withdraw", TAKE)) in seen
    at_workshop = {keys for workshop, keys in seen if workshop}
    assert {key for keys in at_workshop for key in keys} <= {"withdraw", *(f"{TAKE}_{what}" for what in WORKSHOP)}
    assert all(keys[0] == "withdraw" and len(keys) > 1 for keys in at_workshop)


def test_a_button_beside_its_open_dialog_is_calm_and_stays() -> None:
    """Where it stood, nothing else comes to stand, such as the one that lifts one's covers."""
    view = GAME.view(GAME.begin(GAME.deal(Options(4, EXPERT, start=0), Random(1))).state, 0)
    told = [prompt(view, PromptState(NAMES, asked=asked, covered=True)).buttons for asked in (False, True)]
    assert [(buttons[-1].primary, buttons[-1].enabled) for buttons in told] == [(True, True), (False, False)]
    before, beside = ([(button.key, button.label) for button in buttons] for buttons in told)
    assert before == beside


def test_with_several_persons_the_prompt_says_who_is_meant() -> None:
    assert prompt(begun(), PromptState(NAMES, several=True)).lead == "Anna:"


def test_the_button_of_a_forced_end_is_that_of_a_chosen_one() -> None:
    """Rule 13.4: on a shared screen, too, both look alike."""
    chosen = prompt(begun(), PromptState(NAMES, several=True))
    forced = prompt(begun(), PromptState(NAMES, several=True, visit=0))
    assert forced.seat == chosen.seat
    assert forced.lead == chosen.lead
    assert forced.buttons[-1] == chosen.buttons[-1]
    assert forced.buttons[-1].key == DONE


def test_undo_is_pale_when_nothing_can_be_taken_back() -> None:
    pale = next(button for button in prompt(begun(), PromptState(NAMES)).buttons if button.key == UNDO)
    dark = next(button for button in prompt(begun(), PromptState(NAMES, undo=True)).buttons if button.key == UNDO)
    assert (pale.enabled, dark.enabled) == (False, True)


def test_what_hangs_on_the_cursor_is_named() -> None:
    assert prompt(begun(), PromptState(NAMES, held=in_hand.Card(8))).words == "put Stage Lift on an idle laboratory"
    assert (
        prompt(begun(), PromptState(NAMES, held=in_hand.Apprentices(0, 2))).words
        == "place 2 apprentices on a glowing space"
    )


def test_while_others_play_it_tells_what_they_do() -> None:
    told = Sentence(2, "Cosimo passes.")
    line = prompt(begun(), PromptState(NAMES, playing=True, told=told))
    assert (line.seat, line.words) == (2, "Cosimo passes.")
    assert [button.key for button in line.buttons if button.enabled] == [SKIP]


def test_a_sentence_stays_a_little_longer_than_what_it_tells() -> None:
    telling = Telling(partial(log.line, names=NAMES))
    passed = events.PlacementPassed(1, forced=False)
    assert telling.update(16, passed)
    assert telling.now == Sentence(1, "Bianca passes.")
    assert not telling.update(16, passed)
    assert not telling.update(LINGER - 1, None)
    assert telling.now is not None
    assert telling.update(1, None)
    assert telling.now is None


def test_the_catalogue_says_why_not_for_every_reason() -> None:
    folder = Path(leonardo.engine.davinci.__file__).parent
    reasons = {reason for path in folder.rglob("*.py") for reason in _reasons(path)}
    assert len(reasons) > 30
    assert {f"davinci.objections.{reason}" for reason in reasons} <= set(translations())


def _reasons(path: Path) -> set[str]:
    """Return the second arguments of all calls of `Objection` in a module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Objection":
            reason = node.args[1]
            assert isinstance(reason, ast.Constant)
            found.add(str(reason.value))
    return found


def test_every_phase_has_its_heading() -> None:
    assert {f"davinci.log.phase_{phase.name.lower()}" for phase in Phase} <= set(translations())
