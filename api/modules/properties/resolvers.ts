import {
  addAlarmProperties,
  mergeAlarmProperty,
  updateAlarmProperty,
} from '../../../domain/alarms/details/change-values.ts';
import { alarmEntityPath, assignPointEntity, listAlarmEntities } from '../../../domain/alarms/details/entities.ts';
import {
  autocompleteProperty,
  listAlarmPoints,
  listPropertyTypes,
  listPropertyValues,
} from '../../../domain/alarms/details/list-values.ts';
import { saveAlarmDetails } from '../../../domain/alarms/details/save-details.ts';
import { searchAlarmsById } from '../../../domain/alarms/read/search-alarms-by-id.ts';
import {
  alarmConfig,
  updateAlarmConfig,
  updateAlarmPropertyConfiguration,
} from '../../../domain/properties/definitions.ts';
import type { AlarmEntityOptionResolvers, MutationResolvers, QueryResolvers } from '../../generated/resolvers.ts';

export const Query: QueryResolvers = {
  alarmPropertiesAndCount: (_, { where, ...page }, { ctx }) => listPropertyValues(ctx, { ...where, ...page }),
  alarmPropertyTypesAndCount: (_, __, { ctx }) => listPropertyTypes(ctx),
  alarmConfig: (_, __, { ctx }) => alarmConfig(ctx),
  alarmPropertyAutocomplete: (_, input, { ctx }) => autocompleteProperty(ctx, input),
  searchAlarmsById: (_, input, { ctx }) => searchAlarmsById(ctx, input),
  alarmEntitiesByType: (_, input, { ctx }) => listAlarmEntities(ctx, input),
  alarmPoints: (_, input, { ctx }) => listAlarmPoints(ctx, input),
  alarmEntityPath: (_, { alarmId }, { ctx }) => alarmEntityPath(ctx, alarmId),
};

export const Mutation: MutationResolvers = {
  updateAlarmDetails: (_, input, { ctx, ports }) => saveAlarmDetails(ctx, ports.bulkJobs, input),
  updateAlarmPointEntity: (_, input, { ctx, ports }) => assignPointEntity(ctx, ports.bulkJobs, input),
  updateAlarmPropertyConfiguration: (_, input, { ctx }) => updateAlarmPropertyConfiguration(ctx, input),
  updateAlarmConfig: (_, input, { ctx }) => updateAlarmConfig(ctx, input),
  addAlarmProperties: (_, input, { ctx }) => addAlarmProperties(ctx, input),
  updateAlarmProperty: (_, input, { ctx, ports }) => updateAlarmProperty(ctx, ports.bulkJobs, input),
  mergeAlarmProperty: (_, input, { ctx, ports }) => mergeAlarmProperty(ctx, ports.bulkJobs, input),
};

export const AlarmEntityOption: AlarmEntityOptionResolvers = { id: ({ id }) => String(id) };
