# Ciò che mostra la scena di Templar: segni per le caselle, nomi per l’orecchio, richieste, indicazioni.
# $you e altri sì e no sono "yes" o "no"; $seat, $owner e $seats sono nomi. I messaggi nascono in scene*.py.
# $key è un nome del file del tabellone ("Chapter house" è chapter-house), $name il nome stesso.

scene-letter =
    { $colour ->
        [blue] B
        [yellow] G
        [red] R
        [green] V
       *[purple] L
    }
scene-nothing = nulla
scene-raffaele = Raffaele
scene-raffaele-letter = Raff.

## Stanze e posti

scene-room-name =
    { $key ->
        [gatehouse] Portineria
        [parlour] Parlatorio
        [dormitory] Dormitorio
        [infirmary] Infermeria
        [scriptorium] Scriptorium
        [library] Biblioteca
        [abbot-s-lodging] Casa dell’abate
        [chapter-house] Sala capitolare
        [cellarium] Dispensa
        [kitchen] Cucina
        [refectory] Refettorio
        [cloister] Chiostro
        [church] Chiesa
       *[other] { $name }
    }
scene-area-name =
    { $key ->
        [bench] panca
        [key-rack] bacheca delle chiavi
        [settle] cassapanca
        [niche] nicchia
        [bed-row] fila di letti
        [chest] baule
        [herb-shelf] scaffale delle erbe
        [long-desk] banco lungo
        [desk-a] scrittoio A
        [desk-b] scrittoio B
        [shelf-a] scaffale A
        [shelf-b] scaffale B
        [lectern] leggio
        [table] tavolo
        [hearth] focolare
        [bench-west] panca a ovest
        [bench-east] panca a est
        [barrels] botti
        [crates] casse
        [workbench] piano di lavoro
        [sideboard] credenza
        [north-bed] aiuola a nord
        [middle-bed] aiuola di mezzo
        [south-bed] aiuola a sud
        [choir-stalls] coro
        [altar] altare
        [font] fonte battesimale
       *[other] { $name }
    }
scene-outside-name = fuori
scene-sheet-abbey = Abbazia
scene-column =
    { $name ->
        [room] stanza
        [who] dentro
        [chalice] calice
        [book] libri
        [tiles] tessere
       *[number] porto
    }
scene-column-rings = anelli { $number }
scene-room = { $number } { $name }
scene-mark-room = { $number } { $name } → { $exits }
scene-room-label =
    { $shut ->
        [0] stanza { $room }, passaggi verso { $ways }
       *[other] stanza { $room }, passaggi verso { $ways }; la porta chiude quello verso { $shut }
    }
scene-floor = nella stanza { $number }
scene-place =
    { $free ->
        [yes] { $sort ->
            [chalice] spazio per un calice, stanza { $number }, libero
           *[book] spazio per un libro, stanza { $number }, libero
        }
       *[no] { $sort ->
            [chalice] spazio per un calice, stanza { $number }
           *[book] spazio per un libro, stanza { $number }
        }
    }
word-kind =
    { $kind ->
        [ring_round] anelli tondi
        [ring_square] anelli quadrati
        [ring_hexagon] anelli esagonali
       *[none] qualsiasi tipo di anello
    }
scene-area = area { $number } per anelli della stanza { $room } ({ $name }), { word-kind }, liberi { $free } su { $capacity }
scene-tile =
    { $valued ->
        [yes] { $treasure ->
            [chalice] calice di { $seat }, conteggiato
            [book] libro di { $seat }, conteggiato
            [ring_round] anello tondo di { $seat }, conteggiato
            [ring_square] anello quadrato di { $seat }, conteggiato
           *[ring_hexagon] anello esagonale di { $seat }, conteggiato
        }
       *[no] { $treasure ->
            [chalice] calice di { $seat }, non conteggiato
            [book] libro di { $seat }, non conteggiato
            [ring_round] anello tondo di { $seat }, non conteggiato
            [ring_square] anello quadrato di { $seat }, non conteggiato
           *[ring_hexagon] anello esagonale di { $seat }, non conteggiato
        }
    }
scene-mark-valued = { $letter }{ $sign }
scene-figure =
    { $name ->
        [remigius] Remigius, l’abate
        [vitus] Vitus, la spia
       *[severus] Severus, il priore
    }
scene-pawn = pedone di { $seat }
scene-gate =
    { $gate ->
        [main] portone principale, verso la stanza { $number }
       *[side] portone laterale, verso la stanza { $number }
    }
scene-mark-gate =
    { $gate ->
        [main] portone principale → { $number }
       *[side] portone laterale → { $number }
    }
scene-gate-name =
    { $gate ->
        [main] Principale
       *[side] Laterale
    }
scene-outside =
    { $gate ->
        [main] fuori dal portone principale
       *[side] fuori dal portone laterale
    }
scene-sheet-passages = Passaggi
scene-passage =
    { $shut ->
        [yes] passaggio tra { $a } e { $b }, chiuso dalla porta
       *[no] passaggio tra { $a } e { $b }, aperto
    }
scene-door = la porta
scene-mark-door = ▬

