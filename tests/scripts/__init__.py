"""Tests of the two commands and of what a release consists of."""
