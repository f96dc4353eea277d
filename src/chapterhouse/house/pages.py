"""Plain pages without a script."""

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from chapterhouse.house.service import House
from chapterhouse.house.static import client_page


def page_routes(house: House) -> list[BaseRoute]:
    """The pages that people open."""

    async def get_client(request: Request) -> Response:
        page = client_page()
        if page is not None:
            return FileResponse(page, headers={"cache-control": "no-cache"})
        return PlainTextResponse("Chapterhouse")

    paths = ("/", "/new/{game}", "/rules/{game}", "/t/{table}", "/t/{table}/join/{key}")
    return [Route(path, get_client, methods=["GET"]) for path in paths]
