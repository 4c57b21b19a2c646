import type { RuleHistory } from '../../../domain/rules/dry-run/history-port.ts';
import {
  countRuleEntries,
  findAssetsOfAlarms,
  findMatchingAlarms,
  streamRuleEntries,
} from '../../../warehouse/queries/rules/rule-entries.ts';
import { findMedianWork, streamRuleWork } from '../../../warehouse/queries/rules/rule-work.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse }: PortDeps): { ruleHistory: RuleHistory } => ({
  ruleHistory: {
    countEntries: (of) => countRuleEntries(warehouse, of),
    entries: (of, signal) => streamRuleEntries(warehouse, of, signal),
    matching: (of) => findMatchingAlarms(warehouse, of),
    assets: (of) => findAssetsOfAlarms(warehouse, of),
    work: (of, signal) => streamRuleWork(warehouse, of, signal),
    medianWorkMs: (of) => findMedianWork(warehouse, of),
  },
});
