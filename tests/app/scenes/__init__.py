"""Tests of the scenes around the table."""
