# Was Luna zu sagen hat. Meldungen entstehen in kernel/phrases.py; solche, die mit "word-" beginnen, sind Teile
# von anderen und lesen dieselben Argumente.
# $seat ist der Name eines Platzes, gebraucht wie der Name eines Menschen; $side ist die Nummer einer Seite;
# $you ist "yes" oder "no".

game-title = Luna
game-blurb = Schicke deine Novizen über sieben Inseln und in den Tempel der Mondpriesterin, in Gesellschaft oder allein.

word-white = Weiß
seat-name =
    { $seat ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }

# Glieder von Listen.
name-colour =
    { $name ->
        [blue] Blau
        [yellow] Gelb
        [red] Rot
       *[green] Grün
    }
name-isle =
    { $name ->
        [herbs] Kräuter
        [tide] Gezeiten
        [sailboat] Segelboot
        [corruption] Bestechung
        [book] Buch
        [novice] Novize
       *[shrine] Schrein
    }

## Satzteile

word-side =
    { $side ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }
word-by =
    { $by ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }
# Nach "der", "die" und Verhältniswörtern mit ihnen.
word-isle =
    { $isle ->
        [herbs] Kräuterinsel
        [tide] Gezeiteninsel
        [sailboat] Segelbootinsel
        [corruption] Bestechungsinsel
        [book] Buchinsel
        [novice] Novizeninsel
        [none] keine Insel
       *[shrine] Schreininsel
    }
word-to =
    { $to ->
        [herbs] Kräuterinsel
        [tide] Gezeiteninsel
        [sailboat] Segelbootinsel
        [corruption] Bestechungsinsel
        [book] Buchinsel
        [novice] Novizeninsel
       *[shrine] Schreininsel
    }
word-place =
    { $place ->
        [herbs] Kräuterinsel
        [tide] Gezeiteninsel
        [sailboat] Segelbootinsel
        [corruption] Bestechungsinsel
        [book] Buchinsel
        [novice] Novizeninsel
        [shrine] Schreininsel
       *[pier] Anleger
    }
word-from =
    { $from ->
        [herbs] auf der Kräuterinsel
        [tide] auf der Gezeiteninsel
        [sailboat] auf der Segelbootinsel
        [corruption] auf der Bestechungsinsel
        [book] auf der Buchinsel
        [novice] auf der Novizeninsel
        [shrine] auf der Schreininsel
        [beside_herbs] neben der Kräuterinsel
        [beside_tide] neben der Gezeiteninsel
        [beside_sailboat] neben der Segelbootinsel
        [beside_corruption] neben der Bestechungsinsel
        [beside_book] neben der Buchinsel
        [beside_novice] neben der Novizeninsel
        [beside_shrine] neben der Schreininsel
       *[pier] am Anleger
    }

## Aktionen, wie auf einer Schaltfläche oder im Protokoll

action-place-figure =
    { $figure ->
        [priestess] Die Mondpriesterin auf die { word-isle } stellen
        [builder] Den Baumeister auf die { word-isle } stellen
       *[apostate] Den Abtrünnigen auf die { word-isle } stellen
    }
action-place-shrine = Deinen ersten Schrein auf die { word-isle } stellen
action-place-pair = Zwei Novizen auf die { word-isle } stellen
action-deactivate = Die Novizen deines Gegners auf der { word-isle } inaktiv machen
action-act =
    { $action ->
        [favour] Gunst des Priesters: ein Gunstplättchen nehmen
        [recruit] Anwerben: einen Novizen aufnehmen
        [shrine] Schrein: auf der Insel des Baumeisters bauen
        [herbs] Kräuter: einen oder zwei Novizen wecken
        [travel] Reise: aktive Novizen versetzen
        [tide] Gezeiten: beliebige eigene Novizen versetzen
        [sailboat] Segelboot: einen oder zwei Novizen fahren, die aktiv bleiben
        [promote] Berufung: ein Tempelplättchen beanspruchen
        [consecrate] Weihe: in den Tempel einziehen
        [book] Buch: ein Buch der Weisheit nehmen
        [council] Rat: im Rat der Priester aufsteigen
        [expel] Vertreibung: den Abtrünnigen weiterjagen
        [meditate] Meditation: ein Zeitplättchen wenden
       *[end] Die Aktionsphase beenden
    }
