import { dryRunRule } from '../../../domain/rules/dry-run/dry-run-rule.ts';
import type { RuleInput } from '../../../domain/rules/rule-input.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AutomationDryRunDayResolvers,
  AutomationDryRunFiringResolvers,
  AutomationDryRunResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  // the schema gives defaults that its types do not know of
  dryRunAutomationRule: (_, { input, ...rest }, { ctx, ports }) =>
    dryRunRule({ ...ctx, ruleHistory: ports.ruleHistory }, { ...rest, input: input as RuleInput }),
};

export const AutomationDryRun: AutomationDryRunResolvers = {
  duplicatesAvoided: ({ covered }) => covered,
  notifications: ({ mails }) => mails,
  peopleWoken: ({ recipients, nights }) => recipients * nights,
  firstPauseAt: ({ firstPauseAt }) => isoOrNull(firstPauseAt),
};
export const AutomationDryRunDay: AutomationDryRunDayResolvers = { duplicatesAvoided: ({ covered }) => covered };
export const AutomationDryRunFiring: AutomationDryRunFiringResolvers = {
  alarmId: ({ alarmId }) => String(alarmId),
  alarmName: ({ alarm }) => alarm?.name ?? null,
  externalSystemId: ({ alarm }) => alarm && String(alarm.systemId),
  triggeredAt: ({ at }) => iso(at),
  firesAt: ({ firesAt }) => iso(firesAt),
};
