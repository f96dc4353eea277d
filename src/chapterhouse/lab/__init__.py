"""For researchers: environments, arena, datasets."""
