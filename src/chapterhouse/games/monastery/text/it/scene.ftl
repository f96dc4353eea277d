# Come appare il tavolo di Monastery: nomi, segni, descrizioni per chi ascolta, richieste, indicazioni. La scena li
# mette insieme.

## Nomi

scene-abbey = Abbazia
scene-mark-abbey = Abbazia
scene-type =
    { $name ->
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
# Per i disegni: dodici lettere circa al massimo.
scene-short =
    { $name ->
        [chapter_house] Capitolo
        [dormitory] Dormitorio
        [novices_house] Noviziato
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
        [abbots_house] Casa Abate
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
        [path_straight] Sentiero
        [path_corner] Sentiero
        [path_tee] Sentiero
        [path_cross] Sentiero
       *[secret_way] Passaggio
    }
scene-named = { $name } ({ $tile })
scene-named-way = { $name } di { $owner } ({ $tile })
scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] V
       *[yellow] G
    }
scene-list = { $parts }
scene-none = –
scene-hidden = ?
scene-yes = sì
scene-times = { $count } × { $name }
scene-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scene-blessings =
    { $count ->
        [one] { $count } benedizione
       *[other] { $count } benedizioni
    }
scene-class =
    { $form ->
        [short] { $colour ->
            [grey] studio
            [brown] lavoro
            [both] entrambi
           *[none] neutra
        }
       *[full] { $colour ->
            [grey] grigia, per lo studio
            [brown] marrone, per il duro lavoro
            [both] ambivalente, per studio e duro lavoro
           *[none] neutra
        }
    }
scene-side =
    { $side ->
        [north] nord
        [east] est
        [south] sud
       *[west] ovest
    }
scene-ways =
    { $way ->
        [path] { $count ->
            [one] sentiero { $sides }
           *[other] sentieri { $sides }
        }
       *[gate] { $count ->
            [one] cancello { $sides }
           *[other] cancelli { $sides }
        }
    }
scene-no-ways = nessun sentiero
scene-open = una casella libera

## Il monastero

scene-sheet-map = Il monastero
scene-abbey-space = l’Abbazia, grigia, mai tutta occupata; { $edges }
scene-abbey-edge =
    { $place ->
        [N0] nord, a sinistra
        [N1] nord, in mezzo
        [N2] nord, a destra
        [E0] est, in alto
        [E1] est, in basso
        [S0] sud, a sinistra
        [S1] sud, in mezzo
        [S2] sud, a destra
        [W0] ovest, in alto
       *[W1] ovest, in basso
    }
scene-edge =
    { $edge ->
        [path] { $place }: sentiero verso { $beyond }
        [gate] { $place }: cancello verso { $beyond }
       *[blank] { $place }: vuoto verso { $beyond }
    }
scene-state =
    { $what ->
        [feature] caratteristica
        [built] { $fresh ->
            [yes] appena costruita, tondino { $disc }
           *[no] costruita, tondino { $disc }
        }
       *[unbuilt] da costruire, il tondino sarà { $disc }
    }
scene-tile = { $tile }, { $colour }, { $state }; { $edges }
scene-with-effect = { $label }; effetto: { $effect }
scene-effect =
    { $name ->
        [chapel] una preghiera qui vale due volte il tondino, e fino a tre monaci possono pregarvi
        [almonry] nel tuo Punteggio prendi una benedizione
        [scriptum] il lavoro qui dà 2 punti nello studio
        [library] nel tuo Punteggio scambia due lettere oro della griglia
        [workshop] nel tuo Punteggio pesca una tessera e rimettine una
        [stables] nel tuo Punteggio piazza una tessera
        [abbots_house] nel tuo Punteggio fai eleggere un Abate
        [farm] il lavoro qui dà 3 punti nel duro lavoro
        [brewhouse] a Messa i tuoi monaci in preghiera possono rialzarsi dove sono, di Notte i tuoi monaci possono restare
        [prison] un nuovo Abate può imprigionare qui un monaco
        [secret_way] i monaci del suo padrone vi arrivano da ovunque con un passo
       *[feature] quando è messa dà una benedizione per ogni tessera accanto
    }
scene-mark-tile = { $tile } { $name }
scene-mark-way = { $tile }{ $owner } { $name }
scene-box =
    { $free ->
        [yes] riquadro { $box } di { $tile }, libero
       *[no] riquadro { $box } di { $tile }
    }
scene-gift = { $blessings } su { $tile } per chi arriva
scene-door = alla porta di { $tile }
scene-cell = casella libera accanto a { $beside }
scene-monk =
    { $moving ->
        [yes] monaco di { $owner }, in cammino
       *[no] { $praying ->
            [yes] monaco di { $owner } in preghiera
           *[no] monaco di { $owner }
        }
    }
