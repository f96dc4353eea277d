# Che cosa ha da dire Luna. I messaggi nascono in kernel/phrases.py; quelli che cominciano con "word-" sono
# parti di altri e leggono gli stessi argomenti.
# $seat è il nome di un posto, usato come il nome di una persona; $side è il numero di una parte; $you è
# "yes" o "no".

game-title = Luna
game-blurb = Guida i tuoi novizi su sette isole e nel tempio della Sacerdotessa Luna, in compagnia o in solitario.

word-white = Bianco
seat-name =
    { $seat ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }

# Membri di elenchi.
name-colour =
    { $name ->
        [blue] blu
        [yellow] giallo
        [red] rosso
       *[green] verde
    }
name-isle =
    { $name ->
        [herbs] Erbe
        [tide] Marea
        [sailboat] Barca a vela
        [corruption] Corruzione
        [book] Libro
        [novice] Novizio
       *[shrine] Santuario
    }

## Parti di frasi

word-side =
    { $side ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }
word-by =
    { $by ->
        [0] { colour-yellow }
        [1] { colour-red }
        [2] { colour-blue }
       *[3] { word-white }
    }
# Con "isola" senza articolo, così che ogni frase metta la sua preposizione.
word-isle =
    { $isle ->
        [herbs] isola delle Erbe
        [tide] isola della Marea
        [sailboat] isola della Barca a vela
        [corruption] isola della Corruzione
        [book] isola del Libro
        [novice] isola del Novizio
        [none] nessuna isola
       *[shrine] isola del Santuario
    }
word-to =
    { $to ->
        [herbs] isola delle Erbe
        [tide] isola della Marea
        [sailboat] isola della Barca a vela
        [corruption] isola della Corruzione
        [book] isola del Libro
        [novice] isola del Novizio
       *[shrine] isola del Santuario
    }
word-place =
    { $place ->
        [herbs] isola delle Erbe
        [tide] isola della Marea
        [sailboat] isola della Barca a vela
        [corruption] isola della Corruzione
        [book] isola del Libro
        [novice] isola del Novizio
        [shrine] isola del Santuario
       *[pier] pontile
    }
word-from =
    { $from ->
        [herbs] sull’isola delle Erbe
        [tide] sull’isola della Marea
        [sailboat] sull’isola della Barca a vela
        [corruption] sull’isola della Corruzione
        [book] sull’isola del Libro
        [novice] sull’isola del Novizio
        [shrine] sull’isola del Santuario
        [beside_herbs] accanto all’isola delle Erbe
        [beside_tide] accanto all’isola della Marea
        [beside_sailboat] accanto all’isola della Barca a vela
        [beside_corruption] accanto all’isola della Corruzione
        [beside_book] accanto all’isola del Libro
        [beside_novice] accanto all’isola del Novizio
        [beside_shrine] accanto all’isola del Santuario
       *[pier] al pontile
    }

## Azioni, come su un pulsante o nella cronaca

action-place-figure =
    { $figure ->
        [priestess] Metti la Sacerdotessa Luna sull’{ word-isle }
        [builder] Metti il Capomastro sull’{ word-isle }
       *[apostate] Metti l’Apostata sull’{ word-isle }
    }
action-place-shrine = Metti il tuo primo santuario sull’{ word-isle }
action-place-pair = Metti due novizi sull’{ word-isle }
action-deactivate = Disattiva i novizi del tuo avversario sull’{ word-isle }
action-act =
    { $action ->
        [favour] Favore del sacerdote: prendi un gettone favore
        [recruit] Reclutamento: accogli un novizio
        [shrine] Santuario: costruisci sull’isola del Capomastro
        [herbs] Erbe: risveglia uno o due novizi
        [travel] Viaggio: sposta novizi attivi
        [tide] Marea: sposta novizi qualsiasi dei tuoi
        [sailboat] Barca a vela: porta via uno o due novizi, sempre attivi
        [promote] Promozione: reclama una tessera tempio
        [consecrate] Consacrazione: entra nel tempio
        [book] Libro: prendi un Libro della saggezza
        [council] Consiglio: sali nel Consiglio dei sacerdoti
        [expel] Espulsione: scaccia l’Apostata
        [meditate] Meditazione: gira un gettone tempo
       *[end] Termina la fase azione
    }
action-isle =
    { $isle ->
        [none] Su nessuna isola, con il solo gettone Novizio
       *[other] Sull’{ word-isle }
    }
action-tile = Tessera tempio { $tile }
action-count = Numero: { $count }
action-virtual =
    { $use ->
        [yes] Con il gettone Novizio al posto di un novizio
       *[no] Senza il gettone Novizio
    }
