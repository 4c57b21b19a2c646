import { changeList } from '../change-list.ts';

/** Decision of an automation rule about an alarm. Times are milliseconds since the epoch. */
export interface RuleLogRow {
  ruleId: number;
  /** Its name then. */
  ruleName: string;
  alarmId: number;
  at: number;
  /** The same when it is written again. */
  logId: string;
  outcome: 'WAITING' | 'ACTED' | 'SKIPPED' | 'CANCELLED' | 'FAILED';
  /** Type of the action; null: about the rule as a whole. */
  action: string | null;
  /** Why, or what was done, in words. */
  reason: string;
  /** Ticket that was created or attached to. */
  ticketId: number | null;
  triggeredAt: number;
  dueAt: number;
}

/** Decisions of automation rules about alarms. */
export const ruleLog = changeList<RuleLogRow>('ruleLog');
