### Learning by playing: the lesson, the first game and its guide.

lesson-title = Mascarade in eight decisions
lesson-you = Adele
lesson-progress = Decision { $step } of { $steps }
lesson-next = Go on
lesson-later = A few turns later.
lesson-end = That is Mascarade: cards wander, nobody checks what nobody doubts, and coins go to whoever dares. Now a whole game?
learn-by-playing = Learn by playing
first-game = A first game of { $game } with a guide
first-game-means = A table with bots that take their time: everything is explained when you first meet it, with advice and without a clock.
refusal-lesson = Not in this step of the lesson.

## What is asked

lesson-ask-1 = Five people, five masks, and one more in the centre. For a moment all lie open: press a chair to read what its mask does. Then have them turned down.
lesson-ask-2 = The first four turns only swap. Take your card and any other under the table and give them back: swapped, or as they were. Only you will know.
lesson-ask-3 = Brighella had your card under the table. Did he swap? Look, and you will know: it costs your turn. Then hold your card to see it.
lesson-ask-4 = Colombina announces the Queen. Whoever says “No, I am!” shows their card together with hers, and whoever is wrong pays a coin. You have just looked. Claim it, or pass?
lesson-ask-5 = Pantalone announces the King. But you looked: the King is you!
lesson-ask-6 = Your turn to announce. You need not be what you say. You only need nobody to object.
lesson-ask-7 = Brighella has 11 coins, and 13 win. Announce the Witch, who exchanges whole purses. Whose will you take?
lesson-ask-8 = Rosaura has ten coins and announces the Cheat, who wins at once with ten. Nobody has seen the Cheat for a long time. Claim it, or pass?

## What is said of it

lesson-memorise-done = The cards are down, and from now on nobody sees one for nothing. Try to remember who is who.
lesson-swap-done = Swapped. The others saw two cards go and come back, and no more than that.
lesson-swap-kept = You only pretended. It looked exactly like a swap.
lesson-look-done = Hold your card in the corner below to see it: Brighella had given you the King. Everybody saw that you looked; nobody saw what.
lesson-others-pass = Nobody objected, so nobody showed anything: Colombina takes 2 coins, whether she is the Queen or not.
lesson-others-claim = You showed the King, so it cost you a coin, and now everybody knows who you are. A bluff is worth it when it stops somebody.
lesson-own-claim = You called it! The power is yours, 3 coins, and Pantalone's coin goes to the courthouse. One day the Judge will fetch it.
lesson-own-pass = Silence is consent: nobody compares cards, and Pantalone takes the 3 coins of the King.
lesson-announce-true = Nobody objected, and this time it was even true.
lesson-announce-lie = It was not true, and nobody objected. Who could know?
lesson-announce-caught = { $name } really is { $mask }, said so, and gets the power. You pay a coin. It is worth remembering who holds what.
lesson-witch-best = Nobody asked to see the Witch. Brighella's { $coins } coins are yours now: two more, and you win.
lesson-witch-other =
    { $coins ->
        [one] Nobody asked to see the Witch. You have { $coins } coin now, and Brighella still has 11.
       *[other] Nobody asked to see the Witch. You have { $coins } coins now, and Brighella still has 11.
    }
lesson-witch-declined = You may leave it, too. But Brighella still has 11 coins.
lesson-last-claim = Rosaura was { $mask }. You were wrong as well and paid a coin, but the game goes on: sometimes doubt is cheap.
lesson-last-pass = Rosaura wins, and she was only { $mask }. Nobody objected, so nobody looked.

## The guide of a first game

guide-done = I see
guide-end = Stop guiding
guide-mascarade-memorise = Look round the table: press a chair to read its mask. Remember above all your own, your neighbours' and the King.
guide-mascarade-Opening = The first turns only swap. Choose a card, then swap or keep: nobody else can tell which.
guide-mascarade-YourTurn = One of three things: swap or not, look at your own card, or announce a mask and use its power. Announcing is what brings coins, and it need not be true.
guide-mascarade-MustSwap = Your card has just been shown, so the rules want it to move: swap, or pretend to.
guide-mascarade-MayNotAnnounce = Your card has just been shown: this turn you may look or swap, but not announce.
guide-mascarade-YouToo = Somebody announced a mask. If you think it is you, say so: all who claim it show their cards, and who is wrong pays a coin. If you pass, it costs nothing.
guide-mascarade-UsePower = The power is yours. Choose on the table, then confirm here.
guide-masques-PickOne = Everybody keeps one card and passes the rest on, until all are chosen. Cards of your own family win tokens for you; a strong card of another family is best kept from its owner.
guide-masques-YourTurn = Put a card into a gap: it counts for the token on either side. When the ring is full, the higher card beside a token wins it for its family, whoever played it. Or buy an influence card.
guide-masques-WhichTo = The guest you bought now acts. What may be chosen is lit.
guide-masques-counted = The dance is over: token by token, the stronger side wins. Four seals alike or five different ones win the game.
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
