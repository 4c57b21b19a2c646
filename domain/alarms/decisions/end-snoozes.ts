import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { bySweep } from '../../origin/origin.ts';
import { alarmRowsOf } from '../rows/alarm-rows.ts';
import { lockDueSnoozes } from '../rows/alarm-state-rows.ts';
import { nextStatus } from '../rows/status-table.ts';
import { changeStatus } from './change-status.ts';
import { writeDecisions } from './write-decisions.ts';

type Deps = { db: Database; clock: Clock };

/**
 * Ends the snoozes of one customer that are over (SNZ.2, STAT.17), at most `limit` at once, in one transaction with
 * their activity and outbox rows. An alarm locked by another transaction is left to the next run.
 * @returns how many ended.
 */
export async function endSnoozes({ db, clock }: Deps, customerId: number, limit: number): Promise<number> {
  const now = clock.now().getTime();
  return forCustomer(db, customerId, async (trx) => {
    const due = await lockDueSnoozes(trx, customerId, now, limit);
    const decided = due.map((before) => {
      const status = nextStatus('snooze ends', before, now);
      return { before, decision: changeStatus(before, { status, now }) };
    });
    await writeDecisions(trx, customerId, decided, bySweep, now);
    return due.length;
  });
}

const onRead = 1_000;

/**
 * Ends expired snoozes of one customer before reading its alarms: a sweep that does not run cannot hide alarms (SNZ.2).
 */
export async function readAwake<T>(deps: Deps, customerId: number, read: (trx: Transaction) => Promise<T>): Promise<T> {
  const now = deps.clock.now().getTime();
  const done = await forCustomer(deps.db, customerId, async (trx) =>
    (await alarmRowsOf(trx, customerId).hasDueSnooze(now)) ? null : { result: await read(trx) },
  );
  if (done) return done.result;
  await endSnoozes(deps, customerId, onRead);
  return forCustomer(deps.db, customerId, read);
}
