### Masquerade. Le variabili sono i campi di ciò da cui il messaggio prende il nome.
### Davanti al nome di una persona mai «a»: non si sa se ci vuole la d.

## Carte (K23): il nome, lo stesso dentro una frase, e all'inizio

name-King = Re Alric Dacre
    .the = il re Alric Dacre
    .first = Il re Alric Dacre
name-Queen = Regina Beatrice Dacre
    .the = la regina Beatrice Dacre
    .first = La regina Beatrice Dacre
name-Avatar = Avatar delle feste
    .the = l'Avatar delle feste
    .first = L'Avatar delle feste
name-Beatrice = Lady Beatrice Serell
    .the = lady Beatrice Serell
    .first = Lady Beatrice Serell
name-Carnell = Conte Jop Carnell
    .the = il conte Jop Carnell
    .first = Il conte Jop Carnell
name-Feck = Lord Snivellous Feck
    .the = lord Snivellous Feck
    .first = Lord Snivellous Feck
name-Stonebrooke = Arl Henry Stonebrooke
    .the = l'arl Henry Stonebrooke
    .first = L'arl Henry Stonebrooke
name-Jaric = Signore barbaro Jaric
    .the = il signore barbaro Jaric
    .first = Il signore barbaro Jaric
name-Dante = Dante Anderson il Bello
    .the = Dante Anderson il Bello
    .first = Dante Anderson il Bello
name-Sorcerer = Stregone Theodoric Whitemane
    .the = lo stregone Theodoric Whitemane
    .first = Lo stregone Theodoric Whitemane
name-Ermintrade = Contessa Ida Ermintrade
    .the = la contessa Ida Ermintrade
    .first = La contessa Ida Ermintrade
name-VanCole = Barone Van Cole
    .the = il barone Van Cole
    .first = Il barone Van Cole
name-Drago = Principe Hugh Drago
    .the = il principe Hugh Drago
    .first = Il principe Hugh Drago
name-Bishop = Vescovo Cornellous Shepard
    .the = il vescovo Cornellous Shepard
    .first = Il vescovo Cornellous Shepard
name-Anneliese = Lady Anneliese la Pettegola
    .the = lady Anneliese la Pettegola
    .first = Lady Anneliese la Pettegola
name-Advisor = Consigliere Simon Ernest
    .the = il consigliere Simon Ernest
    .first = Il consigliere Simon Ernest
name-Maynard = Barone Radolf Maynard
    .the = il barone Radolf Maynard
    .first = Il barone Radolf Maynard
name-Duke = Duca Walter il Coraggioso
    .the = il duca Walter il Coraggioso
    .first = Il duca Walter il Coraggioso
name-Wymund = Lance Wymund
    .the = Lance Wymund
    .first = Lance Wymund
name-Raz = Raz la Lama
    .the = Raz la Lama
    .first = Raz la Lama
name-Ghost = Fantasma l'Assassino silenzioso
    .the = Fantasma l'Assassino silenzioso
    .first = Fantasma l'Assassino silenzioso
name-TwoStrikes = Thomas Due-Colpi
    .the = Thomas Due-Colpi
    .first = Thomas Due-Colpi
name-Sampson = Sampson il Furtivo
    .the = Sampson il Furtivo
    .first = Sampson il Furtivo
name-Hicket = Novizio Ralf Hicket
    .the = il novizio Ralf Hicket
    .first = Il novizio Ralf Hicket
name-Timm = Timm l'Assassino di corte
    .the = Timm l'Assassino di corte
    .first = Timm l'Assassino di corte
name-Anfroy = Anfroy dalle Lame esotiche
    .the = Anfroy dalle Lame esotiche
    .first = Anfroy dalle Lame esotiche
name-Ourri = Ourri l'Ammazzanobili
    .the = Ourri l'Ammazzanobili
    .first = Ourri l'Ammazzanobili
name-Looys = Looys il Copione
    .the = Looys il Copione
    .first = Looys il Copione
name-LeBlanc = Maestro di gilda le Blanc
    .the = il maestro di gilda le Blanc
    .first = Il maestro di gilda le Blanc
name-Nickie = Nickie Dickens la Squartatrice
    .the = Nickie Dickens la Squartatrice
    .first = Nickie Dickens la Squartatrice
name-Widow = Vedova nera
    .the = la Vedova nera
    .first = La Vedova nera
name-Baldwin = Avvelenatore Roger Baldwin
    .the = l'avvelenatore Roger Baldwin
    .first = L'avvelenatore Roger Baldwin
name-Isolda = Principessa Isolda Drago
    .the = la principessa Isolda Drago
    .first = La principessa Isolda Drago
