import { iso, isoOrNull } from '../../platform/instant.ts';
import type { AlarmThroughputResolvers } from '../generated/resolvers.ts';

export const AlarmThroughput: AlarmThroughputResolvers = {
  externalSystem: ({ system }) => system,
  hours: ({ hours }) => hours.map(({ start, count }) => ({ start: iso(start), count })),
  lastAlarmHour: ({ lastAlarmHour }) => isoOrNull(lastAlarmHour),
};
