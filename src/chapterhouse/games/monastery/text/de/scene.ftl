# Wie der Tisch von Monastery aussieht: Namen, Zeichen, Beschreibungen fürs Ohr, Aufforderungen, Hinweise. Die
# Szene setzt sie zusammen.

## Namen

scene-abbey = Abtei
scene-mark-abbey = Abtei
scene-type =
    { $name ->
        [chapter_house] Kapitelsaal
        [dormitory] Schlafsaal
        [novices_house] Novizenhaus
        [guest_house] Gästehaus
        [cloister] Kreuzgang
        [sacristy] Sakristei
        [parlour] Sprechzimmer
        [schoolroom] Schule
        [kitchen] Küche
        [bakery] Bäckerei
        [smithy] Schmiede
        [latrine] Latrine
        [barn] Scheune
        [mill] Mühle
        [laundry] Waschhaus
        [chapel] Kapelle
        [almonry] Almosenhaus
        [scriptum] Schreibstube
        [library] Bibliothek
        [abbots_house] Abtshaus
        [farm] Gutshof
        [workshop] Werkstatt
        [stables] Ställe
        [brewhouse] Brauhaus
        [prison] Kerker
        [refectory] Refektorium
        [infirmary] Krankenstube
        [wardrobe] Kleiderkammer
        [beehive] Bienenstock
        [pond] Teich
        [dovecote] Taubenschlag
        [field] Feld
        [garden] Garten
        [path_straight] Weg, gerade
        [path_corner] Weg, Ecke
        [path_tee] Weg, Abzweig
        [path_cross] Weg, Kreuzung
       *[secret_way] Geheimgang
    }
# Für Zeichnungen: höchstens etwa zwölf Buchstaben.
scene-short =
    { $name ->
        [chapter_house] Kapitelsaal
        [dormitory] Schlafsaal
        [novices_house] Novizenhaus
        [guest_house] Gästehaus
        [cloister] Kreuzgang
        [sacristy] Sakristei
        [parlour] Sprechzimmer
        [schoolroom] Schule
        [kitchen] Küche
        [bakery] Bäckerei
        [smithy] Schmiede
        [latrine] Latrine
        [barn] Scheune
        [mill] Mühle
        [laundry] Waschhaus
        [chapel] Kapelle
        [almonry] Almosenhaus
        [scriptum] Schreibstube
        [library] Bibliothek
        [abbots_house] Abtshaus
        [farm] Gutshof
        [workshop] Werkstatt
        [stables] Ställe
        [brewhouse] Brauhaus
        [prison] Kerker
        [refectory] Refektorium
        [infirmary] Krankenstube
        [wardrobe] Kleider
        [beehive] Bienenstock
        [pond] Teich
        [dovecote] Taubenschlag
        [field] Feld
        [garden] Garten
        [path_straight] Weg
        [path_corner] Weg
        [path_tee] Weg
        [path_cross] Weg
       *[secret_way] Geheimgang
    }
scene-named = { $name } ({ $tile })
scene-named-way = { $name } von { $owner } ({ $tile })
scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[yellow] Y
    }
scene-list = { $parts }
scene-none = –
scene-hidden = ?
scene-yes = ja
scene-times = { $count } × { $name }
scene-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scene-blessings =
    { $count ->
        [one] { $count } Segen
       *[other] { $count } Segen
    }
scene-class =
    { $form ->
        [short] { $colour ->
            [grey] Studium
            [brown] Arbeit
            [both] beides
           *[none] neutral
        }
       *[full] { $colour ->
            [grey] grau, fürs Studium
            [brown] braun, für harte Arbeit
            [both] ambivalent, für Studium und harte Arbeit
           *[none] neutral
        }
    }
