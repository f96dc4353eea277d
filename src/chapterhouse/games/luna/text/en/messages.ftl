# What Luna has to say. Messages are made in kernel/phrases.py; ids that begin with "word-" are parts of
# others here and read the same arguments.
# $seat is the name of a seat, used like the name of a person; $side is the number of a side; $you is
# "yes" or "no".

game-title = Luna
game-blurb = Send your novices over seven isles and into the temple of the Moon Priestess, in company or alone.

word-white = White
seat-name =
    { $seat ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }

# Members of lists.
name-colour =
    { $name ->
        [blue] blue
        [yellow] yellow
        [red] red
       *[green] green
    }
name-isle =
    { $name ->
        [herbs] Herbs
        [tide] Tide
        [sailboat] Sailboat
        [corruption] Corruption
        [book] Book
        [novice] Novice
       *[shrine] Shrine
    }

## Parts of sentences

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
word-isle =
    { $isle ->
        [herbs] the isle of Herbs
        [tide] the isle of the Tide
        [sailboat] the isle of the Sailboat
        [corruption] the isle of Corruption
        [book] the isle of the Book
        [novice] the isle of the Novice
        [none] no isle
       *[shrine] the isle of the Shrine
    }
word-to =
    { $to ->
        [herbs] the isle of Herbs
        [tide] the isle of the Tide
        [sailboat] the isle of the Sailboat
        [corruption] the isle of Corruption
        [book] the isle of the Book
        [novice] the isle of the Novice
       *[shrine] the isle of the Shrine
    }
word-place =
    { $place ->
        [herbs] the isle of Herbs
        [tide] the isle of the Tide
        [sailboat] the isle of the Sailboat
        [corruption] the isle of Corruption
        [book] the isle of the Book
        [novice] the isle of the Novice
        [shrine] the isle of the Shrine
       *[pier] the pier
    }
word-from =
    { $from ->
        [herbs] on the isle of Herbs
        [tide] on the isle of the Tide
        [sailboat] on the isle of the Sailboat
        [corruption] on the isle of Corruption
        [book] on the isle of the Book
        [novice] on the isle of the Novice
        [shrine] on the isle of the Shrine
        [beside_herbs] beside the isle of Herbs
        [beside_tide] beside the isle of the Tide
        [beside_sailboat] beside the isle of the Sailboat
        [beside_corruption] beside the isle of Corruption
        [beside_book] beside the isle of the Book
        [beside_novice] beside the isle of the Novice
        [beside_shrine] beside the isle of the Shrine
       *[pier] at the pier
    }
word-figure =
    { $figure ->
        [priestess] the Moon Priestess
        [builder] the Master Builder
       *[apostate] the Apostate
    }

## Actions, as on a button or in the log

action-place-figure = Put { word-figure } on { word-isle }
action-place-shrine = Put your first shrine on { word-isle }
action-place-pair = Put two novices on { word-isle }
action-deactivate = Deactivate your opponent’s novices on { word-isle }
action-act =
    { $action ->
        [favour] Priest’s Favour: take a favour token
        [recruit] Recruitment: take in a novice
        [shrine] Shrine: build on the Master Builder’s isle
        [herbs] Herbs: wake one or two novices
        [travel] Travel: move active novices
        [tide] Tide: move any of your novices
        [sailboat] Sailboat: sail one or two novices, active all the while
        [promote] Promotion: claim a temple tile
        [consecrate] Consecration: enter the temple
        [book] Book: take a Book of Wisdom
        [council] Council: go up in the Council of Priests
        [expel] Expulsion: chase the Apostate on
        [meditate] Meditation: flip a time token
       *[end] End the action phase
    }
action-isle =
    { $isle ->
        [none] On no isle, by the Novice token alone
       *[other] On { word-isle }
    }
action-tile = Temple tile { $tile }
action-count = Number: { $count }
action-virtual =
    { $use ->
        [yes] With the Novice token in place of one novice
       *[no] Without the Novice token
    }
