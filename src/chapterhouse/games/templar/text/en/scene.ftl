# What the scene of Templar shows: marks for cells, names for the ear, prompts, hints.
# $you and other yes-or-no's are "yes" or "no"; $seat, $owner and $seats are names. Messages are made in scene*.py.
# $key is a name of the board file as written there ("Chapter house" is chapter-house), $name the name itself.

scene-letter =
    { $colour ->
        [blue] B
        [yellow] Y
        [red] R
        [green] G
       *[purple] P
    }
scene-nothing = nothing
scene-raffaele = Raffaele
scene-raffaele-letter = Raff.

## Rooms and places

scene-room-name =
    { $key ->
        [gatehouse] Gatehouse
       *[other] { $name }
    }
scene-area-name =
    { $key ->
        [bench] bench
       *[other] { $name }
    }
scene-outside-name = outside
scene-sheet-abbey = Abbey
scene-column =
    { $name ->
        [room] room
        [who] there
        [chalice] chalice
        [book] books
        [tiles] tiles
       *[number] harbour
    }
scene-column-rings = rings { $number }
scene-room = { $number } { $name }
scene-mark-room = { $number } { $name } → { $exits }
scene-room-label =
    { $shut ->
        [0] room { $room }, ways to { $ways }
       *[other] room { $room }, ways to { $ways }; the door closes that to { $shut }
    }
scene-floor = in room { $number }
scene-place =
    { $free ->
        [yes] { $sort ->
            [chalice] space for a chalice, room { $number }, free
           *[book] space for a book, room { $number }, free
        }
       *[no] { $sort ->
            [chalice] space for a chalice, room { $number }
           *[book] space for a book, room { $number }
        }
    }
word-kind =
    { $kind ->
        [ring_round] round rings
        [ring_square] square rings
        [ring_hexagon] hexagonal rings
       *[none] any kind of ring
    }
scene-area = ring area { $number } of room { $room } ({ $name }), { word-kind }, { $free } of { $capacity } free
scene-tile =
    { $valued ->
        [yes] { $treasure ->
            [chalice] chalice of { $seat }, valued
            [book] book of { $seat }, valued
            [ring_round] round ring of { $seat }, valued
            [ring_square] square ring of { $seat }, valued
           *[ring_hexagon] hexagonal ring of { $seat }, valued
        }
       *[no] { $treasure ->
            [chalice] chalice of { $seat }, fresh
            [book] book of { $seat }, fresh
            [ring_round] round ring of { $seat }, fresh
            [ring_square] square ring of { $seat }, fresh
           *[ring_hexagon] hexagonal ring of { $seat }, fresh
        }
    }
scene-mark-valued = { $letter }{ $sign }
scene-figure =
    { $name ->
        [remigius] Remigius, the abbot
        [vitus] Vitus, the spy
       *[severus] Severus, the prior
    }
scene-pawn = pawn of { $seat }
scene-gate =
    { $gate ->
        [main] main gate, into room { $number }
       *[side] side gate, into room { $number }
    }
scene-mark-gate =
    { $gate ->
        [main] main gate → { $number }
       *[side] side gate → { $number }
    }
scene-gate-name =
    { $gate ->
        [main] Main gate
       *[side] Side gate
    }
scene-outside =
    { $gate ->
        [main] outside the main gate
       *[side] outside the side gate
    }
scene-sheet-passages = Passages
scene-passage =
    { $shut ->
        [yes] passage between { $a } and { $b }, closed by the door
       *[no] passage between { $a } and { $b }, open
    }
scene-door = the door
scene-mark-door = ▬

## Harbour and cards

scene-sheet-harbour = Harbour
scene-mark-store =
    { $ship ->
        [yes] { $number } ship
       *[no] { $number }
    }
scene-store =
    { $ship ->
        [yes] storehouse { $number } with the ship, room for { $capacity }
       *[no] storehouse { $number }, room for { $capacity }
    }
scene-mark-treasure =
    { $name ->
        [chalice] c
       *[book] b
    }
