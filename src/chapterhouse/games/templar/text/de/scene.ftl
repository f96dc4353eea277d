# Was die Szene von Templar zeigt: Zeichen für Felder, Namen fürs Ohr, Aufforderungen, Hinweise.
# $you und andere Ja-Nein-Werte sind "yes" oder "no"; $seat, $owner und $seats sind Namen. Meldungen entstehen in scene*.py.
# $key ist ein Name der Tafeldatei ("Chapter house" ist chapter-house), $name der Name selbst.

scene-letter =
    { $colour ->
        [blue] B
        [yellow] L
        [red] R
        [green] G
       *[purple] V
    }
scene-nothing = nichts
scene-raffaele = Raffaele
scene-raffaele-letter = Raff.

## Räume und Orte

scene-room-name =
    { $key ->
        [gatehouse] Torhaus
        [parlour] Sprechraum
        [dormitory] Schlafsaal
        [infirmary] Krankenstube
        [scriptorium] Skriptorium
        [library] Bibliothek
        [abbot-s-lodging] Abtswohnung
        [chapter-house] Kapitelsaal
        [cellarium] Vorratskeller
        [kitchen] Küche
        [refectory] Refektorium
        [cloister] Kreuzgang
        [church] Kirche
       *[other] { $name }
    }
scene-area-name =
    { $key ->
        [bench] Bank
        [key-rack] Schlüsselbrett
        [settle] Truhenbank
        [niche] Nische
        [bed-row] Bettenreihe
        [chest] Truhe
        [herb-shelf] Kräuterregal
        [long-desk] Langes Pult
        [desk-a] Pult A
        [desk-b] Pult B
        [shelf-a] Regal A
        [shelf-b] Regal B
        [lectern] Lesepult
        [table] Tisch
        [hearth] Herd
        [bench-west] Westbank
        [bench-east] Ostbank
        [barrels] Fässer
        [crates] Kisten
        [workbench] Arbeitstisch
        [sideboard] Anrichte
        [north-bed] Nordbeet
        [middle-bed] Mittelbeet
        [south-bed] Südbeet
        [choir-stalls] Chorgestühl
        [altar] Altar
        [font] Taufbecken
       *[other] { $name }
    }
scene-outside-name = draußen
scene-sheet-abbey = Abtei
scene-column =
    { $name ->
        [room] Raum
        [who] dort
        [chalice] Kelch
        [book] Bücher
        [tiles] Plättchen
       *[number] Hafen
    }
scene-column-rings = Ringe { $number }
scene-room = { $number } { $name }
scene-mark-room = { $number } { $name } → { $exits }
scene-room-label =
    { $shut ->
        [0] Raum { $room }, Durchgänge nach { $ways }
       *[other] Raum { $room }, Durchgänge nach { $ways }; die Tür schließt den nach { $shut }
    }
scene-floor = in Raum { $number }
scene-place =
    { $free ->
        [yes] { $sort ->
            [chalice] Kelchplatz, Raum { $number }, frei
           *[book] Buchplatz, Raum { $number }, frei
        }
       *[no] { $sort ->
            [chalice] Kelchplatz, Raum { $number }
           *[book] Buchplatz, Raum { $number }
        }
    }
word-kind =
    { $kind ->
        [ring_round] runde Ringe
        [ring_square] viereckige Ringe
        [ring_hexagon] sechseckige Ringe
       *[none] jede Art von Ring
    }
scene-area = Ringbereich { $number } von Raum { $room } ({ $name }), { word-kind }, { $free } von { $capacity } frei
scene-tile =
    { $valued ->
        [yes] { $treasure ->
            [chalice] Kelch von { $seat }, gewertet
            [book] Buch von { $seat }, gewertet
            [ring_round] runder Ring von { $seat }, gewertet
            [ring_square] viereckiger Ring von { $seat }, gewertet
           *[ring_hexagon] sechseckiger Ring von { $seat }, gewertet
        }
       *[no] { $treasure ->
            [chalice] Kelch von { $seat }, frisch
            [book] Buch von { $seat }, frisch
            [ring_round] runder Ring von { $seat }, frisch
            [ring_square] viereckiger Ring von { $seat }, frisch
           *[ring_hexagon] sechseckiger Ring von { $seat }, frisch
        }
    }
