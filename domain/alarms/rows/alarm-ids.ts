import type { Database, Transaction } from '../../../platform/database.ts';
import { holdIds, useIds } from '../../hold-ids.ts';

/** Hands out the numbers people see (ALM.2). */
export interface AlarmIds {
  /** Reserves `count` numbers, in ascending order, for this holder until they are used. */
  hold(customerId: number, count: number): Promise<number[]>;
  /** Marks numbers as used, in the transaction that stores their alarms. */
  use(trx: Transaction, customerId: number, ids: readonly number[]): Promise<void>;
}

/** @param holder the work that the numbers are for, the same after a kill: unused numbers are used first. */
export function alarmIdsFor(db: Database, holder: string): AlarmIds {
  const who = (customerId: number) => ({ customerId, kind: 'alarm', holder }) as const;
  return {
    hold: (customerId, count) => holdIds(db, who(customerId), count),
    use: (trx, customerId, ids) => useIds(trx, who(customerId), ids),
  };
}
