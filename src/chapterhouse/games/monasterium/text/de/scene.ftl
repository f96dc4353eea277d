# Was die Szene von Monasterium zeigt: Zeichen für Felder, Namen fürs Ohr, Aufforderungen, Hinweise.
# $form ist "short" für Zeichen und "full" für Sätze; $you und andere Ja-oder-Neins sind "yes" oder "no";
# $seat ist der Name eines Platzes. Die Nachrichten entstehen in scene*.py.

# Grün hat das G; Gelb wird an seinem letzten Buchstaben erkannt.
scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[yellow] L
    }

## Güter und Effekte

scene-goods =
    { $good ->
        [soup] { $count ->
            [one] { $count } Suppe
           *[other] { $count } Suppen
        }
        [tool] { $form ->
            [short] { $count } Werkz.
           *[full] { $count ->
                [one] { $count } Werkzeug
               *[other] { $count } Werkzeuge
            }
        }
        [book] { $count ->
            [one] { $count } Buch
           *[other] { $count } Bücher
        }
        [influence] { $form ->
            [short] { $count } Einfl.
           *[full] { $count } Einfluss
        }
       *[rosary] { $form ->
            [short] { $count } Ros.
           *[full] { $count ->
                [one] { $count } Rosenkranz
               *[other] { $count } Rosenkränze
            }
        }
    }
scene-good-name =
    { $good ->
        [soup] { $form ->
            [short] Sup.
           *[full] Suppe
        }
        [tool] Werkzeug
        [book] Bücher
        [influence] { $form ->
            [short] Einfl.
           *[full] Einfluss
        }
       *[rosary] { $form ->
            [short] Ros.
           *[full] Rosenkränze
        }
    }
scene-choice = { $count } { $goods }
scene-or =
    { $form ->
        [short] { $first }/{ $second }
       *[full] { $first } oder { $second }
    }
scene-list = { $parts }
scene-nobody = niemandem
scene-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
scene-effect-send =
    { $form ->
        [short] { $count ->
            [0] senden
           *[other] senden −{ $count }
        }
       *[full] { $count ->
            [0] einen Novizen entsenden
           *[other] einen Novizen für { $count } Einfluss weniger entsenden
        }
    }
scene-effect-steps =
    { $form ->
        [short] Weg { $count }
       *[full] { $count ->
            [one] { $count } Schritt mit dem Gesandten
           *[other] { $count } Schritte mit dem Gesandten
        }
    }
scene-effect-upgrade =
    { $form ->
        [short] aufwerten
       *[full] aus einer Suppe ein Werkzeug machen oder aus einem Werkzeug ein Buch
    }
scene-effect-score =
    { $form ->
        [short] { $count ->
            [one] { $count } Punkt
           *[other] { $count } Punkte
        }
       *[full] { $count ->
            [one] { $count } Punkt verbuchen
           *[other] { $count } Punkte verbuchen
        }
    }
scene-effect-window =
    { $form ->
        [short] Fenster
       *[full] Fensterplättchen aus einer Kapelle mit einem eigenen Novizen
    }

## Spielplan

scene-sheet-dice = Würfelfelder
scene-any-column = beliebig
scene-dish =
    { $limit ->
        [one] Würfelfeld { $number }, Spalte { $column }, { $limit } Würfel auf einmal
       *[other] Würfelfeld { $number }, Spalte { $column }, bis zu { $limit } Würfel auf einmal
    }
scene-row-roll =
    { $die ->
        [neutral] neutral
       *[personal] eigene
    }
scene-roll =
    { $die ->
        [neutral] geworfene neutrale Würfel mit { $number }
       *[personal] geworfene persönliche Würfel mit { $number }
    }
scene-die = Würfel
scene-die-neutral = neutraler Würfel
scene-die-own = persönlicher Würfel von { $seat }

scene-sheet-road = Weg
scene-road =
    { $count ->
        [0] Feld { $number }, führt zu keinem Kloster, { $bonus }
       *[other] Feld { $number }, führt zu { $monasteries }, { $bonus }
    }
