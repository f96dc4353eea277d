"""Frames of one socket that are written at the same moment leave together: an event, how things stand after
it and the answer to its wish are one call of the system instead of three."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathered:
    """A transport that writes at the end of a round of the event loop."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self._parts: list[bytes] = []
        self._loop = asyncio.get_running_loop()

    def write(self, part: bytes) -> None:
        """Keeps a part for the end of this round."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(part)

    def _flush(self) -> None:
        parts, self._parts = self._parts, []
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))

    def close(self) -> None:
        """Hangs up, after what was written before."""
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GatheringProtocol(WebSocketsSansIOProtocol):
    """uvicorn's sockets over such transports."""

    def connection_made(self, transport: Any) -> None:
        """A socket opens."""
        super().connection_made(Gathered(transport))  # type: ignore[arg-type]