name-Hodgkin = Rollin Hodgkin
    .the = Rollin Hodgkin
    .first = Rollin Hodgkin
name-Olaf = Ser Olaf il Ghiottone
    .the = ser Olaf il Ghiottone
    .first = Ser Olaf il Ghiottone
name-Garthas = Ser Ymbert Garthas lo Zoppo
    .the = ser Ymbert Garthas lo Zoppo
    .first = Ser Ymbert Garthas lo Zoppo
name-Tankcreed = Dama Sela Tankcreed
    .the = dama Sela Tankcreed
    .first = Dama Sela Tankcreed
name-Oddo = Ser Oddo lo Squilibrato
    .the = ser Oddo lo Squilibrato
    .first = Ser Oddo lo Squilibrato
name-Ogg = Ogg la Guardia del corpo
    .the = Ogg la Guardia del corpo
    .first = Ogg la Guardia del corpo
name-Newgate = Capitano Gunter Newgate
    .the = il capitano Gunter Newgate
    .first = Il capitano Gunter Newgate
name-Lancelot = Hal Lancelot l'Eroe di guerra
    .the = Hal Lancelot l'Eroe di guerra
    .first = Hal Lancelot l'Eroe di guerra
name-Oldman = Sergente Warrin Oldman
    .the = il sergente Warrin Oldman
    .first = Il sergente Warrin Oldman
name-Mourne = Ser Arthur Mourne
    .the = ser Arthur Mourne
    .first = Ser Arthur Mourne
name-Leowulf = Ser Richard Leowulf
    .the = ser Richard Leowulf
    .first = Ser Richard Leowulf
name-Bartholomew = Ser Bartholomew Theodorothaniel
    .the = ser Bartholomew Theodorothaniel
    .first = Ser Bartholomew Theodorothaniel
name-Stout = Ser Arthur Stout
    .the = ser Arthur Stout
    .first = Ser Arthur Stout
name-Illbert = Guardia Terric Illbert
    .the = la guardia Terric Illbert
    .first = La guardia Terric Illbert
name-Gravekeeper = Becchino Anathema
    .the = il becchino Anathema
    .first = Il becchino Anathema
name-Helga = Helga la Sguattera
    .the = Helga la Sguattera
    .first = Helga la Sguattera
name-Chef = Cuoco Steven Michaelson
    .the = il cuoco Steven Michaelson
    .first = Il cuoco Steven Michaelson
name-Servant = Servetta Emma
    .the = la servetta Emma
    .first = La servetta Emma
name-Mistress = Amante Eva
    .the = l'amante Eva
    .first = L'amante Eva
name-Job = Job il Maggiordomo
    .the = Job il Maggiordomo
    .first = Job il Maggiordomo
name-Foolset = Giullare Foolset
    .the = il giullare Foolset
    .first = Il giullare Foolset
name-Bard = Henry il Bardo
    .the = Henry il Bardo
    .first = Henry il Bardo
name-Blacksmith = Fabbro Roger Norman
    .the = il fabbro Roger Norman
    .first = Il fabbro Roger Norman
name-Nan = Nan la Scontenta
    .the = Nan la Scontenta
    .first = Nan la Scontenta
name-Squire = Scudiero Terry Wynne
    .the = lo scudiero Terry Wynne
    .first = Lo scudiero Terry Wynne
name-Alchemist = Alchimista Leon Brewster
    .the = l'alchimista Leon Brewster
    .first = L'alchimista Leon Brewster
name-Dancer = Ballerina Isabella Pascoe
    .the = la ballerina Isabella Pascoe
    .first = La ballerina Isabella Pascoe
name-Pestilence = Dottor Pestilenza
    .the = il dottor Pestilenza
    .first = Il dottor Pestilenza
name-Mute = Mary la Muta
    .the = Mary la Muta
    .first = Mary la Muta

## Che cosa dicono le carte, con parole nostre

