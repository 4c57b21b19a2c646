/** Key of an automation rule. */
export interface RuleKey {
  customerId: number;
  ruleId: number;
}

/** Activities of the workflow in workflow.ts. */
export interface RuleActivities {
  /** Does what is due in a rule. @returns milliseconds until something is due next; null if nothing waits. */
  fireRule(key: RuleKey): Promise<number | null>;
}
