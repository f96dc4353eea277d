"""Monasterium: novices are sent into five monasteries, by dice that everybody shares."""
