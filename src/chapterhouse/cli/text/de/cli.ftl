# Was das Terminal neben den Worten des Hauses und des Spiels sagt.

## Wer spielt

cli-human = du
cli-seat = { $seat } ({ $who })
cli-yes = ja
cli-no = nein

## Das Menü

cli-menu-welcome = Willkommen im Kapitelhaus. Die Eingabetaste nimmt, was in Klammern steht, q verlässt das Haus.
cli-menu-resume = Weiterspielen: { $file }? { $yes } oder { $no }
cli-menu-game = Welches Spiel?
cli-menu-players = Wie viele spielen mit? { $counts }
cli-menu-who = Wer sitzt wo: { $names }, mit Kommas dazwischen. Ein Name gilt für alle Plätze.
cli-menu-seats = Plätze?
cli-menu-usual = Nach den üblichen Regeln spielen? { $yes } oder { $no }

## Befehle im Spiel

cli-command-help = hilfe ?
cli-command-board = plan
cli-command-west = westen links
cli-command-east = osten rechts
cli-command-scores = punkte
cli-command-log = protokoll
cli-command-why = warum
cli-command-undo = zurück zurueck
cli-command-rules = regeln regel
cli-command-save = speichern
cli-command-quit = ende
cli-help-head = Gib die Nummer einer Wahl ein, oder die Aktion selbst, wie sie neben der Nummer steht. Oder:
cli-help-help = diese Liste
cli-help-board = zeigt den Plan noch einmal
cli-help-west = schiebt eine breite Karte nach links
cli-help-east = schiebt eine breite Karte nach rechts
cli-help-scores = die Punkte aller
cli-help-log = was geschehen ist; mit einer Zahl so viele Entscheidungen, mit 0 alle
cli-help-why = mit einer Aktion oder Nummer: ist das erlaubt, und wenn nicht, warum nicht
cli-help-undo = nimmt die letzte Entscheidung zurück, solange nichts aufgedeckt wurde
cli-help-rules = mit einer Nummer wie { $rule }: diese Regel; allein: alle Nummern
cli-help-save = mit einem Dateinamen: speichert dort eine Kopie des Spiels
cli-help-quit = verlässt das Spiel; es ist gespeichert

## Im Spiel

cli-not-understood = „{ $line }“ verstehe ich nicht. Gib eine Zahl von 1 bis { $count } ein, eine Aktion wie „{ $example }“, oder hilfe.
cli-refused = Nicht erlaubt: { $refusal }.
cli-why-what = Warum was? Füge eine Aktion wie „{ $example }“ an, oder eine Nummer der Liste.
cli-why-legal = { $action } ist erlaubt: { $meaning }.
cli-why-refused = { $action } ist nicht erlaubt: { $refusal }.
cli-undone = Zurückgenommen: { $action }.
cli-save-where = Das Spiel wird nach jeder Entscheidung in { $file } gespeichert. Füge einen Dateinamen an, um eine Kopie zu speichern.
cli-saved = Gespeichert in { $file }.
cli-left = Das Spiel ist in { $file } gespeichert; „chapterhouse play --resume“ setzt es fort.
cli-over = Das ganze Spiel steht in { $file }: „chapterhouse verify“ prüft seine Würfel, „chapterhouse replay“ zeigt es noch einmal.
cli-total = Summe
cli-lead = Vorsprung

## Tabellen der Befehle

cli-games-title = { $title } ({ $publisher } { $year })
cli-games-authors = von
cli-games-players = Spieler
cli-games-options = Optionen
cli-games-rules = Regeln
cli-games-reconstructed = Plan, rekonstruiert
cli-games-share = { $count } von { $of } Werten
cli-number = { $value }
cli-simulate-games = Spiele
cli-simulate-decisions = Entscheidungen
cli-simulate-speed = Tempo
cli-simulate-length = Entscheidungen je Spiel
cli-simulate-ends = Spielenden
cli-simulate-scores = Mittlere Punkte je Platz
cli-simulate-winners = Mittlere Punkte der Sieger
cli-simulate-violations = Verletzte Invarianten
cli-simulate-unchecked = nicht geprüft
cli-simulate-of = { $games } mit { $players } Spielern
cli-simulate-rate = { $rate } Entscheidungen in der Sekunde
cli-simulate-range = { $min } bis { $max }, im Mittel { $mean }
cli-simulate-fault = Spiel { $game }: Invariante { $fault } nach Entscheidung { $decision } verletzt
cli-replay-head = { $game }, nach { $ply } von { $of } Entscheidungen; die ganze Aufzeichnung ist geprüft.
cli-verify-facts = Die Datei wurde nicht verändert: ihre Prüfsumme stimmt.
cli-verify-commitment = Der Startwert ist der, auf den man sich vor dem Spiel festgelegt hat.
cli-verify-entropy =
    { $count ->
        [0] Kein Platz gab Zufall dazu: die Würfel folgen allein aus dem Startwert.
        [one] Der Zufall von { $count } Platz ging in die Würfel ein.
       *[other] Der Zufall von { $count } Plätzen ging in die Würfel ein.
    }
cli-verify-chance =
    { $count ->
        [one] { $count } Ziehung oder Wurf folgt aus Startwert und Zufall, wie aufgezeichnet.
       *[other] Alle { $count } Ziehungen und Würfe folgen aus Startwert und Zufall, wie aufgezeichnet.
    }
cli-verify-decisions =
    { $count ->
        [one] { $count } Entscheidung war erlaubt, als sie fiel.
       *[other] Alle { $count } Entscheidungen waren erlaubt, als sie fielen.
    }
cli-verify-result = Das Ergebnis stimmt: { $end }; Punkte { $scores }.
cli-verify-running = Das Spiel wurde nicht zu Ende gespielt: es gibt kein Ergebnis zu prüfen.
cli-rules-beyond = Über die Regelhefte hinaus: { $classes }.
cli-board-fine = { $file }: darauf kann gespielt werden ({ $game }, Prüfsumme { $digest })
cli-board-path = Wert
cli-board-value = ist
cli-board-class = Klasse
cli-class-rulebook = Regelheft
cli-class-inferred = erschlossen
cli-class-public = öffentlich
cli-class-reconstructed = rekonstruiert

cli-arena-head = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-won = Gewonnen
cli-arena-interval = 95-%-Intervall
cli-arena-score = Punkte
cli-arena-margin = Vorsprung
cli-arena-rating = Wertung
cli-arena-seconds = Sekunden je Partie
cli-arena-failed = Ausfälle
cli-arena-duel = { $one } vor { $other }
cli-arena-fault = ein Bot ist ausgefallen: { $fault }
cli-record-done = { $games } Partien liegen in { $folder }. Mit pandas: pandas.read_parquet("{ $folder }/decisions")

cli-tables-checked =
    { $count ->
        [one] { $count } Tisch, davon { $faults } beim Nachspielen anders
       *[other] { $count } Tische, davon { $faults } beim Nachspielen anders
    }
