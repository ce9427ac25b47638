### Masquerade. The guide of a first game.

guide-masquerade-UpOrDown = Face up or face down? ▲ doubles a number face up, ▼ face down. Only cards lying face up can be chosen by an attacker, as long as there are any.
guide-masquerade-ShuffleOrNot = You may mix your face-down cards, so that nobody knows any longer which is which.
guide-masquerade-YourAction = Three actions: attack with a card, turn one over, or use a text. First press one of your cards, then say what it does.
guide-masquerade-AttackWhom = Attack against health: if yours is at least as high the target falls, otherwise your own card does. Whoever kills the King wins.
guide-masquerade-WhichFirst = Several texts happen at once: you decide which is first.
guide-masquerade-Spoils = You brought a card down, and may draw one for it.
guide-masquerade-MayDraw = At this table you need not draw.
guide-masquerade-CutLine = Six cards are the most: choose which of yours goes. King and Queen stay.
guide-masquerade-SubstituteOrNot = Your card would fall. Another one, picked by chance, may go in its place.
guide-masquerade-UseText = A card of yours speaks. Its text is here; what may be chosen is lit.