action-isle =
    { $isle ->
        [none] Auf keiner Insel, mit dem Novizenplättchen allein
       *[other] Auf der { word-isle }
    }
action-tile = Tempelplättchen { $tile }
action-count = Anzahl: { $count }
action-virtual =
    { $use ->
        [yes] Mit dem Novizenplättchen statt eines Novizen
       *[no] Ohne das Novizenplättchen
    }
action-move = Einen Novizen { word-from } neben die { word-to } versetzen
action-done = Keine weiteren Züge
action-from =
    { $place ->
        [pier] Vom Anleger absegeln
       *[other] Von der { word-place } absegeln
    }
action-to = Auf der { word-isle } landen
action-book-from = Das Buch von Feld { $tile } nehmen
action-book-to = Das Buch deinem Novizen auf Feld { $tile } geben

## Aufforderungen

prompt-figure =
    { $you ->
        [yes] Wähle eine Insel für die Figur
       *[no] { $seat } stellt die Figuren auf
    }
prompt-shrine =
    { $you ->
        [yes] Wähle eine Insel für deinen ersten Schrein
       *[no] { $seat } stellt einen Schrein auf
    }
prompt-pair =
    { $you ->
        [yes] Wähle eine Insel für zwei Novizen
       *[no] { $seat } stellt Novizen auf
    }
prompt-deactivate =
    { $you ->
        [yes] Wähle eine Insel, auf der die Novizen deines Gegners inaktiv werden
       *[no] { $seat } wählt eine Insel, die ruhen soll
    }
prompt-act =
    { $you ->
        [yes] Wähle eine Aktion
       *[no] { $seat } wählt eine Aktion
    }
prompt-isle =
    { $you ->
        [yes] Wähle eine Insel für die Aktion
       *[no] { $seat } wählt eine Insel
    }
prompt-tile =
    { $you ->
        [yes] Wähle ein Tempelplättchen
       *[no] { $seat } wählt ein Tempelplättchen
    }
prompt-count =
    { $you ->
        [yes] Wähle, wie viele
       *[no] { $seat } wählt, wie viele
    }
prompt-virtual =
    { $you ->
        [yes] Wähle, ob das Novizenplättchen einen Novizen ersetzt
       *[no] { $seat } wählt, ob das Novizenplättchen dient
    }
prompt-move =
    { $you ->
        [yes] Versetze einen Novizen, oder höre auf
       *[no] { $seat } versetzt Novizen
    }
prompt-from =
    { $you ->
        [yes] Wähle, wo das Segelboot Novizen abholt
       *[no] { $seat } wählt, wo das Segelboot ablegt
    }
prompt-to =
    { $you ->
        [yes] Wähle, wo das Segelboot landet
       *[no] { $seat } wählt, wo das Segelboot landet
    }
prompt-book-from =
    { $you ->
        [yes] Wähle ein Buch
       *[no] { $seat } wählt ein Buch
    }
prompt-book-to =
    { $you ->
        [yes] Wähle den Novizen, der das Buch bekommt
       *[no] { $seat } wählt, wer das Buch bekommt
    }

## Ablehnungen, denen die Regel folgt

