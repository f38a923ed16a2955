"""Cycles are not looked for during a thought, and are again after it, however it ends."""

import gc

import pytest

from leonardo.ai import gc_pause


def test_tidying_is_put_off_only_meanwhile() -> None:
    with gc_pause.paused_gc():
        assert not gc.isenabled()
        with gc_pause.paused_gc():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_tidying_goes_on_after_an_error() -> None:
    with pytest.raises(ValueError, match="no"), gc_pause.paused_gc():
        raise ValueError("no")
    assert gc.isenabled()
