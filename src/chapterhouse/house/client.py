"""A program's side of the protocol: opens tables, sits down, plays whole games.

```python
house = HouseClient("http://127.0.0.1:8000")
opened = house.post("/api/tables", {"game": "luna", "players": 2, "seats": ["me", "monk"]})
with SeatClient(house, opened["table"], opened["key"], opened["seat"]) as seat:
    seat.wish(messages.Ready("r"))
    while seat.wait_for_turn():
        seat.play(seat.now.legal[0])
```
"""

import http.client
import json
import secrets
import socket
from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic
from types import TracebackType
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chapterhouse.house import messages as ms
from chapterhouse.kernel.errors import HouseError

PING_SECONDS = 2.5

_decoder = msgspec.json.Decoder(ms.ServerMessage)
_polled = msgspec.json.Decoder(dict[str, list[ms.ServerMessage]])


class HouseSaidNo(HouseError):
    """An answer of HTTP that is an error."""

    def __init__(self, status: int, told: dict[str, Any]) -> None:
        self.status, self.code = status, str(told.get("code"))
        self.told = told
        super().__init__(f"{status} {self.code}: {told.get('words')}")


def fresh_id() -> str:
    """An id for a wish."""
    return secrets.token_hex(8)


class HouseClient:
    """HTTP requests to a house."""

    def __init__(self, url: str, timeout: float = 60.0) -> None:
        self.url, self._timeout = url.rstrip("/"), timeout
        self.cookie = ""

    def request(
        self, method: str, path: str, body: Any = None, key: str = "", **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """A request: status, headers, body."""
        parts = urlsplit(self.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=self._timeout)
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Content-Type": "application/json"} | {k.replace("_", "-"): v for k, v in headers.items()}
        if key:
            given["Authorization"] = f"Bearer {key}"
        if self.cookie:
            given |= {"Cookie": self.cookie, "Origin": self.url, **given}
        try:
            connection.request(method, path, raw, given)
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        """A request whose answer is JSON; raises HouseSaidNo."""
        status, headers, raw = self.request(method, path, body, key)
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        told = json.loads(raw)
        if status >= 400:
            raise HouseSaidNo(status, told.get("error", {}))
        return told

    def get(self, path: str, key: str = "") -> Any:
        """GET."""
        return self.call("GET", path, None, key)

    def post(self, path: str, body: Any, key: str = "") -> Any:
        """POST."""
        return self.call("POST", path, body, key)


class Seat:
    """A seat (or a spectator's place) at a table: what both ways of talking share."""

    def __init__(self, house: HouseClient, table: str, key: str = "", seat: int | None = None) -> None:
        self.house, self.table, self.key, self.seat = house, table, key, seat
        self.lang: ms.Lang = "en"
        self.want: ms.Want = "moves"
        self.n = -1
        self.welcome: ms.Welcome | None = None
        self.events: list[ms.Event] = []
        self.spoken: list[ms.Spoken] = []
        self.raw: list[bytes] = []
        self._now: ms.Now | None = None
        self._done = -1  # the number of our newest event: what was known before it is old

    @property
    def now(self) -> ms.Now:
        """How things stand."""
        assert self._now is not None
        return self._now

    def take(self, told: ms.Told) -> None:
        """A message of the server."""
        match told:
            case ms.Welcome():
                self.welcome = told
            case ms.Event():
                if told.n != self.n + 1:
                    raise HouseError(f"event {told.n} after {self.n}")
                self.n = told.n
                self.events.append(told)
            case ms.Now():
                self._now = told
            case ms.Done():
                self._done = max(self._done, told.n)
            case ms.Spoken():
                self.spoken.append(told)

    def wish(self, wish: ms.Wish, wait: float = 60.0) -> ms.Told:
        """Sends a wish and waits for its answer."""
        raise NotImplementedError

    def receive(self, wait: float) -> bool:
        """Takes what comes next; false if nothing came in time."""
        raise NotImplementedError

    def wait_until(self, done: Callable[[], bool], wait: float = 60.0) -> bool:
        """Takes messages until something is so."""
        until = monotonic() + wait
        while not done():
            left = until - monotonic()
            if left <= 0:
                return False
            self.receive(left)
        return True

    def wait_for(self, n: int, wait: float = 60.0) -> None:
        """Waits for an event, and for how things stand after it."""
        if not self.wait_until(lambda: self.n >= n and self._now is not None and self._now.n == self.n, wait):
            raise HouseError(f"table {self.table}: no event {n} in {wait:g} s")

    def wait_for_turn(self, wait: float = 60.0) -> bool:
        """Waits until this seat is awaited, or the game is over (false)."""
        if not self.wait_until(lambda: self.my_turn or self.over, wait):
            raise HouseError(f"table {self.table}: nothing for {wait:g} s; {self._now}")
        return self.my_turn

    @property
    def settled(self) -> bool:
        """Whether it is known how things stand after the newest event, our own included."""
        return self._now is not None and self._now.n == self.n >= self._done

    @property
    def my_turn(self) -> bool:
        """Whether this seat is awaited."""
        return self.settled and self.now.phase == "running" and self.seat in self.now.awaited

    def is_up(self) -> bool:
        """Whether it is this seat's turn, or the game has ended."""
        return self.my_turn or (self.settled and self.over)

    @property
    def over(self) -> bool:
        """Whether the game has ended, with a result or without."""
        return self._now is not None and self._now.phase in ("over", "abandoned")

    def play(self, action: int | str, confirm: bool = True) -> ms.Told:
        """Decides."""
        return self.wish(ms.Play(fresh_id(), self.n, action, confirm))


class SeatClient(Seat):
    """A seat by WebSocket."""

    def __init__(self, house: HouseClient, table: str, key: str = "", seat: int | None = None) -> None:
        super().__init__(house, table, key, seat)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> "SeatClient":
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def open(self) -> None:
        """Connects, and goes on after the last event."""
        self.connect()
        self.send(ms.Hello(ms.PROTOCOL, self.lang, self.want, False, self.n))
        self._now = None
        self.wait_until(lambda: self._now is not None)

    def connect(self) -> None:
        """Connects, without a word."""
        query = "" if self.seat is None else f"?seat={self.seat}"
        url = f"ws{self.house.url.removeprefix('http')}/api/tables/{self.table}/socket{query}"
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        if self.house.cookie:
            headers |= {"Cookie": self.house.cookie, "Origin": self.house.url}
        self.close()
        self._socket = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            )
        )

    @property
    def socket(self) -> socket.socket:
        """What lies beneath."""
        assert self._socket is not None
        return self._socket.socket

    @property
    def extensions(self) -> list[Any]:
        """What was agreed on beside the protocol itself."""
        assert self._socket is not None
        return list(self._socket.protocol.extensions)

    def close(self) -> None:
        """Hangs up."""
        self._socket = None
        self._open.close()

    def send(self, message: ms.ClientMessage) -> None:
        """Sends a message."""
        self.send_raw(msgspec.json.encode(message).decode())

    def send_raw(self, text: str | bytes) -> None:
        """Sends anything."""
        assert self._socket is not None
        self._socket.send(text)

    def receive(self, wait: float) -> bool:
        """Whoever waits pings now and then, and comes back if the house has hung up."""
        try:
            if self.receive_one(min(wait, PING_SECONDS)) is not None:
                return True
            if wait > PING_SECONDS:
                self.send(ms.Ping())
        except ConnectionClosed:
            self.open()
        return False

    def receive_one(self, wait: float) -> ms.Told | None:
        """The next message, taken."""
        assert self._socket is not None
        try:
            raw = self._socket.recv(timeout=wait, decode=False)
        except TimeoutError:
            return None
        self.raw.append(bytes(raw))
        told: ms.Told = _decoder.decode(raw)
        self.take(told)
        return told

    def receive_until_closed(self, wait: float) -> tuple[str, int]:
        """Why the server hung up, and with which code."""
        until, why = monotonic() + wait, ""
        try:
            while monotonic() < until:
                told = self.receive_one(until - monotonic())
                why = told.why if isinstance(told, ms.Closing) else why
        except ConnectionClosed as closed:
            return why, closed.rcvd.code if closed.rcvd else 0
        raise HouseError(f"table {self.table}: still open after {wait:g} s")

    def wish(self, wish: ms.Wish, wait: float = 60.0) -> ms.Told:
        for _ in range(3):
            try:
                self.send(wish)  # type: ignore[arg-type]
                return self._answer(wish.id, wait)
            except ConnectionClosed:  # under the same id it is carried out once
                self.open()
        raise HouseError(f"table {self.table}: no answer to {wish}")

    def _answer(self, id_: str, wait: float) -> ms.Told:
        until = monotonic() + wait
        while monotonic() < until:
            told = self.receive_one(until - monotonic())
            if told is not None and getattr(told, "id", None) == id_:
                return told
        raise HouseError(f"table {self.table}: no answer in {wait:g} s")


class PollClient(Seat):
    """A seat by long polling."""

    def _query(self, **more: Any) -> str:
        asked = {"lang": self.lang, "want": self.want, **more}
        return urlencode(asked | ({} if self.seat is None else {"seat": self.seat}))

    def receive(self, wait: float) -> bool:
        path = f"/api/tables/{self.table}/poll?{self._query(after=self.n, wait=max(1, min(20, int(wait))))}"
        found = self._ask("GET", path, None)
        for told in found:
            self.take(told)
        return bool(found)

    def wish(self, wish: ms.Wish, wait: float = 60.0) -> ms.Told:
        raw = msgspec.json.encode(wish)
        told: list[ms.Told] = self._ask("POST", f"/api/tables/{self.table}/send?{self._query()}", raw)
        self.take(told[0])
        return told[0]

    def _ask(self, method: str, path: str, body: bytes | None) -> list[Any]:
        status, _, raw = self.house.request(method, path, body, self.key)
        self.raw.append(raw)
        if status >= 400:
            raise HouseSaidNo(status, json.loads(raw).get("error", {}))
        return list(_polled.decode(raw)["messages"])
