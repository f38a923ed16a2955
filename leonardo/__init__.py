"""Leonardo: three board games about Leonardo da Vinci."""

__version__ = "0.2.0"
