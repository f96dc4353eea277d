# Die Seite der Würfel: was gezogen oder geworfen wird (chance-), und wie ein einzelnes Ergebnis heißt (face-).

chance-start-player = Startspieler
chance-boards = Tempeltafeln
chance-start-tiles = Startplättchen
chance-ring = Ring der Inseln
chance-figure = Inseln der Figuren
face-figure = { name-isle }
