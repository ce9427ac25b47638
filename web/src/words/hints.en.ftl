### Help: advice from what everybody can see, and what a table works out that helps to remember.

advice = Advice
notes-possible = May be: { $masks }
