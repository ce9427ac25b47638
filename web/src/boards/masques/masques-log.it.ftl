### Il registro di Masques: una riga per turno, e una per premio.

masques-log-played = { $name } ha giocato { $plot } nel varco { $gap }
masques-log-bought = { $name } ha comprato { $card } per { $price }{ $effect }
masques-log-passed = { $name } ha passato
masques-log-struck = { " " }e ha coperto { $plot }
masques-log-called = { " " }e ha chiamato { $plot }
masques-log-moved = { " " }e ha spostato { $plot }
masques-log-ferried = { " " }e ha scambiato { $one } e { $other }
masques-log-hid = { " " }e ha coperto un gettone
masques-log-traded = { " " }e ha scambiato due gettoni
masques-log-nothing = , senza effetto
masques-log-award = Premio: { $parts }
masques-log-won =
    { $name } { $seals ->
        [0] { "" }
        [one] { $seals } sigillo
       *[other] { $seals } sigilli
    }{ $seals ->
        [0] { "" }
       *[other] { $ducats ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $ducats ->
        [0] { "" }
        [one] { $ducats } ducato
       *[other] { $ducats } ducati
    }
