# How Monastery's board looks: names, marks, labels for the ear, prompts, hints. The scene puts these together.

## Names

scene-abbey = the Abbey
scene-mark-abbey = Abbey
scene-type =
    { $name ->
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
# For drawings: about twelve letters at most.
scene-short =
    { $name ->
        [chapter_house] Chapter
        [dormitory] Dormitory
        [novices_house] Novices
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
        [abbots_house] Abbot’s
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
        [path_straight] Path
        [path_corner] Path
        [path_tee] Path
        [path_cross] Path
       *[secret_way] Secret Way
    }
scene-named = { $name } ({ $tile })
scene-named-way = { $name } of { $owner } ({ $tile })
scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] G
       *[yellow] Y
    }
scene-list = { $parts }
scene-none = –
scene-hidden = ?
scene-yes = yes
scene-times = { $count } × { $name }
scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-blessings =
    { $count ->
        [one] { $count } blessing
       *[other] { $count } blessings
    }
scene-class =
    { $form ->
        [short] { $colour ->
            [grey] study
            [brown] work
            [both] study+work
           *[none] neutral
        }
       *[full] { $colour ->
            [grey] grey, for study
            [brown] brown, for hard work
            [both] ambivalent, for study and hard work
           *[none] neutral
        }
    }
scene-side =
    { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
scene-ways =
    { $way ->
        [path] { $count ->
            [one] path { $sides }
           *[other] paths { $sides }
        }
       *[gate] { $count ->
            [one] gate { $sides }
           *[other] gates { $sides }
        }
    }
scene-no-ways = no paths
scene-open = an open square

## The monastery

scene-sheet-map = The monastery
scene-abbey-space = the Abbey, grey, never full; { $edges }
scene-abbey-edge =
    { $place ->
        [N0] north, left
        [N1] north, middle
        [N2] north, right
        [E0] east, above
        [E1] east, below
        [S0] south, left
        [S1] south, middle
        [S2] south, right
        [W0] west, above
       *[W1] west, below
    }
scene-edge =
    { $edge ->
        [path] { $place }: path to { $beyond }
        [gate] { $place }: gate to { $beyond }
       *[blank] { $place }: blank to { $beyond }
    }
scene-state =
    { $what ->
        [feature] feature
        [built] { $fresh ->
            [yes] just built, disc { $disc }
           *[no] built, disc { $disc }
        }
       *[unbuilt] unbuilt, disc will be { $disc }
    }
scene-tile = { $tile }, { $colour }, { $state }; { $edges }
scene-with-effect = { $label }; effect: { $effect }
scene-effect =
    { $name ->
        [chapel] a prayer here scores the disc twice, and up to three monks may pray here
        [almonry] take a blessing in your Scoring
        [scriptum] work here brings 2 points in study
        [library] exchange two gold letters on the grid in your Scoring
        [workshop] draw a tile and put one back in your Scoring
        [stables] place a tile in your Scoring
        [abbots_house] have an Abbot elected in your Scoring
        [farm] work here brings 3 points in hard work
        [brewhouse] at Mass your praying monks may stand up where they are, at Night your monks may stay
        [prison] a new Abbot may imprison a monk here
        [secret_way] monks of its owner come here from anywhere for one step
       *[feature] brings a blessing for each tile beside it when it is laid
    }
scene-mark-tile = { $tile } { $name }
scene-mark-way = { $tile }{ $owner } { $name }
scene-box =
    { $free ->
        [yes] box { $box } of { $tile }, empty
       *[no] box { $box } of { $tile }
    }
scene-gift = { $blessings } on { $tile } for whoever comes next
scene-door = at the door of { $tile }
scene-cell = empty square beside { $beside }
scene-monk =
    { $moving ->
        [yes] monk of { $owner }, on his way
       *[no] { $praying ->
            [yes] praying monk of { $owner }
           *[no] monk of { $owner }
        }
    }
scene-mark-praying = †{ $letter }

## Letters

scene-sheet-grid = Letter grid
scene-part-grid =
    { $part ->
        [cheap] Letters and monks to buy
       *[dear] Dearer letters and monks
    }
scene-mark-prices =
    { $reduced ->
        [yes] reduced
       *[no] price
    }
scene-prices =
    { $reduced ->
        [yes] reduced prices, for whose phrase is complete
       *[no] prices
    }
scene-price =
    { $reduced ->
        [yes] column { $column }, reduced price { $price }
       *[no] column { $column }, price { $price }
    }
scene-row = row of { $owner }
scene-grid =
    { $gone ->
        [yes] { $what ->
            [cross] row { $row }, column { $column }, cross, empty
           *[letter] row { $row }, column { $column }, empty
        }
       *[no] { $what ->
            [cross] row { $row }, column { $column }, cross
           *[letter] row { $row }, column { $column }
        }
    }
scene-letter-piece =
    { $face ->
        [gold] gold letter { $letter }
       *[black] black letter { $letter }
    }
scene-letter-bought = letter { $letter }, just bought
scene-bought = just bought by { $owner }
scene-monk-on-cross = monk of { $owner }
scene-sheet-strips = The phrases
scene-strip = strip of { $owner }, { $count } covered
scene-strip-space =
    { $free ->
        [yes] strip of { $owner }, space { $number }, { $letter }, empty
       *[no] strip of { $owner }, space { $number }, { $letter }
    }
scene-at-grid = { $letter } in row { $row }, column { $column }

## Dial and hand

scene-sheet-dial = The day
scene-hour = { word-hour }
scene-hour-short =
    { $name ->
        [Matins] Mat.
        [Lauds] Laud.
        [Prime] Prime
        [Terce] Terce
        [Sext] Sext
        [None] None
        [Opus] Opus
        [Vespers] Vesp.
        [Compline] Comp.
        [Night] Night
       *[other] { $name }
    }
scene-hour-kind =
    { $kind ->
        [mass] Mass, { $tiles }
        [study] study
        [hard_work] work
       *[night] –
    }
scene-hour-space =
    { $kind ->
        [mass] { $tiles ->
            [one] { $name }, Mass, { $tiles } tile
           *[other] { $name }, Mass, { $tiles } tiles
        }
        [study] { $name }, study
        [hard_work] { $name }, hard work
       *[night] { $name }
    }
scene-marker = the hour; the Abbot is { $abbot }
scene-sheet-hand = Your tiles
scene-hand = { $name }, { $colour }, boxes { $boxes }, disc { $disc }, { $edges }
scene-note-boxes = boxes { $boxes }, disc { $disc }
scene-sheet-turns = How to lay it: { $name }
scene-turned = { $name }, { $edges }
scene-mark-turn =
    { $turn ->
        [0] as it is
        [1] ↻ ¼
        [2] ↻ ½
       *[3] ↻ ¾
    }

## Seats

scene-fact-points = points
scene-points-open = { $points } + ?
scene-points-own = { $points } in all
scene-legend-hidden = the hidden tiles and blessings, which count as well
scene-fact-letters = letters
scene-fact-blessings = blessings
scene-fact-tiles = tiles
scene-fact-standing = standing
scene-fact-praying = praying
scene-fact-grid = on the grid
scene-fact-abbot = Abbot

## Legend

scene-legend-path = path
scene-legend-gate = gate
scene-legend-box = box 3, empty
scene-legend-disc = built, disc 3
scene-legend-praying = praying monk
scene-legend-blessing = blessing
scene-legend-cross = cross
scene-legend-letters = gold letter, black letter

## Status

scene-status-day = Day { $day } of { $days }
scene-status-hour =
    { $kind ->
        [mass] { $name }: Mass
        [study] { $name }: study
        [hard_work] { $name }: hard work
       *[night] { $name }
    }
scene-status-placing = Placement and Movement
scene-status-scoring = Scoring
scene-status-steps = movement points { $steps }
scene-status-points = { $points } to spend
scene-status-abbot = Abbot { $seat }
scene-status-bag = tiles in the bag { $count }
scene-status-last = last round

## Prompts

scene-prompt-turn =
    { $you ->
        [yes] { $some ->
            [yes] Your turn: { $parts }, or end it
           *[no] You can only end your turn
        }
       *[no] { $seat } is placing and moving
    }
scene-may =
    { $what ->
        [place] place a tile
        [exchange] exchange a tile
        [shift] change boxes
       *[encourage] encourage
    }
scene-may-move =
    { $steps ->
        [one] move monks ({ $steps } point left)
       *[other] move monks ({ $steps } points left)
    }
scene-prompt-cell =
    { $you ->
        [yes] Choose a place for this tile: { $name }
       *[no] { $seat } is choosing a place for a tile: { $name }
    }
scene-prompt-rotation =
    { $you ->
        [yes] Choose how this tile lies: { $name }
       *[no] { $seat } is turning a tile: { $name }
    }
scene-prompt-return =
    { $you ->
        [yes] { $start ->
            [yes] Choose a tile that goes back into the bag ({ $count } to go)
           *[no] Choose a tile that goes back into the bag
        }
       *[no] { $seat } is putting a tile back
    }
scene-prompt-step =
    { $you ->
        [yes] { $moved ->
            [yes] The monk is on { $tile } (points left: { $steps }): choose where he goes on, or let him stay
           *[no] The monk leaves { $tile } (points left: { $steps }): choose where he goes
        }
       *[no] { $seat } is moving a monk
    }
scene-prompt-box =
    { $you ->
        [yes] Choose a box on { $tile }
       *[no] { $seat } is choosing a box on { $tile }
    }
scene-prompt-prayer =
    { $you ->
        [yes] { $points } so far. Let a monk begin to pray, use an effect, or do without
       *[no] { $seat } is thinking of a prayer
    }
scene-prompt-spending =
    { $you ->
        [yes] Spend { $points } and up to { $blessings }: buy letters and monks, or end your Scoring
       *[no] { $seat } is buying letters and monks
    }
scene-prompt-library-second =
    { $you ->
        [yes] Choose the gold letter that changes places with { $letter }
       *[no] { $seat } is exchanging { $letter }
    }
scene-prompt-strip =
    { $you ->
        [yes] Choose the strip for the letter { $letter }
       *[no] { $seat } is choosing a strip for the letter { $letter }
    }
scene-prompt-keep =
    { $you ->
        [yes] { $night ->
            [yes] Brewhouse: choose monks that stay where they are at Night
           *[no] Brewhouse: choose praying monks that stand up where they are
        }
       *[no] { $seat } is choosing monks that stay
    }

## Choices and hints

scene-act-cell =
    { $side ->
        [north] North of { $tile }
        [east] East of { $tile }
        [south] South of { $tile }
       *[west] West of { $tile }
    }
scene-act-move =
    { $box ->
        [0] Move a monk from: { $tile }
       *[other] Move the monk in box { $box } from: { $tile }
    }
scene-act-step = Step to: { $tile }
scene-act-shift = Change from box { $box } to another on: { $tile }
scene-act-encourage = A blessing onto: { $tile }
scene-act-build = Build next: { $tile }
scene-act-pray = Pray on: { $tile }
scene-act-keep =
    { $box ->
        [0] A monk stays on: { $tile }
       *[other] The monk in box { $box } stays on: { $tile }
    }
scene-act-library-first = Exchange { $letter } (row { $row }, column { $column })
scene-act-library-second = ... for { $letter } (row { $row }, column { $column })
scene-act-buy-letter = Buy { $letter } for { $price } (row { $row }, column { $column })
scene-act-buy-monk = Buy a monk of { $owner } for { $price }
scene-hint-bag = tiles in the bag: { $count }
scene-hint-beside = beside { $tiles }
scene-hint-full = full, only to pass
scene-hint-site = into a box
scene-hint-lying = { $blessings } there already
scene-hint-for = needed by { $owners }
scene-hint-strip =
    { $gold ->
        [yes] gold
       *[no] black, and a blessing for you
    }
scene-hint-left = { $points } left, worth { $blessings }
scene-hint-abbey = in the Abbey: { $count }
