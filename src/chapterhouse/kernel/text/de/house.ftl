# Die Worte des Hauses, für alle Spiele. Die Nachrichten entstehen in kernel/phrases.py.
# $seat ist der Name eines Platzes, in jedem Satz wie der Name eines Menschen; $you ist "yes" oder "no".

## Namen

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
list-and = { $start } und { $end }

## Entscheidungen

action-hidden = Eine verdeckte Wahl
prompt-over = Die Partie ist zu Ende
reason-game-over = die Partie ist zu Ende
reason-not-asked = das ist jetzt nicht zu entscheiden
# $rule ist die Nummer einer Regel.
refusal = { $reason } ({ $rule })

## Der Verlauf

log-setup = Aufbau
log-decision = { $seat }: { $action }
event-automatic = Von selbst: { $action }
event-hidden = Etwas geschieht im Verborgenen

## Zurücknehmen

undo-nothing = Es gibt nichts zurückzunehmen
undo-chance = Das lässt sich nicht zurücknehmen: Es wurde gewürfelt oder gezogen
undo-reveal = Das lässt sich nicht zurücknehmen: Verdecktes wurde aufgedeckt
undo-seat = Das lässt sich nicht zurücknehmen: Inzwischen ist jemand anders am Zug

## Ende und Ergebnis

end-cap = Die Höchstzahl der Entscheidungen ist erreicht
winners =
    { $count ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen gemeinsam
    }
winners-none = Niemand gewinnt
points =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    }

## Optionen

value = { $value }
value-random = zufällig
value-yes = ja
value-no = nein
