### Mascarade. The lesson: what is asked, and what is said of it.

lesson-you = Adele
lesson-end = Ecco Mascarade: le carte girano, nessuno controlla ciò di cui nessuno dubita, e le monete vanno a chi osa. Ora una partita intera?
lesson-ask-1 = Cinque persone, cinque maschere, e una in più al centro. Per un attimo sono tutte scoperte: tocca una sedia per leggere che cosa fa la sua maschera. Poi fai girare le carte.
lesson-ask-2 = I primi quattro turni servono solo a scambiare. Prendi la tua carta e un'altra sotto il tavolo e restituiscile: scambiate oppure no. Lo saprai solo tu.
lesson-ask-3 = Brighella ha avuto la tua carta sotto il tavolo. L'ha scambiata? Guardala e lo saprai: costa il tuo turno. Poi tieni premuta la carta per vederla.
lesson-ask-4 = Colombina annuncia la Regina. Chi dice «No, sono io!» mostra la carta insieme a lei, e chi ha torto paga una moneta. Hai appena guardato. Contesti o passi?
lesson-ask-5 = Pantalone annuncia il Re. Ma tu hai guardato: il Re sei tu!
lesson-ask-6 = Tocca a te annunciare. Non occorre che sia vero. Basta che nessuno obietti.
lesson-ask-7 = Brighella ha 11 monete, e con 13 si vince. Annuncia la Strega, che scambia le borse intere. Quale prendi?
lesson-ask-8 = Rosaura ha dieci monete e annuncia il Baro, che con dieci vince subito. Nessuno vede il Baro da un pezzo. Contesti o passi?
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
