### Quello che dice lo schermo stesso. Quello che succede in un gioco lo dice il file del gioco.

## Ovunque

title = Ridotto · { $place }
title-turn = ● Tocca a voi · { $place }
title-door = Ridotto: giochi di identità nascoste
tagline = Un tavolo per giochi di identità nascoste
promise = Niente da installare, nessun account: il link è il tavolo.
entering = Si entra…
lost = La casa non risponde. Riprovate tra un momento.
refused = Adesso non si può.
cannot-load = Questa parte della casa non si è potuta caricare. Ricaricate la pagina.
nowhere = In questa casa non c'è una stanza così.
to-door = Torna all'ingresso
to-table = Al tavolo
close = Chiudi
tools = Strumenti
menu = Menu
rules = Regole
sound = Suono
settings = Impostazioni
to-light = Tema chiaro
to-dark = Tema scuro
copy = Copia il link
copied = Copiato
share = Condividi
your-name = Il vostro nome
game-mascarade = Mascarade, prima edizione
game-mascarade-2 = Mascarade, seconda edizione
game-masques = Masques
game-masquerade = Masquerade
family-mascarade = Mascarade
family-masques = Masques
family-masquerade = Masquerade
level =
    { $level ->
        [novice] Principiante
        [casual] Occasionale
        [regular] Abituale
        [expert] Esperto
       *[other] { $level }
    }

## L'ingresso

open-table = Aprite un tavolo
join = Entrate a un tavolo
join-code = Il suo link o il suo nome
join-go = Andiamo
join-wrong = Questo non è il nome di un tavolo: somiglia a velvet-owl-42.
learn = Imparate in tre minuti
learn-game = { $game } in tre minuti
learn-short = In tre minuti
learn-done = All'ingresso, e si gioca
only-english = Questa pagina non c'è ancora nella vostra lingua: eccola in inglese.
my-tables = I miei tavoli
recent-games = Partite recenti
watch = Guardate un tavolo
watch-none = In questo momento nessun tavolo è in elenco.
table-line =
    { $phase ->
        [antechamber] { $taken } sedie occupate su { $chairs }
        [playing] in corso, { $chairs } al tavolo
        [adjourned] sospeso, { $chairs } al tavolo
       *[finished] finito, { $chairs } al tavolo
    }

## L'anticamera

room-title = { $game }: l'anticamera
room-wait = Chi ospita comincia quando tutti sono seduti.
room-watch = Prendete una sedia per giocare, o restate a guardare.
room-ready = È tutto pronto.
start = Si comincia
invite = Invitate
invite-link = Il link di questo tavolo
invite-text = Venite a giocare
qr = Immagine
qr-of = Il link come immagine da inquadrare: { $link }
chairs = Sedie
chairs-hint = Trascinate una sedia, o usate le sue frecce, o Alt e una freccia, per cambiare l'ordine.
chair-bot = Bot { $number }
chair-empty = Sedia { $number }
chair-said = { $name }, posto { $seat }
sit = Sedetevi qui
stand-up = Alzatevi
add-bot = Aggiungi un bot
bot-for = Un bot per la sedia { $number }
unseat = Libera la sedia
pass-host = Fai ospitare
reissue = Nuova chiave
seat-code = Questo link apre la sedia su un altro dispositivo, una volta sola. Oppure scrivete lì il codice: { $code }
seat-link = Il link alla vostra sedia
seat-qr = Il link alla vostra sedia come immagine da inquadrare
take-seat = Ho un codice per una sedia
take-seat-go = Prendi la sedia
move-up = Sposta { $name } indietro di un posto
move-down = Sposta { $name } avanti di un posto
chair-more = Altro per la sedia ({ $name })
is-host = ospita
is-bot =
    { $level ->
        [novice] bot principiante
        [casual] bot occasionale
        [regular] bot abituale
        [expert] bot esperto
       *[other] bot, { $level }
    }
