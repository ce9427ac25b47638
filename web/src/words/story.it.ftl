### Dopo una partita: che cosa racconta il risultato.

story = Il racconto della partita
story-tell = Il racconto
story-table = Il tavolo
story-opening = Apro il verbale…
story-moments = Momenti
story-see = Rivedi
story-see-moment = Rivedi: { $moment }
story-fortunes = Le fortune
story-fortunes-said = Le monete di tutti dopo ogni turno
story-goal = con { $coins } monete si vince
story-choose = Quali linee mettere in risalto
story-as-table = Lo stesso, in tabella
story-turn = Dopo il turno
story-turn-of = { $turn }, { $name }
story-start = Inizio
story-on-turn = turno { $turn }
story-unmasking = Chi era chi alla fine
story-paths = Il vero percorso di ogni carta

## Mascarade

mascarade-believed = pensavi: { $mask }
mascarade-believed-right = come pensavi
mascarade-never-moved = e non si è mai mossa
mascarade-hand-of =
    { $hand ->
        [left] { $name }, sinistra
        [right] { $name }, destra
       *[protected] { $name }, protetta
    }
mascarade-moment-called = { $name } aveva visto giusto: { $against } non era { $mask }.
mascarade-moment-lie =
    { $count ->
        [0] { $name } ha detto di essere { $mask } ed era { $truth }, e nessuno ha obiettato.
        [one] { $name } ha detto di essere { $mask } ed era { $truth }: nessuno ha obiettato, e ha reso { $count } moneta.
       *[other] { $name } ha detto di essere { $mask } ed era { $truth }: nessuno ha obiettato, e ha reso { $count } monete.
    }
mascarade-moment-haul = { $name } ha preso { $count } monete in un colpo solo con { $mask }.
mascarade-moment-knew = Alla domanda «chi sei?» { $name } ha risposto bene: { $mask }.
mascarade-moment-forgot = { $name } ha detto { $mask } ed era { $truth }.
mascarade-moment-feints = { $name } ha preso carte sotto il tavolo { $count } volte senza mai scambiarle.
mascarade-moment-kept = { $name } ha scambiato, o no, { $count } volte, e ha finito con { $mask } come all'inizio.
mascarade-moment-fined = { $name } ha pagato { $count } monete di ammenda, più di chiunque.
mascarade-moment-comeback =
    { $count ->
        [0] { $name } non aveva più nulla, e ha vinto.
        [one] A { $name } restava una sola moneta, e ha vinto.
       *[other] A { $name } restavano { $count } monete, e ha vinto.
    }
mascarade-moment-travelled = La carta più vagabonda: { $mask }, che ha cambiato mano { $count } volte.

## Masques

masques-story-tally = Sigilli e ducati
masques-story-tokens = Come è stato vinto ogni gettone
masques-story-dance =
    { $count ->
        [0] Danza { $dance }: nulla di vinto
        [one] Danza { $dance }: un gettone vinto
       *[other] Danza { $dance }: { $count } gettoni vinti
    }
masques-moment-feast = { $name } ha preso { $count } gettoni in una sola danza.
masques-moment-gifts = { $name } ha posato { $count } carte che hanno fatto vincere altri.
masques-moment-bargains = { $name } ha comprato { $count } carte influenza.
masques-moment-ties = { $count } gettoni non sono andati a nessuno: parità sui due lati.
masques-moment-fourth = Il quarto sigillo della stessa fazione, { $faction }, ha dato la vittoria a { $name }.
masques-moment-fifth = Con { $faction }, { $name } aveva tutti e cinque i tipi di sigillo.

## Masquerade

masquerade-story-way = Come è stata vinta
masquerade-story-this = È finita così.
masquerade-story-king = Di chi era il Re
masquerade-story-reign =
    { $turn ->
        [0] dalla distribuzione al turno { $last }
       *[other] turni { $turn }–{ $last }
    }
masquerade-story-falls =
    { $count ->
        [0] Nessuno è caduto
        [one] È caduto un invitato
       *[other] Sono caduti { $count } invitati
    }
masquerade-story-fall =
    { $how ->
        [attack] { $by } ha la meglio su { $card }, presso { $owner }
        [own-attack] { $card } attacca per { $owner }, e perde
       *[text] { $by } elimina { $card }, presso { $owner }, con un testo
    }
masquerade-moment-slayer = { $card } ha abbattuto { $count } invitati.
masquerade-moment-hunter = { $name } ha abbattuto { $count } invitati altrui.
masquerade-moment-backfired = { $card } ha attaccato per { $name } e ci ha rimesso la vita.
masquerade-moment-wandering = Il Re ha cambiato casa più volte: lo si è visto in { $count } file.
masquerade-moment-reign = { $name } ha tenuto il Re per { $count } turni.
masquerade-moment-speaker = { $card } ha parlato { $count } volte.
masquerade-moment-captures = { $name } ha portato { $count } carte dalla propria parte.
