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
    except MemoryError:
        sys.stderr.write("There is not enough memory left for Leonardo. Close other programs, then try again.\n")
        return 1
    except (ImportError, AttributeError) as error:
        from leonardo.failed_import import advice  # noqa: PLC0415 - hardly ever needed

        if (words := advice(error)) is None:
            raise
        sys.stderr.write(f"{words}\n")
        return 1


if __name__ == "__main__":
    sys.exit(run())
