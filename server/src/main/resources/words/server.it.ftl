### Quello che la casa dice dei tavoli: chi può fare che cosa, e quando.

## Chi

refusal-host-only = Solo il padrone di casa può farlo.
refusal-no-such-chair = Non c'è una sedia { $n }: questo tavolo ne ha { $most }.
refusal-not-your-chair = La sedia { $n } non è tua.
refusal-chair-taken = Sulla sedia { $n } siede qualcuno.
refusal-nobody-there = Sulla sedia { $n } non siede nessuno.
refusal-no-bot-there = Sulla sedia { $n } non siede un bot.
refusal-bad-code = Questo codice è sbagliato, già usato o troppo vecchio.
refusal-not-watching = Chi siede al tavolo non può parlare tra gli spettatori.
refusal-has-conceded = Questo posto si è arreso.
refusal-somebody-is-there = Sulla sedia { $n } c'è qualcuno: finché c'è, è sua.
refusal-saw-another = In questo turno hai già visto un'altra mano: la sedia { $n } aspetta il prossimo.
refusal-no-such-wish = Non c'è più nulla di simile da accettare.
refusal-too-many-wishes = Qui già in troppi aspettano una risposta.
refusal-looks-on = Un grande schermo mostra soltanto il tavolo: fallo dal tuo posto o dalla tua pagina.
refusal-banned = Il padrone di casa non ti lascia più entrare stasera.
refusal-ban-oneself = Il padrone di casa non può essere escluso dal proprio tavolo.
refusal-replay-shut = Questa ripresa è per chi ha giocato, e per chi ha il link condiviso da uno di loro.

## Quando

refusal-game-is-on = La partita è ancora in corso.
refusal-no-game-on = Nessuna partita è in corso.
refusal-game-adjourned = La partita è sospesa.
refusal-not-adjourned = La partita non è sospesa.
refusal-not-finished = La partita non è ancora finita.
refusal-still-memorising = Le carte sono ancora scoperte: si comincia quando tutti hanno guardato.
refusal-not-memorising = Nessuna carta è scoperta adesso.
refusal-stale-step = Il tavolo è già al passo { $step }.
refusal-unknown-move = Questa mossa non esiste in questo gioco.
refusal-nothing-given = Qui non c'è nessuna risposta coperta.
refusal-no-clock-runs = Nessun orologio corre per questo posto.
refusal-reserve-empty = La riserva è finita.
refusal-no-such-round = Questa partita non c'è: se ne sono giocate { $most }.

## Come

refusal-name-form = Un nome ha da 1 a { $most } lettere, cifre, spazi, trattini e apostrofi, e comincia con una lettera o una cifra.
refusal-name-taken = Qualcuno qui si chiama già «{ $name }», o con un nome che gli somiglia.
refusal-letters-deceive = Qui ci sono lettere che nessuno vede, o che passano per altre.
refusal-contribution-form = Un contributo è fatto di 32 cifre esadecimali.
refusal-order-form = L'ordine deve nominare una volta ogni sedia, da 1 a { $most }.
refusal-pace-form = «{ $value }» non è un ritmo: off, lively, brisk, o secondi turno/risposta/riserva, almeno { $least } ciascuno per turno e risposta.
refusal-too-long = È troppo lungo: al massimo { $most }.
refusal-text-length = Un messaggio ha da 1 a { $most } caratteri.
refusal-command-id = Un comando ha bisogno di un identificativo da 1 a { $most } caratteri.

## Prima di cominciare

refusal-chairs-empty =
    { $n ->
        [one] { $n } sedia è vuota.
       *[other] { $n } sedie sono vuote.
    }
refusal-not-contributed = Devono ancora accettare e contribuire alla mescolata: { $names }.

## La casa

refusal-chat-off = A questo tavolo non si chiacchiera.
refusal-you-are-muted = Il padrone di casa ti ha tolto la parola.
refusal-too-talkative = Non così in fretta: { $most } messaggi in dieci secondi bastano.
refusal-door-shut = La porta è chiusa: questo tavolo non accoglie spettatori.
refusal-table-gone = Questo tavolo non c'è più.
refusal-no-offer = Questa offerta non vale più. Riprova.
refusal-house-full = La casa è piena.
refusal-house-busy = Per ora la casa non ha altro posto. Le partite in corso continuano; riprova più tardi.
refusal-wrong-host = Questa casa ha un altro nome. Chi la gestisce può aggiungere questo con --allowed-host.
refusal-record-long = La partita annotata ha più di { $most } righe.
refusal-table-full = Questo tavolo è diventato troppo lungo: non ci si può più giocare né dire nulla. Aprine uno nuovo.
refusal-too-many-tables = Hai già aperto { $most } tavoli.
refusal-closed-by-house = Chi gestisce questa casa ha chiuso questo tavolo.
refusal-muted-by-house = Chi gestisce questa casa ha silenziato questo tavolo: qui nessuno può scrivere.
refusal-house-draining = La casa sta per essere riavviata: le partite in corso continuano, le nuove devono aspettare.
