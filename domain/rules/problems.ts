import { ruleTexts } from '../../texts/server/rules.ts';
import type { RuleDelay, RulePlan } from './rule.ts';

/** Returns a number of minutes as a delay is written. */
export const delayOf = (total: number): RuleDelay => ({
  days: Math.floor(total / 1_440),
  hours: Math.floor((total % 1_440) / 60),
  minutes: total % 60,
});

/** Problem of a rule, which lacks something or names it wrongly: it cannot be enabled (AUTO.28). `path` is that of the field, e.g. `actions.0.reason`. */
export interface RuleProblem {
  path: string;
  message: string;
}

/** Returns the problems of a rule that need no look at the database: `find-problems.ts` has the others. Pure. */
export function problemsOf({ trigger, actions }: Pick<RulePlan, 'trigger' | 'actions'>): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const ask = (path: string, message: string) => problems.push({ path, message });
  if (!trigger) ask('trigger', ruleTexts.triggerRequired);
  else if (trigger.type === 'ENTERS_STATUS' && !trigger.status) ask('trigger.status', ruleTexts.statusRequired);
  if (actions.length === 0) ask('actions', ruleTexts.actionRequired);
  for (const [index, action] of actions.entries()) {
    const at = (field: string) => `actions.${index}.${field}`;
    if (action.type === 'SNOOZE' && action.durationMinutes === null)
      ask(at('durationMinutes'), ruleTexts.durationRequired);
    if (action.type === 'MOVE_STATUS') {
      if (action.status === null) ask(at('status'), ruleTexts.statusRequired);
      if (action.status === 'Snoozed') ask(at('status'), ruleTexts.useSnooze);
    }
    if (action.type === 'SET_PRIORITY' && action.priority === null) ask(at('priority'), ruleTexts.priorityRequired);
    if (action.type === 'NOTIFY' && action.userIds.length + action.teamIds.length === 0)
      ask(at('userIds'), ruleTexts.recipientRequired);
    if (action.type === 'NOTIFY' && action.channels.length === 0) ask(at('channels'), ruleTexts.channelRequired);
  }
  return problems;
}

/** True for a rule whose actions are held back in a flood (BEY.3). */
export const isRisky = ({ actions }: Pick<RulePlan, 'actions'>): boolean =>
  actions.some(({ type }) => type === 'CREATE_WORK' || type === 'NOTIFY');
