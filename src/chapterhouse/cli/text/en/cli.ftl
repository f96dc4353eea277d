# What the terminal says beside the words of house and game.
# $refusal, $action, $meaning, $seat and $end are whole messages.

## Who plays

cli-human = you
cli-seat = { $seat } ({ $who })
cli-yes = yes
cli-no = no

## The menu

cli-menu-welcome = Welcome to the chapterhouse. Enter takes what stands in brackets, q leaves.
cli-menu-resume = Go on with { $file }? { $yes } or { $no }
cli-menu-game = Which game?
cli-menu-players = How many players? { $counts }
cli-menu-who = Who sits where: { $names }, with commas between them. One name serves all seats.
cli-menu-seats = Seats?
cli-menu-usual = Play by the usual rules? { $yes } or { $no }

## Commands in a game: other words for them, with spaces between

cli-command-help = help ?
cli-command-board = board
cli-command-west = west left
cli-command-east = east right
cli-command-scores = scores
cli-command-log = log
cli-command-why = why
cli-command-undo = undo
cli-command-rules = rules rule
cli-command-save = save
cli-command-quit = quit exit
cli-help-head = Type the number of a choice, or the action itself as it stands beside the number. Or:
cli-help-help = this list
cli-help-board = shows the board again
cli-help-west = moves a wide map to the left
cli-help-east = moves a wide map to the right
cli-help-scores = everybody’s points
cli-help-log = what has happened; with a number that many decisions, with 0 all
cli-help-why = with an action or a number: is it allowed, and if not, why not
cli-help-undo = takes the last decision back, as long as nothing was revealed
cli-help-rules = with an id such as { $rule }: that rule; alone: all ids
cli-help-save = with a file name: saves a copy of the game there
cli-help-quit = leaves; the game is saved

## In a game

cli-not-understood = I cannot read "{ $line }". Type a number from 1 to { $count }, an action such as "{ $example }", or help.
cli-refused = Not allowed: { $refusal }.
cli-why-what = Why what? Add an action such as "{ $example }", or a number of the list.
cli-why-legal = { $action } is legal: { $meaning }.
cli-why-refused = { $action } is refused: { $refusal }.
cli-undone = Taken back: { $action }.
cli-save-where = The game is saved in { $file } after every decision. Add a file name to save a copy.
cli-saved = Saved in { $file }.
cli-left = The game is saved in { $file }; "chapterhouse play --resume" goes on with it.
cli-over = The whole game is in { $file }: "chapterhouse verify" checks its dice, "chapterhouse replay" shows it again.
cli-total = Total
cli-lead = Lead

## Tables of commands

cli-games-title = { $title } ({ $publisher } { $year })
cli-games-authors = by
cli-games-players = players
cli-games-options = options
cli-games-rules = rules
cli-games-reconstructed = board, reconstructed
cli-games-share = { $count } of { $of } values
cli-number = { $value }
cli-simulate-games = Games
cli-simulate-decisions = Decisions
cli-simulate-speed = Speed
cli-simulate-length = Decisions a game
cli-simulate-ends = Ends
cli-simulate-scores = Mean score by seat
cli-simulate-winners = Mean score of winners
cli-simulate-violations = Broken invariants
cli-simulate-unchecked = not looked for
cli-simulate-of = { $games } with { $players } players
cli-simulate-rate = { $rate } decisions a second
cli-simulate-range = { $min } to { $max }, on average { $mean }
cli-simulate-fault = game { $game }: invariant { $fault } broken after decision { $decision }
cli-replay-head = { $game }, after { $ply } of { $of } decisions; all of the record is verified.
cli-verify-facts = The file has not been changed: its checksum fits.
cli-verify-commitment = The seed is the one that was committed to before the game.
cli-verify-entropy =
    { $count ->
        [0] No seat gave entropy: the dice follow from the seed alone.
        [one] The entropy of { $count } seat went into the dice.
       *[other] The entropy of { $count } seats went into the dice.
    }
cli-verify-chance =
    { $count ->
        [one] { $count } draw or roll follows from seed and entropy as recorded.
       *[other] All { $count } draws and rolls follow from seed and entropy as recorded.
    }
cli-verify-decisions =
    { $count ->
        [one] { $count } decision was legal when it was made.
       *[other] All { $count } decisions were legal when they were made.
    }
cli-verify-result = The result is right: { $end }; scores { $scores }.
cli-verify-running = The game was not played to its end: there is no result to check.
cli-rules-beyond = Beyond the rulebooks: { $classes }.
cli-board-fine = { $file }: can be played on ({ $game }, hash { $digest })
cli-board-path = value
cli-board-value = is
cli-board-class = class
cli-class-rulebook = rulebook
cli-class-inferred = inferred
cli-class-public = public
cli-class-reconstructed = reconstructed

cli-arena-head = { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-arena-bot = Bot
cli-arena-games = Games
cli-arena-won = Won
cli-arena-interval = 95 % interval
cli-arena-score = Points
cli-arena-margin = Ahead
cli-arena-rating = Rating
cli-arena-seconds = Seconds a game
cli-arena-failed = Failed
cli-arena-duel = { $one } before { $other }
cli-arena-fault = a bot failed: { $fault }
cli-record-done = { $games } games are in { $folder }. With pandas: pandas.read_parquet("{ $folder }/decisions")

cli-tables-checked =
    { $count ->
        [one] { $count } table, { $faults } of them replays differently
       *[other] { $count } tables, { $faults } of them replay differently
    }
