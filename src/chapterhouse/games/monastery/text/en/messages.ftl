# What Monastery has to say. Messages are made in kernel/phrases.py; ids that begin with "word-" are parts of
# others here and read the same arguments.
# $seat is the name of a seat, used like the name of a person; $you is "yes" or "no". Tiles are named by
# $tile, their number in the order of laying (0 is the Abbey), and by $tile_type.

game-title = Monastery
game-blurb = Build a monastery tile by tile, pray and work in it, and gather the letters of your phrase.

# Seats are called by the colours they were dealt; before the deal by their numbers.
seat-name =
    { $seat ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
        [yellow] { colour-yellow }
        [0] Player 1
        [1] Player 2
        [2] Player 3
       *[3] Player 4
    }

## Parts of sentences

word-tile-type =
    { $tile_type ->
        [chapter_house] Chapter House
        [dormitory] Dormitory
        [novices_house] Novices’ House
        [guest_house] Guest House
        [cloister] Cloister
        [sacristy] Sacristy
        [parlour] Parlour
        [schoolroom] Schoolroom
        [kitchen] Kitchen
        [bakery] Bakery
        [smithy] Smithy
        [latrine] Latrine
        [barn] Barn
        [mill] Mill
        [laundry] Laundry
        [chapel] Chapel
        [almonry] Almonry
        [scriptum] Scriptum
        [library] Library
        [abbots_house] Abbot’s House
        [farm] Farm
        [workshop] Workshop
        [stables] Stables
        [brewhouse] Brewhouse
        [prison] Prison Cell
        [refectory] Refectory
        [infirmary] Infirmary
        [wardrobe] Wardrobe
        [beehive] Beehive
        [pond] Pond
        [dovecote] Dovecote
        [field] Field
        [garden] Garden
        [path_straight] Path, straight
        [path_corner] Path, corner
        [path_tee] Path, tee
        [path_cross] Path, crossing
       *[secret_way] Secret Way
    }
word-outcome =
    { $outcome ->
        [chapter_house] Chapter House
        [dormitory] Dormitory
        [novices_house] Novices’ House
        [guest_house] Guest House
        [cloister] Cloister
        [sacristy] Sacristy
        [parlour] Parlour
        [schoolroom] Schoolroom
        [kitchen] Kitchen
        [bakery] Bakery
        [smithy] Smithy
        [latrine] Latrine
        [barn] Barn
        [mill] Mill
        [laundry] Laundry
        [chapel] Chapel
        [almonry] Almonry
        [scriptum] Scriptum
        [library] Library
        [abbots_house] Abbot’s House
        [farm] Farm
        [workshop] Workshop
        [stables] Stables
        [brewhouse] Brewhouse
        [prison] Prison Cell
        [refectory] Refectory
        [infirmary] Infirmary
        [wardrobe] Wardrobe
        [beehive] Beehive
        [pond] Pond
        [dovecote] Dovecote
        [field] Field
        [garden] Garden
        [path_straight] Path, straight
        [path_corner] Path, corner
        [path_tee] Path, tee
        [path_cross] Path, crossing
       *[secret_way] Secret Way
    }
