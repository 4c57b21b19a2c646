import { countAlarms } from '../../domain/alarms/count-alarms.ts';
import { countInstancesPerDay } from '../../domain/alarms/count-instances-per-day.ts';
import { countActivity, listActivity } from '../../domain/alarms/list-activity.ts';
import { listAlarmStatuses } from '../../domain/alarms/list-alarm-statuses.ts';
import { listAlarms } from '../../domain/alarms/list-alarms.ts';
import { countInstances, listInstances } from '../../domain/alarms/list-instances.ts';
import { listRecentActions } from '../../domain/alarms/list-recent-actions.ts';
import { listSourceSystems } from '../../domain/alarms/list-source-systems.ts';
import { searchAlarmsById } from '../../domain/alarms/search-alarms-by-id.ts';
import { listCustomStatuses } from '../../domain/alarms/statuses/list-custom-statuses.ts';
import { alarmEntityPath, listAlarmEntities } from '../../domain/assets/entities.ts';
import { listBulkJobs } from '../../domain/bulk/list-bulk-jobs.ts';
import { countAssignees, listAssignees } from '../../domain/cmms/assignees.ts';
import { cmmsConfig } from '../../domain/cmms/cmms-config.ts';
import { fieldOptions } from '../../domain/cmms/field-options.ts';
import { translateInternalToExternalCmmsValues } from '../../domain/cmms/form-values.ts';
import { globalCmmsConfig } from '../../domain/cmms/global-config.ts';
import { listInternalFields } from '../../domain/cmms/internal-fields.ts';
import { countFields, listFields } from '../../domain/cmms/list-fields.ts';
import { countValues, listValues } from '../../domain/cmms/list-values.ts';
import { listFieldMaps, listMappings } from '../../domain/cmms/mappings.ts';
import { listPulls, pullDomainValues, pullFields } from '../../domain/cmms/pull/begin-pull.ts';
import { listCmmsSystems } from '../../domain/cmms/systems.ts';
import { countTranslations, listTranslations } from '../../domain/cmms/translations.ts';
import { listLimits } from '../../domain/constants.ts';
import { countDeadLetters, listDeadLetters } from '../../domain/dead-letters/list-dead-letters.ts';
import { alarmThroughput } from '../../domain/integrations/alarm-throughput.ts';
import { integrationJsonSchema, integrationOptions } from '../../domain/integrations/integration-options.ts';
import { readLicenseKey } from '../../domain/integrations/license-key.ts';
import { countExternalSystems, listExternalSystems } from '../../domain/integrations/list-external-systems.ts';
import { countIssueLogs, listIssueLogs } from '../../domain/integrations/list-issue-logs.ts';
import { lensEntityCounts } from '../../domain/lenses/count-lenses.ts';
import { listLenses } from '../../domain/lenses/list-lenses.ts';
import { normaliserSettings } from '../../domain/parser/normaliser-settings.ts';
import { listPayloadCases } from '../../domain/parser/payload-cases.ts';
import { rawDataExamples, readPayload } from '../../domain/parser/read-payload.ts';
import { listPeople } from '../../domain/people/list-people.ts';
import { alarmConfig } from '../../domain/properties/definitions.ts';
import {
  autocompleteProperty,
  listAlarmPoints,
  listPropertyTypes,
  listPropertyValues,
} from '../../domain/properties/list-values.ts';
import { listReparses } from '../../domain/reparse/list-reparses.ts';
import { countOccurrences, occurrenceTrend } from '../../domain/reports/count-occurrences.ts';
import { listSavedViews } from '../../domain/saved-views/list-saved-views.ts';
import { listTeamMembers, listTeams } from '../../domain/teams/list-teams.ts';
import { countTicketActivity, listTicketActivity } from '../../domain/work/comments.ts';
import { findTicket } from '../../domain/work/find-ticket.ts';
import { listFollowUps } from '../../domain/work/follow-up.ts';
import { countTickets, listTicketNumbers, listTickets } from '../../domain/work/list-tickets.ts';
import { ticketDefaults } from '../../domain/work/ticket-defaults.ts';
import { listOfferedWorkSystems } from '../../domain/work/work-systems.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';