effect-King = Chi lo uccide vince. Chi possiede il re e la regina vince. Né lui né la regina si scartano mai.
effect-Queen = Quando viene uccisa, chi l'ha uccisa consegna tutte le carte che controlla a chi controllava lei.
effect-Avatar = Quando viene scoperto: scartalo, poi tutte le carte in gioco si mescolano insieme e si ridistribuiscono una a una intorno al tavolo, cominciando da te.
effect-Beatrice = Sempre scoperta. Nella tua fase iniziale: scarta un'altra tua carta, poi dai Beatrice a chi vuoi.
effect-Feck = Se sta per essere ucciso, puoi far scartare al suo posto un'altra tua carta, estratta a sorte.
effect-Dante = Finché un altro nobile è scoperto, dovunque sia, ha 3 punti di attacco in più e non può essere ucciso.
effect-Sorcerer = Nella tua fase iniziale puoi scartare un'altra tua carta: ha 5 punti di attacco e 5 di salute in più fino al tuo prossimo turno.
effect-Bishop = Quando viene scoperto: metti in gioco dalla tua parte, scoperta, un'altra carta del cimitero.
effect-Anneliese = Quando viene scoperta: tutte le carte in gioco vengono scoperte.
effect-Advisor = Quando viene scoperto: ognuno ti dà tutti i suoi assassini.
effect-Maynard = Dopo un suo attacco: pesca una carta.
effect-Wymund = Finché il re o la regina è scoperto, dovunque sia, ha 7 punti di attacco in più.
effect-Raz = Dopo un suo attacco: la carta attaccata è avvelenata e muore nella prossima fase iniziale di chi la controlla.
effect-Hicket = Ha 2 punti di attacco per ogni carta che controlli, lui compreso.
effect-Timm = Dopo un suo attacco: coprilo di nuovo.
effect-Ourri = Uccide solo nobili, il re e la regina.
effect-Nickie = Quando attacca, le frecce del suo bersaglio non contano.
effect-Widow = Una carta che la attacca muore.
effect-Baldwin = Dopo un suo attacco: la carta attaccata è avvelenata e muore nella prossima fase iniziale di chi la controlla.
effect-Isolda = Quando viene scoperta: uccidi un nobile o un soldato scoperto a tua scelta.
effect-Hodgkin = Dopo un suo attacco: scartalo.
effect-Olaf = Nella tua fase iniziale: pesca una carta.
effect-Ogg = Dopo ogni suo attacco perde per sempre 1 punto di attacco e 1 di salute, prima del raddoppio.
effect-Oldman = Quando viene scoperto: ognuno ti dà tutti i suoi soldati scoperti.
effect-Mourne = Finché è scoperto, il re non può essere ucciso.
effect-Illbert = Dopo un suo attacco: tutte le carte del giocatore attaccato vengono scoperte.
effect-Gravekeeper = Per un'azione: scarta una tua carta, poi metti in gioco una carta diversa del cimitero, scoperta o coperta a tua scelta.
effect-Helga = Una carta che la attacca muore.
effect-Mistress = Dopo un suo attacco: prendi una carta a tua scelta dal giocatore attaccato; se Eva sopravvive, passa dalla sua parte.
effect-Job = Alla fine di ogni turno, chi finisce il suo con meno di 3 carte ne pesca fino a 3, giocate scoperte.
effect-Foolset = Dopo un suo attacco: ognuno sceglie in segreto una propria carta, e le carte scelte si scartano.
effect-Blacksmith = Finché è scoperto, le tue carte hanno 2 punti di attacco in più, aggiunti dopo il raddoppio.
effect-Alchemist = Finché è scoperto, le tue carte hanno 2 punti di salute in più, aggiunti dopo il raddoppio.
effect-Dancer = Dopo un suo attacco: la carta attaccata si mescola nel mazzo.
effect-Pestilence = Invece di pescare, guarda le prime due carte del mazzo: scartale entrambe, oppure danne una coperta a un altro e prendi l'altra.
effect-Mute = Finché è scoperta, ogni altra carta tranne il re perde il suo testo.

## Quando vale un testo: le costanti di Trigger, e per il resto scoperta o sempre (K22)

when-start = All'inizio del tuo turno
when-draw-phase = Invece di pescare
when-flip-up = Quando la carta viene scoperta
when-after-attack = Dopo aver attaccato
when-death = Quando la carta viene uccisa
when-action = Per un'azione
when-turn-end = Alla fine di ogni turno
when-face-up = Finché la carta è scoperta
when-always = Sempre, anche coperta

## Classi (K1)

rank-king = Re
rank-queen = Regina
rank-noble = Nobile
rank-assassin = Assassino
rank-soldier = Soldato
rank-commoner = Popolano

## Posti: la carta che vi sta, e la stessa a inizio frase

place-InLine = la carta { $number } di { $seat }
    .first = La carta { $number } di { $seat }

## Che cosa succede

event-Dealt =
    { $again ->
        [true] Qualcuno ha ricevuto il re e la regina: si ridistribuisce tutto.
       *[false] Tutti hanno tre carte.
    }
event-TurnBegan = Turno { $turn }: gioca { $seat }.
event-Joined =
    { $pair ->
        [true] { $place-first } entra in gioco, e il re e la regina sono insieme!
       *[false] { $place-first } entra in gioco.
    }
