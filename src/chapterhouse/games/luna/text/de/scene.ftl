# Was die Szene von Luna zeigt: Zeichen für Felder, Namen fürs Ohr, Aufforderungen, Hinweise.
# $you und andere Ja-Nein-Werte sind "yes" oder "no"; $seat und $side sind Namen. Meldungen entstehen in scene*.py.

scene-letter =
    { $colour ->
        [yellow] G
        [red] R
        [blue] B
       *[white] W
    }
scene-opponent = { $side }, der Gegner
scene-list = { $parts }
scene-none = keine

## Spielplan

scene-sheet-isles = Inseln, im Uhrzeigersinn
scene-column-isle =
    { $column ->
        [0] Insel
        [1] darauf
        [2] daneben
       *[3] Plättchen
    }
scene-isle = Insel { $isle }
scene-on = auf der Insel { $isle }
scene-beside = neben der Insel { $isle }
scene-stock = Plättchen { $isle }: { $count }
scene-novice = Novize von { $side }
scene-shrine = Schrein von { $side }
scene-mark-shrine =
    { $colour ->
        [yellow] ⌂G
        [red] ⌂R
        [blue] ⌂B
        [white] ⌂W
       *[none] ⌂
    }
scene-figure =
    { $figure ->
        [priestess] Mondpriesterin
        [builder] Baumeister
       *[apostate] Abtrünniger
    }
scene-mark-figure =
    { $figure ->
        [priestess] ☾
        [builder] ⚒
       *[apostate] ☠
    }
scene-sheet-path = Pfad, vom Tor zum Anleger
scene-guard = Tempelwächter
scene-guard-tile = Wächterplättchen { $value }
scene-symbol =
    { $isle ->
        [herbs] kr
        [tide] ge
        [sailboat] se
        [corruption] be
        [book] bu
        [novice] no
       *[shrine] sc
    }
word-reach =
    { $reach ->
        [valid] gültig
        [corruptible] bestechlich
       *[closed] verschlossen
    }
scene-tile =
    { $claimed ->
        [yes] Plättchen { $tile }, { $isle }, { word-reach }, beansprucht
       *[no] Plättchen { $tile }, { $isle }, { word-reach }, frei
    }
scene-pier = der Anleger
scene-mark-pier = Anleger
scene-sheet-temple = Tempel, vom Tor nach innen
scene-space =
    { $state ->
        [emptied] Feld { $tile }, { $isle }, sein Novize ist verdrängt
        [taken] Feld { $tile }, { $isle }
       *[free] Feld { $tile }, { $isle }, frei
    }
scene-book = Buch der Weisheit
scene-sheet-council = Rat der Priester, nach Punkten
scene-council =
    { $points ->
        [one] Feld { $number }, { $points } Punkt
       *[other] Feld { $number }, { $points } Punkte
    }
scene-marker = Ratsstein von { $side }
scene-sheet-time = Zeit
scene-time =
    { $lit ->
        [yes] Zeitplättchen, brennt
       *[no] Zeitplättchen, erloschen
    }
scene-sheet-stores = Vorrat von { $side }

## Plätze

scene-fact-points = Punkte
scene-fact-supply = Novizen
scene-fact-shrines = Schreine
scene-fact-pier = Anleger
scene-fact-tokens = Plättchen

## Zeichenerklärung

scene-legend-shrine = Schrein
scene-legend-valid = gültiges Plättchen
scene-legend-free = bestechliches Plättchen, oder freies Tempelfeld
scene-legend-emptied = Novize verdrängt

## Stand

scene-status-round = Runde { $round } von { $rounds }
scene-status-guard = Wächter { $value }
scene-status-phase =
    { $phase ->
        [set_up] Aufbau
        [round_start] Rundenbeginn
        [action] Aktionsphase
       *[over] zu Ende
    }
scene-status-time = Zeitplättchen übrig: { $lit }
scene-status-start = Startspieler { $seat }
scene-status-level = allein, Stufe { $level }, Vorsprung { $lead }
scene-status-book = nächstes Buch { $points } Punkte
scene-status-blocked = gesperrt: { $isle }

