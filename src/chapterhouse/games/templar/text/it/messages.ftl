# Ciò che Templar ha da dire; vedi il file inglese.

game-title = Templar: The Secret Treasures
game-blurb = Prendete al porto i tesori dell’ordine e nascondeteli nelle stanze di un’abbazia, prima che l’abate li conti e sotto gli occhi del priore.

word-purple = Viola
seat-name =
    { $seat ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }

# Membri di elenchi.
name-card =
    { $name ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] Campane
    }
name-treasure =
    { $name ->
        [chalice] calice
        [book] libro
        [ring_round] anello tondo
        [ring_square] anello quadrato
       *[ring_hexagon] anello esagonale
    }

## Parti di frasi

word-owner =
    { $owner ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
       *[4] { word-purple }
    }
word-blocker =
    { $blocker ->
        [0] { colour-blue }
        [1] { colour-yellow }
        [2] { colour-red }
        [3] { colour-green }
        [4] { word-purple }
       *[5] Raffaele
    }
word-card =
    { $card ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] le Campane
    }
word-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
word-piece =
    { $piece ->
        [pawn] il tuo pedone
        [remigius] Remigius
       *[severus] Severus
    }
word-treasure =
    { $treasure ->
        [chalice] calice
        [book] libro
        [ring_round] anello tondo
        [ring_square] anello quadrato
       *[ring_hexagon] anello esagonale
    }
word-outcome =
    { $outcome ->
        [chalice] un calice
        [book] un libro
        [ring_round] un anello tondo
        [ring_square] un anello quadrato
       *[ring_hexagon] un anello esagonale
    }
word-card-outcome =
    { $outcome ->
        [anselmus] Anselmus
        [josua] Josua
        [lucas] Lucas
        [benjaminus] Benjaminus
        [maria] Maria
        [stephanus] Stephanus
        [porticus] Porticus
        [remigius] Remigius
        [severus] Severus
       *[bells] le Campane
    }

## Azioni, come su un pulsante o nel diario

action-place = Metti { word-figure } nella stanza { $room }
action-split =
    { $single ->
        [ring_round] Prendi un anello tondo, e due di ciascun altro tipo
        [ring_square] Prendi un anello quadrato, e due di ciascun altro tipo
       *[ring_hexagon] Prendi un anello esagonale, e due di ciascun altro tipo
    }
action-choose = Scegli { word-card }
action-gate =
    { $gate ->
        [main] Esci al portone principale
       *[side] Esci al portone laterale
    }
action-play = Gioca { word-card }
action-announce = Annuncia la fine: tesori propri in ogni stanza
action-finish = Concludi il turno senza annunciare
action-move =
    { $piece ->
        [pawn] Muovi il pedone nella stanza { $room }
        [remigius] Muovi Remigius nella stanza { $room }
       *[severus] Muovi Severus nella stanza { $room }
    }
action-hide = Nascondi un { word-treasure }
action-area = Metti l’anello nell’area { $area }
action-stop = Concludi la carta
action-step = Entra nella stanza { $room }
action-take = Raccogli un anello di { $owner } nell’area { $area }
action-drop = Nascondi l’anello raccolto nell’area { $area }
action-storehouse = Vai al magazzino { $storehouse }
action-door = Sposta la porta sul passaggio { $passage }
action-turn = Gira un anello nell’area { $area }
action-penalty = Tenta di giocare { word-card }, carta bloccata

## Domande

prompt-place =
    { $you ->
        [yes] Scegli una stanza per la figura
       *[no] { $seat } dispone una figura
    }
prompt-split =
    { $you ->
        [yes] Scegli il tipo di anello che prendi una volta sola
       *[no] { $seat } sceglie gli anelli
    }
prompt-choose =
    { $you ->
        [yes] Scegli una carta in segreto
       *[no] { $seat } sceglie una carta in segreto
    }
