import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/database.ts';
import { utcText } from '../../../platform/instant.ts';
import { pgArray } from '../../../platform/pg-array.ts';
import { neverSeen } from '../../alarms/ingest/apply-events.ts';
import { type Touched, writeAlarms } from '../../alarms/ingest/write-alarms.ts';
import { toAlarmEvent } from '../../alarms/rows/alarm-event.ts';
import type { EventRow } from '../../changes/changes-message.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import type { Reading } from './diff-readings.ts';

export interface WindowWrite {
  customerId: number;
  systemId: number;
  reparseId: string;
  normaliser: string;
  /** The first reading of each alarm that only the new version knows. */
  newAlarms: readonly Reading[];
  rows: readonly EventRow[];
  touched: ReadonlySet<number>;
  successors: ReadonlyMap<number, number>;
  /** The newest reading of each alarm that the window holds. */
  newest: ReadonlyMap<number, Reading>;
}

/**
 * Writes the changes of one window of a run, in the caller's transaction: new alarms, still without a derived state;
 * events, through the outbox like all others; and marks that delay the refold of all touched alarms until the end of
 * the run.
 * @throws AlarmAppeared when the projector has stored one of the new alarms meanwhile.
 */
export async function writeWindow(trx: Transaction, window: WindowWrite, now: number): Promise<void> {
  const { customerId, systemId } = window;
  const changes = noChanges(customerId, now);
  const fresh = window.newAlarms.map(
    ({ alarmId, event, receivedAt, payload }): Touched => ({
      before: null,
      state: neverSeen({ customerId, systemId, id: alarmId, fingerprint: event.fingerprint }, { at: 0 }, now),
      attributes: { event, texts: event, receivedAt, payload: () => payload },
    }),
  );
  for (const { row } of await writeAlarms(trx, fresh, { bySource: true })) changes.attributes.push(row);
  changes.events.push(...window.rows);
  await mark(trx, window, now);
  await writeOutbox(trx, changes);
}

/** True if a window's event defines the alarm rather than the mark's: the newer one, a return only if both are (STAT.28). */
const definesAlarm = `refolds.newest is null or
  (coalesce((refolds.newest->>'isReturn')::bool, false), (excluded.newest->>'at')::bigint)
  >= ((excluded.newest->>'isReturn')::bool, (refolds.newest->>'at')::bigint)`;

/** A mark of an alarm keeps the event that defines it of all windows, and the last successor. */
async function mark(trx: Transaction, window: WindowWrite, now: number): Promise<void> {
  const ids = [...window.touched];
  if (ids.length === 0) return;
  const newest = ids.map((id) => window.newest.get(id));
  await trx.raw(
    `insert into refolds (customer_id, alarm_id, mark, marked_at, reparse_id, is_held, successor_id, newest, payload)
     select :customerId::int, n.id, :mark::uuid, :at::timestamptz, :reparseId::uuid, true, n.successor, n.newest, n.payload
     from unnest(:ids::bigint[], :successors::bigint[], :newest::jsonb[], :payloads::text[]) as n (id, successor, newest, payload)
     order by n.id
     on conflict (customer_id, alarm_id) do update set
       mark = excluded.mark, reparse_id = excluded.reparse_id, is_held = true,
       successor_id = coalesce(excluded.successor_id, refolds.successor_id),
       newest = case when ${definesAlarm} then excluded.newest else refolds.newest end,
       payload = case when ${definesAlarm} then excluded.payload else refolds.payload end`,
    {
      customerId: window.customerId,
      mark: randomUUID(),
      at: `${utcText(now)}+00`,
      reparseId: window.reparseId,
      ids: pgArray('bigint', ids),
      successors: pgArray(
        'bigint',
        ids.map((id) => window.successors.get(id) ?? null),
      ),
      newest: pgArray(
        'jsonb',
        newest.map((one) =>
          one
            ? JSON.stringify({
                at: toAlarmEvent(one.event).at,
                payloadId: one.event.payloadId,
                isReturn: one.event.kind === 'RTN',
              })
            : null,
        ),
      ),
      payloads: pgArray(
        'text',
        newest.map((one) => one?.payload ?? null),
      ),
    },
  );
}