action-move = Sposta un novizio { word-from } accanto all’{ word-to }
action-done = Nessun altro spostamento
action-from =
    { $place ->
        [pier] Salpa dal pontile
       *[other] Salpa dall’{ word-place }
    }
action-to = Sbarca sull’{ word-isle }
action-book-from = Prendi il Libro dallo spazio { $tile }
action-book-to = Dai il Libro al tuo novizio sullo spazio { $tile }

## Richieste

prompt-figure =
    { $you ->
        [yes] Scegli un’isola per la figura
       *[no] { $seat } sta piazzando le figure
    }
prompt-shrine =
    { $you ->
        [yes] Scegli un’isola per il tuo primo santuario
       *[no] { $seat } sta piazzando un santuario
    }
prompt-pair =
    { $you ->
        [yes] Scegli un’isola per due novizi
       *[no] { $seat } sta piazzando novizi
    }
prompt-deactivate =
    { $you ->
        [yes] Scegli un’isola su cui i novizi del tuo avversario diventano inattivi
       *[no] { $seat } sta scegliendo un’isola da disattivare
    }
prompt-act =
    { $you ->
        [yes] Scegli un’azione
       *[no] { $seat } sta scegliendo un’azione
    }
prompt-isle =
    { $you ->
        [yes] Scegli un’isola per l’azione
       *[no] { $seat } sta scegliendo un’isola
    }
prompt-tile =
    { $you ->
        [yes] Scegli una tessera tempio
       *[no] { $seat } sta scegliendo una tessera tempio
    }
prompt-count =
    { $you ->
        [yes] Scegli quanti
       *[no] { $seat } sta scegliendo quanti
    }
prompt-virtual =
    { $you ->
        [yes] Scegli se il gettone Novizio sostituisce un novizio
       *[no] { $seat } sta scegliendo se usare il gettone Novizio
    }
prompt-move =
    { $you ->
        [yes] Sposta un novizio, oppure finisci
       *[no] { $seat } sta spostando novizi
    }
prompt-from =
    { $you ->
        [yes] Scegli da dove la Barca a vela prende i novizi
       *[no] { $seat } sta scegliendo da dove salpare
    }
prompt-to =
    { $you ->
        [yes] Scegli dove sbarca la Barca a vela
       *[no] { $seat } sta scegliendo dove sbarcare
    }
prompt-book-from =
    { $you ->
        [yes] Scegli un Libro da prendere
       *[no] { $seat } sta scegliendo un Libro
    }
prompt-book-to =
    { $you ->
        [yes] Scegli il novizio che riceve il Libro
       *[no] { $seat } sta scegliendo chi riceve il Libro
    }

## Rifiuti, seguiti dalla regola

reason-other-figure = le figure si piazzano una dopo l’altra: Sacerdotessa Luna, Capomastro, Apostata
reason-isle-has-shrine = sull’{ word-isle } c’è già un santuario
reason-no-start-shrine-on-herbs = in due giocatori, e in solitario, nessun primo santuario va sull’isola delle Erbe
reason-own-pieces-there = hai già pezzi sull’{ word-isle }
reason-no-active-opponent = il tuo avversario non ha novizi attivi sull’{ word-isle }
reason-no-favour-payable = nessuna isola ha insieme un gettone che ti manca e abbastanza tuoi novizi attivi
reason-supply-empty = nella tua riserva non ci sono più novizi
reason-no-recruit-payable = su nessuna isola hai due novizi attivi
reason-no-shrine-token = non hai il gettone Santuario
reason-own-shrine-there = hai già un santuario sull’isola del Capomastro
reason-no-shrines-left = nella tua riserva non ci sono più santuari
reason-shrine-novices =
    { $novices ->
        [one] un santuario richiede { $needed } novizi attivi sull’isola del Capomastro, lì ne hai { $novices }
       *[other] un santuario richiede { $needed } novizi attivi sull’isola del Capomastro, lì ne hai { $novices }
    }
reason-no-herbs-token = non hai il gettone Erbe
reason-nobody-to-wake = nessun tuo novizio è inattivo dove le Erbe possano risvegliarlo
reason-nobody-to-travel = non hai novizi attivi che possano viaggiare
reason-no-tide-token = non hai il gettone Marea
reason-nobody-for-tide = non hai novizi sulle isole, accanto o al pontile che si possano spostare
reason-no-sailboat-token = non hai il gettone Barca a vela
reason-nobody-to-sail = non hai né un novizio attivo che possa salpare né uno al pontile
reason-no-tile-to-claim = non c’è tessera libera a portata la cui isola abbia abbastanza tuoi novizi attivi
reason-no-claim-ready = nessuna delle tue tessere reclamate può entrare ora nel tempio
reason-no-book-token = non hai il gettone Libro
reason-nobody-for-book = non hai nel tempio un novizio senza Libro
reason-last-space = il tuo segnalino del Consiglio è sull’ultimo spazio
reason-nobody-for-council = non hai né un novizio attivo per il Consiglio né il gettone Novizio
reason-nobody-to-expel = non hai né un novizio attivo sull’isola dell’Apostata né il gettone Novizio
reason-expulsion-blocked = al livello 3 l’Apostata non si può scacciare
reason-no-meditation = in solitario non c’è Meditazione
reason-cannot-end = la fase azione termina con l’ultimo gettone tempo
reason-blocked = l’Apostata blocca quest’isola
reason-token-held = hai già il gettone dell’{ word-isle }
reason-favour-novices =
    { $needed ->
        [one] il favore dell’{ word-isle } richiede lì { $needed } tuo novizio attivo, ne hai { $novices }
       *[other] il favore dell’{ word-isle } richiede lì { $needed } tuoi novizi attivi, ne hai { $novices }
    }
