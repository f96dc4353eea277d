# Ciò che dice il terminale oltre alle parole della casa e del gioco.

## Chi gioca

cli-human = tu
cli-seat = { $seat } ({ $who })
cli-yes = sì
cli-no = no

## Il menu

cli-menu-welcome = Benvenuti nella sala capitolare. Invio accetta ciò che sta tra parentesi, q esce.
cli-menu-resume = Riprendere { $file }? { $yes } o { $no }
cli-menu-game = Quale gioco?
cli-menu-players = Quanti giocatori? { $counts }
cli-menu-who = Chi siede dove: { $names }, separati da virgole. Un solo nome vale per tutti i posti.
cli-menu-seats = Posti?
cli-menu-usual = Giocare con le regole consuete? { $yes } o { $no }

## Comandi durante la partita

cli-command-help = aiuto ?
cli-command-board = tabellone
cli-command-west = ovest sinistra
cli-command-east = est destra
cli-command-scores = punti
cli-command-log = registro
cli-command-why = perché perche
cli-command-undo = annulla
cli-command-rules = regole regola
cli-command-save = salva
cli-command-quit = esci
cli-help-head = Scrivi il numero di una scelta, oppure l’azione stessa come sta accanto al numero. Oppure:
cli-help-help = questo elenco
cli-help-board = mostra di nuovo il tabellone
cli-help-west = sposta a sinistra una mappa larga
cli-help-east = sposta a destra una mappa larga
cli-help-scores = i punti di tutti
cli-help-log = che cosa è successo; con un numero altrettante decisioni, con 0 tutte
cli-help-why = con un’azione o un numero: è permessa, e se no, perché
cli-help-undo = annulla l’ultima decisione, finché nulla è stato rivelato
cli-help-rules = con un numero come { $rule }: quella regola; da solo: tutti i numeri
cli-help-save = con il nome di un file: vi salva una copia della partita
cli-help-quit = esce; la partita è salvata

## Durante la partita

cli-not-understood = Non capisco «{ $line }». Scrivi un numero da 1 a { $count }, un’azione come «{ $example }», o aiuto.
cli-refused = Non è permesso: { $refusal }.
cli-why-what = Perché cosa? Aggiungi un’azione come «{ $example }», o un numero dell’elenco.
cli-why-legal = { $action } è permesso: { $meaning }.
cli-why-refused = { $action } non è permesso: { $refusal }.
cli-undone = Annullato: { $action }.
cli-save-where = La partita è salvata in { $file } dopo ogni decisione. Aggiungi il nome di un file per salvarne una copia.
cli-saved = Salvato in { $file }.
cli-left = La partita è salvata in { $file }; «chapterhouse play --resume» la riprende.
cli-over = La partita intera è in { $file }: «chapterhouse verify» ne controlla i dadi, «chapterhouse replay» la mostra di nuovo.
cli-total = Totale
cli-lead = Vantaggio

## Tabelle dei comandi

cli-games-title = { $title } ({ $publisher } { $year })
cli-games-authors = di
cli-games-players = giocatori
cli-games-options = opzioni
cli-games-rules = regole
cli-games-reconstructed = tabellone, ricostruiti
cli-games-share = { $count } valori su { $of }
cli-number = { $value }
cli-simulate-games = Partite
cli-simulate-decisions = Decisioni
cli-simulate-speed = Velocità
cli-simulate-length = Decisioni a partita
cli-simulate-ends = Finali
cli-simulate-scores = Punti medi per posto
cli-simulate-winners = Punti medi di chi vince
cli-simulate-violations = Invarianti violate
cli-simulate-unchecked = non controllate
cli-simulate-of = { $games } con { $players } giocatori
cli-simulate-rate = { $rate } decisioni al secondo
cli-simulate-range = da { $min } a { $max }, in media { $mean }
cli-simulate-fault = partita { $game }: invariante { $fault } violata dopo la decisione { $decision }
cli-replay-head = { $game }, dopo { $ply } decisioni su { $of }; tutta la registrazione è verificata.
cli-verify-facts = Il file non è stato modificato: la somma di controllo corrisponde.
cli-verify-commitment = Il seme è quello su cui ci si è impegnati prima della partita.
cli-verify-entropy =
    { $count ->
        [0] Nessun posto ha dato entropia: i dadi seguono dal solo seme.
        [one] L’entropia di { $count } posto è entrata nei dadi.
       *[other] L’entropia di { $count } posti è entrata nei dadi.
    }
cli-verify-chance =
    { $count ->
        [one] { $count } estrazione o tiro segue da seme ed entropia come registrato.
       *[other] Tutti i { $count } tra estrazioni e tiri seguono da seme ed entropia come registrato.
    }
cli-verify-decisions =
    { $count ->
        [one] { $count } decisione era permessa quando è stata presa.
       *[other] Tutte le { $count } decisioni erano permesse quando sono state prese.
    }
cli-verify-result = Il risultato è giusto: { $end }; punti { $scores }.
cli-verify-running = La partita non è stata giocata fino alla fine: non c’è un risultato da controllare.
cli-rules-beyond = Oltre i regolamenti: { $classes }.
cli-board-fine = { $file }: ci si può giocare ({ $game }, impronta { $digest })
cli-board-path = valore
cli-board-value = è
cli-board-class = classe
cli-class-rulebook = regolamento
cli-class-inferred = dedotto
cli-class-public = pubblico
cli-class-reconstructed = ricostruito

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

cli-tables-checked =
    { $count ->
        [one] { $count } tavolo, di cui { $faults } diverso alla riproduzione
       *[other] { $count } tavoli, di cui { $faults } diversi alla riproduzione
    }
