"""Rows of dataclasses as files: CSV, or Parquet for those who have pyarrow."""

import csv
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from chapterhouse.lab.jobs import needed
from chapterhouse.lab.standings import Seating

# What each format needs; asking raises an error that names the extra.
TABLES: dict[str, Callable[[], object]] = {
    ".csv": lambda: None,
    ".parquet": lambda: needed("pyarrow.parquet", "Parquet", "lab"),
}


FORMULA = ("=", "+", "-", "@", "\t", "\r")  # how a cell begins that a spreadsheet would work out


def harmless(value: object) -> object:
    """A bot may be called anything; words that look like a formula are marked as words."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def write_table(rows: Sequence[Seating], path: Path) -> None:
    """Writes a file in the format of its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [f.name for f in fields(Seating)])
            writer.writeheader()
            writer.writerows({k: harmless(v) for k, v in asdict(row).items()} for row in rows)
        return
    arrow, parquet = needed("pyarrow", "Parquet", "lab"), needed("pyarrow.parquet", "Parquet", "lab")
    columns: dict[str, list[Any]] = {f.name: [getattr(row, f.name) for row in rows] for f in fields(Seating)}
    parquet.write_table(arrow.table(columns), path)
