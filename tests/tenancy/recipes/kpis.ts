import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { anyWork, criteria, page, type Recipe } from './recipe.ts';

const dayMs = 86_400_000;
const input = (side: Side) => ({
  range: { start: new Date(activeAt - dayMs).toISOString(), end: new Date(activeAt + dayMs).toISOString() },
  timezone: 'UTC',
  criteria: criteria(side),
  searchTerm: side.marker,
  withoutAutomation: false,
});

const sees = ['analytics.kpi VIEW'] as const;
const drillDown: Recipe = { asks: sees, args: [(side) => ({ input: input(side) })] };
const byAttribute: Recipe = { asks: sees, args: [(side) => ({ input: input(side), groupBy: 'priority' })] };

export const kpis: Record<string, Recipe> = {
  'Query.kpi': {
    asks: ['analytics.kpi VIEW'],
    // metrics of alarms: those of people are the same for customers alike
    args: ['PRIORITIZED_ALARMS', 'ALARMS_PER_HOUR'].map((metricType) => (side: Side) => ({
      metricType,
      input: input(side),
    })),
  },
  // the scene has no alarm that needs work, and no ticket in the warehouse: `drill-down.test.ts` has both
  'Query.kpiWorkCoverage': { ...byAttribute, isAlike: true },
  'Query.kpiAwareness': byAttribute,
  'Query.kpiDuplicateWork': drillDown,
  'Query.kpiOpenWorkInactiveAlarms': drillDown,
  'Query.kpiTimeToDispatchByTeam': { ...drillDown, isAlike: true },
  'Query.kpiTimeToDispatchByCreator': {
    asks: sees,
    args: [(side) => ({ teamId: side.teamId, input: input(side) })],
  },
  'Query.kpiRows': {
    asks: {
      each: [
        [...sees, 'alarms VIEW'],
        [...sees, anyWork],
        [...sees, 'users VIEW'],
      ],
    },
    args: ['PRIORITIZED_ALARMS', 'DUPLICATE_WORK', 'REGISTERED_USERS'].map((metricType) => (side: Side) => ({
      ...{ metricType, side: 'DENOMINATOR', input: input(side) },
      ...{ ...page, after: null },
    })),
  },
  'Query.kpiMetricConfigs': { asks: ['analytics.kpi VIEW'], args: [() => ({})], isAlike: true },
  'Query.kpiDashboardConfig': { asks: ['analytics.kpi VIEW'], args: [() => ({})], isAlike: true },
  'Mutation.updateKpiMetricConfigs': {
    asks: ['customerSettings EDIT', 'analytics.kpi EDIT'],
    isAlike: true,
    args: [
      () => ({
        configs: [{ metricType: 'REPEAT_WORK', format: 'PERCENTAGE', scale: 50, goal: 12, warning: 20 }],
      }),
    ],
  },
  'Mutation.updateKpiNote': {
    asks: ['analytics.kpi VIEW', 'analytics.kpi EDIT'],
    args: [() => ({ metricType: 'REPEAT_WORK', note: 'Belts were replaced' })],
    makesNew: true,
  },
  'Mutation.updateKpiDashboardConfig': {
    asks: ['customerSettings EDIT', 'analytics.kpi EDIT'],
    args: [() => ({ isEnabled: true })],
    isAlike: true,
  },
};
