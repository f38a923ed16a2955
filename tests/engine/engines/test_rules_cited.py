"""Every numbered rule is shown by a test, or there is a reason why it cannot be."""

from pathlib import Path

import pytest

from tests.engine.citations import cited, rules

HERE = Path(__file__).parent
NOT_TESTABLE: dict[str, str] = {}


@pytest.mark.parametrize("number", rules(HERE))
def test_each_rule_is_shown_by_a_test(number: str) -> None:
    assert (number in cited(HERE)) != (number in NOT_TESTABLE)


def test_tests_cite_only_rules_that_there_are() -> None:
    assert cited(HERE) <= set(rules(HERE))
