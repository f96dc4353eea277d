# Die Worte der Seite; Spiele bringen ihre eigenen mit.

## Das Haus

lobby-title = Ein Tisch unter dem Fenster
lobby-lead = Vier klösterliche Brettspiele, mit Freunden oder mit Bots. Kein Konto: Spiel wählen und Platz nehmen.
games = Spiele
about-monasterium = Würfel setzen, über die Straße ziehen und Novizen in fünf Klöster schicken. Drei Jahre, zwölf Runden.
about-luna = Sieben Inseln um den Tempel des Mondes. Die Novizen klug führen und die Gunst der Priesterin gewinnen.
about-templar = Eine Abtei voller versteckter Schätze, Schiffe im Hafen und ein Prior, der nicht zu viel sehen darf.
about-monastery = Das Kloster Plättchen um Plättchen bauen und die Mönche auf seinen Wegen zum Gebet führen.
players = { $least } bis { $most } Personen
play-now = Gleich spielen
play-now-about = gegen Bots
learn = Geführte erste Partie
new-table = Neuer Tisch
my-tables = Meine Tische
your-turn = du bist am Zug
open-tables = Offene Tische
open-tables-none = Niemand wartet. Öffne einen Tisch und schick jemandem den Link.
running-tables = Partien zum Zuschauen
finished-tables = Beendete Partien
finished-about = Partien, die alle noch einmal ansehen können, Zug um Zug. Jede hat ihre Aufzeichnung, und ihre Würfel lassen sich prüfen.
finished-none = Noch ist keine Partie beendet.
finished-older = Ältere Partien
finished-all = Beendete Partien von allen
ended-abandoned = ohne Ergebnis beendet
to-table = Zum Tisch
more-tables =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
watch = Zuschauen
look-back = Ansehen
laying-out = Das Spiel wird aufgebaut…
loading = Einen Augenblick…
to-lobby = Zum Eingang
settings = Einstellungen

## Ein neuer Tisch

new-table-of = Neuer Tisch: { $game }
your-name = Dein Name
guest = Gast
how-many = Wie viele spielen?
who-sits = Wer sitzt wo
seat-number = Platz { $seat }
seat-me = ich
seat-open = frei
seat-bot = einen Bot hierher setzen
bot = Bot
bot-name =
    { $bot ->
        [random] Zufallsbot
        [greedy] Hastiger Bot
        [novice] Bot Novize
        [monk] Bot Mönch
        [prior] Bot Prior
        [abbot] Bot Abt
       *[other] Bot { $bot }
    }
free-seat = diesen Platz freigeben
bot-away = den Bot wegnehmen
options = Regeln an diesem Tisch
how-run = Wie gespielt wird
clock = Bedenkzeit
clock-none = so lange wie gewünscht
clock-relaxed = Tage: je 7 Tage, 8 Stunden mehr für jeden Zug
clock-live = live: je 20 Minuten, 30 Sekunden mehr für jeden Zug
clock-days = { $days } T { $hours } Std
pace = Bots ziehen
pace-ms =
    { $ms ->
        [0] sofort
        [600] zügig
        [1500] in Ruhe
        [3000] langsam
       *[other] wie es die Uhr verlangt
    }
set-listed = Steht am Eingang
set-watch = Andere dürfen zuschauen
set-chat = Chat
set-take-back = Freundlich: Entscheidungen werden zurückgenommen, wenn alle zustimmen
set-hotseat = Mehrere Menschen an diesem einen Gerät
set-quick = Ein Zug endet ohne Rückfrage
open-table = Tisch öffnen
join = Du bist eingeladen
join-about = Ein Platz ist für dich frei. Sag, wer du bist, und setz dich.
sit-down = Platz nehmen
invite = Link für jemanden kopieren
copied = Der Link ist kopiert
copy-link = Link kopieren
waiting-seats =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-ready = Alle Plätze sind besetzt. Es geht los, wenn alle bereit sind.
ready = Ich bin bereit
is-ready = bereit

## Der Tisch

board = Spielplan
whole-board = Ganzer Plan
zoom = Größe des Plans
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ursprüngliche Größe
seats = Plätze
status = Stand des Spiels
tools = Werkzeuge
legend = Was die Zeichen bedeuten
you = du
away = nicht da
vacant = niemand
to-act = am Zug
thinking = denkt nach…
spectator = Du schaust zu
action-bar = Was zu tun ist
targets =
    { $count ->
        [one] ein Ort ist wählbar
       *[other] { $count } Orte sind wählbar
    }
undo = Zurück
restart-turn = Zug neu beginnen
end-turn = Zug beenden
draft = Zu bestätigen: { $action }
draft-back = Anders wählen
not-now = Jetzt nicht gefragt. Jetzt: { $prompt }
nothing-now = Für dich gibt es jetzt nichts zu wählen.
nothing = nichts
choose = Wählen
close = Schließen
send = Senden
hand-over = Weitergeben an { $name }
rematch = Noch einmal
rematch-go = Zur nächsten Partie
game-abandoned = Die Partie wurde ohne Ergebnis beendet.

## Protokoll, Punkte, Regeln