event-Learned = { $player } vede: { $place } è { $card-the }.
event-Laid =
    { $up ->
        [true] { $place-first } è scoperta.
       *[false] { $place-first } è coperta.
    }
event-Revealed = { $place-first } è { $card-the }.
event-Shuffled =
    { $staying-count ->
        [0] { $seat } mescola le sue carte coperte.
       *[other] { $seat } mescola le sue carte coperte tranne { $staying }.
    }
event-LookedOver = { $player } ora ha, in quest'ordine: { $cards }.
event-Attacked = { $attacker-first } attacca { $target }.
event-Compared = { $attacker-first } attacca con { $attack }; { $target-the } ha { $health } di salute.
event-Killed = { $card-first } muore per mano di { $by }.
event-Unharmed = { $card-first } resta in vita: nessuno può farci niente.
event-Discarded = { $place-first } va nel cimitero: { $card-the }.
event-TurnedUp = { $place-first } viene scoperta: { $card-the }.
event-TurnedDown = { $card-first } torna tra le carte coperte.
event-TextUsed = Vale il testo, per { $seat }: { $card-the }.
event-AbleToDiscard =
    { $seats-count ->
        [0] Nessuno ha una carta da scartare.
        [one] { $seats } ha una carta da scartare.
       *[other] { $seats } hanno una carta da scartare.
    }
event-Declined = { $seat } ci rinuncia.
event-Shielded = { $seat } fa cadere un'altra carta per salvare { $card-the }.
event-Poisoned = { $by } avvelena { $place }.
event-PoisonStruck = Il veleno di { $by } colpisce { $place }.
event-Weakened = { $card-first } ha perso finora { $losses } di attacco e di salute.
event-Strengthened = { $card-first } ha { $bonus } in più di attacco e di salute.
event-Summoned =
    { $rank ->
        [assassin] { $by } chiama tutti gli assassini: { $places }.
        [soldier] { $by } chiama tutti i soldati scoperti: { $places }.
        [noble] { $by } chiama tutti i nobili: { $places }.
       *[commoner] { $by } chiama tutti i popolani: { $places }.
    }
event-ChangedSides = { $from-first } passa dalla parte di { $to }.
event-Gathered =
    { $cards ->
        [one] { $by } raccoglie la sola carta in gioco per ridistribuirla.
       *[other] { $by } raccoglie le { $cards } carte in gioco per ridistribuirle.
    }
event-Raised = { $seat } riporta dal cimitero { $card-the }.
event-ShuffledAway = { $card-first } finisce nel mazzo, che si mescola.
event-Emptied = { $seat } non ha più carte: { $by } può pescarne una.
event-LookedAtTop = { $seat } guarda la prima carta del mazzo.
event-Glimpsed = { $player } vede { $card-the }.
event-HandedOver = { $from } dà una delle due carte: la riceve { $to }.
event-DiscardedTop = { $by } le scarta entrambe: { $cards }.
event-Ended =
    { $winners-count ->
        [one] { $winners } vince! { $ending }
       *[other] { $winners } vincono insieme! { $ending }
    }

## Come finisce

ending-kill = Il re è morto.
ending-pair = Il re e la regina sono insieme.
ending-deck = Il mazzo è vuoto: vince chi possiede il re.
ending-limit = L'ultimo giro stabilito è finito: vince chi possiede il re, o tutti se è nel mazzo.

## Che cosa si chiede

question-WhichCard = Quale carta si distribuisce?
question-WhoBegins = Chi comincia?
question-Drawn = Quale carta si pesca?
question-MayDraw = Pescare, o andare avanti senza?
question-WhichFalls = Quale carta cade al posto dell'altra?
question-WhichLiesHere = Quale delle carte mescolate va nell'ultimo posto libero?
question-UpOrDown = La nuova carta: scoperta o coperta?
question-ShuffleOrNot = Mescolare le tue carte coperte?
question-YourAction = Attaccare, girare una carta, usare un testo, o fermarsi?
question-AttackWhom = Quale carta si attacca?
question-WhichFirst = Quale dei tuoi testi viene per primo?
question-Spoils = Un avversario ha perso l'ultima carta: pescarne una?
question-CutLine = Più di sei carte: quale se ne va?
question-SubstituteOrNot = La tua carta sta per morire: ne cade un'altra al suo posto?
question-UseText =
    { $choice ->
        [card-to-discard] { $card }: quale delle tue carte si scarta?
        [card-to-pay] { $card }: quale delle tue carte si scarta, o nessuna?
        [secret-discard] { $card }: quale delle tue carte si scarta?
        [player] { $card }: per chi?
        [from-graveyard] { $card }: quale carta torna dal cimitero?
        [card-to-kill] { $card }: quale carta muore?
        [card-to-take] { $card }: quale carta si prende?
        [top-card] { $card }: quale carta è in cima al mazzo?
       *[one-of-two] { $card }: dare via una carta e prendere l'altra, o scartarle entrambe?
    }

