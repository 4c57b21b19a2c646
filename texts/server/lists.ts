import { limitReached, notFound } from './common.ts';

/** Lists, their filters and their pages. */
export const listTexts = {
  alarms: (max: number) => limitReached(max, 'alarms at a time'),
  tickets: (max: number) => limitReached(max, 'tickets at a time'),
  rows: (max: number) => limitReached(max, 'rows at a time'),
  offset: (max: number) => `Offset can be at most ${max.toLocaleString('en-US')}. Use \`after\` to read further.`,
  sortedTwice: 'A sort field is listed more than once',
  unknownFilter: (name: string) => notFound(`Filter "${name}"`),
  notInHistory: (label: string) => `History cannot be filtered by ${label}`,
  twoBounds: 'A range must have two bounds',
  wholeNumbers: (label: string) => `${label} must be whole numbers from 0`,
  wholeNumber: (label: string, max: number) => `${label} must be a whole number up to ${max}`,
  duration: (label: string) => `${label} must be days, hours and minutes, e.g. 1d2h30m`,
  minutes: (label: string) => `${label} can have at most 59 minutes; use hours for more`,
  times: (label: string) => `${label} must be days, times, or hours or days from now, e.g. -24h..now`,
  timesOfDay: (label: string) => `${label} must be times of day, e.g. 22:00..06:00`,
  stale: 'This list cannot be continued. Please reload it.',
} as const;
