import type { WakeRule } from '../../../domain/rules/change-rules.ts';
import type { RuleLog } from '../../../domain/rules/read-log.ts';
import { countRuleLog, findRuleLog } from '../../../warehouse/queries/rule-log.ts';
import { wakeRules } from '../../../workflows/automation/client.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ temporal, warehouse }: PortDeps): { wakeRule: WakeRule; ruleLog: RuleLog } => ({
  wakeRule: (key) => temporal.withDeadline(() => wakeRules(temporal, [key])),
  ruleLog: {
    find: (of) => findRuleLog(warehouse, of),
    count: (of) => countRuleLog(warehouse, of),
  },
});
