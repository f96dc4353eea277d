# What the scene of Monasterium shows: marks for cells, names for the ear, prompts, hints.
# $form is "short" for marks and "full" for sentences; $you and other yes-or-no's are "yes" or "no";
# $seat is the name of a seat. Messages are made in scene*.py.

scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[yellow] Y
    }

## Goods and effects

scene-goods =
    { $good ->
        [soup] { $count } soup
        [tool] { $count ->
            [one] { $count } tool
           *[other] { $count } tools
        }
        [book] { $count ->
            [one] { $count } book
           *[other] { $count } books
        }
        [influence] { $form ->
            [short] { $count } infl.
           *[full] { $count } influence
        }
       *[rosary] { $form ->
            [short] { $count } ros.
           *[full] { $count ->
                [one] { $count } rosary
               *[other] { $count } rosaries
            }
        }
    }
scene-good-name =
    { $good ->
        [soup] soup
        [tool] tools
        [book] books
        [influence] { $form ->
            [short] infl.
           *[full] influence
        }
       *[rosary] { $form ->
            [short] ros.
           *[full] rosaries
        }
    }
scene-choice = { $count } { $goods }
scene-or =
    { $form ->
        [short] { $first }/{ $second }
       *[full] { $first } or { $second }
    }
scene-list = { $parts }
scene-nobody = nobody
scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-effect-send =
    { $form ->
        [short] { $count ->
            [0] send
           *[other] send −{ $count }
        }
       *[full] { $count ->
            [0] send a novice
           *[other] send a novice for { $count } influence less
        }
    }
scene-effect-steps =
    { $form ->
        [short] move { $count }
       *[full] { $count ->
            [one] move the messenger { $count } space
           *[other] move the messenger { $count } spaces
        }
    }
scene-effect-upgrade =
    { $form ->
        [short] upgrade
       *[full] upgrade soup to a tool, or a tool to a book
    }
scene-effect-score =
    { $form ->
        [short] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[full] { $count ->
            [one] score { $count } point
           *[other] score { $count } points
        }
    }
scene-effect-window =
    { $form ->
        [short] window
       *[full] window tile from a chapel of yours
    }

## Board

scene-sheet-dice = Dice spaces
scene-any-column = any column
scene-dish =
    { $limit ->
        [one] dice space { $number }, column { $column }, { $limit } die at a time
       *[other] dice space { $number }, column { $column }, up to { $limit } dice at a time
    }
scene-row-roll =
    { $die ->
        [neutral] roll, neutral
       *[personal] roll, own
    }
scene-roll =
    { $die ->
        [neutral] rolled neutral dice that show { $number }
       *[personal] rolled personal dice that show { $number }
    }
scene-die = die
scene-die-neutral = neutral die
scene-die-own = personal die of { $seat }

scene-sheet-road = Road
scene-road =
    { $count ->
        [0] space { $number }, leads to no monastery, { $bonus }
       *[other] space { $number }, leads to { $monasteries }, { $bonus }
    }
scene-bonus =
    { $bonus ->
        [free] { $form ->
            [short] free action
           *[full] gives a free action
        }
        [goods] { $form ->
            [short] infl./ros.
           *[full] gives influence or a rosary
        }
        [upgrade] { $form ->
            [short] soup/upgr.
           *[full] gives soup or an upgrade
        }
        [window] { $form ->
            [short] window
           *[full] gives a window tile from anywhere
        }
        [die] { $form ->
            [short] die/{ $points } pts
           *[full] gives a personal die or { $points } points
        }
       *[none] without bonus
    }
scene-messenger = messenger of { $seat }

scene-sheet-monastery = Monastery { $monastery }
scene-column-buildings = building
scene-column-cloister = cloister
scene-gate = monastery { $monastery }
scene-mark-access = open to
scene-access = open to { $seat }
scene-tiles =
    { $count ->
        [0] no window tile of { $monastery } is left
       *[other] window tiles of { $monastery }
    }
scene-mark-tiles = tiles
scene-tile = window tile { $monastery }
scene-chapel =
    { $limit ->
        [one] chapel of { $monastery }, { $here } of { $limit } place taken
       *[other] chapel of { $monastery }, { $here } of { $limit } places taken
    }
