### Masques. What the result tells.

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
