# Die Seite der Würfel: was gezogen oder geworfen wird (chance-), und wie ein einzelnes Ergebnis heißt (face-).

chance-starting-player = Startspieler
chance-setup-tile = Hafenplättchen beim Aufbau
chance-refill-tile = Später gezogene Hafenplättchen
chance-raffaele-card = Raffaeles Karten
face-setup-tile = { name-treasure }
face-refill-tile = { name-treasure }
face-raffaele-card = { name-card }
