cli-arena-head = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
cli-arena-bot = Bot
cli-arena-games = Partien
cli-arena-won = Gewonnen
cli-arena-interval = 95-%-Intervall
cli-arena-score = Punkte
cli-arena-margin = Vorsprung
cli-arena-rating = Wertung
cli-arena-seconds = Sekunden je Partie
cli-arena-failed = Ausfälle
cli-arena-duel = { $one } vor { $other }
cli-arena-fault = ein Bot ist ausgefallen: { $fault }
cli-record-done = { $games } Partien liegen in { $folder }. Mit pandas: pandas.read_parquet("{ $folder }/decisions")
