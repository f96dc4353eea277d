"""Levels for people: the same four in every game, each a search with about eight times the
thinking of the one below. What they are worth is measured by `make strength`."""

LEVELS = {"novice": 15, "monk": 120, "prior": 1000, "abbot": 8000}
