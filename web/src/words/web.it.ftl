### Quello che dice lo schermo stesso: ovunque, e all'ingresso. Quello che succede in un gioco lo dice il file del gioco.

## Ovunque

title = Ridotto · { $place }
title-turn = ● Tocca a te · { $place }
title-door = Ridotto: giochi di bluff e maschere
tagline = Chi sei stasera?
promise = Quattro giochi di bluff e identità nascoste. Gratis, senza account, niente da installare.
entering = Si entra…
lost = Ridotto non è raggiungibile. Controlla la connessione e riprova.
refused = Adesso non si può.
cannot-load = Questa parte non si è caricata.
reload = Ricarica la pagina
nowhere = Non troviamo questo tavolo.
to-door = Inizio
to-table = Vai al tavolo
close = Chiudi
tools = Strumenti
menu = Menu
rules = Regole
sound = Suono
settings = Impostazioni
to-light = Passa al chiaro
to-dark = Passa allo scuro
copy = Copia il link
copied = Copiato
share = Condividi
your-name = Il tuo nome
level =
    { $level ->
        [novice] Principiante
        [casual] Occasionale
        [regular] Abituale
        [expert] Esperto
       *[other] { $level }
    }

## L'ingresso

join = Raggiungi gli amici
join-code = Link o nome del tavolo
join-go = Entra
join-wrong = Non sembra un tavolo. Incolla tutto il link, o tutto il nome del tavolo.
learn-game = { $game } in 3 minuti
learn-short = In 3 minuti
only-english = Questa pagina non c'è ancora nella tua lingua: eccola in inglese.
my-tables = I miei tavoli
recent-games = Partite recenti
table-line =
    { $phase ->
        [antechamber] { $taken } posti occupati su { $chairs }
        [playing] { $chairs } giocatori, partita in corso
        [adjourned] in pausa
       *[finished] finita
    }