scene-treasure =
    { $name ->
        [chalice] { $count ->
            [one] chalice
           *[other] { $count } chalices
        }
        [book] { $count ->
            [one] book
           *[other] { $count } books
        }
        [ring_round] { $count ->
            [one] round ring
           *[other] { $count } round rings
        }
        [ring_square] { $count ->
            [one] square ring
           *[other] { $count } square rings
        }
       *[ring_hexagon] { $count ->
            [one] hexagonal ring
           *[other] { $count } hexagonal rings
        }
    }
scene-sheet-piles = Open piles
scene-pile = pile of { $owner }: { $card }
scene-no-card = none
scene-sealed = { $seat } has chosen
scene-bag-name = bag
scene-bag =
    { $count ->
        [one] bag with { $count } tile
       *[other] bag with { $count } tiles
    }
scene-sheet-hand = Your cards
scene-chosen = chosen
scene-hand-card = { $card }: { $does }; harbour number { $number }; { $status }
scene-card-does = { $moves }, { $effect }
scene-card-state =
    { $state ->
        [hand] in hand
        [pile] on your pile
       *[blocked] blocked by { $seats }
    }
scene-card-moves =
    { $card ->
        [maria] pawn to a storehouse
        [porticus] the door
        [remigius] Remigius { $steps }
        [severus] Severus { $steps }
        [bells] tiles arrive
       *[other] pawn { $steps }
    }
scene-card-effect =
    { $card ->
        [benjaminus] move a fresh ring
        [maria] take its tiles
        [stephanus] 1 point per other figure
        [porticus] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [remigius] value the room
        [severus] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [bells] cards back
       *[other] hide up to { $count }
    }
scene-sheet-mat =
    { $own ->
        [yes] Your treasures
       *[no] Treasures of { $seat }
    }
scene-row =
    { $name ->
        [stock] stock
       *[supply] supply
    }
scene-count =
    { $store ->
        [stock] { $count ->
            [0] stock: { $treasure }
           *[other] in stock
        }
       *[supply] { $count ->
            [0] supply: { $treasure }
           *[other] in supply
        }
    }

## Seats and legend

scene-fact-points = points
scene-fact-rooms = rooms
scene-fact-hand = cards
scene-legend-valued = valued
scene-legend-free = free
scene-legend-door = behind the door

## Status

scene-status-round =
    { $phase ->
        [set_up] Set-up
        [over] Over after round { $round }
       *[turns] Round { $round }
    }
scene-status-start = starting player { $seat }
scene-status-bag = bag { $count }
scene-status-door = door { $a }-{ $b }
scene-status-card = { $seat }: { $card }
scene-status-raffaele = Raffaele: { $card }
scene-status-final =
    { $turns ->
        [one] final lap: { $turns } turn left
       *[other] final lap: { $turns } turns left
    }

## Prompts

word-place-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
scene-prompt-place =
    { $you ->
        [yes] { $figure ->
            [vitus] Choose a room next to Remigius for Vitus
           *[other] Choose a room for { word-place-figure }
        }
       *[no] { $seat } is placing { word-place-figure }
    }
scene-prompt-choose = Choose a card in secret; all are revealed at once
scene-prompt-chosen = You have chosen { $card } and may still change your mind; { $seats } { $count ->
        [one] is
       *[other] are
    } still choosing
scene-prompt-choosing = { $seats } { $count ->
        [one] is
       *[other] are
    } choosing a card in secret
scene-prompt-play =
    { $you ->
        [yes] { $last ->
            [yes] Play a card: the final lap is running
           *[no] Play a card
        }
       *[no] { $seat } is choosing a card
    }
word-steps =
    { $steps ->
        [1] 1 step
       *[other] { $steps } steps
    }
scene-prompt-move =
    { $you ->
        [yes] { $card ->
            [anselmus] Anselmus: move your pawn { word-steps }
            [josua] Josua: move your pawn { word-steps }
            [lucas] Lucas: move your pawn { word-steps }
            [stephanus] Stephanus: move your pawn { word-steps }
            [remigius] Move Remigius { word-steps }, to the room that is valued
           *[severus] Move Severus { word-steps }
        }
       *[no] { $card ->
            [remigius] { $seat } is moving Remigius
            [severus] { $seat } is moving Severus
           *[other] { $seat } is choosing where to go
        }
    }
