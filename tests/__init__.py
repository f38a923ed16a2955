"""Tests, in the same tree as what they test."""
