### What the house says at its door: about the request, not about the game.

## What was sent

refusal-no-json = This is not JSON.
refusal-field-missing = This is missing.
refusal-field-unknown = There is nothing of this name. There are: { $known }.
refusal-field-type = This must be a { $wanted ->
    [number] whole number
    [text] text
    [boolean] yes or no
    [list] list
   *[object] group of named values
  }.
refusal-type-unknown = There is no such type. There are: { $known }.
refusal-text-long = This is empty or longer than { $most } characters.
refusal-list-long = These are more than { $most }.
refusal-body-type = This must be sent as { $wanted }.
refusal-body-large = This is larger than { $most } bytes.
refusal-body-text = This is not text in UTF-8.
refusal-body-cut = This broke off before its end.
refusal-no-request = This is not a request the house understands.
refusal-no-upgrade = This path is for WebSockets.

## Who and where

refusal-no-guest = The house does not know you yet: ask for a key first.
refusal-no-table = There is no such table, or no more.
refusal-no-page = There is nothing at this place.
refusal-no-method = This cannot be done here. There are: { $known }.
refusal-wrong-origin = This was asked by a page of another site.

## How much

refusal-too-fast = That was too much at once. Please wait a moment.
refusal-too-many = You have too many windows open at the house’s tables.

## The house itself

refusal-house-closing = The house is about to close. It will be back.
refusal-our-fault = Something went wrong in the house. It is not your fault.
refusal-not-sure = The house does not know yet whether this was done. Ask again: it is done once.
refusal-disk-full = The house’s disk is full. Nothing has happened; it goes on when there is room.
refusal-disk-fails = The house’s disk fails. Nothing has happened; it goes on when it can.
refusal-data-damaged = The data of the house are damaged. “./ridotto check” names the damaged tables and puts them aside; the others are whole.
refusal-file-exists = “{ $value }” is there already.
refusal-no-file = There is no file “{ $value }”.
refusal-data-in-use = “{ $value }” is in use by another Ridotto.
refusal-data-gone = The data of the house were taken away or replaced while it was open. Nothing is kept until they are back.
refusal-table-damaged = This table is damaged and has been put aside. The others go on.
refusal-no-network = “{ $value }” is neither an address nor a range of them such as 10.0.0.0/8.
refusal-no-url = “{ $value }” is not an address such as https://ridotto.example.
refusal-no-contact = “{ $value }” is not a contact such as mailto:me@ridotto.example or https://ridotto.example/contact.
refusal-no-beat = “{ $value }” is not two times in milliseconds such as 250-550.
refusal-port-taken = Port { $port } is taken by another program, or may not be used.
refusal-data-unusable = Nothing can be kept at “{ $value }”.
refusal-database-away = The house cannot reach its database. Nothing has happened; it goes on when it can.
refusal-database-fails = The house’s database fails. Nothing has happened; it goes on when it can.
refusal-database-unreachable = The database at “{ $value }” cannot be reached.
refusal-database-refuses = The database at “{ $value }” does not let “{ $user }” in with this password, or without one. It is read from PGPASSWORD, from --store-password-file, or from PGPASSFILE.
refusal-database-forbids = The database at “{ $value }” does not let “{ $user }” make tables in it.
refusal-database-newer = The database was written by a newer version of Ridotto.
refusal-database-old = The database is PostgreSQL { $value }; this house needs { $least } or newer.
refusal-no-database = There is no such database as “{ $value }”.
refusal-turned-away = Whoever runs this house has turned your address away for this evening.
refusal-operator-only = This needs the key that lies with the data of the house.
refusal-no-address = “{ $value }” is not an address such as 192.0.2.7.
refusal-house-not-open = No house is open with the data in “{ $value }”.