scene-mark-praying = †{ $letter }

## Lettere

scene-sheet-grid = Griglia
scene-part-grid =
    { $part ->
        [cheap] Lettere e monaci da acquistare
       *[dear] Lettere e monaci più cari
    }
scene-mark-prices =
    { $reduced ->
        [yes] ridotto
       *[no] prezzo
    }
scene-prices =
    { $reduced ->
        [yes] prezzi ridotti, per chi ha la frase completa
       *[no] prezzi
    }
scene-price =
    { $reduced ->
        [yes] colonna { $column }, prezzo ridotto { $price }
       *[no] colonna { $column }, prezzo { $price }
    }
scene-row = riga di { $owner }
scene-grid =
    { $gone ->
        [yes] { $what ->
            [cross] riga { $row }, colonna { $column }, croce, libera
           *[letter] riga { $row }, colonna { $column }, vuoto
        }
       *[no] { $what ->
            [cross] riga { $row }, colonna { $column }, croce
           *[letter] riga { $row }, colonna { $column }
        }
    }
scene-letter-piece =
    { $face ->
        [gold] lettera oro { $letter }
       *[black] lettera nera { $letter }
    }
scene-letter-bought = lettera { $letter }, appena acquistata
scene-bought = appena acquistata da { $owner }
scene-monk-on-cross = monaco di { $owner }
scene-sheet-strips = Le frasi
scene-strip = striscia di { $owner }, coperti { $count }
scene-strip-space =
    { $free ->
        [yes] striscia di { $owner }, spazio { $number }, { $letter }, vuoto
       *[no] striscia di { $owner }, spazio { $number }, { $letter }
    }
scene-at-grid = { $letter } in riga { $row }, colonna { $column }

## Quadrante e mano

scene-sheet-dial = La giornata
scene-hour = { word-hour }
scene-hour-short =
    { $name ->
        [Matins] Matt.
        [Lauds] Lodi
        [Prime] Prima
        [Terce] Terza
        [Sext] Sesta
        [None] Nona
        [Opus] Opus
        [Vespers] Vesp.
        [Compline] Comp.
        [Night] Notte
       *[other] { $name }
    }
scene-hour-kind =
    { $kind ->
        [mass] Messa, { $tiles }
        [study] studio
        [hard_work] lavoro
       *[night] –
    }
scene-hour-space =
    { $kind ->
        [mass] { $tiles ->
            [one] { $name }, Messa, { $tiles } tessera
           *[other] { $name }, Messa, { $tiles } tessere
        }
        [study] { $name }, studio
        [hard_work] { $name }, duro lavoro
       *[night] { $name }
    }
scene-marker = l’ora; l’Abate è { $abbot }
scene-sheet-hand = Le tue tessere
scene-hand = { $name }, { $colour }, riquadri { $boxes }, tondino { $disc }, { $edges }
scene-note-boxes = riquadri { $boxes }, tondino { $disc }
scene-sheet-turns = Come metterla: { $name }
scene-turned = { $name }, { $edges }
scene-mark-turn =
    { $turn ->
        [0] così
        [1] ↻ ¼
        [2] ↻ ½
       *[3] ↻ ¾
    }

## Posti

scene-fact-points = punti
scene-points-open = { $points } + ?
scene-points-own = { $points } in tutto
scene-legend-hidden = le tessere e benedizioni nascoste, che contano anch’esse
scene-fact-letters = lettere
scene-fact-blessings = benedizioni
scene-fact-tiles = tessere
scene-fact-standing = in piedi
scene-fact-praying = in preghiera
scene-fact-grid = sulla griglia
scene-fact-abbot = Abate

## Legenda

scene-legend-path = sentiero
scene-legend-gate = cancello
scene-legend-box = riquadro 3, libero
scene-legend-disc = costruita, tondino 3
scene-legend-praying = monaco in preghiera
scene-legend-blessing = benedizione
scene-legend-cross = croce
scene-legend-letters = lettera oro, lettera nera

## Stato

scene-status-day = Giorno { $day } di { $days }
scene-status-hour =
    { $kind ->
        [mass] { $name }: Messa
        [study] { $name }: studio
        [hard_work] { $name }: duro lavoro
       *[night] { $name }
    }
scene-status-placing = Piazzamento e Movimento
scene-status-scoring = Punteggio
scene-status-steps = punti movimento { $steps }
scene-status-points = { $points } da spendere
scene-status-abbot = Abate { $seat }
scene-status-bag = tessere nel sacchetto { $count }
scene-status-last = ultimo round

