"""Small parts of the text board: tables without lines, cells in line, numbers drawn together."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from chapterhouse.kernel.scene import Piece, Sheet

Lines = list[Text]


def plain_table(header: bool, gap: int) -> Table:
    """A table without lines, with a gap between its columns."""
    return Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", show_header=header)


def counted(group: Sequence[Piece]) -> tuple[Piece, int]:
    """The first of pieces that look the same, and how many they are."""
    return group[0], sum(piece.count for piece in group)


def joined(parts: Iterable[Text]) -> Text:
    """Parts in one line, without empty ones."""
    return Text(" ").join([part for part in parts if part.plain])


def beside(upon: Text, mark: Text, width: int) -> Text:
    """What lies on a space, then its mark, in line with the cells above and below."""
    return Text.assemble(upon, " " * (width - upon.cell_len + bool(width)), mark) if mark else upon


def levelled(cells: Sequence[Lines]) -> list[Text]:
    """Cells of one row as texts of equally many lines, without lines that are empty in all of them."""
    depth = max((len(lines) for lines in cells), default=0)
    full = [[*lines[:-1], *[Text()] * (depth - len(lines)), *lines[-1:]] for lines in cells]
    kept = [at for at in range(depth) if any(lines[at].plain for lines in full)]
    return [Text("\n").join([lines[at] for at in kept]) for lines in full] if kept else []


def ranges(numbers: Sequence[int]) -> str:
    """Ascending numbers, runs of three and more drawn together: "1,2,5-8"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts = [[f"{run[0]}-{run[-1]}"] if len(run) > 2 else map(str, run) for run in runs]
    return ",".join(text for part in parts for text in part)


def columns_of(sheet: Sheet) -> set[int]:
    """The columns of a sheet's grid."""
    return {space.at[1] for space in sheet.spaces}
