### What every game says. A refusal stands after the field or line it is about.

## Lists: A, B and C

list-none = none
list-comma = { $first }, { $next }
list-and = { $first } and { $next }
list-and-before-e = { $first } and { $next }

## Whatever has no name of its own in the game's file

name-other = { $name }
    .the = the { $name }

## Moves

refusal-game-over = The game is over.
refusal-not-asked = It is not their turn to answer; the table waits for { $awaited }.
refusal-house-moves = Nobody can play now: the house has to deal or draw first.
refusal-another-question = That answers another question than the one asked.

## Settings

refusal-unknown-game = There is no game called “{ $name }”. There are: { $known }.
refusal-players-range = { $n } cannot play: it takes { $few } to { $most }.
refusal-unknown-setting = There is no such setting. There are: { $known }.
refusal-number-range = “{ $value }” is not a number from { $least } to { $most }.
refusal-number-or-word = “{ $value }” is neither “{ $word }” nor a number from { $least } to { $most }.
refusal-one-of = “{ $value }” is not one of: { $known }.

## Reading a record

refusal-empty-record = There is nothing in it.
refusal-not-a-record = This is no record: the first line must be “{ $expected }”.
refusal-no-value = Something must follow “{ $word }”.
refusal-heading-late = “{ $word }” belongs at the top, before anything is stated or played.
refusal-bad-name = “{ $name }” cannot be a name: that is one word, and begins with a letter or a digit.
refusal-name-twice = Two people are called “{ $name }”.
refusal-name-is-a-word = Nobody can be called “{ $name }”: the record uses the word itself.
refusal-refused-form = A refused move is written “{ $expected }”.
refusal-no-game-line = The line “game …” is missing.
refusal-no-seats-line = The line “seats …” is missing.
refusal-fair-form = “{ $value }” is no proof of a fair deal: commitment and secret have 64 hexadecimal digits, a contribution has a name and 32, the round is a number.
refusal-fair-incomplete = A proof of a fair deal needs the commitment, the secret, the round and a contribution of every seat, in order.

## Replaying a record

refusal-stated-twice = “{ $fact }” is stated twice.
refusal-unknown-fact = Nothing is called “{ $fact }”. There are: { $known }.
refusal-does-not-hold = “{ $fact }” must be { $must }, but is { $is }.
refusal-no-such-move = “{ $move }” is no move of this game. Possible now: { $options }.
refusal-not-refused = “{ $move }” must be refused, but is allowed.
refusal-refused-otherwise = It must be refused as “{ $must }”, but is refused as “{ $is }”.
refusal-unknown-name = Nobody here is called “{ $name }”. There are: { $known }.

## Verifying a record

refusal-no-proof = The record says nothing of how its shuffles came about: there are no lines “fair …”.
refusal-proof-of-position = A stated position proves nothing: the record must begin with the deal.
refusal-wrong-secret = The secret is not the one the house had committed itself to.
refusal-wrong-contribution = What { $name } contributed does not follow from the secret, as a bot's must.
refusal-wrong-draw = The house drew something else: “{ $must }”.

## A stated position

refusal-only-checked = This can be checked after a move, not laid out before the first.
refusal-not-at-table = Nobody called “{ $name }” sits at this table.
refusal-sits-twice = Somebody sits in two chairs.
refusal-list-length =
    { $n ->
        [one] { $n } value is stated
       *[other] { $n } values are stated
    }, but there must be { $needed }.

## Games and files

refusal-file-missing = There is no such file.
refusal-file-without-map = This page has no place for the map: put "<!-- drawn by ./ridotto map -->" and "<!-- end -->" on lines of their own.
refusal-bench-failed = This build could not run "{ $command }".
refusal-at-line = line { $n }
refusal-file-not-regular = This is not a file that can be read.
refusal-file-too-large = The file is too large to be a record.
refusal-file-not-text = This is not a text file (UTF-8).
refusal-file-unreadable = The file cannot be read or written.
refusal-shard-form = “{ $value }” is not a shard: write 3/10, or /10 where the task of an array has its number (SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX).
refusal-shard-out = A shard needs --out: the folder all shards are kept in.
refusal-run-other = Another run lies there: { $command }
refusal-run-none = There is no run.
refusal-run-broken = { $file } is not what this run wrote.
refusal-run-there = There is a run already.
refusal-run-missing = The run is not whole: --array={ $array }
refusal-run-shards = Shards lie there, and no whole run: join them first with “merge DIR --out WHOLE”.
refusal-run-partly = The run is not whole: { $n } of { $games } games are there.
refusal-part-broken = { $file } is not what this run wrote. Delete it, and the command that made it plays its games again.
refusal-export-none = There is no export as Parquet.
refusal-precision-shard = A shard cannot know how well the whole is known: give --games.
refusal-precision-form = “{ $value }” is not a precision: write 0.5%.
refusal-sql-wrong = DuckDB says: { $why }
refusal-unknown-generation = There are generations of bots up to { $most }, not { $value }.
refusal-columns-missing = Parquet and SQL need columns/target/ridotto-columns.jar on the class path; ./ridotto puts it there.
