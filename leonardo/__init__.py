"""Leonardo: board games of the Renaissance for one screen, beginning with Leonardo da Vinci."""

__version__ = "0.1.0"
