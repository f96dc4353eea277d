# The house's words beside those of kernel and games. $seat, $about are seats by their colour, like the names of
# persons; $bot is the name of a bot, $name what a person calls himself, $line and $action whole messages.

## Bots

house-bot-novice = Novice
house-bot-monk = Monk
house-bot-prior = Prior
house-bot-abbot = Abbot
house-bot-greedy = Greedy
house-bot-random = Random

## Events

house-event-created = The table is open
house-event-seated = { $name } sits down as { $seat }
house-event-seated-bot = A bot sits down as { $seat }: { $bot }
house-event-left = { $seat } has left the table
house-event-invited = There is a new invitation for { $seat }
house-event-ready = { $seat } is ready
house-event-undone = { $seat } takes back
house-event-agreed = { $seat } agrees
house-event-declined = { $seat } does not agree
house-event-taken-back = Taken back, all agreeing
house-event-abandoned = The game was ended without a result, all agreeing
house-event-stand-in = A bot plays for { $seat }: { $bot }
house-event-returned = { $seat } plays again
house-event-rematch = The next game is open
house-by-hotseat = { $line } (at the shared screen)
house-by-stand-in = { $line } ({ $bot } stands in)
house-by-fallback = { $line } (the bot gave no answer; a legal move was made for it)

## Proposals

house-motion-take-back = { $seat } asks to take the last decision back
house-motion-abandon = { $seat } proposes to end the game without a result
house-motion-stand-in =
    { $once ->
        [yes] { $seat } proposes that a bot plays the turn of { $about }: { $bot }
       *[no] { $seat } proposes that a bot plays for { $about }: { $bot }
    }

## Refusals

house-refused-malformed = This message cannot be read: { $fault }
house-refused-unknown-table = There is no such table
house-refused-unknown-game = There is no such game; there are { $games }
house-refused-unknown-bot = There is no bot { $bot }; there are { $bots }
house-refused-bad-option = { $option }: { $given } is not possible; expected: { $expected }
house-refused-option = { $label }: “{ $value }” does not go with this table. { $about }.
house-refused-bad-name = A name has 1 to { $most } plain characters of one script
house-refused-bad-action = There is no such action; expected: { $fault }
house-refused-forbidden = You may not do this here
house-refused-not-seated = This is not your seat
house-refused-seat-taken = This seat is taken
house-refused-used-link = This invitation was used already, or there is a newer one
house-refused-not-open = The game has begun
house-refused-not-running = No game is running here
house-refused-not-over = The game is not over yet
house-refused-not-awaited = It is not for you to decide now
house-refused-stale = Something has changed meanwhile; please look again
house-refused-motion-open = Another proposal is waiting for answers
house-refused-no-motion = There is no such proposal any more
house-refused-chat-off = There is no chat at this table
house-refused-silence = A vow of silence forbids talking now
house-refused-rate = Too much at once; please wait
house-refused-too-large = This is too long
house-refused-not-ready = This game is still being prepared; please wait
house-refused-retry = This could not be stored just now; please try again
house-refused-foreign-origin = This request comes from a page of somebody else
house-refused-json-only = Expected JSON
house-refused-internal = Something went wrong in the house
house-refused-not-found = There is nothing here
house-refused-wrong-method = This cannot be done here
house-refused-undo-refused = This cannot be taken back
house-refused-illegal = This is not allowed
