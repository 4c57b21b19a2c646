import { z } from 'zod';
import { forCustomer } from '../../../platform/database.ts';
import type { Ctx } from '../../identity/ctx.ts';
import type { SourceAction } from '../../lists/alarms/alarm-history.ts';
import type { AlarmRow } from '../../lists/alarms/alarm-row.ts';
import type { Cause } from '../../origin/cause.ts';
import { pageSchema } from '../../paging.ts';
import { findAlarm } from '../rows/find-alarm.ts';

/** A decision, or an action of the source. Times in milliseconds since the epoch. */
export interface AlarmActivityRow {
  id: string;
  field: string;
  prevValue: string | null;
  revValue: string | null;
  at: number;
  userId: string | null;
  automationRuleId: number | null;
  cause: Cause | null;
  /** Set where the source itself did it. */
  systemId: number | null;
  metadata: Record<string, unknown> | null;
}

const whereSchema = z.object({
  alarmId: z.string(),
  /** Only decisions of people, rules and systems, or only actions of the source. */
  kind: z.enum(['DECISION', 'SOURCE']).nullish(),
});
const schema = pageSchema.extend(whereSchema.shape);

/**
 * Lists changes by people, rules and systems together with actions of the source, newest first (ALM.9): the newest rows
 * of both kinds that a page can reach are merged in one order, so that pages neither overlap nor leave gaps.
 * @throws AppError NOT_FOUND for an alarm the customer does not have.
 */
export async function listActivity(ctx: Ctx, input: z.input<typeof schema>): Promise<AlarmActivityRow[]> {
  const { alarmId, kind, limit, offset } = schema.parse(input);
  const alarm = await findAlarm(ctx, alarmId);
  const reach = offset + limit;
  const [decisions, actions] = await Promise.all([
    kind === 'SOURCE' ? [] : readDecisions(ctx, alarm.id, reach),
    kind === 'DECISION'
      ? []
      : ctx.history.sourceActions({ customerId: ctx.customer.id, alarmId: alarm.id, limit: reach }),
  ]);
  return [...decisions, ...actions.map((action) => fromSourceAction(alarm, action))]
    .sort(newestFirst)
    .slice(offset, reach);
}

export async function countActivity(ctx: Ctx, input: z.input<typeof whereSchema>): Promise<number> {
  const { alarmId, kind } = whereSchema.parse(input);
  const alarm = await findAlarm(ctx, alarmId);
  const [decisions, actions] = await Promise.all([
    kind === 'SOURCE' ? 0 : countDecisions(ctx, alarm.id),
    kind === 'DECISION' ? 0 : ctx.history.countSourceActions({ customerId: ctx.customer.id, alarmId: alarm.id }),
  ]);
  return decisions + actions;
}

async function countDecisions(ctx: Ctx, alarmId: number): Promise<number> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw('select count(*) from alarm_activity where customer_id = ? and alarm_id = ?', [ctx.customer.id, alarmId]),
  );
  return rows[0].count;
}

const newestFirst = (a: AlarmActivityRow, b: AlarmActivityRow): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const fromSourceAction = (alarm: AlarmRow, action: SourceAction): AlarmActivityRow => ({
  id: action.id,
  field: action.field,
  prevValue: null,
  revValue: action.value,
  at: action.at,
  userId: null,
  automationRuleId: null,
  cause: 'SOURCE',
  systemId: alarm.systemId,
  metadata: null,
});

interface DecisionRecord {
  id: string;
  field: string;
  prev_value: string | null;
  rev_value: string | null;
  created_at: Date;
  user_id: string | null;
  automation_rule_id: number | null;
  cause: Cause | null;
  metadata: Record<string, unknown> | null;
}

async function readDecisions(ctx: Ctx, alarmId: number, limit: number): Promise<AlarmActivityRow[]> {
  const { rows } = await forCustomer(ctx.db, ctx.customer.id, (trx) =>
    trx.raw(
      `select id, field, prev_value, rev_value, created_at, user_id, automation_rule_id, metadata,
         -- rows of earlier releases have none, but may show it
         coalesce(cause, case when metadata->>'isUndo' = 'true' then 'UNDO' when user_id is not null then 'PERSON'
           when automation_rule_id is not null then 'RULE' end) as cause
       from alarm_activity
       where customer_id = ? and alarm_id = ? order by created_at desc, id desc limit ?`,
      [ctx.customer.id, alarmId, limit],
    ),
  );
  return rows.map((row: DecisionRecord) => ({
    id: row.id,
    field: row.field,
    prevValue: row.prev_value,
    revValue: row.rev_value,
    at: row.created_at.getTime(),
    userId: row.user_id,
    automationRuleId: row.automation_rule_id,
    cause: row.cause,
    systemId: null,
    metadata: row.metadata,
  }));
}
