import { z } from 'zod';
import { alarmNumber } from '../alarms/decisions/selection.ts';
import type { RuleLogRow } from '../changes/changes-message.ts';
import { assertPermission } from '../identity/assert-permission.ts';
import type { Ctx } from '../identity/ctx.ts';
import { pageSchema } from '../paging.ts';
import { ruleNumber } from './rule-rows.ts';

/** An entry of the execution log. */
export interface RuleLogEntry extends Omit<RuleLogRow, 'logId'> {
  id: string;
}

/** Entries that are looked for; `to` is excluded. Times are milliseconds since the epoch. */
export interface RuleLogQuery {
  customerId: number;
  ruleId: number | null;
  alarmId: number | null;
  /** Empty: all. */
  outcomes: readonly string[];
  range: { from: number; to: number };
}

/** The execution log in the warehouse. */
export interface RuleLog {
  find(of: RuleLogQuery & { limit: number; offset: number }): Promise<RuleLogEntry[]>;
  count(of: RuleLogQuery): Promise<number>;
}

const outcomes = ['WAITING', 'ACTED', 'SKIPPED', 'CANCELLED', 'FAILED'] as const;
const inputSchema = pageSchema.extend({
  where: z
    .object({
      ruleId: z.string().max(50).nullish(),
      alarmId: z.string().max(50).nullish(),
      outcomes: z.array(z.enum(outcomes)).nullish(),
      from: z.coerce.date().nullish(),
      to: z.coerce.date().nullish(),
    })
    .nullish(),
});

/** Reads a page of what rules have decided, newest first; a rule or an alarm that there is not has nothing. @throws AppError FORBIDDEN. */
export async function readRuleLog(
  ctx: Ctx,
  log: RuleLog,
  input: z.input<typeof inputSchema>,
): Promise<{ entries: RuleLogEntry[]; count: () => Promise<number> }> {
  assertPermission(ctx, 'automation', 'VIEW');
  const { where, limit, offset } = inputSchema.parse(input);
  const query: RuleLogQuery = {
    customerId: ctx.customer.id,
    ruleId: where?.ruleId ? (ruleNumber(where.ruleId) ?? 0) : null,
    alarmId: where?.alarmId ? (alarmNumber(where.alarmId) ?? 0) : null,
    outcomes: where?.outcomes ?? [],
    range: {
      from: where?.from?.getTime() ?? 0,
      to: where?.to?.getTime() ?? ctx.clock.now().getTime() + 60_000,
    },
  };
  return { entries: await log.find({ ...query, limit, offset }), count: () => log.count(query) };
}
