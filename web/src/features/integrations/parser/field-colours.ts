import { ownOf } from '#domain/own.ts';

const series: Record<string, number> = {
  message: 1,
  toState: 2,
  fromState: 2,
  condition: 2,
  pointPath: 3,
  pointName: 3,
  valueText: 4,
  value: 4,
  priorityRaw: 5,
  alarmClass: 5,
  sourceRecordId: 6,
  hyperlink: 6,
  stationPath: 7,
  ackedBy: 8,
};

/** Colour of a field, as CSS. Fields that belong together share one. */
export const fieldColour = (field: string): string => `var(--c${ownOf(series, field) ?? 6})`;