scene-mark-valued = { $letter }{ $sign }
scene-figure =
    { $name ->
        [remigius] Remigius, der Abt
        [vitus] Vitus, der Spion
       *[severus] Severus, der Prior
    }
scene-pawn = Pöppel von { $seat }
scene-gate =
    { $gate ->
        [main] Haupttor, in Raum { $number }
       *[side] Nebentor, in Raum { $number }
    }
scene-mark-gate =
    { $gate ->
        [main] Haupttor → { $number }
       *[side] Nebentor → { $number }
    }
scene-gate-name =
    { $gate ->
        [main] Haupttor
       *[side] Nebentor
    }
scene-outside =
    { $gate ->
        [main] vor dem Haupttor
       *[side] vor dem Nebentor
    }
scene-sheet-passages = Durchgänge
scene-passage =
    { $shut ->
        [yes] Durchgang zwischen { $a } und { $b }, von der Tür geschlossen
       *[no] Durchgang zwischen { $a } und { $b }, offen
    }
scene-door = die Tür
scene-mark-door = ▬

## Hafen und Karten

scene-sheet-harbour = Hafen
scene-mark-store =
    { $ship ->
        [yes] { $number } Schiff
       *[no] { $number }
    }
scene-store =
    { $ship ->
        [yes] Speicher { $number } mit dem Schiff, Platz für { $capacity }
       *[no] Speicher { $number }, Platz für { $capacity }
    }
scene-mark-treasure =
    { $name ->
        [chalice] k
       *[book] b
    }
scene-treasure =
    { $name ->
        [chalice] { $count ->
            [one] Kelch
           *[other] { $count } Kelche
        }
        [book] { $count ->
            [one] Buch
           *[other] { $count } Bücher
        }
        [ring_round] { $count ->
            [one] runder Ring
           *[other] { $count } runde Ringe
        }
        [ring_square] { $count ->
            [one] viereckiger Ring
           *[other] { $count } viereckige Ringe
        }
       *[ring_hexagon] { $count ->
            [one] sechseckiger Ring
           *[other] { $count } sechseckige Ringe
        }
    }
scene-sheet-piles = Offene Stapel
scene-pile = Stapel von { $owner }: { $card }
scene-no-card = keine
scene-sealed = { $seat } hat gewählt
scene-bag-name = Beutel
scene-bag =
    { $count ->
        [one] Beutel mit { $count } Plättchen
       *[other] Beutel mit { $count } Plättchen
    }
scene-sheet-hand = Deine Karten
scene-chosen = gewählt
scene-hand-card = { $card }: { $does }; Hafenzahl { $number }; { $status }
scene-card-does = { $moves }, { $effect }
scene-card-state =
    { $state ->
        [hand] auf der Hand
        [pile] auf deinem Stapel
       *[blocked] gesperrt von { $seats }
    }
scene-card-moves =
    { $card ->
        [maria] Pöppel zu einem Speicher
        [porticus] die Tür
        [remigius] Remigius { $steps }
        [severus] Severus { $steps }
        [bells] Plättchen kommen
       *[other] Pöppel { $steps }
    }
scene-card-effect =
    { $card ->
        [benjaminus] einen frischen Ring versetzen
        [maria] seine Plättchen nehmen
        [stephanus] 1 Punkt je anderer Figur
        [porticus] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [remigius] den Raum werten
        [severus] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
        [bells] Karten zurück
       *[other] bis zu { $count } verstecken
    }
scene-sheet-mat =
    { $own ->
        [yes] Deine Schätze
       *[no] Schätze von { $seat }
    }
scene-row =
    { $name ->
        [stock] Bestand
       *[supply] Vorrat
    }
