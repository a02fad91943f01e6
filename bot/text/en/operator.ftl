# What the operator of the bot reads on a terminal: one sentence for each thing that keeps it from running, and `check`.

## Settings

operator-no-token = No Discord token is set: put your bot's token (from its page in the Discord Developer Portal) into the environment variable DISCORD_TOKEN.
operator-token-malformed = DISCORD_TOKEN is not a token: it must be the token alone, one word, without "Bot" before it.
operator-database-url = DATABASE_URL must begin with sqlite:/// (sqlite:///relative.db or sqlite:////absolute/path.db), but it is { $url }.
operator-database-no-file = DATABASE_URL names no file (sqlite:///relative.db or sqlite:////absolute/path.db would): it is { $url }.
operator-database-plain-file = DATABASE_URL must name a plain file without options, because tables must outlive the process: it is { $url }.
operator-log-level = LOG_LEVEL must be one of { $levels }, but it is { $level }.

## The database file

operator-database-folder-missing = The database { $path } cannot be made, because the folder { $folder } does not exist.
operator-database-unwritable = The database { $path } cannot be written: { $reason }.
operator-database-too-new = The database { $path } was written by a newer version of Crow's Nest: run that version, or name another file (in DATABASE_URL; for offline with --database).
operator-database-damaged = The database { $path } is damaged or is no database of Crow's Nest: put a good copy in its place, or name another file (in DATABASE_URL; for offline with --database).

## Discord

operator-token-refused = Discord refuses the token in DISCORD_TOKEN: copy it again from your bot's page in the Discord Developer Portal, or reset it there.
operator-discord-unreachable = Discord cannot be reached ({ $reason }): look at this machine's network, then start the bot again.
operator-discord-failed = Discord answered the start with an error ({ $reason }): start the bot again later, and look at discordstatus.com if that does not help.

## The page

operator-offline-address = The table is open: { $url } (Ctrl-C ends it, and the next time it goes on where it stood)
operator-offline-missing = For the page in the browser a part is missing: install it with pip install 'crows-nest[offline]', or start it with make play.
operator-offline-port = The page cannot be served on port { $port }: { $reason }. Name another port with --port, or none for any that is free.
operator-offline-port-range = it must be a number from 0 (any that is free) to { $last }

## The command line

operator-help = Crow's Nest, the game master for the enemies of board games, Merchants & Marauders first.
operator-help-settings = Environment: DISCORD_TOKEN (the bot's token), DATABASE_URL (sqlite:///relative.db or sqlite:////absolute/path.db), LOG_LEVEL ({ $levels }).
operator-help-run = run the bot on Discord until it is stopped
operator-help-offline = try the bot in a browser page of this machine, without a token; the address is printed
operator-help-database = where its tables lie (default: { $path })
operator-help-port = the page's port (default: any that is free)
operator-help-check = print what would be used and whether the bot can run, without calling Discord

## check

operator-check-versions = Crow's Nest { $version }, Python { $python }, discord.py { $discord }, SQLite { $sqlite }
operator-check-database-default = Database: { $path } (the default; DATABASE_URL names another)
operator-check-database-chosen = Database: { $path } (from DATABASE_URL)
operator-check-database-new = It does not exist yet and can be made.
operator-check-database-sound = It exists, and can be read and written.
operator-check-does-not-last = Warning: { $folder } may not outlive a restart of the machine or container ({ $reason }). Name a file on a disk that lasts in DATABASE_URL.
operator-check-temporary = a folder for temporary files
operator-check-token-set = Token: set
operator-check-token-missing = Token: not set
operator-check-invite = Invite: { $url }
operator-check-invite-unknown = Invite: { $url } with your application's id in place of APPLICATION_ID
operator-check-scopes = Scopes of the invite: { $scopes }
operator-check-permissions = Permissions of the invite: { $permissions }
operator-check-runnable = Everything is in place: python -m bot run
