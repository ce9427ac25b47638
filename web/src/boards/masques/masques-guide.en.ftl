### Masques. The guide of a first game.

guide-masques-PickOne = Everybody keeps one card and passes the rest on, until all are chosen. Cards of your own family win tokens for you; a strong card of another family is best kept from its owner.
guide-masques-YourTurn = Put a card into a gap: it counts for the token on either side. When the ring is full, the higher card beside a token wins it for its family, whoever played it. Or buy an influence card.
guide-masques-WhichTo = The guest you bought now acts. What may be chosen is lit.
guide-masques-counted = The dance is over: token by token, the stronger side wins. Four seals alike or five different ones win the game.
