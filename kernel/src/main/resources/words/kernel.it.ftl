### Quello che dicono tutti i giochi. Un rifiuto segue il campo o la riga di cui parla.

## Elenchi: A, B e C

list-none = nessuno
list-comma = { $first }, { $next }
list-and = { $first } e { $next }
list-and-before-e = { $first } ed { $next }

## Ciò che non ha un nome suo nel file del gioco

name-other = { $name }
    .the = { $name }
    .of = di «{ $name }»

## Mosse

refusal-game-over = La partita è finita.
refusal-not-asked = Non tocca a chi ha parlato; il tavolo aspetta { $awaited }.
refusal-house-moves = Nessuno può giocare adesso: prima il banco deve distribuire o estrarre.
refusal-another-question = Questo risponde a una domanda diversa da quella fatta.

## Impostazioni

refusal-unknown-game = Nessun gioco si chiama «{ $name }». Ci sono: { $known }.
refusal-players-range = In { $n } non si gioca: bisogna essere da { $few } a { $most }.
refusal-unknown-setting = Questa impostazione non esiste. Ci sono: { $known }.
refusal-number-range = «{ $value }» non è un numero da { $least } a { $most }.
refusal-number-or-word = «{ $value }» non è né «{ $word }» né un numero da { $least } a { $most }.
refusal-one-of = «{ $value }» non è tra: { $known }.

## Leggere una partita annotata

refusal-empty-record = Non c'è scritto nulla.
refusal-not-a-record = Non è una partita annotata: la prima riga deve essere «{ $expected }».
refusal-no-value = Dopo «{ $word }» deve seguire qualcosa.
refusal-heading-late = «{ $word }» va in testa, prima di ogni indicazione e di ogni mossa.
refusal-bad-name = «{ $name }» non può essere un nome: è una parola sola, che comincia con una lettera o una cifra.
refusal-name-twice = Due persone si chiamano «{ $name }».
refusal-name-is-a-word = Nessuno può chiamarsi «{ $name }»: la parola serve al file.
refusal-refused-form = Una mossa rifiutata si scrive «{ $expected }».
refusal-no-game-line = Manca la riga «game …».
refusal-no-seats-line = Manca la riga «seats …».
refusal-fair-form = «{ $value }» non prova una distribuzione onesta: impegno e segreto hanno 64 cifre esadecimali, un contributo ha un nome e 32 cifre, il turno è un numero.
refusal-fair-incomplete = La prova di una distribuzione onesta vuole l'impegno, il segreto, il turno e un contributo di ogni posto, in ordine.

## Rigiocare una partita annotata

refusal-stated-twice = «{ $fact }» è indicato due volte.
refusal-unknown-fact = Nulla si chiama «{ $fact }». Ci sono: { $known }.
refusal-does-not-hold = «{ $fact }» deve essere { $must }, ma è { $is }.
refusal-no-such-move = «{ $move }» non è una mossa di questo gioco. Possibili ora: { $options }.
refusal-not-refused = «{ $move }» va rifiutato, ma è permesso.
refusal-refused-otherwise = Il rifiuto deve essere «{ $must }», ma è «{ $is }».
refusal-unknown-name = Qui nessuno si chiama «{ $name }». Ci sono: { $known }.

## Verificare una partita annotata

refusal-no-proof = Non si dice come sono nate le mescolate: mancano le righe «fair …».
refusal-proof-of-position = Una posizione data non prova nulla: si deve cominciare dalla distribuzione.
refusal-wrong-secret = Il segreto non è quello su cui la casa si era impegnata.
refusal-wrong-contribution = Il contributo di { $name } non deriva dal segreto, come deve quello di un bot.
refusal-wrong-draw = La casa aveva estratto altro: «{ $must }».

## Una posizione indicata

refusal-only-checked = Si può verificare dopo una mossa, ma non disporre prima della prima.
refusal-not-at-table = A questo tavolo nessuno si chiama «{ $name }».
refusal-sits-twice = Qualcuno occupa due posti.
refusal-list-length =
    { $n ->
        [one] È indicato { $n } valore
       *[other] Sono indicati { $n } valori
    }, ma ne servono { $needed }.

## Giochi e file

refusal-file-missing = Questo file non esiste.
refusal-file-without-map = Questa pagina non ha posto per la mappa: metti «<!-- drawn by ./ridotto map -->» e «<!-- end -->» ciascuno su una riga.
refusal-bench-failed = Questa versione non ha potuto eseguire «{ $command }».
refusal-at-line = riga { $n }
refusal-file-not-regular = Non è un file che si possa leggere.
refusal-file-too-large = Il file è troppo grande per essere una partita annotata.
refusal-file-not-text = Non è un file di testo (UTF-8).
refusal-file-unreadable = Il file non si può leggere o scrivere.
refusal-shard-form = «{ $value }» non è una parte: scrivi 3/10, o /10 dove il compito di una serie ha il suo numero (SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX).
refusal-shard-out = Una parte chiede --out: la cartella in cui stanno tutte le parti.
refusal-run-other = C'è già un'altra serie: { $command }
refusal-run-none = Non c'è nessuna serie.
refusal-run-broken = { $file } non è ciò che questa serie ha scritto.
refusal-run-there = C'è già una serie.
refusal-run-missing = La serie non è intera: --array={ $array }
refusal-run-shards = Ci sono delle parti, non una serie intera: uniscile prima con «merge DIR --out WHOLE».
refusal-run-partly = La serie non è intera: ci sono { $n } partite su { $games }.
refusal-part-broken = { $file } non è ciò che questa serie ha scritto. Cancellalo, e il comando che l'ha fatto rigioca le sue partite.
refusal-export-none = Non c'è nessun export in Parquet.
refusal-precision-shard = Una parte non può sapere quanto si sa del tutto: indica --games.
refusal-precision-form = «{ $value }» non è una precisione: scrivi 0.5%.
refusal-sql-wrong = DuckDB dice: { $why }
refusal-unknown-generation = Ci sono generazioni di bot fino a { $most }, non { $value }.
refusal-columns-missing = Parquet e SQL chiedono columns/target/ridotto-columns.jar tra le classi; ./ridotto ce lo mette.
