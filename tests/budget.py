"""What tests cost: at the end those of the quick run are listed that take longer than a test should."""

from collections.abc import Generator
from time import process_time

import pytest

BUDGET = 0.3  # seconds of the processor that a test of the quick run takes at most, what is made for it alone included
LISTED = 10  # how many are listed, the dearest first

_COST = "processor seconds"


class Budget:
    """Measures each test by the processor, since the clock on the wall tells how busy the machine is."""

    def __init__(self) -> None:
        self._costs: dict[str, float] = {}
        self._began = 0.0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None, object, object]:
        """Begin to count: what a test is given is made for it, or it came first."""
        self._began = process_time()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Keep with the test what it took."""
        try:
            return (yield)
        finally:
            item.user_properties.append((_COST, process_time() - self._began))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and "slow" not in report.keywords:
            self._costs[report.nodeid] = sum(float(str(cost)) for name, cost in report.user_properties if name == _COST)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List the quick tests that cost too much."""
        dear = sorted(((cost, test) for test, cost in self._costs.items() if cost > BUDGET), reverse=True)
        if dear:
            terminalreporter.write_line(f"{len(dear)} quick tests take over {BUDGET} s of the processor, such as:")
        for cost, test in dear[:LISTED]:
            terminalreporter.write_line(f"{cost:6.1f} s {test}")
