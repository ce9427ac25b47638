### Mascarade. The lesson: what is asked, and what is said of it.

lesson-you = Adele
lesson-end = That is Mascarade: cards wander, nobody checks what nobody doubts, and coins go to whoever dares. Now a whole game?
lesson-ask-1 = Five people, five masks, and one more in the centre. For a moment all lie open: press a chair to read what its mask does. Then have them turned down.
lesson-ask-2 = The first four turns only swap. Take your card and any other under the table and give them back: swapped, or as they were. Only you will know.
lesson-ask-3 = Brighella had your card under the table. Did he swap? Look, and you will know: it costs your turn. Then hold your card to see it.
lesson-ask-4 = Colombina announces the Queen. Whoever says “No, I am!” shows their card together with hers, and whoever is wrong pays a coin. You have just looked. Claim it, or pass?
lesson-ask-5 = Pantalone announces the King. But you looked: the King is you!
lesson-ask-6 = Your turn to announce. You need not be what you say. You only need nobody to object.
lesson-ask-7 = Brighella has 11 coins, and 13 win. Announce the Witch, who exchanges whole purses. Whose will you take?
lesson-ask-8 = Rosaura has ten coins and announces the Cheat, who wins at once with ten. Nobody has seen the Cheat for a long time. Claim it, or pass?
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
