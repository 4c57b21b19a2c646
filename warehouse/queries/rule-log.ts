import { z } from 'zod';
import type { RuleLogEntry, RuleLogQuery } from '../../domain/rules/read-log.ts';
import { boundQuery } from '../bound-query.ts';
import type { WarehouseClient } from '../client.ts';

const row = z.object({
  id: z.string(),
  at: z.int(),
  ruleId: z.int(),
  ruleName: z.string(),
  alarmId: z.int(),
  outcome: z.enum(['WAITING', 'ACTED', 'SKIPPED', 'CANCELLED', 'FAILED']),
  action: z.string(),
  reason: z.string(),
  ticketId: z.int().nullable(),
  triggeredAt: z.int(),
  dueAt: z.int(),
});

const condition = ({ ruleId, alarmId, outcomes }: RuleLogQuery): string =>
  [
    'customer_id = {customerId:UInt32}',
    'rule_log.at >= {from:DateTime64(3)} AND rule_log.at < {to:DateTime64(3)}',
    ...(ruleId === null ? [] : ['rule_id = {ruleId:UInt64}']),
    ...(alarmId === null ? [] : ['alarm_id = {alarmId:UInt64}']),
    ...(outcomes.length === 0 ? [] : ['outcome IN {outcomes:Array(String)}']),
  ].join(' AND ');

const paramsOf = ({ ruleId, alarmId, outcomes }: RuleLogQuery) => ({
  ...(ruleId !== null && { ruleId }),
  ...(alarmId !== null && { alarmId }),
  ...(outcomes.length > 0 && { outcomes }),
});

/** Finds a page of what rules have decided, newest first. */
export async function findRuleLog(
  warehouse: WarehouseClient,
  of: RuleLogQuery & { limit: number; offset: number },
): Promise<RuleLogEntry[]> {
  const rows = await boundQuery(warehouse, {
    name: 'rule-log',
    customerId: of.customerId,
    range: of.range,
    sql: `SELECT toString(log_id) AS id, toUnixTimestamp64Milli(rule_log.at) AS at, rule_id AS ruleId,
        rule_name AS ruleName, alarm_id AS alarmId, outcome, action, reason, ticket_id AS ticketId,
        toUnixTimestamp64Milli(triggered_at) AS triggeredAt, toUnixTimestamp64Milli(due_at) AS dueAt
      FROM rule_log FINAL WHERE ${condition(of)}
      ORDER BY rule_log.at DESC, log_id DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
    params: { ...paramsOf(of), limit: of.limit, offset: of.offset },
    row,
  });
  return rows.map((entry) => ({ ...entry, action: entry.action || null }));
}

/** Counts the same. */
export async function countRuleLog(warehouse: WarehouseClient, of: RuleLogQuery): Promise<number> {
  const [counted] = await boundQuery(warehouse, {
    name: 'rule-log-count',
    customerId: of.customerId,
    range: of.range,
    sql: `SELECT count() AS count FROM rule_log FINAL WHERE ${condition(of)}`,
    params: paramsOf(of),
    row: z.object({ count: z.int() }),
  });
  return counted?.count ?? 0;
}
