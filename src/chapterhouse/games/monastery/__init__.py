"""Monastery: monks of up to four colours build a monastery tile by tile, pray, work and collect letters."""
