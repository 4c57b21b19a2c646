import type { PerformanceFacts } from '../../../domain/performance/performance-facts.ts';
import { findAlarmBehaviour } from '../../../warehouse/queries/performance/alarm-behaviour.ts';
import { findOccurrenceRates } from '../../../warehouse/queries/performance/occurrence-rates.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse }: PortDeps): { performanceFacts: PerformanceFacts } => ({
  performanceFacts: {
    rates: (of) => findOccurrenceRates(warehouse, of),
    behaviour: (of) => findAlarmBehaviour(warehouse, of),
  },
});
