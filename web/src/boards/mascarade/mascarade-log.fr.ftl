### Le journal de Mascarade : une ligne par tour.

mascarade-log-swapped = { $name } a échangé, ou non, avec { $place }
mascarade-log-looked = { $name } a regardé sa carte
mascarade-log-announces = { $name } annonce { $mask } …
mascarade-log-silence = { $name } a annoncé { $mask } ; personne n’a contesté
mascarade-log-objected =
    { $count ->
        [one] { $name } annonce { $mask }, contesté par { $names } …
       *[other] { $name } annonce { $mask }, contesté par { $names } …
    }
mascarade-log-forgotten = { $name } a annoncé { $mask } ; contestations : { $count }
mascarade-log-nobody = { $names } ont dit { $mask } ; personne ne l’était
mascarade-log-true = { $name } a annoncé { $mask }, contesté par { $names }, et c’était vrai
mascarade-log-caught =
    { $count ->
        [one] { $name } a annoncé { $mask }, mais c’était { $names }
       *[other] { $name } a annoncé { $mask } ; c’étaient { $names }
    }
mascarade-log-came = { $said } : { $came }
mascarade-log-purses = { $one } et { $other } ont échangé leurs bourses
mascarade-log-places = { $one } et { $other } ont changé de place
mascarade-log-handled = { $one } et { $other } échangées, ou non
mascarade-log-named =
    { $right ->
        [yes] { $name } a dit juste : { $mask }
       *[no] { $name } a dit faux : { $mask }
    }
