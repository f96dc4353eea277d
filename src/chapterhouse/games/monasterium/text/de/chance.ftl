# Die Seite der Würfel: was gezogen oder geworfen wird (chance-), und wie ein einzelnes Ergebnis heißt (face-).

chance-missions = Aufträge
chance-start-player = Startspieler
chance-roll = Würfel
