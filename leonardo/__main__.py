"""`python -m leonardo`, and what the command `leonardo` calls."""

import sys


def run() -> int:
    """Run the command line of the process and return the exit status, also where somebody stops it at once."""
    try:
        from leonardo.cli import main  # noqa: PLC0415 - importing takes tenths of a second, and can be stopped, too

        return main()
    except KeyboardInterrupt:
        sys.stderr.write("Stopped.\n")
        return 130


if __name__ == "__main__":
    sys.exit(run())
