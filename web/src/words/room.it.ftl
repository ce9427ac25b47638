### L'anticamera.

room-title = { $game }: l'anticamera
room-wait = L'host avvia la partita quando tutti sono seduti.
room-watch = Prendi una sedia per giocare, o resta a guardare.
room-ready = È tutto pronto.
start = Comincia
invite = Invita
invite-link = Il link di questo tavolo
invite-text = Vieni a giocare
qr = Codice QR
qr-of = Il link come codice QR da inquadrare: { $link }
chairs = Sedie
chairs-hint = Per cambiare l'ordine trascina una sedia, usa le sue frecce, oppure Alt e una freccia.
chair-bot = Bot { $number }
chair-empty = Sedia { $number }
chair-said = { $name }, posto { $seat }
sit = Siediti
stand-up = Alzati
add-bot = Aggiungi un bot
bot-for = Un bot per la sedia { $number }
unseat = Libera la sedia
pass-host = Passa il ruolo di host
reissue = Nuova chiave
seat-code = Questo link apre la sedia su un altro dispositivo, una volta sola. Oppure scrivi lì il codice: { $code }
seat-link = Il link alla tua sedia
seat-qr = Il link alla tua sedia come codice QR da inquadrare
take-seat = Ho un codice per una sedia
take-seat-go = Prendi la sedia
move-up = Sposta { $name } indietro di un posto
move-down = Sposta { $name } avanti di un posto
chair-more = Altro per la sedia ({ $name })
is-host = host
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
usual-is = { $value } (di solito)
option-print = Quale libretto, in sette
option-side = Lato del foglio degli scenari
option-centre = Carte in più al centro
option-opening = Turni iniziali di solo scambio
option-answers = Come rispondono gli altri
option-limit = Turni dopo i quali vincono i più ricchi
option-first = Chi comincia
option-prices = Prezzi dei mazzi che non costano 1, 2 e 3
option-dances = Danze dopo le quali vince chi ha più sigilli
option-families = Chi ha quale famiglia, o a sorte
option-extras = Le due carte in più
option-pair = Quando vincono Re e Regina insieme
option-thirteen = Chi vince con 13 monete o più
option-zero-attack = Attaccare con una carta di 0 attacco
option-draw = La fase di pesca
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
value-all = tutti quelli che le hanno
value-richest = il più ricco di loro
value-refused = vietato
value-allowed = permesso
value-always = si pesca sempre
value-optional = si può pescare
cast-own = Scegli i personaggi
cast-chosen = scelti dall'host
cast-printed = Cast stampato { $number }
cast-invented = Personaggi di tua invenzione, uno per riga
cast-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cast-use = Usa questi personaggi
cast-unset = Torna ai personaggi stampati
copies = { " " }×{ $copies }
manners = Le usanze del tavolo
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
