import { kpiMetricTypes } from '../../../domain/kpis/definitions.ts';
import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { criteria, type Recipe } from './recipe.ts';

const dayMs = 86_400_000;
const input = (side: Side) => ({
  range: { start: new Date(activeAt - dayMs).toISOString(), end: new Date(activeAt + dayMs).toISOString() },
  timezone: 'UTC',
  criteria: criteria(side),
  searchTerm: side.marker,
  withoutAutomation: false,
});

export const kpis: Record<string, Recipe> = {
  'Query.kpi': {
    asks: ['analytics.kpi VIEW'],
    args: kpiMetricTypes.map((metricType) => (side: Side) => ({ metricType, input: input(side) })),
  },
  'Query.kpiMetricConfigs': { asks: ['analytics.kpi VIEW'], args: [() => ({})] },
  'Query.kpiDashboardConfig': { asks: ['analytics.kpi VIEW'], args: [() => ({})], isAlike: true },
  'Mutation.updateKpiMetricConfigs': {
    asks: ['customerSettings EDIT', 'analytics.kpi EDIT'],
    args: [
      () => ({
        configs: [{ metricType: 'REPEAT_WORK', format: 'PERCENTAGE', scale: 50, goal: 12, warning: 20 }],
      }),
    ],
  },
  'Mutation.updateKpiNote': {
    asks: ['analytics.kpi EDIT'],
    args: [(side) => ({ metricType: 'REPEAT_WORK', note: `Belts of ${side.marker}` })],
  },
  'Mutation.updateKpiDashboardConfig': {
    asks: ['customerSettings EDIT', 'analytics.kpi EDIT'],
    args: [() => ({ isEnabled: true })],
    isAlike: true,
  },
};
