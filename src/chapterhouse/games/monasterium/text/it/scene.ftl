# Che cosa mostra la scena di Monasterium: segni per le caselle, nomi per l'orecchio, inviti, spiegazioni.
# $form è "short" per i segni e "full" per le frasi; $you e gli altri sì o no sono "yes" o "no";
# $seat è il nome di un posto. I messaggi nascono in scene*.py.

scene-letter =
    { $colour ->
        [red] R
        [blue] B
        [green] V
       *[yellow] G
    }

## Risorse ed effetti

scene-goods =
    { $good ->
        [soup] { $count ->
            [one] { $count } zuppa
           *[other] { $count } zuppe
        }
        [tool] { $form ->
            [short] { $count } strum.
           *[full] { $count ->
                [one] { $count } strumento
               *[other] { $count } strumenti
            }
        }
        [book] { $count ->
            [one] { $count } libro
           *[other] { $count } libri
        }
        [influence] { $form ->
            [short] { $count } infl.
           *[full] { $count ->
                [one] { $count } influenza
               *[other] { $count } influenze
            }
        }
       *[rosary] { $form ->
            [short] { $count } ros.
           *[full] { $count ->
                [one] { $count } rosario
               *[other] { $count } rosari
            }
        }
    }
scene-good-name =
    { $good ->
        [soup] { $form ->
            [short] zup.
           *[full] zuppa
        }
        [tool] strumenti
        [book] libri
        [influence] { $form ->
            [short] infl.
           *[full] influenza
        }
       *[rosary] { $form ->
            [short] ros.
           *[full] rosari
        }
    }
scene-choice = { $count } { $goods }
scene-or =
    { $form ->
        [short] { $first }/{ $second }
       *[full] { $first } o { $second }
    }
scene-list = { $parts }
scene-nobody = nessuno
scene-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
scene-effect-send =
    { $form ->
        [short] { $count ->
            [0] invio
           *[other] invio −{ $count }
        }
       *[full] { $count ->
            [0] invia un novizio
            [one] invia un novizio con { $count } influenza in meno
           *[other] invia un novizio con { $count } influenze in meno
        }
    }
scene-effect-steps =
    { $form ->
        [short] { $count ->
            [one] { $count } passo
           *[other] { $count } passi
        }
       *[full] { $count ->
            [one] messaggero avanti di { $count } casella
           *[other] messaggero avanti di { $count } caselle
        }
    }
scene-effect-upgrade =
    { $form ->
        [short] migliora
       *[full] cambia una zuppa con uno strumento, o uno strumento con un libro
    }
scene-effect-score =
    { $form ->
        [short] { $count ->
            [one] { $count } punto
           *[other] { $count } punti
        }
       *[full] { $count ->
            [one] segna { $count } punto
           *[other] segna { $count } punti
        }
    }
scene-effect-window =
    { $form ->
        [short] vetrata
       *[full] tessera vetrata da una cappella dove hai un novizio
    }

## Tabellone

scene-sheet-dice = Spazi dei dadi
scene-any-column = qualsiasi
scene-dish =
    { $limit ->
        [one] spazio dei dadi { $number }, colonna { $column }, { $limit } dado per volta
       *[other] spazio dei dadi { $number }, colonna { $column }, fino a { $limit } dadi per volta
    }
scene-row-roll =
    { $die ->
        [neutral] tiro, neutrali
       *[personal] tiro, propri
    }
scene-roll =
    { $die ->
        [neutral] dadi neutrali tirati che mostrano { $number }
       *[personal] dadi personali tirati che mostrano { $number }
    }
scene-die = dado
scene-die-neutral = dado neutrale
scene-die-own = dado personale di { $seat }

scene-sheet-road = Strada
scene-road =
    { $count ->
        [0] casella { $number }, non porta a monasteri, { $bonus }
       *[other] casella { $number }, porta a { $monasteries }, { $bonus }
    }