scene-mark-chapel = chapel
scene-word-type =
    { $type ->
        [profane] profane building
        [workshop] workshop
       *[common] common room
    }
scene-word-state =
    { $state ->
        [free] , free
        [closed] , closed
       *[taken] { "" }
    }
scene-building = building { $spot } of { $monastery }, { scene-word-type }{ scene-word-state }
scene-mark-building =
    { $type ->
        [profane] { $spot } soup
        [workshop] { $spot } tool
       *[common] { $spot } book
    }
scene-cloister =
    { $count ->
        [0] cloister space { $spot } of { $monastery }, next to no building{ scene-word-state }
        [one] cloister space { $spot } of { $monastery }, next to building { $near }{ scene-word-state }
       *[other] cloister space { $spot } of { $monastery }, next to buildings { $near }{ scene-word-state }
    }
scene-novice = novice of { $seat }

## Missions and prices

scene-sheet-missions = Missions
scene-mission =
    { $points ->
        [one] mission { $mission }: { $needs }; { $points } point now; claimed by { $claimed }
       *[other] mission { $mission }: { $needs }; { $points } points now; claimed by { $claimed }
    }
scene-word-place =
    { $place ->
        [building] building
        [chapel] chapel
        [cloister] cloister
        [profane] profane
        [workshop] workshop
       *[common] common room
    }
scene-need =
    { $met ->
        [yes] ✓{ scene-word-place } { $monastery }
       *[no] { scene-word-place } { $monastery }
    }
scene-word-have =
    { $have ->
        [none] { "" }
       *[other] { " " }({ $have } now)
    }
scene-condition =
    { $kind ->
        [sent] { $asked } novices sent{ scene-word-have }
        [commons] { $asked } novices in common rooms{ scene-word-have }
        [cloisters] { $asked } novices in cloisters{ scene-word-have }
        [window] window tiles of { $asked } monasteries{ scene-word-have }
       *[dice] { $asked } personal dice{ scene-word-have }
    }
scene-disc = { $seat } in year { $year }

scene-sheet-prices = Prices and gains
scene-column-gain = gives
scene-type =
    { $type ->
        [profane] profane (soup)
        [workshop] workshop (tools)
       *[common] common room (books)
    }
scene-area =
    { $area ->
        [chapel] chapel
       *[cloister] cloister
    }
scene-price-type = { scene-word-type }: row I { $low }, row II { $high }; gives { $gain }
scene-price-area =
    { $area ->
        [chapel] { $prices } influence
       *[cloister] { $prices } rosaries
    }
scene-price-ordinal =
    { $area ->
        [chapel] chapel: your first novice { $first } influence, the second { $second }, later ones { $later }
       *[cloister] cloister: your first novice { $first } rosary, the second { $second }, later ones { $later }
    }
scene-gain-tile = a window tile

## Seats

scene-sheet-mat =
    { $you ->
        [yes] Your actions ({ $seat })
       *[no] Actions of { $seat }
    }
scene-column-extra = extra
scene-head = column { $column }: { $action }
scene-action-tile =
    { $side ->
        [yellow] yellow action tile
       *[white] white action tile
    }
scene-no-action = no action
scene-action-space =
    { $state ->
        [covered] row { $row }, column { $column }: { $action }, locked
        [open] row { $row }, column { $column }: { $action }, unlocked
        [used] row { $row }, column { $column }: { $action }, used this turn
       *[gone] row { $row }, column { $column }: { $action }, empty
    }
scene-extra-space = extra novice of row { $row }

scene-sheet-window =
    { $you ->
        [yes] Your window ({ $seat })
       *[no] Window of { $seat }
    }
scene-window-line =
    { $line ->
        [row] row { $number }: { $bonus } per tile, { $points } points when full
       *[column] column { $number }: { $bonus } per tile, { $points } points when full
    }
scene-mark-line = { $bonus } +{ $points }
scene-field =
    { $state ->
        [free] row { $row }, field { $column }, free
       *[taken] row { $row }, field { $column }
    }

