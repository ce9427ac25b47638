### Le journal de Masques : une ligne par tour, et une par récompense.

masques-log-played = { $name } a joué { $plot } dans l’intervalle { $gap }
masques-log-bought = { $name } a acheté { $card } pour { $price }{ $effect }
masques-log-passed = { $name } a passé
masques-log-struck = { " " }et a retourné { $plot }
masques-log-called = { " " }et a appelé { $plot }
masques-log-moved = { " " }et a déplacé { $plot }
masques-log-ferried = { " " }et a échangé { $one } et { $other }
masques-log-hid = { " " }et a retourné un jeton
masques-log-traded = { " " }et a échangé deux jetons
masques-log-nothing = , sans effet
masques-log-award = Récompense : { $parts }
masques-log-won =
    { $name } { $seals ->
        [0] { "" }
        [one] { $seals } sceau
       *[other] { $seals } sceaux
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
