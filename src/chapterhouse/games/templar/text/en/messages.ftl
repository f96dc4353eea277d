# What Templar has to say. Messages are made in kernel/phrases.py; ids that begin with "word-" are parts of
# others here and read the same arguments.
# $seat is the name of a seat, used like the name of a person; $owner and $blocker are numbers of seats; $you is
# "yes" or "no".

game-title = Templar: The Secret Treasures
game-blurb = Fetch the treasures of the order from the harbour and hide them in the rooms of an abbey, before the abbot counts and the prior looks on.

word-purple = Purple
seat-name =
    { $seat ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }

# Members of lists.
name-card =
    { $name ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] Bells
    }
name-treasure =
    { $name ->
        [chalice] chalice
        [book] book
        [ring_round] round ring
        [ring_square] square ring
       *[ring_hexagon] hexagonal ring
    }

## Parts of sentences

word-owner =
    { $owner ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }
word-blocker =
    { $blocker ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
        [4] { word-purple }
       *[5] Raffaele
    }
word-card =
    { $card ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] the Bells
    }
word-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
word-piece =
    { $piece ->
        [pawn] your pawn
        [remigius] Remigius
       *[severus] Severus
    }
word-treasure =
    { $treasure ->
        [chalice] chalice
        [book] book
        [ring_round] round ring
        [ring_square] square ring
       *[ring_hexagon] hexagonal ring
    }
word-outcome =
    { $outcome ->
        [chalice] a chalice
        [book] a book
        [ring_round] a round ring
        [ring_square] a square ring
       *[ring_hexagon] a hexagonal ring
    }
word-card-outcome =
    { $outcome ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] the Bells
    }

## Actions, as on a button or in the log

action-place = Put { word-figure } in room { $room }
action-split =
    { $single ->
        [ring_round] Take one round ring, and two each of the others
        [ring_square] Take one square ring, and two each of the others
       *[ring_hexagon] Take one hexagonal ring, and two each of the others
    }
action-choose = Choose { word-card }
action-gate =
    { $gate ->
        [main] Come out at the main gate
       *[side] Come out at the side gate
    }
action-play = Play { word-card }
action-announce = Announce the end: own treasures in every room
action-finish = End the turn without announcing
action-move =
    { $piece ->
        [pawn] Move the pawn to room { $room }
        [remigius] Move Remigius to room { $room }
       *[severus] Move Severus to room { $room }
    }
action-hide = Hide a { word-treasure }
action-area = Put the ring in ring area { $area }
action-stop = Finish the card
action-step = Step into room { $room }
action-take = Pick up a ring of { $owner } in ring area { $area }
action-drop = Hide the carried ring in ring area { $area }
action-storehouse = Go to storehouse { $storehouse }
action-door = Move the door to passage { $passage }
action-turn = Turn a ring in ring area { $area }
action-penalty = Tries to play { word-card }, which is blocked

## Prompts

prompt-place =
    { $you ->
        [yes] Choose a room for the figure
       *[no] { $seat } is placing a figure
    }
prompt-split =
    { $you ->
        [yes] Choose the kind of ring that you take only once
       *[no] { $seat } is choosing rings
    }
prompt-choose =
    { $you ->
        [yes] Choose a card in secret
       *[no] { $seat } is choosing a card in secret
    }
prompt-gate =
    { $you ->
        [yes] Choose the gate where your pawn comes out
       *[no] { $seat } is choosing a gate
    }
prompt-play =
    { $you ->
        [yes] Play a card
       *[no] { $seat } is choosing a card
    }
prompt-move =
    { $you ->
        [yes] Choose where the piece goes
       *[no] { $seat } is choosing where to go
    }
prompt-hide =
    { $you ->
        [yes] Choose a treasure to hide, or finish
       *[no] { $seat } is hiding treasures
    }
prompt-area =
    { $you ->
        [yes] Choose a ring area for the ring
       *[no] { $seat } is choosing a ring area
    }
prompt-walk =
    { $you ->
        [yes] Walk with Benjaminus
       *[no] { $seat } is walking with Benjaminus
    }
prompt-storehouse =
    { $you ->
        [yes] Choose a storehouse for Maria
       *[no] { $seat } is choosing a storehouse
    }
prompt-door =
    { $you ->
        [yes] Choose a passage for the door
       *[no] { $seat } is moving the door
    }
prompt-turn =
    { $you ->
        [yes] Choose the ring area where a ring of yours is turned
       *[no] { $seat } is choosing which ring is turned
    }
prompt-close =
    { $you ->
        [yes] Announce the end, or finish your turn
       *[no] { $seat } is thinking about the end
    }

## Refusals, to be followed by the rule

