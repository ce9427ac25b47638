### The log of Masques: one line a turn, and one an award.

masques-log-played = { $name } played { $plot } into gap { $gap }
masques-log-bought = { $name } bought { $card } for { $price }{ $effect }
masques-log-passed = { $name } passed
masques-log-struck = { " " }and turned down { $plot }
masques-log-called = { " " }and called { $plot }
masques-log-moved = { " " }and moved { $plot }
masques-log-ferried = { " " }and exchanged { $one } and { $other }
masques-log-hid = { " " }and turned down a token
masques-log-traded = { " " }and exchanged two tokens
masques-log-nothing = , to no effect
masques-log-award = Award: { $parts }
masques-log-won =
    { $name } { $seals ->
        [0] { "" }
        [one] { $seals } seal
       *[other] { $seals } seals
    }{ $seals ->
        [0] { "" }
       *[other] { $ducats ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $ducats ->
        [0] { "" }
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
