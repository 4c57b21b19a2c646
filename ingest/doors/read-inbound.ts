import { coalesce } from '../../platform/coalesce.ts';
import type { Database } from '../../platform/database.ts';

const queryMs = 10_000;
const maxBatch = 1_000;

/** An integration as every door knows it. */
export interface Inbound {
  customerId: number;
  systemId: number;
  /** Of the integration and of its customer. */
  isActive: boolean;
  /** Milliseconds since the epoch. */
  licenseExpiresAt: number | null;
}

/**
 * Reads inbound integrations by a value of theirs, with further columns of `s` under the names they are given; null when
 * there is none. One query runs at a time, and all that are asked for meanwhile share the next: however many strangers
 * ask for integrations that do not exist, whoever asks for one that does waits for two queries at most.
 * @returns a function that throws Error when Postgres does not answer in time.
 */
export function createInboundReader<Key extends string | number, More>(
  db: Database,
  { columns, key, type }: { columns: string; key: string; type: 'int' | 'text' },
): (value: Key) => Promise<(Inbound & More) | null> {
  async function readAll(values: readonly Key[]): Promise<Array<(Inbound & More) | null>> {
    const { rows } = await db
      .raw(
        `select ${key} as "key", s.customer_id as "customerId", s.id as "systemId", s.license_expires_at as "licenseExpiresAt",
           s.is_active and c.onboarding_status <> 'DISABLED' as "isActive", ${columns}
         from external_systems s join customers c on c.id = s.customer_id
         where s.direction = 'INBOUND' and ${key} = any(?::${type}[])`,
        [[...values] as string[]],
      )
      .timeout(queryMs);
    const byKey = new Map<Key, Inbound & More>();
    for (const { key, ...row } of rows)
      byKey.set(key, { ...row, licenseExpiresAt: row.licenseExpiresAt?.getTime() ?? null });
    return values.map((value) => byKey.get(value) ?? null);
  }
  return coalesce(readAll, { by: () => 0, maxBatch });
}

export const isExpired = ({ licenseExpiresAt }: Inbound, now: number): boolean =>
  licenseExpiresAt !== null && licenseExpiresAt <= now;
