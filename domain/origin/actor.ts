/** Author of a change: a person, an automation rule, or, with both null, the system. */
export interface Actor {
  userId: string | null;
  automationRuleId: number | null;
}

export const theSystem: Actor = { userId: null, automationRuleId: null };
/** @param id of an automation rule. */
export const ruleActor = (id: number): Actor => ({ userId: null, automationRuleId: id });
export const personActor = (userId: string): Actor => ({ userId, automationRuleId: null });
