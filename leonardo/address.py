"""Where the project is to be found: one address for help and reports, and what follows from it.

All that tells where to turn reads it here; what cannot, such as documents, is compared with it by a test.
"""

from typing import Final

ADDRESS: Final = "https://leonardo.example"  # a placeholder: the project has no address of its own yet
MAIL: Final = "help@leonardo.example"  # whom a package names as its maintainer; a placeholder, too
APPLICATION_ID: Final = "example.leonardo.Leonardo"
"""What desktops and shops know the program by: the domain of the address backwards, and a name."""
