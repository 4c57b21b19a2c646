/** Refusals about KPIs. */
export const kpiTexts = {
  otherUnit: 'The metric is measured in another unit',
  maximum: (max: number) => `At most ${max}`,
  noRows: 'Hours have no rows: ask for the numerator',
  switchedOff: 'The KPI dashboard is switched off',
} as const;
