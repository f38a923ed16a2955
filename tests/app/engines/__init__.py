"""Tests of the table of Engines of War."""
