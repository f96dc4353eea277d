# The words of the page; games bring their own.

## The house

lobby-title = A table under the window
lobby-lead = Four monastic board games, with friends or with bots. No account: choose a game and sit down.
games = Games
about-monasterium = Place dice, travel the road, and send your novices into five monasteries. Three years, twelve rounds.
about-luna = Seven isles round the temple of the moon. Move your novices cleverly, win the favour of the priestess.
about-templar = An abbey full of hidden treasures, ships in the harbour, and a prior who must not see too much.
about-monastery = Build the monastery tile by tile and lead your monks along its paths to prayer.
players =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least } to { $most } players
    }
play-now = Play now
play-now-about = against bots
learn = Guided first game
new-table = New table
my-tables = My tables
your-turn = your turn
open-tables = Open tables
open-tables-none = Nobody is waiting. Open a table and send a friend the link.
running-tables = Games to watch
finished-tables = Finished games
finished-about = Games that everybody may look back at, move by move. Each has its record, and its dice can be checked.
finished-none = No game is over yet.
finished-older = Older games
finished-all = Finished games of everybody
ended-abandoned = ended without a result
to-table = To the table
more-tables =
    { $count ->
        [one] One more table
       *[other] { $count } more tables
    }
watch = Watch
look-back = Look back
laying-out = Laying out the game…
loading = One moment…
to-lobby = To the lobby
settings = Settings

## A new table

new-table-of = New table: { $game }
your-name = Your name
guest = Guest
how-many = How many players?
who-sits = Who sits where
seat-number = Seat { $seat }
seat-me = me
seat-open = open
seat-bot = put a bot here
bot = Bot
bot-name =
    { $bot ->
        [random] Random bot
        [greedy] Hasty bot
        [novice] Bot, novice
        [monk] Bot, monk
        [prior] Bot, prior
        [abbot] Bot, abbot
       *[other] Bot { $bot }
    }
free-seat = free this seat
bot-away = take the bot away
options = Rules of this table
how-run = How it is run
clock = Time to think
clock-none = as long as you like
clock-relaxed = days: 7 days each, 8 hours more every turn
clock-live = live: 20 minutes each, 30 seconds more every turn
clock-days = { $days } d { $hours } h
pace = Bots move
pace-ms =
    { $ms ->
        [0] at once
        [600] quickly
        [1500] at leisure
        [3000] slowly
       *[other] as the clock asks
    }
set-listed = Stands in the lobby
set-watch = Others may look on
set-chat = Chat
set-take-back = Friendly: decisions may be taken back if all agree
set-hotseat = Several people at this one device
set-quick = A turn ends without asking again
open-table = Open the table
join = You are invited
join-about = A seat is kept for you. Say who you are, and sit down.
sit-down = Sit down
invite = Copy a link for a friend
copied = The link is copied
copy-link = Copy link
waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-ready = All seats are taken. The game begins when everybody is ready.
ready = I am ready
is-ready = ready

## The table

board = Board
whole-board = Whole board
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Original size
seats = Seats
status = State of the game
tools = Tools
legend = What the signs mean
you = you
away = away
vacant = nobody
to-act = to act
thinking = thinks…
spectator = You are looking on
action-bar = What is to be done
targets =
    { $count ->
        [one] one place can be chosen
       *[other] { $count } places can be chosen
    }
undo = Undo
restart-turn = Restart turn
end-turn = End turn
draft = To confirm: { $action }
draft-back = Choose again
not-now = Not asked now. Now: { $prompt }
nothing-now = There is nothing for you to choose now.
nothing = nothing
choose = Choose
close = Close
send = Send
hand-over = Hand over to { $name }
rematch = Play again
rematch-go = To the next game
game-abandoned = The game was ended without a result.

## Log, scores, rules

