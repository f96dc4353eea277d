"""A house in which monastic board games are played, by people and by programs."""

__version__ = "0.1.0.dev0"