scene-bonus =
    { $bonus ->
        [free] { $form ->
            [short] freie Akt.
           *[full] gibt eine freie Aktion
        }
        [goods] { $form ->
            [short] Einfl./Ros.
           *[full] gibt Einfluss oder einen Rosenkranz
        }
        [upgrade] { $form ->
            [short] Suppe/Aufw.
           *[full] gibt Suppe oder eine Aufwertung
        }
        [window] { $form ->
            [short] Fenster
           *[full] gibt ein Fensterplättchen von überall
        }
        [die] { $form ->
            [short] Würfel/{ $points } P.
           *[full] gibt einen persönlichen Würfel oder { $points } Punkte
        }
       *[none] ohne Bonus
    }
scene-messenger = Gesandter von { $seat }

scene-sheet-monastery = Kloster { $monastery }
scene-column-buildings = Gebäude
scene-column-cloister = Kreuzg.
scene-gate = Kloster { $monastery }
scene-mark-access = offen für
scene-access = offen für { $seat }
scene-tiles =
    { $count ->
        [0] kein Fensterplättchen von { $monastery } mehr
       *[other] Fensterplättchen von { $monastery }
    }
scene-mark-tiles = Plättchen
scene-tile = Fensterplättchen { $monastery }
scene-chapel =
    { $limit ->
        [one] Kapelle von { $monastery }, { $here } von { $limit } Platz besetzt
       *[other] Kapelle von { $monastery }, { $here } von { $limit } Plätzen besetzt
    }
scene-mark-chapel = Kapelle
scene-word-type =
    { $type ->
        [profane] profanes Gebäude
        [workshop] Werkstatt
       *[common] Gemeinschaftsraum
    }
scene-word-state =
    { $state ->
        [free] , frei
        [closed] , gesperrt
       *[taken] { "" }
    }
scene-building = Gebäude { $spot } von { $monastery } ({ scene-word-type }){ scene-word-state }
scene-mark-building =
    { $type ->
        [profane] { $spot } Sup
        [workshop] { $spot } Wkz
       *[common] { $spot } Bch
    }
scene-cloister =
    { $count ->
        [0] Kreuzgangfeld { $spot } von { $monastery }, neben keinem Gebäude{ scene-word-state }
        [one] Kreuzgangfeld { $spot } von { $monastery }, neben Gebäude { $near }{ scene-word-state }
       *[other] Kreuzgangfeld { $spot } von { $monastery }, neben den Gebäuden { $near }{ scene-word-state }
    }
scene-novice = Novize von { $seat }

## Aufträge und Preise

scene-sheet-missions = Aufträge
scene-mission =
    { $points ->
        [one] Auftrag { $mission }: { $needs }; jetzt { $points } Punkt; erfüllt von { $claimed }
       *[other] Auftrag { $mission }: { $needs }; jetzt { $points } Punkte; erfüllt von { $claimed }
    }
scene-word-place =
    { $place ->
        [building] Gebäude
        [chapel] Kapelle
        [cloister] Kreuzgang
        [profane] profanes Gebäude
        [workshop] Werkstatt
       *[common] Gemeinschaftsraum
    }
scene-need =
    { $met ->
        [yes] ✓{ scene-word-place } { $monastery }
       *[no] { scene-word-place } { $monastery }
    }
scene-word-have =
    { $have ->
        [none] { "" }
       *[other] { " " }(jetzt { $have })
    }
scene-condition =
    { $kind ->
        [sent] { $asked } Novizen entsandt{ scene-word-have }
        [commons] { $asked } Novizen in Gemeinschaftsräumen{ scene-word-have }
        [cloisters] { $asked } Novizen in Kreuzgängen{ scene-word-have }
        [window] Plättchen von { $asked } Klöstern im Fenster{ scene-word-have }
       *[dice] { $asked } persönliche Würfel{ scene-word-have }
    }
scene-disc = { $seat } in Jahr { $year }

scene-sheet-prices = Preise und Erträge
scene-column-gain = gibt
scene-type =
    { $type ->
        [profane] profan (Suppe)
        [workshop] Werkstatt (Werkzeug)
       *[common] Gemeinschaftsraum (Bücher)
    }
scene-area =
    { $area ->
        [chapel] Kapelle
       *[cloister] Kreuzgang
    }