## Richieste

scene-prompt-turn =
    { $you ->
        [yes] { $some ->
            [yes] Tocca a te: { $parts }, o termina il turno
           *[no] Puoi solo terminare il turno
        }
       *[no] { $seat } piazza e muove
    }
scene-may =
    { $what ->
        [place] piazza una tessera
        [exchange] scambia una tessera
        [shift] cambia riquadro
       *[encourage] incoraggia
    }
scene-may-move =
    { $steps ->
        [one] muovi monaci (resta { $steps } punto)
       *[other] muovi monaci (restano { $steps } punti)
    }
scene-prompt-cell =
    { $you ->
        [yes] Scegli un posto per questa tessera: { $name }
       *[no] { $seat } sceglie un posto per una tessera: { $name }
    }
scene-prompt-rotation =
    { $you ->
        [yes] Scegli come mettere questa tessera: { $name }
       *[no] { $seat } gira una tessera: { $name }
    }
scene-prompt-return =
    { $you ->
        [yes] { $start ->
            [yes] Scegli una tessera che torna nel sacchetto (ancora { $count })
           *[no] Scegli una tessera che torna nel sacchetto
        }
       *[no] { $seat } rimette una tessera nel sacchetto
    }
scene-prompt-step =
    { $you ->
        [yes] { $moved ->
            [yes] Il monaco è in { $tile } (punti rimasti: { $steps }): scegli dove prosegue, o fermalo
           *[no] Il monaco lascia { $tile } (punti rimasti: { $steps }): scegli dove va
        }
       *[no] { $seat } muove un monaco
    }
scene-prompt-box =
    { $you ->
        [yes] Scegli un riquadro in { $tile }
       *[no] { $seat } sceglie un riquadro in { $tile }
    }
scene-prompt-prayer =
    { $you ->
        [yes] Finora { $points }. Metti un monaco in preghiera, usa un effetto, o rinuncia
       *[no] { $seat } pensa a una preghiera
    }
scene-prompt-spending =
    { $you ->
        [yes] Spendi { $points } e fino a { $blessings }: acquista lettere e monaci, o termina il tuo Punteggio
       *[no] { $seat } acquista lettere e monaci
    }
scene-prompt-library-second =
    { $you ->
        [yes] Scegli la lettera oro che cambia posto con { $letter }
       *[no] { $seat } scambia { $letter }
    }
scene-prompt-strip =
    { $you ->
        [yes] Scegli la striscia per la lettera { $letter }
       *[no] { $seat } sceglie una striscia per la lettera { $letter }
    }
scene-prompt-keep =
    { $you ->
        [yes] { $night ->
            [yes] Birrificio: scegli i monaci che di Notte restano dove sono
           *[no] Birrificio: scegli i monaci in preghiera che si rialzano dove sono
        }
       *[no] { $seat } sceglie i monaci che restano
    }

## Scelte e indicazioni

scene-act-cell =
    { $side ->
        [north] A nord di { $tile }
        [east] A est di { $tile }
        [south] A sud di { $tile }
       *[west] A ovest di { $tile }
    }
scene-act-move =
    { $box ->
        [0] Muovi un monaco da: { $tile }
       *[other] Muovi il monaco nel riquadro { $box } da: { $tile }
    }
scene-act-step = Un passo verso: { $tile }
scene-act-shift = Dal riquadro { $box } a un altro su: { $tile }
scene-act-encourage = Una benedizione su: { $tile }
scene-act-build = Costruisci ora: { $tile }
scene-act-pray = Prega su: { $tile }
scene-act-keep =
    { $box ->
        [0] Un monaco resta su: { $tile }
       *[other] Il monaco nel riquadro { $box } resta su: { $tile }
    }
scene-act-library-first = Scambia { $letter } (riga { $row }, colonna { $column })
scene-act-library-second = ... con { $letter } (riga { $row }, colonna { $column })
scene-act-buy-letter = Acquista { $letter } per { $price } (riga { $row }, colonna { $column })
scene-act-buy-monk = Acquista un monaco di { $owner } per { $price }
scene-hint-bag = tessere nel sacchetto: { $count }
scene-hint-beside = accanto a { $tiles }
scene-hint-full = tutta occupata, solo di passaggio
scene-hint-site = in un riquadro
scene-hint-lying = già lì: { $blessings }
scene-hint-for = serve a { $owners }
scene-hint-strip =
    { $gold ->
        [yes] oro
       *[no] nera, e una benedizione per te
    }
scene-hint-left = avanzi { $points }, diventano { $blessings }
scene-hint-abbey = nell’Abbazia: { $count }
