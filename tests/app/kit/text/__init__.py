"""Tests of how text is written."""