reason-other-figure = die Figuren kommen der Reihe nach: Mondpriesterin, Baumeister, Abtrünniger
reason-isle-has-shrine = auf der { word-isle } steht schon ein Schrein
reason-no-start-shrine-on-herbs = zu zweit und allein kommt kein erster Schrein auf die Kräuterinsel
reason-own-pieces-there = auf der { word-isle } hast du schon Steine
reason-no-active-opponent = dein Gegner hat keinen aktiven Novizen auf der { word-isle }
reason-no-favour-payable = keine Insel hat ein Plättchen, das dir fehlt, und zugleich genug aktive Novizen von dir
reason-supply-empty = in deinem Vorrat ist kein Novize mehr
reason-no-recruit-payable = auf keiner Insel hast du zwei aktive Novizen
reason-no-shrine-token = du hast das Schreinplättchen nicht
reason-own-shrine-there = auf der Insel des Baumeisters hast du schon einen Schrein
reason-no-shrines-left = in deinem Vorrat ist kein Schrein mehr
reason-shrine-novices =
    { $novices ->
        [one] ein Schrein braucht { $needed } aktive Novizen auf der Insel des Baumeisters, du hast dort { $novices }
       *[other] ein Schrein braucht { $needed } aktive Novizen auf der Insel des Baumeisters, du hast dort { $novices }
    }
reason-no-herbs-token = du hast das Kräuterplättchen nicht
reason-nobody-to-wake = kein Novize von dir ist dort inaktiv, wo Kräuter ihn wecken könnten
reason-nobody-to-travel = du hast keinen aktiven Novizen, der reisen könnte
reason-no-tide-token = du hast das Gezeitenplättchen nicht
reason-nobody-for-tide = du hast weder auf noch neben einer Insel noch am Anleger einen Novizen zu versetzen
reason-no-sailboat-token = du hast das Segelbootplättchen nicht
reason-nobody-to-sail = du hast weder einen aktiven Novizen, der fahren könnte, noch einen am Anleger
reason-no-tile-to-claim = kein freies Plättchen ist in Reichweite, auf dessen Insel du genug aktive Novizen hast
reason-no-claim-ready = keines deiner beanspruchten Plättchen kann jetzt in den Tempel
reason-no-book-token = du hast das Buchplättchen nicht
reason-nobody-for-book = du hast im Tempel keinen Novizen ohne Buch
reason-last-space = dein Ratsstein liegt auf dem letzten Feld
reason-nobody-for-council = du hast weder einen aktiven Novizen für den Rat noch das Novizenplättchen
reason-nobody-to-expel = du hast weder einen aktiven Novizen auf der Insel des Abtrünnigen noch das Novizenplättchen
reason-expulsion-blocked = auf Stufe 3 lässt sich der Abtrünnige nicht vertreiben
reason-no-meditation = allein gibt es keine Meditation
reason-cannot-end = die Aktionsphase endet mit dem letzten Zeitplättchen
reason-blocked = der Abtrünnige sperrt diese Insel
reason-token-held = das Plättchen der { word-isle } hast du schon
reason-favour-novices =
    { $needed ->
        [one] die Gunst der { word-isle } braucht dort { $needed } aktiven Novizen von dir, du hast { $novices }
       *[other] die Gunst der { word-isle } braucht dort { $needed } aktive Novizen von dir, du hast { $novices }
    }
reason-recruit-novices = Anwerben braucht { $needed } aktive Novizen, auf der { word-isle } hast du { $novices }
reason-not-on-herbs = auf ihrer eigenen Insel wecken Kräuter niemanden
reason-none-inactive = neben der { word-isle } hast du keinen inaktiven Novizen
reason-none-active = auf der { word-isle } hast du keinen aktiven Novizen
reason-isle-needed = diese Aktion braucht eine Insel
reason-no-novice-token = du hast das Novizenplättchen nicht
reason-tile-gone = Tempelplättchen { $tile } liegt nicht auf dem Pfad
reason-tile-claimed = Tempelplättchen { $tile } ist schon beansprucht
reason-tile-closed = Tempelplättchen { $tile } liegt noch außer Reichweite des Wächters
reason-claim-needs-corruption = Tempelplättchen { $tile } lässt sich vorerst nur mit dem Bestechungsplättchen beanspruchen
reason-promotion-novices =
    { $needed ->
        [one] Tempelplättchen { $tile } braucht { $needed } aktiven Novizen auf der Insel seines Zeichens, du hast { $novices }
       *[other] Tempelplättchen { $tile } braucht { $needed } aktive Novizen auf der Insel seines Zeichens, du hast { $novices }
    }
