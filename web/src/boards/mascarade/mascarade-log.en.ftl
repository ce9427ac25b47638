### The log of Mascarade: one line a turn.

mascarade-log-swapped = { $name } swapped, or not, with { $place }
mascarade-log-looked = { $name } looked at their card
mascarade-log-announces = { $name } announces { $mask } …
mascarade-log-silence = { $name } announced { $mask }; nobody objected
mascarade-log-objected =
    { $count ->
        [one] { $name } announces { $mask }, { $names } objects …
       *[other] { $name } announces { $mask }, { $names } object …
    }
mascarade-log-forgotten = { $name } announced { $mask }; { $count } objected
mascarade-log-nobody = { $names } all said they were { $mask }; none of them was
mascarade-log-true = { $name } announced { $mask }, { $names } objected, and it was true
mascarade-log-caught =
    { $count ->
        [one] { $name } announced { $mask }; the real one was { $names }
       *[other] { $name } announced { $mask }; the real ones were { $names }
    }
mascarade-log-came = { $said }: { $came }
mascarade-log-purses = { $one } and { $other } exchanged purses
mascarade-log-places = { $one } and { $other } changed places
mascarade-log-handled = { $one } and { $other } swapped, or not
mascarade-log-named =
    { $right ->
        [yes] { $name } rightly said { $mask }
       *[no] { $name } wrongly said { $mask }
    }