## Che cosa si può dire

move-Deal = Distribuire { $card-the }
move-Draw = Pescare { $card-the }
move-Begin = { $seat } comincia
move-Lay =
    { $up ->
        [true] Scoperta
       *[false] Coperta
    }
move-Shuffle = Mescolarle
move-LeaveLying = Lasciare la carta { $place } al suo posto
move-Keep = Lasciarle così
move-Attack = Attaccare con la carta { $place }
move-Flip = Girare la carta { $place }
move-Use = Usare il testo della carta { $place }
move-Stop = Fermarsi
move-Point = Scegliere { $place }
move-Resolve = Prima { $card-the }
move-Discard = Scartare la carta { $place }
move-Take = Prendere { $card-the }
move-To = Scegliere { $seat }
move-Sacrifice = Far cadere un'altra carta
move-DrawOne = Pescare una carta
move-Decline = Rinunciare
move-GiveDrawn =
    { $first ->
        [true] Dare la prima carta: la riceve { $to }
       *[false] Dare la seconda carta: la riceve { $to }
    }
move-DiscardBoth = Scartarle entrambe

## Perché no: il turno

refusal-card-gone = { $card-first } non è nel mazzo ({ $clause }).
refusal-no-card-there = Lì non c'è una carta { $place } ({ $clause }).
refusal-has-acted = Questa carta ha già agito in questo turno ({ $clause }).
refusal-never-flipped = Lady Beatrice resta scoperta ({ $clause }).
refusal-no-attack = Senza punti di attacco una carta non può attaccare ({ $clause }).
refusal-nobody-to-attack = Nessun avversario ha carte ({ $clause }).
refusal-no-action-text = Questa carta non ha un testo per un'azione ({ $clause }).
refusal-text-face-down = Il testo di una carta coperta tace ({ $clause }).
refusal-text-silenced = Mary la Muta fa tacere questa carta ({ $clause }).
refusal-graveyard-empty = Il cimitero è vuoto ({ $clause }).
refusal-own-card = Si attaccano le carte degli avversari ({ $clause }).
refusal-behind-face-up = Finché { $seat } ha una carta scoperta, si attaccano solo le sue carte scoperte ({ $clause }).
refusal-not-waiting = Qui questo testo non aspetta: { $card-the } ({ $clause }).
refusal-no-poison-there = Lì non aspetta nessun veleno ({ $clause }).

## Perché no: i testi

refusal-two-to-shuffle = Si mescolano almeno due carte: la carta { $place } non può restare ({ $clause }).
refusal-not-shuffled = La carta { $place } non è tra quelle da mescolare ({ $clause }).
refusal-royal-discard = Il re e la regina non si scartano mai ({ $clause }).
refusal-another-card = Ci vuole un'altra carta ({ $clause }).
refusal-not-a-substitute = Questa carta non può cadere al posto dell'altra ({ $clause }).
refusal-not-yourself = Ci vuole un'altra persona ({ $clause }).
refusal-different-card = Ci vuole un'altra carta: né { $card-the }, né quella appena scartata ({ $clause }).
refusal-not-in-graveyard = { $card-first } non è nel cimitero ({ $clause }).
refusal-not-a-victim = Il testo non arriva a questa carta: { $card-the } ({ $clause }).
refusal-only-defender = { $card-first } prende una carta di chi è stato attaccato ({ $clause }).

## Perché no: una posizione

refusal-lines-needed = Bisogna indicare le linee.
refusal-king-is-dead = Con il re nel cimitero la partita sarebbe finita (K17).
refusal-card-twice = { $card-first } non può stare in due posti (K1).
refusal-never-down = { $card-first } non sta mai tra le carte coperte.
refusal-pair-wins = Con il re e la regina in una sola linea la partita sarebbe finita (K18).
refusal-mark-form = «{ $value }» non è un segno: il veleno si scrive GIOCATORE.CARTA, le perdite CARTA.NUMERO, la forza GIOCATORE.CARTA.NUMERO.
refusal-not-in-play = { $card-first } non è in gioco.
refusal-no-such-card = Nessuna carta si chiama «{ $name }».
