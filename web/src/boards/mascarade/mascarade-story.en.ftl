### Mascarade. What the result tells.

mascarade-believed = you thought: { $mask }
mascarade-believed-right = as you thought
mascarade-never-moved = and never moved
mascarade-hand-of =
    { $hand ->
        [left] { $name }, left
        [right] { $name }, right
       *[protected] { $name }, protected
    }
mascarade-moment-called = { $name } called it: { $against } was not { $mask }.
mascarade-moment-lie =
    { $count ->
        [0] { $name } posed as { $mask }, was { $truth }, and nobody objected.
        [one] { $name } posed as { $mask }, was { $truth }, nobody objected, and it brought { $count } coin.
       *[other] { $name } posed as { $mask }, was { $truth }, nobody objected, and it brought { $count } coins.
    }
mascarade-moment-haul = { $name } took { $count } coins at a stroke with { $mask }.
mascarade-moment-knew = Asked who they were, { $name } knew: { $mask }.
mascarade-moment-forgot = { $name } said { $mask } and was { $truth }.
mascarade-moment-feints = { $name } took cards under the table { $count } times and never once swapped.
mascarade-moment-kept = { $name } swapped, or not, { $count } times and still ended with { $mask }.
mascarade-moment-fined = { $name } paid { $count } coins in fines, more than anybody.
mascarade-moment-comeback =
    { $count ->
        [0] { $name } had nothing left, and won.
        [one] { $name } was down to one coin, and won.
       *[other] { $name } was down to { $count } coins, and won.
    }
mascarade-moment-travelled = No card travelled like { $mask }: it changed hands { $count } times.