## Porto e carte

scene-sheet-harbour = Porto
scene-mark-store =
    { $ship ->
        [yes] { $number } nave
       *[no] { $number }
    }
scene-store =
    { $ship ->
        [yes] magazzino { $number } con la nave, posto per { $capacity }
       *[no] magazzino { $number }, posto per { $capacity }
    }
scene-mark-treasure =
    { $name ->
        [chalice] c
       *[book] l
    }
scene-treasure =
    { $name ->
        [chalice] { $count ->
            [one] calice
           *[other] { $count } calici
        }
        [book] { $count ->
            [one] libro
           *[other] { $count } libri
        }
        [ring_round] { $count ->
            [one] anello tondo
           *[other] { $count } anelli tondi
        }
        [ring_square] { $count ->
            [one] anello quadrato
           *[other] { $count } anelli quadrati
        }
       *[ring_hexagon] { $count ->
            [one] anello esagonale
           *[other] { $count } anelli esagonali
        }
    }
scene-sheet-piles = Pile scoperte
scene-pile = pila di { $owner }: { $card }
scene-no-card = nessuna
scene-sealed = { $seat } ha scelto
scene-bag-name = sacchetto
scene-bag =
    { $count ->
        [one] sacchetto con { $count } tessera
       *[other] sacchetto con { $count } tessere
    }
scene-sheet-hand = Le tue carte
scene-chosen = scelta
scene-hand-card = { $card }: { $does }; numero del porto { $number }; { $status }
scene-card-does = { $moves }, { $effect }
scene-card-state =
    { $state ->
        [hand] in mano
        [pile] nella tua pila
       *[blocked] bloccata da { $seats }
    }
scene-card-moves =
    { $card ->
        [maria] pedone a un magazzino
        [porticus] la porta
        [remigius] Remigius { $steps }
        [severus] Severus { $steps }
        [bells] arrivano tessere
       *[other] pedone { $steps }
    }
