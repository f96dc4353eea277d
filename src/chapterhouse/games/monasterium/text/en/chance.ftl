# The page of dice: what is drawn or rolled (chance-), and how a single outcome is called (face-).

chance-missions = Missions
chance-start-player = Start player
chance-roll = Dice