log = Log
since = Since your last turn
look-at = Look at the table after decision { $ply }
replay = Look back
replay-first = To the beginning
replay-back = One decision back
replay-on = One decision on
replay-leave = Back to now
looking = After decision { $ply } of { $last }.
scores = Scores
score-source = Points for
score-total = Total
facts = What everybody has
rules = Rules
rules-search = Search the rules
rule-open = Rule { $rule }
chat = Chat
chat-say = Say something
chat-new =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
chat-silence = A vow of silence is in force

## Planning

plan = Plan
plan-about = Try decisions out; nobody sees it, and nothing is decided
planning = Planning:
plan-back-to = Back to here
plan-do = Do it
plan-world = Other luck
plan-world-about = The same plan with other dice and other hidden things
plan-leave = Leave the plan
plan-partly = { $made } of { $count } decisions were made; then something was revealed.

## The menu of the table

menu = Table
record = Record
record-download = Download the record
verify = Fair dice
verify-about = Before the first die was thrown the house showed this fingerprint of its dice. After the end everybody can check it.
verify-now = See and check the dice
verify-holds = It is right: this browser has worked the fingerprint out from the seed, and it is the one that was shown. The dice were fixed before the game began.
verify-broken = This does not fit: the dice are not those that were promised.
dice-of = Fair dice: { $game }
dice-working = The game is being worked out again…
dice-about = Every seat could add something of its own to the dice. Here stands what came, beside what the same draws show on average: every draw was made again, two hundred times, with other dice. The more is compared, the sooner something rare is among it.
dice-commitment = The fingerprint that was shown before the first die:
dice-seed = The seed, shown at the end:
dice-all = Dice of all finished games
dice-tables =
    { $count ->
        [0] No finished game has been counted yet.
        [one] Counted from the log of one finished game.
       *[other] Counted from the logs of { $count } finished games.
    }
dice-outcome = Outcome
dice-times = Times
dice-average = On average
dice-share = Share
proposals = Proposals
propose-take-back = Take my last decision back
propose-abandon = End the game without a result
motion-take-back = Somebody asks to take a decision back.
motion-abandon = Somebody asks to end the game without a result.
motion-stand-in = Somebody asks that a bot plays for a seat.
agree = Agree
decline = Decline
withdraw = Withdraw
stand-in = A bot for me
stand-in-start = Let it play
stand-in-end = I play again
bot-plays-for-you = A bot plays for you.
stand-in-other = A bot for { $name }
nobody-plays = Nobody plays for { $name } any more.
time-is-up = The time of { $name } is up.
seat-link = My seat elsewhere
seat-link-about = A link that opens your seat in another browser. An older link is dead at once.
seat-link-make = Make a link
leave = Leave the table
leave-sure = Leave this table for good?

## Preferences and keys

language = Language
theme = Colours
theme-auto = Colours as the device
theme-light = Light
theme-dark = Dark
sound = Sounds
motion = Pieces travel
reading = Text instead of the board
keys = Keys
keys-on = Single letters are shortcuts
key-walk = walk over the board
key-choose = choose, or hear why not
key-targets = next, previous place that can be chosen
key-buttons = take a button of the action bar
key-undo = undo
key-end = end the turn
key-back = back
ask-where = Where am I?
ask-can = What can I do?
ask-goods = My goods
ask-scores = Scores
ask-changed = What changed?
read-choices = What to choose
command = Command
command-do = Do it
command-help = The number of a choice, a decision in notation, or a question:
command-unknown = "{ $text }" is not among the choices.
nothing-changed = Nothing has changed since your last turn.

## The guide

guide = Guide
help = What is this?
help-none = This needs no explanation.
guide-next = Got it
guide-leave = Play without guide

## Faults

line-lost = The line is broken; trying again…
line-broken = The house cannot be reached.
no-answer = The house does not answer this. Nothing has changed.
line-restart = The house restarts and will be back in a moment.
gone = Nothing here
gone-unknown = There is no such table.
gone-forbidden = This table is not for looking on.
gone-link = This seat was opened elsewhere with a new link.
gone-limit = Too many messages in a short time. Reload the page.
by-lot = drawn by lot
