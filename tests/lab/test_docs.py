"""The examples of docs/lab.md run as they stand."""

import re
from pathlib import Path

import pytest

from chapterhouse.kernel.rule import INTERPRETED

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = re.findall(r"^```python\n(.*?)^```", (ROOT / "docs/lab.md").read_text(), re.DOTALL | re.MULTILINE)


@pytest.mark.skipif(INTERPRETED, reason="takes whole games")
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example(number: int) -> None:
    for library in ("gymnasium", "pettingzoo", "pyspiel"):
        if library in EXAMPLES[number]:
            pytest.importorskip(library)
    exec(compile(EXAMPLES[number], f"docs/lab.md, example {number}", "exec"), {})


def test_all_kinds_of_environments_have_an_example() -> None:
    assert all(
        any(library in example for example in EXAMPLES) for library in ("Batch", "HouseAEC", "pyspiel")
    )
    assert len(EXAMPLES) >= 5
