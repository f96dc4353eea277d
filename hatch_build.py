"""A wheel or sdist without the pages of the house would be half a house: it is not made."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Looks for the built client before anything is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install may come before the pages are built."""
        manifest = Path(self.root, "src/chapterhouse/house/static/manifest.json")
        if version != "editable" and not manifest.is_file():
            raise RuntimeError("the pages are not built: run `python tools/build_web.py` first")