reason-not-your-claim = Tempelplättchen { $tile } ist nicht von dir beansprucht
reason-entry-needs-corruption = Tempelplättchen { $tile } kommt vorerst nur mit dem Bestechungsplättchen in den Tempel
reason-two-at-most = Kräuter wecken höchstens zwei Novizen, nicht { $count }
reason-boat-holds-two = das Segelboot fasst höchstens zwei Novizen, nicht { $count }
reason-not-so-many-inactive =
    { $inactive ->
        [one] { $count } sind zu viele: dort hast du { $inactive } inaktiven Novizen
       *[other] { $count } sind zu viele: dort hast du { $inactive } inaktive Novizen
    }
reason-not-so-many-aboard = { $count } sind zu viele: dort hast du weniger Novizen
reason-beyond-last-space =
    { $spaces_left ->
        [one] { $count } sind zu viele: bis zum letzten Feld ist es { $spaces_left } Schritt
       *[other] { $count } sind zu viele: bis zum letzten Feld sind es { $spaces_left } Schritte
    }
reason-not-so-many-active =
    { $novices ->
        [one] { $count } sind zu viele: dort hast du { $novices } aktiven Novizen
       *[other] { $count } sind zu viele: dort hast du { $novices } aktive Novizen
    }
reason-not-so-many-against =
    { $novices ->
        [one] { $count } sind zu viele: auf der Insel des Abtrünnigen hast du { $novices } aktiven Novizen
       *[other] { $count } sind zu viele: auf der Insel des Abtrünnigen hast du { $novices } aktive Novizen
    }
reason-full-circle = { $count } Inseln brächten den Abtrünnigen dahin zurück, wo er steht
reason-virtual-for-novice = das Novizenplättchen kann nicht helfen, es selbst zu holen
reason-virtual-claims-nothing = das Novizenplättchen kann den Novizen nicht ersetzen, der das Plättchen beansprucht
reason-virtual-alone = das Novizenplättchen allein braucht keine Insel: wähle keine
reason-only-virtual = ohne Insel gibt es nur das Novizenplättchen
reason-token-needs-more =
    { $needed ->
        [one] das braucht { $needed } aktiven Novizen, du hast { $novices }: nur das Novizenplättchen hilft
       *[other] das braucht { $needed } aktive Novizen, du hast { $novices }: nur das Novizenplättchen hilft
    }
reason-earlier-move = versetzt wird in der Reihenfolge der Inseln, und dies käme vor dem letzten Zug
reason-travel-from-isles = eine Reise versetzt nur aktive Novizen; neben den Inseln und am Anleger braucht es Gezeiten
reason-none-to-move = du hast keinen Novizen { word-from }
reason-none-for-tide = du hast keinen Novizen { word-from }
reason-moved-already = alle deine Novizen { word-from } kamen mit diesen Gezeiten
reason-pier-empty = du hast keinen Novizen am Anleger
reason-none-to-sail = du hast keinen aktiven Novizen auf der { word-place }
reason-move-first = versetze wenigstens einen Novizen
reason-same-isle = das Segelboot fährt anderswohin als zur { word-isle }
reason-no-book-there = auf Feld { $tile } liegt kein Buch
reason-not-your-novice = auf Feld { $tile } steht kein Novize von dir
reason-has-book = dein Novize auf Feld { $tile } hat schon ein Buch

## Das Protokoll

event-start-player = { $outcome } wird als Startspieler gezogen
event-boards = Tempeltafeln vom Tor an: { $outcome }
event-start-tiles = Startplättchen der Reihe nach: { $outcome }
event-ring = Inseln im Uhrzeigersinn: { $outcome }
word-outcome =
    { $outcome ->
        [herbs] Kräuterinsel
        [tide] Gezeiteninsel
        [sailboat] Segelbootinsel
        [corruption] Bestechungsinsel
        [book] Buchinsel
        [novice] Novizeninsel
       *[shrine] Schreininsel
    }