scene-price-type = { scene-word-type }: Reihe I { $low }, Reihe II { $high }; gibt { $gain }
scene-price-area =
    { $area ->
        [chapel] { $prices } Einfluss
       *[cloister] { $prices } Rosenkr.
    }
scene-price-ordinal =
    { $area ->
        [chapel] Kapelle: Einfluss für deinen ersten Novizen { $first }, für den zweiten { $second }, für jeden weiteren { $later }
       *[cloister] Kreuzgang: Rosenkränze für deinen ersten Novizen { $first }, für den zweiten { $second }, für jeden weiteren { $later }
    }
scene-gain-tile = ein Fensterplättchen

## Plätze

scene-sheet-mat =
    { $you ->
        [yes] Deine Aktionen ({ $seat })
       *[no] Aktionen von { $seat }
    }
scene-column-extra = Zus.
scene-head = Spalte { $column }: { $action }
scene-action-tile =
    { $side ->
        [yellow] gelbes Aktionsplättchen
       *[white] weißes Aktionsplättchen
    }
scene-no-action = keine Aktion
scene-action-space =
    { $state ->
        [covered] Reihe { $row }, Spalte { $column }: { $action }, verdeckt
        [open] Reihe { $row }, Spalte { $column }: { $action }, freigeschaltet
        [used] Reihe { $row }, Spalte { $column }: { $action }, in diesem Zug benutzt
       *[gone] Reihe { $row }, Spalte { $column }: { $action }, leer
    }
scene-extra-space = zusätzlicher Novize der Reihe { $row }

scene-sheet-window =
    { $you ->
        [yes] Dein Fenster ({ $seat })
       *[no] Fenster von { $seat }
    }
scene-window-line =
    { $line ->
        [row] Reihe { $number }: { $bonus } je Plättchen, voll { $points } Punkte
       *[column] Spalte { $number }: { $bonus } je Plättchen, voll { $points } Punkte
    }
scene-mark-line = { $bonus } +{ $points }
scene-field =
    { $state ->
        [free] Reihe { $row }, Fach { $column }, frei
       *[taken] Reihe { $row }, Fach { $column }
    }

scene-sheet-stores =
    { $you ->
        [yes] Dein Vorrat ({ $seat })
       *[no] Vorrat von { $seat }
    }
scene-good-space =
    { $good ->
        [soup] Suppe: { $count }
        [tool] Werkzeug: { $count }
        [book] Bücher: { $count }
        [influence] Einfluss: { $count }
       *[rosary] Rosenkränze: { $count }
    }
scene-hand-space = auf der Hand: neutrale Würfel { $neutral }, eigene { $own }; persönliche Würfel im Besitz { $owned }
scene-mark-hand = Hand
scene-reroll-space =
    { $ready ->
        [yes] Neuwurf-Plättchen, bereit
       *[no] Neuwurf-Plättchen, verbraucht
    }
scene-reroll-tile =
    { $ready ->
        [yes] bereites Neuwurf-Plättchen
       *[no] verbrauchtes Neuwurf-Plättchen
    }
scene-mark-reroll = Neuwurf

scene-fact-points = Punkte
scene-fact-dice = Würfel
scene-fact-hand = Hand
scene-value-hand = { $neutral }n+{ $own }
scene-fact-reroll = Neuwurf
scene-value-reroll =
    { $ready ->
        [yes] bereit
       *[no] benutzt
    }

## Legende des Textspielplans

scene-legend-free = frei
scene-legend-closed = gesperrt
scene-legend-cloister = Kreuzgangfeld 2, neben den Gebäuden 1 und 2
scene-legend-open = freigeschaltete Aktion
scene-legend-used = in diesem Zug benutzt
scene-legend-yellow =
    { $points ->
        [one] gelbes Plättchen: { $points } Punkt je Würfel
       *[other] gelbes Plättchen: { $points } Punkte je Würfel
    }
scene-legend-neutral = neutraler Würfel
scene-legend-die = Würfel auf dem Aktionsplättchen
scene-legend-now = gilt jetzt

## Stand

scene-status-year = Jahr { $year } von { $years }
scene-status-round = Runde { $round } von { $rounds }
scene-status-phase =
    { $phase ->
        [placement] Einsetzphase
        [action] Aktionsphase
       *[over] Spielende
    }
