# Le parole della casa oltre a quelle del nucleo e dei giochi. $seat, $about sono posti con il loro colore, come nomi
# di persone; $bot è il nome di un bot, $name come una persona si chiama, $line e $action messaggi interi.

## Bot

house-bot-novice = Novizio
house-bot-monk = Monaco
house-bot-prior = Priore
house-bot-abbot = Abate
house-bot-greedy = Ingordo
house-bot-random = Casuale

## Eventi

house-event-created = Il tavolo è aperto
house-event-seated = { $name } si siede come { $seat }
house-event-seated-bot = Un bot si siede come { $seat }: { $bot }
house-event-left = { $seat } ha lasciato il tavolo
house-event-invited = C’è un nuovo invito per { $seat }
house-event-ready = { $seat }: pronto a giocare
house-event-undone = { $seat } torna indietro
house-event-agreed = { $seat } è d’accordo
house-event-declined = { $seat } non è d’accordo
house-event-taken-back = Mossa ritirata con l’accordo di tutti
house-event-abandoned = La partita è stata chiusa senza risultato con l’accordo di tutti
house-event-stand-in = Un bot gioca per { $seat }: { $bot }
house-event-returned = { $seat } gioca di nuovo
house-event-rematch = La prossima partita è aperta
house-by-hotseat = { $line } (sullo schermo comune)
house-by-stand-in = { $line } (al suo posto: { $bot })
house-by-fallback = { $line } (il bot non ha risposto; è stata fatta per lui una mossa permessa)

## Proposte

house-motion-take-back = { $seat } chiede di ritirare l’ultima decisione
house-motion-abandon = { $seat } propone di chiudere la partita senza risultato
house-motion-stand-in =
    { $once ->
        [yes] { $seat } propone che un bot giochi il turno di { $about }: { $bot }
       *[no] { $seat } propone che un bot giochi per { $about }: { $bot }
    }

## Rifiuti

house-refused-malformed = Questo messaggio non si può leggere: { $fault }
house-refused-unknown-table = Questo tavolo non esiste
house-refused-unknown-game = Questo gioco non c’è; ci sono { $games }
house-refused-unknown-bot = Il bot { $bot } non c’è; ci sono { $bots }
house-refused-bad-option = { $option }: { $given } non è possibile; atteso: { $expected }
house-refused-option = { $label }: “{ $value }” non va con questo tavolo. { $about }.
house-refused-bad-name = Un nome ha da 1 a { $most } caratteri semplici di una sola scrittura
house-refused-bad-action = Questa azione non esiste; attesa: { $fault }
house-refused-forbidden = Qui non puoi farlo
house-refused-not-seated = Questo non è il tuo posto
house-refused-seat-taken = Questo posto è occupato
house-refused-used-link = Questo invito è già stato usato, oppure ce n’è uno più recente
house-refused-not-open = La partita è iniziata
house-refused-not-running = Qui non c’è una partita in corso
house-refused-not-over = La partita non è ancora finita
house-refused-not-awaited = Ora non tocca a te decidere
house-refused-stale = Nel frattempo qualcosa è cambiato; guarda di nuovo
house-refused-motion-open = Un’altra proposta aspetta risposta
house-refused-no-motion = Questa proposta non c’è più
house-refused-chat-off = A questo tavolo non c’è chat
house-refused-silence = Un voto di silenzio vieta ora di parlare
house-refused-rate = Troppo in una volta; attendi, per favore
house-refused-too-large = È troppo lungo
house-refused-not-ready = Questo gioco è ancora in preparazione; attendi, per favore
house-refused-retry = Non è stato possibile salvare; riprova, per favore
house-refused-foreign-origin = Questa richiesta viene da una pagina altrui
house-refused-json-only = Atteso JSON
house-refused-internal = Qualcosa è andato storto nella casa
house-refused-not-found = Qui non c’è nulla
house-refused-wrong-method = Qui non si può fare
house-refused-undo-refused = Non si può tornare indietro
house-refused-illegal = Non è permesso
