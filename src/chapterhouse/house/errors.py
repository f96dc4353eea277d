"""What the house refuses, as types with the codes of the protocol."""

from collections.abc import Mapping
from typing import Any

from chapterhouse.kernel.errors import HouseError, Verdict

# HTTP status of every code; sockets send the code alone.
STATUS = {
    "malformed": 400, "unknown_table": 404, "unknown_game": 404, "unknown_bot": 400, "bad_option": 400,
    "bad_name": 400, "bad_action": 400, "forbidden": 403, "not_seated": 403, "seat_taken": 409,
    "used_link": 410, "not_open": 409, "not_running": 409, "not_over": 409, "not_awaited": 409,
    "illegal": 409, "stale": 409, "undo_refused": 409, "motion_open": 409, "no_motion": 409,
    "chat_off": 403, "silence": 403, "rate": 429, "too_large": 413, "not_ready": 503, "retry": 503,
    "foreign_origin": 403, "json_only": 415, "internal": 500, "not_found": 404, "wrong_method": 405,
}  # fmt: skip


class No(HouseError):
    """A refusal; `code` is the protocol's, `detail` what goes into its words."""

    def __init__(
        self,
        code: str,
        *,
        verdict: Verdict | None = None,
        barrier: str = "",
        wait: float = 0.0,
        **detail: Any,
    ) -> None:
        self.code, self.verdict, self.barrier, self.wait = code, verdict, barrier, wait
        self.detail: Mapping[str, Any] = detail
        super().__init__(code)

    @property
    def retry(self) -> bool:
        """Whether the same wish may succeed later."""
        return self.code in ("rate", "not_ready", "retry")


class Broken(HouseError):
    """A log that does not replay: the house shows its last good page and lets nobody play on."""

    def __init__(self, table: str, n: int, fault: str) -> None:
        self.table, self.n = table, n
        super().__init__(f"table {table}, event {n}: {fault}")
