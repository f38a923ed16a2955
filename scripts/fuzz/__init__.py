"""Attacks on the program: what a year of use, bad luck and malice do to it, pressed into minutes."""
