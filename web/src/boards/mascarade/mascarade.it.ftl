### Che cosa dice la sala da ballo: il cerchio, il centro, il proprio posto. Ciò che accade lo dice il file del gioco.

## What the table itself says

around-the-table = Intorno al tavolo
seat-said = { $name }, posto { $seat }, { coins }
card-down = carta coperta
card-is = carta scoperta: { $mask }
card-held-up = carta tenuta in alto, vista dagli altri
card-away = carta in viaggio
hand-card = La tua carta
hand-left = Carta di sinistra
hand-right = Carta di destra
hand-protected = Carta protetta
short-left = Sinistra
short-right = Destra
short-protected = Protetta
state-announces = annuncia
state-answers = risponde…
state-can = da scegliere
state-claims = contesta
state-next = poi
state-needs = a { $coins } dalla vittoria
state-passes = passa
state-picked = scelta
state-plays = gioca
state-speaks = ci pensa…
state-thinks = sceglie…
badge-away = assenza
badge-bot = bot
badge-minded = un bot sostituisce
badge-shown = carta mostrata al turno precedente
seconds =
    { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }

## The middle

hold-cards = Tieni scoperte le carte
courthouse = Tribunale
bank = Banca
centre-cards = Carte al centro
cast-in-play = Personaggi in gioco
role-said =
    { $copies ->
        [one] { $mask }. { $power }
       *[other] { $mask }, { $copies } carte. { $power }
    }
mark-purse = porta denaro
mark-hand = prende denaro
mark-eye = guarda o scambia
mark-scales = tribunale
mark-star = altro
quoted = «{ $words }»
bubble = { $name }: «{ $words }»
claim-cost-all = Chiunque può dire «No, sono io!» Un errore costa 1 moneta.
who-are-you = Chi sei?
no-i-am = No, sono io!
several-claim = { $count } giocatori: «{ no-i-am }»
all-together =
    { $count ->
        [one] Tutti rispondono insieme: manca { $count } risposta
       *[other] Tutti rispondono insieme: mancano { $count } risposte
    }
speaks-now = Parla { $name }
then-you = ancora { $count }, poi tu
preparing = Preparazione, turno { $turn } di { $turns }
introduce-before = La carta precedente
introduce-next = La carta successiva

## My own place

your-cards = Le tue carte
you-seat = Tu, posto { $seat }
hold-both = Tieni premuta una carta per vederla.
yours = La tua carta
spied-cards = Le due carte
you-swapped = Le hai scambiate.
you-kept = Le hai lasciate com’erano.
you-moved = Ora siedi al posto { $seat }, con la carta e la borsa che vi si trovano.
all-but-you = Tutti hanno visto la tua carta, tranne te.
you-watch = Stai guardando la partita.
waits = Si aspetta { $names }.
waits-many =
    { $count ->
        [one] { $count } persona sta ancora pensando.
       *[other] { $count } persone stanno ancora pensando.
    }

## My turn

act-swap = Scambiare, o no
act-look = Guardare
act-announce = Annunciare
swap = Scambia
keep = Tieni
back = Indietro
ask-own = Su quale carta tieni la mano?
ask-other = Scegli un’altra carta.
ask-other-how = Tocca una carta illuminata, o digita il numero del posto.
ask-swap = La tua carta e { $place } sono sotto il tavolo. Solo tu sai che cosa fai.
ask-mask = Chi dici di essere?
say-it = Di’: «{ $words }»
say-what = Scegli una maschera
hide-how = Nessun altro lo vede.
guess-how = Se indovini, le monete sono tue.

## Answers

pass = Passo
claim-cost = 1 moneta se non lo sei
ask-claim = Con quale carta contesti?
early = Rispondi già, se vuoi: la risposta resta coperta finché tocca a te parlare.
given = La tua risposta è coperta: «{ $answer }». Puoi ancora cambiarla.
take-back = Riprendila
order-open = Passo, tranne…
order-how = Segna con una stella le maschere per cui vuoi rispondere; al resto passi automaticamente.
order-give =
    { $count ->
        [0] Passo sempre
        [one] Passo, tranne la maschera segnata
       *[other] Passo, tranne le { $count } maschere segnate
    }
order-on =
    { $count ->
        [0] Passi a ogni annuncio.
       *[other] Passi, tranne per: { $masks }.
    }
order-stop = Smetti di passare

## Powers

ask-player-how = Tocca una sedia illuminata, o digita il suo numero.
ask-two-how =
    { $count ->
        [0] Scegli il primo.
       *[other] Scegli il secondo.
    }
ask-two-swap = Sotto il tavolo: { $one } e { $other }. Solo tu sai che cosa fai.
which-way = { $mask }: da che parte passa ognuno la sua fortuna?
which-way-how = Oppure tocca la sedia del vicino da quella parte.
pass-left = A sinistra, verso { $name }
pass-right = A destra, verso { $name }
pick-nobody-yet = Scegli una sedia
pick-card-yet = Scegli una carta
not-this-time = Non questa volta
fortune-you = Tu: { $before } → { $after }
fortune-them = { $name }: { $before } → { $after }
preview-seat = { $name } → posto { $seat }
who-are-you = Chi sei?

## The open deal

memorise = Ricorda chi è chi: presto tutte le carte saranno coperte.
looked = Visto
looked-done = Si aspettano gli altri
still-looking = Guardano ancora: { $names }
still-looking-many = { $count } persone stanno ancora guardando.

## The sentence at the top, and fortunes

heading-claim = { $name } è { $mask }?
heading-power = Il potere: { $mask }
heading-opening = Preparazione { $turn } di { $turns }: { $name } scambia, o no
heading-turn = Gioca { $name }
fortune-said = { $name }: { coins }.
fortune-court = Tribunale: { coins }.

## Beats

beat-dealt = Le carte sono distribuite, scoperte.
beat-passed = { $names } passano.
beat-fined = { $names } pagano 1 moneta a testa al tribunale.
beat-silence = Nessuno contesta.
beat-hush = Chi è { $mask }?
beat-hush-named = È vero?
beat-not = Non { $mask }.
beat-true = Era vero!
beat-nobody = Nessuno è { $mask }!
beat-knew = { $name } lo sapeva!
beat-erred = { $name } non è { $mask }!
beat-verdict =
    { $count ->
        [one] { $names } è { $mask }!
       *[other] { $names }: ciascuno { $mask }!
    }
not-mask = Non { $mask }
beat-turn = Tocca a { $name }.
beat-shows = { $name } mostra { $mask }.
beat-handled = { $name } prende due carte sotto il tavolo. { $one } e { $other }: scambiate, o no.
beat-paid = { $names } pagano a { $to } { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } a testa.
beat-passed-on = Ognuno passa tutte le sue monete al vicino.
beat-takes =
    { $coins ->
        [one] { $name } prende 1 moneta.
       *[other] { $name } prende { $coins } monete.
    }

## La mia parte in ciò che si racconta

mine-said = Hai detto: «{ $words }»
mine-doubted =
    { $count ->
        [one] Qualcuno dice di no.
       *[other] { $count } persone dicono di no.
    }
mine-staged = La tua carta è sul tavolo.
mine-was = Eri { $mask }.
mine-is = Sei { $mask }!
mine-seen = Tutti hanno visto la tua carta.
mine-fined = Paghi 1 moneta al tribunale.
mine-takes =
    { $coins ->
        [one] Prendi 1 moneta.
       *[other] Prendi { $coins } monete.
    }
mine-pays =
    { $coins ->
        [one] Paghi 1 moneta a { $name }.
       *[other] Paghi { $coins } monete a { $name }.
    }
