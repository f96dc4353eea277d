# I tavoli in un elenco, e la pagina dei dadi.

house-card-usual = regole consuete
house-card-no-clock = senza orologio
house-card-clock = { $total } a testa, { $increment } in più a ogni turno
house-card-quiet = , fermo dalle { $start } alle { $end } (UTC)
house-card-watch = si può assistere
house-card-private = non si può assistere
house-card-chat = con chat
house-card-no-chat = senza chat
house-card-hotseat = più posti allo stesso schermo
house-card-unlisted = non compare nella sala
house-card-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono insieme { $names }
    }
house-card-nobody = Non vince nessuno
house-span-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
house-span-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
house-span-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
house-span-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }

house-dice-not-dealt = Non si è ancora pescato né tirato nulla.
house-dice-running =
    { $hidden ->
        [0] A partita in corso ciò che si pesca e si tira viene solo contato; se sia insolito si dice alla fine.
        [one] A partita in corso si conta solo ciò che tutti hanno visto; un’estrazione è nascosta. Se sia insolito si dice alla fine.
       *[other] A partita in corso si conta solo ciò che tutti hanno visto; { $hidden } estrazioni sono nascoste. Se sia insolito si dice alla fine.
    }
house-dice-holds = La casa ha ricalcolato l’intera partita dal suo seme: estrazioni e tiri ({ $draws }) e decisioni ({ $decisions }) coincidono tutti. È la parola della casa; per controllare senza di essa, scarica la registrazione ed esegui «chapterhouse verify».
house-dice-broken = Questa partita non corrisponde al suo seme: { $fault }
house-dice-fixed = Qui non poteva uscire altro.
house-dice-usual = Ripetute { $times } volte con altri dadi, le stesse estrazioni si sono allontanate almeno altrettanto dalla media { $far } volte. Non è insolito.
house-dice-rare = Ripetute { $times } volte con altri dadi, le stesse estrazioni si sono allontanate almeno altrettanto dalla media solo { $far } volte. È raro, ma capita circa a una partita su venti.
house-dice-very-rare = Ripetute { $times } volte con altri dadi, le stesse estrazioni si sono allontanate almeno altrettanto dalla media solo { $far } volte. È molto raro: capita a meno di una partita su cento.
