# What Monasterium has to say. Messages are made in kernel/phrases.py; ids that begin with "word-" are
# parts of others here and read the same arguments.
# $seat is the name of a seat, used like the name of a person; $you is "yes" or "no".

game-title = Monasterium
game-blurb = Place dice to send your novices to five monasteries; every novice that leaves opens up a new action.

seat-name =
    { $seat ->
        [0] { colour-red }
        [1] { colour-blue }
        [2] { colour-green }
       *[3] { colour-yellow }
    }

## Parts of sentences

# Rows of the action area.
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
# Rows of the window.
word-window-row =
    { $row ->
        [1] top
        [2] middle
       *[3] bottom
    }
word-die =
    { $die ->
        [neutral] neutral
       *[personal] personal
    }
# Goods are numbered as in the board file.
word-price =
    { $good ->
        [0] { $goods_needed } soup
        [1] { $goods_needed ->
            [one] { $goods_needed } tool
           *[other] { $goods_needed } tools
        }
        [2] { $goods_needed ->
            [one] { $goods_needed } book
           *[other] { $goods_needed } books
        }
        [3] { $goods_needed } influence
       *[4] { $goods_needed ->
            [one] { $goods_needed } rosary
           *[other] { $goods_needed } rosaries
        }
    }

## Actions, as on a button or in the log

action-place = Place all dice that show { $number }
action-reroll-die = Pick a { word-die } { $face } for the re-roll
action-roll-again = Roll the picked dice again
action-take-space = Use dice space { $space }
action-take-dice =
    { $count ->
        [one] Take { $count } die
       *[other] Take { $count } dice
    }
action-choose-column = Put the die on column { $column }
action-act =
    { $slot ->
        [standard] Standard action of column { $column }
       *[other] Row { word-slot-row } action of column { $column }
    }
action-take-goods =
    { $good ->
        [soup] Take goods: soup
        [influence] Take goods: influence
       *[rosary] Take goods: rosary
    }
action-upgrade =
    { $good ->
        [soup] Exchange 1 soup for 1 tool
       *[tool] Exchange 1 tool for 1 book
    }
action-send-novice = Send the novice from row { word-row }, column { $column }
action-send-extra =
    { $area ->
        [building] Send the extra novice to a building
        [chapel] Send the extra novice to a chapel
       *[cloister] Send the extra novice to a cloister
    }
action-choose-monastery = To monastery { $monastery }
action-choose-spot = Choose place { $spot }
action-take-tile = Take a window tile of monastery { $monastery }
action-build-tile = Build the tile in the { word-window-row } row
action-tile-bonus =
    { $line ->
        [row] Take the bonus of the row
       *[column] Take the bonus of the column
    }
action-die-bonus =
    { $choice ->
        [die] Take the personal die
       *[points] Score points instead of the die
    }
action-decline = Decline

## Prompts

prompt-place =
    { $you ->
        [yes] Choose a number: all your dice that show it go to that dice space
       *[no] { $seat } is placing dice
    }
prompt-reroll =
    { $you ->
        [yes] Pick more dice for the re-roll, or roll
       *[no] { $seat } is picking dice for a re-roll
    }
prompt-space =
    { $you ->
        [yes] Choose a dice space to take dice from
       *[no] { $seat } is choosing a dice space
    }
prompt-dice =
    { $you ->
        [yes] Choose how many dice you take
       *[no] { $seat } is choosing how many dice to take
    }
prompt-column =
    { $you ->
        [yes] Choose a column for the joker die
       *[no] { $seat } is choosing a column for the joker die
    }
prompt-act =
    { $you ->
        [yes] Choose an action for your next die
       *[no] { $seat } is choosing an action
    }
prompt-free =
    { $you ->
        [yes] Choose an action to carry out without a die, or decline
       *[no] { $seat } may carry out a free action
    }
prompt-goods =
    { $you ->
        [yes] Choose which goods you take
       *[no] { $seat } is choosing goods
    }
prompt-influence-rosary =
    { $you ->
        [yes] Take influence or a rosary, or decline
       *[no] { $seat } may take influence or a rosary
    }
prompt-soup-upgrade =
    { $you ->
        [yes] Take soup or upgrade a good, or decline
       *[no] { $seat } may take soup or upgrade a good
    }
prompt-upgrade =
    { $you ->
        [yes] Choose a good to upgrade
       *[no] { $seat } is choosing a good to upgrade
    }
prompt-novice =
    { $you ->
        [yes] Choose the novice you send
       *[no] { $seat } is choosing a novice to send
    }
prompt-extra =
    { $you ->
        [yes] Choose where the extra novice goes, or decline
       *[no] { $seat } may send an extra novice
    }
prompt-monastery =
    { $you ->
        [yes] Choose a monastery for the novice
       *[no] { $seat } is choosing a monastery for the novice
    }
prompt-spot =
    { $you ->
        [yes] Choose a place for the novice
       *[no] { $seat } is choosing a place for the novice
    }
prompt-tile =
    { $you ->
        [yes] Choose the monastery whose window tile you take
       *[no] { $seat } is choosing a window tile
    }
prompt-any-tile =
    { $you ->
        [yes] Choose the monastery whose window tile you take, or decline
       *[no] { $seat } may take a window tile
    }
prompt-build =
    { $you ->
        [yes] Choose the row of your window that gets the tile
       *[no] { $seat } is building a window tile
    }
prompt-common-build =
    { $you ->
        [yes] Choose the row of your window that gets the common room’s tile, or decline
       *[no] { $seat } may build the common room’s window tile
    }
prompt-tile-bonus =
    { $you ->
        [yes] Choose the bonus of the tile’s row or that of its column
       *[no] { $seat } is choosing the bonus of the tile
    }
