import { z } from 'zod';
import {
  createAlarmStatus,
  removeAlarmStatus,
  updateAlarmStatus,
} from '../../../domain/alarms/decisions/change-statuses.ts';
import { deleteAlarms, restoreAlarms } from '../../../domain/alarms/decisions/delete-alarms.ts';
import { moveAlarms } from '../../../domain/alarms/decisions/move-alarms.ts';
import { pinAlarms } from '../../../domain/alarms/decisions/pin-alarms.ts';
import { runVerb } from '../../../domain/alarms/decisions/run-verb.ts';
import { updateAlarmPriority, updateAlarms } from '../../../domain/alarms/decisions/set-values.ts';
import { snoozeAlarm, unsnoozeAlarm } from '../../../domain/alarms/decisions/snooze-alarms.ts';
import { undoAlarms } from '../../../domain/alarms/decisions/undo-alarms.ts';
import { updateAlarmContextualName } from '../../../domain/alarms/decisions/update-contextual-name.ts';
import { updateAlarmNotes } from '../../../domain/alarms/decisions/update-notes.ts';
import { countAlarms } from '../../../domain/alarms/read/count-alarms.ts';
import { countInstancesPerDay } from '../../../domain/alarms/read/count-instances-per-day.ts';
import { countActivity, listActivity } from '../../../domain/alarms/read/list-activity.ts';
import { listAlarmStatuses } from '../../../domain/alarms/read/list-alarm-statuses.ts';
import { listAlarms } from '../../../domain/alarms/read/list-alarms.ts';
import { countInstances, listInstances } from '../../../domain/alarms/read/list-instances.ts';
import { listCustomStatuses } from '../../../domain/badges/list-custom-statuses.ts';
import { listBulkJobs } from '../../../domain/bulk/list-bulk-jobs.ts';
import { providerDisplayName } from '../../../domain/constants.ts';
import { integrationHealth } from '../../../domain/integrations/integration-health.ts';
import { listMaintenanceSystems, listSourceSystems } from '../../../domain/integrations/list-source-systems.ts';
import { iso, isoOrNull } from '../../../platform/instant.ts';
import type {
  AlarmActivityResolvers,
  AlarmInstanceResolvers,
  BulkJobResolvers,
  MutationResolvers,
  QueryResolvers,
  SourceSystemResolvers,
} from '../../generated/resolvers.ts';

export { Alarm } from './alarm.ts';

export const Query: QueryResolvers = {
  alarmsAndCount: (_, { where, ...page }, { ctx }) => ({
    alarms: () => listAlarms(ctx, { where, ...page }),
    count: () => countAlarms(ctx, where),
  }),
  fastAlarms: async (_, { properties, sort, where, limit, offset, after, ...search }, { ctx }) => {
    const wanted = where ? { ids: where.ids } : search;
    const alarms = await listAlarms(ctx, { where: wanted, orderBy: sort, limit, offset, after });
    return alarms.map((alarm) => Object.assign(alarm, { propertyTypes: properties }));
  },
  alarmInstancesAndCount: (_, { where, orderBy, ...page }, { ctx }) => ({
    alarmInstances: () => listInstances(ctx, { ...where, ...page, direction: orderBy?.direction }),
    count: () => countInstances(ctx, where.alarmId),
  }),
  alarmActivityAndCount: (_, { where, ...page }, { ctx }) => ({
    alarmActivity: () => listActivity(ctx, { ...where, ...page }),
    count: () => countActivity(ctx, where),
  }),
  alarmInstanceDaily: (_, args, { ctx }) => countInstancesPerDay(ctx, args),
  alarmStatuses: (_, __, { ctx }) => listAlarmStatuses(ctx),
  sourceSystems: (_, { search }, { ctx }) => listSourceSystems(ctx, search),
  maintenanceSystems: (_, _input, { ctx }) => listMaintenanceSystems(ctx),
  bulkJobs: (_, __, { ctx }) => listBulkJobs(ctx),
  alarmStatusesCustom: (_, __, { ctx }) => listCustomStatuses(ctx),
};

export const Mutation: MutationResolvers = {
  pinAlarms: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, pinAlarms, input),
  moveAlarms: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, moveAlarms, input),
  snoozeAlarm: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, snoozeAlarm, input),
  unsnoozeAlarm: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, unsnoozeAlarm, input),
  updateAlarmPriority: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, updateAlarmPriority, input),
  updateAlarms: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, updateAlarms, input),
  deleteAlarms: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, deleteAlarms, input),
  restoreAlarms: (_, input, { ctx, ports }) => runVerb(ctx, ports.bulkJobs, restoreAlarms, input),
  undoAlarms: (_, input, { ctx, ports }) => undoAlarms(ctx, ports.bulkJobs, input),
  updateAlarmNotes: (_, input, { ctx }) => updateAlarmNotes(ctx, input),
  createAlarmStatus: (_, input, { ctx }) => createAlarmStatus(ctx, input),
  updateAlarmStatus: (_, input, { ctx }) => updateAlarmStatus(ctx, input),
  removeAlarmStatus: (_, input, { ctx }) => removeAlarmStatus(ctx, input),
  updateAlarmContextualName: (_, input, { ctx }) => updateAlarmContextualName(ctx, input),
};

const metadataSchema = z.object({
  statusUpdateReason: z.string().nullish().catch(null),
  snoozeReason: z.string().nullish().catch(null),
  snoozeDuration: z.number().nullish().catch(null),
  vote: z.string().nullish().catch(null),
  comment: z.string().nullish().catch(null),
});

export const AlarmActivity: AlarmActivityResolvers = {
  createdAt: (activity) => iso(activity.at),
  user: async ({ userId }, _, { loaders }) =>
    userId === null ? null : ((await loaders.people.load(userId)) ?? { id: null, displayName: providerDisplayName }),
  automationRule: ({ automationRuleId: id }, _, { loaders }) => (id === null ? null : loaders.automationRules.load(id)),
  externalSystem: ({ systemId }, _, { loaders }) => (systemId === null ? null : loaders.systems.load(systemId)),
  metadata: ({ metadata }) => (metadata === null ? null : metadataSchema.parse(metadata)),
};

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

export const BulkJob: BulkJobResolvers = {
  taskId: (job) => job.id,
  createdAt: (job) => iso(job.createdAt),
  finishedAt: (job) => isoOrNull(job.finishedAt),
};

export const SourceSystem: SourceSystemResolvers = {
  id: (system) => String(system.id),
  lastContactAt: (system) => isoOrNull(system.lastContactAt),
  health: (system, _, { ctx }) => integrationHealth(system, ctx.clock.now()),
};
