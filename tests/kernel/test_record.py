"""The record format as a contract: its shipped schema, and a record of an earlier day."""

import json

from chapterhouse.kernel.record import schema, schema_file


def test_the_shipped_schema_is_the_formats() -> None:
    """Write it anew with tools/write_docs.py after the format was extended."""
    assert json.loads(schema_file().read_text()) == json.loads(json.dumps(schema()))
