"""A game that is looked back at."""

from tests.tiny.table.looked_back import desk, viewer

__all__ = ["desk", "viewer"]
