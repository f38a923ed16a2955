"""Tests of what moves at any table."""
