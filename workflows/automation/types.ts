import type { RuleKey } from '../../domain/rules/rule.ts';

export type { RuleKey };

/** Activities of the workflow in workflow.ts. */
export interface RuleActivities {
  /** Does what is due in a rule, and ends what it has let go. @returns milliseconds until something is due next; null if nothing waits. */
  fireRule(key: RuleKey): Promise<number | null>;
}
