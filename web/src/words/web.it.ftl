### Quello che dice lo schermo stesso: ovunque, e all'ingresso. Quello che succede in un gioco lo dice il file del gioco.

## Ovunque

title = Ridotto · { $place }
title-turn = ● Tocca a te · { $place }
title-door = Ridotto: giochi di identità nascoste
tagline = Un tavolo per giochi di identità nascoste
promise = Niente da installare, nessun account: il link è il tavolo.
entering = Un momento…
lost = La casa non risponde. Riprova tra un momento.
refused = Adesso non si può.
cannot-load = Questa parte della casa non si è potuta caricare.
reload = Ricarica la pagina
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
your-name = Il tuo nome
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

open-table = Apri un tavolo
join = Raggiungi un tavolo
join-code = Il suo link o il suo nome
join-go = Vai
join-wrong = Questo non è il nome di un tavolo. Un nome è del tipo velvet-owl-42.
learn = Impara in tre minuti
learn-game = { $game } in tre minuti
learn-short = In tre minuti
only-english = Questa pagina non c'è ancora nella tua lingua: eccola in inglese.
my-tables = I miei tavoli
recent-games = Partite recenti
watch = Guarda un tavolo
watch-none = In questo momento nessun tavolo è in elenco.
table-line =
    { $phase ->
        [antechamber] { $taken } sedie occupate su { $chairs }
        [playing] in corso, { $chairs } al tavolo
        [adjourned] sospeso, { $chairs } al tavolo
       *[finished] finito, { $chairs } al tavolo
    }
