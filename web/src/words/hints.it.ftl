### Aiuto: consigli tratti da ciò che tutti vedono, e ciò che ricava un tavolo che aiuta a ricordare.

advice = Consiglio
notes-possible = Possibili: { $masks }

## Mascarade

mascarade-advice-opening = Ogni carta che tocchi diventa meno certa per tutti gli altri, anche la tua.
mascarade-advice-leader =
    { $need ->
        [one] { $name } ha { $coins } monete e vince con una in più. Pensa prima di tutto a impedirlo.
       *[other] { $name } ha { $coins } monete e vince con altre { $need }. Pensa prima di tutto a impedirlo.
    }
mascarade-advice-look =
    { $count ->
        [one] Un'altra mano ha toccato la tua carta da quando è stata vista. Uno sguardo ti direbbe chi sei.
       *[other] Altre mani hanno toccato la tua carta { $count } volte da quando è stata vista. Uno sguardo ti direbbe chi sei.
    }
mascarade-advice-court = { $coins } monete aspettano al tribunale, tutte per una sola maschera: { $mask }.
mascarade-advice-announce = Un annuncio non costa nulla finché nessuno obietta. Che cosa lascerebbero passare gli altri?
mascarade-advice-shown = Tutti hanno appena visto la tua carta. Uno scambio, o ciò che gli somiglia, li farà dubitare di nuovo.
mascarade-advice-impossible = Da tutto ciò che si è visto, { $name } non può essere { $mask }.
mascarade-advice-certain = Da tutto ciò che si è visto, { $name } è davvero { $mask }.
mascarade-advice-close = { $name } ha { $coins } monete e sta per vincere. Un dubbio costa una moneta.
mascarade-advice-last-coin = Un errore ti costerebbe l'ultima moneta, e la rovina mette fine alla partita.
mascarade-advice-answer = Passare non costa nulla; sbagliare costa una moneta e mostra la tua carta.
mascarade-advice-richest = Chi ha di più: { $name }, { $coins } monete.
mascarade-advice-only = Da tutto ciò che si è visto, puoi essere solo { $mask }.
mascarade-advice-among = Da tutto ciò che si è visto, la tua carta è una di { $count }.
mascarade-fact-is = Dev'essere { $mask }.
mascarade-fact-unseen = Mai vista da quando sei qui.
mascarade-fact-handled =
    { $count ->
        [0] Non toccata da altri da quando l'hai vista.
        [one] Toccata una volta da altri da quando l'hai vista.
       *[other] Toccata { $count } volte da altri da quando l'hai vista.
    }

## Masques

masques-advice-draft = Ciò che non tieni, lo vedrà il tuo vicino. Tieni le carte forti della tua famiglia, e degli altri quelle che ti farebbero male.
masques-advice-keep = A { $name } manca un solo sigillo ({ $faction }). Meglio non lasciar passare le carte forti { $families }.
masques-advice-turn = Ogni varco tocca due gettoni: cerca quello in cui la tua carta conta su entrambi i lati.
masques-advice-chance = Il sigillo dell'arcata { $arcade } ({ $faction }) ti farebbe vincere la partita.
masques-advice-threat = Il sigillo dell'arcata { $arcade } ({ $faction }) farebbe vincere { $name }: mettigli accanto qualcosa di forte.
masques-fact-wins = Vince con il sigillo dell'arcata { $arcade } ({ $faction }).
masques-fact-passed = Ha avuto da te in questa danza: { $plots }.
masques-fact-unseen = Mai viste in questa danza: { $plots }.

## Masquerade

masquerade-advice-facing = ▲ conta doppio a carta scoperta, ▼ a carta coperta. Una carta scoperta è anche la prima che si attacca.
masquerade-advice-shuffle = Mescolare serve se gli altri hanno visto una tua carta coperta.
masquerade-advice-prey = La tua carta { $number } ({ $attack }) abbatterebbe { $card } di { $name } ({ $health }).
masquerade-advice-blind = Nessuna delle tue carte scoperte vince di sicuro: attaccare ora è un azzardo.
masquerade-advice-cut = Ciò che se ne va, lo vedono tutti. Carte coperte che nessuno conosce valgono di più.
masquerade-fact-seen = La carta { $number } è stata vista: { $card }.
masquerade-fact-somewhere = Da qualche parte tra le carte coperte: { $cards }.
