"""`python -m leonardo`: the same as the command `leonardo`."""

import sys

from leonardo.cli import main

if __name__ == "__main__":
    sys.exit(main())