reason-recruit-novices = un reclutamento richiede { $needed } novizi attivi, sull’{ word-isle } ne hai { $novices }
reason-not-on-herbs = le Erbe non risvegliano nessuno sulla loro stessa isola
reason-none-inactive = non hai novizi inattivi accanto all’{ word-isle }
reason-none-active = non hai novizi attivi sull’{ word-isle }
reason-isle-needed = per quest’azione serve un’isola
reason-no-novice-token = non hai il gettone Novizio
reason-tile-gone = la tessera tempio { $tile } non è sul percorso
reason-tile-claimed = la tessera tempio { $tile } è già reclamata
reason-tile-closed = la tessera tempio { $tile } è ancora fuori dalla portata della Guardia
reason-claim-needs-corruption = per ora la tessera tempio { $tile } si può reclamare solo con il gettone Corruzione
reason-promotion-novices =
    { $needed ->
        [one] la tessera tempio { $tile } richiede { $needed } novizio attivo sull’isola del suo simbolo, ne hai { $novices }
       *[other] la tessera tempio { $tile } richiede { $needed } novizi attivi sull’isola del suo simbolo, ne hai { $novices }
    }
reason-not-your-claim = la tessera tempio { $tile } non è reclamata da te
reason-entry-needs-corruption = per ora la tessera tempio { $tile } può entrare nel tempio solo con il gettone Corruzione
reason-two-at-most = le Erbe risvegliano al massimo due novizi, non { $count }
reason-boat-holds-two = la Barca a vela porta al massimo due novizi, non { $count }
reason-not-so-many-inactive =
    { $inactive ->
        [one] { $count } sono troppi: lì hai { $inactive } novizio inattivo
       *[other] { $count } sono troppi: lì hai { $inactive } novizi inattivi
    }
reason-not-so-many-aboard = { $count } sono troppi: lì hai meno novizi
reason-beyond-last-space =
    { $spaces_left ->
        [one] { $count } sono troppi: l’ultimo spazio dista { $spaces_left } passo
       *[other] { $count } sono troppi: l’ultimo spazio dista { $spaces_left } passi
    }
reason-not-so-many-active =
    { $novices ->
        [one] { $count } sono troppi: lì hai { $novices } novizio attivo
       *[other] { $count } sono troppi: lì hai { $novices } novizi attivi
    }
reason-not-so-many-against =
    { $novices ->
        [one] { $count } sono troppi: sull’isola dell’Apostata hai { $novices } novizio attivo
       *[other] { $count } sono troppi: sull’isola dell’Apostata hai { $novices } novizi attivi
    }
reason-full-circle = { $count } isole riporterebbero l’Apostata dov’è
reason-virtual-for-novice = il gettone Novizio non può servire a prendere sé stesso
reason-virtual-claims-nothing = il gettone Novizio non può sostituire il novizio che reclama la tessera
reason-virtual-alone = il gettone Novizio da solo non ha bisogno di un’isola: scegli nessuna
reason-only-virtual = senza un’isola non c’è che il gettone Novizio
reason-token-needs-more =
    { $needed ->
        [one] serve { $needed } novizio attivo, ne hai { $novices }: aiuta solo il gettone Novizio
       *[other] servono { $needed } novizi attivi, ne hai { $novices }: aiuta solo il gettone Novizio
    }
reason-earlier-move = gli spostamenti seguono l’ordine delle isole, e questo viene prima dell’ultimo
reason-travel-from-isles = il Viaggio sposta solo novizi attivi; accanto alle isole e al pontile ci vuole la Marea
reason-none-to-move = non hai novizi { word-from }
reason-none-for-tide = non hai novizi { word-from }
reason-moved-already = tutti i tuoi novizi { word-from } sono giunti con questa Marea
reason-pier-empty = non hai novizi al pontile
reason-none-to-sail = non hai novizi attivi sull’{ word-place }
reason-move-first = sposta almeno un novizio
reason-same-isle = la Barca a vela va su un’isola diversa dall’{ word-isle }
reason-no-book-there = sullo spazio { $tile } non c’è un Libro
reason-not-your-novice = sullo spazio { $tile } non c’è un tuo novizio
reason-has-book = il tuo novizio sullo spazio { $tile } ha già un Libro

