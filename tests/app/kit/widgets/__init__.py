"""Tests of widgets and forms."""