action-move = Move a novice { word-from } beside { word-to }
action-done = No more moves
action-from =
    { $place ->
        [pier] Sail from the pier
       *[other] Sail from { word-place }
    }
action-to = Land on { word-isle }
action-book-from = Take the Book from space { $tile }
action-book-to = Give the Book to your novice on space { $tile }

## Prompts

prompt-figure =
    { $you ->
        [yes] Choose an isle for the figure
       *[no] { $seat } is placing the figures
    }
prompt-shrine =
    { $you ->
        [yes] Choose an isle for your first shrine
       *[no] { $seat } is placing a shrine
    }
prompt-pair =
    { $you ->
        [yes] Choose an isle for two novices
       *[no] { $seat } is placing novices
    }
prompt-deactivate =
    { $you ->
        [yes] Choose an isle on which your opponent’s novices become inactive
       *[no] { $seat } is choosing an isle to deactivate
    }
prompt-act =
    { $you ->
        [yes] Choose an action
       *[no] { $seat } is choosing an action
    }
prompt-isle =
    { $you ->
        [yes] Choose an isle for the action
       *[no] { $seat } is choosing an isle
    }
prompt-tile =
    { $you ->
        [yes] Choose a temple tile
       *[no] { $seat } is choosing a temple tile
    }
prompt-count =
    { $you ->
        [yes] Choose how many
       *[no] { $seat } is choosing how many
    }
prompt-virtual =
    { $you ->
        [yes] Choose whether the Novice token stands in for a novice
       *[no] { $seat } is choosing whether to use the Novice token
    }
prompt-move =
    { $you ->
        [yes] Move a novice, or finish
       *[no] { $seat } is moving novices
    }
prompt-from =
    { $you ->
        [yes] Choose where the Sailboat takes novices from
       *[no] { $seat } is choosing where to sail from
    }
prompt-to =
    { $you ->
        [yes] Choose where the Sailboat lands
       *[no] { $seat } is choosing where to land
    }
prompt-book-from =
    { $you ->
        [yes] Choose a Book to take
       *[no] { $seat } is choosing a Book
    }
prompt-book-to =
    { $you ->
        [yes] Choose the novice who gets the Book
       *[no] { $seat } is choosing who gets the Book
    }

## Refusals, to be followed by the rule

reason-other-figure = the figures are placed one after the other: Moon Priestess, Master Builder, Apostate
reason-isle-has-shrine = there is a shrine on { word-isle } already
reason-no-start-shrine-on-herbs = with two players, and alone, no first shrine goes on the isle of Herbs
reason-own-pieces-there = you have pieces on { word-isle } already
reason-no-active-opponent = your opponent has no active novice on { word-isle }
reason-no-favour-payable = no isle has both a token that you lack and enough active novices of yours
reason-supply-empty = your supply has no novice left
reason-no-recruit-payable = on no isle do you have two active novices
reason-no-shrine-token = you do not hold the Shrine token
reason-own-shrine-there = you have a shrine on the Master Builder’s isle already
reason-no-shrines-left = your supply has no shrine left
reason-shrine-novices =
    { $novices ->
        [one] a shrine takes { $needed } active novices on the Master Builder’s isle, you have { $novices } there
       *[other] a shrine takes { $needed } active novices on the Master Builder’s isle, you have { $novices } there
    }