scene-bonus =
    { $bonus ->
        [free] { $form ->
            [short] az. libera
           *[full] dà un’azione libera
        }
        [goods] { $form ->
            [short] infl./ros.
           *[full] dà influenza o un rosario
        }
        [upgrade] { $form ->
            [short] zuppa/migl.
           *[full] dà zuppa o un miglioramento
        }
        [window] { $form ->
            [short] vetrata
           *[full] dà una tessera vetrata da dove vuoi
        }
        [die] { $form ->
            [short] dado/{ $points } pt
           *[full] dà un dado personale o { $points } punti
        }
       *[none] senza bonus
    }
scene-messenger = messaggero di { $seat }

scene-sheet-monastery = Monastero { $monastery }
scene-column-buildings = edificio
scene-column-cloister = chiostro
scene-gate = monastero { $monastery }
scene-mark-access = aperto a
scene-access = aperto a { $seat }
scene-tiles =
    { $count ->
        [0] nessuna tessera vetrata rimasta di { $monastery }
       *[other] tessere vetrata di { $monastery }
    }
scene-mark-tiles = tessere
scene-tile = tessera vetrata { $monastery }
scene-chapel =
    { $limit ->
        [one] cappella di { $monastery }, { $here } su { $limit } posto occupato
       *[other] cappella di { $monastery }, { $here } su { $limit } posti occupati
    }
scene-mark-chapel = cappella
scene-word-type =
    { $type ->
        [profane] edificio laico
        [workshop] bottega
       *[common] sala comune
    }
scene-word-state =
    { $state ->
        [free] , libero
        [closed] , chiuso
       *[taken] { "" }
    }
scene-building = edificio { $spot } di { $monastery } ({ scene-word-type }){ scene-word-state }
scene-mark-building =
    { $type ->
        [profane] { $spot } zup
        [workshop] { $spot } str
       *[common] { $spot } lib
    }
scene-cloister =
    { $count ->
        [0] spazio del chiostro { $spot } di { $monastery }, accanto a nessun edificio{ scene-word-state }
        [one] spazio del chiostro { $spot } di { $monastery }, accanto all’edificio { $near }{ scene-word-state }
       *[other] spazio del chiostro { $spot } di { $monastery }, accanto agli edifici { $near }{ scene-word-state }
    }
scene-novice = novizio di { $seat }

## Missioni e prezzi

scene-sheet-missions = Missioni
scene-mission =
    { $points ->
        [one] missione { $mission }: { $needs }; ora { $points } punto; completata da { $claimed }
       *[other] missione { $mission }: { $needs }; ora { $points } punti; completata da { $claimed }
    }
scene-word-place =
    { $place ->
        [building] edificio
        [chapel] cappella
        [cloister] chiostro
        [profane] edificio laico
        [workshop] bottega
       *[common] sala comune
    }
scene-need =
    { $met ->
        [yes] ✓{ scene-word-place } { $monastery }
       *[no] { scene-word-place } { $monastery }
    }
scene-word-have =
    { $have ->
        [none] { "" }
       *[other] { " " }(ora { $have })
    }
scene-condition =
    { $kind ->
        [sent] { $asked } novizi inviati{ scene-word-have }
        [commons] { $asked } novizi in sale comuni{ scene-word-have }
        [cloisters] { $asked } novizi nei chiostri{ scene-word-have }
        [window] tessere di { $asked } monasteri nella vetrata{ scene-word-have }
       *[dice] { $asked } dadi personali{ scene-word-have }
    }
scene-disc = { $seat } nell’anno { $year }

scene-sheet-prices = Prezzi e guadagni
scene-column-gain = dà
scene-type =
    { $type ->
        [profane] edificio laico (zuppa)
        [workshop] bottega (strumenti)
       *[common] sala comune (libri)
    }
scene-area =
    { $area ->
        [chapel] cappella
       *[cloister] chiostro
    }