word-colour =
    { $colour ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
word-tile =
    { $tile ->
        [0] the Abbey
       *[other] tile { $tile }
    }
word-effect =
    { $effect ->
        [almonry] Almonry
        [library] Library
        [workshop] Workshop
        [stables] Stables
       *[abbots_house] Abbot’s House
    }
word-space = row { $row }, column { $column }

## Actions, as on a button or in the log

action-place = Place a tile: { word-tile-type }
action-cell =
    { $anchor ->
        [0] { $side ->
            [N0] North of the Abbey, on the left
            [N1] North of the Abbey, in the middle
            [N2] North of the Abbey, on the right
            [E0] East of the Abbey, above
            [E1] East of the Abbey, below
            [S0] South of the Abbey, on the left
            [S1] South of the Abbey, in the middle
            [S2] South of the Abbey, on the right
            [W0] West of the Abbey, above
           *[W1] West of the Abbey, below
        }
       *[other] { $side ->
            [N] North of tile { $anchor }
            [E] East of tile { $anchor }
            [S] South of tile { $anchor }
           *[W] West of tile { $anchor }
        }
    }
action-rotation =
    { $rotation ->
        [0] Not turned
        [1] A quarter turn clockwise
        [2] Half a turn
       *[3] Three quarters of a turn clockwise
    }
action-exchange = Exchange a tile: draw one, put one back
action-return-tile = Back into the bag: { word-tile-type }
action-move =
    { $box ->
        [0] Move a monk away from { word-tile }
       *[other] Move the monk in box { $box } of { word-tile }
    }
action-step = Step to { word-tile }
action-stop = Stay here
action-box = Take box { $box }
action-shift = Change the box { $box } on { word-tile } for another
action-encourage = Lay a blessing on { word-tile }
action-end-turn = End the turn
action-build = Build { word-tile } next
action-pray = Pray on { word-tile }
action-no-prayer = No prayer
action-use =
    { $effect ->
        [almonry] { word-effect }: take a blessing
        [library] { word-effect }: exchange two letters
        [workshop] { word-effect }: draw a tile, put one back
        [stables] { word-effect }: place a tile
       *[abbots_house] { word-effect }: elect an Abbot now
    }
action-library-first = Exchange the letter in { word-space }
action-library-second = ... for the letter in { word-space }
action-buy-letter = Buy the letter in { word-space }
action-strip = Lay it on the strip of { word-colour }
action-buy-monk = Buy the monk in { word-space }
action-end-scoring = End the Scoring
action-elect = Make { word-colour } Abbot
action-imprison = Imprison a monk of { word-colour }
action-no-prisoner = Imprison nobody
action-keep =
    { $box ->
        [0] Let a monk on { word-tile } stay
       *[other] Let the monk in box { $box } of { word-tile } stay
    }
action-end-keep = Nobody else stays

## Prompts

prompt-turn =
    { $you ->
        [yes] Place a tile, move monks, encourage, or end your turn
       *[no] { $seat } is placing and moving
    }
prompt-stables =
    { $you ->
        [yes] Choose the tile that you place with the Stables
       *[no] { $seat } is placing a tile with the Stables
    }
prompt-cell =
    { $you ->
        [yes] Choose a place for the tile
       *[no] { $seat } is choosing a place for a tile
    }
prompt-rotation =
    { $you ->
        [yes] Choose how the tile is turned
       *[no] { $seat } is turning a tile
    }
prompt-return =
    { $you ->
        [yes] Choose a tile that goes back into the bag
       *[no] { $seat } is putting a tile back
    }
prompt-step =
    { $you ->
        [yes] Choose where the monk goes on, or let him stay
       *[no] { $seat } is moving a monk
    }
prompt-box =
    { $you ->
        [yes] Choose a box for the monk
       *[no] { $seat } is choosing a box
    }
prompt-build =
    { $you ->
        [yes] Choose which tile of the group is built next
       *[no] { $seat } is building
    }
prompt-prayer =
    { $you ->
        [yes] Let a monk begin to pray, use an effect, or do without
       *[no] { $seat } is thinking of a prayer
    }
prompt-spending =
    { $you ->
        [yes] Buy letters and monks, or end your Scoring
       *[no] { $seat } is buying letters and monks
    }
prompt-library-first =
    { $you ->
        [yes] Choose the first letter to be exchanged
       *[no] { $seat } is exchanging letters
    }
prompt-library-second =
    { $you ->
        [yes] Choose the letter it changes places with
       *[no] { $seat } is choosing a second letter
    }
prompt-strip =
    { $you ->
        [yes] Choose a strip for the letter
       *[no] { $seat } is choosing a strip
    }
prompt-elect =
    { $you ->
        [yes] A tie: choose the new Abbot
       *[no] { $seat } is choosing the new Abbot
    }
prompt-prison =
    { $you ->
        [yes] Imprison a monk, or nobody
       *[no] { $seat } may imprison a monk
    }
prompt-keep =
    { $you ->
        [yes] Choose monks that stay where they are
       *[no] { $seat } is choosing monks that stay
    }

## Refusals, to be followed by the rule

reason-encouraging = after an encouragement there is only more of it, or the end of the turn
reason-placed-already = you have placed or exchanged a tile in this turn already
reason-not-in-hand = you do not hold this tile
reason-no-place-for-tile = no place takes this tile, however it is turned: { word-tile-type }
reason-no-cell = there is no empty square of this name
reason-unsupported = the tile would lie beside no built and no full tile there
reason-dead-end = a path would end at a blank edge there
reason-unconnected = no path and no gate would connect the tile there
reason-grey-beside-brown = grey and brown tiles would be adjacent there
reason-group-limit = a group would have more than { $limit } tiles
reason-same-rotation = turned like this the tile looks as it does with a smaller turn
reason-bag-empty = the bag is empty
reason-returned-later = tiles go back in a fixed order, and this one comes before the last
reason-too-few-after = of this tile and those after it you hold too few to put back enough
reason-no-monk-there = you have no standing monk there
reason-bound-to-full = { word-tile } is unbuilt and full: nobody leaves it
reason-arrived = this monk has arrived there in this turn and moves no more
reason-no-steps = you have no movement point left
reason-nowhere-to-go = from there no step leads to a place where a monk may end
reason-shifted = this monk has changed his box already
reason-no-other-box = there is no other empty box
reason-not-linked = nothing leads from here to { word-tile }
reason-feature = monks never enter a feature
reason-way-prayed-on = a monk prays on the Secret Way
reason-way-unbuilt = the Secret Way is not built yet
reason-no-room =
    { $steps ->
        [one] { word-tile } is full, and with { $steps } movement point no place with room is in reach
       *[other] { word-tile } is full, and with { $steps } movement points no place with room is in reach
    }
reason-not-moved = the monk has not made a step yet
reason-full-here = the tile is full: no move ends here
reason-no-box = there is no box with the number { $box }
reason-box-taken = there is no empty box with the number { $box }
reason-same-box = the monk stands in a box with the number { $box } already
reason-no-blessing = you have no blessing
reason-no-such-tile = { word-tile } has not been laid
reason-built-already = { word-tile } is built already
reason-encouraged-later = blessings are laid in the order of the tiles, and this one comes before the last
reason-not-to-build = { word-tile } is not among the tiles to be put in order now
reason-not-built = { word-tile } is not built
reason-just-built = { word-tile } has only just been built
reason-no-disc = { word-tile } has no disc to pray for
reason-not-alone = your monk is not alone on { word-tile }
reason-chapel-prayer = a monk of yours is praying in the Chapel already
reason-simplified = in the simplified game icon tiles have no effects
reason-not-laid = this tile is not built yet: { word-effect }
reason-icon-just-built = this tile has only just been built: { word-effect }
reason-icon-prayed-on = a monk is praying on this tile: { word-effect }
reason-nobody-at-icon = no monk of yours stands on this tile: { word-effect }
reason-used = you have used this effect in this Scoring already: { word-effect }
reason-few-gold-letters = there are not two gold letters left on the grid
reason-no-tile-for-stables = none of your tiles can be placed
reason-no-letter = there is no letter in { word-space }
reason-black-letter = the letter in { word-space } is black: it has been moved already
reason-last-gold-letter = the two letters are named in reading order, and this is the last gold one
reason-before-first-letter = the two letters are named in reading order, and this one does not come after the first
reason-too-dear = { word-space } costs { $price }, you can pay { $purse }
reason-no-monk-on-cross = there is no monk in { word-space }
reason-not-in-play = nobody plays this colour: { word-colour }
reason-no-space-for-letter = the strip of { word-colour } has no empty space for this letter
reason-not-tied = { word-colour } is not among those who have most monks
reason-old-abbot = the old Abbot cannot choose himself
reason-none-in-abbey = no monk of { word-colour } is in the Abbey
reason-none-to-keep = you have no such monk on { word-tile } who could stay
reason-kept-later = monks are named in the order of the tiles, and this one comes before the last

## The log

event-colour = A monk is drawn: { $outcome ->
        [red] { colour-red }
        [blue] { colour-blue }
        [green] { colour-green }
       *[yellow] { colour-yellow }
    }
event-draw = { $seat } draws a tile: { word-outcome }
event-start-tile = { $seat } begins with a tile: { word-outcome }
# What the others are told.
event-drawn = { $seat } draws a tile
event-blessed = { $seat } gets blessings
event-round =
    { $kind ->
        [study] Day { $day }, { word-hour }: a study round; { $seat } begins
        [hard_work] Day { $day }, { word-hour }: a hard work round; { $seat } begins
        [mass] Day { $day }, { word-hour }: Mass; the Abbot is { $seat }
       *[night] Day { $day }, { word-hour }; the Abbot is { $seat }
    }
word-hour =
    { $name ->
        [Matins] Matins
        [Lauds] Lauds
        [Prime] Prime
        [Terce] Terce
        [Sext] Sext
        [None] None
        [Opus] Opus
        [Vespers] Vespers
        [Compline] Compline
        [Night] Night
       *[other] { $name }
    }
event-laid = { $seat } lays tile { $tile }: { word-tile-type }
word-source =
    { $source ->
        [letters] golden letters
        [blessings] blessings left
       *[tiles] tiles not laid
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } testament point ({ word-source })
       *[other] { $seat }: { $points } testament points ({ word-source })
    }
