### L'anticamera.

room-title = Il tavolo: { $host }
room-wait = Comincia { $host }, appena tutti sono pronti.
room-watch = Prendi un posto, o resta a guardare.
room-ready = Tutto pronto, quando vuoi.
start = Comincia
invite = Invita
invite-link = Il link di questo tavolo
invite-text = Vieni a giocare a { $game } con me
qr = Codice QR
qr-of = Codice QR: { $link }
chairs = Posti
chairs-hint = Trascina un posto per cambiare l'ordine, oppure premi Alt e una freccia.
chair-bot = Bot { $number }
chair-empty = Posto { $number }
chair-said = { $name }, posto { $seat }
sit = Siediti qui
stand-up = Lascia il mio posto
add-bot = Aggiungi un bot
bot-for = Aggiungi un bot al posto { $number }
unseat = Togli dal tavolo
unseat-ban = Rimuovi e non far più entrare stasera
pass-host = Nomina padrone di casa
reissue = Nuovo link del posto
seat-code = Apri questo link sul tuo altro dispositivo, o scrivi lì { $code }. Vale una volta sola.
seat-link = Il link del tuo posto
seat-qr = Codice QR del tuo posto
take-seat = Ho un codice per un posto
take-seat-go = Usalo
move-up = Metti { $name } prima
move-down = Metti { $name } dopo
chair-more = Altro: { $name }
is-host = padrone di casa
is-bot =
    { $level ->
        [novice] bot principiante
        [casual] bot occasionale
        [regular] bot abituale
        [expert] bot esperto
       *[other] bot, { $level }
    }
is-away = assente
is-minded = gioca un bot
is-abandoning = vuole smettere
is-shared = condivide un dispositivo con { $names }
game = Gioco
how-many = Quanti posti?
players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
players-range = Da { $few } a { $most } giocatori
more-settings = Altre impostazioni
usual = predefinito
usual-is = { $value } (predefinito)
option-print = Personaggi in sette
option-side = Lato dello scenario
option-centre = Carte in più al centro
option-opening = Turni iniziali di solo scambio
option-answers = Come si risponde
option-limit = Limite di turni (vincono i più ricchi)
option-first = Chi comincia
option-prices = Altri prezzi delle carte influenza
option-values = Altri valori delle carte complotto
option-dances = Limite di balli (vince chi ha più sigilli)
option-families = Famiglie
option-extras = Aggiungi le due carte extra
option-pair = Re e Regina vincono insieme
option-thirteen = Chi vince con 13 monete o più
option-zero-attack = Attaccare con una carta di 0 attacco
option-draw = La fase di pesca
option-rounds = Limite di giri (vince chi ha il Re)
value-french = Regole francesi
value-english = Regole inglesi
value-in-turn = Uno alla volta
value-together = Tutti insieme
value-lot = A caso
value-off = senza
value-on = con
value-now = Subito
value-face-up = Quando sono entrambi scoperti
value-all = tutti quelli che le hanno
value-richest = il più ricco di loro
value-refused = vietato
value-allowed = permesso
value-always = si pesca sempre
value-optional = si può pescare
cast-own = Scegli i personaggi
cast-chosen = Scelti dal padrone di casa
cast-printed = Scelta proposta { $number }
cast-invented = Inventa personaggi, uno per riga
cast-size =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
cast-use = Usa questi
cast-unset = Torna alla scelta proposta
copies = { " " }×{ $copies }
manners = Regole del tavolo
manner-memory = Che cosa ricorda il tavolo
memory =
    { $level ->
        [notebook] Taccuino
        [assisted] Assistita
       *[classic] Memoria classica
    }
memory-classic = Classica
memory-classic-means = Come a un vero tavolo: il diario tiene un giro, niente appunti.
memory-notebook = Taccuino
memory-notebook-means = Diario completo, e puoi prendere appunti.
memory-assisted = Assistita
memory-assisted-means = Per imparare: il tavolo deduce anche per te.
manner-pace = Orologio
pace-off = Senza orologio
pace-off-means = Con calma.
pace-lively = Vivace
pace-lively-means = 45 s a turno, 12 s per rispondere, 60 s in più.
pace-brisk = Rapido
pace-brisk-means = 20 s a turno, 6 s per rispondere, 30 s in più.
manner-bots = Velocità dei bot
bots-quick = In fretta
bots-quick-means = Circa un secondo.
bots-calm = Con calma
bots-calm-means = Facile da seguire.
bots-slow = Piano
bots-slow-means = Per imparare.
manner-door = Chi può entrare
manner-spectators = Altri possono guardare
manner-listed = Mostra nella pagina iniziale
manner-chat = Chat
manner-newcomers = Gli amici possono prendere il posto di un bot