scene-price-type = { scene-word-type }: riga I { $low }, riga II { $high }; dà { $gain }
scene-price-area =
    { $area ->
        [chapel] { $prices } influenze
       *[cloister] { $prices } rosari
    }
scene-price-ordinal =
    { $area ->
        [chapel] cappella: influenza per il tuo primo novizio { $first }, per il secondo { $second }, per gli altri { $later }
       *[cloister] chiostro: rosari per il tuo primo novizio { $first }, per il secondo { $second }, per gli altri { $later }
    }
scene-gain-tile = una tessera vetrata

## Posti

scene-sheet-mat =
    { $you ->
        [yes] Le tue azioni ({ $seat })
       *[no] Azioni di { $seat }
    }
scene-column-extra = agg.
scene-head = colonna { $column }: { $action }
scene-action-tile =
    { $side ->
        [yellow] tessera azione gialla
       *[white] tessera azione bianca
    }
scene-no-action = nessuna azione
scene-action-space =
    { $state ->
        [covered] riga { $row }, colonna { $column }: { $action }, bloccata
        [open] riga { $row }, colonna { $column }: { $action }, sbloccata
        [used] riga { $row }, colonna { $column }: { $action }, usata in questo turno
       *[gone] riga { $row }, colonna { $column }: { $action }, vuota
    }
scene-extra-space = novizio aggiuntivo della riga { $row }

scene-sheet-window =
    { $you ->
        [yes] La tua vetrata ({ $seat })
       *[no] Vetrata di { $seat }
    }
scene-window-line =
    { $line ->
        [row] riga { $number }: { $bonus } per tessera, { $points } punti se completa
       *[column] colonna { $number }: { $bonus } per tessera, { $points } punti se completa
    }
scene-mark-line = { $bonus } +{ $points }
scene-field =
    { $state ->
        [free] riga { $row }, campo { $column }, libero
       *[taken] riga { $row }, campo { $column }
    }

scene-sheet-stores =
    { $you ->
        [yes] Le tue scorte ({ $seat })
       *[no] Scorte di { $seat }
    }
scene-good-space =
    { $good ->
        [soup] zuppa: { $count }
        [tool] strumenti: { $count }
        [book] libri: { $count }
        [influence] influenza: { $count }
       *[rosary] rosari: { $count }
    }
scene-hand-space = in mano: dadi neutrali { $neutral }, propri { $own }; dadi personali posseduti { $owned }
scene-mark-hand = mano
scene-reroll-space =
    { $ready ->
        [yes] tessera rilancio, pronta
       *[no] tessera rilancio, usata
    }
scene-reroll-tile =
    { $ready ->
        [yes] tessera rilancio pronta
       *[no] tessera rilancio usata
    }
scene-mark-reroll = rilancio

scene-fact-points = punti
scene-fact-dice = dadi
scene-fact-hand = mano
scene-value-hand = { $neutral }n+{ $own }
scene-fact-reroll = rilancio
scene-value-reroll =
    { $ready ->
        [yes] pronto
       *[no] usato
    }

## Legenda del tabellone di testo

scene-legend-free = libero
scene-legend-closed = chiuso
scene-legend-cloister = spazio del chiostro 2, accanto agli edifici 1 e 2
scene-legend-open = azione sbloccata
scene-legend-used = usata in questo turno
scene-legend-yellow =
    { $points ->
        [one] tessera gialla: { $points } punto per dado
       *[other] tessera gialla: { $points } punti per dado
    }
scene-legend-neutral = dado neutrale
scene-legend-die = dado sulla tessera azione
scene-legend-now = vale adesso

## Stato

scene-status-year = Anno { $year } di { $years }
scene-status-round = Round { $round } di { $rounds }
scene-status-phase =
    { $phase ->
        [placement] Fase di piazzamento
        [action] Fase delle azioni
       *[over] Partita finita
    }
