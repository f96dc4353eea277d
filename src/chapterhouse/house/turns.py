"""Whose decisions a game waits for."""

from chapterhouse.kernel.errors import Verdict
from chapterhouse.kernel.table import Preview, Table


def awaited(table: Table) -> tuple[int, ...]:
    """The seats that have to decide now."""
    return () if table.over else (table.to_act,)


def play(table: Table, action: int, seat: int) -> None:
    """Carries out a seat's decision."""
    table.play(action)


def undo_barrier(table: Table, seat: int) -> str:
    """Why a seat's last decision cannot be taken back; "" = it can."""
    return table.undo_barrier() or ""


def undo(table: Table, seat: int) -> None:
    """Takes a seat's last decision back."""
    table.undo()


def legal(table: Table, seat: int) -> tuple[int, ...]:
    """What a seat may decide now."""
    return table.legal() if table.to_act == seat else ()


def preview(table: Table, action: int, seat: int) -> Preview:
    """What a legal decision would lead to."""
    return table.preview(action)


def why(table: Table, action: int, seat: int) -> Verdict:
    """Whether a seat may decide so."""
    return table.why(action)
