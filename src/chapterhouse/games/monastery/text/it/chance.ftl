# La pagina dei dadi: che cosa si pesca o si tira (chance-), e come si chiama un singolo esito (face-).

chance-colour = Colori estratti
chance-draw = Tessere pescate
chance-start-tile = Tessere iniziali
face-colour =
    { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
face-draw = { word-outcome }
face-start-tile = { word-outcome }
