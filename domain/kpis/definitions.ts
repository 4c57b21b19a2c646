import { monitoringPositions } from '../constants.ts';

/** Metrics, within their categories as the dashboard lists them. */
export const kpiMetricTypes = [
  'ENGAGED_USERS',
  'REGISTERED_USERS',
  'PRIORITIZED_ALARMS',
  'ALARMS_PER_HOUR',
  'ACTIONED_ALARMS',
  'PRIORITY_DISTRIBUTION',
  'WORK_COVERAGE',
  'TIME_TO_DISPATCH',
  'TIME_TO_RESOLUTION',
  'RESOLUTION_EFFECTIVENESS',
  'REPEAT_WORK',
  'OPEN_WORK_INACTIVE_ALARMS',
  'DUPLICATE_WORK',
] as const;
export type KpiMetricType = (typeof kpiMetricTypes)[number];

export const kpiCategories = ['ADOPTION', 'AWARENESS', 'WORK', 'ACCOUNTABILITY'] as const;
export type KpiCategory = (typeof kpiCategories)[number];

/** Units, each with the highest value that an Admin may set for it (KPI.20, KPI.24). */
export const unitMaxima = { PERCENTAGE: 100, DAYS: 30, HOURS: 24, MINUTES: 60, COUNT: 100 } as const;
export type KpiUnit = keyof typeof unitMaxima;

/** Look and bounds of a metric. Direction follows from the order of goal and warning (KPI.19). */
export interface KpiSettings {
  format: KpiUnit;
  /** Highest value of its scale. */
  scale: number;
  /** Null: not judged. */
  goal: number | null;
  warning: number | null;
}

type Definition = KpiSettings & { category: KpiCategory };

const percentage = (category: KpiCategory, goal: number, warning: number): Definition => ({
  category,
  format: 'PERCENTAGE',
  scale: 100,
  goal,
  warning,
});

/** Policies kpiDefinitions and kpiDefaults (KPI.1 to KPI.13, KPI.18). What each measures is in `measure-kpi.ts`. */
export const kpiDefinitions: Record<KpiMetricType, Definition> = {
  REGISTERED_USERS: percentage('ADOPTION', 90, 75),
  ENGAGED_USERS: percentage('ADOPTION', 70, 50),
  PRIORITIZED_ALARMS: percentage('ADOPTION', 90, 70),
  ALARMS_PER_HOUR: {
    category: 'AWARENESS',
    format: 'COUNT',
    scale: 20 * monitoringPositions,
    goal: 6 * monitoringPositions,
    warning: 12 * monitoringPositions,
  },
  ACTIONED_ALARMS: percentage('AWARENESS', 95, 80),
  PRIORITY_DISTRIBUTION: percentage('AWARENESS', 5, 10),
  WORK_COVERAGE: percentage('WORK', 90, 70),
  TIME_TO_DISPATCH: { category: 'WORK', format: 'MINUTES', scale: 60, goal: 15, warning: 60 },
  TIME_TO_RESOLUTION: { category: 'WORK', format: 'DAYS', scale: 30, goal: 3, warning: 7 },
  RESOLUTION_EFFECTIVENESS: percentage('ACCOUNTABILITY', 85, 70),
  REPEAT_WORK: percentage('ACCOUNTABILITY', 10, 20),
  OPEN_WORK_INACTIVE_ALARMS: percentage('ACCOUNTABILITY', 15, 30),
  DUPLICATE_WORK: percentage('ACCOUNTABILITY', 2, 5),
};

/** Milliseconds of a unit of time. */
export const unitMs: Partial<Record<KpiUnit, number>> = { DAYS: 86_400_000, HOURS: 3_600_000, MINUTES: 60_000 };
