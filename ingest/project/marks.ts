import type { RunKind } from '../../domain/repair/reparse/reparse.ts';
import { customerRows } from '../../platform/customer-rows.ts';
import type { Database } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';

/** Events held in memory at a time, unless one alarm has more. */
const eventsATime = 10_000;

/** An alarm whose history is to be derived again. */
export interface Mark {
  customer_id: number;
  alarm_id: number;
  mark: string;
  /** The run that has added, moved or changed its events; null for an event that was late. */
  reparse_id: string | null;
  /** Kind of that run. */
  run_kind: RunKind | null;
  /** The replay through a pump that has brought its late events; null: one came otherwise. */
  replay_id: string | null;
  successor_id: number | null;
  newest: { payloadId: string } | null;
  payload: string | null;
}

export type MarkKey = Pick<Mark, 'customer_id' | 'alarm_id' | 'mark'>;

/**
 * Finds the oldest marks besides some, in the warehouse's order of alarms: marks read together are stored together.
 */
export async function findMarks(
  db: Database,
  { besides, limit }: { besides: ReadonlySet<string>; limit: number },
): Promise<MarkKey[]> {
  const { rows } = await db.raw<{ rows: MarkKey[] }>(
    `select customer_id, alarm_id, mark
     from (select * from refolds where not is_held and mark <> all(?::uuid[]) order by marked_at limit ?) r
     order by customer_id, alarm_id`,
    [pgArray('uuid', [...besides]), limit],
  );
  return rows;
}

/** Returns the content of one customer's marks, if they are unchanged. */
export async function readMarks(db: Database, customerId: number, keys: readonly MarkKey[]): Promise<Mark[]> {
  const alarmIds = keys.map((key) => key.alarm_id);
  const marks = keys.map((key) => key.mark);
  const { rows } = await db.raw<{ rows: Mark[] }>(
    `select r.customer_id, r.alarm_id, r.mark, r.reparse_id, p.kind as run_kind, r.replay_id, r.successor_id, r.newest, r.payload
     from ${customerRows('unnest(?::bigint[], ?::uuid[]) as n (alarm_id, mark)')}
     join refolds r on r.customer_id = n.customer_id and r.alarm_id = n.alarm_id and r.mark = n.mark
     left join reparses p on p.customer_id = r.customer_id and p.id = r.reparse_id
     order by r.alarm_id`,
    [customerId, pgArray('bigint', alarmIds), pgArray('uuid', marks)],
  );
  return rows;
}

/** Splits marks into parts whose histories fit into memory. @param counts numbers of events, by alarm. */
export function partsOf(marks: readonly Mark[], counts: ReadonlyMap<number, number>): Mark[][] {
  const parts: Mark[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const mark of marks) {
    const events = counts.get(mark.alarm_id) ?? 0;
    size += events;
    if (size > eventsATime) {
      parts.push([]);
      size = events;
    }
    parts.at(-1)?.push(mark);
  }
  return parts;
}
