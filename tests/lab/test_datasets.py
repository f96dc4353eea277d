"""Datasets: views, actions and results, readable in one line."""

import json
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("pandas")
pytest.importorskip("pyarrow")

import pandas

from chapterhouse.kernel.fairness import seed_from_text
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.rule import INTERPRETED
from chapterhouse.kernel.table import Table
from chapterhouse.lab import datasets
from chapterhouse.lab.datasets import VIEW, Dataset
from chapterhouse.lab.jobs import BadStore, Workers

CAP = 40 if INTERPRETED else 150


def dataset(game: str, folder: Path, games: int = 4) -> Dataset:
    return Dataset(game, ["greedy", "random"], 2, games, folder, cap=CAP, workers=Workers("here"))


def test_it_replays_to_the_very_views(two: Game, tmp_path: Path) -> None:
    """The written games are played once more: every view, mask and action is the one in the file."""
    assert dataset(two.id, tmp_path).write() == 4
    games = pandas.read_parquet(tmp_path / "games")
    every = pandas.read_parquet(tmp_path / "decisions")
    assert list(games.game) == [0, 1, 2, 3]
    for row in games.itertuples():
        table = Table(two, 2, json.loads(row.options), seed=seed_from_text(row.seed))
        told = every[every.game == row.game].sort_values("ply")
        assert len(told) == row.decisions
        for _, one in told.iterrows():
            view = table.view(table.to_act)
            assert (one.seat, tuple(one.legal)) == (table.to_act, view.legal)
            assert one.bot == row.bots[one.seat]
            assert one.notation == two.alphabet.text(one.action)
            for f in two.state.visible:
                seen = view.rows[0][f.name]
                seen = seen[view.seat] if f.visibility == "own" else seen
                assert np.array_equal(np.ravel(seen), np.ravel(one[VIEW + f.name]))
            table.play(int(one.action))
        assert list(row.scores) == table.all_scores()
        assert told.groupby("seat").margin.nunique().max() == 1


def test_nothing_hidden_is_written(two: Game, tmp_path: Path) -> None:
    dataset(two.id, tmp_path, 2).write()
    columns = set(pandas.read_parquet(tmp_path / "decisions").columns)
    secret = {VIEW + f.name for f in two.state.fields if f.visibility == "secret"}
    assert secret
    assert not columns & secret


def test_it_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "PART", 2)
    told: list[tuple[int, int]] = []
    dataset("monasterium", tmp_path, 6).write()
    whole = pandas.read_parquet(tmp_path / "decisions")
    (tmp_path / "decisions" / "part-00001.parquet").unlink()
    dataset("monasterium", tmp_path, 6).write(lambda done, of: told.append((done, of)))
    assert told == [(4, 6), (6, 6)]
    assert pandas.read_parquet(tmp_path / "decisions").shape == whole.shape


def test_another_dataset_in_the_folder_is_refused(tmp_path: Path) -> None:
    dataset("monasterium", tmp_path, 2).write()
    with pytest.raises(BadStore, match="another dataset"):
        dataset("monasterium", tmp_path, 4).write()
