import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type AnalystReader, type AnalystReaders, readerName } from '../../domain/analyst/readers.ts';
import type { WarehouseClient } from '../client.ts';

/** ISO 8601, of a time as ClickHouse writes it. */
const time = z.string().transform((text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString());

const row: z.ZodType<AnalystReader> = z.object({
  name: z.string(),
  customerId: z.int(),
  createdAt: time,
  changedAt: time,
  revokedAt: time.nullable(),
  lastUsedAt: time.nullable(),
});

/** True if this ClickHouse keeps readers for us: a server has its own users, `analyst.sql` says how to make them. */
async function keepsReaders(warehouse: WarehouseClient): Promise<boolean> {
  const answer = await warehouse.query({ query: 'EXISTS TABLE daemon.readers', format: 'JSONEachRow' });
  return (await answer.json<{ result: number }>())[0]?.result === 1;
}

/** Returns all readers by name, or those of one customer; revoked ones too. */
export async function listReaders(warehouse: WarehouseClient, customerId?: number): Promise<AnalystReader[]> {
  const answer = await warehouse.query({
    query: `SELECT r.name AS name, r.customer_id AS customerId, r.created_at AS createdAt, r.changed_at AS changedAt,
        r.revoked_at AS revokedAt, if(u.newest >= r.created_at, u.newest, NULL) AS lastUsedAt
      FROM daemon.readers AS r FINAL
      LEFT JOIN (SELECT name, max(used_at) AS newest FROM daemon.reader_uses GROUP BY name) AS u ON u.name = r.name
      WHERE {all:Bool} OR r.customer_id = {customerId:UInt32} ORDER BY name`,
    query_params: { all: customerId === undefined, customerId: customerId ?? 0 },
    format: 'JSONEachRow',
  });
  return z.array(row).parse(await answer.json());
}

async function store(warehouse: WarehouseClient, reader: AnalystReader, secret: string | null, now: Date) {
  await warehouse.insert({
    table: 'daemon.readers',
    format: 'JSONEachRow',
    values: [
      {
        name: reader.name,
        customer_id: reader.customerId,
        secret_hash: secret === null ? '' : createHash('sha256').update(secret).digest('hex'),
        created_at: reader.createdAt,
        changed_at: reader.changedAt,
        revoked_at: reader.revokedAt,
        version: now.getTime(),
      },
    ],
  });
}

/**
 * Creates a reader of one customer, or a new one under the name of one who was revoked.
 * @returns its secret, which is shown once; undefined if somebody has the name.
 */
export async function createReader(
  warehouse: WarehouseClient,
  { name, customerId, now }: { name: string; customerId: number; now: Date },
): Promise<string | undefined> {
  const known = (await listReaders(warehouse)).find((one) => one.name === name);
  if (known && known.revokedAt === null) return undefined;
  const secret = newSecret();
  const at = now.toISOString();
  const reader = {
    name: readerName.parse(name),
    customerId,
    createdAt: at,
    changedAt: at,
    revokedAt: null,
    lastUsedAt: null,
  };
  await store(warehouse, reader, secret, now);
  return secret;
}

/** Gives a reader a new secret; the old one is refused at once. @returns it; undefined if there is no such reader. */
export async function rotateReader(warehouse: WarehouseClient, name: string, now: Date): Promise<string | undefined> {
  const known = await findActive(warehouse, name);
  if (!known) return undefined;
  const secret = newSecret();
  await store(warehouse, { ...known, changedAt: now.toISOString() }, secret, now);
  return secret;
}

/** Revokes a reader, who is refused at once. @returns false if there is no such reader. */
export async function revokeReader(warehouse: WarehouseClient, name: string, now: Date): Promise<boolean> {
  const known = await findActive(warehouse, name);
  if (!known) return false;
  await store(warehouse, { ...known, revokedAt: now.toISOString() }, null, now);
  return true;
}

/** 256 random bits. */
const newSecret = (): string => randomBytes(32).toString('base64url');

async function findActive(warehouse: WarehouseClient, name: string): Promise<AnalystReader | undefined> {
  return (await listReaders(warehouse)).find((one) => one.name === name && one.revokedAt === null);
}

/** The readers that this ClickHouse keeps, as administrators and the command change them. */
export const analystReaders = (warehouse: WarehouseClient): AnalystReaders => ({
  areKept: () => keepsReaders(warehouse),
  list: (customerId) => listReaders(warehouse, customerId),
  create: (of) => createReader(warehouse, of),
  rotate: (name, now) => rotateReader(warehouse, name, now),
  revoke: (name, now) => revokeReader(warehouse, name, now),
});