scene-status-start = Primo giocatore: { $seat }
scene-waiting-steps =
    { $count ->
        [one] poi ancora { $count } passo del messaggero
       *[other] poi ancora { $count } passi del messaggero
    }
scene-waiting-extra = poi il novizio aggiuntivo della riga { $row }

## Inviti a decidere

scene-prompt-roll =
    { $you ->
        [yes] Ora si tirano i tuoi dadi
       *[no] Ora si tirano i dadi di { $seat }
    }
scene-prompt-over =
    { $points ->
        [one] La partita è finita: { $winners } con { $points } punto
       *[other] La partita è finita: { $winners } con { $points } punti
    }
scene-prompt-place =
    { $you ->
        [yes] { $won ->
            [yes] { $again ->
                [yes] Piazza il dado che hai vinto, o indicalo per il rilancio
               *[no] Piazza il dado che hai vinto
            }
           *[no] { $again ->
                [yes] Scegli un numero: tutti i tuoi dadi che lo mostrano vanno su quello spazio; oppure indica dadi per il rilancio
               *[no] Scegli un numero: tutti i tuoi dadi che lo mostrano vanno su quello spazio
            }
        }
       *[no] { $seat } ha tirato e sta piazzando dadi
    }
scene-prompt-reroll =
    { $you ->
        [yes] { $picked ->
            [one] { $picked } dado indicato: indicane altri, oppure tira
           *[other] { $picked } dadi indicati: indicane altri, oppure tira
        }
       *[no] { $seat } sta indicando dadi per il rilancio
    }
scene-prompt-space =
    { $you ->
        [yes] Scegli uno spazio da cui prendere dadi
       *[no] { $seat } sta scegliendo uno spazio dei dadi
    }
scene-prompt-dice =
    { $you ->
        [yes] Scegli quanti dadi prendi dallo spazio { $space }
       *[no] { $seat } sta scegliendo quanti dadi prendere dallo spazio { $space }
    }
scene-prompt-column =
    { $you ->
        [yes] Scegli una colonna per il dado jolly
       *[no] { $seat } sta scegliendo una colonna per il dado jolly
    }
scene-prompt-act =
    { $you ->
        [yes] { $left ->
            [one] Scegli un’azione della colonna { $column } per il tuo ultimo dado
           *[other] Scegli un’azione della colonna { $column } per il prossimo dei tuoi { $left } dadi
        }
       *[no] { $seat } sta scegliendo un’azione della colonna { $column }
    }
scene-prompt-free =
    { $you ->
        [yes] Azione libera: scegli un’azione che ti è possibile, in qualsiasi colonna, o rinuncia
       *[no] { $seat } può eseguire un’azione libera
    }
scene-prompt-goods =
    { $you ->
        [yes] Scegli quali risorse prendi
       *[no] { $seat } sta scegliendo risorse
    }
scene-prompt-influence-rosary =
    { $you ->
        [yes] Bonus della strada: prendi 1 influenza o 1 rosario, o rinuncia
       *[no] { $seat } può prendere influenza o un rosario
    }
scene-prompt-soup-upgrade =
    { $you ->
        [yes] Bonus della strada: prendi 1 zuppa o migliora una risorsa, o rinuncia
       *[no] { $seat } può prendere zuppa o migliorare una risorsa
    }
scene-prompt-upgrade =
    { $you ->
        [yes] Scegli la risorsa che migliori
       *[no] { $seat } sta scegliendo una risorsa da migliorare
    }
scene-prompt-novice =
    { $you ->
        [yes] { $discount ->
            [0] Scegli il novizio da inviare
            [one] Scegli il novizio da inviare, con { $discount } influenza in meno
           *[other] Scegli il novizio da inviare, con { $discount } influenze in meno
        }
       *[no] { $seat } sta scegliendo un novizio da inviare
    }