prompt-gate =
    { $you ->
        [yes] Scegli il portone a cui esce il tuo pedone
       *[no] { $seat } sceglie un portone
    }
prompt-play =
    { $you ->
        [yes] Gioca una carta
       *[no] { $seat } sceglie una carta
    }
prompt-move =
    { $you ->
        [yes] Scegli dove va il pezzo
       *[no] { $seat } sceglie dove andare
    }
prompt-hide =
    { $you ->
        [yes] Scegli un tesoro da nascondere, o concludi
       *[no] { $seat } nasconde tesori
    }
prompt-area =
    { $you ->
        [yes] Scegli un’area per l’anello
       *[no] { $seat } sceglie un’area per l’anello
    }
prompt-walk =
    { $you ->
        [yes] Cammina con Benjaminus
       *[no] { $seat } cammina con Benjaminus
    }
prompt-storehouse =
    { $you ->
        [yes] Scegli un magazzino per Maria
       *[no] { $seat } sceglie un magazzino
    }
prompt-door =
    { $you ->
        [yes] Scegli un passaggio per la porta
       *[no] { $seat } sposta la porta
    }
prompt-turn =
    { $you ->
        [yes] Scegli l’area in cui si gira un tuo anello
       *[no] { $seat } sceglie quale anello si gira
    }
prompt-close =
    { $you ->
        [yes] Annuncia la fine, o concludi il turno
       *[no] { $seat } pensa alla fine
    }

## Rifiuti, seguiti dalla regola

reason-other-figure = le figure si dispongono una dopo l’altra: Remigius, Vitus, Severus
reason-vitus-beside-remigius = Vitus comincia in una stanza unita a quella di Remigius, e la stanza { $room } non lo è
reason-no-illustrator = Stephanus non è in questa partita
reason-not-in-hand = { word-card } è nella tua pila: solo le Campane ridanno le carte
reason-blocked = { word-card } è carta bloccata: la stessa è in cima alla pila di { word-blocker }
reason-final-lap-runs = il giro finale è già in corso
reason-rooms-missing =
    { $rooms_held ->
        [one] hai tesori in { $rooms_held } stanza, e per annunciare servono tutte e { $rooms_needed }
       *[other] hai tesori in { $rooms_held } stanze, e per annunciare servono tutte e { $rooms_needed }
    }
reason-other-piece = questa carta non muove { word-piece }
reason-stands-there = la via deve finire in una stanza diversa dalla { $room }
reason-out-of-reach =
    { $steps ->
        [one] la stanza { $room } non si raggiunge con { $steps } passo
       *[other] la stanza { $room } non si raggiunge con { $steps } passi
    }
reason-vitus-there = nella stanza { $room } c’è Vitus, e Remigius non può andarci
reason-past-vitus = l’unica via aperta passa per la stanza di Vitus: Remigius si ferma in una stanza oltre essa
reason-behind-vitus = Vitus sbarra la via verso la stanza { $room }
reason-none-in-stock = nella tua scorta non c’è nessun { word-treasure }
reason-severus-here = nella stanza { $room_at } c’è Severus: lì non si nasconde nulla
reason-no-space = la stanza { $room_at } non ha uno spazio vuoto per un { word-treasure }
reason-no-area = la stanza { $room_at } non ha un’area che accolga un { word-treasure }
reason-no-such-area = la stanza { $room_at } non ha un’area { $area } per anelli
reason-area-full = l’area { $area } della stanza { $room_at } è piena
reason-other-kind = l’area { $area } della stanza { $room_at } contiene anelli di un altro tipo
reason-ring-in-hand = prima va nascosto l’anello che porti
reason-one-step-at-least = serve almeno un passo
reason-no-steps-left = i passi sono finiti
reason-no-passage = nessun passaggio porta da dove sei alla stanza { $room }
reason-door-closed = la porta chiude il passaggio verso la stanza { $room }
reason-gate-first = da fuori il primo passo porta nella stanza di quel portone
reason-ring-stranded = dopo un passo nella stanza { $room } l’anello non si potrebbe più nascondere
reason-one-ring-only = lungo la via si raccoglie un solo anello
reason-in-no-room = il tuo pedone non è in una stanza, e qui non ci sono anelli
reason-no-ring-of-owner = { word-owner } non ha anelli nell’area { $area } della stanza { $room_at }
reason-ring-valued = { word-owner } ha solo anelli conteggiati nell’area { $area } della stanza { $room_at }, e quelli non si raccolgono
reason-own-rings-only = nel giro finale si raccolgono solo i propri anelli
reason-nowhere-to-hide = non è raggiungibile nessun posto in cui nascondere questo anello
reason-no-ring-in-hand = non porti nessun anello
reason-same-room = l’anello è stato raccolto proprio in questa stanza
reason-novice-and-severus = nella stanza { $room_at } c’è Severus: Benjaminus può solo attraversarla
reason-door-stands-there = la porta sta già sul passaggio { $passage }
reason-no-fresh-ring = non hai anelli non conteggiati nell’area { $area } di questa stanza