is-away = assente
is-minded = un bot tiene la sedia
is-abandoning = preferisce smettere
game = Gioco
how-many = In quanti si gioca?
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
players-range = Da { $few } a { $most } giocatori
more-settings = Altre impostazioni
usual = come al solito
usual-is = { $value } (solito)
option-print = Quale libretto, in sette
option-side = Lato del foglio degli scenari
option-centre = Carte in più al centro
option-opening = Turni iniziali di solo scambio
option-answers = Come rispondono gli altri
option-limit = Turni dopo i quali vincono i più ricchi
option-first = Chi comincia
option-prices = Prezzi dei mazzi che non costano 1, 2 e 3
option-dances = Danze dopo le quali vincono più sigilli
option-families = Chi ha quale famiglia, o a sorte
option-extras = Le due carte in più
option-pair = Quando vincono Re e Regina insieme
option-rounds = Giri dopo i quali vince chi ha il Re
value-french = quello francese
value-english = quello inglese
value-in-turn = uno dopo l'altro
value-together = tutti insieme
value-lot = a sorte
value-off = senza
value-on = con
value-now = subito
value-face-up = quando sono tutti e due scoperti
cast-own = Scegliete i personaggi
cast-chosen = scelti da chi ospita
cast-printed = Cast stampato { $number }
cast-invented = Personaggi di vostra invenzione, uno per riga
cast-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cast-use = Usate questi personaggi
cast-unset = Torna ai personaggi stampati
copies = { " " }×{ $copies }
manners = Come si tiene il tavolo
manner-memory = Memoria
memory =
    { $level ->
        [notebook] Taccuino
        [assisted] Assistita
       *[classic] Memoria classica
    }
memory-classic = Classica
memory-classic-means = Come a un tavolo vero: il diario tiene un giro, niente appunti.
memory-notebook = Taccuino
memory-notebook-means = Tutto ciò che è pubblico è scritto, e ognuno può prendere appunti.
memory-assisted = Assistita
memory-assisted-means = Per imparare: il tavolo ricava anche quello che si può sapere.
manner-pace = Ritmo
pace-off = Senza fretta
pace-off-means = Nessun orologio.
pace-lively = Vivace
pace-lively-means = 45 secondi a turno, 12 per rispondere, un minuto di riserva.
pace-brisk = Rapido
pace-brisk-means = 20 secondi a turno, 6 per rispondere, mezzo minuto di riserva.
manner-bots = I bot si prendono il loro tempo
bots-quick = In fretta
bots-quick-means = Circa un secondo.
bots-calm = Con calma
bots-calm-means = Quanto basta per seguire.
bots-slow = Piano
bots-slow-means = Per imparare e mostrare.
manner-door = La porta
manner-spectators = Altri possono guardare
manner-listed = In elenco all'ingresso della casa
manner-chat = Chat

## Il tavolo

board = Il tavolo
dock = Il vostro posto
seats = Posti
side = Diario e altro
log = Diario
notes = Appunti
cast = Personaggi
chat = Chat
heading-yours = Tocca a voi
heading-memorise = Guardate bene: le carte saranno coperte
heading-over = La partita è finita
spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
heading-house = La casa dà le carte
heading-waits =
    { $count ->
        [one] Tocca a { $names }
       *[other] Si aspettano { $names }
    }
heading-waits-many = Si aspettano { $count } giocatori
ended-conceded =
    { $count ->
        [0] La partita è stata lasciata.
        [one] Gli altri hanno rinunciato: vince { $winners }.
       *[other] Gli altri hanno rinunciato: vincono { $winners }.
    }
ended-abandoned =
    { $count ->
       *[other] Tutti hanno scelto di smettere: non vince nessuno.
    }
