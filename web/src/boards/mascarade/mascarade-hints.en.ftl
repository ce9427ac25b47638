### Mascarade. Help: advice, and what helps to remember.

mascarade-advice-opening = Every card you touch becomes less certain for all the others, your own too.
mascarade-advice-leader =
    { $need ->
        [one] { $name } has { $coins } coins and needs one more to win. Think of stopping that first.
       *[other] { $name } has { $coins } coins and needs { $need } more to win. Think of stopping that first.
    }
mascarade-advice-look =
    { $count ->
        [one] Another hand has been on your card since it was last seen. A look would tell you who you are.
       *[other] Other hands have been on your card { $count } times since it was last seen. A look would tell you who you are.
    }
mascarade-advice-court = { $coins } coins lie in the courthouse: all of them go to { $mask }.
mascarade-advice-announce = An announcement costs nothing as long as nobody objects. What would the others let pass?
mascarade-advice-shown = Everybody has just seen your card. A swap, or the look of one, makes them unsure again.
mascarade-advice-impossible = By all that has been seen, { $name } cannot be { $mask }.
mascarade-advice-certain = By all that has been seen, { $name } really is { $mask }.
mascarade-advice-close = { $name } has { $coins } coins and is close to winning. A doubt costs one coin.
mascarade-advice-last-coin = A wrong claim would cost your last coin, and ruin ends the game.
mascarade-advice-answer = Passing costs nothing; a wrong claim costs a coin and shows your card.
mascarade-advice-richest = { $name } has the most: { $coins } coins.
mascarade-advice-only = By all that has been seen, you can only be { $mask }.
mascarade-advice-among = By all that has been seen, your card may be one of { $count }.
mascarade-fact-is = Must be { $mask }.
mascarade-fact-unseen = Not seen since you came.
mascarade-fact-handled =
    { $count ->
        [0] Not handled by others since you saw it.
        [one] Handled once by others since you saw it.
       *[other] Handled { $count } times by others since you saw it.
    }
