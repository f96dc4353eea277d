# Was Monastery zu sagen hat. Meldungen entstehen in kernel/phrases.py; solche, die mit "word-" beginnen, sind
# Teile von anderen und lesen dieselben Argumente.
# $seat ist der Name eines Platzes, gebraucht wie der Name eines Menschen; $you ist "yes" oder "no". Plättchen
# heißen nach $tile, ihrer Nummer in der Folge des Legens (0 ist die Abtei), und nach $tile_type.

game-title = Monastery
game-blurb = Baue Plättchen um Plättchen ein Kloster, bete und arbeite darin, und sammle die Buchstaben deines Satzes.

# Plätze heißen nach den gezogenen Farben; vor dem Ziehen nach ihren Nummern.
seat-name =
    { $seat ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [0] Spieler 1
        [1] Spieler 2
        [2] Spieler 3
       *[3] Spieler 4
    }

## Satzteile

word-tile-type =
    { $tile_type ->
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
word-outcome =
    { $outcome ->
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
word-colour =
    { $colour ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
# Im Nominativ und Akkusativ; im Dativ heißt es word-on-tile, word-from-tile.
word-tile =
    { $tile ->
        [0] die Abtei
       *[other] Plättchen { $tile }
    }
word-on-tile =
    { $tile ->
        [0] in der Abtei
       *[other] auf Plättchen { $tile }
    }
word-from-tile =
    { $tile ->
        [0] aus der Abtei
       *[other] von Plättchen { $tile }
    }
word-onto-tile =
    { $tile ->
        [0] in die Abtei
       *[other] auf Plättchen { $tile }
    }
word-effect =
    { $effect ->
        [almonry] Almosenhaus
        [library] Bibliothek
        [workshop] Werkstatt
        [stables] Ställe
       *[abbots_house] Abtshaus
    }
word-space = Reihe { $row }, Spalte { $column }

## Aktionen, wie auf einem Knopf oder im Verlauf

action-place = Lege ein Plättchen: { word-tile-type }
action-cell =
    { $anchor ->
        [0] { $side ->
            [N0] Nördlich der Abtei, links
            [N1] Nördlich der Abtei, in der Mitte
            [N2] Nördlich der Abtei, rechts
            [E0] Östlich der Abtei, oben
            [E1] Östlich der Abtei, unten
            [S0] Südlich der Abtei, links
            [S1] Südlich der Abtei, in der Mitte
            [S2] Südlich der Abtei, rechts
            [W0] Westlich der Abtei, oben
           *[W1] Westlich der Abtei, unten
        }
       *[other] { $side ->
            [N] Nördlich von Plättchen { $anchor }
            [E] Östlich von Plättchen { $anchor }
            [S] Südlich von Plättchen { $anchor }
           *[W] Westlich von Plättchen { $anchor }
        }
    }
action-rotation =
    { $rotation ->
        [0] Nicht gedreht
        [1] Eine Vierteldrehung im Uhrzeigersinn
        [2] Eine halbe Drehung
       *[3] Drei Vierteldrehungen im Uhrzeigersinn
    }
action-exchange = Tausche ein Plättchen: eines ziehen, eines zurück
action-return-tile = Zurück in den Beutel: { word-tile-type }
action-move =
    { $box ->
        [0] Ziehe einen Mönch { word-from-tile }
       *[other] Ziehe den Mönch in Kästchen { $box } { word-on-tile }
    }
action-step = Ein Schritt { word-onto-tile }
action-stop = Hier bleiben
action-box = Nimm Kästchen { $box }
action-shift = Wechsle Kästchen { $box } { word-on-tile } gegen ein anderes
action-encourage = Lege einen Segen { word-onto-tile }
action-end-turn = Zug beenden
action-build = Baue als Nächstes { word-tile }
action-pray = Bete { word-on-tile }
action-no-prayer = Kein Gebet
action-use =
    { $effect ->
        [almonry] { word-effect }: nimm einen Segen
        [library] { word-effect }: tausche zwei Buchstaben
        [workshop] { word-effect }: zieh ein Plättchen, leg eines zurück
        [stables] { word-effect }: lege ein Plättchen
       *[abbots_house] { word-effect }: jetzt einen Abt wählen
    }
action-library-first = Tausche den Buchstaben in { word-space }
action-library-second = ... gegen den Buchstaben in { word-space }
action-buy-letter = Kaufe den Buchstaben in { word-space }
action-strip = Lege ihn auf die Leiste von { word-colour }
action-buy-monk = Kaufe den Mönch in { word-space }
action-end-scoring = Wertung beenden
action-elect = Mache { word-colour } zum Abt
action-imprison = Sperre einen Mönch von { word-colour } ein
action-no-prisoner = Sperre niemanden ein
action-keep =
    { $box ->
        [0] Lass einen Mönch { word-on-tile } bleiben
       *[other] Lass den Mönch in Kästchen { $box } { word-on-tile } bleiben
    }
action-end-keep = Sonst bleibt niemand

## Aufforderungen

prompt-turn =
    { $you ->
        [yes] Lege ein Plättchen, ziehe Mönche, ermutige, oder beende deinen Zug
       *[no] { $seat } legt und zieht
    }
prompt-stables =
    { $you ->
        [yes] Wähle das Plättchen, das du mit den Ställen legst
       *[no] { $seat } legt mit den Ställen ein Plättchen
    }
prompt-cell =
    { $you ->
        [yes] Wähle einen Platz für das Plättchen
       *[no] { $seat } wählt einen Platz für ein Plättchen
    }
prompt-rotation =
    { $you ->
        [yes] Wähle, wie das Plättchen gedreht wird
       *[no] { $seat } dreht ein Plättchen
    }
prompt-return =
    { $you ->
        [yes] Wähle ein Plättchen, das in den Beutel zurückkommt
       *[no] { $seat } legt ein Plättchen zurück
    }
prompt-step =
    { $you ->
        [yes] Wähle, wohin der Mönch weitergeht, oder lass ihn bleiben
       *[no] { $seat } zieht einen Mönch
    }
prompt-box =
    { $you ->
        [yes] Wähle ein Kästchen für den Mönch
       *[no] { $seat } wählt ein Kästchen
    }
prompt-build =
    { $you ->
        [yes] Wähle, welches Plättchen der Gruppe als Nächstes gebaut wird
       *[no] { $seat } baut
    }
prompt-prayer =
    { $you ->
        [yes] Lass einen Mönch beten, benutze eine Wirkung, oder verzichte
       *[no] { $seat } denkt über ein Gebet nach
    }
prompt-spending =
    { $you ->
        [yes] Kaufe Buchstaben und Mönche, oder beende deine Wertung
       *[no] { $seat } kauft Buchstaben und Mönche
    }
prompt-library-first =
    { $you ->
        [yes] Wähle den ersten Buchstaben für den Tausch
       *[no] { $seat } tauscht Buchstaben
    }
prompt-library-second =
    { $you ->
        [yes] Wähle den Buchstaben, mit dem er den Platz tauscht
       *[no] { $seat } wählt einen zweiten Buchstaben
    }
prompt-strip =
    { $you ->
        [yes] Wähle eine Leiste für den Buchstaben
       *[no] { $seat } wählt eine Leiste
    }
prompt-elect =
    { $you ->
        [yes] Gleichstand: wähle den neuen Abt
       *[no] { $seat } wählt den neuen Abt
    }
prompt-prison =
    { $you ->
        [yes] Sperre einen Mönch ein, oder niemanden
       *[no] { $seat } darf einen Mönch einsperren
    }
prompt-keep =
    { $you ->
        [yes] Wähle Mönche, die bleiben, wo sie sind
       *[no] { $seat } wählt Mönche, die bleiben
    }

## Ablehnungen, es folgt die Regel

reason-encouraging = nach einer Ermutigung geht nur noch eine weitere, oder das Ende des Zuges
reason-placed-already = du hast in diesem Zug schon ein Plättchen gelegt oder getauscht
reason-not-in-hand = dieses Plättchen hast du nicht
reason-no-place-for-tile = kein Platz nimmt dieses Plättchen auf, wie auch immer gedreht: { word-tile-type }
reason-no-cell = es gibt kein freies Quadrat mit diesem Namen
reason-unsupported = dort läge das Plättchen an keinem fertigen und keinem vollen
reason-dead-end = dort würde ein Weg an einer leeren Kante enden
reason-unconnected = dort verbände kein Weg und keine Pforte das Plättchen
reason-grey-beside-brown = dort wären graue und braune Plättchen benachbart
reason-group-limit = eine Gruppe hätte mehr als { $limit } Plättchen
reason-same-rotation = so gedreht sieht das Plättchen aus wie mit einer kleineren Drehung
reason-bag-empty = der Beutel ist leer
reason-returned-later = Plättchen kommen in fester Folge zurück, und dieses steht vor dem letzten
reason-too-few-after = von diesem und den späteren Plättchen hast du zu wenige, um genug zurückzulegen
reason-no-monk-there = dort hast du keinen stehenden Mönch
reason-bound-to-full = { word-tile } ist unfertig und voll: niemand verlässt es
reason-arrived = dieser Mönch ist in diesem Zug dort angekommen und bewegt sich nicht mehr
reason-no-steps = du hast keinen Bewegungspunkt mehr
reason-nowhere-to-go = von dort führt kein Schritt dahin, wo ein Mönch enden darf
reason-shifted = dieser Mönch hat sein Kästchen schon gewechselt
reason-no-other-box = es gibt kein anderes freies Kästchen
reason-not-linked = von hier führt nichts { word-onto-tile }
reason-feature = Mönche betreten nie eine Besonderheit
reason-way-prayed-on = auf dem Geheimgang betet ein Mönch
reason-way-unbuilt = der Geheimgang ist noch nicht fertig
reason-no-room =
    { $steps ->
        [one] { word-tile } ist voll, und mit { $steps } Bewegungspunkt ist kein Platz zum Bleiben zu erreichen
       *[other] { word-tile } ist voll, und mit { $steps } Bewegungspunkten ist kein Platz zum Bleiben zu erreichen
    }
reason-not-moved = der Mönch hat noch keinen Schritt getan
reason-full-here = das Plättchen ist voll: hier endet kein Zug
reason-no-box = es gibt kein Kästchen mit der Zahl { $box }
reason-box-taken = es gibt kein freies Kästchen mit der Zahl { $box }
reason-same-box = der Mönch steht schon in einem Kästchen mit der Zahl { $box }
reason-no-blessing = du hast keinen Segen
reason-no-such-tile = noch nicht gelegt: { word-tile }
reason-built-already = { word-tile } ist schon fertig
reason-encouraged-later = Segen werden in der Folge der Plättchen gelegt, und dieses steht vor dem letzten
reason-not-to-build = { word-tile } gehört nicht zu denen, die jetzt zu ordnen sind
reason-not-built = { word-tile } ist nicht fertig
reason-just-built = { word-tile } wurde eben erst gebaut
reason-no-disc = { word-tile } hat keine Scheibe, für die man beten könnte
reason-not-alone = dein Mönch ist { word-on-tile } nicht allein
reason-chapel-prayer = in der Kapelle betet schon ein Mönch von dir
reason-simplified = im vereinfachten Spiel hat kein Plättchen eine Wirkung
reason-not-laid = dieses Plättchen ist noch nicht fertig: { word-effect }
reason-icon-just-built = dieses Plättchen wurde eben erst gebaut: { word-effect }
reason-icon-prayed-on = auf diesem Plättchen betet ein Mönch: { word-effect }
reason-nobody-at-icon = auf diesem Plättchen steht kein Mönch von dir: { word-effect }
reason-used = diese Wirkung hast du in dieser Wertung schon benutzt: { word-effect }
reason-few-gold-letters = auf der Tafel sind keine zwei goldenen Buchstaben mehr
reason-no-tile-for-stables = keines deiner Plättchen kann gelegt werden
reason-no-letter = dort liegt kein Buchstabe: { word-space }
reason-black-letter = dieser Buchstabe ist schwarz, er wurde schon versetzt: { word-space }
reason-last-gold-letter = die beiden Buchstaben werden in Leserichtung genannt, und dies ist der letzte goldene
reason-before-first-letter = die beiden Buchstaben werden in Leserichtung genannt, und dieser kommt nicht nach dem ersten
reason-too-dear = { word-space } kostet { $price }, du kannst { $purse } zahlen
reason-no-monk-on-cross = dort ist kein Mönch: { word-space }
reason-not-in-play = diese Farbe spielt niemand: { word-colour }
reason-no-space-for-letter = die Leiste von { word-colour } hat kein leeres Feld für diesen Buchstaben
reason-not-tied = { word-colour } gehört nicht zu denen mit den meisten Mönchen
reason-old-abbot = der alte Abt kann nicht sich selbst wählen
reason-none-in-abbey = in der Abtei ist kein Mönch von { word-colour }
reason-none-to-keep = du hast { word-on-tile } keinen solchen Mönch, der bleiben könnte
reason-kept-later = Mönche werden in der Folge der Plättchen genannt, und dieser steht vor dem letzten

## Der Verlauf

event-colour = Ein Mönch wird gezogen: { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
event-draw = { $seat } zieht ein Plättchen: { word-outcome }
event-start-tile = { $seat } beginnt mit einem Plättchen: { word-outcome }
# What the others are told.
event-drawn = { $seat } zieht ein Plättchen
event-blessed = { $seat } bekommt Segen
event-round =
    { $kind ->
        [study] Tag { $day }, { word-hour }: Runde des Studiums; { $seat } beginnt
        [hard_work] Tag { $day }, { word-hour }: Runde harter Arbeit; { $seat } beginnt
        [mass] Tag { $day }, { word-hour }: Messe; Abt ist { $seat }
       *[night] Tag { $day }, { word-hour }; Abt ist { $seat }
    }
word-hour =
    { $name ->
        [Matins] Matutin
        [Lauds] Laudes
        [Prime] Prim
        [Terce] Terz
        [Sext] Sext
        [None] Non
        [Opus] Opus
        [Vespers] Vesper
        [Compline] Komplet
        [Night] Nacht
       *[other] { $name }
    }
event-laid = { $seat } legt Plättchen { $tile }: { word-tile-type }
word-source =
    { $source ->
        [letters] goldene Buchstaben
        [blessings] übrige Segen
       *[tiles] nicht gelegte Plättchen
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } Testamentspunkt ({ word-source })
       *[other] { $seat }: { $points } Testamentspunkte ({ word-source })
    }
event-earned =
    { $source ->
        [building] { $seat } baut { word-on-tile }: { word-points }
        [prayer] { $seat } betet { word-on-tile }: { word-points }
       *[work] { $seat } arbeitet und studiert: { word-points }
    }
word-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
word-count =
    { $count ->
        [one] { $count } Segen
       *[other] { $count } Segen
    }
event-built = Plättchen { $tile } ist fertig: { word-tile-type }
event-picked-up = { $seat } nimmt { word-count } { word-from-tile }
event-blessings =
    { $source ->
        [feature] { $seat } bekommt { word-count } für eine Besonderheit
        [almonry] { $seat } bekommt { word-count } aus dem Almosenhaus
        [letter] { $seat } bekommt { word-count } für den Buchstaben
       *[points_left] { $seat } bekommt { word-count } für übrige Punkte
    }
event-levy = Der Vorrat an Segen ist leer: wer einen hat, gibt einen zurück
event-phrase-complete = Der Satz von { $seat } ist vollständig: ab jetzt ermäßigte Preise
event-abbot =
    { $votes ->
        [one] { $seat } ist Abt, mit { $votes } Mönch
       *[other] { $seat } ist Abt, mit { $votes } Mönchen
    }
event-returned =
    { $monks ->
        [one] { $monks } Mönch von { $seat } kehrt in die Abtei zurück
       *[other] { $monks } Mönche von { $seat } kehren in die Abtei zurück
    }
event-last-letter = Der letzte Buchstabe ist gekauft: diese Runde ist die letzte

## Einstellungen und Ende

option-colours = Farben
option-colours-help = Gezogen, oder eine Farbe für jeden Platz
option-pairs = Paare
option-pairs-help = Zu viert: Rot mit Grün gegen Blau mit Gelb
option-simplified = Vereinfacht
option-simplified-help = Für eine erste Partie: kein Plättchen hat eine Wirkung
option-start = Erste Plättchen
option-start-help = Wie alle zu ihren ersten drei Plättchen kommen
value-start-draw-three = drei werden gezogen
value-start-draw-six-keep-three = sechs werden gezogen, drei behalten
value-start-fixed-start-tiles = ein graues Gebäude, ein Weg, ein Garten oder braunes Gebäude
option-secret-way-requires-built = Geheimgänge nur fertig
option-secret-way-requires-built-help = Ob ein Geheimgang fertig sein muss, bevor er Mönche bringt
option-vow-of-silence = Schweigegelübde
option-vow-of-silence-help = Über das Spiel wird nur in der Messe gesprochen
end-last-letter = Der letzte Buchstabe ist gekauft
end-no-placement = Kein weiteres Plättchen kann gelegt werden
end-night = Die Nacht des zweiten Tages ist da