line-lost = La connessione è caduta. Si riprova; niente di quello che avete fatto va perso.
line-superseded = Questo tavolo è aperto in un'altra finestra.
line-take-back = Riprendilo qui
farewell-closed = Questo tavolo è stato chiuso.
farewell-full = La casa in questo momento è piena.
farewell-shut = Chi ospita ha chiuso la porta agli spettatori.
curtain = Sipario
curtain-pass = Passate il dispositivo: { $name }
curtain-lift = Tenete premuto per alzare il sipario
log-classic = Memoria classica: resta solo l'ultimo giro.
log-empty = Non è ancora successo niente.
log-start = Prima del primo turno
notes-private = Questi appunti li vedete solo voi; restano in questo browser.
notes-strike = Personaggi esclusi qui
chat-table = Lo leggono tutti al tavolo.
chat-spectators = Lo leggono solo gli spettatori.
chat-say = Dite qualcosa
chat-send = Invia
chat-hide = Nascondi la chat
chat-hidden = La chat è nascosta.
chat-empty = Nessuno ha ancora detto niente.
chat-muted = Chi ospita vi ha chiesto silenzio.
cry-sure = Siete sicuri?
cry-lost = Ho perso il filo
cry-bluff = Non vi credo
cry-bravo = Bravo!
cry-hurry = Su, forza!
cry-wait = Un momento
cry-alas = Ahimè!
cry-again = Un'altra partita?
move-seat = Continua su un altro dispositivo
take-over = Prendi il posto del bot
mute = Zittisci
abandon = Vota per smettere senza vincitori
abandon-not = Ritira il voto per smettere
concede = Rinuncia
concede-sure = Rinunciare: siete sicuri?
leave = Lascia la sedia
leave-sure = Lasciare la sedia: siete sicuri?
adjourn = Sospendi la partita
resume = Riprendi la partita
adjourned = La partita è sospesa.
close-table = Chiudi il tavolo per sempre
close-table-sure = Tutto quello che si è giocato qui sarà cancellato. Chiudere?
more-time = Più tempo
seconds-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
answer-early = Rispondete già, se volete: la risposta resta coperta finché tocca a voi parlare.
answer-lies = La vostra risposta è coperta.
answer-withdraw = Riprendila
hold-to-see = Tenete premuto per vedere

## Dopo la partita

rematch = Giocate ancora
rematch-not = Alla fine non gioco più
rematch-ready =
    { $count ->
        [0] Nessuno ha ancora detto di voler rigiocare.
       *[other] Rigiocano { $count } su { $of }: { $names }.
    }
start-again = Comincia la prossima partita
change-cast = Cambia gioco o personaggi
back-to-result = Torna al risultato
record = Scarica la partita
verify = Le carte sono state mescolate onestamente?
verify-how = Prima di dare le carte la casa si è legata a un segreto mostrandone l'impronta; ogni sedia ha aggiunto byte suoi. Con il segreto chiunque può ricalcolare ogni mescolata dalla partita.
commitment = Impronta mostrata prima della distribuzione
secret = Segreto mostrato dopo la partita

## Rivedere una partita

replay = Rivedi
replay-of = { $id }, partita { $round }
replay-step = Passo { $at } di { $last }
turn-before = Turno prima
turn-after = Turno dopo
step-before = Passo prima
step-after = Passo dopo
play = Avvia
pause = Pausa
seen-by = Visto da
seen-sealed = uno spettatore (sigillato)
seen-open = tutte le carte scoperte
open-cards = Scopri le carte

## Impostazioni

setting-language = Lingua
setting-theme = Tema
theme-auto = Come il dispositivo
theme-dark = Scuro
theme-light = Chiaro
setting-motion = Movimento
motion-auto = Come il dispositivo
motion-full = Completo
motion-quick = Rapido
motion-none = Nessuno
setting-sound = Suono
sound-off = Spento
sound-turn = Solo quando tocca a me
sound-all = Tutto
setting-hints = Suggerimenti
hints-off = Nessuno
hints-gentle = Discreti: perché una cosa non si può fare
hints-full = Completi: consigli da ciò che tutti vedono
setting-text = Grandezza del testo: { $percent }%
setting-volume = Volume: { $percent }%
setting-keys = I tasti singoli giocano: N, Spazio e simili
no-wake-lock = Questo browser non lascia che la pagina tenga acceso lo schermo; con HTTPS forse sì.

## Tasti

keys = Tasti
key-turn = Dire a chi tocca e che cosa si chiede
key-fortunes = Dire la fortuna di tutti
key-cast = Mostra i personaggi
key-log = Mostra il diario
key-keys = Mostra questi tasti
key-arrows = Gira intorno al tavolo
key-digits = Salta a una sedia o a una carta
key-swap = Scambiare o no
key-look = Guarda la tua carta
key-announce = Annuncia
key-no = No, sono io!
key-pass = Passa
key-back = Indietro, o chiudi
key-keep = Tenere, quando si scambia o no
key-hold = Tenere scoperte le carte mostrate, tre secondi in più
key-place = Confermare una carta e un varco (Masques)
key-flip = Girare una carta (Masquerade)
key-confirm = Confermare
keys-how = Premi il pulsante di un tasto e poi il tasto che preferisci; Canc lo disattiva.
key-press = premi…
key-off = disattivato
key-remove = Disattiva { $key }
key-restore = Riattiva { $key }
keys-usual = Tutti i tasti come di solito
