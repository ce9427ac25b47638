### L'ingresso, la sala e il grande schermo.

## Chi si è

you-are = Sei
you-change = cambia
you-keep = Tieni
invented-name = { $who } { $how }
invented-how = dorato argentato mascherato segreto discreto audace regale allegro furbo viola scarlatto notturno galante sognante elegante velato
invented-who = Gufo Corvo Cigno Airone Lupo Pavone Tasso Falco Gatto Cervo Merlo Castoro Furetto Leone Riccio Fagiano

## Manifesti

play-now = Gioca
play-now-game = Gioca: { $game }
with-friends = Con amici
with-friends-game = Con amici: { $game }
poster-players = da { $few } a { $most } giocatori
poster-minutes = circa { $minutes } min
edition = Edizione
edition-1 = 1ª edizione
edition-2 = 2ª
poster-king = Re
poster-queen = Regina
poster-claim = «Sono il Re.»
poster-denial = «No, sono io!»

## Intorno

back-to-table = Torna al tuo tavolo
new-here = Prima volta?
new-here-how = Mascarade in 8 mosse, 5 min
open-tables = Tavoli aperti
join-table = Entra
watch-table = Guarda
more-ways = Altri modi di giocare
open-record = Apri una partita salvata
hot-seat = Tutti su un solo dispositivo
hot-seat-how = Un telefono o un computer passa di mano in mano:
hot-seat-1 = Premi «Con amici» sotto un gioco.
hot-seat-2 = Tocca un posto vuoto, scrivi il nome di un giocatore e premi «Siediti qui». Una volta per ciascuno.
hot-seat-3 = Comincia. Quando c'è un segreto da vedere cala un sipario: passa il dispositivo e tieni premuto il pulsante per alzarlo.
about-games = Regole e brevi guide

## La sala

room-unnamed = Si aspetta il padrone di casa
room-seats =
    { $count ->
        [one] { $count } posto
       *[other] { $count } posti
    }
room-bots = Bot:
room-more = Altro
game-change = Cambia
seats-fewer = Un posto in meno
seats-more = Un posto in più
invite-friends = Invita i tuoi amici
invite-how = Inquadra, o manda il link. Un tocco e sono dentro.
invite-here-only = Solo questo computer può aprire questo link: Ridotto è stato avviato solo per lui.
sit-down = Siediti
start-bots =
    { $count ->
        [one] Comincia con { $count } bot
       *[other] Comincia con { $count } bot
    }
fill-bots = Riempi i posti
fill-hint = Gli amici potranno prendere il posto di un bot.
place-free = Posto vuoto { $number }
place-bot = Bot
place-move = Passa a questo posto
place-other = Qualcun altro su questo dispositivo
is-you = tu
is-here = qui

## Grande schermo

screen = Grande schermo
screen-open = Mostra il tavolo su un televisore
screen-join = Inquadra per entrare
screen-type = o scrivi nel browser:
