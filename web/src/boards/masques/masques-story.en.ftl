### Masques. What the result tells.

masques-story-tally = Seals and ducats
masques-story-tokens = How each token was won
masques-story-dance =
    { $count ->
        [0] Dance { $dance }: nothing won
        [one] Dance { $dance }: one token won
       *[other] Dance { $dance }: { $count } tokens won
    }
masques-moment-feast = { $name } took { $count } tokens in one dance.
masques-moment-gifts = { $name } laid { $count } cards that won something for others.
masques-moment-bargains = { $name } bought { $count } influence cards.
masques-moment-ties = { $count } tokens went to nobody because both sides were equal.
masques-moment-fourth = The fourth seal of one kind, { $faction }, decided it for { $name }.
masques-moment-fifth = With { $faction }, { $name } had all five kinds of seal.
