# Che cosa mostra la scena di Luna: segni per le caselle, nomi per l'orecchio, richieste, indicazioni.
# $you e gli altri sì o no sono "yes" o "no"; $seat e $side sono nomi. I messaggi nascono in scene*.py.

scene-letter =
    { $colour ->
        [yellow] G
        [red] R
        [blue] U
       *[white] B
    }
scene-opponent = { $side }, l’avversario
scene-list = { $parts }
scene-none = nessuno

## Tabellone

scene-sheet-isles = Isole, in senso orario
scene-column-isle =
    { $column ->
        [0] isola
        [1] sopra
        [2] accanto
       *[3] gettoni
    }
scene-isle = isola { $isle }
scene-on = sull’isola { $isle }
scene-beside = accanto all’isola { $isle }
scene-stock = gettoni { $isle }: { $count }
scene-novice = novizio: { $side }
scene-shrine = santuario: { $side }
scene-mark-shrine =
    { $colour ->
        [yellow] ⌂G
        [red] ⌂R
        [blue] ⌂U
        [white] ⌂B
       *[none] ⌂
    }
scene-figure =
    { $figure ->
        [priestess] Sacerdotessa Luna
        [builder] Capomastro
       *[apostate] Apostata
    }
scene-mark-figure =
    { $figure ->
        [priestess] ☾
        [builder] ⚒
       *[apostate] ☠
    }
scene-sheet-path = Percorso, dalla porta al pontile
scene-guard = Guardia del Tempio
scene-guard-tile = tessera guardia { $value }
scene-symbol =
    { $isle ->
        [herbs] er
        [tide] ma
        [sailboat] ve
        [corruption] co
        [book] li
        [novice] no
       *[shrine] sa
    }
word-reach =
    { $reach ->
        [valid] valida
        [corruptible] corruttibile
       *[closed] chiusa
    }
scene-tile =
    { $claimed ->
        [yes] tessera { $tile }, { $isle }, { word-reach }, reclamata
       *[no] tessera { $tile }, { $isle }, { word-reach }, libera
    }
scene-pier = il pontile
scene-mark-pier = pontile
scene-sheet-temple = Tempio, dalla porta verso l’interno
scene-space =
    { $state ->
        [emptied] spazio { $tile }, { $isle }, il suo novizio è stato rimpiazzato
        [taken] spazio { $tile }, { $isle }
       *[free] spazio { $tile }, { $isle }, libero
    }
scene-book = Libro della saggezza
scene-sheet-council = Consiglio dei sacerdoti, per punti
scene-council =
    { $points ->
        [one] spazio { $number }, { $points } punto
       *[other] spazio { $number }, { $points } punti
    }
scene-marker = segnalino del Consiglio: { $side }
scene-sheet-time = Tempo
scene-time =
    { $lit ->
        [yes] gettone tempo acceso
       *[no] gettone tempo spento
    }
scene-sheet-stores = Riserva: { $side }

## Posti

scene-fact-points = punti
scene-fact-supply = novizi
scene-fact-shrines = santuari
scene-fact-pier = pontile
scene-fact-tokens = gettoni

## Legenda

scene-legend-shrine = santuario
scene-legend-valid = tessera valida
scene-legend-free = tessera corruttibile, o spazio libero del tempio
scene-legend-emptied = novizio rimpiazzato

## Stato

scene-status-round = Turno { $round } di { $rounds }
scene-status-guard = Guardia { $value }
scene-status-phase =
    { $phase ->
        [set_up] preparazione
        [round_start] inizio del turno
        [action] fase azione
       *[over] finita
    }
scene-status-time = gettoni tempo rimasti: { $lit }
scene-status-start = primo giocatore { $seat }
scene-status-level = in solitario, livello { $level }, vantaggio { $lead }
scene-status-book = prossimo Libro { $points } punti
scene-status-blocked = bloccata: { $isle }

## Richieste

scene-prompt-figure =
    { $you ->
        [yes] { $figure ->
            [priestess] Scegli un’isola per la Sacerdotessa Luna
            [builder] Scegli un’isola per il Capomastro
           *[apostate] Scegli un’isola per l’Apostata
        }
       *[no] { $figure ->
            [priestess] { $seat } sta piazzando la Sacerdotessa Luna
            [builder] { $seat } sta piazzando il Capomastro
           *[apostate] { $seat } sta piazzando l’Apostata
        }
    }
scene-prompt-isle =
    { $you ->
        [yes] { $action ->
            [favour] Scegli l’isola di cui prendi il gettone
            [recruit] Scegli l’isola su cui recluti
            [herbs] Scegli l’isola i cui novizi si risvegliano
           *[council] Scegli l’isola i cui novizi ti fanno salire nel Consiglio, o nessuna
        }
       *[no] { $seat } sta scegliendo un’isola
    }
scene-prompt-tile =
    { $you ->
        [yes] { $action ->
            [promote] Scegli la tessera tempio che reclami
           *[consecrate] Scegli la tessera reclamata che entra nel tempio
        }
       *[no] { $seat } sta scegliendo una tessera tempio
    }
scene-prompt-count =
    { $you ->
        [yes] { $action ->
            [herbs] Scegli quanti novizi si risvegliano
            [sailboat] Scegli quanti novizi salpano
            [council] Scegli di quanti spazi sali
           *[expel] Scegli di quante isole avanza l’Apostata
        }
       *[no] { $seat } sta scegliendo quanti
    }
scene-prompt-virtual =
    { $you ->
        [yes] { $action ->
            [promote] Il gettone Novizio sostituisce il secondo novizio?
           *[other] Il gettone Novizio sostituisce uno dei novizi?
        }
       *[no] { $seat } sta scegliendo se usare il gettone Novizio
    }
scene-prompt-move =
    { $you ->
        [yes] { $action ->
            [travel] Viaggio: sposta un novizio attivo, oppure finisci
           *[tide] Marea: sposta un novizio, oppure finisci
        }
       *[no] { $seat } sta spostando novizi
    }
scene-prompt-over =
    { $points ->
        [one] La partita è finita: { $seat } vince con { $points } punto
       *[other] La partita è finita: { $seat } vince con { $points } punti
    }
scene-prompt-solo-over =
    { $result ->
        [won] La partita è finita: hai vinto, con { $lead } in più dell’avversario
        [even] La partita è finita: pari con l’avversario, e non basta
       *[lost] La partita è finita: hai perso, con { $lead } in meno dell’avversario
    }

## Indicazioni

scene-hint-council =
    { $points ->
        [one] uno spazio da { $points } punto
       *[other] uno spazio da { $points } punti
    }
scene-hint-apostate = verso { $isle }
word-hint-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
word-hint-ousted =
    { $ousted ->
        [0] nessuno rimpiazzato
       *[other] rimpiazzati: { $ousted }
    }
scene-hint-enter =
    { $corrupt ->
        [yes] { word-hint-points }, { word-hint-ousted }, spende il gettone Corruzione
       *[no] { word-hint-points }, { word-hint-ousted }
    }
scene-hint-claim =
    { $corrupt ->
        [yes] { $isle }, spende il gettone Corruzione
       *[no] { $isle }
    }
scene-hint-last =
    { $points ->
        [one] l’ultimo: { $points } punto, e la fase finisce
       *[other] l’ultimo: { $points } punti, e la fase finisce
    }
scene-hint-isle = attivi { $active }, inattivi { $inactive }
