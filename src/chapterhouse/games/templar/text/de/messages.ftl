# Was Templar zu sagen hat; siehe die englische Datei.

game-title = Templar: The Secret Treasures
game-blurb = Holt die Schätze des Ordens aus dem Hafen und versteckt sie in den Räumen einer Abtei, ehe der Abt zählt und der Prior zusieht.

word-purple = Violett
seat-name =
    { $seat ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }

# Glieder von Aufzählungen.
name-card =
    { $name ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] Glocken
    }
name-treasure =
    { $name ->
        [chalice] Kelch
        [book] Buch
        [ring_round] runder Ring
        [ring_square] viereckiger Ring
       *[ring_hexagon] sechseckiger Ring
    }

## Teile von Sätzen

word-owner =
    { $owner ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }
word-blocker =
    { $blocker ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
        [4] { word-purple }
       *[5] Raffaele
    }
word-card =
    { $card ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] Glocken
    }
word-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
word-piece =
    { $piece ->
        [pawn] deinen Pöppel
        [remigius] Remigius
       *[severus] Severus
    }
word-treasure =
    { $treasure ->
        [chalice] einen Kelch
        [book] ein Buch
        [ring_round] einen runden Ring
        [ring_square] einen viereckigen Ring
       *[ring_hexagon] einen sechseckigen Ring
    }
word-none =
    { $treasure ->
        [chalice] keinen Kelch
        [book] kein Buch
        [ring_round] keinen runden Ring
        [ring_square] keinen viereckigen Ring
       *[ring_hexagon] keinen sechseckigen Ring
    }
word-outcome =
    { $outcome ->
        [chalice] einen Kelch
        [book] ein Buch
        [ring_round] einen runden Ring
        [ring_square] einen viereckigen Ring
       *[ring_hexagon] einen sechseckigen Ring
    }
word-drawn =
    { $outcome ->
        [chalice] ein Kelch
        [book] ein Buch
        [ring_round] ein runder Ring
        [ring_square] ein viereckiger Ring
       *[ring_hexagon] ein sechseckiger Ring
    }
word-card-outcome =
    { $outcome ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] die Glocken
    }

## Aktionen, wie auf einem Knopf oder im Protokoll

action-place = { word-figure } in Raum { $room } stellen
action-split =
    { $single ->
        [ring_round] Einen runden Ring nehmen, und je zwei der anderen
        [ring_square] Einen viereckigen Ring nehmen, und je zwei der anderen
       *[ring_hexagon] Einen sechseckigen Ring nehmen, und je zwei der anderen
    }
action-choose = { word-card } wählen
action-gate =
    { $gate ->
        [main] Am Haupttor herauskommen
       *[side] Am Nebentor herauskommen
    }
action-play = { word-card } spielen
action-announce = Das Ende ansagen: eigene Schätze in jedem Raum
action-finish = Den Zug ohne Ansage beenden
action-move =
    { $piece ->
        [pawn] Mit dem Pöppel in Raum { $room } gehen
        [remigius] Mit Remigius in Raum { $room } gehen
       *[severus] Mit Severus in Raum { $room } gehen
    }
action-hide =
    { $treasure ->
        [chalice] Einen Kelch verstecken
        [book] Ein Buch verstecken
        [ring_round] Einen runden Ring verstecken
        [ring_square] Einen viereckigen Ring verstecken
       *[ring_hexagon] Einen sechseckigen Ring verstecken
    }
action-area = Den Ring in Ringbereich { $area } legen
action-stop = Die Karte beenden
action-step = In Raum { $room } gehen
action-take = Einen Ring von { $owner } in Ringbereich { $area } aufheben
action-drop = Den getragenen Ring in Ringbereich { $area } verstecken
action-storehouse = Zu Speicher { $storehouse } gehen
action-door = Die Tür auf Durchgang { $passage } versetzen
action-turn = Einen Ring in Ringbereich { $area } wenden
action-penalty = Will die gesperrte Karte { word-card } spielen

## Fragen

prompt-place =
    { $you ->
        [yes] Wähle einen Raum für die Figur
       *[no] { $seat } stellt eine Figur auf
    }
prompt-split =
    { $you ->
        [yes] Wähle die Art von Ring, die du nur einmal nimmst
       *[no] { $seat } wählt Ringe
    }
