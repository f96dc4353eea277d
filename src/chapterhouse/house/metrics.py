"""Figures for whoever runs the house. They name no table, no seat and no person."""

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, start_http_server

LAG_SECONDS = 0.05
LAG_ROUNDS = 200


class Metrics:
    """All figures, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.append = Histogram("house_append_seconds", "storing events", registry=registry)
        self.refused = Counter("house_refused", "refused wishes by code", ["code"], registry=registry)
        self.limited = Counter("house_limited", "rate limits that were hit", ["what"], registry=registry)
        self.events = Counter("house_events", "events sent", registry=registry)
        self.resyncs = Counter("house_resyncs", "connections that had missed events", registry=registry)
        self.sockets = Gauge("house_sockets", "open sockets", registry=registry)
        self.tables = Gauge("house_tables", "tables in memory", registry=registry)
        self.bot_failures = Counter("house_bot_failures", "bots without an answer", registry=registry)
        self.broken = Counter("house_replay_mismatches", "logs that do not replay", registry=registry)
        self.errors = Counter("house_errors", "faults of the house itself", registry=registry)
        self.lag = Gauge("house_loop_lag_seconds", "longest wait of the event loop lately", registry=registry)

    def page(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)


def serve_figures(metrics: Metrics, port: int) -> None:
    """Shows the figures to this machine alone."""
    start_http_server(port, "127.0.0.1", metrics.registry)


METRICS = Metrics()


async def watch_loop() -> None:
    """Measures how late the event loop comes to what is due."""
    loop, worst = asyncio.get_running_loop(), 0.0
    while True:
        for _ in range(LAG_ROUNDS):
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            worst = max(worst, loop.time() - due)
        METRICS.lag.set(worst)
        worst = 0.0
