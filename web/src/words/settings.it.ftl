### Impostazioni e tasti.

## Impostazioni

setting-language = Lingua
setting-theme = Tema
theme-auto = Come il dispositivo
theme-dark = Scuro
theme-light = Chiaro
setting-motion = Movimento
motion-auto = Come il dispositivo
motion-full = Completo
motion-none = Ridotto
setting-tempo = Tempo
tempo-brisk = Rapido
tempo-standard = Normale
tempo-slow = Lento
tempo-step = Passo passo: aspetta → o Invio
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
setting-keys = Giocare con un tasto solo: N, Spazio e simili
no-wake-lock = Questo browser non lascia che la pagina tenga acceso lo schermo; con HTTPS forse sì.

## Questo dispositivo

device = Questo dispositivo
forget-device = Dimentica questo dispositivo
forget-means = Cancella la sua chiave, il tuo nome, le impostazioni e le note. Lasci ogni sedia.
forgotten = Questo dispositivo è dimenticato: qui non si conserva più niente.
sign-out-others = Disconnetti gli altri miei dispositivi
sign-out-means = Ricevi un'altra chiave. Le tue sedie restano tue qui, e da nessun'altra parte.
signed-out-others = Fatto: ora solo questo dispositivo ha la tua chiave.
kept = Che cosa si conserva, e per quanto tempo
kept-most = Questa casa conserva un tavolo che nessuno visita per { $days } giorni al massimo.

## Tasti

keys = Tasti
key-turn = Dire a chi tocca e che cosa si chiede
key-react = Dire una parola al tavolo
key-outcome = Dire l'ultima cosa accaduta
key-fortunes = Dire la fortuna di tutti
key-cast = Mostrare i personaggi
key-log = Mostrare il diario
key-keys = Mostrare questi tasti
key-arrows = Girare intorno al tavolo
key-digits = Saltare a una sedia o a una carta
key-swap = Scambiare o no
key-look = Guardare la propria carta
key-announce = Annunciare
key-no = No, sono io!
key-pass = Passare
key-back = Tornare indietro, o chiudere
key-keep = Tenere, quando si scambia o no
key-hold = Tenere scoperte le carte mostrate, tre secondi in più
key-place = Confermare una carta e un varco
key-flip = Girare una carta, o metterla scoperta
key-ring = Andare al palazzo
key-piles = Andare alle carte influenza in vendita
key-attack = Attaccare
key-draw = Pescare una carta, o metterla coperta
key-use = Usare il testo di una carta
key-stop = Fermarsi, mescolare o sacrificare
key-decline = Rifiutare, o lasciare tutto com'è
key-read = Leggere la carta su cui ci si trova, finché si preme
key-graveyard = Aprire il cimitero
key-skip = Salta avanti nel racconto; tenuto premuto, fino alla tua prossima decisione
key-confirm = Confermare
keys-how = Premi il pulsante di un tasto e poi il tasto che preferisci; Canc lo disattiva.
key-press = premi…
key-off = disattivato
key-remove = Disattiva { $key }
key-restore = Riattiva { $key }
keys-usual = Tutti i tasti come di solito