prompt-choose =
    { $you ->
        [yes] Wähle geheim eine Karte
       *[no] { $seat } wählt geheim eine Karte
    }
prompt-gate =
    { $you ->
        [yes] Wähle das Tor, an dem dein Pöppel herauskommt
       *[no] { $seat } wählt ein Tor
    }
prompt-play =
    { $you ->
        [yes] Spiele eine Karte
       *[no] { $seat } wählt eine Karte
    }
prompt-move =
    { $you ->
        [yes] Wähle, wohin es geht
       *[no] { $seat } wählt ein Ziel
    }
prompt-hide =
    { $you ->
        [yes] Wähle einen Schatz zum Verstecken, oder beende
       *[no] { $seat } versteckt Schätze
    }
prompt-area =
    { $you ->
        [yes] Wähle einen Ringbereich für den Ring
       *[no] { $seat } wählt einen Ringbereich
    }
prompt-walk =
    { $you ->
        [yes] Geh mit Benjaminus
       *[no] { $seat } geht mit Benjaminus
    }
prompt-storehouse =
    { $you ->
        [yes] Wähle einen Speicher für Maria
       *[no] { $seat } wählt einen Speicher
    }
prompt-door =
    { $you ->
        [yes] Wähle einen Durchgang für die Tür
       *[no] { $seat } versetzt die Tür
    }
prompt-turn =
    { $you ->
        [yes] Wähle den Ringbereich, in dem ein Ring von dir gewendet wird
       *[no] { $seat } wählt, welcher Ring gewendet wird
    }
prompt-close =
    { $you ->
        [yes] Sag das Ende an, oder beende deinen Zug
       *[no] { $seat } denkt über das Ende nach
    }

## Ablehnungen, gefolgt von der Regel

reason-other-figure = die Figuren kommen nacheinander: Remigius, Vitus, Severus
reason-vitus-beside-remigius = Vitus beginnt in einem Raum, der mit dem von Remigius verbunden ist, und Raum { $room } ist es nicht
reason-no-illustrator = Stephanus ist nicht in diesem Spiel
reason-not-in-hand = { word-card } liegt auf deinem Stapel: nur die Glocken bringen Karten zurück
reason-blocked = { word-card } ist gesperrt: die gleiche Karte liegt obenauf bei { word-blocker }
reason-final-lap-runs = die Schlussrunde läuft schon
reason-rooms-missing =
    { $rooms_held ->
        [one] du hast Schätze in { $rooms_held } Raum, und für eine Ansage braucht es alle { $rooms_needed }
       *[other] du hast Schätze in { $rooms_held } Räumen, und für eine Ansage braucht es alle { $rooms_needed }
    }
reason-other-piece = diese Karte bewegt nicht { word-piece }
reason-stands-there = der Weg muss in einem anderen Raum als { $room } enden
reason-out-of-reach =
    { $steps ->
        [one] Raum { $room } ist mit { $steps } Schritt nicht zu erreichen
       *[other] Raum { $room } ist mit { $steps } Schritten nicht zu erreichen
    }
