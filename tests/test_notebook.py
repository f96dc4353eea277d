"""The notebook of the examples runs, and what it shows is what it would show today."""

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

NOTEBOOK = Path(__file__).resolve().parent.parent / "examples/board.ipynb"


def run(source: str, names: dict[str, Any]) -> Any:
    """A cell; the value of its last line."""
    tree = ast.parse(source)
    *before, last = tree.body
    assert isinstance(last, ast.Expr)
    exec(compile(ast.Module(before, []), NOTEBOOK.name, "exec"), names)
    return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)


def test_the_notebook_shows_a_board() -> None:
    book = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    shown = 0
    for cell in (cell for cell in book["cells"] if cell["cell_type"] == "code"):
        value = run("".join(cell["source"]), names)
        data = cell["outputs"][0]["data"]
        if "image/svg+xml" in data:
            shown += 1
            assert ElementTree.fromstring(value._repr_svg_()).tag.endswith("svg")
            ElementTree.fromstring("".join(data["image/svg+xml"]))
        else:
            assert "".join(data["text/plain"]) == repr(value)
    assert shown == 1