## Aufforderungen

scene-prompt-figure =
    { $you ->
        [yes] { $figure ->
            [priestess] Wähle eine Insel für die Mondpriesterin
            [builder] Wähle eine Insel für den Baumeister
           *[apostate] Wähle eine Insel für den Abtrünnigen
        }
       *[no] { $figure ->
            [priestess] { $seat } stellt die Mondpriesterin auf
            [builder] { $seat } stellt den Baumeister auf
           *[apostate] { $seat } stellt den Abtrünnigen auf
        }
    }
scene-prompt-isle =
    { $you ->
        [yes] { $action ->
            [favour] Wähle die Insel, deren Plättchen du nimmst
            [recruit] Wähle die Insel, auf der du anwirbst
            [herbs] Wähle die Insel, deren Novizen erwachen
           *[council] Wähle die Insel, deren Novizen im Rat für dich sprechen, oder keine
        }
       *[no] { $seat } wählt eine Insel
    }
scene-prompt-tile =
    { $you ->
        [yes] { $action ->
            [promote] Wähle das Tempelplättchen, das du beanspruchst
           *[consecrate] Wähle den Anspruch, der in den Tempel einzieht
        }
       *[no] { $seat } wählt ein Tempelplättchen
    }
scene-prompt-count =
    { $you ->
        [yes] { $action ->
            [herbs] Wähle, wie viele Novizen erwachen
            [sailboat] Wähle, wie viele Novizen fahren
            [council] Wähle, um wie viele Felder du steigst
           *[expel] Wähle, um wie viele Inseln der Abtrünnige zieht
        }
       *[no] { $seat } wählt, wie viele
    }
scene-prompt-virtual =
    { $you ->
        [yes] { $action ->
            [promote] Ersetzt das Novizenplättchen den zweiten Novizen?
           *[other] Ersetzt das Novizenplättchen einen der Novizen?
        }
       *[no] { $seat } wählt, ob das Novizenplättchen dient
    }
scene-prompt-move =
    { $you ->
        [yes] { $action ->
            [travel] Reise: versetze einen aktiven Novizen, oder höre auf
           *[tide] Gezeiten: versetze einen Novizen, oder höre auf
        }
       *[no] { $seat } versetzt Novizen
    }
scene-prompt-over =
    { $points ->
        [one] Das Spiel ist zu Ende: { $seat } gewinnt mit { $points } Punkt
       *[other] Das Spiel ist zu Ende: { $seat } gewinnt mit { $points } Punkten
    }
scene-prompt-solo-over =
    { $result ->
        [won] Das Spiel ist zu Ende: du hast gewonnen, { $lead } vor dem Gegner
        [even] Das Spiel ist zu Ende: gleichauf mit dem Gegner, was nicht genügt
       *[lost] Das Spiel ist zu Ende: du hast verloren, { $lead } hinter dem Gegner
    }

## Hinweise

scene-hint-council =
    { $points ->
        [one] ein Feld für { $points } Punkt
       *[other] ein Feld für { $points } Punkte
    }
scene-hint-apostate = nach { $isle }
word-hint-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
word-hint-ousted =
    { $ousted ->
        [0] niemand verdrängt
       *[other] verdrängt: { $ousted }
    }
scene-hint-enter =
    { $corrupt ->
        [yes] { word-hint-points }, { word-hint-ousted }, kostet das Bestechungsplättchen
       *[no] { word-hint-points }, { word-hint-ousted }
    }
scene-hint-claim =
    { $corrupt ->
        [yes] { $isle }, kostet das Bestechungsplättchen
       *[no] { $isle }
    }
scene-hint-last =
    { $points ->
        [one] das letzte: { $points } Punkt, und die Phase endet
       *[other] das letzte: { $points } Punkte, und die Phase endet
    }
scene-hint-isle = aktiv { $active }, inaktiv { $inactive }
