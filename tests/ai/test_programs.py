"""Programs of others as players of the app go by words that start nothing."""

import pytest

from leonardo.ai.programs import is_program, programs_of, title
from leonardo.saves.schema import BuiltIn


@pytest.mark.parametrize(
    ("command", "called"),
    [
        ("python3 examples/greedy.py", "greedy.py"),
        ("python3 -u 'my players/best one.py' --level 3", "best one.py"),
        ("/opt/players/strong", "strong"),
        ("strong --fast", "strong"),
        ("'unbalanced", "'unbalanced"),
        ("cmd:python3 greedy.py", "greedy.py"),
    ],
)
def test_a_program_is_called_by_the_file_that_it_is(command: str, called: str) -> None:
    assert title(command) == called


def test_each_gets_a_word_of_its_own_that_a_save_can_hold() -> None:
    commands = ["python3 greedy.py", "python2 greedy.py", "Č" * 80, "x" * 80, "x" * 80]
    found = programs_of(commands)
    assert list(found.values()) == [f"cmd:{command}" for command in commands]
    assert list(found)[:2] == ["program_greedy_py", "program_greedy_py_2"]
    for word in found:
        assert is_program(word)
        assert BuiltIn("Dora", "red", word).player == word


def test_any_number_of_programs_may_bear_one_name() -> None:
    found = programs_of(["x" * 80] * 1200)
    assert len(found) == 1200
    for word in found:
        assert BuiltIn("Dora", "red", word).player == word


def test_no_built_in_player_is_taken_for_a_program() -> None:
    assert not is_program("thumb")
