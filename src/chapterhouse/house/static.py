"""The browser client's files, where it was built: named by their content, so browsers may keep them."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

STATIC = Path(__file__).with_name("static")
FOREVER = "public, max-age=31536000, immutable"


@lru_cache(maxsize=1)
def manifest() -> dict[str, Any] | None:
    """What the build of the client made; None if there was none."""
    path = STATIC / "manifest.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def client_page() -> Path | None:
    """The page of the client, if it was built."""
    path = STATIC / "index.html"
    return path if path.exists() else None


async def get_static(request: Request) -> Response:
    """A file of the client."""
    path = (STATIC / request.url.path.lstrip("/")).resolve()
    if not path.is_relative_to(STATIC) or not path.is_file():
        raise HTTPException(404)
    kept = FOREVER if path.parent.name == "assets" else "no-cache"
    return FileResponse(path, headers={"cache-control": kept})


def static_routes() -> list[BaseRoute]:
    """Where the files are served."""
    return [Route(path, get_static, methods=["GET"]) for path in ("/assets/{path:path}", "/icon.svg")]