reason-vitus-there = in Raum { $room } ist Vitus, und Remigius darf nicht dorthin
reason-past-vitus = der einzige offene Weg führt durch den Raum von Vitus: Remigius hält in einem Raum dahinter
reason-behind-vitus = Vitus steht im Weg nach Raum { $room }
reason-none-in-stock = du hast { word-none } in deinem Bestand
reason-severus-here = in Raum { $room_at } ist Severus: dort kann nichts versteckt werden
reason-no-space = Raum { $room_at } hat keinen freien Platz für { word-treasure }
reason-no-area = Raum { $room_at } hat keinen Ringbereich für { word-treasure }
reason-no-such-area = Raum { $room_at } hat keinen Ringbereich { $area }
reason-area-full = Ringbereich { $area } von Raum { $room_at } ist voll
reason-other-kind = in Ringbereich { $area } von Raum { $room_at } liegen Ringe einer anderen Art
reason-ring-in-hand = erst muss der getragene Ring versteckt werden
reason-one-step-at-least = mindestens ein Schritt muss sein
reason-no-steps-left = es ist kein Schritt mehr übrig
reason-no-passage = von hier führt kein Durchgang in Raum { $room }
reason-door-closed = die Tür schließt den Durchgang zu Raum { $room }
reason-gate-first = von draußen führt der erste Schritt in den Raum dieses Tores
reason-ring-stranded = nach einem Schritt in Raum { $room } wäre der Ring nicht mehr zu verstecken
reason-one-ring-only = unterwegs wird nur ein Ring aufgehoben
reason-in-no-room = dein Pöppel ist in keinem Raum, und hier sind keine Ringe
reason-no-ring-of-owner = { word-owner } hat keinen Ring in Ringbereich { $area } von Raum { $room_at }
reason-ring-valued = { word-owner } hat in Ringbereich { $area } von Raum { $room_at } nur gewertete Ringe, und nur frische werden aufgehoben
reason-own-rings-only = in der Schlussrunde werden nur eigene Ringe aufgehoben
reason-nowhere-to-hide = kein Platz, an dem dieser Ring versteckt werden kann, ist zu erreichen
reason-no-ring-in-hand = du trägst keinen Ring
reason-same-room = der Ring wurde in eben diesem Raum aufgehoben
reason-novice-and-severus = in Raum { $room_at } ist Severus: Benjaminus darf nur hindurchgehen
reason-door-stands-there = die Tür steht schon auf Durchgang { $passage }
reason-no-fresh-ring = du hast in Ringbereich { $area } dieses Raumes keinen frischen Ring

## Das Protokoll

event-starting-player = { $outcome } wird als Startspieler ausgelost
event-setup-tile = Speicher { $storehouse } bekommt { word-outcome }
event-refill-tile = Für den Hafen gezogen: { word-drawn }
event-raffaele-card = Raffaele deckt { word-card-outcome } auf
event-revealed = Aufgedeckt, in Sitzfolge: { $cards }
word-source =
    { $source ->
        [chalices] Kelche
        [books] Bücher
        [rings] Ringe
        [stephanus] Stephanus
        [porticus] Porticus
        [severus] Severus
        [church] Schlusswertung, Ringe in der Kirche
        [rooms] Schlusswertung, Räume mit Schätzen
       *[penalty] gesperrte Karte
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } Punkt ({ word-source })
       *[other] { $seat }: { $points } Punkte ({ word-source })
    }
event-received = { $seat } erhält aus Speicher { $storehouse }: { $treasures }
event-unsupplied = { $seat } erhält nichts und hat { word-none } mehr im Vorrat
event-delivered = Speicher { $storehouse } bekommt { word-treasure }
event-discarded = Kein Speicher hat Platz für { word-treasure }: das Plättchen scheidet aus
event-final-lap =
    { $cause ->
        [bag] Die Schlussrunde beginnt: nach den Glocken von { $seat } ist der Beutel leer
       *[rooms] Die Schlussrunde beginnt: { $seat } hat Schätze in jedem Raum
    }
event-vitus-followed = Vitus folgt in Raum { $room }
event-not-valued = In Raum { $room } ist Severus: er wird nicht gewertet
event-turned = { $seat } wendet { word-treasure } in Raum { $room }
event-cards-back = { $seat } nimmt alle Karten zurück
event-round = Runde { $round } beginnt
event-raffaele-shuffled = Raffaeles Karten werden neu gemischt
event-no-move = { word-card } findet keinen Weg: nichts bewegt sich
event-penalty = { word-card } bleibt auf der Hand, und der Versuch kostet Punkte
undo-penalty = Das lässt sich nicht zurücknehmen: Ein abgewiesener Versuch hat einen Punkt gekostet

## Optionen und Ende

option-illustrator = Mit Stephanus
option-illustrator-help = Ob Stephanus, der Illustrator, im Spiel ist; zu fünft muss er es sein
option-first-game = Erstes Spiel
option-first-game-help = Ob die Figuren dort beginnen, wo es für ein erstes Spiel vorgeschlagen ist
option-starting-player = Startspieler
option-starting-player-help = Wer beginnt: ausgelost, oder ein Platz
option-table-penalty = Tischstrafe
option-table-penalty-help = Ob der Versuch, eine gesperrte Karte zu spielen, 1 Punkt kostet
end-bag = Der Hafen konnte nicht aufgefüllt werden
end-all-rooms = Schätze in jedem Raum wurden angesagt
