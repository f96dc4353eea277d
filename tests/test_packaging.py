"""What a user installs holds everything that the package needs, and only what was locked."""

import gzip
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
    assert {f"chapterhouse/house/static/{name}" for name in ("manifest.json", "index.html")} <= held
    assert package_files() - held == set()
    assert {name.split("/")[0].split("-")[0] for name in held} == {"chapterhouse"}


def test_sdist_holds_what_a_build_and_its_tests_need(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    assert {f"src/{name}" for name in package_files()} - held == set()
    assert {"LICENSE", "README.md", "Makefile", "requirements/dev.txt", "tests/test_packaging.py"} <= held
    assert {"hatch_build.py", "web/package-lock.json", "web/src/main.tsx"} <= held
    assert not any("node_modules" in name for name in held)


def test_nothing_is_packed_without_the_pages(tmp_path: Path) -> None:
    """... and who tries is told how to build them."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/chapterhouse/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    call = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    made = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert made.returncode != 0
    assert "tools/build_web.py" in made.stderr


def test_the_pages_first_load_is_small() -> None:
    """What a browser fetches before it can show anything, as it travels."""
    page = (ROOT / "src/chapterhouse/house/static/index.html").read_text(encoding="utf-8")
    names = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    folder = ROOT / "src/chapterhouse/house/static"
    words = sorted((folder / "assets").glob("de-*.js"))
    files = [folder / "index.html", *(folder / name for name in names), *words]
    assert len(files) >= 4
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= 150 * 1024


def test_the_clients_lock_names_no_registry() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in lock
    assert "http" not in re.sub(r'"url": "[^"]*"', "", lock)


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
