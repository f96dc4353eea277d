"""Logs as lines of JSON. They hold codes, ids and places in our code, never what a user wrote."""

import json
import logging
import sys
import traceback
from time import gmtime, strftime
from typing import Any

# What a log record may carry beside its message.
KEPT = ("id", "code", "table", "n", "seat", "path")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told: dict[str, Any] = {
            "at": strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        told |= {name: record.__dict__[name] for name in KEPT if name in record.__dict__}
        if record.exc_info and record.exc_info[0]:
            told["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            told["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames[-12:]]
        return json.dumps(told)


def to_json_lines(level: int = logging.WARNING) -> None:
    """Everything that is logged goes to stderr as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