scene-sheet-stores =
    { $you ->
        [yes] Your stores ({ $seat })
       *[no] Stores of { $seat }
    }
scene-good-space =
    { $good ->
        [soup] soup: { $count }
        [tool] tools: { $count }
        [book] books: { $count }
        [influence] influence: { $count }
       *[rosary] rosaries: { $count }
    }
scene-hand-space = in hand: { $neutral } neutral, { $own } own dice; { $owned } personal dice owned
scene-mark-hand = hand
scene-reroll-space =
    { $ready ->
        [yes] re-roll tile, ready
       *[no] re-roll tile, used
    }
scene-reroll-tile =
    { $ready ->
        [yes] ready re-roll tile
       *[no] used re-roll tile
    }
scene-mark-reroll = re-roll

scene-fact-points = points
scene-fact-dice = dice
scene-fact-hand = hand
scene-value-hand = { $neutral }n+{ $own }
scene-fact-reroll = re-roll
scene-value-reroll =
    { $ready ->
        [yes] ready
       *[no] used
    }

## Legend of the text board

scene-legend-free = free
scene-legend-closed = closed
scene-legend-cloister = cloister space 2, next to buildings 1 and 2
scene-legend-open = unlocked action
scene-legend-used = used this turn
scene-legend-yellow =
    { $points ->
        [one] yellow tile: { $points } point per die
       *[other] yellow tile: { $points } points per die
    }
scene-legend-neutral = neutral die
scene-legend-die = die on the action tile
scene-legend-now = counts now

## Status

scene-status-year = Year { $year } of { $years }
scene-status-round = Round { $round } of { $rounds }
scene-status-phase =
    { $phase ->
        [placement] Placing dice
        [action] Using dice
       *[over] Game over
    }
scene-status-start = { $seat } is start player
scene-waiting-steps =
    { $count ->
        [one] then { $count } more step of the messenger
       *[other] then { $count } more steps of the messenger
    }
scene-waiting-extra = then the extra novice of row { $row }

## Prompts

scene-prompt-roll =
    { $you ->
        [yes] Your dice are about to be rolled
       *[no] The dice of { $seat } are about to be rolled
    }
scene-prompt-over =
    { $points ->
        [one] The game is over: { $winners } with { $points } point
       *[other] The game is over: { $winners } with { $points } points
    }
scene-prompt-place =
    { $you ->
        [yes] { $won ->
            [yes] { $again ->
                [yes] Place the die you have won, or pick it for a re-roll
               *[no] Place the die you have won
            }
           *[no] { $again ->
                [yes] Choose a number: all your dice that show it go to that dice space; or pick dice for a re-roll
               *[no] Choose a number: all your dice that show it go to that dice space
            }
        }
       *[no] { $seat } has rolled and is placing dice
    }
scene-prompt-reroll =
    { $you ->
        [yes] { $picked ->
            [one] { $picked } die picked: pick more, or roll
           *[other] { $picked } dice picked: pick more, or roll
        }
       *[no] { $seat } is picking dice for a re-roll
    }
scene-prompt-space =
    { $you ->
        [yes] Choose a dice space to take dice from
       *[no] { $seat } is choosing a dice space
    }
scene-prompt-dice =
    { $you ->
        [yes] Choose how many dice you take from dice space { $space }
       *[no] { $seat } is choosing how many dice to take from dice space { $space }
    }
scene-prompt-column =
    { $you ->
        [yes] Choose a column for the joker die
       *[no] { $seat } is choosing a column for the joker die
    }
scene-prompt-act =
    { $you ->
        [yes] { $left ->
            [one] Choose an action of column { $column } for your last die
           *[other] Choose an action of column { $column } for the next of your { $left } dice
        }
       *[no] { $seat } is choosing an action of column { $column }
    }
scene-prompt-free =
    { $you ->
        [yes] Free action: choose any action that is open to you, in any column, or decline
       *[no] { $seat } may carry out a free action
    }
scene-prompt-goods =
    { $you ->
        [yes] Choose which goods you take
       *[no] { $seat } is choosing goods
    }
scene-prompt-influence-rosary =
    { $you ->
        [yes] Bonus of the road: take 1 influence or 1 rosary, or decline
       *[no] { $seat } may take influence or a rosary
    }
