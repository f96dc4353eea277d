cli-arena-head = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
cli-arena-bot = Bot
cli-arena-games = Partite
cli-arena-won = Vinte
cli-arena-interval = Intervallo al 95 %
cli-arena-score = Punti
cli-arena-margin = Vantaggio
cli-arena-rating = Valutazione
cli-arena-seconds = Secondi a partita
cli-arena-failed = Guasti
cli-arena-duel = { $one } davanti a { $other }
cli-arena-fault = un bot si è guastato: { $fault }
cli-record-done = { $games } partite sono in { $folder }. Con pandas: pandas.read_parquet("{ $folder }/decisions")