scene-prompt-hide =
    { $you ->
        [yes] { $room }: hide a treasure of your stock, { $count } at most, or finish
       *[no] { $seat } is hiding treasures: { $room }
    }
scene-prompt-area =
    { $you ->
        [yes] { $ring ->
            [ring_round] { $room }: choose a ring area for the round ring
            [ring_square] { $room }: choose a ring area for the square ring
           *[ring_hexagon] { $room }: choose a ring area for the hexagonal ring
        }
       *[no] { $seat } is choosing a ring area: { $room }
    }
word-left =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
scene-prompt-walk =
    { $you ->
        [yes] { $what ->
            [take] Benjaminus, { word-left }: walk, or pick up a fresh ring
            [carry] { $ring ->
                [ring_round] Benjaminus, { word-left }: carry the round ring to another room and hide it
                [ring_square] Benjaminus, { word-left }: carry the square ring to another room and hide it
               *[ring_hexagon] Benjaminus, { word-left }: carry the hexagonal ring to another room and hide it
            }
           *[done] Benjaminus, { word-left }: walk on, or finish
        }
       *[no] { $seat } is walking with Benjaminus, { word-left }
    }
scene-prompt-turn =
    { $you ->
        [yes] { $room } was valued: choose the ring area where one ring of yours is turned
       *[no] { $seat } is choosing which ring is turned: { $room }
    }
word-won-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-prompt-over =
    { $count ->
        [one] The game is over: { $seats } wins with { word-won-points }
       *[other] The game is over: { $seats } win together with { word-won-points }
    }

## Choices and hints

scene-do-place =
    { $piece ->
        [remigius] Put Remigius in { $number } { $room }
        [vitus] Put Vitus in { $number } { $room }
       *[severus] Put Severus in { $number } { $room }
    }
scene-do-move =
    { $piece ->
        [pawn] Go to { $number } { $room }
        [remigius] Remigius to { $number } { $room }
       *[severus] Severus to { $number } { $room }
    }
scene-do-step =
    { $piece ->
       *[pawn] Step into { $number } { $room }
    }
scene-do-area = Ring area { $area }
scene-do-drop = Hide the ring: { $area }
scene-do-turn = Turn a ring: { $area }
scene-do-take = Pick up a ring of { $owner }: { $area }
scene-hint-door = { $a }-{ $b } is open then
scene-hint-announce = { $points } points for all rooms, if they stay
scene-hint-bells =
    { $count ->
        [0] no tiles arrive, all cards back
        [one] { $count } tile arrives, all cards back
       *[other] { $count } tiles arrive, all cards back
    }
scene-hint-card =
    { $card ->
        [anselmus] 1 step, hide up to { $count }
        [josua] 1 or 2 steps, hide up to { $count }
        [lucas] up to { $steps } steps, hide up to { $count }
        [benjaminus] up to { $steps } steps, move a fresh ring of anybody
        [maria] your pawn takes all tiles of a storehouse
        [stephanus] 1 or 2 steps, a point for every other figure there
        [porticus] move the door, points: { $points }
        [remigius] up to { $steps } steps for Remigius, his room is valued
       *[severus] up to { $steps } steps for Severus, points: { $points }
    }
scene-hint-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-hint-severus = Severus is there: nothing can be hidden or picked up
scene-hint-no-place = no place for your stock
scene-hint-fits = room for: { $treasures }
scene-hint-not-valued = Severus is there: no points
scene-hint-gain = { $seat } { $points }
scene-hint-valued = points: { $gains }
scene-hint-nothing = nothing to value
scene-hint-guarded = out of reach: treasures of { $seats }
scene-hint-guards-nothing = no fresh treasures there
scene-hint-hide =
    { $spaces ->
        [one] worth { $points } when valued; { $spaces } space
       *[other] worth { $points } when valued; { $spaces } spaces
    }
scene-hint-area =
    { $empty ->
        [yes] { $free } free; its kind is decided now
       *[no] { $free } free
    }
scene-hint-rings =
    { $count ->
        [0] no fresh rings there
        [one] { $count } fresh ring there
       *[other] { $count } fresh rings there
    }
scene-hint-store =
    { $lost ->
        [0] you receive: { $treasures }
       *[other] you receive: { $treasures }; for { $lost } your supply has nothing left
    }
