# Tische in einer Liste, und die Seite der Würfel.

house-card-usual = übliche Regeln
house-card-no-clock = ohne Uhr
house-card-clock = je { $total }, für jeden Zug { $increment } dazu
house-card-quiet = , Ruhe von { $start } bis { $end } Uhr (UTC)
house-card-watch = Zuschauer willkommen
house-card-private = ohne Zuschauer
house-card-chat = mit Chat
house-card-no-chat = ohne Chat
house-card-hotseat = mehrere Plätze an einem Bildschirm
house-card-unlisted = steht nicht in der Halle
house-card-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
house-card-nobody = Niemand gewinnt
house-span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
house-span-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
house-span-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
house-span-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

house-dice-not-dealt = Noch wurde nichts gezogen oder gewürfelt.
house-dice-running =
    { $hidden ->
        [0] Solange das Spiel läuft, wird nur gezählt, was gezogen und gewürfelt wurde; ob das ungewöhnlich ist, steht am Ende hier.
        [one] Solange das Spiel läuft, zählt nur, was alle gesehen haben; eine Ziehung ist verdeckt. Ob das ungewöhnlich ist, steht am Ende hier.
       *[other] Solange das Spiel läuft, zählt nur, was alle gesehen haben; { $hidden } Ziehungen sind verdeckt. Ob das ungewöhnlich ist, steht am Ende hier.
    }
house-dice-holds = Das Haus hat das ganze Spiel aus seinem Startwert noch einmal berechnet: Ziehungen und Würfe ({ $draws }) und Entscheidungen ({ $decisions }) stimmen alle. Das sagt das Haus selbst; wer es ohne das Haus prüfen will, lädt die Aufzeichnung herunter und ruft „chapterhouse verify“ auf.
house-dice-broken = Dieses Spiel passt nicht zu seinem Startwert: { $fault }
house-dice-fixed = Hier konnte nichts anderes kommen.
house-dice-usual = { $times }-mal mit anderen Würfeln wiederholt, wichen dieselben Ziehungen { $far }-mal mindestens so weit vom Durchschnitt ab. Das ist nicht ungewöhnlich.
house-dice-rare = { $times }-mal mit anderen Würfeln wiederholt, wichen dieselben Ziehungen nur { $far }-mal mindestens so weit vom Durchschnitt ab. Das ist selten, doch etwa eines von zwanzig Spielen hat solches Glück.
house-dice-very-rare = { $times }-mal mit anderen Würfeln wiederholt, wichen dieselben Ziehungen nur { $far }-mal mindestens so weit vom Durchschnitt ab. Das ist sehr selten: weniger als eines von hundert Spielen hat solches Glück.
