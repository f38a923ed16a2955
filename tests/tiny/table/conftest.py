"""The screen of tests of the app."""

from tests.app.conftest import screen, shared_pictures

__all__ = ["screen", "shared_pictures"]
