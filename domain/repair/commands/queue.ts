import type { Database, Transaction } from '../../../platform/database.ts';
import type { CommandRecord, CommandRunner, SystemKey } from './command.ts';

const unfinished = ['PENDING', 'IN_PROGRESS'];
/** INT.13: what is in progress, then what waits longest. */
const queueOrder = `status = 'PENDING', queued_at, id`;

/** A command that its runner has taken from the queue. */
interface Taken {
  record: CommandRecord;
  /** False for one that was in progress already: its runner has lost its place. */
  isBegun: boolean;
}

/**
 * Takes the next command of an integration for one of its runners: the one already in progress, or the one that waits
 * longest, which is from now on. Both runners serve one queue (INT.13).
 * @returns null if none waits; `OTHERS` if the other runner has to end one first.
 */
export async function takeNext(
  trx: Transaction,
  { customerId, systemId }: SystemKey,
  runner: CommandRunner,
  now: Date,
): Promise<Taken | 'OTHERS' | null> {
  // the other runner may be about to take one that this one does not see as taken yet
  await trx.raw('select pg_advisory_xact_lock(?, hashtext(?))', [customerId, `commands ${systemId}`]);
  for (;;) {
    const next: CommandRecord | undefined = await trx('external_system_commands')
      .where({ customer_id: customerId, system_id: systemId })
      .whereIn('status', unfinished)
      .orderByRaw(queueOrder)
      .first();
    if (!next) return null;
    if (next.runner !== runner) return 'OTHERS';
    if (next.status === 'IN_PROGRESS') return { record: next, isBegun: false };
    const [record] = await trx('external_system_commands')
      .where({ customer_id: customerId, id: next.id, status: 'PENDING' })
      .update({ status: 'IN_PROGRESS', started_at: now, heartbeat_at: now })
      .returning('*');
    // deleted or killed in this moment: another is next
    if (record) return { record, isBegun: true };
  }
}

/** Finds the queues whose next command is the worker's, and was queued before a time. */
export async function queuesOfWorker(db: Database, before: Date): Promise<SystemKey[]> {
  const { rows } = await db.raw<{ rows: SystemKey[] }>(
    `select "customerId", "systemId" from (
       select distinct on (customer_id, system_id) customer_id as "customerId", system_id as "systemId", runner, queued_at
       from external_system_commands where status = any(:unfinished)
       order by customer_id, system_id, ${queueOrder}
     ) next where runner = 'SERVER' and queued_at < :before`,
    { unfinished, before },
  );
  return rows;
}

/** Counts the commands that come before each of those that wait. */
export async function countBefore(
  trx: Transaction,
  customerId: number,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await trx.raw<{ rows: Array<{ id: string; before: number }> }>(
    `select c.id, count(*)::int as before from external_system_commands c
     join external_system_commands b on b.customer_id = c.customer_id and b.system_id = c.system_id
       and b.status = any(:unfinished) and (b.status = 'IN_PROGRESS' or (b.queued_at, b.id) < (c.queued_at, c.id))
     where c.customer_id = :customerId and c.id = any(:ids::uuid[]) and c.status = 'PENDING'
     group by c.id`,
    { customerId, ids: [...ids], unfinished },
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
}
