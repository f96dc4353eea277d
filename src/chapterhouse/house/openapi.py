"""HTTP for programs: an OpenAPI description, made from the table of routes."""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from chapterhouse import __version__

if TYPE_CHECKING:
    from chapterhouse.house.ways import Way

QUERY = {
    "/api/tables/{table}/poll": ("seat", "after", "lang", "want", "wait", "chat"),
    "/api/tables/{table}/send": ("seat", "lang", "want"),
    "/api/tables/{table}/record": ("seat",),
    "/api/tables/{table}/dice": ("seat", "lang"),
    "/api/tables": ("lang",),
    "/api/finished": ("before", "lang"),
    "/api/dice": ("lang",),
    "/api/rules/{game}": ("lang",),
    "/api/guide/{game}": ("lang",),
    "/api/house": ("lang",),
}


def openapi(ways: Sequence["Way"]) -> dict[str, Any]:
    """The description of all routes."""
    bodies = [way.takes for way in ways if way.takes is not None]
    schemas, parts = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    found = dict(zip((id(body) for body in bodies), schemas, strict=True))
    paths: dict[str, Any] = {}
    for way in ways:
        body = found[id(way.takes)] if way.takes is not None else None
        paths.setdefault(way.path, {})[way.method.lower()] = _operation(way, body)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Chapterhouse", "version": __version__, "description": "docs/protocol.md"},
        "paths": paths,
        "components": {
            "schemas": {**parts, "Error": ERROR},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "browser": {"type": "apiKey", "in": "cookie", "name": "__Host-chapterhouse"},
            },
        },
    }


ERROR = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "id", "words"],
            "properties": {name: {"type": "string"} for name in ("code", "id", "words")},
        }
    },
}


def _operation(way: "Way", body: Any) -> dict[str, Any]:
    fault = {"description": "refused", "content": _json({"$ref": "#/components/schemas/Error"})}
    told: dict[str, Any] = {
        "summary": (way.handler.__doc__ or "").strip(),
        "parameters": [_path(name) for name in re.findall(r"{(\w+)}", way.path)],
        "responses": {"200": {"description": "done", "content": _json({"type": "object"})}, "default": fault},
        "x-right": way.right,
    }
    told["parameters"] += [_asked(name) for name in QUERY.get(way.path, ())] if way.method != "DELETE" else []
    if body is not None:
        told["requestBody"] = {"required": True, "content": _json(body)}
    if way.right != "anyone":
        told["security"] = [{"seat": []}, {"browser": []}]
    return told


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _asked(name: str) -> dict[str, Any]:
    kind = "integer" if name in ("seat", "after", "wait", "chat") else "string"
    return {"name": name, "in": "query", "schema": {"type": kind}}
