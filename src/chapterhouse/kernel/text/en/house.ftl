# The words of the house, for every game. Messages are made in kernel/phrases.py.
# $seat is a seat's name, in every sentence like the name of a person; $you is "yes" or "no".

## Names

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
list-and = { $start } and { $end }

## Decisions

action-hidden = A hidden choice
prompt-over = The game is over
reason-game-over = the game is over
reason-not-asked = this is not to be decided now
# $rule is the id of a rule.
refusal = { $reason } ({ $rule })

## The log

log-setup = Set-up
log-decision = { $seat }: { $action }
event-automatic = By itself: { $action }
event-hidden = Something happens in secret

## Taking back

undo-nothing = There is nothing to take back
undo-chance = This cannot be taken back: dice have been rolled, or something has been drawn
undo-reveal = This cannot be taken back: something hidden has been shown
undo-seat = This cannot be taken back: it is somebody else’s turn by now

## Ends and results

end-cap = The limit on decisions was reached
winners =
    { $count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
winners-none = Nobody wins
points =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }

## Options

value = { $value }
value-random = random
value-yes = yes
value-no = no
