"""Monastery: monks of up to four colours build a monastery tile by tile, pray and work in it, and collect letters."""
