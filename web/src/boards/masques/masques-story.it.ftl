### Masques. What the result tells.

masques-story-tally = Sigilli e ducati
masques-story-tokens = Come è stato vinto ogni gettone
masques-story-dance =
    { $count ->
        [0] Ballo { $dance }: nulla di vinto
        [one] Ballo { $dance }: un gettone vinto
       *[other] Ballo { $dance }: { $count } gettoni vinti
    }
masques-moment-feast = { $name } ha preso { $count } gettoni in un solo ballo.
masques-moment-gifts = { $name } ha posato { $count } carte che hanno fatto vincere altri.
masques-moment-bargains = { $name } ha comprato { $count } carte influenza.
masques-moment-ties = { $count } gettoni non sono andati a nessuno: parità sui due lati.
masques-moment-fourth = Il quarto sigillo della stessa fazione, { $faction }, ha fatto vincere { $name }.
masques-moment-fifth = Con { $faction }, { $name } aveva tutti e cinque i tipi di sigillo.
