# La pagina dei dadi: che cosa si pesca o si tira (chance-), e come si chiama un singolo esito (face-).

chance-starting-player = Primo giocatore
chance-setup-tile = Tessere del porto all’inizio
chance-refill-tile = Tessere del porto pescate dopo
chance-raffaele-card = Carte di Raffaele
face-setup-tile = { name-treasure }
face-refill-tile = { name-treasure }
face-raffaele-card = { name-card }