scene-status-start = Startspieler: { $seat }
scene-waiting-steps =
    { $count ->
        [one] danach noch { $count } Schritt des Gesandten
       *[other] danach noch { $count } Schritte des Gesandten
    }
scene-waiting-extra = danach der zusätzliche Novize der Reihe { $row }

## Aufforderungen

scene-prompt-roll =
    { $you ->
        [yes] Gleich fallen deine Würfel
       *[no] Gleich fallen die Würfel von { $seat }
    }
scene-prompt-over =
    { $points ->
        [one] Das Spiel ist aus: { $winners } mit { $points } Punkt
       *[other] Das Spiel ist aus: { $winners } mit { $points } Punkten
    }
scene-prompt-place =
    { $you ->
        [yes] { $won ->
            [yes] { $again ->
                [yes] Setz den gewonnenen Würfel ein oder such ihn für den Neuwurf aus
               *[no] Setz den gewonnenen Würfel ein
            }
           *[no] { $again ->
                [yes] Wähl eine Zahl: Alle deine Würfel, die sie zeigen, kommen auf dieses Würfelfeld; oder such Würfel für den Neuwurf aus
               *[no] Wähl eine Zahl: Alle deine Würfel, die sie zeigen, kommen auf dieses Würfelfeld
            }
        }
       *[no] { $seat } hat gewürfelt und setzt Würfel ein
    }
scene-prompt-reroll =
    { $you ->
        [yes] { $picked ->
            [one] { $picked } Würfel ausgesucht: Such weitere aus oder würfle
           *[other] { $picked } Würfel ausgesucht: Such weitere aus oder würfle
        }
       *[no] { $seat } sucht Würfel für einen Neuwurf aus
    }
scene-prompt-space =
    { $you ->
        [yes] Wähl ein Würfelfeld, von dem du Würfel nimmst
       *[no] { $seat } wählt ein Würfelfeld
    }
scene-prompt-dice =
    { $you ->
        [yes] Wähl, wie viele Würfel du von Würfelfeld { $space } nimmst
       *[no] { $seat } wählt, wie viele Würfel es von Würfelfeld { $space } sein sollen
    }
scene-prompt-column =
    { $you ->
        [yes] Wähl eine Spalte für den Würfel vom Joker
       *[no] { $seat } wählt eine Spalte für den Würfel vom Joker
    }
scene-prompt-act =
    { $you ->
        [yes] { $left ->
            [one] Wähl eine Aktion der Spalte { $column } für deinen letzten Würfel
           *[other] Wähl eine Aktion der Spalte { $column } für den nächsten deiner { $left } Würfel
        }
       *[no] { $seat } wählt eine Aktion der Spalte { $column }
    }
scene-prompt-free =
    { $you ->
        [yes] Freie Aktion: Wähl eine Aktion, die dir möglich ist, in beliebiger Spalte, oder lehn ab
       *[no] { $seat } darf eine freie Aktion ausführen
    }
scene-prompt-goods =
    { $you ->
        [yes] Wähl, welche Güter du nimmst
       *[no] { $seat } wählt Güter
    }
scene-prompt-influence-rosary =
    { $you ->
        [yes] Bonus des Weges: Nimm 1 Einfluss oder 1 Rosenkranz, oder lehn ab
       *[no] { $seat } darf Einfluss oder einen Rosenkranz nehmen
    }
scene-prompt-soup-upgrade =
    { $you ->
        [yes] Bonus des Weges: Nimm 1 Suppe oder werte ein Gut auf, oder lehn ab
       *[no] { $seat } darf Suppe nehmen oder ein Gut aufwerten
    }
scene-prompt-upgrade =
    { $you ->
        [yes] Wähl das Gut, das du aufwertest
       *[no] { $seat } wählt ein Gut zum Aufwerten
    }
scene-prompt-novice =
    { $you ->
        [yes] { $discount ->
            [0] Wähl den Novizen, den du entsendest
           *[other] Wähl den Novizen, den du für { $discount } Einfluss weniger entsendest
        }
       *[no] { $seat } wählt einen Novizen zum Entsenden
    }
scene-prompt-extra =
    { $you ->
        [yes] Reihe { $row } ist leer: Entsende ihren zusätzlichen Novizen jetzt, kostenlos, oder nie
       *[no] { $seat } darf den zusätzlichen Novizen der Reihe { $row } entsenden
    }
