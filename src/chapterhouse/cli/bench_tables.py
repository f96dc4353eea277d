"""The figures of a bench as Markdown tables, for people."""

from typing import Any

COSTS = ("table.play", "table.legal", "engine.legal", "copy")
COST_HEAD = [
    "game",
    "Table.play",
    "Table.legal",
    "Engine.legal",
    "state copy",
    "state",
    "cold compile",
    "bots, batch",
]


def tables(result: dict[str, Any]) -> str:
    """All of them."""
    start = result["start"]["chapterhouse games"]
    parts = [_playouts(result), _batch(result), _costs(result)]
    return "\n\n".join([*parts, f"`chapterhouse games` starts and ends in {start:.2f} s."])


def _peers(result: dict[str, Any], kind: str) -> dict[str, Any]:
    return {name: peer for name, peer in result["peers"].items() if peer["kind"] == kind}


def _playouts(result: dict[str, Any]) -> str:
    peers = _peers(result, "random")
    head = ["game", "players", "decisions/s", "real choices/s", *(f"times {p}" for p in peers)]
    rows = [
        [name, players, _k(f["decisions"]), _k(f["choices"]), *_times(f, peers)]
        for name, game in result["games"].items()
        for players, f in game["playouts"].items()
    ]
    rows += [[f"{name}: {p['plays']}", "", _k(p["decisions"]), _k(p["choices"])] for name, p in peers.items()]
    return _markdown(head, rows)


def _batch(result: dict[str, Any]) -> str:
    peers = _peers(result, "batch")
    head = [
        "game, 2 players",
        "search playouts/s",
        "`Batch` steps/s",
        "of playouts",
        *(f"times {p}" for p in peers),
    ]
    rows = []
    for name, game in result["games"].items():
        batch = game["batch"]
        share = f"{batch['of playouts']:.0%}"
        rows.append([name, _k(game["search"]), _k(batch["decisions"]), share, *_times(batch, peers)])
    rows += [[f"{name}: {p['plays']}", "", _k(p["decisions"]), ""] for name, p in peers.items()]
    return _markdown(head, rows)


def _times(figures: dict[str, Any], peers: dict[str, Any]) -> list[str]:
    return [f"{figures[name]:.0f}" for name in peers]


def _costs(result: dict[str, Any]) -> str:
    rows = []
    for name, game in result["games"].items():
        costs, compiled = game["costs"], game["cold"]
        calls = [f"{costs[cost]:.2f} µs" for cost in COSTS]
        cold = [f"{compiled[part]:.1f} s" for part in ("rules", "more")]
        rows.append([name, *calls, f"{costs['state bytes']} bytes", *cold])
    return _markdown(COST_HEAD, rows)


def _k(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    full = [row + [""] * (len(head) - len(row)) for row in rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, ["---"] * len(head), *full])
