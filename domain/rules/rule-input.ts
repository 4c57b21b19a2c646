import { z } from 'zod';
import { checkedCriteria } from '../lenses/lens-input.ts';
import { planFields } from './rule.ts';

const some = (kind: 'alarm' | 'asset') =>
  checkedCriteria(kind)
    .nullish()
    .transform((criteria) => criteria ?? []);

/** A rule as people send it; parts may be missing until it is enabled (AUTO.28). */
export const ruleSchema = z
  .object({ ...planFields, criteria: some('alarm'), assetCriteria: some('asset') })
  .transform(({ delay, ...rest }) => ({ ...rest, delayMinutes: delay }));
export type RuleInput = z.input<typeof ruleSchema>;
export type CheckedRule = z.output<typeof ruleSchema>;

/** The columns of `automation_rules` that these fields are kept in. */
export const rowOf = (rule: CheckedRule) => ({
  name: rule.name,
  description: rule.description,
  trigger: rule.trigger && JSON.stringify(rule.trigger),
  schedule: rule.schedule && JSON.stringify(rule.schedule),
  criteria: JSON.stringify(rule.criteria),
  asset_criteria: JSON.stringify(rule.assetCriteria),
  delay_minutes: rule.delayMinutes,
  actions: JSON.stringify(rule.actions),
  pauses_in_flood: rule.pausesInFlood,
});
