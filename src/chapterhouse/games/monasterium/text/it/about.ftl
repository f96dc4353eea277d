# What is said of a kind of space when it is pointed at: what it is for, and the rules.

about-dice = Qui stanno i dadi con questo numero. Nella fase azione un turno prende dadi da uno spazio per una colonna: i propri prima dei neutrali, mai quelli altrui (M-1, M-29, M-30).
about-roll = Dadi appena tirati: si piazzano insieme tutti quelli con un numero (M-24, M-26); prima alcuni si possono ritirare con la tessera rilancio (M-25).
about-mission = Si completa da sé appena la condizione è soddisfatta, una volta per giocatore (M-100, M-101). Le categorie A e B valgono meno di anno in anno (M-102).
about-road = I messaggeri percorrono la strada in avanti, passo per passo; una casella ti apre i suoi monasteri e dà il bonus appena ci arrivi (M-40, M-41, M-71).
about-gate = Un monastero è aperto a chi ha il messaggero su una casella collegata della strada, o un novizio nella sua cappella (M-71).
about-tiles = Tessere vetrata di questo monastero, da prendere con sale comuni, azioni della riga III e bonus (M-55, M-73, M-82).
about-chapel = Accoglie novizi della riga III, per 1, 2 e poi 3 influenze (M-70, M-74); un novizio qui ti tiene aperto il monastero (M-71). Le cappelle contano alla fine (M-121).
about-building = Accoglie 1 novizio della riga I o II, per 1 influenza e 2 o 3 beni dell’edificio; dà subito punti e altro (M-70, M-72).
about-cloister = Accoglie 1 novizio della riga IV accanto a un edificio con un tuo novizio, per 1, 2 e poi 3 rosari (M-70, M-75). I chiostri contano alla fine (M-122).
about-head = L’azione standard di questa colonna, per ogni dado che arriva qui. Sul lato giallo ogni dado dà anche 1 punto (M-3, M-32, M-34).
about-action = Si sblocca per i dadi di questa colonna quando il suo novizio è stato inviato (M-4, M-34, M-35).
about-last = Inviato questo novizio, la tessera azione della colonna diventa gialla per sempre (M-62).
about-extra = Si può inviare subito quando parte il quinto novizio della sua riga, in qualsiasi area e senza beni (M-90, M-91).
about-line = Ogni tessera costruita in questa linea può darne il bonus; una linea piena ne dà i punti (M-83, M-84).
about-pane = Una tessera va nel primo campo libero di una riga da sinistra; nessun monastero due volte in una linea (M-80, M-81).
about-goods = I beni pagano i novizi inviati (M-6, M-72, M-74, M-75).
about-own = Dadi in mano: un turno della fase di piazzamento li tira tutti (M-23, M-24). I dadi personali servono solo al proprietario (M-27, M-30).
about-reroll = Se è pronta, alcuni dei dadi appena tirati si possono ritirare (M-25).
about-price = Quanto costa inviarvi un novizio, e che cosa dà subito (M-72, M-74, M-75).
