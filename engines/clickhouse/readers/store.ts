import { createHash, timingSafeEqual } from 'node:crypto';
import { coalesce } from '../../../platform/coalesce.ts';
import type { Engine } from '../engine.ts';

/** Somebody who may read the views of `analyst`, of one customer alone. */
export interface Reader {
  name: string;
  customerId: number;
}

export interface ReaderStore {
  /** Returns the reader whose name and secret these are; undefined if nobody's, or of one who was revoked. */
  find(name: string, secret: string): Promise<Reader | undefined>;
  close(): void;
}

type Row = [name: string, customerId: number, secretHash: string];

/** Names of readers: nothing in them can end a literal or a header. */
export const READER_NAME = /^[a-z][a-z0-9_-]{0,62}$/;
const MOST_READERS = 10_000;
const LONGEST_SECRET = 200;

const TABLE = `CREATE TABLE IF NOT EXISTS daemon.readers (
  name String COMMENT 'What it signs in with.',
  customer_id UInt32 COMMENT 'The customer whose rows it reads.',
  secret_hash String COMMENT 'SHA-256 of its secret, hexadecimal. Secrets are 32 random bytes, so that nothing slower is needed.',
  created_at DateTime64(3, 'UTC') COMMENT 'When it was created.',
  changed_at DateTime64(3, 'UTC') COMMENT 'When it got its secret.',
  revoked_at Nullable(DateTime64(3, 'UTC')) COMMENT 'Since when it is refused; null: it is not.',
  version UInt64 COMMENT 'The highest counts.'
) ENGINE = ReplacingMergeTree(version) ORDER BY name COMMENT 'Readers of the analyst views.'`;
const USES = `CREATE TABLE IF NOT EXISTS daemon.reader_uses (
  name String COMMENT 'The reader.',
  used_at DateTime64(3, 'UTC') COMMENT 'When it asked something; at most once a minute is kept.'
) ENGINE = ReplacingMergeTree(used_at) ORDER BY name COMMENT 'When readers last asked something.'`;
const USED_EVERY_MS = 60_000;
const READ = `SELECT name, customer_id, secret_hash FROM daemon.readers FINAL WHERE isNull(revoked_at) LIMIT ${MOST_READERS}`;

const isHashOf = (secret: string, hash: string): boolean => {
  const digest = createHash('sha256').update(secret).digest();
  const stored = Buffer.from(hash, 'hex');
  return stored.length === digest.length && timingSafeEqual(digest, stored);
};

/** Creates a record of when readers were last used, to the minute. What cannot be written stops nobody. */
async function createUses(engine: Engine): Promise<{ record(name: string): void; close(): void }> {
  const connection = engine.connect();
  await connection.run(USES);
  const recordedAt = new Map<string, number>();
  let writing: Promise<unknown> = Promise.resolve();
  return {
    record(name) {
      const now = Date.now();
      if (now - (recordedAt.get(name) ?? 0) < USED_EVERY_MS) return;
      recordedAt.set(name, now);
      writing = writing
        .then(() => connection.run(`INSERT INTO daemon.reader_uses SELECT '${name}', fromUnixTimestamp64Milli(${now})`))
        .catch((error: unknown) => console.error(`reader_uses: ${error instanceof Error ? error.message : error}`));
    },
    close: () => void writing.then(() => connection.close()),
  };
}

/**
 * Opens the table of readers, which the owner writes. It is read for each request, so that who was revoked is refused at
 * once; requests that come while it is being read share the next reading, so that strangers cost one query at a time.
 */
export async function createReaderStore(engine: Engine): Promise<ReaderStore> {
  const connection = engine.connect();
  await connection.run(TABLE);
  const uses = await createUses(engine);
  const rowOf = coalesce(
    async (names: readonly string[]): Promise<Array<Row | undefined>> => {
      const { bytes } = await connection.run(READ, 'JSONCompactEachRow');
      const lines = Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean);
      const rows = new Map(lines.map((line) => JSON.parse(line) as Row).map((row) => [row[0], row]));
      return names.map((name) => rows.get(name));
    },
    { by: () => 'readers', maxBatch: 1_000 },
  );
  return {
    async find(name, secret) {
      if (!READER_NAME.test(name) || secret.length > LONGEST_SECRET) return undefined;
      const row = await rowOf(name);
      if (!row || !isHashOf(secret, row[2])) return undefined;
      uses.record(name);
      return { name, customerId: row[1] };
    },
    close() {
      uses.close();
      connection.close();
    },
  };
}
