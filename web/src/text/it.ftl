# Le parole della pagina; i giochi portano le proprie.

## La casa

lobby-title = Un tavolo sotto la finestra
lobby-lead = Quattro giochi da tavolo monastici, con amici o con bot. Nessun account: scegli un gioco e siediti.
games = Giochi
about-monasterium = Colloca dadi, percorri la strada e manda i tuoi novizi in cinque monasteri. Tre anni, dodici turni.
about-luna = Sette isole intorno al tempio della luna. Muovi con astuzia i tuoi novizi e conquista il favore della sacerdotessa.
about-templar = Un’abbazia piena di tesori nascosti, navi nel porto e un priore che non deve vedere troppo.
about-monastery = Costruisci il monastero tessera dopo tessera e guida i tuoi monaci lungo i suoi sentieri alla preghiera.
players = da { $least } a { $most } giocatori
play-now = Gioca subito
play-now-about = contro i bot
learn = Prima partita guidata
new-table = Nuovo tavolo
my-tables = I miei tavoli
your-turn = tocca a te
open-tables = Tavoli aperti
open-tables-none = Nessuno aspetta. Apri un tavolo e manda il link a un amico.
running-tables = Partite da guardare
finished-tables = Partite finite
finished-about = Partite che tutti possono rivedere, mossa per mossa. Ognuna ha il suo verbale, e i suoi dadi si possono controllare.
finished-none = Nessuna partita è ancora finita.
finished-older = Partite più vecchie
finished-all = Partite finite di tutti
ended-abandoned = chiusa senza risultato
to-table = Al tavolo
more-tables =
    { $count ->
        [one] Un altro tavolo
       *[other] Altri { $count } tavoli
    }
watch = Guarda
look-back = Rivedi
laying-out = Preparo il gioco…
loading = Un momento…
to-lobby = All’ingresso
settings = Impostazioni

## Un nuovo tavolo

new-table-of = Nuovo tavolo: { $game }
your-name = Il tuo nome
guest = Ospite
how-many = Quanti giocatori?
who-sits = Chi siede dove
seat-number = Posto { $seat }
seat-me = io
seat-open = libero
seat-bot = metti qui un bot
bot = Bot
bot-name =
    { $bot ->
        [random] Bot casuale
        [greedy] Bot frettoloso
        [novice] Bot novizio
        [monk] Bot monaco
        [prior] Bot priore
        [abbot] Bot abate
       *[other] Bot { $bot }
    }
free-seat = libera questo posto
bot-away = togli il bot
options = Regole di questo tavolo
how-run = Come si gioca
clock = Tempo per pensare
clock-none = quanto si vuole
clock-relaxed = giorni: 7 giorni a testa, 8 ore in più ogni turno
clock-live = dal vivo: 20 minuti a testa, 30 secondi in più ogni turno
clock-days = { $days } g { $hours } h
pace = I bot giocano
pace-ms =
    { $ms ->
        [0] subito
        [600] in fretta
        [1500] con calma
        [3000] lentamente
       *[other] come chiede l’orologio
    }
set-listed = Compare all’ingresso
set-watch = Altri possono guardare
set-chat = Chat
set-take-back = Amichevole: le decisioni si possono ritirare se tutti sono d’accordo
set-hotseat = Più persone su questo dispositivo
set-quick = Il turno finisce senza chiedere conferma
open-table = Apri il tavolo
join = Sei invitato
join-about = Un posto è riservato a te. Di’ chi sei e siediti.
sit-down = Siediti
invite = Copia un link per un amico
copied = Il link è copiato
copy-link = Copia il link
waiting-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
waiting-ready = Tutti i posti sono occupati. Si comincia quando tutti sono pronti.
ready = Sono pronto
is-ready = pronto

## Il tavolo

board = Tabellone
whole-board = Tabellone intero
zoom = Grandezza del tabellone
zoom-in = Più grande
zoom-out = Più piccolo
zoom-fit = Grandezza originale
seats = Posti
status = Stato della partita
tools = Strumenti
legend = Che cosa vogliono dire i segni
you = tu
away = assente
vacant = nessuno
to-act = di turno
thinking = pensa…
spectator = Stai guardando
action-bar = Che cosa c’è da fare
targets =
    { $count ->
        [one] si può scegliere un luogo
       *[other] si possono scegliere { $count } luoghi
    }
undo = Annulla
restart-turn = Ricomincia il turno
end-turn = Fine turno
draft = Da confermare: { $action }
draft-back = Scegli di nuovo
not-now = Ora non è richiesto. Adesso: { $prompt }
nothing-now = Ora non hai nulla da scegliere.
nothing = niente
choose = Scegli
close = Chiudi
send = Invia
hand-over = Passa il dispositivo a { $name }
rematch = Gioca ancora
rematch-go = Alla prossima partita
game-abandoned = La partita è finita senza risultato.

## Registro, punti, regole

