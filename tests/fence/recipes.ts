import { password } from '../support/test-api.ts';
import { activeAt, receivedAt, type Side } from './scene.ts';

/** How an operation is tried with the ids of a customer. */
export interface Recipe {
  /** Arguments that find, or change, what the customer has. Between them they give everything the operation takes. */
  args: Array<(side: Side) => Record<string, unknown>>;
  /** Answers without anybody signed in. */
  isOpen?: true;
  /** Answers everybody alike, so that a customer's own answer proves nothing. */
  isAlike?: true;
  /** For super users alone, who are bound to the customer they act within. */
  isForSupers?: true;
  /** Makes something new of what it is given, so that no two answers are alike. */
  makesNew?: true;
  /** Ends the session it is called with. */
  endsSession?: true;
}

const page = { limit: 10, offset: 0 };
const criteria = (side: Side) => [{ field: 'text', isExclusion: false, values: [side.marker] }];
let made = 0;
/** The form of an inbound API with everything that a form can say; what other kinds alone have is empty. */
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
  ...empty(`operatingSystemType inboundEmailAddress senderAddress url isAutomationRuleCmmsSyncEnabled
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
/** A payload that the inbound API's default reads. */
const payloadOf = (side: Side): string =>
  JSON.stringify({ timestamp: '2026-05-01T12:00:00Z', point: side.marker, event: 'ALARM', message: 'Too warm' });
const ofForm = { direction: 'INBOUND', schema: 'niagara4', connectionType: 'DATAPUMP' };

const newest = [{ field: 'ALARM_TIME', direction: 'DESC' }];

/** Everything of a customer that carries its marker, as a selection. */
const selection = (side: Side) => ({
  selection: {
    lensId: 'active-alarms',
    criteria: criteria(side),
    searchTerm: side.marker,
    timezone: 'UTC',
    excludedIds: ['1'.repeat(9)],
    asOf: '2100-01-01T00:00:00.000Z',
  },
});
const ofAlarm = (side: Side) => ({ ids: [side.alarmId] });
/** As it was when the alarm was first stored. */
const seen = (side: Side) => ({ ...ofAlarm(side), expectedVersions: [1] });
const decline = (side: Side) => ({ status: 'Declined', reason: side.marker });
const nextDay = () => ({ until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'Parts' });
/** One call by id and one by selection, each with what the verb takes. */
const onAlarms = (given: (side: Side) => Record<string, unknown>): Recipe['args'] => [
  (side) => ({ ...ofAlarm(side), ...given(side) }),
  (side) => ({ ...selection(side), ...given(side) }),
];

const workCriteria = (side: Side) => [{ field: 'workKeyword', isExclusion: false, values: [side.marker] }];
const workDetails = (side: Side) => ({
  objective: `Inspect ${side.marker}`,
  assignedTo: side.admin.id,
  dueBy: '2100-01-01T00:00:00.000Z',
  problemDetails: side.marker,
});
const workSurvey = (side: Side) => ({
  isResolved: true,
  cause: side.marker,
  action: side.marker,
  completedWorkDetails: side.marker,
  alarmWasUseful: true,
  isActiveAccepted: true,
  activeNote: side.marker,
});
const closeWork = (side: Side) => ({ status: 'COMPLETE', completedWorkDetails: side.marker });

/** What occurred with everything of a customer that carries its marker. */
const history = (side: Side) => ({
  range: { start: new Date(activeAt - 86_400_000).toISOString(), end: new Date(activeAt).toISOString() },
  timezone: 'UTC',
  criteria: criteria(side),
  searchTerm: side.marker,
});
const lensInput = (side: Side) => ({
  name: `Lens ${side.marker}`,
  description: side.marker,
  category: 'active_alarms',
  criteria: criteria(side),
  sort: 'PRIORITY.DESC',
  columns: ['id', 'name'],
});
const viewInput = (side: Side) => ({
  name: `View ${side.marker}`,
  criteria: criteria(side),
  columns: ['name'],
  sort: 'PRIORITY.DESC',
  isDefault: true,
});
const inTeam = (side: Side) => ({ teamId: side.teamId, userId: side.admin.id });

const cmmsFieldInput = (side: Side) => ({
  title: `Title ${side.marker}`,
  description: side.marker,
  dataType: 'List',
  maxLength: 50,
  defaultValue: side.marker,
  genericField: 'Asset',
  isCreateWorkField: true,
  isCreateHiddenWorkField: false,
  isRequired: false,
  isVisible: true,
  isReadOnly: false,
  isDeleted: false,
  displayTemplate: 'VALUE',
  isTranslatedByName: true,
  isTranslatedByValue: true,
  isAutoSyncValuesEnabled: false,
});
const cmmsValueInput = (side: Side) => ({
  name: `V-${side.marker}`,
  value: `Value ${side.marker}`,
  externalId: side.marker,
  parentExternalId: null,
});
const cmmsTranslationInput = (side: Side) => ({
  externalValue: `V-${side.marker}`,
  internalValue: `Room ${side.marker}`,
  internalValueSource: 'rooms',
  translationDirection: 'INTERNAL_TO_EXTERNAL',
});

/** For every query and mutation of the schema. */
export const recipes: Record<string, Recipe> = {
  'Query.me': { args: [() => ({})] },
  'Query.getReleaseInfo': { args: [() => ({})], isOpen: true, isAlike: true },
  'Query.checkEmailTenant': { args: [(side) => ({ email: side.admin.email })], isOpen: true, isAlike: true },
  'Query.alarmsAndCount': {
    args: [
      (side) => ({ where: { ids: [side.alarmId] } }),
      (side) => ({
        where: { lensId: 'active-alarms', criteria: criteria(side), timezone: 'UTC' },
        orderBy: newest,
        ...page,
      }),
      (side) => ({ where: { searchTerm: side.marker } }),
      (side) => ({ after: side.cursor }),
    ],
  },
  'Query.fastAlarms': {
    args: [
      (side) => ({ where: { ids: [side.alarmId] }, properties: ['rooms'] }),
      (side) => ({ lensId: 'active-alarms', criteria: criteria(side), timezone: 'UTC', sort: newest, ...page }),
      (side) => ({ searchTerm: side.marker }),
      (side) => ({ after: side.cursor }),
    ],
  },
  'Query.alarmInstancesAndCount': {
    args: [(side) => ({ where: { alarmId: side.alarmId }, orderBy: newest[0], ...page })],
  },
  'Query.alarmActivityAndCount': {
    args: [(side) => ({ where: { alarmId: side.alarmId, kind: 'DECISION' }, ...page })],
  },
  'Query.alarmInstanceDaily': {
    args: [
      (side) => ({
        alarmId: side.alarmId,
        range: { start: new Date(activeAt - 86_400_000).toISOString(), end: new Date(activeAt).toISOString() },
        timezone: 'UTC',
      }),
    ],
  },
  'Query.alarmCounts': {
    args: [(side) => ({ groupBy: 'externalSystemId', ...history(side), limit: 10 })],
  },
  'Query.alarmInstanceTrend': { args: [history] },
  // what nobody has: the newest move while others decide
  'Query.recentActions': { args: [() => ({ limit: 10, offset: 1_000 })], isAlike: true },
  'Query.alarmStatusesCustom': { args: [() => ({})] },
  'Mutation.createAlarmStatus': { args: [(side) => ({ name: `New ${side.marker}` })], makesNew: true },
  'Mutation.updateAlarmStatus': { args: [(side) => ({ name: side.statusName, newName: side.statusName })] },
  'Mutation.removeAlarmStatus': { args: [(side) => ({ name: side.statusName })] },
  'Query.bulkJobs': { args: [() => ({})] },
  'Mutation.pinAlarms': { args: onAlarms(() => ({ pin: true })) },
  'Mutation.moveAlarms': { args: [(side) => ({ ...seen(side), ...decline(side) }), ...onAlarms(decline)] },
  'Mutation.snoozeAlarm': { args: [(side) => ({ ...seen(side), ...nextDay() }), ...onAlarms(nextDay)] },
  'Mutation.unsnoozeAlarm': { args: [seen, ...onAlarms(() => ({}))] },
  'Mutation.updateAlarmPriority': { args: onAlarms(() => ({ priority: 4 })) },
  'Mutation.updateAlarms': { args: onAlarms(() => ({ priority: 2, isServiceImpacting: true })) },
  // the second call finds what the first has left: nothing
  'Mutation.deleteAlarms': { args: onAlarms(() => ({})), isAlike: true },
  'Mutation.restoreAlarms': { args: [ofAlarm] },
  'Mutation.undoAlarms': { args: [(side) => ({ undoId: side.undoId })] },
  'Mutation.updateAlarmNotes': { args: [(side) => ({ id: side.alarmId, notes: side.marker })] },
  'Mutation.updateAlarmContextualName': {
    args: [
      (side) => ({ id: side.alarmId, contextualName: side.marker }),
      (side) => ({ id: side.alarmId, contextualName: side.marker, expectedVersion: null }),
    ],
  },
  'Query.alarmPropertiesAndCount': {
    args: [(side) => ({ where: { type: 'rooms', search: side.marker }, ...page })],
  },
  'Query.alarmPropertyTypesAndCount': { args: [() => ({})] },
  'Query.alarmConfig': { args: [() => ({})] },
  'Query.alarmPropertyAutocomplete': {
    args: [
      (side) => ({
        ...{ property: 'rooms', value: side.marker, offset: 0, dbName: 'rooms', loadAll: true, customHeader: 'Room' },
      }),
      (side) => ({ property: 'asset_name', assetClass: 'Building', value: side.marker }),
    ],
  },
  'Query.searchAlarmsById': { args: [(side) => ({ search: side.alarmId, offset: 0 })] },
  'Query.alarmEntitiesByType': {
    args: [
      (side) => ({ type: 'Space', search: side.marker, offset: 0 }),
      (side) => ({ type: 'Space', parentId: side.entityId }),
      (side) => ({ type: 'Space', isTop: true, search: side.marker }),
    ],
  },
  'Query.alarmPoints': { args: [(side) => ({ search: side.marker, offset: 0 })] },
  'Query.alarmEntityPath': { args: [(side) => ({ alarmId: side.alarmId })] },
  'Mutation.updateAlarmDetails': {
    args: [
      (side) => ({ ...seen(side), properties: [{ type: 'rooms', value: [side.marker], confidence: 1 }] }),
      ...onAlarms((side) => ({ properties: [{ type: 'floors', value: [side.marker] }] })),
    ],
  },
  'Mutation.updateAlarmPointEntity': {
    args: [
      (side) => ({ ...seen(side), pointEntityId: side.entityId }),
      ...onAlarms((side) => ({ pointEntityId: side.entityId })),
    ],
  },
  'Mutation.updateAlarmPropertyConfiguration': {
    args: [
      (side) => ({
        ...{ name: 'building', label: side.marker, order: 3, isVisible: true, isMulti: false, isEditable: true },
        hasLocations: true,
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateAlarmConfig': {
    args: [
      (side) => ({
        definitions: [
          {
            ...{ name: 'shop', label: side.marker, order: 1, isVisible: true, isMulti: false, isEditable: true },
            hasLocations: false,
          },
        ],
      }),
    ],
    makesNew: true,
  },
  'Mutation.addAlarmProperties': {
    args: [(side) => ({ type: 'rooms', values: [`Added ${side.marker}`] })],
    makesNew: true,
  },
  'Mutation.updateAlarmProperty': {
    args: [(side) => ({ type: 'rooms', value: `Room ${side.marker}`, newValue: `Room ${side.marker}s` })],
  },
  'Mutation.mergeAlarmProperty': {
    args: [(side) => ({ type: 'rooms', from: [`Other ${side.marker}`], to: `Merged ${side.marker}` })],
  },
  'Mutation.createEntity': {
    args: [
      (side) => ({
        ...{ class: 'Floor', name: `Floor ${side.marker} ${++made}`, parentId: side.entityId, criticality: 3 },
        aliases: [side.marker],
      }),
    ],
    makesNew: true,
  },
  'Query.alarmStatuses': { args: [() => ({})], isAlike: true },
  'Query.sourceSystems': { args: [(side) => ({ search: side.marker })] },
  'Query.externalSystemsAndCount': {
    args: [
      (side) => ({
        where: { ids: [String(side.systemId)], direction: 'INBOUND', isActive: true, health: ['UNHEALTHY', 'HEALTHY'] },
        orderBy: { field: 'DISPLAY_NAME', direction: 'DESC' },
        ...page,
      }),
      (side) => ({ where: { searchTerm: side.marker } }),
    ],
    isForSupers: true,
  },
  'Query.getExternalSystemIssueLogs': {
    args: [(side) => ({ ...ofSystem(side), limit: 10, offset: 0 })],
    isForSupers: true,
  },
  'Query.getExternalSystemOptions': { args: [() => ofForm], isForSupers: true, isAlike: true },
  'Query.getExternalSystemJsonSchema': { args: [() => ofForm], isForSupers: true, isAlike: true },
  'Query.getLicenseKeyForBAS': { args: [ofSystem], isForSupers: true },
  'Query.alarmThroughput': { args: [() => ({ range: 'DAY' })], isForSupers: true },
  'Query.deadLettersAndCount': {
    args: [
      (side) => ({ where: { ...ofSystem(side), kind: 'unreadable', searchTerm: side.marker }, ...page }),
      () => ({}),
    ],
    isForSupers: true,
  },
  'Query.reparses': { args: [ofSystem], isForSupers: true },
  'Query.getExternalSystemRawDataExample': { args: [ofSystem], isForSupers: true },
  'Query.readPayload': {
    args: [
      (side) => ({ ...ofSystem(side), payload: payloadOf(side), etlNormalizeVersion: 'generic-json-1', mapping: null }),
    ],
    isForSupers: true,
  },
  'Query.normaliserSettings': {
    args: [(side) => ({ ...ofSystem(side), etlNormalizeVersion: 'generic-json-1' })],
    isForSupers: true,
  },
  'Query.payloadCases': { args: [ofSystem], isForSupers: true },
  'Mutation.sendDeadLettersAgain': {
    args: [
      (side) => ({ ...ofSystem(side), ids: [side.letterId], payload: payloadOf(side) }),
      (side) => ({ ...ofSystem(side), kind: 'unreadable' }),
    ],
    isForSupers: true,
  },
  'Mutation.dismissDeadLetters': {
    args: [(side) => ({ ...ofSystem(side), ids: [side.letterId], kind: 'unreadable' })],
    isForSupers: true,
  },
  'Mutation.reparseAlarmsForExternalSystem': {
    args: [
      (side) => ({
        ...ofSystem(side),
        from: new Date(activeAt).toISOString(),
        to: new Date(activeAt + 1).toISOString(),
        etlNormalizeVersion: 'generic-json-1',
        isDryRun: true,
      }),
    ],
    isForSupers: true,
    makesNew: true,
  },
  'Mutation.resumeReparse': { args: [(side) => ({ id: side.reparseId })], isForSupers: true },
  'Mutation.initiateExternalSystemKill': { args: [ofSystem], isForSupers: true },
  'Mutation.saveNormaliserSettings': {
    args: [(side) => ({ ...ofSystem(side), etlNormalizeVersion: 'generic-json-1', mapping: null })],
    isForSupers: true,
  },
  'Mutation.keepPayloadCase': {
    args: [
      (side) => ({
        ...ofSystem(side),
        name: side.marker,
        payload: payloadOf(side),
        etlNormalizeVersion: 'generic-json-1',
        mapping: null,
      }),
    ],
    isForSupers: true,
    makesNew: true,
  },
  'Mutation.deletePayloadCase': { args: [(side) => ({ id: side.caseId })], isForSupers: true },
  'Mutation.generateRawEmailCsv': {
    args: [
      (side) => ({
        ...ofSystem(side),
        from: new Date(receivedAt - 1).toISOString(),
        to: new Date(receivedAt + 1).toISOString(),
      }),
    ],
    isForSupers: true,
  },
  'Query.lenses': { args: [(side) => ({ where: { type: 'alarm', ids: [side.lensId] } })] },
  'Query.lensEntityCounts': { args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.createLens': {
    args: [
      (side) => ({ input: { type: 'alarm', teamId: null, ...lensInput(side), name: `Lens ${++made}` } }),
      (side) => ({ input: { type: 'alarm', teamId: side.teamId, ...lensInput(side), name: `Lens ${++made}` } }),
    ],
    makesNew: true,
  },
  'Mutation.updateLens': { args: [(side) => ({ id: side.lensId, input: lensInput(side) })] },
  'Mutation.deleteLens': { args: [(side) => ({ id: side.spareLensId })] },
  'Mutation.updateLensOrder': { args: [(side) => ({ lensIds: [side.lensId] })] },
  'Mutation.updateDefaultLens': { args: [(side) => ({ lensId: side.lensId })] },
  'Mutation.hideLens': { args: [(side) => ({ id: side.lensId, hide: false })] },
  'Query.savedViews': { args: [() => ({ viewType: 'alarms' })] },
  'Mutation.createSavedView': {
    args: [(side) => ({ input: { viewType: 'alarms', ...viewInput(side), name: `View ${++made}` } })],
    makesNew: true,
  },
  'Mutation.updateSavedView': { args: [(side) => ({ id: side.viewId, input: viewInput(side) })] },
  'Mutation.deleteSavedView': { args: [(side) => ({ id: side.spareViewId })] },
  'Query.teams': { args: [(side) => ({ ids: [side.teamId] }), (side) => ({ nameLike: side.marker })] },
  'Query.teamMembers': { args: [(side) => ({ teamIds: [side.teamId] })] },
  'Query.usersByTeamIds': { args: [(side) => ({ teamIds: [side.teamId], nameLike: 'person' })] },
  'Mutation.createTeam': { args: [() => ({ name: `Team ${++made}` })], makesNew: true },
  'Mutation.updateTeam': { args: [(side) => ({ id: side.teamId, input: { name: `Team ${side.marker}` } })] },
  'Mutation.updateTeamAlarmFilters': {
    args: [(side) => ({ teamId: side.teamId, alarmOptions: criteria(side) })],
  },
  'Mutation.addTeamMember': { args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.updateTeamMember': { args: [(side) => ({ ...inTeam(side), role: 'TEAM_ADMIN' })] },
  'Mutation.removeTeamMember': { args: [(side) => ({ teamId: side.leftTeamId, userId: side.admin.id })] },
  'Mutation.deleteTeam': { args: [(side) => ({ id: side.spareTeamId })] },
  'Query.workTicketsAndCount': {
    args: [
      (side) => ({
        searchTerm: `seen ${side.marker}`,
        criterion: { lensId: 'all-work', criteria: workCriteria(side), timezone: 'UTC' },
        sort: { field: 'DUE_AT', direction: 'ASC' },
        ...page,
      }),
      (side) => ({ searchTerm: `W${side.tickets.seen}` }),
      (side) => ({ after: side.ticketCursor }),
    ],
  },
  'Query.fastWorkTickets': {
    args: [
      (side) => ({ where: { ids: [side.tickets.seen] } }),
      (side) => ({ where: { id: Number(side.tickets.seen) } }),
    ],
  },
  'Query.workTicket': { args: [(side) => ({ id: side.tickets.seen })] },
  'Query.workTicketActivityAndCount': {
    args: [(side) => ({ ticketId: side.tickets.seen, kind: 'comments', ...page })],
  },
  'Query.workTicketIds': { args: [(side) => ({ number: side.tickets.seen, offset: 0 })] },
  'Query.workTicketDefaults': { args: [(side) => ({ alarmIds: [side.alarmId] })] },
  'Query.workFollowUp': { args: [() => page] },
  'Mutation.createWorkTicket': {
    args: [
      (side) => ({
        details: { ...workDetails(side), externalSystemId: String(side.workSystemId) },
        associatedAlarms: [side.alarmId],
        additionalDetails: { crew: side.marker },
        isDuplicateAccepted: true,
      }),
      (side) => ({ details: workDetails(side), associatedAlarms: [], additionalDetails: null }),
    ],
    makesNew: true,
  },
  'Mutation.updateWorkTicket': {
    args: [
      (side) => ({ id: side.tickets.seen, expectedVersion: 1, additionalDetails: null }),
      (side) => ({ id: side.tickets.seen, details: workDetails(side), additionalDetails: { crew: side.marker } }),
    ],
  },
  'Mutation.changeWorkTicketState': {
    args: [(side) => ({ id: side.tickets.closed, state: 'CLOSED', survey: workSurvey(side), expectedVersion: 1 })],
  },
  'Mutation.bulkCloseWorkTickets': {
    args: [
      (side) => ({ ...closeWork(side), ids: [side.tickets.bulk], expectedVersions: [1] }),
      (side) => ({
        ...closeWork(side),
        selection: {
          lensId: 'active-work',
          criteria: [{ field: 'workId', isExclusion: false, values: [side.tickets.some] }],
          searchTerm: side.marker,
          timezone: 'UTC',
          excludedIds: ['1'.repeat(9)],
          asOf: '2100-01-01T00:00:00.000Z',
        },
      }),
    ],
  },
  'Mutation.attachWorkTicketAlarms': {
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.detachWorkTicketAlarms': {
    args: [(side) => ({ id: side.tickets.bare, alarmIds: [side.alarmId] })],
  },
  'Mutation.escalateWorkTicket': { args: [(side) => ({ id: side.tickets.seen, isEscalated: true })] },
  'Mutation.submitWorkTicketForReview': {
    args: [(side) => ({ id: side.tickets.bare, reviewerId: side.admin.id, note: side.marker })],
  },
  'Mutation.answerWorkTicketReview': {
    args: [(side) => ({ id: side.tickets.answered, isApproved: true, survey: workSurvey(side), comment: side.marker })],
  },
  'Mutation.giveWorkTicketFeedback': {
    args: [
      (side) => ({
        ticketId: side.tickets.seen,
        alarmWasValid: true,
        informationWasEnough: false,
        comment: side.marker,
      }),
    ],
  },
  'Mutation.createWorkTicketActivity': {
    args: [(side) => ({ ticketId: side.tickets.seen, comment: side.marker, isDeleted: false })],
  },
  'Mutation.deleteWorkTicketActivity': { args: [(side) => ({ id: side.commentId })] },
  'Mutation.retryWorkTicketCmmsSync': { args: [(side) => ({ id: side.tickets.failed })] },
  'Mutation.dismissWorkTicketCmmsSyncFailure': { args: [(side) => ({ id: side.tickets.dismissed })] },
  'Mutation.resetWorkTickets': { args: [(side) => ({ ids: [side.tickets.reset] })], isForSupers: true },
  'Mutation.createExternalSystem': {
    args: [(side) => ({ input: { ...integrationForm(side), displayName: `New ${++made}` } })],
    isForSupers: true,
    makesNew: true,
  },
  'Mutation.updateExternalSystem': {
    args: [(side) => ({ id: String(side.systemId), input: integrationForm(side) })],
    isForSupers: true,
  },
  'Mutation.rotateLicenseKey': { args: [ofSystem], isForSupers: true },
  'Mutation.signIn': {
    args: [(side) => ({ email: side.admin.email, password: 'not the password' })],
    isOpen: true,
    isAlike: true,
  },
  'Mutation.updateLandingPage': { args: [() => ({ landingPage: 'TRIAGE' })] },
  'Mutation.signOut': { args: [() => ({})], isAlike: true, endsSession: true },
  'Mutation.sendResetPassword': { args: [(side) => ({ email: side.admin.email })], isOpen: true, isAlike: true },
  'Mutation.resetPassword': {
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-1`, customerId: side.customerId })],
    isOpen: true,
    makesNew: true,
  },
  'Mutation.resetPasswordByApi': {
    args: [(side) => ({ password: 'Another-horse-8', token: `${side.marker}-2`, customerId: side.customerId })],
    isOpen: true,
    makesNew: true,
  },
  'Mutation.changePassword': {
    args: [() => ({ oldPassword: password, newPassword: 'Another-horse-8' })],
    isAlike: true,
    endsSession: true,
  },
  'Query.cmmsSystems': { args: [() => ({})] },
  'Query.externalCmmsFields': {
    args: [(side) => ({ externalSystemIds: [side.cmms.systemId], titleLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsFieldsAndCount': {
    args: [
      (side) => ({
        where: {
          ids: [side.cmms.fieldId],
          externalSystemIds: [side.cmms.systemId],
          titleLike: `%${side.marker}%`,
          isDeleted: false,
        },
        orderBy: 'VIEW',
        ...page,
      }),
    ],
  },
  'Query.externalCmmsFieldOptions': {
    args: [
      (side) => ({
        externalCmmsFieldId: side.cmms.fieldId,
        search: side.marker,
        externalDetails: null,
        useValueSort: true,
        offset: 0,
      }),
    ],
  },
  'Query.cmmsAssignee': {
    args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker, offset: 0 })],
  },
  'Query.cmmsAssigneeCount': { args: [(side) => ({ externalSystemId: side.cmms.systemId, search: side.marker })] },
  'Query.externalCmmsDomainValues': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.fieldId, keyValueLike: `%${side.marker}%`, offset: 0 })],
  },
  'Query.externalCmmsDomainValuesAndCount': {
    args: [
      (side) => ({
        where: {
          externalCmmsFieldId: side.cmms.fieldId,
          genericField: 'Asset',
          ...{ keyValueLike: `%${side.marker}%`, nameLike: `%${side.marker}`, valueLike: `%${side.marker}` },
          isDeleted: false,
        },
        ...page,
      }),
    ],
  },
  'Query.translateInternalToExternalCmmsValues': {
    args: [
      (side) => ({
        externalSystemId: side.cmms.systemId,
        alarmIds: [side.alarmId],
        externalDetails: { [side.cmms.fieldId]: side.marker },
      }),
    ],
  },
  'Query.pullExternalCmmsFields': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.pullExternalCmmsDomainValues': { args: [(side) => ({ fieldIds: [side.cmms.parentFieldId] })] },
  'Query.cmmsPulls': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.externalCmmsFieldMappings': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.externalCmmsFieldMaps': { args: [(side) => ({ externalSystemId: side.cmms.systemId })] },
  'Query.cmmsInternalFields': { args: [() => ({})] },
  'Query.externalCmmsValueTranslationsAndCount': {
    args: [(side) => ({ where: { externalFieldId: side.cmms.fieldId, valueLike: `%${side.marker}%` }, ...page })],
  },
  'Query.globalCmmsConfig': { args: [() => ({})] },
  'Query.cmmsConfig': {
    args: [
      (side) => ({ alarmId: side.alarmId, externalSystemId: side.cmms.systemId }),
      (side) => ({ entityId: side.entityId }),
    ],
  },
  'Mutation.createExternalCmmsField': {
    args: [
      (side) => ({
        input: { externalSystemId: side.cmms.systemId, name: `Field ${++made}`, ...cmmsFieldInput(side) },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsField': {
    args: [(side) => ({ id: side.cmms.fieldId, input: cmmsFieldInput(side) })],
  },
  'Mutation.reorderExternalCmmsFields': {
    args: [
      (side) => ({
        fieldIds: [side.cmms.fieldId, side.cmms.parentFieldId],
        type: 'VIEW',
        externalSystemId: side.cmms.systemId,
      }),
    ],
  },
  'Mutation.createExternalCmmsDomainValue': {
    args: [
      (side) => ({
        externalCmmsFieldId: side.cmms.fieldId,
        input: { ...cmmsValueInput(side), name: `Value ${++made}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsDomainValue': {
    args: [(side) => ({ id: side.cmms.valueId, input: cmmsValueInput(side) })],
  },
  'Mutation.deleteExternalCmmsDomainValues': { args: [(side) => ({ ids: [side.cmms.spareValueId] })] },
  'Mutation.createExternalCmmsFieldMapping': {
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:made-${++made}` })],
    makesNew: true,
  },
  'Mutation.deleteExternalCmmsFieldMapping': {
    args: [(side) => ({ externalId: side.cmms.fieldId, internalId: `ATTRIBUTE:${side.marker}` })],
  },
  'Mutation.createExternalCmmsValueTranslation': {
    args: [
      (side) => ({
        externalFieldId: side.cmms.fieldId,
        input: { ...cmmsTranslationInput(side), internalValue: `Made ${++made}` },
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateExternalCmmsValueTranslation': {
    args: [(side) => ({ id: side.cmms.translationId, input: cmmsTranslationInput(side) })],
  },
  'Mutation.deleteExternalCmmsValueTranslation': { args: [(side) => ({ id: side.cmms.spareTranslationIds[0] })] },
  'Mutation.deleteExternalCmmsValueTranslations': { args: [(side) => ({ ids: [side.cmms.spareTranslationIds[1]] })] },
  'Mutation.addExternalCmmsRelatedParentField': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId, parentFieldId: side.cmms.fieldId })],
  },
  'Mutation.removeExternalCmmsRelatedParentField': {
    args: [(side) => ({ externalCmmsFieldId: side.cmms.parentFieldId })],
  },
  'Mutation.updateCmmsConfig': {
    args: [
      (side) => ({
        alarmId: side.alarmId,
        entityId: side.entityId,
        externalSystemId: side.cmms.systemId,
        cmmsConfig: { [side.cmms.fieldId]: null },
      }),
    ],
  },
  'Mutation.updateGlobalCmmsConfig': {
    args: [() => ({ saveOnCreateWork: true })],
    isAlike: true,
  },
};
