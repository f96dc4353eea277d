# Che cosa ha da dire Monasterium. I messaggi nascono in kernel/phrases.py; quelli che cominciano con "word-"
# sono parti di altri e leggono gli stessi argomenti.
# $seat è il nome di un posto, usato come il nome di una persona; $you è "yes" o "no".

game-title = Monasterium
game-blurb = Piazza dadi per inviare i tuoi novizi in cinque monasteri; ogni novizio che parte apre una nuova azione.

seat-name =
    { $seat ->
        [0] { colour-red }
        [1] { colour-blue }
        [2] { colour-green }
       *[3] { colour-yellow }
    }

## Parti di frasi

# Righe dell'area azioni.
word-row =
    { $row ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
word-slot-row =
    { $slot ->
        [row1] I
        [row2] II
       *[row3] III
    }
# Righe della vetrata, dopo "riga".
word-window-row =
    { $row ->
        [1] superiore
        [2] centrale
       *[3] inferiore
    }
# Dopo "dado".
word-die =
    { $die ->
        [neutral] neutrale
       *[personal] personale
    }
# Le risorse sono numerate come nel file del tabellone.
word-price =
    { $good ->
        [0] { $goods_needed ->
            [one] { $goods_needed } zuppa
           *[other] { $goods_needed } zuppe
        }
        [1] { $goods_needed ->
            [one] { $goods_needed } strumento
           *[other] { $goods_needed } strumenti
        }
        [2] { $goods_needed ->
            [one] { $goods_needed } libro
           *[other] { $goods_needed } libri
        }
        [3] { $goods_needed ->
            [one] { $goods_needed } influenza
           *[other] { $goods_needed } influenze
        }
       *[4] { $goods_needed ->
            [one] { $goods_needed } rosario
           *[other] { $goods_needed } rosari
        }
    }

## Azioni, come su un pulsante o nella cronaca

action-place = Piazza tutti i dadi che mostrano { $number }
action-reroll-die = Indica per il rilancio un dado { word-die } che mostra { $face }
action-roll-again = Tira di nuovo i dadi indicati
action-take-space = Usa lo spazio dei dadi { $space }
action-take-dice =
    { $count ->
        [one] Prendi { $count } dado
       *[other] Prendi { $count } dadi
    }
action-choose-column = Metti il dado sulla colonna { $column }
action-act =
    { $slot ->
        [standard] Azione standard della colonna { $column }
       *[other] Azione della riga { word-slot-row } nella colonna { $column }
    }
action-take-goods =
    { $good ->
        [soup] Prendi risorse: zuppa
        [influence] Prendi risorse: influenza
       *[rosary] Prendi risorse: rosario
    }
action-upgrade =
    { $good ->
        [soup] Cambia 1 zuppa con 1 strumento
       *[tool] Cambia 1 strumento con 1 libro
    }
action-send-novice = Invia il novizio della riga { word-row }, colonna { $column }
action-send-extra =
    { $area ->
        [building] Invia il novizio aggiuntivo in un edificio
        [chapel] Invia il novizio aggiuntivo in una cappella
       *[cloister] Invia il novizio aggiuntivo in un chiostro
    }
action-choose-monastery = Al monastero { $monastery }
action-choose-spot = Scegli il posto { $spot }
action-take-tile = Prendi una tessera vetrata del monastero { $monastery }
action-build-tile = Costruisci la tessera nella riga { word-window-row }
action-tile-bonus =
    { $line ->
        [row] Prendi il bonus della riga
       *[column] Prendi il bonus della colonna
    }
action-die-bonus =
    { $choice ->
        [die] Prendi il dado personale
       *[points] Segna punti al posto del dado
    }
action-decline = Rinuncia

## Inviti a decidere

prompt-place =
    { $you ->
        [yes] Scegli un numero: tutti i tuoi dadi che lo mostrano vanno su quello spazio
       *[no] { $seat } sta piazzando dadi
    }
prompt-reroll =
    { $you ->
        [yes] Indica altri dadi per il rilancio, oppure tira
       *[no] { $seat } sta indicando dadi per un rilancio
    }
prompt-space =
    { $you ->
        [yes] Scegli uno spazio da cui prendere dadi
       *[no] { $seat } sta scegliendo uno spazio dei dadi
    }
prompt-dice =
    { $you ->
        [yes] Scegli quanti dadi prendere
       *[no] { $seat } sta scegliendo quanti dadi prendere
    }
prompt-column =
    { $you ->
        [yes] Scegli una colonna per il dado jolly
       *[no] { $seat } sta scegliendo una colonna per il dado jolly
    }
prompt-act =
    { $you ->
        [yes] Scegli un’azione per il tuo prossimo dado
       *[no] { $seat } sta scegliendo un’azione
    }
prompt-free =
    { $you ->
        [yes] Scegli un’azione da eseguire senza dado, oppure rinuncia
       *[no] { $seat } può eseguire un’azione libera
    }
prompt-goods =
    { $you ->
        [yes] Scegli quali risorse prendere
       *[no] { $seat } sta scegliendo risorse
    }
prompt-influence-rosary =
    { $you ->
        [yes] Prendi influenza o un rosario, oppure rinuncia
       *[no] { $seat } può prendere influenza o un rosario
    }
prompt-soup-upgrade =
    { $you ->
        [yes] Prendi zuppa o migliora una risorsa, oppure rinuncia
       *[no] { $seat } può prendere zuppa o migliorare una risorsa
    }
prompt-upgrade =
    { $you ->
        [yes] Scegli una risorsa da migliorare
       *[no] { $seat } sta scegliendo una risorsa da migliorare
    }
prompt-novice =
    { $you ->
        [yes] Scegli il novizio da inviare
       *[no] { $seat } sta scegliendo un novizio da inviare
    }
prompt-extra =
    { $you ->
        [yes] Scegli dove va il novizio aggiuntivo, oppure rinuncia
       *[no] { $seat } può inviare un novizio aggiuntivo
    }
prompt-monastery =
    { $you ->
        [yes] Scegli un monastero per il novizio
       *[no] { $seat } sta scegliendo un monastero per il novizio
    }
prompt-spot =
    { $you ->
        [yes] Scegli un posto per il novizio
       *[no] { $seat } sta scegliendo un posto per il novizio
    }
prompt-tile =
    { $you ->
        [yes] Scegli il monastero di cui prendi una tessera vetrata
       *[no] { $seat } sta scegliendo una tessera vetrata
    }
prompt-any-tile =
    { $you ->
        [yes] Scegli il monastero di cui prendi una tessera vetrata, oppure rinuncia
       *[no] { $seat } può prendere una tessera vetrata
    }
prompt-build =
    { $you ->
        [yes] Scegli la riga della tua vetrata che riceve la tessera
       *[no] { $seat } sta costruendo una tessera vetrata
    }
prompt-common-build =
    { $you ->
        [yes] Scegli la riga della tua vetrata che riceve la tessera della sala comune, oppure rinuncia
       *[no] { $seat } può costruire la tessera vetrata della sala comune
    }
prompt-tile-bonus =
    { $you ->
        [yes] Scegli il bonus della riga della tessera o quello della colonna
       *[no] { $seat } sta scegliendo il bonus della tessera
    }
prompt-die-bonus =
    { $you ->
        [yes] Prendi il dado personale, o punti al suo posto
       *[no] { $seat } sta scegliendo fra un dado personale e punti
    }

## Rifiuti, seguiti dalla regola

reason-not-shown = nessuno dei tuoi dadi mostra { $number }
reason-roll-first = hai indicato dadi per il rilancio: prima tirali
reason-tile-used = la tua tessera rilancio è usata per questo round
reason-no-such-die = non resta da indicare alcun dado { word-die } che mostri { $face }
reason-earlier-pick = i dadi si indicano in ordine: i neutrali prima dei personali, i numeri bassi prima degli alti
reason-nothing-picked = prima indica almeno un dado per il rilancio
reason-no-takeable-die = sullo spazio dei dadi { $space } non ci sono né dadi neutrali né tuoi
reason-too-many-dice = { $count } dadi sono troppi: qui se ne prendono al massimo { $dice_limit }, e mai più dei neutrali e dei tuoi che ci sono
reason-other-column = i tuoi dadi non sono nella colonna { $column }
reason-locked = un tuo novizio copre ancora la riga { word-slot-row } della colonna { $column }
reason-used-this-turn = in questo turno hai già usato la riga { word-slot-row } della colonna { $column }
reason-nothing-to-upgrade = per migliorare occorre 1 zuppa o 1 strumento, e ne hai 0 di entrambi
reason-no-send = nessuno dei tuoi novizi ora ha dove andare: mancano l’accesso, il posto o le risorse
reason-no-window = nessuna cappella con un tuo novizio ha una tessera vetrata che ora puoi costruire
reason-not-offered = queste risorse qui non sono offerte
reason-not-in-stock =
    { $good ->
        [soup] occorre 1 zuppa, ne hai 0
        [tool] occorre 1 strumento, ne hai 0
       *[other] occorre 1 della risorsa che dai, ne hai 0
    }
reason-novice-gone = il novizio della riga { word-row }, colonna { $column } non c’è più
reason-no-target = il novizio della riga { word-row }, colonna { $column } ora non ha dove andare
reason-no-place-for-extra =
    { $area ->
        [building] nessun monastero a te aperto ha un edificio libero
        [chapel] nessun monastero a te aperto ha posto nella cappella
       *[cloister] nessun monastero a te aperto ha uno spazio di chiostro libero accanto a un tuo edificio
    }
reason-no-access = il monastero { $monastery } non ti è aperto: il tuo messaggero non è su una casella collegata e la sua cappella non ospita tuoi novizi
reason-no-free-building = il monastero { $monastery } non ha edifici liberi
reason-cannot-pay-building = non puoi pagare nessuno degli edifici liberi del monastero { $monastery }
reason-chapel-full =
    { $chapel_limit ->
        [one] la cappella del monastero { $monastery } è piena, con { $chapel_limit } novizio
       *[other] la cappella del monastero { $monastery } è piena, con { $chapel_limit } novizi
    }
reason-influence-for-chapel =
    { $influence_needed ->
        [one] il tuo prossimo novizio in una cappella costa { $influence_needed } influenza, ne hai { $influence }
       *[other] il tuo prossimo novizio in una cappella costa { $influence_needed } influenze, ne hai { $influence }
    }
reason-no-cloister-space = il monastero { $monastery } non ha uno spazio di chiostro libero accanto a un tuo edificio
reason-rosaries-for-cloister =
    { $rosaries_needed ->
        [one] il tuo prossimo novizio in un chiostro costa { $rosaries_needed } rosario, ne hai { $rosaries }
       *[other] il tuo prossimo novizio in un chiostro costa { $rosaries_needed } rosari, ne hai { $rosaries }
    }
reason-no-such-spot = in questo monastero non c’è un posto { $spot }
reason-occupied = nell’edificio { $spot } c’è già un novizio
reason-blocked = il posto { $spot } è chiuso in 3 giocatori
reason-influence-for-building =
    { $influence_needed ->
        [one] l’edificio { $spot } costa { $influence_needed } influenza, ne hai { $influence }
       *[other] l’edificio { $spot } costa { $influence_needed } influenze, ne hai { $influence }
    }
reason-goods-for-building = l’edificio { $spot } costa { word-price }, ne hai { $goods }
reason-cloister-taken = sullo spazio di chiostro { $spot } c’è già un novizio
reason-not-adjacent = lo spazio di chiostro { $spot } non è accanto ad alcun tuo edificio
reason-no-tile-left = questo monastero non ha più tessere vetrata
reason-no-own-chapel = non hai novizi nella cappella del monastero { $monastery }
reason-window-refuses = nessuna riga della tua vetrata può ora ricevere una tessera del monastero { $monastery }
reason-row-full = la riga { word-window-row } della tua vetrata è piena
reason-same-in-row = la riga { word-window-row } della tua vetrata ha già una tessera di questo monastero
reason-same-in-column = la tessera finirebbe in una colonna che ne ha già una di questo monastero
reason-must-choose = un’azione possibile va eseguita, con tutto ciò che ne fa parte
reason-influence-or-rosary = questa casella della strada dà influenza o un rosario
reason-soup-or-upgrade = questa casella della strada dà zuppa o un miglioramento
reason-must-place = nessuno passa: a ogni turno si piazza almeno un dado
reason-must-take = nessuno passa: a ogni turno si prende almeno un dado
reason-must-build = una tessera vetrata presa si costruisce subito
reason-one-bonus = una tessera costruita dà un bonus, quello della sua riga o quello della sua colonna
reason-die-or-points = prendi il dado personale o i punti: uno dei due ti spetta

## Cronaca

event-missions = Missioni di categoria { $category }: { $outcome }
event-start-player = La sorte sceglie { $outcome } per cominciare
word-neutral =
    { $neutral ->
        [one] neutrale { $outcome_neutral }
       *[other] neutrali { $outcome_neutral }
    }
word-personal =
    { $personal ->
        [one] personale { $outcome_personal }
       *[other] personali { $outcome_personal }
    }
word-roll =
    { $personal ->
        [0] { word-neutral }
       *[other] { $neutral ->
            [0] { word-personal }
           *[other] { word-neutral }; { word-personal }
        }
    }
event-roll =
    { $reason ->
        [again] { $seat } tira di nuovo: { word-roll }
        [won] { $seat } tira il nuovo dado: { word-roll }
       *[placement] { $seat } tira: { word-roll }
    }
word-source =
    { $source ->
        [start] inizio della partita
        [buildings] edificio
        [yellow] tessera azione gialla
        [action] azione
        [window] vetrata
        [road] strada
        [missions] missione
        [majorities] punteggio finale, monasteri
        [chapels] punteggio finale, cappelle
        [cloisters] punteggio finale, chiostri
       *[goods] punteggio finale, risorse
    }
event-scored =
    { $points ->
        [one] { $seat } segna { $points } punto ({ word-source })
       *[other] { $seat } segna { $points } punti ({ word-source })
    }
event-claimed = { $seat } completa la missione { $mission } nell’anno { $year }
event-lapsed = Un dado di { $seat } va perduto: nella colonna { $column } nulla è possibile
event-round = Anno { $year }, round { $round }: comincia { $start_player }

## Opzioni e fine

option-start-player = Primo giocatore
option-start-player-help = Chi comincia: un posto, oppure a caso
option-missions = Missioni
option-missions-help = Le missioni esposte: a caso, oppure due per categoria
end-last-round = L’ultimo round dell’anno 3 è finito
