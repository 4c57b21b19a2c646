import { kpiAwareness, kpiWorkCoverage } from '../../../domain/kpis/drill-by-attribute.ts';
import {
  kpiDuplicateWork,
  kpiOpenWorkInactiveAlarms,
  kpiTimeToDispatchByCreator,
  kpiTimeToDispatchByTeam,
} from '../../../domain/kpis/drill-by-people.ts';
import {
  kpiDashboardConfig,
  listKpiMetricConfigs,
  updateKpiDashboardConfig,
  updateKpiMetricConfigs,
  updateKpiNote,
} from '../../../domain/kpis/kpi-settings.ts';
import { listKpiRows } from '../../../domain/kpis/list-kpi-rows.ts';
import { measureKpi } from '../../../domain/kpis/measure-kpi.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  KpiMetricConfigResolvers,
  KpiNoteResolvers,
  KpiPartResolvers,
  KpiResultResolvers,
  KpiRowResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  kpi: (_, input, { ctx, ports }) => measureKpi({ ...ctx, facts: ports.kpiFacts }, input),
  kpiWorkCoverage: (_, input, { ctx, ports }) => kpiWorkCoverage({ ...ctx, facts: ports.kpiFacts }, input),
  kpiAwareness: (_, input, { ctx, ports }) => kpiAwareness({ ...ctx, facts: ports.kpiFacts }, input),
  kpiDuplicateWork: (_, input, { ctx, ports }) => kpiDuplicateWork({ ...ctx, facts: ports.kpiFacts }, input),
  kpiOpenWorkInactiveAlarms: (_, input, { ctx, ports }) =>
    kpiOpenWorkInactiveAlarms({ ...ctx, facts: ports.kpiFacts }, input),
  kpiTimeToDispatchByTeam: (_, input, { ctx, ports }) =>
    kpiTimeToDispatchByTeam({ ...ctx, facts: ports.kpiFacts }, input),
  kpiTimeToDispatchByCreator: (_, input, { ctx, ports }) =>
    kpiTimeToDispatchByCreator({ ...ctx, facts: ports.kpiFacts }, input),
  kpiRows: (_, input, { ctx, ports }) => listKpiRows({ ...ctx, facts: ports.kpiFacts }, input),
  kpiMetricConfigs: (_, __, { ctx }) => listKpiMetricConfigs(ctx),
  kpiDashboardConfig: (_, __, { ctx }) => kpiDashboardConfig(ctx),
};

export const Mutation: MutationResolvers = {
  updateKpiMetricConfigs: (_, { configs }, { ctx }) =>
    updateKpiMetricConfigs(ctx, {
      configs: configs.map(({ goal = null, warning = null, ...config }) => ({ ...config, goal, warning })),
    }),
  updateKpiNote: (_, input, { ctx }) => updateKpiNote(ctx, input),
  updateKpiDashboardConfig: (_, input, { ctx }) => updateKpiDashboardConfig(ctx, input),
};

export const KpiResult: KpiResultResolvers = {
  since: ({ since }) => isoOrNull(since),
  stateUnknownSince: ({ stateUnknownSince }) => isoOrNull(stateUnknownSince),
};
export const KpiPart: KpiPartResolvers = { start: ({ start }) => iso(start), end: ({ end }) => iso(end) };
export const KpiMetricConfig: KpiMetricConfigResolvers = { id: ({ metricType }) => metricType };
export const KpiNote: KpiNoteResolvers = {
  at: ({ at }) => iso(at),
  person: ({ userId }, _, { loaders }) => (userId === null ? null : loaders.people.load(userId)),
};
export const KpiRow: KpiRowResolvers = {
  key: ({ cursor }) => cursor,
  at: ({ at }) => isoOrNull(at),
  person: ({ personId }, _, { loaders }) => (personId === null ? null : loaders.people.load(personId)),
};
