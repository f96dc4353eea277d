# La pagina dei dadi: che cosa si pesca o si tira (chance-), e come si chiama un singolo esito (face-).

chance-missions = Missioni
chance-start-player = Primo giocatore
chance-roll = Dadi
