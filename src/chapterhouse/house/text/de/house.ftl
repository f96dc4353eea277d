# Die Worte des Hauses neben denen von Kern und Spielen. $seat, $about sind Plätze nach ihrer Farbe, wie Namen von
# Personen; $bot ist der Name eines Bots, $name wie jemand sich nennt, $line und $action ganze Meldungen.

## Bots

house-bot-novice = Novize
house-bot-monk = Mönch
house-bot-prior = Prior
house-bot-abbot = Abt
house-bot-greedy = Gierig
house-bot-random = Zufall

## Ereignisse

house-event-created = Der Tisch ist offen
house-event-seated = { $name } setzt sich als { $seat }
house-event-seated-bot = Ein Bot setzt sich als { $seat }: { $bot }
house-event-left = { $seat } hat den Tisch verlassen
house-event-invited = Es gibt eine neue Einladung für { $seat }
house-event-ready = { $seat } ist bereit
house-event-undone = { $seat } nimmt zurück
house-event-agreed = { $seat } ist einverstanden
house-event-declined = { $seat } ist nicht einverstanden
house-event-taken-back = Im Einverständnis aller zurückgenommen
house-event-abandoned = Das Spiel wurde im Einverständnis aller ohne Ergebnis beendet
house-event-stand-in = Ein Bot spielt für { $seat }: { $bot }
house-event-returned = { $seat } spielt wieder selbst
house-event-rematch = Das nächste Spiel ist offen
house-by-hotseat = { $line } (am gemeinsamen Bildschirm)
house-by-stand-in = { $line } (vertreten: { $bot })
house-by-fallback = { $line } (der Bot gab keine Antwort; für ihn wurde ein erlaubter Zug gemacht)

## Anträge

house-motion-take-back = { $seat } bittet, die letzte Entscheidung zurücknehmen zu dürfen
house-motion-abandon = { $seat } schlägt vor, das Spiel ohne Ergebnis zu beenden
house-motion-stand-in =
    { $once ->
        [yes] { $seat } schlägt vor, dass ein Bot den Zug von { $about } spielt: { $bot }
       *[no] { $seat } schlägt vor, dass ein Bot für { $about } spielt: { $bot }
    }

## Ablehnungen

house-refused-malformed = Diese Nachricht ist nicht lesbar: { $fault }
house-refused-unknown-table = Diesen Tisch gibt es nicht
house-refused-unknown-game = Dieses Spiel gibt es nicht; es gibt { $games }
house-refused-unknown-bot = Den Bot { $bot } gibt es nicht; es gibt { $bots }
house-refused-bad-option = { $option }: { $given } ist nicht möglich; erwartet: { $expected }
house-refused-option = { $label }: „{ $value }“ passt nicht zu diesem Tisch. { $about }.
house-refused-bad-name = Ein Name hat 1 bis { $most } einfache Zeichen einer Schrift
house-refused-bad-action = Diese Aktion gibt es nicht; erwartet: { $fault }
house-refused-forbidden = Das darfst du hier nicht
house-refused-not-seated = Das ist nicht dein Platz
house-refused-seat-taken = Dieser Platz ist besetzt
house-refused-used-link = Diese Einladung wurde schon benutzt, oder es gibt eine neuere
house-refused-not-open = Das Spiel hat begonnen
house-refused-not-running = Hier läuft kein Spiel
house-refused-not-over = Das Spiel ist noch nicht zu Ende
house-refused-not-awaited = Du bist gerade nicht gefragt
house-refused-stale = Inzwischen hat sich etwas geändert; bitte noch einmal hinsehen
house-refused-motion-open = Ein anderer Antrag wartet auf Antworten
house-refused-no-motion = Diesen Antrag gibt es nicht mehr
house-refused-chat-off = An diesem Tisch gibt es keinen Chat
house-refused-silence = Ein Schweigegelübde verbietet gerade das Reden
house-refused-rate = Zu viel auf einmal; bitte warten
house-refused-too-large = Das ist zu lang
house-refused-not-ready = Dieses Spiel wird noch vorbereitet; bitte warten
house-refused-retry = Das ließ sich gerade nicht speichern; bitte noch einmal versuchen
house-refused-foreign-origin = Diese Anfrage kommt von einer fremden Seite
house-refused-json-only = Erwartet wird JSON
house-refused-internal = Im Haus ist etwas schiefgegangen
house-refused-not-found = Hier ist nichts
house-refused-wrong-method = Das geht hier nicht
house-refused-undo-refused = Das lässt sich nicht zurücknehmen
house-refused-illegal = Das ist nicht erlaubt
