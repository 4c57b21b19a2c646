import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { countBegunSince } from '../../alarms/rows/alarm-state-rows.ts';
import { floodMaxAlarms, floodWindowMinutes, monitoringPositions } from '../../constants.ts';
import { isRisky } from '../problems.ts';
import { publishRules } from '../publish-rules.ts';
import { lockStatesOf, readRules } from '../rule-rows.ts';
import { pauseInFlood } from './stop-rule.ts';

/** True if more alarms began lately than people can follow (KPI.23). @param now ms since the epoch. */
export async function isFlooded(trx: Transaction, customerId: number, now: number): Promise<boolean> {
  const most = floodMaxAlarms * monitoringPositions;
  return (await countBegunSince(trx, customerId, now - floodWindowMinutes * 60_000, most + 1)) > most;
}

/**
 * Pauses a customer's risky rules in a flood, and lets them go on when it is over (BEY.3).
 * @returns the rules that go on, and how many were paused.
 */
export async function judgeFlood(
  db: Database,
  customer: { id: number; name: string },
  now: number,
): Promise<{ resumed: number[]; paused: number }> {
  return forCustomer(db, customer.id, async (trx) => {
    const isFlood = await isFlooded(trx, customer.id, now);
    if (isFlood) {
      const rules = await readRules(trx, customer.id, { where: `r.state = 'ENABLED' and r.pauses_in_flood` });
      const risky = rules.filter(isRisky);
      await lockStatesOf(
        trx,
        customer.id,
        risky.map(({ id }) => id),
      );
      await pauseInFlood(trx, { customer, now }, risky);
      return { resumed: [], paused: risky.length };
    }
    // rules stay paused as long as a flood is looked for: one that comes and goes is one flood, with one mail
    const ids: number[] = await trx('automation_rules')
      .where({ customer_id: customer.id, pause_reason: 'FLOOD' })
      .where('paused_at', '<=', new Date(now - floodWindowMinutes * 60_000))
      // the order in which everybody locks rules, all of them before the first is changed
      .orderBy('id')
      .forNoKeyUpdate()
      .pluck('id');
    if (ids.length === 0) return { resumed: [], paused: 0 };
    await trx('automation_rules')
      .where({ customer_id: customer.id })
      .whereIn('id', ids)
      .update({ state: 'ENABLED', pause_reason: null, paused_at: null });
    await publishRules(trx, { customer, clock: { now: () => new Date(now) } });
    return { resumed: ids, paused: 0 };
  });
}

/** Finds the customers for which floods matter: those with enabled rules, or rules that a flood has paused. */
export async function customersWithFloodRules(db: Database): Promise<Array<{ id: number; name: string }>> {
  const { rows } = await db.raw(
    `select c.id, c.name from customers c where c.onboarding_status <> 'DISABLED' and exists (
       select from automation_rules r where r.customer_id = c.id
         and (r.state = 'ENABLED' and r.pauses_in_flood or r.pause_reason = 'FLOOD')) order by c.id`,
  );
  return rows;
}
