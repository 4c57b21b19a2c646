import pLimit from 'p-limit';
import type { Temporal } from '../../platform/temporal.ts';
import type { RuleKey } from './types.ts';
import type { ruleTimers } from './workflow.ts';

type Port = Pick<Temporal, 'client' | 'taskQueue'>;

const signalledAtOnce = 8;

/** Returns the id of the workflow of a rule. */
export const ruleTimersIdOf = ({ taskQueue }: Pick<Port, 'taskQueue'>, { customerId, ruleId }: RuleKey): string =>
  `${taskQueue}/rule/${customerId}/${ruleId}`;

/** Lets the workflows of rules look at what is due; starts those that do not run. */
export async function wakeRules(temporal: Port, keys: readonly RuleKey[]): Promise<void> {
  await pLimit(signalledAtOnce).map(keys, (key) =>
    temporal.client.workflow.signalWithStart<typeof ruleTimers>('ruleTimers', {
      args: [key],
      workflowId: ruleTimersIdOf(temporal, key),
      taskQueue: temporal.taskQueue,
      signal: 'lookAgain',
    }),
  );
}
