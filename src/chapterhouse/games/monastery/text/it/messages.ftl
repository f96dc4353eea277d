# Che cosa ha da dire Monastery. I messaggi nascono in kernel/phrases.py; quelli che cominciano con "word-" sono
# parti di altri e leggono gli stessi argomenti.
# $seat è il nome di un posto, usato come il nome di una persona; $you è "yes" o "no". Le tessere si chiamano con
# $tile, il loro numero nell'ordine in cui sono messe (0 è l'Abbazia), e con $tile_type.

game-title = Monastery
game-blurb = Costruisci un monastero tessera dopo tessera, prega e lavora, e raccogli le lettere della tua frase.

# I posti si chiamano con i colori pescati; prima della pesca con i loro numeri.
seat-name =
    { $seat ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [0] Giocatore 1
        [1] Giocatore 2
        [2] Giocatore 3
       *[3] Giocatore 4
    }

## Parti di frasi

word-tile-type =
    { $tile_type ->
        [chapter_house] Sala capitolare
        [dormitory] Dormitorio
        [novices_house] Casa dei Novizi
        [guest_house] Foresteria
        [cloister] Chiostro
        [sacristy] Sagrestia
        [parlour] Parlatorio
        [schoolroom] Scuola
        [kitchen] Cucina
        [bakery] Forno
        [smithy] Fucina
        [latrine] Latrina
        [barn] Granaio
        [mill] Mulino
        [laundry] Lavanderia
        [chapel] Cappella
        [almonry] Elemosineria
        [scriptum] Scrittorio
        [library] Biblioteca
        [abbots_house] Casa dell’Abate
        [farm] Fattoria
        [workshop] Officina
        [stables] Stalle
        [brewhouse] Birrificio
        [prison] Prigione
        [refectory] Refettorio
        [infirmary] Infermeria
        [wardrobe] Guardaroba
        [beehive] Alveare
        [pond] Stagno
        [dovecote] Colombaia
        [field] Campo
        [garden] Giardino
        [path_straight] Sentiero diritto
        [path_corner] Sentiero ad angolo
        [path_tee] Sentiero a T
        [path_cross] Sentiero a croce
       *[secret_way] Passaggio Segreto
    }
word-outcome =
    { $outcome ->
        [chapter_house] Sala capitolare
        [dormitory] Dormitorio
        [novices_house] Casa dei Novizi
        [guest_house] Foresteria
        [cloister] Chiostro
        [sacristy] Sagrestia
        [parlour] Parlatorio
        [schoolroom] Scuola
        [kitchen] Cucina
        [bakery] Forno
        [smithy] Fucina
        [latrine] Latrina
        [barn] Granaio
        [mill] Mulino
        [laundry] Lavanderia
        [chapel] Cappella
        [almonry] Elemosineria
        [scriptum] Scrittorio
        [library] Biblioteca
        [abbots_house] Casa dell’Abate
        [farm] Fattoria
        [workshop] Officina
        [stables] Stalle
        [brewhouse] Birrificio
        [prison] Prigione
        [refectory] Refettorio
        [infirmary] Infermeria
        [wardrobe] Guardaroba
        [beehive] Alveare
        [pond] Stagno
        [dovecote] Colombaia
        [field] Campo
        [garden] Giardino
        [path_straight] Sentiero diritto
        [path_corner] Sentiero ad angolo
        [path_tee] Sentiero a T
        [path_cross] Sentiero a croce
       *[secret_way] Passaggio Segreto
    }
