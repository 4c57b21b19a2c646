import type { AlarmThroughputResolvers } from '../generated/resolvers.ts';
import { iso, isoOrNull } from './scalars.ts';

export const AlarmThroughput: AlarmThroughputResolvers = {
  externalSystem: ({ system }) => system,
  hours: ({ hours }) => hours.map(({ start, count }) => ({ start: iso(start), count })),
  lastAlarmHour: ({ lastAlarmHour }) => isoOrNull(lastAlarmHour),
};
