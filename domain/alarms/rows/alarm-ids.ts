import type { Database, Transaction } from '../../../platform/database.ts';
import { holdIds, useIds } from '../../hold-ids.ts';

/** Hands out the numbers people see (ALM.2). */
export interface AlarmIds {
  /** So many numbers, in their order, which are nobody else's until they are used. */
  hold(customerId: number, count: number): Promise<number[]>;
  /** The numbers are alarms' now, in the transaction that stores those. */
  use(trx: Transaction, customerId: number, ids: readonly number[]): Promise<void>;
}

/** @param holder the work that the numbers are for, the same after a kill: what was not used then is used first. */
export function alarmIdsFor(db: Database, holder: string): AlarmIds {
  const who = (customerId: number) => ({ customerId, kind: 'alarm', holder }) as const;
  return {
    hold: (customerId, count) => holdIds(db, who(customerId), count),
    use: (trx, customerId, ids) => useIds(trx, who(customerId), ids),
  };
}
