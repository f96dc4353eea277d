# The page of dice: what is drawn or rolled (chance-), and how a single outcome is called (face-).

chance-colour = Colours drawn
chance-draw = Tiles drawn
chance-start-tile = Start tiles
face-colour =
    { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
face-draw = { word-outcome }
face-start-tile = { word-outcome }