scene-prompt-soup-upgrade =
    { $you ->
        [yes] Bonus of the road: take 1 soup or upgrade a good, or decline
       *[no] { $seat } may take soup or upgrade a good
    }
scene-prompt-upgrade =
    { $you ->
        [yes] Choose the good that you upgrade
       *[no] { $seat } is choosing a good to upgrade
    }
scene-prompt-novice =
    { $you ->
        [yes] { $discount ->
            [0] Choose the novice you send
           *[other] Choose the novice you send, for { $discount } influence less
        }
       *[no] { $seat } is choosing a novice to send
    }
scene-prompt-extra =
    { $you ->
        [yes] Row { $row } is empty: send its extra novice now, free of charge, or never
       *[no] { $seat } may send the extra novice of row { $row }
    }
scene-word-sent =
    { $extra ->
        [yes] the extra novice of row { $row }
       *[no] the novice from row { $row }
    }
scene-prompt-monastery =
    { $you ->
        [yes] { $area ->
            [building] Choose a monastery in which { scene-word-sent } goes to a building
            [chapel] Choose a chapel for { scene-word-sent }
           *[cloister] Choose a monastery in which { scene-word-sent } goes to the cloister
        }
       *[no] { $seat } is choosing a monastery for { scene-word-sent }
    }
scene-prompt-spot =
    { $you ->
        [yes] { $area ->
            [building] Choose a building of monastery { $monastery } for { scene-word-sent }
           *[cloister] Choose a cloister space of monastery { $monastery } for { scene-word-sent }
        }
       *[no] { $seat } is choosing a place in monastery { $monastery } for { scene-word-sent }
    }
scene-prompt-tile =
    { $you ->
        [yes] Choose the monastery from whose chapel you take a window tile
       *[no] { $seat } is choosing a window tile
    }
scene-prompt-any-tile =
    { $you ->
        [yes] Bonus of the road: choose any monastery whose window tile you take, or decline
       *[no] { $seat } may take a window tile from anywhere
    }
scene-prompt-build =
    { $you ->
        [yes] Choose the row of your window that gets the tile of monastery { $monastery }
       *[no] { $seat } is building a window tile of monastery { $monastery }
    }
scene-prompt-common-build =
    { $you ->
        [yes] The common room gives you a window tile of monastery { $monastery }: choose a row for it, or decline
       *[no] { $seat } may build a window tile of monastery { $monastery }
    }
scene-prompt-tile-bonus =
    { $you ->
        [yes] Choose the tile’s bonus: { $row } for its row, or { $column } for its column
       *[no] { $seat } is choosing the bonus of the row ({ $row }) or of the column ({ $column })
    }
scene-prompt-die-bonus =
    { $you ->
        [yes] End of the road: take a further personal die, or { $points } points
       *[no] { $seat } is choosing between a personal die and { $points } points
    }

## Hints: what a choice means

scene-hint-dice =
    { $own ->
        [0] { $neutral } neutral
       *[other] { $neutral ->
            [0] { $own } own
           *[other] { $own } own, { $neutral } neutral
        }
    }
scene-hint-space = { $dice }; actions: { $actions }
scene-hint-upgrade = { $given } becomes { $got }
scene-hint-novice =
    { $area ->
        [building] to a building; unlocks: { $action }
       *[chapel] to a chapel; unlocks: { $action }
    }
scene-hint-novice-last = to a cloister; turns the tile of column { $column } yellow
scene-hint-price = costs { $price }
scene-hint-free = free of charge
scene-hint-building = { scene-word-type }: costs { $price }, gives { $gain }
scene-hint-building-free = { scene-word-type }: free of charge, gives { $gain }
scene-hint-tiles =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
scene-hint-build =
    { $points ->
        [0] then { $row } or { $column }
        [one] { $points } point, then { $row } or { $column }
       *[other] { $points } points, then { $row } or { $column }
    }
scene-hint-die =
    { $number ->
        [2] your second
       *[3] your third
    }
scene-hint-decline-extra = the extra novice of row { $row } stays for good
scene-hint-decline-tile = the tile is lost