## La cronaca

event-start-player = { $outcome } è sorteggiato come primo giocatore
event-boards = Tabelle del tempio dalla porta: { $outcome }
event-start-tiles = Tessere iniziali in ordine di posto: { $outcome }
event-ring = Isole in senso orario: { $outcome }
word-outcome =
    { $outcome ->
        [herbs] isola delle Erbe
        [tide] isola della Marea
        [sailboat] isola della Barca a vela
        [corruption] isola della Corruzione
        [book] isola del Libro
        [novice] isola del Novizio
       *[shrine] isola del Santuario
    }
event-figure =
    { $figure ->
        [priestess] La Sacerdotessa Luna comincia sull’{ word-outcome }
        [builder] Il Capomastro comincia sull’{ word-outcome }
       *[apostate] L’Apostata comincia sull’{ word-outcome }
    }
word-source =
    { $source ->
        [start] inizio della partita
        [guard] consacrazione
        [displaced] rimpiazzo
        [book] Libro della saggezza
        [time] ultimo gettone tempo
        [priestess] Sacerdotessa Luna
        [apostate] Apostata
        [temple] tempio
        [shrines] punteggio finale, santuari
        [tokens] punteggio finale, gettoni favore
       *[council] punteggio finale, Consiglio
    }
event-scored =
    { $points ->
        [one] { word-side }: { $points } punto ({ word-source })
       *[other] { word-side }: { $points } punti ({ word-source })
    }
event-displaced = { word-by } scaccia il novizio di { word-side } dallo spazio { $tile }
event-tokens = { word-side } prende due gettoni favore: { $tokens }
event-round = Comincia il turno { $round }, primo { $start_player }; la Guardia sta sul { $guard }
event-phase-over = { $seat } chiude la fase azione
event-wandered =
    { $figure ->
        [priestess] La Sacerdotessa Luna è ora sull’{ word-isle }
        [builder] Il Capomastro è ora sull’{ word-isle }
       *[apostate] L’Apostata è ora sull’{ word-isle }
    }
event-guard = La Guardia del Tempio passa alla tessera di valore { $guard }
event-opponent-placed = L’avversario ha un santuario e un novizio sull’{ word-isle }, due su ogni altra isola e uno nel tempio, sullo spazio { $tile }
event-opponent-deactivated =
    { $novices ->
        [one] { $novices } novizio dell’avversario sull’{ word-isle } è disattivato: il suo segnalino del Consiglio sale di { $steps }
       *[other] { $novices } novizi dell’avversario sull’{ word-isle } sono disattivati: il suo segnalino del Consiglio sale di { $steps }
    }
event-opponent-entered = L’avversario entra nel tempio sullo spazio { $tile }, la più alta tessera valida la cui isola ha un suo novizio attivo: { word-isle }, Guardia { $guard }
event-opponent-no-tile = L’avversario non entra nel tempio: non c’è tessera valida libera la cui isola abbia un suo novizio attivo
event-opponent-book = L’avversario sposta il Libro del tuo novizio più basso che ne ha uno dallo spazio { $giver } allo spazio { $taker }, il suo più basso senza Libro
event-opponent-no-book = L’avversario non prende Libri: non ne hai
event-opponent-built = L’avversario costruisce un santuario sull’{ word-isle }: ha un novizio attivo presso il Capomastro
event-opponent-not-built =
    { $reason ->
        [has_shrine] L’avversario non costruisce nulla sull’{ word-isle }: lì ha un santuario
        [no_active_novice] L’avversario non costruisce nulla sull’{ word-isle }: lì non ha novizi attivi
       *[no_shrines_left] L’avversario non costruisce nulla sull’{ word-isle }: non ha più santuari
    }
event-opponent-spared = L’Apostata sull’{ word-isle } non toglie nulla all’avversario, nonostante i suoi novizi lì: { $novices }

## Opzioni e fine

option-setup = Disposizione
option-setup-help = Standard, oppure quella stampata per una prima partita in compagnia
value-setup-standard = normale
value-setup-preset = prestabilita
option-figures = Figure
option-figures-help = Chi piazza Sacerdotessa Luna, Capomastro e Apostata: la sorte, o il primo giocatore; la preparazione stampata ha già i loro posti
value-figures-chosen = scelte dal primo giocatore
option-level = Livello
option-level-help = Quanto è duro l’avversario in solitario, da 1 a 3
end-sixth-round = Il sesto turno è finito
