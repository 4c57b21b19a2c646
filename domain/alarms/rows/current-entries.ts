import type { Transaction } from '../../../platform/database.ts';
import type { Cause } from '../../origin/cause.ts';
import { readMemory } from './state-memory.ts';

/** An alarm that is in a status now, since when, and how it came there. */
export interface CurrentStay {
  alarmId: number;
  at: number;
  from: string | null;
  cause: Cause | null;
}

/**
 * Reads the alarms that are in a status now and have entered it within a range (`to` is excluded), by number: their stays are
 * not in the warehouse until they end.
 */
export async function readCurrentStays(
  trx: Transaction,
  customerId: number,
  { status, from, to, after, limit }: { status: string; from: number; to: number; after: number; limit: number },
): Promise<CurrentStay[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; at: Date | number; memory: string }> }>(
    `select s.id, s.entered_status_at as at, s.memory from alarm_state s
     where s.customer_id = ? and s.status = ? and s.id > ? and s.deleted_at is null and s.latest_alarm_at is not null
       and s.entered_status_at >= ? and s.entered_status_at < ?
     order by s.id limit ?`,
    [customerId, status, after, new Date(from), new Date(to), limit],
  );
  return rows.map(({ id, at, memory }) => {
    const { entry } = readMemory(memory);
    return { alarmId: id, at: Number(at), from: entry?.from ?? null, cause: entry?.cause ?? null };
  });
}

/** Reads when some alarms entered the status that they have now. */
export async function readEntered(
  trx: Transaction,
  customerId: number,
  alarmIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number; at: Date | number }> }>(
    'select s.id, s.entered_status_at as at from alarm_state s where s.customer_id = ? and s.id = any(?::bigint[])',
    [customerId, [...alarmIds]],
  );
  return new Map(rows.map(({ id, at }) => [id, Number(at)]));
}