export const Query: QueryResolvers = {
  me: (_, __, { ctx }) => ctx,
  checkEmailTenant: (_, args, { open, checkEmailTenant }) => checkEmailTenant(open, args),
  getReleaseInfo: (_, __, { release }) => release,

  alarmsAndCount: (_, { where, ...page }, { ctx }) => ({
    alarms: () => listAlarms(ctx, { where, ...page }),
    count: () => countAlarms(ctx, where),
  }),
  fastAlarms: async (_, { properties, sort, where, limit, offset, after, ...search }, { ctx }) => {
    const wanted = where ? { ids: where.ids } : search;
    const alarms = await listAlarms(ctx, { where: wanted, orderBy: sort, limit, offset, after });
    return alarms.map((alarm) => ({ ...alarm, propertyTypes: properties }));
  },
  alarmInstancesAndCount: (_, { where, orderBy, ...page }, { ctx }) => ({
    alarmInstances: () => listInstances(ctx, { ...where, ...page, direction: orderBy?.direction }),
    count: () => countInstances(ctx, where.alarmId),
  }),
  alarmActivityAndCount: (_, { where, ...page }, { ctx }) => ({
    alarmActivity: () => listActivity(ctx, { ...where, ...page }),
    count: () => countActivity(ctx, where),
  }),
  alarmCounts: (_, input, { ctx }) => countOccurrences(ctx, input),
  alarmInstanceTrend: (_, input, { ctx }) => occurrenceTrend(ctx, input),
  recentActions: (_, page, { ctx }) => listRecentActions(ctx, page),
  alarmInstanceDaily: (_, args, { ctx }) => countInstancesPerDay(ctx, args),
  alarmStatuses: (_, __, { ctx }) => listAlarmStatuses(ctx),
  sourceSystems: (_, { search }, { ctx }) => listSourceSystems(ctx, search),

  externalSystemsAndCount: (_, input, { ctx }) => ({
    externalSystems: () => listExternalSystems(ctx, input),
    count: () => countExternalSystems(ctx, input.where),
  }),
  getExternalSystemIssueLogs: (_, input, { ctx }) => ({
    externalSystemIssueLogs: () => listIssueLogs(ctx, input),
    count: () => countIssueLogs(ctx, input),
  }),
  getExternalSystemOptions: (_, input, { ctx, integrations }) => integrationOptions(ctx, integrations, input),
  getExternalSystemJsonSchema: (_, input, { ctx }) => integrationJsonSchema(ctx, input),
  getLicenseKeyForBAS: (_, { externalSystemId }, { ctx, integrations }) =>
    readLicenseKey(ctx, integrations, externalSystemId),
  alarmThroughput: (_, input, { ctx, integrations }) => alarmThroughput(ctx, integrations, input),

  deadLettersAndCount: (_, { where, ...page }, { ctx, integrations: { deadLetters } }) => {
    const counts = () => countDeadLetters(ctx, deadLetters, where);
    return {
      deadLetters: () => listDeadLetters(ctx, deadLetters, { where, ...page }),
      count: async () => (await counts()).reduce((sum, one) => sum + one.count, 0),
      counts,
    };
  },
  reparses: (_, input, { ctx }) => listReparses(ctx, input),
  getExternalSystemRawDataExample: (_, input, { ctx, integrations }) =>
    rawDataExamples(ctx, integrations.parser, input),
  readPayload: (_, input, { ctx, integrations }) => readPayload(ctx, integrations.parser, input),
  normaliserSettings: (_, input, { ctx }) => normaliserSettings(ctx, input),
  payloadCases: (_, input, { ctx, integrations }) => listPayloadCases(ctx, integrations.parser, input),

  bulkJobs: (_, __, { ctx }) => listBulkJobs(ctx),
  alarmStatusesCustom: (_, __, { ctx }) => listCustomStatuses(ctx),

  alarmPropertiesAndCount: (_, { where, ...page }, { ctx }) => listPropertyValues(ctx, { ...where, ...page }),
  alarmPropertyTypesAndCount: (_, __, { ctx }) => listPropertyTypes(ctx),
  alarmConfig: (_, __, { ctx }) => alarmConfig(ctx),
  alarmPropertyAutocomplete: (_, input, { ctx }) => autocompleteProperty(ctx, input),
  searchAlarmsById: (_, input, { ctx }) => searchAlarmsById(ctx, input),
  alarmEntitiesByType: (_, input, { ctx }) => listAlarmEntities(ctx, input),
  alarmPoints: (_, input, { ctx }) => listAlarmPoints(ctx, input),
  alarmEntityPath: (_, { alarmId }, { ctx }) => alarmEntityPath(ctx, alarmId),

  lenses: (_, { where }, { ctx }) => listLenses(ctx, where ?? {}),
  savedViews: (_, { viewType }, { ctx }) => listSavedViews(ctx, viewType ?? null),
  teams: (_, input, { ctx }) => listTeams(ctx, input),
  usersByTeamIds: (_, input, { ctx }) => listPeople(ctx, input),
  teamMembers: (_, { teamIds }, { ctx }) => listTeamMembers(ctx, teamIds),
  lensEntityCounts: (_, { lensIds }, { ctx }) => lensEntityCounts(ctx, lensIds ?? null),

  cmmsSystems: (_, __, { ctx }) => listCmmsSystems(ctx),
  externalCmmsFields: (_, { offset, ...where }, { ctx }) => listFields(ctx, { where, offset }),
  externalCmmsFieldsAndCount: (_, input, { ctx }) => ({
    externalCmmsFields: () => listFields(ctx, input),
    count: () => countFields(ctx, input),
  }),
  externalCmmsFieldOptions: (_, input, { ctx }) => fieldOptions(ctx, detailed(input)),
  cmmsAssignee: (_, input, { ctx }) => listAssignees(ctx, input),
  cmmsAssigneeCount: (_, input, { ctx }) => countAssignees(ctx, input),
  externalCmmsDomainValues: (_, { offset, ...where }, { ctx }) => listValues(ctx, { where, offset }),
  externalCmmsDomainValuesAndCount: (_, input, { ctx }) => ({
    externalCmmsDomainValues: () => listValues(ctx, input),
    count: () => countValues(ctx, input),
  }),
  translateInternalToExternalCmmsValues: (_, input, { ctx }) =>
    translateInternalToExternalCmmsValues(ctx, detailed(input)),
  pullExternalCmmsFields: (_, { externalSystemId, ...wanted }, { ctx, integrations }) =>
    pullFields(ctx, integrations.cmmsPulls, externalSystemId, wanted),
  pullExternalCmmsDomainValues: (_, { fieldIds }, { ctx, integrations }) =>
    pullDomainValues(ctx, integrations.cmmsPulls, fieldIds),
  cmmsPulls: (_, { externalSystemId }, { ctx }) => listPulls(ctx, externalSystemId),
  externalCmmsFieldMappings: (_, { externalSystemId }, { ctx }) => listMappings(ctx, externalSystemId),
  externalCmmsFieldMaps: (_, { externalSystemId }, { ctx }) => listFieldMaps(ctx, externalSystemId),
  cmmsInternalFields: (_, __, { ctx }) => listInternalFields(ctx),
  externalCmmsValueTranslationsAndCount: (_, input, { ctx }) => ({
    externalCmmsValueTranslations: () => listTranslations(ctx, input),
    count: () => countTranslations(ctx, input),
  }),
  globalCmmsConfig: (_, __, { ctx }) => globalCmmsConfig(ctx),
  cmmsConfig: (_, input, { ctx }) => cmmsConfig(ctx, input),
  workTicketsAndCount: (_, { searchTerm, criterion, sort, ...page }, { ctx }) => {
    const where = { ...criterion, searchTerm };
    return {
      workTickets: () => listTickets(ctx, { where, orderBy: sort, ...page }),
      count: () => countTickets(ctx, where),
    };
  },
  fastWorkTickets: (_, { where: { ids, id } }, { ctx }) =>
    listTickets(ctx, {
      where: { ids: [...(ids ?? []), ...(id == null ? [] : [String(id)])] },
      limit: listLimits.limit,
    }),
  workTicket: (_, { id }, { ctx }) => findTicket(ctx, id),
  workTicketActivityAndCount: (_, input, { ctx }) => ({
    workTicketActivity: () => listTicketActivity(ctx, input),
    count: () => countTicketActivity(ctx, input),
  }),
  workTicketIds: (_, input, { ctx }) => listTicketNumbers(ctx, input),
  workTicketDefaults: (_, input, { ctx }) => ticketDefaults(ctx, input),
  workSystems: (_, _input, { ctx }) => listOfferedWorkSystems(ctx),
  workFollowUp: async (_, page, { ctx }) =>
    (await listFollowUps(ctx, page)).map(({ ticket, reasons }) => ({ workTicket: ticket, reasons })),
};

/** What a form says is JSON until the domain has looked at it. */
const detailed = <T extends { externalDetails?: unknown }>(input: T) => ({
  ...input,
  externalDetails: input.externalDetails as Record<string, string>,
});