scene-prompt-extra =
    { $you ->
        [yes] La riga { $row } è vuota: invia ora, gratis, il suo novizio aggiuntivo, o mai più
       *[no] { $seat } può inviare il novizio aggiuntivo della riga { $row }
    }
scene-word-sent =
    { $extra ->
        [yes] il novizio aggiuntivo della riga { $row }
       *[no] il novizio della riga { $row }
    }
scene-prompt-monastery =
    { $you ->
        [yes] { $area ->
            [building] Scegli un monastero: { scene-word-sent } va in un suo edificio
            [chapel] Scegli una cappella per { scene-word-sent }
           *[cloister] Scegli un monastero: { scene-word-sent } va nel suo chiostro
        }
       *[no] { $seat } sta scegliendo un monastero per { scene-word-sent }
    }
scene-prompt-spot =
    { $you ->
        [yes] { $area ->
            [building] Scegli un edificio del monastero { $monastery } per { scene-word-sent }
           *[cloister] Scegli uno spazio del chiostro del monastero { $monastery } per { scene-word-sent }
        }
       *[no] { $seat } sta scegliendo un posto nel monastero { $monastery } per { scene-word-sent }
    }
scene-prompt-tile =
    { $you ->
        [yes] Scegli il monastero dalla cui cappella prendi una tessera vetrata
       *[no] { $seat } sta scegliendo una tessera vetrata
    }
scene-prompt-any-tile =
    { $you ->
        [yes] Bonus della strada: scegli un monastero qualsiasi e prendine una tessera vetrata, o rinuncia
       *[no] { $seat } può prendere una tessera vetrata da dove vuole
    }
scene-prompt-build =
    { $you ->
        [yes] Scegli la riga della tua vetrata per la tessera del monastero { $monastery }
       *[no] { $seat } sta costruendo una tessera vetrata del monastero { $monastery }
    }
scene-prompt-common-build =
    { $you ->
        [yes] La sala comune ti dà una tessera vetrata del monastero { $monastery }: scegli la riga, o rinuncia
       *[no] { $seat } può costruire una tessera vetrata del monastero { $monastery }
    }
scene-prompt-tile-bonus =
    { $you ->
        [yes] Scegli il bonus della tessera: { $row } per la riga, o { $column } per la colonna
       *[no] { $seat } sta scegliendo tra il bonus della riga ({ $row }) e quello della colonna ({ $column })
    }
scene-prompt-die-bonus =
    { $you ->
        [yes] Fine della strada: prendi un altro dado personale, o { $points } punti
       *[no] { $seat } sta scegliendo tra un dado personale e { $points } punti
    }

## Spiegazioni: che cosa significa una scelta

scene-hint-dice =
    { $own ->
        [0] neutrali: { $neutral }
       *[other] { $neutral ->
            [0] propri: { $own }
           *[other] propri: { $own }, neutrali: { $neutral }
        }
    }
scene-hint-space = { $dice }; azioni: { $actions }
scene-hint-upgrade = { $given } diventa { $got }
scene-hint-novice =
    { $area ->
        [building] in un edificio; sblocca: { $action }
       *[chapel] in una cappella; sblocca: { $action }
    }
scene-hint-novice-last = in un chiostro; gira sul giallo la tessera della colonna { $column }
scene-hint-price = costa { $price }
scene-hint-free = gratis
scene-hint-building = { scene-word-type }: costa { $price }, dà { $gain }
scene-hint-building-free = { scene-word-type }: gratis, dà { $gain }
scene-hint-tiles =
    { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
scene-hint-build =
    { $points ->
        [0] poi { $row } o { $column }
        [one] { $points } punto, poi { $row } o { $column }
       *[other] { $points } punti, poi { $row } o { $column }
    }
scene-hint-die =
    { $number ->
        [2] il tuo secondo
       *[3] il tuo terzo
    }
scene-hint-decline-extra = il novizio aggiuntivo della riga { $row } resta per sempre
scene-hint-decline-tile = la tessera è perduta