scene-count =
    { $store ->
        [stock] { $count ->
            [0] Bestand: { $treasure }
           *[other] im Bestand
        }
       *[supply] { $count ->
            [0] Vorrat: { $treasure }
           *[other] im Vorrat
        }
    }

## Sitze und Legende

scene-fact-points = Punkte
scene-fact-rooms = Räume
scene-fact-hand = Karten
scene-legend-valued = gewertet
scene-legend-free = frei
scene-legend-door = hinter der Tür

## Stand

scene-status-round =
    { $phase ->
        [set_up] Aufbau
        [over] Aus nach Runde { $round }
       *[turns] Runde { $round }
    }
scene-status-start = Startspieler { $seat }
scene-status-bag = Beutel { $count }
scene-status-door = Tür { $a }-{ $b }
scene-status-card = { $seat }: { $card }
scene-status-raffaele = Raffaele: { $card }
scene-status-final =
    { $turns ->
        [one] Schlussrunde: noch { $turns } Zug
       *[other] Schlussrunde: noch { $turns } Züge
    }

## Aufforderungen

word-place-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
scene-prompt-place =
    { $you ->
        [yes] { $figure ->
            [vitus] Wähle für Vitus einen Raum neben dem von Remigius
           *[other] Wähle einen Raum für { word-place-figure }
        }
       *[no] { $seat } stellt { word-place-figure } auf
    }
scene-prompt-choose = Wähle geheim eine Karte; alle werden zugleich aufgedeckt
scene-prompt-chosen = Du hast { $card } gewählt und darfst es dir noch anders überlegen; { $count ->
        [one] es wählt
       *[other] es wählen
    } noch { $seats }
scene-prompt-choosing = { $seats } { $count ->
        [one] wählt
       *[other] wählen
    } geheim eine Karte
scene-prompt-play =
    { $you ->
        [yes] { $last ->
            [yes] Spiele eine Karte: die Schlussrunde läuft
           *[no] Spiele eine Karte
        }
       *[no] { $seat } wählt eine Karte
    }
word-steps =
    { $steps ->
        [1] 1 Schritt
       *[other] { $steps } Schritte
    }
scene-prompt-move =
    { $you ->
        [yes] { $card ->
            [anselmus] Anselmus: ziehe deinen Pöppel { word-steps }
            [josua] Josua: ziehe deinen Pöppel { word-steps }
            [lucas] Lucas: ziehe deinen Pöppel { word-steps }
            [stephanus] Stephanus: ziehe deinen Pöppel { word-steps }
            [remigius] Ziehe Remigius { word-steps }, in den Raum, der gewertet wird
           *[severus] Ziehe Severus { word-steps }
        }
       *[no] { $card ->
            [remigius] { $seat } zieht Remigius
            [severus] { $seat } zieht Severus
           *[other] { $seat } wählt ein Ziel
        }
    }
scene-prompt-hide =
    { $you ->
        [yes] { $room }: verstecke einen Schatz aus dem Bestand, höchstens { $count }, oder beende
       *[no] { $seat } versteckt Schätze: { $room }
    }
scene-prompt-area =
    { $you ->
        [yes] { $ring ->
            [ring_round] { $room }: wähle einen Ringbereich für den runden Ring
            [ring_square] { $room }: wähle einen Ringbereich für den viereckigen Ring
           *[ring_hexagon] { $room }: wähle einen Ringbereich für den sechseckigen Ring
        }
       *[no] { $seat } wählt einen Ringbereich: { $room }
    }
word-left =
    { $left ->
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }
scene-prompt-walk =
    { $you ->
        [yes] { $what ->
            [take] Benjaminus, { word-left }: geh, oder hebe einen frischen Ring auf
            [carry] { $ring ->
                [ring_round] Benjaminus, { word-left }: trage den runden Ring in einen anderen Raum und verstecke ihn
                [ring_square] Benjaminus, { word-left }: trage den viereckigen Ring in einen anderen Raum und verstecke ihn
               *[ring_hexagon] Benjaminus, { word-left }: trage den sechseckigen Ring in einen anderen Raum und verstecke ihn
            }
           *[done] Benjaminus, { word-left }: geh weiter, oder beende
        }
       *[no] { $seat } geht mit Benjaminus, { word-left }
    }
