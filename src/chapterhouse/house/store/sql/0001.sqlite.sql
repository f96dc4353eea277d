-- One row a table of the house. The seed is shown to nobody before the game is over.
CREATE TABLE gaming_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seed BLOB NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;

-- The truth: what happened at a table, in order. Rows are only ever added; `link` chains them.
CREATE TABLE event (
    table_id TEXT NOT NULL REFERENCES gaming_table (id),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    actor INTEGER NOT NULL,
    wish TEXT NOT NULL,
    body BLOB NOT NULL,
    link BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- What the lobby shows, and where a bot must move: derived from the events.
CREATE TABLE card (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    due INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX card_by_phase ON card (phase, listed, at);
CREATE INDEX card_due ON card (table_id) WHERE due = 1;

-- Hashes of secret keys: of an invitation, or of a seat's owner.
CREATE TABLE seat_key (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX seat_key_by_seat ON seat_key (table_id, seat);

-- Browsers by the hash of their cookie, and the seats that they hold.
CREATE TABLE guest (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE holding (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
) WITHOUT ROWID;
CREATE INDEX holding_by_seat ON holding (table_id, seat);

-- Chat is no part of the game.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    c INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, c)
) WITHOUT ROWID;

-- Which server process lets the bots of a table think, and until when.
CREATE TABLE lease (
    table_id TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
) WITHOUT ROWID;
