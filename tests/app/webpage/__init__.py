"""Tests of a finished game as a page for a browser."""
