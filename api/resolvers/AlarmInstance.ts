import { iso, isoOrNull } from '../../platform/instant.ts';
import type { AlarmInstanceResolvers } from '../generated/resolvers.ts';

export const AlarmInstance: AlarmInstanceResolvers = {
  alarmId: (instance) => String(instance.alarmId),
  alarmTime: (instance) => iso(instance.startedAt),
  endTime: (instance) => isoOrNull(instance.endedAt),
  endTimeSource: (instance) => instance.endSource,
  duration: (instance) => (instance.endedAt === null ? null : instance.endedAt - instance.startedAt),
  ackBy: (instance) => instance.ackedBy,
  ackTime: (instance) => isoOrNull(instance.ackedAt),
  processVariableValue: ({ value, unit }) => (value === null ? null : { value, unit }),
};
