### Quel che la casa dice alla porta: sulla richiesta, non sul gioco.

## Quel che è stato inviato

refusal-no-json = Questo non è JSON.
refusal-field-missing = Manca un valore.
refusal-field-unknown = Nulla ha questo nome. Ci sono: { $known }.
refusal-field-type = Dev'essere { $wanted ->
    [number] un numero intero
    [text] un testo
    [boolean] sì o no
    [list] un elenco
   *[object] un gruppo di valori con un nome
  }.
refusal-type-unknown = Questo tipo non esiste. Ci sono: { $known }.
refusal-text-long = È vuoto o più lungo di { $most } caratteri.
refusal-list-long = Sono più di { $most }.
refusal-body-type = Va inviato come { $wanted }.
refusal-body-large = È più grande di { $most } byte.
refusal-body-text = Non è testo in UTF-8.
refusal-body-cut = L'invio si è interrotto prima della fine.
refusal-no-request = La casa non capisce questa richiesta.
refusal-no-upgrade = Questo percorso è per i WebSocket.

## Chi e dove

refusal-no-guest = La casa non ti conosce ancora: chiedi prima una chiave.
refusal-no-table = Questo tavolo non c'è, o non c'è più.
refusal-no-page = Qui non c'è nulla.
refusal-no-method = Qui non si può fare. Ci sono: { $known }.
refusal-wrong-origin = L'ha chiesto la pagina di un altro sito.

## Quanto

refusal-too-fast = Era troppo in una volta. Aspetta un momento.
refusal-too-many = Hai troppe finestre aperte ai tavoli della casa.

## La casa stessa

refusal-house-closing = La casa sta per chiudere. Riaprirà presto.
refusal-our-fault = Qualcosa è andato storto nella casa. Non è colpa tua.
refusal-not-sure = La casa non sa ancora se questo è stato fatto. Chiedi di nuovo: sarà fatto una volta sola.
refusal-disk-full = Il disco della casa è pieno. Non è successo nulla; riprenderà quando ci sarà posto.
refusal-disk-fails = Il disco della casa è guasto. Non è successo nulla; riprenderà appena possibile.
refusal-data-damaged = I dati della casa sono danneggiati. “./ridotto check” nomina i tavoli danneggiati e li mette da parte; gli altri sono interi.
refusal-file-exists = “{ $value }” esiste già.
refusal-no-file = Non c'è nessun file “{ $value }”.
refusal-data-in-use = “{ $value }” è già in uso da un altro Ridotto.
refusal-data-gone = I dati della casa sono stati tolti o sostituiti mentre era aperta. Non si conserva nulla finché non tornano.
refusal-table-damaged = Questo tavolo è danneggiato ed è stato messo da parte. Gli altri continuano.
refusal-no-network = “{ $value }” non è né un indirizzo né un intervallo come 10.0.0.0/8.
refusal-no-url = “{ $value }” non è un indirizzo come https://ridotto.example.
refusal-no-contact = “{ $value }” non è un contatto come mailto:io@ridotto.example o https://ridotto.example/contatti.
refusal-no-beat = “{ $value }” non sono due tempi in millisecondi come 250-550.
refusal-port-taken = La porta { $port } è occupata da un altro programma, o vietata.
refusal-data-unusable = Non si può conservare nulla in “{ $value }”.
refusal-database-away = La casa non raggiunge la sua base di dati. Non è successo nulla; riprenderà appena possibile.
refusal-database-fails = La base di dati della casa è guasta. Non è successo nulla; riprenderà appena possibile.
refusal-database-unreachable = La base di dati “{ $value }” non è raggiungibile.
refusal-database-refuses = La base di dati “{ $value }” non fa entrare “{ $user }” con questa password, o senza. Si legge da PGPASSWORD, --store-password-file o PGPASSFILE.
refusal-database-forbids = La base di dati “{ $value }” non lascia che “{ $user }” vi crei tabelle.
refusal-database-newer = La base di dati è stata scritta da una versione più recente di Ridotto.
refusal-database-old = La base di dati è PostgreSQL { $value }; questa casa vuole { $least } o più recente.
refusal-no-database = Non c'è nessuna base di dati “{ $value }”.
refusal-turned-away = Chi gestisce questa casa non fa entrare il tuo indirizzo per questa sera.
refusal-operator-only = Serve la chiave che si trova insieme ai dati della casa.
refusal-no-address = «{ $value }» non è un indirizzo come 192.0.2.7.
refusal-house-not-open = Nessuna casa è aperta con i dati in «{ $value }».
