-- One row a table of the house. The seed is shown to nobody before the game is over.
CREATE TABLE gaming_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    seed BYTEA NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- The truth: what happened at a table, in order. Rows are only ever added; `link` chains them.
CREATE TABLE event (
    table_id TEXT NOT NULL REFERENCES gaming_table (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor BIGINT NOT NULL,
    wish TEXT NOT NULL,
    body BYTEA NOT NULL,
    link BYTEA NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What the lobby shows, and where a bot must move: derived from the events.
CREATE TABLE card (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    phase TEXT NOT NULL,
    listed BIGINT NOT NULL,
    due BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body BYTEA NOT NULL
);
CREATE INDEX card_by_phase ON card (phase, listed, at);
CREATE INDEX card_due ON card (table_id) WHERE due = 1;

-- Hashes of secret keys: of an invitation, or of a seat's owner.
CREATE TABLE seat_key (
    hash TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL
);
CREATE INDEX seat_key_by_seat ON seat_key (table_id, seat);

-- Browsers by the hash of their cookie, and the seats that they hold.
CREATE TABLE guest (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE holding (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id, seat)
);
CREATE INDEX holding_by_seat ON holding (table_id, seat);

-- Chat is no part of the game.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    c BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, c)
);

-- Which server process lets the bots of a table think, and until when.
CREATE TABLE lease (
    table_id TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
