# The page of dice: what is drawn or rolled (chance-), and how a single outcome is called (face-).

chance-start-player = Start player
chance-boards = Temple boards
chance-start-tiles = Start tiles
chance-ring = Ring of isles
chance-figure = Isles of the figures
face-figure = { name-isle }