scene-card-effect =
    { $card ->
        [benjaminus] sposta un anello non conteggiato
        [maria] prendi le sue tessere
        [stephanus] 1 punto per altro personaggio
        [porticus] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [remigius] conteggia la stanza
        [severus] { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
        [bells] riprendi le carte
       *[other] nascondi fino a { $count }
    }
scene-sheet-mat =
    { $own ->
        [yes] I tuoi tesori
       *[no] Tesori di { $seat }
    }
scene-row =
    { $name ->
        [stock] scorta
       *[supply] riserva
    }
scene-count =
    { $store ->
        [stock] { $count ->
            [0] scorta: { $treasure }
           *[other] nella scorta
        }
       *[supply] { $count ->
            [0] riserva: { $treasure }
           *[other] nella riserva
        }
    }

## Posti e legenda

scene-fact-points = punti
scene-fact-rooms = stanze
scene-fact-hand = carte
scene-legend-valued = conteggiato
scene-legend-free = libero
scene-legend-door = dietro la porta

## Stato

scene-status-round =
    { $phase ->
        [set_up] Preparazione
        [over] Finita dopo il giro { $round }
       *[turns] Giro { $round }
    }
scene-status-start = primo giocatore { $seat }
scene-status-bag = sacchetto { $count }
scene-status-door = porta { $a }-{ $b }
scene-status-card = { $seat }: { $card }
scene-status-raffaele = Raffaele: { $card }
scene-status-final =
    { $turns ->
        [one] giro finale: resta { $turns } turno
       *[other] giro finale: restano { $turns } turni
    }

## Richieste

word-place-figure =
    { $figure ->
        [remigius] Remigius
        [vitus] Vitus
       *[severus] Severus
    }
scene-prompt-place =
    { $you ->
        [yes] { $figure ->
            [vitus] Scegli per Vitus una stanza accanto a quella di Remigius
           *[other] Scegli una stanza per { word-place-figure }
        }
       *[no] { $seat } dispone { word-place-figure }
    }
scene-prompt-choose = Scegli una carta in segreto; si scoprono tutte insieme
scene-prompt-chosen = Hai scelto { $card } e puoi ancora cambiare idea; { $count ->
        [one] sceglie
       *[other] scelgono
    } ancora { $seats }
scene-prompt-choosing = { $seats } { $count ->
        [one] sceglie
       *[other] scelgono
    } una carta in segreto
scene-prompt-play =
    { $you ->
        [yes] { $last ->
            [yes] Gioca una carta: il giro finale è in corso
           *[no] Gioca una carta
        }
       *[no] { $seat } sceglie una carta
    }
word-steps =
    { $steps ->
        [1] di 1 passo
       *[other] di { $steps } passi
    }
scene-prompt-move =
    { $you ->
        [yes] { $card ->
            [anselmus] Anselmus: muovi il tuo pedone { word-steps }
            [josua] Josua: muovi il tuo pedone { word-steps }
            [lucas] Lucas: muovi il tuo pedone { word-steps }
            [stephanus] Stephanus: muovi il tuo pedone { word-steps }
            [remigius] Muovi Remigius { word-steps }, nella stanza che si conteggia
           *[severus] Muovi Severus { word-steps }
        }
       *[no] { $card ->
            [remigius] { $seat } muove Remigius
            [severus] { $seat } muove Severus
           *[other] { $seat } sceglie dove andare
        }
    }
scene-prompt-hide =
    { $you ->
        [yes] { $room }: nascondi un tesoro della scorta, al massimo { $count }, o concludi
       *[no] { $seat } nasconde tesori: { $room }
    }
scene-prompt-area =
    { $you ->
        [yes] { $ring ->
            [ring_round] { $room }: scegli un’area per l’anello tondo
            [ring_square] { $room }: scegli un’area per l’anello quadrato
           *[ring_hexagon] { $room }: scegli un’area per l’anello esagonale
        }
       *[no] { $seat } sceglie un’area per l’anello: { $room }
    }
word-left =
    { $left ->
        [one] resta { $left } passo
       *[other] restano { $left } passi
    }
scene-prompt-walk =
    { $you ->
        [yes] { $what ->
            [take] Benjaminus, { word-left }: cammina, o raccogli un anello non conteggiato
            [carry] { $ring ->
                [ring_round] Benjaminus, { word-left }: porta l’anello tondo in un’altra stanza e nascondilo
                [ring_square] Benjaminus, { word-left }: porta l’anello quadrato in un’altra stanza e nascondilo
               *[ring_hexagon] Benjaminus, { word-left }: porta l’anello esagonale in un’altra stanza e nascondilo
            }
           *[done] Benjaminus, { word-left }: prosegui, o concludi
        }
       *[no] { $seat } cammina con Benjaminus, { word-left }
    }
scene-prompt-turn =
    { $you ->
        [yes] { $room }, conteggiata: scegli l’area in cui si gira un tuo anello
       *[no] { $seat } sceglie quale anello si gira: { $room }
    }
word-won-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scene-prompt-over =
    { $count ->
        [one] La partita è finita: { $seats } vince con { word-won-points }
       *[other] La partita è finita: { $seats } vincono insieme con { word-won-points }
    }

## Scelte e indicazioni

scene-do-place =
    { $piece ->
        [remigius] Metti Remigius in { $number } { $room }
        [vitus] Metti Vitus in { $number } { $room }
       *[severus] Metti Severus in { $number } { $room }
    }
scene-do-move =
    { $piece ->
        [pawn] Vai in { $number } { $room }
        [remigius] Remigius in { $number } { $room }
       *[severus] Severus in { $number } { $room }
    }
scene-do-step =
    { $piece ->
       *[pawn] Un passo in { $number } { $room }
    }
scene-do-area = Area: { $area }
scene-do-drop = Nascondi l’anello: { $area }
scene-do-turn = Gira un anello: { $area }
scene-do-take = Raccogli un anello di { $owner }: { $area }
scene-hint-door = { $a }-{ $b } si apre
scene-hint-announce = { $points } punti per tutte le stanze, se restano
scene-hint-bells =
    { $count ->
        [0] non arrivano tessere, riprendi le carte
        [one] arriva { $count } tessera, riprendi le carte
       *[other] arrivano { $count } tessere, riprendi le carte
    }
scene-hint-card =
    { $card ->
        [anselmus] 1 passo, nascondi fino a { $count }
        [josua] 1 o 2 passi, nascondi fino a { $count }
        [lucas] fino a { $steps } passi, nascondi fino a { $count }
        [benjaminus] fino a { $steps } passi, sposta un anello non conteggiato di chiunque
        [maria] il tuo pedone prende tutte le tessere di un magazzino
        [stephanus] 1 o 2 passi, un punto per ogni altro personaggio lì
        [porticus] sposta la porta, punti: { $points }
        [remigius] fino a { $steps } passi per Remigius, si conteggia la sua stanza
       *[severus] fino a { $steps } passi per Severus, punti: { $points }
    }
scene-hint-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scene-hint-severus = c’è Severus: nulla si nasconde e nulla si raccoglie
scene-hint-no-place = nessun posto per la tua scorta
scene-hint-fits = posto per: { $treasures }
scene-hint-not-valued = c’è Severus: niente punti
scene-hint-gain = { $seat } { $points }
scene-hint-valued = punti: { $gains }
scene-hint-nothing = nulla da conteggiare
scene-hint-guarded = fuori portata: tesori di { $seats }
scene-hint-guards-nothing = nessun tesoro non conteggiato lì
scene-hint-hide =
    { $spaces ->
        [one] vale { $points } se conteggiato; { $spaces } spazio
       *[other] vale { $points } se conteggiato; { $spaces } spazi
    }
scene-hint-area =
    { $empty ->
        [yes] liberi { $free }; il suo tipo si decide ora
       *[no] liberi { $free }
    }
scene-hint-rings =
    { $count ->
        [0] lì nessun anello non conteggiato
        [one] lì { $count } anello non conteggiato
       *[other] lì { $count } anelli non conteggiati
    }
scene-hint-store =
    { $lost ->
        [0] ricevi: { $treasures }
       *[other] ricevi: { $treasures }; per { $lost } la tua riserva non ha più nulla
    }
