"""`chapterhouse serve`, as a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def call(*args: str) -> list[str]:
    return [sys.executable, "-m", "chapterhouse", "serve", *args]


@contextmanager
def served(*args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running house, and its address."""
    process = subprocess.Popen(
        call("--port", "0", *args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().split()[4]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=30)


def page(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return bytes(answer.read())


def test_a_house_opens_at_once_and_closes_quietly(tmp_path: Path) -> None:
    with served("--data", str(tmp_path)) as (process, address):
        assert b'"luna"' in page(f"{address}/api/house")
    assert process.returncode == 0
    assert (tmp_path / "house.sqlite").exists()


def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with served("--data", str(tmp_path), "--metrics-port", str(port)) as (_, address):
        assert b"house_append_seconds" in page(f"http://127.0.0.1:{port}/metrics")
        listening = subprocess.run(["cat", "/proc/net/tcp"], capture_output=True, text=True, check=False)
        if listening.returncode == 0:
            assert f"0100007F:{port:04X}" in listening.stdout
            assert f"00000000:{port:04X}" not in listening.stdout
        assert b"house_append_seconds" not in page(f"{address}/api/house")


def test_a_taken_port_and_a_taken_folder_are_said_in_one_line(tmp_path: Path) -> None:
    with served("--data", str(tmp_path)) as (_, address):
        port = address.rpartition(":")[2]
        for args in (
            ("--port", port, "--data", str(tmp_path / "other")),
            ("--port", "0", "--data", str(tmp_path)),
        ):
            told = subprocess.run(call(*args), capture_output=True, text=True, timeout=60, check=False)
            assert told.returncode in (1, 2)
            assert len(told.stderr.strip().splitlines()) == 1
            assert "Traceback" not in told.stderr


def test_a_database_that_is_none_is_refused() -> None:
    told = subprocess.run(
        call("--database", "mysql://x"), capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode == 2
    assert "postgresql://" in told.stderr