event-figure =
    { $figure ->
        [priestess] Die Mondpriesterin beginnt auf der { word-outcome }
        [builder] Der Baumeister beginnt auf der { word-outcome }
       *[apostate] Der Abtrünnige beginnt auf der { word-outcome }
    }
word-source =
    { $source ->
        [start] Spielbeginn
        [guard] Weihe
        [displaced] Verdrängung
        [book] Buch der Weisheit
        [time] letztes Zeitplättchen
        [priestess] Mondpriesterin
        [apostate] Abtrünniger
        [temple] Tempel
        [shrines] Schlusswertung, Schreine
        [tokens] Schlusswertung, Gunstplättchen
       *[council] Schlusswertung, Rat
    }
event-scored =
    { $points ->
        [one] { word-side }: { $points } Punkt ({ word-source })
       *[other] { word-side }: { $points } Punkte ({ word-source })
    }
event-displaced = { word-by } verdrängt den Novizen von { word-side } von Feld { $tile }
event-tokens = { word-side } nimmt zwei Gunstplättchen: { $tokens }
event-round = Runde { $round } beginnt mit { $start_player }; der Wächter steht auf { $guard }
event-phase-over = { $seat } beendet die Aktionsphase
event-wandered =
    { $figure ->
        [priestess] Die Mondpriesterin ist jetzt auf der { word-isle }
        [builder] Der Baumeister ist jetzt auf der { word-isle }
       *[apostate] Der Abtrünnige ist jetzt auf der { word-isle }
    }
event-guard = Der Tempelwächter zieht auf das Wächterplättchen { $guard }
event-opponent-placed = Der Gegner hat einen Schrein und einen Novizen auf der { word-isle }, je zwei auf den anderen Inseln und einen im Tempel auf Feld { $tile }
event-opponent-deactivated =
    { $novices ->
        [one] { $novices } Novize des Gegners auf der { word-isle } wird inaktiv: sein Ratsstein steigt um { $steps }
       *[other] { $novices } Novizen des Gegners auf der { word-isle } werden inaktiv: sein Ratsstein steigt um { $steps }
    }
event-opponent-entered = Der Gegner zieht auf Feld { $tile } in den Tempel ein, mit dem höchsten gültigen Plättchen, auf dessen Insel er einen aktiven Novizen hat: { word-isle }, Wächter { $guard }
event-opponent-no-tile = Der Gegner zieht nirgends in den Tempel ein: kein gültiges Plättchen ist frei, auf dessen Insel er einen aktiven Novizen hat
event-opponent-book = Der Gegner nimmt deinem niedrigsten Novizen mit Buch das Buch von Feld { $giver } und legt es auf Feld { $taker } unter seinen niedrigsten ohne Buch
event-opponent-no-book = Der Gegner nimmt kein Buch: du hast keines
event-opponent-built = Der Gegner baut einen Schrein auf der { word-isle }: er hat einen aktiven Novizen beim Baumeister
event-opponent-not-built =
    { $reason ->
        [has_shrine] Der Gegner baut nichts auf der { word-isle }: er hat dort einen Schrein
        [no_active_novice] Der Gegner baut nichts auf der { word-isle }: er hat dort keinen aktiven Novizen
       *[no_shrines_left] Der Gegner baut nichts auf der { word-isle }: er hat keinen Schrein mehr
    }
event-opponent-spared = Der Abtrünnige auf der { word-isle } nimmt dem Gegner nichts, trotz seiner Novizen dort: { $novices }

## Einstellungen und Ende

option-setup = Aufbau
option-setup-help = Normal, oder der gedruckte Aufbau für eine erste Partie zu mehreren
value-setup-standard = üblich
value-setup-preset = vorgegeben
option-figures = Figuren
option-figures-help = Wer Mondpriesterin, Baumeister und Abtrünnigen aufstellt: das Los, oder wer beginnt; im gedruckten Aufbau stehen ihre Plätze fest
value-figures-chosen = vom Startspieler gewählt
option-level = Stufe
option-level-help = Wie stark der Gegner ist, wenn du allein spielst, von 1 bis 3
end-sixth-round = Die sechste Runde ist vorbei
