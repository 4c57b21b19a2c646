import type { KpiFacts } from '../../../domain/kpis/kpi-facts.ts';
import {
  findLeftIntakeEntries,
  findPrioritizedAlarms,
  findStartedInstances,
  findWorkCoverage,
} from '../../../warehouse/queries/kpis/alarm-metrics.ts';
import {
  countKpiRows,
  findDispatchByCreator,
  findKpiGroups,
  findKpiRows,
} from '../../../warehouse/queries/kpis/drill-down.ts';
import {
  findRepeatWork,
  findResolutionEffectiveness,
  findTimeToDispatch,
  findTimeToResolution,
} from '../../../warehouse/queries/kpis/ticket-metrics.ts';
import { findWriters } from '../../../warehouse/queries/kpis/writers.ts';
import type { PortDeps } from '../port-deps.ts';

export const createPorts = ({ warehouse }: PortDeps): { kpiFacts: KpiFacts } => ({
  kpiFacts: {
    prioritizedAlarms: (of) => findPrioritizedAlarms(warehouse, of),
    startedInstances: (of) => findStartedInstances(warehouse, of),
    leftIntakeEntries: (of) => findLeftIntakeEntries(warehouse, of),
    workCoverage: (of) => findWorkCoverage(warehouse, of),
    timeToDispatch: (of) => findTimeToDispatch(warehouse, of),
    timeToResolution: (of) => findTimeToResolution(warehouse, of),
    resolutionEffectiveness: (of) => findResolutionEffectiveness(warehouse, of),
    repeatWork: (of) => findRepeatWork(warehouse, of),
    writers: (of) => findWriters(warehouse, of),
    groups: (of) => findKpiGroups(warehouse, of),
    dispatchByCreator: (of) => findDispatchByCreator(warehouse, of),
    rows: (of) => findKpiRows(warehouse, of),
    countRows: (of) => countKpiRows(warehouse, of),
  },
});
