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
