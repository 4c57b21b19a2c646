import type { Database } from '../../../platform/database.ts';
import { utcText } from '../../../platform/instant.ts';
import { pgArray } from '../../../platform/pg-array.ts';

/** The payload of an alarm's newest event, as the archive of raw messages holds it. */
export interface KeptPayload {
  alarmId: number;
  payloadId: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  payload: string;
}

/** Filters out the alarms of a customer that already hold that payload themselves. */
export async function withoutPayload<Of extends Pick<KeptPayload, 'alarmId' | 'payloadId'>>(
  db: Database,
  customerId: number,
  newest: readonly Of[],
): Promise<Of[]> {
  const rows: Array<{ alarm_id: number; payload_id: string }> = await db('alarm_payloads')
    .where({ customer_id: customerId })
    .whereIn(
      'alarm_id',
      newest.map((one) => one.alarmId),
    )
    .select('alarm_id', 'payload_id');
  const held = new Map(rows.map((row) => [row.alarm_id, row.payload_id]));
  return newest.filter(({ alarmId, payloadId }) => held.get(alarmId) !== payloadId);
}

/** Lets alarms hold their newest payloads themselves (SYS.8), unless they hold a newer one by now. */
export async function keepPayloads(db: Database, customerId: number, kept: readonly KeptPayload[]): Promise<void> {
  const list = (type: string, value: (one: KeptPayload) => unknown): string => pgArray(type, kept.map(value));
  await db.raw(
    `insert into alarm_payloads as p (customer_id, alarm_id, payload_id, received_at, payload)
     select :customerId::int, n.* from unnest(:ids::bigint[], :payloadIds::uuid[], :times::timestamptz[], :payloads::text[]) as n
     on conflict (customer_id, alarm_id) do update set payload_id = excluded.payload_id, received_at = excluded.received_at,
       payload = excluded.payload
     where p.received_at <= excluded.received_at`,
    {
      customerId,
      ids: list('bigint', (one) => one.alarmId),
      payloadIds: list('uuid', (one) => one.payloadId),
      times: list('timestamptz', (one) => `${utcText(one.receivedAt)}+00`),
      payloads: list('text', (one) => one.payload),
    },
  );
}
