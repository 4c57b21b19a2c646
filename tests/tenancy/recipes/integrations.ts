import { activeAt, receivedAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { another, anyWork, page, type Recipe } from './recipe.ts';

/** Form of an inbound API with every field; those of other kinds are empty. */
const integrationForm = (side: Side): Record<string, unknown> => ({
  displayName: `System ${side.marker}`,
  direction: 'INBOUND',
  schema: 'generic',
  connectionType: 'INBOUND_API',
  isActive: true,
  licenseExpiresAt: '2030-01-01T00:00:00.000Z',
  etlNormalizeVersion: 'generic-json-1',
  etlIgnorableStates: [side.marker],
  etlTimestampOffset: 1,
  excludedAlarmTexts: [side.marker],
  hasProcessVariables: true,
  alarmThroughputEmailThreshold: 24,
  lastAccessOnSlackThreshold: 5,
  lastAccessOnResolutionThreshold: 20,
  hideConfidenceThreshold: 1,
  rescaleConfidenceThreshold: 1,
  highlightConfidenceThreshold: 60,
  levenshteinConfidenceThreshold: 75,
  isExternalAlertsEnabled: true,
  externalAlertEmails: [`${side.marker}@example.com`],
  ...empty(`operatingSystemType inboundEmailAddress senderAddress senderCheck url isAutomationRuleCmmsSyncEnabled
    isCloseWorkButtonEnabled isCmmsPollingBackSyncEnabled cmmsWorkTicketSyncThreshold workTicketObjectiveTemplate`),
  exportConfig: {
    ...empty(`timeout isConcurrencySupported startDateOffset endDateOffset maxRecordsPerQuery maxQueriesPerMinute
      maxDateRangeHours maxDateChunk chunkSize maxConcurrentApiRequests apiRequestIntervalSeconds`),
    timezone: 'UTC',
  },
  outboundSettings: empty(`host username password siteId isZombieEnabled segmentId partnerAccountNumber partnerPassCode
    clientAccountNumber tenant organization isIncludeCommentsEnabled isAssigneeSyncEnabled clientId client apiKey
    connectionKey actionedByContactId`),
});

const empty = (names: string): Record<string, null> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, null]));

const ofSystem = (side: Side) => ({ externalSystemId: String(side.systemId) });

/** A payload that the inbound API's default parser reads. */
const payloadOf = (side: Side): string =>
  JSON.stringify({ timestamp: '2026-05-01T12:00:00Z', point: side.marker, event: 'ALARM', message: 'Too warm' });

const ofForm = { direction: 'INBOUND', schema: 'niagara4', connectionType: 'DATAPUMP' };

export const integrations: Record<string, Recipe> = {
  'Query.maintenanceSystems': { asks: ['integrations VIEW', anyWork], args: [() => ({})] },
  'Query.sourceSystems': { asks: ['alarms VIEW'], args: [(side) => ({ search: side.marker })] },
  'Query.externalSystemsAndCount': {
    asks: 'super',
    args: [
      (side) => ({
        where: {
          ids: [String(side.systemId)],
          direction: 'INBOUND',
          isActive: true,
          health: ['UNHEALTHY', 'HEALTHY', 'UNKNOWN'],
        },
        orderBy: { field: 'DISPLAY_NAME', direction: 'DESC' },
        ...page,
      }),
      (side) => ({ where: { searchTerm: side.marker } }),
    ],
  },
  'Query.getExternalSystemIssueLogs': {
    asks: 'super',
    args: [(side) => ({ ...ofSystem(side), limit: 10, offset: 0 })],
  },
  'Query.getExternalSystemOptions': { asks: 'super', args: [() => ofForm], isAlike: true },
  'Query.getExternalSystemJsonSchema': { asks: 'super', args: [() => ofForm], isAlike: true },
  'Query.getLicenseKeyForBAS': { asks: 'super', args: [ofSystem] },
  'Query.alarmThroughput': { asks: 'super', args: [() => ({ range: 'DAY' })] },
  'Query.deadLettersAndCount': {
    asks: 'super',
    args: [
      (side) => ({ where: { ...ofSystem(side), kind: 'unreadable', searchTerm: side.marker }, ...page }),
      (side) => ({ where: { ids: [side.letterId] } }),
      () => ({}),
    ],
  },
  'Query.reparses': { asks: 'super', args: [ofSystem] },
  'Query.getExternalSystemRawDataExample': { asks: 'super', args: [ofSystem] },
  'Query.readPayload': {
    asks: 'super',
    args: [
      (side) => ({ ...ofSystem(side), payload: payloadOf(side), etlNormalizeVersion: 'generic-json-1', mapping: null }),
    ],
  },
  'Query.normaliserSettings': {
    asks: 'super',
    args: [(side) => ({ ...ofSystem(side), etlNormalizeVersion: 'generic-json-1' })],
  },
  'Query.payloadCases': { asks: 'super', args: [ofSystem] },
  'Mutation.sendDeadLettersAgain': {
    asks: 'super',
    args: [
      (side) => ({ ...ofSystem(side), ids: [side.letterId], payload: payloadOf(side) }),
      (side) => ({ ...ofSystem(side), kind: 'unreadable' }),
    ],
  },
  'Mutation.dismissDeadLetters': {
    asks: 'super',
    args: [(side) => ({ ...ofSystem(side), ids: [side.letterId], kind: 'unreadable' })],
  },
  'Mutation.reparseAlarmsForExternalSystem': {
    asks: 'super',
    args: [
      (side) => ({
        ...ofSystem(side),
        from: new Date(activeAt).toISOString(),
        to: new Date(activeAt + 1).toISOString(),
        etlNormalizeVersion: 'generic-json-1',
        isDryRun: true,
      }),
    ],
    makesNew: true,
  },
  'Mutation.resumeReparse': { asks: 'super', args: [(side) => ({ id: side.reparseId })] },
  'Mutation.initiateExternalSystemKill': { asks: 'super', args: [ofSystem] },
  'Mutation.saveNormaliserSettings': {
    asks: 'super',
    args: [(side) => ({ ...ofSystem(side), etlNormalizeVersion: 'generic-json-1', mapping: null })],
  },
  'Mutation.keepPayloadCase': {
    asks: 'super',
    args: [
      (side) => ({
        ...ofSystem(side),
        name: side.marker,
        payload: payloadOf(side),
        etlNormalizeVersion: 'generic-json-1',
        mapping: null,
      }),
    ],
    makesNew: true,
  },
  'Mutation.deletePayloadCase': { asks: 'super', args: [(side) => ({ id: side.caseId })] },
  'Mutation.generateRawEmailCsv': {
    asks: 'super',
    args: [
      (side) => ({
        ...ofSystem(side),
        from: new Date(receivedAt - 1).toISOString(),
        to: new Date(receivedAt + 1).toISOString(),
      }),
    ],
  },
  'Mutation.createExternalSystem': {
    asks: 'super',
    args: [(side) => ({ input: { ...integrationForm(side), displayName: `New ${another()}` } })],
    makesNew: true,
  },
  'Mutation.updateExternalSystem': {
    asks: 'super',
    args: [(side) => ({ id: String(side.systemId), input: integrationForm(side) })],
  },
  'Mutation.dismissExternalSystemIssue': { asks: 'super', args: [(side) => ({ id: side.issueId })] },
  'Mutation.rotateLicenseKey': { asks: 'super', args: [ofSystem] },
};
