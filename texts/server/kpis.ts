/** Refusals about KPIs. */
export const kpiTexts = {
  otherUnit: 'The metric is measured in another unit',
  maximum: (max: number) => `At most ${max}`,
  switchedOff: 'The KPI dashboard is switched off',
} as const;
