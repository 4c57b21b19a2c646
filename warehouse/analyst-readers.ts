import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { WarehouseClient } from './client.ts';

/** Somebody who reads the views of `analyst`, of one customer. */
const row = z.object({
  name: z.string(),
  customerId: z.int(),
  createdAt: z.string(),
  /** When it got its secret. */
  changedAt: z.string(),
  revokedAt: z.string().nullable(),
});
export type AnalystReader = z.output<typeof row>;

export const readerName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_-]{0,62}$/,
    'A name has lower-case letters, digits, - and _, begins with a letter, and is short.',
  )
  .refine((name) => name !== 'default', 'This is the name of the owner.');

/** True if this ClickHouse keeps readers for us: a server has its own users, `analyst.sql` says how to make them. */
export async function keepsReaders(warehouse: WarehouseClient): Promise<boolean> {
  const answer = await warehouse.query({ query: 'EXISTS TABLE daemon.readers', format: 'JSONEachRow' });
  return (await answer.json<{ result: number }>())[0]?.result === 1;
}

/** Returns all readers by name, or those of one customer; revoked ones too. */
export async function listReaders(warehouse: WarehouseClient, customerId?: number): Promise<AnalystReader[]> {
  const answer = await warehouse.query({
    query: `SELECT name, customer_id AS customerId, created_at AS createdAt, changed_at AS changedAt, revoked_at AS revokedAt
      FROM daemon.readers FINAL WHERE {all:Bool} OR customer_id = {customerId:UInt32} ORDER BY name`,
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
  const reader = { name: readerName.parse(name), customerId, createdAt: at, changedAt: at, revokedAt: null };
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
