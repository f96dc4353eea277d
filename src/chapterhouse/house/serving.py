"""The house on the network: store, bots, routes, and uvicorn with our limits."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from chapterhouse.house.app import App
from chapterhouse.house.gathering import GatheringProtocol
from chapterhouse.house.guard import Limits
from chapterhouse.house.plain.routes import page_routes
from chapterhouse.house.service import House
from chapterhouse.house.static import static_routes
from chapterhouse.house.store import Store, store_of
from chapterhouse.house.thinking import Thinking
from chapterhouse.house.warming import Warming
from chapterhouse.kernel.errors import HouseError

FRAME = 8 * 1024  # no message of a client is longer


@dataclass(frozen=True)
class Plan:
    """How a house shall be run."""

    host: str = "127.0.0.1"
    port: int = 8000
    url: str = "sqlite:house.sqlite"
    proxies: str = "127.0.0.1"  # addresses whose word on the visitor's address is taken
    limits: Limits = field(default_factory=Limits)
    workers: int = 0
    bot_seconds: float = 20.0


def house_of(plan: Plan, store: Store) -> House:
    """The house; bots and games come by and by."""
    return House(store, Thinking(plan.workers, plan.bot_seconds), Warming(), plan.limits)


class Opened:
    """The application between its start and its end."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.store = store_of(plan.url)
        self.store.open()
        self.house: House | None = None
        self.app: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI has it; the house opens with the first message of its life."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        assert self.app is not None
        await self.app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        async with self._opened():
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})

    @asynccontextmanager
    async def _opened(self) -> AsyncIterator[None]:
        house = self.house = house_of(self._plan, self.store)
        self.app = App(house, [*page_routes(house), *static_routes()])
        house.warming.begin()
        await house.open()
        try:
            yield
        finally:
            await house.close()
            self.store.close()

    def hang_up(self) -> None:
        """Tells all connections that the house closes."""
        for table in self.house.tables.values() if self.house else ():
            for listener in list(table.listeners):
                listener.close("restart")


class Server(uvicorn.Server):
    """uvicorn, which tells sockets before it closes them."""

    def __init__(self, config: uvicorn.Config, opened: Opened, listening: socket.socket) -> None:
        super().__init__(config)
        self.opened, self._listening = opened, listening
        self.announce: Callable[[int], None] = lambda port: None
        self.loop: asyncio.AbstractEventLoop

    @property
    def port(self) -> int:
        """Where the house is to be found."""
        return int(self._listening.getsockname()[1])

    def open_doors(self) -> None:
        """Serves until it is told to stop."""
        self.run(sockets=[self._listening])

    async def startup(self, sockets: Any = None) -> None:
        """Opens, and says where."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self.announce(self.port)

    async def shutdown(self, sockets: Sequence[Any] | None = None) -> None:
        """Says goodbye first."""
        self.opened.hang_up()
        await asyncio.sleep(0.2)
        await super().shutdown(sockets)  # type: ignore[arg-type]


class PortTaken(HouseError):
    """Somebody else listens there."""


def bound(plan: Plan) -> socket.socket:
    """The socket that the house listens on."""
    try:
        family = socket.AF_INET6 if ":" in plan.host else socket.AF_INET
        listening = socket.create_server((plan.host, plan.port), family=family, backlog=512)
        # Connections inherit it; without it the second frame of an answer waits 40 ms for the first one's
        # acknowledgement. (asyncio sees to it only where it made the socket itself.)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    except OSError as error:
        raise PortTaken(f"{plan.host}, port {plan.port}: {error.strerror or error}") from None


def server(plan: Plan) -> Server:
    """A server that is ready to `open_doors`."""
    listening = bound(plan)
    try:
        opened = Opened(plan)
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        opened, host=plan.host, port=plan.port, ws=GatheringProtocol, ws_max_size=FRAME,
        ws_ping_interval=None, ws_ping_timeout=None, ws_per_message_deflate=False, lifespan="on",
        server_header=False, access_log=False, log_config=None, timeout_keep_alive=15,
        timeout_graceful_shutdown=5, proxy_headers=True, forwarded_allow_ips=plan.proxies, backlog=512,
    )  # fmt: skip
    return Server(config, opened, listening)


def sqlite_url(folder: Path) -> str:
    """The store in a data folder."""
    return f"sqlite:{folder / 'house.sqlite'}"