log = Registro
since = Dal tuo ultimo turno
look-at = Guarda il tavolo dopo la decisione { $ply }
replay = Rivedi
replay-first = All’inizio
replay-back = Una decisione indietro
replay-on = Una decisione avanti
replay-leave = Torna ad adesso
looking = Dopo la decisione { $ply } di { $last }.
scores = Punti
score-source = Punti per
score-total = Totale
facts = Che cosa hanno tutti
rules = Regole
rules-search = Cerca nelle regole
rule-open = Regola { $rule }
chat = Chat
chat-say = Di’ qualcosa
chat-new =
    { $count ->
        [one] Chat, una riga nuova
       *[other] Chat, { $count } righe nuove
    }
chat-silence = Vige il voto del silenzio

## Prove

plan = Prova
plan-about = Prova delle decisioni; nessuno lo vede e nulla è deciso
planning = In prova:
plan-back-to = Torna fin qui
plan-do = Fallo davvero
plan-world = Altra fortuna
plan-world-about = La stessa prova con altri dadi e altre cose nascoste
plan-leave = Lascia la prova
plan-partly = { $made } decisioni su { $count } sono state prese; poi qualcosa è stato rivelato.

## Il menu del tavolo

menu = Tavolo
record = Verbale
record-download = Scarica il verbale
verify = Dadi onesti
verify-about = Prima del primo dado la casa ha mostrato questa impronta dei suoi dadi. Alla fine ognuno può controllarla.
verify-now = Guarda e controlla i dadi
verify-holds = È giusto: questo browser ha ricalcolato l’impronta dal seme, ed è quella mostrata. I dadi erano fissati prima dell’inizio.
verify-broken = Non corrisponde: i dadi non sono quelli promessi.
dice-of = Dadi onesti: { $game }
dice-working = La partita viene ricalcolata…
dice-about = Ogni posto poteva aggiungere ai dadi qualcosa di suo. Qui sta che cosa è uscito, accanto a ciò che le stesse estrazioni danno in media: ogni estrazione è stata ripetuta duecento volte con altri dadi. Più cose si confrontano, prima ce n’è una rara.
dice-commitment = L’impronta mostrata prima del primo dado:
dice-seed = Il seme, mostrato alla fine:
dice-all = I dadi di tutte le partite finite
dice-tables =
    { $count ->
        [0] Nessuna partita finita è ancora stata contata.
        [one] Contati dal registro di una partita finita.
       *[other] Contati dai registri di { $count } partite finite.
    }
dice-outcome = Esito
dice-times = Volte
dice-average = In media
dice-share = Quota
proposals = Proposte
propose-take-back = Ritirare la mia ultima decisione
propose-abandon = Finire la partita senza risultato
motion-take-back = Qualcuno chiede di ritirare una decisione.
motion-abandon = Qualcuno chiede di finire la partita senza risultato.
motion-stand-in = Qualcuno chiede che un bot giochi per un posto.
agree = D’accordo
decline = No
withdraw = Ritira
stand-in = Un bot al mio posto
stand-in-start = Fallo giocare
stand-in-end = Gioco di nuovo io
bot-plays-for-you = Un bot gioca per te.
stand-in-other = Un bot per { $name }
nobody-plays = Nessuno gioca più per { $name }.
time-is-up = Il tempo di { $name } è scaduto.
seat-link = Il mio posto altrove
seat-link-about = Un link che apre il tuo posto in un altro browser. Un link più vecchio smette subito di valere.
seat-link-make = Crea un link
leave = Lascia il tavolo
leave-sure = Lasciare questo tavolo per sempre?

## Preferenze e tasti

language = Lingua
theme = Colori
theme-auto = Colori del dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suoni
motion = I pezzi si muovono
reading = Testo al posto del tabellone
keys = Tasti
keys-on = Le singole lettere sono scorciatoie
key-walk = camminare sul tabellone
key-choose = scegliere, o sentire perché no
key-targets = luogo successivo, precedente che si può scegliere
key-buttons = premere un bottone della barra
key-undo = annullare
key-end = finire il turno
key-back = indietro
ask-where = Dove sono?
ask-can = Che cosa posso fare?
ask-goods = I miei beni
ask-scores = Punti
ask-changed = Che cosa è cambiato?
read-choices = Che cosa scegliere
command = Comando
command-do = Esegui
command-help = Il numero di una scelta, una decisione in notazione, o una domanda:
command-unknown = «{ $text }» non è tra le scelte.
nothing-changed = Nulla è cambiato dal tuo ultimo turno.

## La guida

guide = Guida
help = Che cos’è?
help-none = Non c’è nulla da spiegare.
guide-next = Ho capito
guide-leave = Gioca senza guida

## Guasti

line-lost = La linea è interrotta; riprovo…
line-broken = La casa non è raggiungibile.
no-answer = La casa non risponde a questo. Nulla è cambiato.
line-restart = La casa si riavvia e torna tra un momento.
gone = Qui non c’è nulla
gone-unknown = Questo tavolo non esiste.
gone-forbidden = A questo tavolo non si può guardare.
gone-link = Questo posto è stato aperto altrove con un nuovo link.
gone-limit = Troppi messaggi in poco tempo. Ricarica la pagina.
by-lot = a sorte
