"""Who is asking, and whether he may: cookies, bearers, Origin, names, limits, headers."""

import hashlib
import secrets
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chapterhouse.house.errors import No
from chapterhouse.house.store.rows import Guest, KeyRow

COOKIE = "chapterhouse"
YEAR = 365 * 86400
LOOPBACK = ("localhost", "127.0.0.1", "::1")
LONGEST_BODY = 64 * 1024
LONGEST_NAME = 40

CSP = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "img-src 'self' data:"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fresh_secret() -> str:
    """A new key or cookie."""
    return secrets.token_urlsafe(24)


# -- who ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Visitor:
    """Who is asking. A browser is a guest by its cookie, a program shows the key of a seat."""

    guest: Guest | None
    key: KeyRow | None
    address: str
    lang: str

    @property
    def account(self) -> str:
        """Under what his tables and limits are counted."""
        return self.guest.id if self.guest else f"address {self.address}"


def is_secure(connection: HTTPConnection) -> bool:
    """Over https, or on this very machine, cookies can have all their marks."""
    return connection.url.scheme in ("https", "wss") or connection.url.hostname in LOOPBACK


def cookie_name(connection: HTTPConnection) -> str:
    """The cookie's name; its prefix makes browsers keep other sites' hands off it."""
    return f"__Host-{COOKIE}" if is_secure(connection) else COOKIE


def cookie_of(connection: HTTPConnection) -> str | None:
    """The secret of the browser."""
    return connection.cookies.get(cookie_name(connection)) or None


def cookie_header(connection: HTTPConnection, secret: str, age: int = YEAR) -> str:
    """The header that gives a browser its cookie, or (age 0) takes it away."""
    marks = "; Secure" if is_secure(connection) else ""
    return f"{cookie_name(connection)}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{marks}"


def bearer_of(headers: Headers) -> str | None:
    """The key that a program shows."""
    kind, _, key = headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def same_origin(headers: Headers) -> bool:
    """Whether a page of the house itself is asking."""
    origin = headers.get("origin")
    if origin is not None:
        return bool(netloc := urlsplit(origin).netloc) and netloc == headers.get("host")
    return headers.get("sec-fetch-site") == "same-origin"


def check_origin(connection: HTTPConnection) -> None:
    """Nobody else's page may act with a browser's cookie; programs have none."""
    if bearer_of(connection.headers) is None and not same_origin(connection.headers):
        raise No("foreign_origin")


def check_change(connection: HTTPConnection) -> None:
    """What a request must be that changes something."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise No("json_only")
    if cookie_of(connection) is not None and not same_origin(connection.headers):
        raise No("foreign_origin")


# -- names --------------------------------------------------------------------------------


def clean_name(given: str) -> str:
    """A name as people may read it: one line, nothing invisible, no change of direction."""
    name = " ".join(unicodedata.normalize("NFKC", given).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise No("bad_name", most=LONGEST_NAME)
    if any(unicodedata.category(c)[0] == "C" or c in _BLANKS for c in name) or len(_scripts(name)) > 1:
        raise No("bad_name", most=LONGEST_NAME)
    marks = "".join("m" if unicodedata.combining(c) else " " for c in unicodedata.normalize("NFD", name))
    if "mmm" in marks:  # no language of ours piles marks up
        raise No("bad_name", most=LONGEST_NAME)
    return name


_BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
# Letters of these look alike: a name is written in one of them.
_LOOK_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")


def _scripts(name: str) -> set[str]:
    words = (unicodedata.name(c, "").split(" ")[0] for c in name if c.isalpha())
    return {word for word in words if word in _LOOK_ALIKE}


def clean_text(given: str) -> str:
    """A line of chat: no control characters, no change of direction."""
    text = "".join(c for c in given if c == " " or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co"))
    if not text.strip():
        raise No("malformed", fault="chat: text")
    return text.strip()


# -- limits -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a minute."""

    burst: float
    per_minute: float

    def times(self, factor: float) -> "Rate":
        """More, or less."""
        return Rate(self.burst * factor, self.per_minute * factor)


@dataclass(frozen=True)
class Limits:
    """How much one account or address may do."""

    requests: Rate = Rate(300, 1800)
    create: Rate = Rate(5, 5)
    enter: Rate = Rate(10, 20)  # names, seats, links
    chat: Rate = Rate(3, 30)
    sockets: int = 40  # of one address
    every_socket: int = 2000
    messages: int = 100  # of a seat in 20 s
    watching: int = 50  # of a spectator in 20 s

    def times(self, factor: float) -> "Limits":
        """All of them: a club that comes from one address needs more."""
        return Limits(
            self.requests.times(factor), self.create.times(factor), self.enter.times(factor),
            self.chat.times(factor), int(self.sockets * factor), int(self.every_socket * factor),
            int(self.messages * factor), int(self.watching * factor),
        )  # fmt: skip


class Limiter:
    """Buckets that fill with time; the longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._full: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full)

    def take(self, key: str) -> float:
        """0, or how many seconds to wait."""
        now = self._clock()
        had, since = self._full.pop(key, (self._rate.burst, now))
        has = min(self._rate.burst, had + (now - since) * self._rate.per_minute / 60)
        self._full[key] = (has - 1 if has >= 1 else has), now
        while len(self._full) > self._most:
            self._full.popitem(last=False)
        return 0.0 if has >= 1 else (1 - has) * 60 / self._rate.per_minute

    def check(self, key: str) -> None:
        """Refuses what is too much."""
        wait = self.take(key)
        if wait:
            raise No("rate", wait=round(wait, 1))


class Door:
    """Counts open sockets, of each address and of all."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._inside = limits, Counter[str]()

    @contextmanager
    def entering(self, address: str) -> Iterator[bool]:
        """Whether there is room; whoever entered goes when the block ends."""
        free = self._inside[address] < self._limits.sockets
        free = free and self._inside.total() < self._limits.every_socket
        self._inside[address] += free
        try:
            yield free
        finally:
            self._inside[address] -= free
            if not self._inside[address]:
                del self._inside[address]


# -- headers ------------------------------------------------------------------------------


class SafeHeaders:
    """Puts the headers of safety on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI has it."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


async def read_body(connection: Any) -> bytes:
    """The body of a request, as long as it is not too long."""
    body = b""
    async for part in connection.stream():
        body += part
        if len(body) > LONGEST_BODY:
            raise No("too_large")
    return body
