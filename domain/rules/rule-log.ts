import { uuidOf } from '../../platform/ids.ts';
import type { RuleLogRow } from '../changes/changes-message.ts';
import type { ActionType } from './rule.ts';

export type Outcome = RuleLogRow['outcome'];

/** A decision of a rule about an alarm, for the execution log. */
export interface Said {
  outcome: Outcome;
  reason: string;
  action?: ActionType | null;
  /** Place of the action in the rule. */
  step?: number;
  ticketId?: number | null;
}

/** Returns the row of a decision. */
export const logRow = (
  customerId: number,
  rule: { id: number; name: string },
  timer: { alarmId: number; entry: string; triggeredAt: number; dueAt: number },
  { outcome, reason, action = null, step = -1, ticketId = null }: Said,
  at: number,
): RuleLogRow => ({
  ...{ ruleId: rule.id, ruleName: rule.name, alarmId: timer.alarmId, at },
  logId: uuidOf('rule-log', customerId, rule.id, timer.alarmId, timer.entry, outcome, step),
  ...{ outcome, action, reason, ticketId, triggeredAt: timer.triggeredAt, dueAt: timer.dueAt },
});
