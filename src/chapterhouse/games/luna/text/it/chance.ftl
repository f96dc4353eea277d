# La pagina dei dadi: che cosa si pesca o si tira (chance-), e come si chiama un singolo esito (face-).

chance-start-player = Primo giocatore
chance-boards = Tabelle del tempio
chance-start-tiles = Tessere iniziali
chance-ring = Anello delle isole
chance-figure = Isole dei personaggi
face-figure = { name-isle }
