# The page of dice: what is drawn or rolled (chance-), and how a single outcome is called (face-).

chance-starting-player = Starting player
chance-setup-tile = Harbour tiles of the set-up
chance-refill-tile = Harbour tiles drawn later
chance-raffaele-card = Raffaele’s cards
face-setup-tile = { name-treasure }
face-refill-tile = { name-treasure }
face-raffaele-card = { name-card }