reason-other-figure = the figures are placed one after the other: Remigius, Vitus, Severus
reason-vitus-beside-remigius = Vitus begins in a room joined to that of Remigius, and room { $room } is not
reason-no-illustrator = Stephanus is not in this game
reason-not-in-hand = { word-card } lies on your pile: only the Bells bring cards back
reason-blocked = { word-card } is blocked: the same card lies on top of the pile of { word-blocker }
reason-final-lap-runs = the final lap is running already
reason-rooms-missing =
    { $rooms_held ->
        [one] you have treasures in { $rooms_held } room, and an announcement takes all { $rooms_needed }
       *[other] you have treasures in { $rooms_held } rooms, and an announcement takes all { $rooms_needed }
    }
reason-other-piece = this card does not move { word-piece }
reason-stands-there = the way must end in another room than { $room }
reason-out-of-reach =
    { $steps ->
        [one] room { $room } cannot be reached with { $steps } step
       *[other] room { $room } cannot be reached with { $steps } steps
    }
reason-vitus-there = Vitus is in room { $room }, and Remigius may not go there
reason-past-vitus = the only open way leads through the room of Vitus: Remigius stops in a room beyond it
reason-behind-vitus = Vitus stands in the way to room { $room }
reason-none-in-stock = there is no { word-treasure } in your stock
reason-severus-here = Severus is in room { $room_at }: nothing can be hidden there
reason-no-space = room { $room_at } has no empty space for a { word-treasure }
reason-no-area = room { $room_at } has no ring area that takes a { word-treasure }
reason-no-such-area = room { $room_at } has no ring area { $area }
reason-area-full = ring area { $area } of room { $room_at } is full
reason-other-kind = ring area { $area } of room { $room_at } holds rings of another kind
reason-ring-in-hand = the ring you carry must be hidden first
reason-one-step-at-least = one step must be made at least
reason-no-steps-left = no step is left
reason-no-passage = no passage leads into room { $room } from where you are
reason-door-closed = the door closes the passage into room { $room }
reason-gate-first = from outside a gate the first step leads into the room of that gate
reason-ring-stranded = after a step into room { $room } the ring could not be hidden any more
reason-one-ring-only = only one ring can be picked up on the way
reason-in-no-room = your pawn is in no room, and there are no rings here
reason-no-ring-of-owner = { word-owner } has no ring in ring area { $area } of room { $room_at }
reason-ring-valued = { word-owner } has only valued rings in ring area { $area } of room { $room_at }, and only fresh ones can be picked up
reason-own-rings-only = in the final lap only rings of your own can be picked up
reason-nowhere-to-hide = no place where this ring could be hidden is in reach
reason-no-ring-in-hand = you carry no ring
reason-same-room = the ring was picked up in this very room
reason-novice-and-severus = Severus is in room { $room_at }: Benjaminus may only walk through
reason-door-stands-there = the door stands on passage { $passage } already
reason-no-fresh-ring = you have no fresh ring in ring area { $area } of this room

## The log

event-starting-player = { $outcome } is drawn as starting player
event-setup-tile = Storehouse { $storehouse } gets { word-outcome }
event-refill-tile = Drawn for the harbour: { word-outcome }
event-raffaele-card = Raffaele turns up { word-card-outcome }
event-revealed = Revealed, in the order of seats: { $cards }
word-source =
    { $source ->
        [chalices] chalices
        [books] books
        [rings] rings
        [stephanus] Stephanus
        [porticus] Porticus
        [severus] Severus
        [church] final scoring, rings in the church
        [rooms] final scoring, rooms with treasures
       *[penalty] blocked card
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } point ({ word-source })
       *[other] { $seat }: { $points } points ({ word-source })
    }
event-received = { $seat } receives from storehouse { $storehouse }: { $treasures }
event-unsupplied = { $seat } gets nothing for a { word-treasure }: the supply has none left
event-delivered = Storehouse { $storehouse } gets a { word-treasure }
event-discarded = No storehouse has room for the { word-treasure }: it leaves the game
event-final-lap =
    { $cause ->
        [bag] The final lap begins: the bag is empty after the Bells of { $seat }
       *[rooms] The final lap begins: { $seat } has treasures in every room
    }
event-vitus-followed = Vitus follows to room { $room }
event-not-valued = Severus is in room { $room }: it is not valued
event-turned = { $seat } turns a { word-treasure } in room { $room }
event-cards-back = { $seat } takes all cards back
event-round = Round { $round } begins
event-raffaele-shuffled = Raffaele’s cards are shuffled anew
event-no-move = { word-card } finds no way: nothing moves
event-penalty = { word-card } stays in hand, and the try costs points
undo-penalty = This cannot be taken back: a try that was refused has cost a point

## Options and end

option-illustrator = Stephanus
option-illustrator-help = Whether Stephanus, the illustrator, is in the game; with five players he must be
option-first-game = First game
option-first-game-help = Whether the figures start on the places suggested for a first game
option-starting-player = Starting player
option-starting-player-help = Who starts: drawn, or a seat
option-table-penalty = Table penalty
option-table-penalty-help = Whether trying to play a blocked card costs 1 point
end-bag = The harbour could not be refilled
end-all-rooms = Treasures in every room were announced
