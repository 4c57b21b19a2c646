import { plural } from '../common.ts';
import { notFound } from './common.ts';

/** Incidents: why alarms are grouped, and their verbs. */
export const incidentTexts = {
  notFound: notFound('Incident'),
  notInIt: (alarm: number | string) => `Alarm ${alarm} is not in this incident`,
  nothingToSplit: 'Select the alarms to split off',
  allSplit: 'At least one alarm must stay in the incident',
  nothingToMerge: 'Select another incident to merge',
  mergesItself: 'An incident cannot be merged with itself',
  noAlarms: 'This incident has no alarms',
  someAsset: 'A deleted asset',

  duration: (ms: number): string => {
    const seconds = Math.round(ms / 1_000);
    return seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  },
  first: (asset: string, alarms: number, span: string) =>
    alarms === 0
      ? `${asset} failed first`
      : `${asset} failed first; ${plural(alarms, 'alarm')} on it and on what it feeds followed within ${span}`,
  before: (cause: string, time: string) => `${cause} failed ${time} before`,
  after: (cause: string, time: string) => `${cause} failed ${time} later`,
  atSameTime: (cause: string) => `${cause} failed at the same time`,
  feeds: (assets: readonly string[]) => `feeds ${assets.join(', which feeds ')}`,
  sameAsset: (asset: string, when: string) => `Another alarm on ${asset} started ${when}`,
  earlier: (time: string) => `${time} before`,
  byHand: 'Put here by a person',
} as const;
