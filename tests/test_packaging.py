"""What a user installs holds everything that the package needs, and only what was locked."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LISTS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    call = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(call, cwd=ROOT, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    return folder


def package_files() -> set[str]:
    """Every file of the package folder but caches, by its path in the wheel."""
    files = (path for path in (ROOT / "src/chapterhouse").rglob("*") if path.is_file())
    kept = (path for path in files if "__pycache__" not in path.parts)
    return {path.relative_to(ROOT / "src").as_posix() for path in kept}


def test_wheel_holds_the_whole_package(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        held = set(wheel.namelist())
    assert {"chapterhouse/py.typed", "chapterhouse/__main__.py"} <= held
    assert package_files() - held == set()
    assert {name.split("/")[0].split("-")[0] for name in held} == {"chapterhouse"}


def test_sdist_holds_what_a_build_and_its_tests_need(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{name}" for name in package_files()} - held == set()
    assert {"LICENSE", "README.md", "Makefile", "requirements/dev.txt", "tests/test_packaging.py"} <= held


def pins(path: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_locked_list_has_only_pins_and_hashes(path: Path) -> None:
    """No index, address or folder: whoever installs takes packages from where he always does."""
    line = re.compile(r"[\w.-]+==[\w.]+( ; [\w.' <>=!]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [text for text in lines if not line.fullmatch(text)] == []


def test_locked_lists_agree() -> None:
    run = pins(ROOT / "requirements/run.txt")
    for path in LISTS:
        assert run.items() <= pins(path).items(), path.name


def test_what_is_declared_is_locked() -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = {re.split(r"[^\w.-]", need)[0].replace(".", "-") for need in data["project"]["dependencies"]}
    assert declared
    assert declared <= pins(ROOT / "requirements/run.txt").keys()
