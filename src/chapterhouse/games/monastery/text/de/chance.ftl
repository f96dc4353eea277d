# Die Seite der Würfel: was gezogen oder geworfen wird (chance-), und wie ein einzelnes Ergebnis heißt (face-).

chance-colour = Gezogene Farben
chance-draw = Gezogene Plättchen
chance-start-tile = Startplättchen
face-colour =
    { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
face-draw = { word-outcome }
face-start-tile = { word-outcome }
