### Imparare giocando: la lezione, la prima partita e la sua guida.

lesson-title = Mascarade in otto decisioni
lesson-you = Adele
lesson-progress = Decisione { $step } di { $steps }
lesson-next = Avanti
lesson-later = Qualche turno dopo.
lesson-end = Ecco Mascarade: le carte girano, nessuno controlla ciò di cui nessuno dubita, e le monete vanno a chi osa. Ora una partita intera?
learn-by-playing = Imparare giocando
first-game = Una prima partita guidata: { $game }
first-game-means = Un tavolo con bot che se la prendono comoda: tutto è spiegato la prima volta che capita, con consigli e senza orologio.
refusal-lesson = Non in questo passo della lezione.

## Che cosa si chiede

lesson-ask-1 = Cinque persone, cinque maschere, e una in più al centro. Per un attimo sono tutte scoperte: tocca una sedia per leggere che cosa fa la sua maschera. Poi fai girare le carte.
lesson-ask-2 = I primi quattro turni servono solo a scambiare. Prendi la tua carta e un'altra sotto il tavolo e restituiscile: scambiate oppure no. Lo saprai solo tu.
lesson-ask-3 = Brighella ha avuto la tua carta sotto il tavolo. L'ha scambiata? Guardala e lo saprai: costa il tuo turno. Poi tieni premuta la carta per vederla.
lesson-ask-4 = Colombina annuncia la Regina. Chi dice «No, sono io!» mostra la carta insieme a lei, e chi ha torto paga una moneta. Hai appena guardato. Contesti o passi?
lesson-ask-5 = Pantalone annuncia il Re. Ma tu hai guardato: il Re sei tu!
lesson-ask-6 = Tocca a te annunciare. Non occorre che sia vero. Basta che nessuno obietti.
lesson-ask-7 = Brighella ha 11 monete, e con 13 si vince. Annuncia la Strega, che scambia le borse intere. Quale prendi?
lesson-ask-8 = Rosaura ha dieci monete e annuncia il Baro, che con dieci vince subito. Nessuno vede il Baro da un pezzo. Contesti o passi?

## Che cosa se ne dice

lesson-memorise-done = Le carte sono girate, e d'ora in poi non se ne vede più una per niente. Cerca di ricordare chi è chi.
lesson-swap-done = Scambiate. Gli altri hanno visto due carte andare e tornare, e nient'altro.
lesson-swap-kept = Hai solo fatto finta. Sembrava proprio uno scambio.
lesson-look-done = Tieni premuta la tua carta, in basso, per vederla: Brighella ti aveva dato il Re. Tutti hanno visto che guardavi; nessuno ha visto che cosa.
lesson-others-pass = Nessuno ha obiettato, quindi nessuno ha mostrato nulla: Colombina prende 2 monete, Regina o no.
lesson-others-claim = Hai mostrato il Re: ti costa una moneta, e ora tutti sanno chi sei. Un bluff vale la pena quando ferma qualcuno.
lesson-own-claim = Colto sul fatto! Il potere è tuo, 3 monete, e quella di Pantalone va al tribunale. Un giorno verrà a prenderla il Giudice.
lesson-own-pass = Chi tace acconsente: nessuno confronta le carte, e Pantalone prende le 3 monete del Re.
lesson-announce-true = Nessuno ha obiettato, e stavolta era perfino vero.
lesson-announce-lie = Non era vero, e nessuno ha obiettato. Chi poteva saperlo?
lesson-announce-caught = { $name } è davvero { $mask }, l'ha detto e ottiene il potere. Tu paghi una moneta. Conviene ricordare chi ha che cosa.
lesson-witch-best = Nessuno ha chiesto di vedere la Strega. Le { $coins } monete di Brighella ora sono tue: altre due e vinci.
lesson-witch-other =
    { $coins ->
        [one] Nessuno ha chiesto di vedere la Strega. Ora hai { $coins } moneta, e Brighella ne ha ancora 11.
       *[other] Nessuno ha chiesto di vedere la Strega. Ora hai { $coins } monete, e Brighella ne ha ancora 11.
    }