scene-side =
    { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
scene-ways =
    { $way ->
        [path] { $count ->
            [one] Weg nach { $sides }
           *[other] Wege nach { $sides }
        }
       *[gate] { $count ->
            [one] Pforte nach { $sides }
           *[other] Pforten nach { $sides }
        }
    }
scene-no-ways = keine Wege
scene-open = freies Quadrat

## Das Kloster

scene-sheet-map = Das Kloster
scene-abbey-space = die Abtei, grau, nie voll; { $edges }
scene-abbey-edge =
    { $place ->
        [N0] Norden, links
        [N1] Norden, Mitte
        [N2] Norden, rechts
        [E0] Osten, oben
        [E1] Osten, unten
        [S0] Süden, links
        [S1] Süden, Mitte
        [S2] Süden, rechts
        [W0] Westen, oben
       *[W1] Westen, unten
    }
scene-edge =
    { $edge ->
        [path] { $place }: Weg, { $beyond }
        [gate] { $place }: Pforte, { $beyond }
       *[blank] { $place }: leer, { $beyond }
    }
scene-state =
    { $what ->
        [feature] Besonderheit
        [built] { $fresh ->
            [yes] eben gebaut, Scheibe { $disc }
           *[no] fertig, Scheibe { $disc }
        }
       *[unbuilt] unfertig, Scheibe wird { $disc }
    }
scene-tile = { $tile }, { $colour }, { $state }; { $edges }
scene-with-effect = { $label }; Wirkung: { $effect }
scene-effect =
    { $name ->
        [chapel] ein Gebet hier bringt die Scheibe zweimal, und bis zu drei Mönche dürfen hier beten
        [almonry] nimm in deiner Wertung einen Segen
        [scriptum] Arbeit hier bringt im Studium 2 Punkte
        [library] tausche in deiner Wertung zwei goldene Buchstaben der Tafel
        [workshop] zieh in deiner Wertung ein Plättchen und leg eines zurück
        [stables] lege in deiner Wertung ein Plättchen
        [abbots_house] lass in deiner Wertung einen Abt wählen
        [farm] Arbeit hier bringt bei harter Arbeit 3 Punkte
        [brewhouse] in der Messe dürfen deine betenden Mönche aufstehen, wo sie sind, in der Nacht deine Mönche bleiben
        [prison] ein neuer Abt darf hier einen Mönch einsperren
        [secret_way] Mönche seines Besitzers kommen von überall mit einem Schritt hierher
       *[feature] bringt beim Legen einen Segen für jedes Plättchen daneben
    }
scene-mark-tile = { $tile } { $name }
scene-mark-way = { $tile }{ $owner } { $name }
scene-box =
    { $free ->
        [yes] Kästchen { $box }, { $tile }, frei
       *[no] Kästchen { $box }, { $tile }
    }
scene-gift = { $blessings } auf { $tile } für den, der kommt
scene-door = vor der Tür: { $tile }
scene-cell = freies Quadrat neben { $beside }
scene-monk =
    { $moving ->
        [yes] Mönch von { $owner }, unterwegs
       *[no] { $praying ->
            [yes] betender Mönch von { $owner }
           *[no] Mönch von { $owner }
        }
    }
scene-mark-praying = †{ $letter }

## Buchstaben

scene-sheet-grid = Buchstabentafel
scene-part-grid =
    { $part ->
        [cheap] Buchstaben und Mönche zu kaufen
       *[dear] Teurere Buchstaben und Mönche
    }
scene-mark-prices =
    { $reduced ->
        [yes] günstig
       *[no] Preis
    }
scene-prices =
    { $reduced ->
        [yes] ermäßigte Preise, für vollständige Sätze
       *[no] Preise
    }
scene-price =
    { $reduced ->
        [yes] Spalte { $column }, ermäßigter Preis { $price }
       *[no] Spalte { $column }, Preis { $price }
    }
scene-row = Reihe von { $owner }
scene-grid =
    { $gone ->
        [yes] { $what ->
            [cross] Reihe { $row }, Spalte { $column }, Kreuz, frei
           *[letter] Reihe { $row }, Spalte { $column }, frei
        }
       *[no] { $what ->
            [cross] Reihe { $row }, Spalte { $column }, Kreuz
           *[letter] Reihe { $row }, Spalte { $column }
        }
    }
scene-letter-piece =
    { $face ->
        [gold] goldener Buchstabe { $letter }
       *[black] schwarzer Buchstabe { $letter }
    }
scene-letter-bought = Buchstabe { $letter }, eben gekauft
scene-bought = eben gekauft von { $owner }
scene-monk-on-cross = Mönch von { $owner }
scene-sheet-strips = Die Sätze
scene-strip = Leiste von { $owner }, bedeckt { $count }
scene-strip-space =
    { $free ->
        [yes] Leiste von { $owner }, Feld { $number }, { $letter }, leer
       *[no] Leiste von { $owner }, Feld { $number }, { $letter }
    }
scene-at-grid = { $letter } in Reihe { $row }, Spalte { $column }

## Stundenscheibe und Hand

scene-sheet-dial = Der Tag
scene-hour = { word-hour }
scene-hour-short =
    { $name ->
        [Matins] Mat.
        [Lauds] Laud.
        [Prime] Prim
        [Terce] Terz
        [Sext] Sext
        [None] Non
        [Opus] Opus
        [Vespers] Vesp.
        [Compline] Kom.
        [Night] Nacht
       *[other] { $name }
    }
scene-hour-kind =
    { $kind ->
        [mass] Messe, { $tiles }
        [study] Studium
        [hard_work] Arbeit
       *[night] –
    }
scene-hour-space =
    { $kind ->
        [mass] { $tiles ->
            [one] { $name }, Messe, { $tiles } Plättchen
           *[other] { $name }, Messe, { $tiles } Plättchen
        }
        [study] { $name }, Studium
        [hard_work] { $name }, harte Arbeit
       *[night] { $name }
    }
scene-marker = die Stunde; Abt ist { $abbot }
scene-sheet-hand = Deine Plättchen
scene-hand = { $name }, { $colour }, Kästchen { $boxes }, Scheibe { $disc }, { $edges }
scene-note-boxes = Kästchen { $boxes }, Scheibe { $disc }
scene-sheet-turns = Wie es liegt: { $name }
scene-turned = { $name }, { $edges }
scene-mark-turn =
    { $turn ->
        [0] so
        [1] ↻ ¼
        [2] ↻ ½
       *[3] ↻ ¾
    }

## Plätze

scene-fact-points = Punkte
scene-points-open = { $points } + ?
scene-points-own = { $points } in allem
scene-legend-hidden = die verdeckten Plättchen und Segen, die auch zählen
scene-fact-letters = Buchstaben
scene-fact-blessings = Segen
scene-fact-tiles = Plättchen
scene-fact-standing = stehend
scene-fact-praying = betend
scene-fact-grid = auf der Tafel
scene-fact-abbot = Abt

## Zeichen

scene-legend-path = Weg
scene-legend-gate = Pforte
scene-legend-box = Kästchen 3, frei
scene-legend-disc = fertig, Scheibe 3
scene-legend-praying = betender Mönch
scene-legend-blessing = Segen
scene-legend-cross = Kreuz
scene-legend-letters = goldener Buchstabe, schwarzer

## Stand

scene-status-day = Tag { $day } von { $days }
scene-status-hour =
    { $kind ->
        [mass] { $name }: Messe
        [study] { $name }: Studium
        [hard_work] { $name }: harte Arbeit
       *[night] { $name }
    }
scene-status-placing = Legen und Ziehen
scene-status-scoring = Wertung
scene-status-steps = Bewegungspunkte { $steps }
scene-status-points = { $points } zum Ausgeben
scene-status-abbot = Abt { $seat }
scene-status-bag = Plättchen im Beutel { $count }
scene-status-last = letzte Runde

## Aufforderungen

scene-prompt-turn =
    { $you ->
        [yes] { $some ->
            [yes] Du bist dran: { $parts }, oder beende deinen Zug
           *[no] Du kannst nur deinen Zug beenden
        }
       *[no] { $seat } legt und zieht
    }
scene-may =
    { $what ->
        [place] lege ein Plättchen
        [exchange] tausche ein Plättchen
        [shift] wechsle Kästchen
       *[encourage] ermutige
    }
scene-may-move =
    { $steps ->
        [one] ziehe Mönche (noch { $steps } Punkt)
       *[other] ziehe Mönche (noch { $steps } Punkte)
    }
scene-prompt-cell =
    { $you ->
        [yes] Wähle einen Platz für dieses Plättchen: { $name }
       *[no] { $seat } wählt einen Platz für ein Plättchen: { $name }
    }
scene-prompt-rotation =
    { $you ->
        [yes] Wähle, wie dieses Plättchen liegt: { $name }
       *[no] { $seat } dreht ein Plättchen: { $name }
    }
scene-prompt-return =
    { $you ->
        [yes] { $start ->
            [yes] Wähle ein Plättchen, das in den Beutel zurückkommt (noch { $count })
           *[no] Wähle ein Plättchen, das in den Beutel zurückkommt
        }
       *[no] { $seat } legt ein Plättchen zurück
    }
scene-prompt-step =
    { $you ->
        [yes] { $moved ->
            [yes] Der Mönch ist hier: { $tile } (noch { $steps }). Wähle, wohin er weitergeht, oder lass ihn bleiben
           *[no] Der Mönch bricht auf: { $tile } (noch { $steps }). Wähle, wohin er geht
        }
       *[no] { $seat } zieht einen Mönch
    }
scene-prompt-box =
    { $you ->
        [yes] Wähle ein Kästchen: { $tile }
       *[no] { $seat } wählt ein Kästchen: { $tile }
    }
scene-prompt-prayer =
    { $you ->
        [yes] Bisher { $points }. Lass einen Mönch beten, benutze eine Wirkung, oder verzichte
       *[no] { $seat } denkt über ein Gebet nach
    }
scene-prompt-spending =
    { $you ->
        [yes] Gib { $points } und bis zu { $blessings } aus: kaufe Buchstaben und Mönche, oder beende deine Wertung
       *[no] { $seat } kauft Buchstaben und Mönche
    }
scene-prompt-library-second =
    { $you ->
        [yes] Wähle den goldenen Buchstaben, der den Platz tauscht mit { $letter }
       *[no] { $seat } tauscht { $letter }
    }
scene-prompt-strip =
    { $you ->
        [yes] Wähle die Leiste für den Buchstaben { $letter }
       *[no] { $seat } wählt eine Leiste für den Buchstaben { $letter }
    }
scene-prompt-keep =
    { $you ->
        [yes] { $night ->
            [yes] Brauhaus: wähle Mönche, die in der Nacht bleiben, wo sie sind
           *[no] Brauhaus: wähle betende Mönche, die aufstehen, wo sie sind
        }
       *[no] { $seat } wählt Mönche, die bleiben
    }

## Wahlmöglichkeiten und Hinweise

scene-act-cell =
    { $side ->
        [north] Nördlich von { $tile }
        [east] Östlich von { $tile }
        [south] Südlich von { $tile }
       *[west] Westlich von { $tile }
    }
scene-act-move =
    { $box ->
        [0] Ziehe einen Mönch von: { $tile }
       *[other] Ziehe den Mönch in Kästchen { $box } von: { $tile }
    }
scene-act-step = Ein Schritt nach: { $tile }
scene-act-shift = Von Kästchen { $box } in ein anderes: { $tile }
scene-act-encourage = Ein Segen auf: { $tile }
scene-act-build = Baue als Nächstes: { $tile }
scene-act-pray = Bete auf: { $tile }
scene-act-keep =
    { $box ->
        [0] Ein Mönch bleibt auf: { $tile }
       *[other] Der Mönch in Kästchen { $box } bleibt auf: { $tile }
    }
scene-act-library-first = Tausche { $letter } (Reihe { $row }, Spalte { $column })
scene-act-library-second = ... gegen { $letter } (Reihe { $row }, Spalte { $column })
scene-act-buy-letter = Kaufe { $letter } für { $price } (Reihe { $row }, Spalte { $column })
scene-act-buy-monk = Kaufe einen Mönch von { $owner } für { $price }
scene-hint-bag = Plättchen im Beutel: { $count }
scene-hint-beside = neben { $tiles }
scene-hint-full = voll, nur zum Durchgehen
scene-hint-site = in ein Kästchen
scene-hint-lying = schon dort: { $blessings }
scene-hint-for = den braucht { $owners }
scene-hint-strip =
    { $gold ->
        [yes] golden
       *[no] schwarz, und ein Segen für dich
    }
scene-hint-left = übrig { $points }, daraus wird { $blessings }
scene-hint-abbey = in der Abtei: { $count }
