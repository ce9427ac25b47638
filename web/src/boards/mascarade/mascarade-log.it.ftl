### Il registro di Mascarade: una riga per turno.

mascarade-log-swapped = { $name } ha scambiato, o no, con { $place }
mascarade-log-looked = { $name } ha guardato la propria carta
mascarade-log-announces = { $name } annuncia { $mask } …
mascarade-log-silence = { $name } ha annunciato { $mask }; nessuno ha contestato
mascarade-log-objected =
    { $count ->
        [one] { $name } annuncia { $mask }, contesta { $names } …
       *[other] { $name } annuncia { $mask }, contestano { $names } …
    }
mascarade-log-forgotten = { $name } ha annunciato { $mask }; contestazioni: { $count }
mascarade-log-nobody = { $names } hanno detto { $mask }; non lo era nessuno
mascarade-log-true = { $name } ha annunciato { $mask }, contestato da { $names }, ed era vero
mascarade-log-caught =
    { $count ->
        [one] { $name } ha annunciato { $mask }, ma era { $names }
       *[other] { $name } ha annunciato { $mask }; erano { $names }
    }
mascarade-log-came = { $said }: { $came }
mascarade-log-purses = { $one } ha scambiato la borsa con { $other }
mascarade-log-places = { $one } ha scambiato il posto con { $other }
mascarade-log-handled = { $one } e { $other } scambiate, o no
mascarade-log-named =
    { $right ->
        [yes] { $name } ha detto bene: { $mask }
       *[no] { $name } ha detto male: { $mask }
    }