lesson-witch-declined = Si può anche lasciar stare. Ma Brighella ha ancora 11 monete.
lesson-last-claim = Rosaura era { $mask }. Anche tu avevi torto e hai pagato una moneta, ma la partita continua: a volte dubitare costa poco.
lesson-last-pass = Rosaura vince, ed era solo { $mask }. Nessuno ha obiettato, quindi nessuno ha guardato.

## La guida della prima partita

guide-done = Capito
guide-end = Basta guida
guide-mascarade-memorise = Guarda intorno al tavolo: tocca una sedia per leggerne la maschera. Ricorda soprattutto la tua, quelle dei vicini e il Re.
guide-mascarade-Opening = I primi turni servono solo a scambiare. Scegli una carta, poi scambia o tieni: nessun altro può saperlo.
guide-mascarade-YourTurn = Tre possibilità: scambiare o no, guardare la tua carta, o annunciare una maschera e usarne il potere. È l'annuncio che porta monete, e non occorre che sia vero.
guide-mascarade-MustSwap = La tua carta è appena stata mostrata e la regola vuole che si muova: scambia, o fai finta.
guide-mascarade-MayNotAnnounce = La tua carta è appena stata mostrata: in questo turno puoi guardare o scambiare, ma non annunciare.
guide-mascarade-YouToo = Qualcuno ha annunciato una maschera. Se pensi di essere tu, dillo: chi la reclama mostra la carta, e chi ha torto paga una moneta. Passare non costa nulla.
guide-mascarade-UsePower = Il potere è tuo. Scegli sul tavolo, poi conferma qui.
guide-masques-PickOne = Ognuno tiene una carta e passa il resto, finché tutto è scelto. Le carte della tua famiglia vincono gettoni per te; una carta forte di un'altra famiglia conviene sottrarla al suo padrone.
guide-masques-YourTurn = Metti una carta in un varco: conta per il gettone su ciascun lato. Quando il giro è pieno, la carta più alta accanto a un gettone lo vince per la sua famiglia, chiunque l'abbia giocata. Oppure compra una carta influenza.
guide-masques-WhichTo = L'ospite che hai comprato ora agisce. Ciò che si può scegliere è illuminato.
guide-masques-counted = La danza è finita: gettone per gettone, vince il lato più forte. Quattro sigilli uguali o cinque diversi vincono la partita.
guide-masquerade-UpOrDown = Scoperta o coperta? ▲ raddoppia un numero a carta scoperta, ▼ a carta coperta. Finché ci sono carte scoperte, chi attacca può scegliere solo quelle.
guide-masquerade-ShuffleOrNot = Puoi mescolare le tue carte coperte, così nessuno sa più quale sia quale.
guide-masquerade-YourAction = Tre azioni: attaccare con una carta, girarne una, o usare un testo. Tocca prima una tua carta, poi di' che cosa fa.
guide-masquerade-AttackWhom = Attacco contro salute: se il tuo è almeno pari il bersaglio cade, altrimenti cade la tua carta. Chi uccide il Re vince.
guide-masquerade-WhichFirst = Più testi valgono insieme: decidi tu quale viene prima.
guide-masquerade-Spoils = Hai abbattuto una carta, e puoi pescarne una.
guide-masquerade-MayDraw = A questo tavolo non sei obbligato a pescare.
guide-masquerade-CutLine = Sei carte al massimo: scegli quale delle tue se ne va. Re e Regina restano.
guide-masquerade-SubstituteOrNot = La tua carta cadrebbe. Al suo posto può andarsene un'altra, presa a caso.
guide-masquerade-UseText = Parla una tua carta. Il testo è qui; ciò che si può scegliere è illuminato.