event-earned =
    { $source ->
        [building] { $seat } builds on { word-tile }: { word-points }
        [prayer] { $seat } prays on { word-tile }: { word-points }
       *[work] { $seat } works and studies: { word-points }
    }
word-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
word-count =
    { $count ->
        [one] { $count } blessing
       *[other] { $count } blessings
    }
event-built = Tile { $tile } is built: { word-tile-type }
event-picked-up = { $seat } takes { word-count } from { word-tile }
event-blessings =
    { $source ->
        [feature] { $seat } gets { word-count } for a feature
        [almonry] { $seat } gets { word-count } from the Almonry
        [letter] { $seat } gets { word-count } for the letter
       *[points_left] { $seat } gets { word-count } for points left over
    }
event-levy = The supply of blessings is empty: everybody who has one gives one back
event-phrase-complete = The phrase of { $seat } is complete: reduced prices from now on
event-abbot =
    { $votes ->
        [one] { $seat } is Abbot, with { $votes } monk
       *[other] { $seat } is Abbot, with { $votes } monks
    }
event-returned =
    { $monks ->
        [one] { $monks } monk of { $seat } returns to the Abbey
       *[other] { $monks } monks of { $seat } return to the Abbey
    }
event-last-letter = The last letter is bought: this round is the last one

## Options and end

option-colours = Colours
option-colours-help = Drawn, or one colour for each seat
option-pairs = Pairs
option-pairs-help = With four players: red with green against blue with yellow
option-simplified = Simplified
option-simplified-help = For a first game: the icon tiles have no effects
option-start = First tiles
option-start-help = How everybody comes by the first three tiles
value-start-draw-three = three are drawn
value-start-draw-six-keep-three = six are drawn, three kept
value-start-fixed-start-tiles = a grey building, a path, a garden or brown building
option-secret-way-requires-built = Secret Ways only when built
option-secret-way-requires-built-help = Whether a Secret Way must be built before it takes monks
option-vow-of-silence = Vow of silence
option-vow-of-silence-help = Talk about the game only during Mass
end-last-letter = The last letter has been bought
end-no-placement = No further tile can be placed
end-night = Night of the second day has come