log = Protokoll
since = Seit deinem letzten Zug
look-at = Den Tisch nach Entscheidung { $ply } ansehen
replay = Zurückblicken
replay-first = An den Anfang
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-leave = Zurück ins Jetzt
looking = Nach Entscheidung { $ply } von { $last }.
scores = Punkte
score-source = Punkte für
score-total = Summe
facts = Was alle haben
rules = Regeln
rules-search = In den Regeln suchen
rule-open = Regel { $rule }
chat = Chat
chat-say = Etwas sagen
chat-new =
    { $count ->
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
chat-silence = Es gilt ein Schweigegelübde

## Planen

plan = Planen
plan-about = Entscheidungen ausprobieren; niemand sieht es, und nichts ist entschieden
planning = Geplant:
plan-back-to = Zurück bis hier
plan-do = So machen
plan-world = Anderes Glück
plan-world-about = Derselbe Plan mit anderen Würfeln und anderem Verborgenen
plan-leave = Plan verlassen
plan-partly = { $made } von { $count } Entscheidungen sind getroffen; dann wurde etwas aufgedeckt.

## Das Menü des Tisches

menu = Tisch
record = Aufzeichnung
record-download = Aufzeichnung herunterladen
verify = Ehrliche Würfel
verify-about = Vor dem ersten Wurf hat das Haus diesen Fingerabdruck seiner Würfel gezeigt. Nach dem Ende kann ihn jeder prüfen.
verify-now = Würfel ansehen und prüfen
verify-holds = Es stimmt: Dieser Browser hat den Fingerabdruck aus dem Startwert berechnet, und es ist der gezeigte. Die Würfel lagen vor Spielbeginn fest.
verify-broken = Das passt nicht: Es sind nicht die versprochenen Würfel.
dice-of = Ehrliche Würfel: { $game }
dice-working = Die Partie wird noch einmal berechnet…
dice-about = Jeder Platz konnte den Würfeln etwas Eigenes beisteuern. Hier steht, was kam, neben dem, was dieselben Ziehungen im Durchschnitt zeigen: Jede wurde zweihundertmal mit anderen Würfeln wiederholt. Je mehr man vergleicht, desto eher ist etwas Seltenes darunter.
dice-commitment = Der Fingerabdruck, der vor dem ersten Wurf gezeigt wurde:
dice-seed = Der Startwert, am Ende gezeigt:
dice-all = Die Würfel aller beendeten Partien
dice-tables =
    { $count ->
        [0] Noch wurde keine beendete Partie gezählt.
        [one] Gezählt aus dem Protokoll einer beendeten Partie.
       *[other] Gezählt aus den Protokollen von { $count } beendeten Partien.
    }
dice-outcome = Ergebnis
dice-times = Anzahl
dice-average = Im Durchschnitt
dice-share = Anteil
proposals = Vorschläge
propose-take-back = Meine letzte Entscheidung zurücknehmen
propose-abandon = Das Spiel ohne Ergebnis beenden
motion-take-back = Jemand möchte eine Entscheidung zurücknehmen.
motion-abandon = Jemand möchte das Spiel ohne Ergebnis beenden.
motion-stand-in = Jemand möchte, dass ein Bot für einen Platz spielt.
agree = Einverstanden
decline = Ablehnen
withdraw = Zurückziehen
stand-in = Ein Bot für mich
stand-in-start = Ihn spielen lassen
stand-in-end = Ich spiele wieder
bot-plays-for-you = Ein Bot spielt für dich.
stand-in-other = Ein Bot für { $name }
nobody-plays = Für { $name } spielt niemand mehr.
time-is-up = Die Zeit von { $name } ist abgelaufen.
seat-link = Mein Platz anderswo
seat-link-about = Ein Link, der deinen Platz in einem anderen Browser öffnet. Ein älterer Link gilt sofort nicht mehr.
seat-link-make = Link erzeugen
leave = Den Tisch verlassen
leave-sure = Diesen Tisch endgültig verlassen?

## Vorlieben und Tasten

language = Sprache
theme = Farben
theme-auto = Farben wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Töne
motion = Figuren bewegen sich
reading = Text statt Spielplan
keys = Tasten
keys-on = Einzelne Buchstaben sind Tastenkürzel
key-walk = über den Plan gehen
key-choose = wählen, oder hören, warum nicht
key-targets = nächster, voriger wählbarer Ort
key-buttons = einen Knopf der Leiste drücken
key-undo = zurücknehmen
key-end = den Zug beenden
key-back = zurück
ask-where = Wo bin ich?
ask-can = Was kann ich tun?
ask-goods = Meine Güter
ask-scores = Punkte
ask-changed = Was hat sich geändert?
read-choices = Was zu wählen ist
command = Befehl
command-do = Ausführen
command-help = Die Nummer einer Wahl, eine Entscheidung in Notation oder eine Frage:
command-unknown = „{ $text }“ steht nicht zur Wahl.
nothing-changed = Seit deinem letzten Zug hat sich nichts geändert.

## Die Anleitung

guide = Anleitung
help = Was ist das?
help-none = Das erklärt sich von selbst.
guide-next = Verstanden
guide-leave = Ohne Anleitung spielen

## Störungen

line-lost = Die Verbindung ist unterbrochen; neuer Versuch…
line-broken = Das Haus ist nicht zu erreichen.
no-answer = Das Haus antwortet darauf nicht. Nichts hat sich geändert.
line-restart = Das Haus startet neu und ist gleich wieder da.
gone = Hier ist nichts
gone-unknown = Diesen Tisch gibt es nicht.
gone-forbidden = An diesem Tisch darf man nicht zuschauen.
gone-link = Dieser Platz wurde anderswo mit einem neuen Link geöffnet.
gone-limit = Zu viele Nachrichten in kurzer Zeit. Lade die Seite neu.
by-lot = ausgelost