prompt-die-bonus =
    { $you ->
        [yes] Take the personal die, or points instead
       *[no] { $seat } is choosing between a personal die and points
    }

## Refusals, to be followed by the rule

reason-not-shown = none of your dice shows { $number }
reason-roll-first = you have picked dice for the re-roll, so roll them first
reason-tile-used = your re-roll tile is used for this round
reason-no-such-die = no { word-die } die showing { $face } is left to pick
reason-earlier-pick = dice are picked in order: neutral before personal, low numbers before high
reason-nothing-picked = pick at least one die for the re-roll first
reason-no-takeable-die = on dice space { $space } lies neither a neutral die nor one of yours
reason-too-many-dice = { $count } dice are too many: at most { $dice_limit } may be taken here, and no more than there are neutral dice and dice of yours
reason-other-column = your dice are not in column { $column }
reason-locked = your novice still covers row { word-slot-row } of column { $column }
reason-used-this-turn = you have used row { word-slot-row } of column { $column } in this turn already
reason-nothing-to-upgrade = an upgrade needs 1 soup or 1 tool, and you have 0 of both
reason-no-send = none of your novices can go anywhere now: access, a place or goods are missing
reason-no-window = no chapel with a novice of yours has a window tile that you can build now
reason-not-offered = these goods are not on offer here
reason-not-in-stock =
    { $good ->
        [soup] this needs 1 soup, you have 0
        [tool] this needs 1 tool, you have 0
       *[other] this needs 1 of the good you give away, you have 0
    }
reason-novice-gone = the novice of row { word-row }, column { $column } is no longer there
reason-no-target = the novice of row { word-row }, column { $column } has nowhere to go now
reason-no-place-for-extra =
    { $area ->
        [building] in no monastery open to you is there a free building
        [chapel] in no monastery open to you is there room in the chapel
       *[cloister] in no monastery open to you is there a free cloister space next to a building of yours
    }
reason-no-access = monastery { $monastery } is not open to you: your messenger is on no space connected to it, and its chapel holds no novice of yours
reason-no-free-building = monastery { $monastery } has no free building
reason-cannot-pay-building = you cannot pay for any of the free buildings of monastery { $monastery }
reason-chapel-full =
    { $chapel_limit ->
        [one] the chapel of monastery { $monastery } is full with { $chapel_limit } novice
       *[other] the chapel of monastery { $monastery } is full with { $chapel_limit } novices
    }
reason-influence-for-chapel = your next chapel novice costs { $influence_needed } influence, you have { $influence }
reason-no-cloister-space = monastery { $monastery } has no free cloister space next to a building of yours
reason-rosaries-for-cloister =
    { $rosaries_needed ->
        [one] your next cloister novice costs { $rosaries_needed } rosary, you have { $rosaries }
       *[other] your next cloister novice costs { $rosaries_needed } rosaries, you have { $rosaries }
    }
reason-no-such-spot = this monastery has no place { $spot }
reason-occupied = a novice stands in building { $spot } already
reason-blocked = place { $spot } is closed with 3 players
reason-influence-for-building = building { $spot } costs { $influence_needed } influence, you have { $influence }
reason-goods-for-building = building { $spot } costs { word-price }, you have { $goods }
reason-cloister-taken = a novice stands on cloister space { $spot } already
reason-not-adjacent = cloister space { $spot } is next to no building of yours
reason-no-tile-left = this monastery has no window tile left
reason-no-own-chapel = you have no novice in the chapel of monastery { $monastery }
reason-window-refuses = no row of your window can take a tile of monastery { $monastery } now
reason-row-full = the { word-window-row } row of your window is full
reason-same-in-row = the { word-window-row } row of your window has a tile of this monastery already
reason-same-in-column = the tile would come into a column that has one of this monastery already
reason-must-choose = an action that is possible is carried out, with all that belongs to it
reason-influence-or-rosary = this space of the road gives influence or a rosary
reason-soup-or-upgrade = this space of the road gives soup or an upgrade
reason-must-place = nobody passes: at least one die is placed in every turn
reason-must-take = nobody passes: at least one die is taken in every turn
reason-must-build = a window tile that was taken is built at once
reason-one-bonus = a built tile gives one bonus, that of its row or that of its column
reason-die-or-points = take the personal die or the points: one of the two is yours

## The log

event-missions = Missions of category { $category }: { $outcome }
event-start-player = { $outcome } is drawn as start player
word-neutral = neutral { $outcome_neutral }
word-personal = personal { $outcome_personal }
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
        [again] { $seat } rolls again: { word-roll }
        [won] { $seat } rolls the new die: { word-roll }
       *[placement] { $seat } rolls: { word-roll }
    }
word-source =
    { $source ->
        [start] start of the game
        [buildings] building
        [yellow] yellow action tile
        [action] action
        [window] window
        [road] road
        [missions] mission
        [majorities] final scoring, monasteries
        [chapels] final scoring, chapels
        [cloisters] final scoring, cloisters
       *[goods] final scoring, goods
    }
event-scored =
    { $points ->
        [one] { $seat } scores { $points } point ({ word-source })
       *[other] { $seat } scores { $points } points ({ word-source })
    }
event-claimed = { $seat } claims mission { $mission } in year { $year }
event-lapsed = A die of { $seat } lapses: nothing is possible in column { $column }
event-round = Year { $year }, round { $round }: { $start_player } starts

## Options and end

option-start-player = Start player
option-start-player-help = Who starts: a seat, or random
option-missions = Missions
option-missions-help = The missions on display: random, or two of each category
end-last-round = The last round of year 3 is over