reason-no-herbs-token = you do not hold the Herbs token
reason-nobody-to-wake = no novice of yours is inactive where Herbs could wake it
reason-nobody-to-travel = you have no active novice who could travel
reason-no-tide-token = you do not hold the Tide token
reason-nobody-for-tide = you have no novice on or beside an isle or at the pier who could be moved
reason-no-sailboat-token = you do not hold the Sailboat token
reason-nobody-to-sail = you have neither an active novice who could sail nor one at the pier
reason-no-tile-to-claim = there is no free tile in reach whose isle has enough active novices of yours
reason-no-claim-ready = none of your claims is in reach of the temple now
reason-no-book-token = you do not hold the Book token
reason-nobody-for-book = you have no temple novice without a Book
reason-last-space = your council marker is on the last space
reason-nobody-for-council = you have neither an active novice for the council nor the Novice token
reason-nobody-to-expel = you have neither an active novice on the Apostate’s isle nor the Novice token
reason-expulsion-blocked = at level 3 the Apostate cannot be expelled
reason-no-meditation = there is no Meditation when you play alone
reason-cannot-end = the action phase ends with the last time token
reason-blocked = the Apostate blocks this isle
reason-token-held = you hold the token of { word-isle } already
reason-favour-novices =
    { $needed ->
        [one] the favour of { word-isle } takes { $needed } active novice of yours there, you have { $novices }
       *[other] the favour of { word-isle } takes { $needed } active novices of yours there, you have { $novices }
    }
reason-recruit-novices = a recruitment takes { $needed } active novices, you have { $novices } on { word-isle }
reason-not-on-herbs = Herbs wake nobody on their own isle
reason-none-inactive = you have no inactive novice beside { word-isle }
reason-none-active = you have no active novice on { word-isle }
reason-isle-needed = this action needs an isle
reason-no-novice-token = you do not hold the Novice token
reason-tile-gone = temple tile { $tile } is not on the path
reason-tile-claimed = temple tile { $tile } is claimed already
reason-tile-closed = temple tile { $tile } is still out of reach: the Temple Guard has not come near it
reason-claim-needs-corruption = for now temple tile { $tile } can be claimed only with the Corruption token
reason-promotion-novices =
    { $needed ->
        [one] temple tile { $tile } takes { $needed } active novice on the isle of its symbol, you have { $novices }
       *[other] temple tile { $tile } takes { $needed } active novices on the isle of its symbol, you have { $novices }
    }
reason-not-your-claim = temple tile { $tile } is not claimed by you
reason-entry-needs-corruption = for now temple tile { $tile } can enter the temple only with the Corruption token
reason-two-at-most = Herbs wake two novices at most, not { $count }
reason-boat-holds-two = the Sailboat holds two novices at most, not { $count }
reason-not-so-many-inactive =
    { $inactive ->
        [one] { $count } are too many: { $inactive } of your novices is inactive there
       *[other] { $count } are too many: { $inactive } of your novices are inactive there
    }
reason-not-so-many-aboard = { $count } are too many: you have fewer novices there
reason-beyond-last-space =
    { $spaces_left ->
        [one] { $count } are too many: the last space is { $spaces_left } step away
       *[other] { $count } are too many: the last space is { $spaces_left } steps away
    }
reason-not-so-many-active =
    { $novices ->
        [one] { $count } are too many: { $novices } of your novices is active there
       *[other] { $count } are too many: { $novices } of your novices are active there
    }
reason-not-so-many-against =
    { $novices ->
        [one] { $count } are too many: { $novices } of your novices is active on the Apostate’s isle
       *[other] { $count } are too many: { $novices } of your novices are active on the Apostate’s isle
    }
reason-full-circle = { $count } isles would bring the Apostate back to where he is
reason-virtual-for-novice = the Novice token cannot help to fetch itself
reason-virtual-claims-nothing = the Novice token cannot stand in for the novice who claims the tile
reason-virtual-alone = the Novice token by itself needs no isle: choose none
reason-only-virtual = without an isle the Novice token is all there is
reason-token-needs-more =
    { $needed ->
        [one] this takes { $needed } active novice, you have { $novices }: only the Novice token helps
       *[other] this takes { $needed } active novices, you have { $novices }: only the Novice token helps
    }
reason-earlier-move = moves are made in order of the isles, and this one comes before the last
reason-travel-from-isles = Travel moves active novices only; beside an isle and at the pier it takes the Tide
reason-none-to-move = you have no novice { word-from }
reason-none-for-tide = you have no novice { word-from }
reason-moved-already = all your novices { word-from } have come by this Tide
reason-pier-empty = you have no novice at the pier
reason-none-to-sail = you have no active novice on { word-place }
reason-move-first = move one novice at least
reason-same-isle = the Sailboat goes to another isle than { word-isle }
reason-no-book-there = there is no Book on space { $tile }
reason-not-your-novice = there is no novice of yours on space { $tile }
reason-has-book = your novice on space { $tile } has a Book already

