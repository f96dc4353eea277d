# Was Monasterium zu sagen hat. Die Nachrichten entstehen in kernel/phrases.py; was mit "word-" beginnt, ist
# Teil von anderen und liest dieselben Argumente.
# $seat ist der Name eines Platzes, gebraucht wie der Name eines Menschen; $you ist "yes" oder "no".

game-title = Monasterium
game-blurb = Setz Würfel ein und entsende deine Novizen in fünf Klöster; jeder, der geht, eröffnet eine neue Aktion.

seat-name =
    { $seat ->
        [0] { colour-red }
        [1] { colour-blue }
        [2] { colour-green }
       *[3] { colour-yellow }
    }

## Satzteile

# Reihen des Aktionsbereichs.
word-row =
    { $row ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
word-slot-row =
    { $slot ->
        [row1] I
        [row2] II
       *[row3] III
    }
# Reihen des Fensters, nach "die".
word-window-row =
    { $row ->
        [1] obere
        [2] mittlere
       *[3] untere
    }
# Zwischen "kein" und "Würfel".
word-die =
    { $die ->
        [neutral] neutraler
       *[personal] persönlicher
    }
# Die Güter sind nummeriert wie in der Datei des Spielplans.
word-price =
    { $good ->
        [0] { $goods_needed ->
            [one] { $goods_needed } Suppe
           *[other] { $goods_needed } Suppen
        }
        [1] { $goods_needed ->
            [one] { $goods_needed } Werkzeug
           *[other] { $goods_needed } Werkzeuge
        }
        [2] { $goods_needed ->
            [one] { $goods_needed } Buch
           *[other] { $goods_needed } Bücher
        }
        [3] { $goods_needed } Einfluss
       *[4] { $goods_needed ->
            [one] { $goods_needed } Rosenkranz
           *[other] { $goods_needed } Rosenkränze
        }
    }

## Aktionen, wie auf einem Knopf oder im Verlauf

action-place = Alle Würfel mit { $number } einsetzen
action-reroll-die =
    { $die ->
        [neutral] Einen neutralen Würfel mit { $face } für den Neuwurf aussuchen
       *[personal] Einen persönlichen Würfel mit { $face } für den Neuwurf aussuchen
    }
action-roll-again = Die ausgesuchten Würfel noch einmal werfen
action-take-space = Würfelfeld { $space } nutzen
action-take-dice =
    { $count ->
        [one] { $count } Würfel nehmen
       *[other] { $count } Würfel nehmen
    }
action-choose-column = Den Würfel auf Spalte { $column } legen
action-act =
    { $slot ->
        [standard] Standardaktion der Spalte { $column }
       *[other] Aktion der Reihe { word-slot-row } in Spalte { $column }
    }
action-take-goods =
    { $good ->
        [soup] Güter nehmen: Suppe
        [influence] Güter nehmen: Einfluss
       *[rosary] Güter nehmen: Rosenkranz
    }
action-upgrade =
    { $good ->
        [soup] Aus 1 Suppe 1 Werkzeug machen
       *[tool] Aus 1 Werkzeug 1 Buch machen
    }
action-send-novice = Den Novizen aus Reihe { word-row }, Spalte { $column } entsenden
action-send-extra =
    { $area ->
        [building] Den zusätzlichen Novizen in ein Gebäude entsenden
        [chapel] Den zusätzlichen Novizen in eine Kapelle entsenden
       *[cloister] Den zusätzlichen Novizen in einen Kreuzgang entsenden
    }
action-choose-monastery = Ins Kloster { $monastery }
action-choose-spot = Platz { $spot } wählen
action-take-tile = Ein Fensterplättchen aus Kloster { $monastery } nehmen
action-build-tile = Das Plättchen in die { word-window-row } Reihe einbauen
action-tile-bonus =
    { $line ->
        [row] Den Bonus der Reihe nehmen
       *[column] Den Bonus der Spalte nehmen
    }
action-die-bonus =
    { $choice ->
        [die] Den persönlichen Würfel nehmen
       *[points] Statt des Würfels Punkte verbuchen
    }
action-decline = Ablehnen

## Aufforderungen

prompt-place =
    { $you ->
        [yes] Wähl eine Zahl: Alle deine Würfel, die sie zeigen, kommen auf dieses Würfelfeld
       *[no] { $seat } setzt Würfel ein
    }
prompt-reroll =
    { $you ->
        [yes] Such weitere Würfel für den Neuwurf aus oder würfle
       *[no] { $seat } sucht Würfel für einen Neuwurf aus
    }
prompt-space =
    { $you ->
        [yes] Wähl ein Würfelfeld, von dem du Würfel nimmst
       *[no] { $seat } wählt ein Würfelfeld
    }
prompt-dice =
    { $you ->
        [yes] Wähl, wie viele Würfel du nimmst
       *[no] { $seat } wählt, wie viele Würfel es sein sollen
    }
prompt-column =
    { $you ->
        [yes] Wähl eine Spalte für den Würfel vom Joker
       *[no] { $seat } wählt eine Spalte für den Würfel vom Joker
    }
prompt-act =
    { $you ->
        [yes] Wähl eine Aktion für deinen nächsten Würfel
       *[no] { $seat } wählt eine Aktion
    }
prompt-free =
    { $you ->
        [yes] Wähl eine Aktion, die du ohne Würfel ausführst, oder lehn ab
       *[no] { $seat } darf eine freie Aktion ausführen
    }
prompt-goods =
    { $you ->
        [yes] Wähl, welche Güter du nimmst
       *[no] { $seat } wählt Güter
    }
prompt-influence-rosary =
    { $you ->
        [yes] Nimm Einfluss oder einen Rosenkranz oder lehn ab
       *[no] { $seat } darf Einfluss oder einen Rosenkranz nehmen
    }
prompt-soup-upgrade =
    { $you ->
        [yes] Nimm Suppe oder werte ein Gut auf oder lehn ab
       *[no] { $seat } darf Suppe nehmen oder ein Gut aufwerten
    }
prompt-upgrade =
    { $you ->
        [yes] Wähl ein Gut, das du aufwertest
       *[no] { $seat } wählt ein Gut zum Aufwerten
    }
prompt-novice =
    { $you ->
        [yes] Wähl den Novizen, den du entsendest
       *[no] { $seat } wählt einen Novizen zum Entsenden
    }
prompt-extra =
    { $you ->
        [yes] Wähl, wohin der zusätzliche Novize geht, oder lehn ab
       *[no] { $seat } darf einen zusätzlichen Novizen entsenden
    }
prompt-monastery =
    { $you ->
        [yes] Wähl ein Kloster für den Novizen
       *[no] { $seat } wählt ein Kloster für den Novizen
    }
prompt-spot =
    { $you ->
        [yes] Wähl einen Platz für den Novizen
       *[no] { $seat } wählt einen Platz für den Novizen
    }
prompt-tile =
    { $you ->
        [yes] Wähl das Kloster, aus dem du ein Fensterplättchen nimmst
       *[no] { $seat } wählt ein Fensterplättchen
    }
prompt-any-tile =
    { $you ->
        [yes] Wähl das Kloster, aus dem du ein Fensterplättchen nimmst, oder lehn ab
       *[no] { $seat } darf ein Fensterplättchen nehmen
    }
prompt-build =
    { $you ->
        [yes] Wähl die Reihe deines Fensters, in die das Plättchen kommt
       *[no] { $seat } baut ein Fensterplättchen ein
    }
prompt-common-build =
    { $you ->
        [yes] Wähl die Reihe deines Fensters, in die das Plättchen des Gemeinschaftsraums kommt, oder lehn ab
       *[no] { $seat } darf das Fensterplättchen des Gemeinschaftsraums einbauen
    }
prompt-tile-bonus =
    { $you ->
        [yes] Wähl den Bonus der Reihe oder den der Spalte des Plättchens
       *[no] { $seat } wählt den Bonus des Plättchens
    }
prompt-die-bonus =
    { $you ->
        [yes] Nimm den persönlichen Würfel oder stattdessen Punkte
       *[no] { $seat } wählt zwischen einem persönlichen Würfel und Punkten
    }

## Ablehnungen, danach folgt die Regel

reason-not-shown = keiner deiner Würfel zeigt { $number }
reason-roll-first = du hast Würfel für den Neuwurf ausgesucht, wirf sie erst
reason-tile-used = dein Neuwurf-Plättchen ist in dieser Runde verbraucht
reason-no-such-die = kein { word-die } Würfel mit { $face } ist noch auszusuchen
reason-earlier-pick = Würfel werden der Reihe nach ausgesucht: neutrale vor persönlichen, niedrige Zahlen vor hohen
reason-nothing-picked = such erst mindestens einen Würfel für den Neuwurf aus
reason-no-takeable-die = auf Würfelfeld { $space } liegt weder ein neutraler noch ein eigener Würfel
reason-too-many-dice = { $count } Würfel sind zu viele: Hier sind höchstens { $dice_limit } zu nehmen, und nie mehr, als neutrale und eigene dort liegen
reason-other-column = deine Würfel liegen nicht in Spalte { $column }
reason-locked = dein Novize steht noch auf Reihe { word-slot-row } der Spalte { $column }
reason-used-this-turn = Reihe { word-slot-row } der Spalte { $column } hast du in diesem Zug schon benutzt
reason-nothing-to-upgrade = Aufwerten braucht 1 Suppe oder 1 Werkzeug, du hast von beidem 0
reason-no-send = keiner deiner Novizen kann jetzt irgendwohin: Es fehlt an Zugang, Platz oder Gütern
reason-no-window = keine Kapelle mit einem Novizen von dir hat ein Fensterplättchen, das du jetzt einbauen kannst
reason-not-offered = diese Güter stehen hier nicht zur Wahl
reason-not-in-stock =
    { $good ->
        [soup] das braucht 1 Suppe, du hast 0
        [tool] das braucht 1 Werkzeug, du hast 0
       *[other] das braucht 1 von dem Gut, das du hergibst, du hast 0
    }
reason-novice-gone = der Novize aus Reihe { word-row }, Spalte { $column } ist nicht mehr da
reason-no-target = der Novize aus Reihe { word-row }, Spalte { $column } kann jetzt nirgendwohin
reason-no-place-for-extra =
    { $area ->
        [building] kein Kloster, das dir offen steht, hat ein freies Gebäude
        [chapel] kein Kloster, das dir offen steht, hat Platz in der Kapelle
       *[cloister] kein Kloster, das dir offen steht, hat ein freies Kreuzgangfeld neben einem Gebäude mit deinem Novizen
    }
reason-no-access = Kloster { $monastery } steht dir nicht offen: Dein Gesandter ist auf keinem damit verbundenen Feld, und in der Kapelle dort steht kein Novize von dir
reason-no-free-building = Kloster { $monastery } hat kein freies Gebäude
reason-cannot-pay-building = von den freien Gebäuden in Kloster { $monastery } kannst du keines bezahlen
reason-chapel-full =
    { $chapel_limit ->
        [one] die Kapelle von Kloster { $monastery } ist mit { $chapel_limit } Novizen voll
       *[other] die Kapelle von Kloster { $monastery } ist mit { $chapel_limit } Novizen voll
    }
reason-influence-for-chapel = dein nächster Kapellennovize kostet { $influence_needed } Einfluss, du hast { $influence }
reason-no-cloister-space = Kloster { $monastery } hat kein freies Kreuzgangfeld neben einem Gebäude mit deinem Novizen
reason-rosaries-for-cloister =
    { $rosaries_needed ->
        [one] dein nächster Kreuzgangnovize kostet { $rosaries_needed } Rosenkranz, du hast { $rosaries }
       *[other] dein nächster Kreuzgangnovize kostet { $rosaries_needed } Rosenkränze, du hast { $rosaries }
    }
reason-no-such-spot = einen Platz { $spot } gibt es in diesem Kloster nicht
reason-occupied = in Gebäude { $spot } steht schon ein Novize
reason-blocked = Platz { $spot } ist bei 3 Spielern gesperrt
reason-influence-for-building = Gebäude { $spot } kostet { $influence_needed } Einfluss, du hast { $influence }
reason-goods-for-building = Gebäude { $spot } kostet { word-price }, du hast { $goods }
reason-cloister-taken = auf Kreuzgangfeld { $spot } steht schon ein Novize
reason-not-adjacent = Kreuzgangfeld { $spot } grenzt an kein Gebäude mit deinem Novizen
reason-no-tile-left = dieses Kloster hat kein Fensterplättchen mehr
reason-no-own-chapel = in der Kapelle von Kloster { $monastery } steht kein Novize von dir
reason-window-refuses = keine Reihe deines Fensters kann jetzt ein Plättchen aus Kloster { $monastery } aufnehmen
reason-row-full = die { word-window-row } Reihe deines Fensters ist voll
reason-same-in-row = die { word-window-row } Reihe deines Fensters hat schon ein Plättchen aus diesem Kloster
reason-same-in-column = das Plättchen käme in eine Spalte, die schon eines aus diesem Kloster hat
reason-must-choose = eine mögliche Aktion wird ausgeführt, mit allem, was dazugehört
reason-influence-or-rosary = dieses Feld des Weges gibt Einfluss oder einen Rosenkranz
reason-soup-or-upgrade = dieses Feld des Weges gibt Suppe oder eine Aufwertung
reason-must-place = niemand setzt aus: In jedem Zug wird mindestens ein Würfel eingesetzt
reason-must-take = niemand setzt aus: In jedem Zug wird mindestens ein Würfel genommen
reason-must-build = ein genommenes Fensterplättchen wird sofort eingebaut
reason-one-bonus = ein eingebautes Plättchen gibt einen Bonus, den seiner Reihe oder den seiner Spalte
reason-die-or-points = nimm den persönlichen Würfel oder die Punkte: Eines von beiden bekommst du

## Der Verlauf

event-missions = Aufträge der Kategorie { $category }: { $outcome }
event-start-player = Startspieler durch das Los: { $outcome }
word-neutral = neutral { $outcome_neutral }
word-personal = persönlich { $outcome_personal }
word-roll =
    { $personal ->
        [0] { word-neutral }
       *[other] { $neutral ->
            [0] { word-personal }
           *[other] { word-neutral }; { word-personal }
        }
    }
event-roll =
    { $reason ->
        [again] { $seat } wirft noch einmal: { word-roll }
        [won] { $seat } wirft den neuen Würfel: { word-roll }
       *[placement] { $seat } würfelt: { word-roll }
    }
word-source =
    { $source ->
        [start] Spielbeginn
        [buildings] Gebäude
        [yellow] gelbes Aktionsplättchen
        [action] Aktion
        [window] Fenster
        [road] Weg
        [missions] Auftrag
        [majorities] Schlusswertung, Klöster
        [chapels] Schlusswertung, Kapellen
        [cloisters] Schlusswertung, Kreuzgänge
       *[goods] Schlusswertung, Güter
    }
event-scored =
    { $points ->
        [one] { $seat } macht { $points } Punkt ({ word-source })
       *[other] { $seat } macht { $points } Punkte ({ word-source })
    }
event-claimed = { $seat } erfüllt Auftrag { $mission } in Jahr { $year }
event-lapsed = Ein Würfel von { $seat } verfällt: In Spalte { $column } ist nichts möglich
event-round = Jahr { $year }, Runde { $round }: { $start_player } beginnt

## Optionen und Ende

option-start-player = Startspieler
option-start-player-help = Wer beginnt: ein Platz, oder zufällig
option-missions = Aufträge
option-missions-help = Die ausliegenden Aufträge: zufällig, oder zwei je Kategorie
end-last-round = Die letzte Runde von Jahr 3 ist vorbei