word-colour =
    { $colour ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
# Dopo preposizioni articolate ci sono frasi proprie.
word-tile =
    { $tile ->
        [0] l’Abbazia
       *[other] la tessera { $tile }
    }
word-on-tile =
    { $tile ->
        [0] nell’Abbazia
       *[other] sulla tessera { $tile }
    }
word-from-tile =
    { $tile ->
        [0] dall’Abbazia
       *[other] dalla tessera { $tile }
    }
word-effect =
    { $effect ->
        [almonry] Elemosineria
        [library] Biblioteca
        [workshop] Officina
        [stables] Stalle
       *[abbots_house] Casa dell’Abate
    }
word-space = riga { $row }, colonna { $column }

## Azioni, come su un pulsante o nel registro

action-place = Piazza una tessera: { word-tile-type }
action-cell =
    { $anchor ->
        [0] { $side ->
            [N0] A nord dell’Abbazia, a sinistra
            [N1] A nord dell’Abbazia, in mezzo
            [N2] A nord dell’Abbazia, a destra
            [E0] A est dell’Abbazia, in alto
            [E1] A est dell’Abbazia, in basso
            [S0] A sud dell’Abbazia, a sinistra
            [S1] A sud dell’Abbazia, in mezzo
            [S2] A sud dell’Abbazia, a destra
            [W0] A ovest dell’Abbazia, in alto
           *[W1] A ovest dell’Abbazia, in basso
        }
       *[other] { $side ->
            [N] A nord della tessera { $anchor }
            [E] A est della tessera { $anchor }
            [S] A sud della tessera { $anchor }
           *[W] A ovest della tessera { $anchor }
        }
    }
action-rotation =
    { $rotation ->
        [0] Non girata
        [1] Un quarto di giro in senso orario
        [2] Mezzo giro
       *[3] Tre quarti di giro in senso orario
    }
action-exchange = Scambia una tessera: pescane una, rimettine una
action-return-tile = Torna nel sacchetto: { word-tile-type }
action-move =
    { $box ->
        [0] Muovi un monaco { word-from-tile }
       *[other] Muovi il monaco dal riquadro { $box } { word-from-tile }
    }
action-step =
    { $tile ->
        [0] Un passo verso l’Abbazia
       *[other] Un passo verso la tessera { $tile }
    }
action-stop = Fermati qui
action-box = Prendi il riquadro { $box }
action-shift = Cambia il riquadro { $box } { word-on-tile } con un altro
action-encourage = Metti una benedizione { word-on-tile }
action-end-turn = Termina il turno
action-build = Costruisci ora { word-tile }
action-pray = Prega { word-on-tile }
action-no-prayer = Nessuna preghiera
action-use =
    { $effect ->
        [almonry] { word-effect }: prendi una benedizione
        [library] { word-effect }: scambia due lettere
        [workshop] { word-effect }: pesca una tessera, rimettine una
        [stables] { word-effect }: piazza una tessera
       *[abbots_house] { word-effect }: eleggi subito un Abate
    }
action-library-first = Scambia la lettera in { word-space }
action-library-second = ... con la lettera in { word-space }
action-buy-letter = Acquista la lettera in { word-space }
action-strip = Mettila sulla striscia di { word-colour }
action-buy-monk = Acquista il monaco in { word-space }
action-end-scoring = Termina il Punteggio
action-elect = Fai Abate { word-colour }
action-imprison = Imprigiona un monaco di { word-colour }
action-no-prisoner = Non imprigionare nessuno
action-keep =
    { $box ->
        [0] Lascia un monaco { word-on-tile }
       *[other] Lascia il monaco nel riquadro { $box } { word-on-tile }
    }
action-end-keep = Nessun altro resta

## Richieste

prompt-turn =
    { $you ->
        [yes] Piazza una tessera, muovi monaci, incoraggia o termina il turno
       *[no] { $seat } piazza e muove
    }
prompt-stables =
    { $you ->
        [yes] Scegli la tessera da piazzare con le Stalle
       *[no] { $seat } piazza una tessera con le Stalle
    }
prompt-cell =
    { $you ->
        [yes] Scegli un posto per la tessera
       *[no] { $seat } sceglie un posto per una tessera
    }
prompt-rotation =
    { $you ->
        [yes] Scegli come girare la tessera
       *[no] { $seat } gira una tessera
    }
prompt-return =
    { $you ->
        [yes] Scegli una tessera che torna nel sacchetto
       *[no] { $seat } rimette una tessera nel sacchetto
    }
prompt-step =
    { $you ->
        [yes] Scegli dove prosegue il monaco, o fermalo
       *[no] { $seat } muove un monaco
    }
prompt-box =
    { $you ->
        [yes] Scegli un riquadro per il monaco
       *[no] { $seat } sceglie un riquadro
    }
prompt-build =
    { $you ->
        [yes] Scegli quale tessera del gruppo si costruisce ora
       *[no] { $seat } costruisce
    }
prompt-prayer =
    { $you ->
        [yes] Metti un monaco in preghiera, usa un effetto, o rinuncia
       *[no] { $seat } pensa a una preghiera
    }
prompt-spending =
    { $you ->
        [yes] Acquista lettere e monaci, o termina il tuo Punteggio
       *[no] { $seat } acquista lettere e monaci
    }
prompt-library-first =
    { $you ->
        [yes] Scegli la prima lettera da scambiare
       *[no] { $seat } scambia lettere
    }
prompt-library-second =
    { $you ->
        [yes] Scegli la lettera con cui cambia posto
       *[no] { $seat } sceglie una seconda lettera
    }
prompt-strip =
    { $you ->
        [yes] Scegli una striscia per la lettera
       *[no] { $seat } sceglie una striscia
    }
prompt-elect =
    { $you ->
        [yes] Parità: scegli il nuovo Abate
       *[no] { $seat } sceglie il nuovo Abate
    }
prompt-prison =
    { $you ->
        [yes] Imprigiona un monaco, o nessuno
       *[no] { $seat } può imprigionare un monaco
    }
prompt-keep =
    { $you ->
        [yes] Scegli i monaci che restano dove sono
       *[no] { $seat } sceglie i monaci che restano
    }

## Rifiuti, seguiti dalla regola

reason-encouraging = dopo un incoraggiamento si può solo continuare così o terminare il turno
reason-placed-already = in questo turno hai già piazzato o scambiato una tessera
reason-not-in-hand = questa tessera non ce l’hai
reason-no-place-for-tile = nessun posto va bene per questa tessera, comunque girata: { word-tile-type }
reason-no-cell = non c’è una casella libera con questo nome
reason-unsupported = lì la tessera non starebbe accanto a nessuna tessera costruita o tutta occupata
reason-dead-end = lì un sentiero finirebbe contro un lato vuoto
reason-unconnected = lì nessun sentiero e nessun cancello collegherebbe la tessera
reason-grey-beside-brown = lì sarebbero adiacenti tessere grigie e marroni
reason-group-limit = un gruppo avrebbe più di { $limit } tessere
reason-same-rotation = girata così la tessera è uguale a come è con un giro minore
reason-bag-empty = il sacchetto è vuoto
reason-returned-later = le tessere si rimettono in un ordine fisso, e questa viene prima dell’ultima
reason-too-few-after = di questa tessera e di quelle dopo ne hai troppo poche per rimetterne abbastanza
reason-no-monk-there = lì non hai monaci in piedi
reason-bound-to-full = { word-tile } è da costruire e tutta occupata: nessuno la lascia
reason-arrived = questo monaco è arrivato lì in questo turno e non si muove più
reason-no-steps = non hai più punti movimento
reason-nowhere-to-go = da lì nessun passo porta dove un monaco può terminare
reason-shifted = questo monaco ha già cambiato riquadro
reason-no-other-box = non c’è un altro riquadro libero
reason-not-linked = da qui nulla porta verso { word-tile }
reason-feature = i monaci non entrano mai in una tessera caratteristica
reason-way-prayed-on = un monaco prega sul Passaggio Segreto
reason-way-unbuilt = il Passaggio Segreto non è ancora costruito
reason-no-room =
    { $steps ->
        [one] { word-tile } è tutta occupata, e con { $steps } punto movimento non si raggiunge un posto libero
       *[other] { word-tile } è tutta occupata, e con { $steps } punti movimento non si raggiunge un posto libero
    }
reason-not-moved = il monaco non ha ancora fatto un passo
reason-full-here = la tessera è tutta occupata: qui nessun movimento termina
reason-no-box = non c’è un riquadro con il numero { $box }
reason-box-taken = non c’è un riquadro libero con il numero { $box }
reason-same-box = il monaco sta già in un riquadro con il numero { $box }
reason-no-blessing = non hai benedizioni
reason-no-such-tile = non è stata ancora messa: { word-tile }
reason-built-already = { word-tile } è già costruita
reason-encouraged-later = le benedizioni si mettono nell’ordine delle tessere, e questa viene prima dell’ultima
reason-not-to-build = { word-tile } non è tra quelle da mettere in ordine ora
reason-not-built = { word-tile } non è costruita
reason-just-built = { word-tile } è appena stata costruita
reason-no-disc = { word-tile } non ha un tondino per cui pregare
reason-not-alone = il tuo monaco non è solo { word-on-tile }
reason-chapel-prayer = un tuo monaco prega già nella Cappella
reason-simplified = nel gioco semplificato le tessere icona non hanno effetti
reason-not-laid = questa tessera non è ancora costruita: { word-effect }
reason-icon-just-built = questa tessera è appena stata costruita: { word-effect }
reason-icon-prayed-on = un monaco prega su questa tessera: { word-effect }
reason-nobody-at-icon = nessun tuo monaco sta in piedi su questa tessera: { word-effect }
reason-used = in questo Punteggio hai già usato questo effetto: { word-effect }
reason-few-gold-letters = sulla griglia non restano due lettere oro
reason-no-tile-for-stables = nessuna delle tue tessere si può piazzare
reason-no-letter = non c’è nessuna lettera in { word-space }
reason-black-letter = la lettera in { word-space } è nera: è già stata spostata
reason-last-gold-letter = le due lettere si nominano in ordine di lettura, e questa è l’ultima oro
reason-before-first-letter = le due lettere si nominano in ordine di lettura, e questa non viene dopo la prima
reason-too-dear = { word-space } costa { $price }, puoi pagare { $purse }
reason-no-monk-on-cross = non c’è nessun monaco in { word-space }
reason-not-in-play = nessuno gioca questo colore: { word-colour }
reason-no-space-for-letter = la striscia di { word-colour } non ha spazi vuoti per questa lettera
reason-not-tied = { word-colour } non è tra chi ha più monaci
reason-old-abbot = il vecchio Abate non può scegliere se stesso
reason-none-in-abbey = nell’Abbazia non ci sono monaci di { word-colour }
reason-none-to-keep = non hai { word-on-tile } un monaco che possa restare
reason-kept-later = i monaci si nominano nell’ordine delle tessere, e questo viene prima dell’ultimo

## Il registro

event-colour = Si pesca un monaco: { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
event-draw = { $seat } pesca una tessera: { word-outcome }
event-start-tile = { $seat } comincia con una tessera: { word-outcome }
# What the others are told.
event-drawn = { $seat } pesca una tessera
event-blessed = { $seat } riceve benedizioni
event-round =
    { $kind ->
        [study] Giorno { $day }, { word-hour }: round di studio; comincia { $seat }
        [hard_work] Giorno { $day }, { word-hour }: round di duro lavoro; comincia { $seat }
        [mass] Giorno { $day }, { word-hour }: Messa; l’Abate è { $seat }
       *[night] Giorno { $day }, { word-hour }; l’Abate è { $seat }
    }
word-hour =
    { $name ->
        [Matins] Mattutino
        [Lauds] Lodi
        [Prime] Prima
        [Terce] Terza
        [Sext] Sesta
        [None] Nona
        [Opus] Opus
        [Vespers] Vespri
        [Compline] Compieta
        [Night] Notte
       *[other] { $name }
    }
event-laid = { $seat } mette la tessera { $tile }: { word-tile-type }
word-source =
    { $source ->
        [letters] lettere d’oro
        [blessings] benedizioni rimaste
       *[tiles] tessere non piazzate
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } punto testamento ({ word-source })
       *[other] { $seat }: { $points } punti testamento ({ word-source })
    }
event-earned =
    { $source ->
        [building] { $seat } costruisce { word-tile }: { word-points }
        [prayer] { $seat } prega { word-on-tile }: { word-points }
       *[work] { $seat } lavora e studia: { word-points }
    }
word-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
word-count =
    { $count ->
        [one] { $count } benedizione
       *[other] { $count } benedizioni
    }
event-built = La tessera { $tile } è costruita: { word-tile-type }
event-picked-up = { $seat } prende { word-count } { word-from-tile }
event-blessings =
    { $source ->
        [feature] { $seat } riceve { word-count } per una tessera caratteristica
        [almonry] { $seat } riceve { word-count } dall’Elemosineria
        [letter] { $seat } riceve { word-count } per la lettera
       *[points_left] { $seat } riceve { word-count } per i punti avanzati
    }
event-levy = La riserva di benedizioni è vuota: chi ne ha ne restituisce una
event-phrase-complete = La frase di { $seat } è completa: da ora prezzi ridotti
event-abbot =
    { $votes ->
        [one] { $seat } è Abate, con { $votes } monaco
       *[other] { $seat } è Abate, con { $votes } monaci
    }
event-returned =
    { $monks ->
        [one] { $monks } monaco di { $seat } torna nell’Abbazia
       *[other] { $monks } monaci di { $seat } tornano nell’Abbazia
    }
event-last-letter = L’ultima lettera è acquistata: questo round è l’ultimo

## Opzioni e fine

option-colours = Colori
option-colours-help = Pescati, oppure un colore per ogni posto
option-pairs = A coppie
option-pairs-help = In quattro: rosso con verde contro blu con giallo
option-simplified = Semplificato
option-simplified-help = Per una prima partita: le tessere icona non hanno effetti
option-start = Prime tessere
option-start-help = Come ognuno riceve le prime tre tessere
value-start-draw-three = se ne pescano tre
value-start-draw-six-keep-three = se ne pescano sei, tre si tengono
value-start-fixed-start-tiles = un edificio grigio, un sentiero, un giardino o edificio marrone
option-secret-way-requires-built = Passaggi Segreti solo se costruiti
option-secret-way-requires-built-help = Se un Passaggio Segreto deve essere costruito per accogliere monaci
option-vow-of-silence = Voto del silenzio
option-vow-of-silence-help = Si parla della partita solo durante la Messa
end-last-letter = L’ultima lettera è stata acquistata
end-no-placement = Nessun’altra tessera può essere piazzata
end-night = È giunta la Notte del secondo giorno
