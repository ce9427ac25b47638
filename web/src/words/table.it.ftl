### Il tavolo, e ciò che segue una partita.

## Il tavolo

board = Il tavolo
dock = Il tuo posto
seats = Posti
side = Diario e altro
log = Diario
notes = Appunti
cast = Personaggi
chat = Chat
heading-yours = Tocca a te
heading-memorise = Guarda bene: le carte stanno per essere coperte
heading-over = La partita è finita
spectators =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
heading-house = La casa dà le carte
heading-waits =
    { $count ->
        [one] Si aspetta { $names }
       *[other] Si aspettano { $names }
    }
heading-waits-many = Si aspettano { $count } giocatori
ended-conceded =
    { $count ->
        [0] La partita è stata abbandonata.
        [one] Gli altri hanno rinunciato: vince { $winners }.
       *[other] Gli altri hanno rinunciato: vincono { $winners }.
    }
ended-abandoned = Tutti hanno scelto di smettere: non vince nessuno.
line-lost = La connessione è caduta. Si riprova; niente di quello che hai fatto va perso.
line-superseded = Questo tavolo è aperto in un'altra finestra.
line-take-back = Riprendilo qui
farewell-closed = Questo tavolo è stato chiuso.
farewell-full = La casa in questo momento è piena.
farewell-shut = Il padrone di casa ha chiuso la porta agli spettatori.
farewell-closed-by-house = Chi gestisce questa casa ha chiuso questo tavolo.
farewell-signed-out = Questo dispositivo è stato disconnesso.
farewell-turned-away = Chi gestisce questa casa non fa entrare il tuo indirizzo per questa sera.
notice-restart =
    { $minutes ->
        [0] La casa sarà riavviata da un momento all'altro. Nulla andrà perso.
        [one] La casa sarà riavviata tra un minuto. Nulla andrà perso.
       *[other] La casa sarà riavviata tra { $minutes } minuti. Nulla andrà perso.
    }
notice-draining = Le partite in corso continuano; quelle nuove devono aspettare il riavvio.
curtain = Sipario
curtain-pass = Passa il dispositivo: { $name }
curtain-lift = Tieni premuto per alzare il sipario
step-told = Il racconto può aspettarti dopo ogni passo: scegli il tempo Passo passo nelle impostazioni.
log-classic = Memoria classica: resta solo l'ultimo giro.
log-empty = Non è ancora successo niente.
log-start = Prima del primo turno
notes-private = Questi appunti li vedi solo tu; restano in questo browser.
notes-strike = Personaggi esclusi qui
chat-table = Lo leggono tutti al tavolo.
chat-spectators = Lo leggono solo gli spettatori.
chat-say = Di' qualcosa
chat-send = Invia
chat-hide = Nascondi la chat
chat-hidden = La chat è nascosta.
chat-empty = Nessuno ha ancora detto niente.
chat-muted = Il padrone di casa ti ha chiesto silenzio.
chat-muted-by-house = Chi gestisce questa casa ha silenziato questo tavolo: qui nessuno può scrivere.
cry-sure = Davvero?
cry-lost = Ho perso il filo
cry-bluff = Non ti credo
cry-bravo = Bravo!
cry-hurry = Su, forza!
cry-wait = Un momento
cry-alas = Ahimè!
cry-again = Un'altra partita?
move-seat = Continua su un altro dispositivo
take-over = Prendi il posto del bot
wish-take-over = { $name } vorrebbe prendere la sedia di { $chair }.
wish-take-over-granted = Avverrà alla fine di questo turno.
wish-reissue = Il padrone di casa vorrebbe fare una nuova chiave della sedia: { $chair }.
wish-reissue-granted = Sono tutti d'accordo: il padrone di casa può fare la chiave.
wish-close = Il padrone di casa vorrebbe chiudere il tavolo e cancellare questa partita.
wish-close-granted = Sono tutti d'accordo.
wish-awaits = Devono ancora accettare: { $names }.
wish-yes = D'accordo
wish-no = Meglio di no
change-left = { $from } è andato via: continua un bot.
change-unseated = { $from } era assente e il padrone di casa ha liberato la sedia: continua un bot.
change-moved = { $from } continua su un altro dispositivo.
change-reissued = { $from } continua con una nuova chiave.
change-taken-over = { $to } ha preso la sedia di { $from }.
mute-spectators = Zittisci gli spettatori
mute = Zittisci
abandon = Vota per smettere senza vincitori
abandon-not = Ritira il voto per smettere
concede = Rinuncia
concede-sure = Rinunciare davvero?
leave = Lascia la sedia
leave-sure = Lasciare davvero la sedia?
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
hold-to-see = Tieni premuto per vedere

## Dopo la partita

rematch = Gioca ancora
rematch-not = Ci ho ripensato, non gioco più
rematch-ready =
    { $count ->
        [0] Nessuno ha ancora detto di voler rigiocare.
        [one] Rigioca { $count } su { $of }: { $names }.
       *[other] Rigiocano { $count } su { $of }: { $names }.
    }
start-again = Comincia la prossima partita
change-cast = Cambia gioco o personaggi
back-to-result = Torna al risultato
record = Scarica la partita
verify = Le carte sono state mescolate onestamente?
verify-how = Prima di dare le carte la casa si è legata a un segreto mostrandone l'impronta; ogni sedia ha aggiunto i propri byte. Con il segreto chiunque può ricalcolare ogni mescolata a partire dal verbale.
shuffle-fair = Il tuo numero era nella mescolata. È stata onesta.
shuffle-other-hash = La casa mostra ora un'impronta diversa da prima della distribuzione: della mescolata non ci si può fidare.
shuffle-other-secret = Il segreto non corrisponde all'impronta mostrata prima della distribuzione: la mescolata non è stata onesta.
shuffle-left-out = Il tuo numero non era nella mescolata.
shuffle-unread = Il verbale non si è potuto leggere: la mescolata non è stata verificata.
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
seen-sealed = uno spettatore (carte coperte)
seen-open = tutte le carte scoperte
open-cards = Scopri le carte
skip = Salta
away-title = Mentre non c’eri
tempo-hurried = Il tempo corre: il racconto va al tempo normale.
