import type { RuleOfAlarm, ShownRule } from '../../../domain/rules/list-rules.ts';
import type { RuleLogEntry } from '../../../domain/rules/read-log.ts';
import type { Action } from '../../../domain/rules/rule.ts';

export type AutomationRuleMapper = ShownRule;
export type AutomationActionMapper = Action;
export type AutomationRuleLogEntryMapper = RuleLogEntry;
/** A page, and what counts all of its list. */
export interface AutomationRulesAndCountMapper {
  rules: ShownRule[];
  count: () => Promise<number>;
}
export interface AutomationRuleLogAndCountMapper {
  entries: RuleLogEntry[];
  count: () => Promise<number>;
}
export type AutomationRuleOfAlarmMapper = RuleOfAlarm;