scene-word-sent =
    { $extra ->
        [yes] den zusätzlichen Novizen der Reihe { $row }
       *[no] den Novizen aus Reihe { $row }
    }
scene-prompt-monastery =
    { $you ->
        [yes] { $area ->
            [building] Wähl ein Kloster mit einem Gebäude für { scene-word-sent }
            [chapel] Wähl eine Kapelle für { scene-word-sent }
           *[cloister] Wähl ein Kloster mit einem Kreuzgangfeld für { scene-word-sent }
        }
       *[no] { $seat } wählt ein Kloster für { scene-word-sent }
    }
scene-prompt-spot =
    { $you ->
        [yes] { $area ->
            [building] Wähl ein Gebäude von Kloster { $monastery } für { scene-word-sent }
           *[cloister] Wähl ein Kreuzgangfeld von Kloster { $monastery } für { scene-word-sent }
        }
       *[no] { $seat } wählt in Kloster { $monastery } einen Platz für { scene-word-sent }
    }
scene-prompt-tile =
    { $you ->
        [yes] Wähl das Kloster, aus dessen Kapelle du ein Fensterplättchen nimmst
       *[no] { $seat } wählt ein Fensterplättchen
    }
scene-prompt-any-tile =
    { $you ->
        [yes] Bonus des Weges: Wähl ein beliebiges Kloster, dessen Fensterplättchen du nimmst, oder lehn ab
       *[no] { $seat } darf von überall ein Fensterplättchen nehmen
    }
scene-prompt-build =
    { $you ->
        [yes] Wähl die Reihe deines Fensters für das Plättchen von Kloster { $monastery }
       *[no] { $seat } baut ein Fensterplättchen von Kloster { $monastery } ein
    }
scene-prompt-common-build =
    { $you ->
        [yes] Der Gemeinschaftsraum gibt dir ein Fensterplättchen von Kloster { $monastery }: Wähl eine Reihe dafür oder lehn ab
       *[no] { $seat } darf ein Fensterplättchen von Kloster { $monastery } einbauen
    }
scene-prompt-tile-bonus =
    { $you ->
        [yes] Wähl den Bonus des Plättchens: { $row } für die Reihe oder { $column } für die Spalte
       *[no] { $seat } wählt den Bonus der Reihe ({ $row }) oder den der Spalte ({ $column })
    }
scene-prompt-die-bonus =
    { $you ->
        [yes] Ende des Weges: Nimm einen weiteren persönlichen Würfel oder { $points } Punkte
       *[no] { $seat } wählt einen persönlichen Würfel oder { $points } Punkte
    }

## Hinweise: was eine Wahl bedeutet

scene-hint-dice =
    { $own ->
        [0] { $neutral } neutral
       *[other] { $neutral ->
            [0] { $own } eigen
           *[other] { $own } eigen, { $neutral } neutral
        }
    }
scene-hint-space = { $dice }; Aktionen: { $actions }
scene-hint-upgrade = aus { $given } wird { $got }
scene-hint-novice =
    { $area ->
        [building] in ein Gebäude; schaltet frei: { $action }
       *[chapel] in eine Kapelle; schaltet frei: { $action }
    }
scene-hint-novice-last = in einen Kreuzgang; wendet das Plättchen der Spalte { $column } auf Gelb
scene-hint-price = kostet { $price }
scene-hint-free = kostenlos
scene-hint-building = { scene-word-type }: kostet { $price }, gibt { $gain }
scene-hint-building-free = { scene-word-type }: kostenlos, gibt { $gain }
scene-hint-tiles =
    { $count ->
        [one] noch { $count } da
       *[other] noch { $count } da
    }
scene-hint-build =
    { $points ->
        [0] dann { $row } oder { $column }
        [one] { $points } Punkt, dann { $row } oder { $column }
       *[other] { $points } Punkte, dann { $row } oder { $column }
    }
scene-hint-die =
    { $number ->
        [2] dein zweiter
       *[3] dein dritter
    }
scene-hint-decline-extra = der zusätzliche Novize der Reihe { $row } bleibt für immer
scene-hint-decline-tile = das Plättchen ist verloren