## Il diario

event-starting-player = { $outcome } è sorteggiato come primo giocatore
event-setup-tile = Il magazzino { $storehouse } riceve { word-outcome }
event-refill-tile = Dal sacchetto per il porto: { word-outcome }
event-raffaele-card = Raffaele scopre { word-card-outcome }
event-revealed = Scoperte, nell’ordine dei posti: { $cards }
word-source =
    { $source ->
        [chalices] calici
        [books] libri
        [rings] anelli
        [stephanus] Stephanus
        [porticus] Porticus
        [severus] Severus
        [church] conteggio finale, anelli nella chiesa
        [rooms] conteggio finale, stanze con tesori
       *[penalty] carta bloccata
    }
event-scored =
    { $points ->
        [one] { $seat }: { $points } punto ({ word-source })
       *[other] { $seat }: { $points } punti ({ word-source })
    }
event-received = { $seat } riceve dal magazzino { $storehouse }: { $treasures }
event-unsupplied = { $seat } non riceve nulla per un { word-treasure }: la riserva non ne ha più
event-delivered = Il magazzino { $storehouse } riceve un { word-treasure }
event-discarded = Nessun magazzino ha posto per il { word-treasure }: esce dal gioco
event-final-lap =
    { $cause ->
        [bag] Comincia il giro finale: dopo le Campane di { $seat } il sacchetto è vuoto
       *[rooms] Comincia il giro finale: { $seat } ha tesori in ogni stanza
    }
event-vitus-followed = Vitus segue nella stanza { $room }
event-not-valued = Nella stanza { $room } c’è Severus: non si conteggia
event-turned = { $seat } gira un { word-treasure } nella stanza { $room }
event-cards-back = { $seat } riprende tutte le carte
event-round = Comincia il giro { $round }
event-raffaele-shuffled = Le carte di Raffaele si mescolano di nuovo
event-no-move = { word-card } non trova una via: nulla si muove
event-penalty = { word-card } resta in mano, e il tentativo costa punti
undo-penalty = Non si può annullare: un tentativo rifiutato è costato un punto

## Opzioni e fine

option-illustrator = Con Stephanus
option-illustrator-help = Se Stephanus, l’illustratore, è in gioco; in cinque giocatori è obbligatorio
option-first-game = Prima partita
option-first-game-help = Se le figure cominciano nei posti suggeriti per una prima partita
option-starting-player = Primo giocatore
option-starting-player-help = Chi comincia: a sorte, o un posto
option-table-penalty = Penalità al tavolo
option-table-penalty-help = Se tentare di giocare una carta bloccata costa 1 punto
end-bag = Il porto non si è potuto rifornire
end-all-rooms = Sono stati annunciati tesori in ogni stanza