## The log

event-start-player = { $outcome } is drawn as start player
event-boards = Temple boards from the gate: { $outcome }
event-start-tiles = Start tiles in seat order: { $outcome }
event-ring = Isles clockwise: { $outcome }
word-outcome =
    { $outcome ->
        [herbs] the isle of Herbs
        [tide] the isle of the Tide
        [sailboat] the isle of the Sailboat
        [corruption] the isle of Corruption
        [book] the isle of the Book
        [novice] the isle of the Novice
       *[shrine] the isle of the Shrine
    }
event-figure =
    { $figure ->
        [priestess] The Moon Priestess starts on { word-outcome }
        [builder] The Master Builder starts on { word-outcome }
       *[apostate] The Apostate starts on { word-outcome }
    }
word-source =
    { $source ->
        [start] start of the game
        [guard] consecration
        [displaced] displacement
        [book] Book of Wisdom
        [time] last time token
        [priestess] Moon Priestess
        [apostate] Apostate
        [temple] temple
        [shrines] final scoring, shrines
        [tokens] final scoring, favour tokens
       *[council] final scoring, council
    }
event-scored =
    { $points ->
        [one] { word-side }: { $points } point ({ word-source })
       *[other] { word-side }: { $points } points ({ word-source })
    }
event-displaced = { word-by } displaces the novice of { word-side } from space { $tile }
event-tokens = { word-side } takes two favour tokens: { $tokens }
event-round = Round { $round } begins with { $start_player }; the Guard stands on { $guard }
event-phase-over = { $seat } ends the action phase
event-wandered =
    { $figure ->
        [priestess] The Moon Priestess is now on { word-isle }
        [builder] The Master Builder is now on { word-isle }
       *[apostate] The Apostate is now on { word-isle }
    }
event-guard = The Temple Guard goes on to the guard tile of { $guard }
event-opponent-placed = The opponent has a shrine and one novice on { word-isle }, two on each other isle, and one in the temple on space { $tile }
event-opponent-deactivated =
    { $novices ->
        [one] { $novices } novice of the opponent on { word-isle } is deactivated: its council marker goes up { $steps }
       *[other] { $novices } novices of the opponent on { word-isle } are deactivated: its council marker goes up { $steps }
    }
event-opponent-entered = The opponent enters the temple on space { $tile }, the highest valid tile whose isle has an active novice: { word-isle }, Guard { $guard }
event-opponent-no-tile = The opponent enters the temple nowhere: no valid tile is free whose isle has an active novice of its own
event-opponent-book = The opponent moves the Book of your lowest novice that has one from space { $giver } to space { $taker }, its lowest without
event-opponent-no-book = The opponent takes no Book: you have none
event-opponent-built = The opponent builds a shrine on { word-isle }: it has an active novice with the Master Builder
event-opponent-not-built =
    { $reason ->
        [has_shrine] The opponent builds nothing on { word-isle }: it has a shrine there
        [no_active_novice] The opponent builds nothing on { word-isle }: it has no active novice there
       *[no_shrines_left] The opponent builds nothing on { word-isle }: it has no shrine left
    }
event-opponent-spared = The Apostate on { word-isle } takes nothing from the opponent, in spite of its novices there: { $novices }

## Options and end

option-setup = Set-up
option-setup-help = Standard, or the printed set-up for a first game in company
value-setup-standard = standard
value-setup-preset = preset
option-figures = Figures
option-figures-help = Who places Moon Priestess, Master Builder and Apostate: the dice, or the start player; the printed set-up has its own places for them
value-figures-chosen = chosen by the start player
option-level = Level
option-level-help = How hard the opponent is when you play alone, from 1 to 3
end-sixth-round = The sixth round is over
