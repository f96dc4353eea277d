# Le parole della casa, per tutti i giochi. I messaggi nascono in kernel/phrases.py.
# $seat è il nome di un posto, in ogni frase come il nome di una persona; $you è "yes" o "no".

## Nomi

colour-red = Rosso
colour-blue = Blu
colour-green = Verde
colour-yellow = Giallo
list-and = { $start } e { $end }

## Decisioni

action-hidden = Una scelta segreta
prompt-over = La partita è finita
reason-game-over = la partita è finita
reason-not-asked = non è questo che si decide adesso
# $rule è il numero di una regola.
refusal = { $reason } ({ $rule })

## Cronaca

log-setup = Preparazione
log-decision = { $seat }: { $action }
event-automatic = Da sé: { $action }
event-hidden = Accade qualcosa in segreto

## Annullare

undo-nothing = Non c’è nulla da annullare
undo-chance = Non si può annullare: si sono tirati dadi o si è pescato
undo-reveal = Non si può annullare: si è scoperto qualcosa di segreto
undo-seat = Non si può annullare: ormai è il turno di qualcun altro

## Fine e risultati

end-cap = È stato raggiunto il limite delle decisioni
winners =
    { $count ->
        [one] Vince { $seats }
       *[other] Vincono insieme { $seats }
    }
winners-none = Non vince nessuno
points =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }

## Opzioni

value = { $value }
value-random = a caso
value-yes = sì
value-no = no
