import {
  kpiDashboardConfig,
  listKpiMetricConfigs,
  updateKpiDashboardConfig,
  updateKpiMetricConfigs,
  updateKpiNote,
} from '../../../domain/kpis/kpi-settings.ts';
import { measureKpi } from '../../../domain/kpis/measure-kpi.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  KpiMetricConfigResolvers,
  KpiNoteResolvers,
  KpiPartResolvers,
  KpiResultResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  kpi: (_, input, { ctx, ports }) => measureKpi({ ...ctx, facts: ports.kpiFacts }, input),
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
