import { forCustomer } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { Actor } from '../../origin/actor.ts';

type Reader = Pick<Ctx, 'db' | 'customer'>;

/**
 * Reads the newest payload of each alarm as received: from the archive, else the one stored with the alarm (a new
 * alarm's, one that has expired in the archive, or the last known while the warehouse is unavailable).
 */
export async function readPayloads(
  ctx: Reader & Pick<Ctx, 'history' | 'log'>,
  alarmIds: readonly number[],
): Promise<Map<number, string>> {
  const customerId = ctx.customer.id;
  const [held, archived] = await Promise.all([
    forCustomer(ctx.db, customerId, (trx) =>
      trx.raw<{ rows: Array<{ id: number; payload: string }> }>(
        'select alarm_id as id, payload from alarm_payloads where customer_id = ? and alarm_id = any(?::bigint[])',
        [customerId, [...alarmIds]],
      ),
    ),
    ctx.history.newestPayloads({ customerId, alarmIds }).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'newest payloads cannot be read from the archive');
      return new Map<number, string>();
    }),
  ]);
  return new Map([...held.rows.map(({ id, payload }) => [id, payload] as const), ...archived]);
}

/** Reads who last snoozed each of some alarms, a person or a rule, by alarm; those that only the system snoozed are left out. */
export async function readSnoozers(ctx: Reader, alarmIds: readonly number[]): Promise<Map<number, Actor>> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw<{ rows: Array<Actor & { alarmId: number }> }>(
      `select distinct on (alarm_id) alarm_id as "alarmId", user_id as "userId",
         automation_rule_id as "automationRuleId" from alarm_activity
       where customer_id = ? and alarm_id = any(?::bigint[]) and (user_id is not null or automation_rule_id is not null)
         and (field = 'snoozeExpiresAt' or field = 'status' and rev_value = 'Snoozed')
       order by alarm_id, created_at desc`,
      [ctx.customer.id, [...alarmIds]],
    ),
  );
  return new Map(rows.map(({ alarmId, ...actor }) => [alarmId, actor]));
}
