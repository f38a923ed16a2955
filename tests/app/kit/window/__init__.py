"""Tests of the window and its loop."""