scene-prompt-turn =
    { $you ->
        [yes] { $room } wurde gewertet: wähle den Ringbereich, in dem ein Ring von dir gewendet wird
       *[no] { $seat } wählt, welcher Ring gewendet wird: { $room }
    }
word-won-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
scene-prompt-over =
    { $count ->
        [one] Das Spiel ist aus: { $seats } gewinnt mit { word-won-points }
       *[other] Das Spiel ist aus: { $seats } gewinnen gemeinsam mit { word-won-points }
    }

## Auswahl und Hinweise

scene-do-place =
    { $piece ->
        [remigius] Remigius in { $number } { $room } stellen
        [vitus] Vitus in { $number } { $room } stellen
       *[severus] Severus in { $number } { $room } stellen
    }
scene-do-move =
    { $piece ->
        [pawn] Nach { $number } { $room } gehen
        [remigius] Remigius nach { $number } { $room }
       *[severus] Severus nach { $number } { $room }
    }
scene-do-step =
    { $piece ->
       *[pawn] Ein Schritt nach { $number } { $room }
    }
scene-do-area = Ringbereich: { $area }
scene-do-drop = Den Ring verstecken: { $area }
scene-do-turn = Einen Ring wenden: { $area }
scene-do-take = Einen Ring von { $owner } aufheben: { $area }
scene-hint-door = { $a }-{ $b } wird offen
scene-hint-announce = { $points } Punkte für alle Räume, wenn sie bleiben
scene-hint-bells =
    { $count ->
        [0] keine Plättchen kommen, alle Karten zurück
        [one] { $count } Plättchen kommt, alle Karten zurück
       *[other] { $count } Plättchen kommen, alle Karten zurück
    }
scene-hint-card =
    { $card ->
        [anselmus] 1 Schritt, bis zu { $count } verstecken
        [josua] 1 oder 2 Schritte, bis zu { $count } verstecken
        [lucas] bis zu { $steps } Schritte, bis zu { $count } verstecken
        [benjaminus] bis zu { $steps } Schritte, einen frischen Ring von wem auch immer versetzen
        [maria] dein Pöppel nimmt alle Plättchen eines Speichers
        [stephanus] 1 oder 2 Schritte, ein Punkt je anderer Figur dort
        [porticus] die Tür versetzen, Punkte: { $points }
        [remigius] bis zu { $steps } Schritte für Remigius, sein Raum wird gewertet
       *[severus] bis zu { $steps } Schritte für Severus, Punkte: { $points }
    }
scene-hint-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scene-hint-severus = Severus ist dort: nichts wird versteckt oder aufgehoben
scene-hint-no-place = kein Platz für deinen Bestand
scene-hint-fits = Platz für: { $treasures }
scene-hint-not-valued = Severus ist dort: keine Punkte
scene-hint-gain = { $seat } { $points }
scene-hint-valued = Punkte: { $gains }
scene-hint-nothing = nichts zu werten
scene-hint-guarded = außer Reichweite: Schätze von { $seats }
scene-hint-guards-nothing = keine frischen Schätze dort
scene-hint-hide =
    { $spaces ->
        [one] gewertet { $points } wert; { $spaces } Platz
       *[other] gewertet { $points } wert; { $spaces } Plätze
    }
scene-hint-area =
    { $empty ->
        [yes] { $free } frei; seine Art entscheidet sich jetzt
       *[no] { $free } frei
    }
scene-hint-rings =
    { $count ->
        [0] keine frischen Ringe dort
        [one] { $count } frischer Ring dort
       *[other] { $count } frische Ringe dort
    }
scene-hint-store =
    { $lost ->
        [0] du erhältst: { $treasures }
       *[other] du erhältst: { $treasures }; für { $lost } hat dein Vorrat nichts mehr
    }
