# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-abbey = Qui i monaci attendono ed escono da uno qualsiasi dei sentieri; in un round di studio un monaco in piedi dà 1 punto (Y-11, Y-77).
about-built = Ha posto per tanti monaci quanti ne dice il tondino (Y-13). Nel Punteggio chi sta da solo può pregare per i punti del tondino (Y-71, Y-72); in un round del suo colore ogni proprietario riceve 1 punto (Y-76).
about-feature = Si posa già costruita (Y-119). Nessun monaco vi entra; chi la posa riceve 1 benedizione per ogni tessera adiacente (Y-52, Y-120).
about-site = Da costruire: i monaci stanno nei riquadri. Quando sono tutti occupati, nel Punteggio ogni riquadro dà il suo numero e la tessera si gira (Y-13, Y-61, Y-62).
about-box = Posto per 1 monaco; chi entra è arrivato e non si muove più (Y-47). Quando tutti i riquadri sono occupati, dà il suo numero (Y-61).
about-cell = Posto per una tessera: accanto a una costruita o tutta occupata, collegata e senza vicoli ciechi (Y-32, Y-33, Y-34).
about-door = Qui attende un monaco che sta per entrare nella tessera e sceglie il suo riquadro (Y-47).
about-gift = Il prossimo giocatore con un monaco che entra nella tessera le prende tutte (Y-56, Y-57).
about-hand = Una tessera della tua mano, nascosta agli altri (Y-4). Nel tuo turno ne posi una o la cambi (Y-31, Y-40); se alla fine ti resta, costa il suo tondino (Y-100).
about-turn = Uno dei modi in cui questa tessera può stare qui (Y-31).
about-price = Quanto costano lettere e monaci di una colonna; il prezzo ridotto è per chi ha la frase completa (Y-83, Y-88).
about-grid = Nel tuo Punteggio compri lettere e monaci da qualsiasi riga, con i suoi punti e con benedizioni (Y-81, Y-82). Un monaco sta poi nell’Abbazia (Y-87).
about-strip = Le lettere del proprietario sono oro e danno 3 punti ciascuna alla fine; quelle messe da altri sono nere, per una benedizione ciascuna (Y-85, Y-86, Y-100).
about-bought = Una lettera appena comprata; va subito su uno spazio vuoto che la mostra (Y-84).
about-hour = Un round della giornata. La Messa porta un Abate e nuove tessere (Y-91, Y-92, Y-95); lo studio conta le tessere grigie, il duro lavoro le marroni (Y-76); di notte tutti tornano (Y-96).
