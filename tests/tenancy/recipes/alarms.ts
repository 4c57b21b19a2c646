import { activeAt } from '../moments.ts';
import type { Side } from '../scene.ts';
import { anyCounts, criteria, ofAlarm, page, type Recipe, seen, selection } from './recipe.ts';

const newest = [{ field: 'ALARM_TIME', direction: 'DESC' }];

const decline = (side: Side) => ({ status: 'Declined', reason: side.marker });

const nextDay = () => ({ until: new Date(Date.now() + 86_400_000).toISOString(), reason: 'Parts' });

/** One call by id and one by selection, each with the verb's other arguments. */
const onAlarms = (given: (side: Side) => Record<string, unknown>): Recipe['args'] => [
  (side) => ({ ...ofAlarm(side), ...given(side) }),
  (side) => ({ ...selection(side), ...given(side) }),
];

/** Range and criteria that cover all of a customer's alarms with its marker. */
const history = (side: Side) => ({
  range: { start: new Date(activeAt - 86_400_000).toISOString(), end: new Date(activeAt).toISOString() },
  timezone: 'UTC',
  criteria: criteria(side),
  searchTerm: side.marker,
});

export const alarms: Record<string, Recipe> = {
  'Query.alarmsAndCount': {
    asks: ['alarms VIEW'],
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
    asks: ['alarms VIEW'],
    args: [
      (side) => ({ where: { ids: [side.alarmId] }, properties: ['rooms'] }),
      (side) => ({ lensId: 'active-alarms', criteria: criteria(side), timezone: 'UTC', sort: newest, ...page }),
      (side) => ({ searchTerm: side.marker }),
      (side) => ({ after: side.cursor }),
    ],
  },
  'Query.alarmInstancesAndCount': {
    asks: ['alarms VIEW'],
    args: [(side) => ({ where: { alarmId: side.alarmId }, orderBy: newest[0], ...page })],
  },
  'Query.alarmActivityAndCount': {
    asks: ['alarms VIEW'],
    args: [(side) => ({ where: { alarmId: side.alarmId, kind: 'DECISION' }, ...page })],
  },
  'Query.alarmInstanceDaily': {
    asks: ['alarms VIEW'],
    args: [
      (side) => ({
        alarmId: side.alarmId,
        range: { start: new Date(activeAt - 86_400_000).toISOString(), end: new Date(activeAt).toISOString() },
        timezone: 'UTC',
      }),
    ],
  },
  'Query.alarmCounts': {
    asks: [anyCounts],
    args: [(side) => ({ groupBy: 'externalSystemId', ...history(side), hourOfWeek: null, limit: 10 })],
  },
  'Query.alarmInstanceTrend': { asks: [anyCounts], args: [(side) => ({ ...history(side), hourOfWeek: null })] },
  'Query.alarmReport': { asks: [anyCounts], args: [(side) => ({ ...history(side), limit: 10 })] },
  // offset beyond every entry: others' decisions would change the newest
  'Query.recentActions': { asks: ['alarms VIEW'], args: [() => ({ limit: 10, offset: 1_000 })], isAlike: true },
  'Query.alarmStatusesCustom': { asks: ['alarms VIEW'], args: [() => ({})] },
  'Mutation.createAlarmStatus': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ name: `New ${side.marker}` })],
    makesNew: true,
  },
  'Mutation.updateAlarmStatus': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ name: side.statusName, newName: side.statusName })],
  },
  'Mutation.removeAlarmStatus': { asks: ['customerSettings EDIT'], args: [(side) => ({ name: side.statusName })] },
  'Query.bulkJobs': { asks: ['alarms VIEW'], args: [() => ({})] },
  'Mutation.pinAlarms': { asks: ['alarms EDIT'], args: onAlarms(() => ({ pin: true })) },
  'Mutation.moveAlarms': {
    asks: ['alarms EDIT'],
    args: [(side) => ({ ...seen(side), ...decline(side) }), ...onAlarms(decline)],
  },
  'Mutation.snoozeAlarm': {
    asks: ['alarms EDIT'],
    args: [(side) => ({ ...seen(side), ...nextDay() }), ...onAlarms(nextDay)],
  },
  'Mutation.unsnoozeAlarm': { asks: ['alarms EDIT'], args: [seen, ...onAlarms(() => ({}))] },
  'Mutation.updateAlarmPriority': { asks: ['alarms EDIT'], args: onAlarms(() => ({ priority: 4 })) },
  'Mutation.updateAlarms': { asks: ['alarms EDIT'], args: onAlarms(() => ({ priority: 2, isServiceImpacting: true })) },
  // the second call finds nothing left by the first
  'Mutation.deleteAlarms': { asks: ['alarms DELETE'], args: onAlarms(() => ({})), isAlike: true },
  'Mutation.restoreAlarms': { asks: ['alarms DELETE'], args: [ofAlarm] },
  'Mutation.undoAlarms': { asks: ['alarms EDIT'], args: [(side) => ({ undoId: side.undoId })] },
  'Mutation.updateAlarmNotes': {
    asks: ['alarms.notes EDIT'],
    args: [(side) => ({ id: side.alarmId, notes: side.marker })],
  },
  'Mutation.updateAlarmContextualName': {
    asks: ['alarms EDIT'],
    args: [
      (side) => ({ id: side.alarmId, contextualName: side.marker }),
      (side) => ({ id: side.alarmId, contextualName: side.marker, expectedVersion: null }),
    ],
  },
  'Query.alarmPropertiesAndCount': {
    asks: ['alarms VIEW'],
    args: [(side) => ({ where: { type: 'rooms', search: side.marker }, ...page })],
  },
  'Query.alarmPropertyTypesAndCount': { asks: ['alarms VIEW'], args: [() => ({})] },
  'Query.alarmConfig': { asks: ['alarms VIEW'], args: [() => ({})] },
  'Query.alarmPropertyAutocomplete': {
    asks: ['alarms VIEW'],
    args: [
      (side) => ({
        ...{ property: 'rooms', value: side.marker, offset: 0, dbName: 'rooms', loadAll: true, customHeader: 'Room' },
      }),
      (side) => ({ property: 'asset_name', assetClass: 'Building', value: side.marker }),
    ],
  },
  'Query.searchAlarmsById': { asks: ['alarms VIEW'], args: [(side) => ({ search: side.alarmId, offset: 0 })] },
  'Query.alarmEntitiesByType': {
    asks: ['alarms VIEW'],
    args: [
      (side) => ({ type: 'Space', search: side.marker, offset: 0 }),
      (side) => ({ type: 'Space', parentId: side.entityId }),
      (side) => ({ type: 'Space', isTop: true, search: side.marker }),
    ],
  },
  'Query.alarmPoints': { asks: ['alarms VIEW'], args: [(side) => ({ search: side.marker, offset: 0 })] },
  'Query.alarmEntityPath': { asks: ['alarms VIEW'], args: [(side) => ({ alarmId: side.alarmId })] },
  'Mutation.updateAlarmDetails': {
    asks: ['alarms EDIT'],
    args: [
      (side) => ({ ...seen(side), properties: [{ type: 'rooms', value: [side.marker], confidence: 1 }] }),
      ...onAlarms((side) => ({ properties: [{ type: 'floors', value: [side.marker] }] })),
    ],
  },
  'Mutation.updateAlarmPointEntity': {
    asks: ['alarms EDIT'],
    args: [
      (side) => ({ ...seen(side), pointEntityId: side.entityId }),
      ...onAlarms((side) => ({ pointEntityId: side.entityId })),
    ],
  },
  'Mutation.updateAlarmPropertyConfiguration': {
    asks: ['customerSettings EDIT'],
    args: [
      (side) => ({
        ...{ name: 'building', label: side.marker, order: 3, isVisible: true, isMulti: false, isEditable: true },
        hasLocations: true,
      }),
    ],
    makesNew: true,
  },
  'Mutation.updateAlarmConfig': {
    asks: ['customerSettings EDIT'],
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
    asks: ['alarms EDIT'],
    args: [(side) => ({ type: 'rooms', values: [`Added ${side.marker}`] })],
    makesNew: true,
  },
  'Mutation.updateAlarmProperty': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ type: 'rooms', value: `Room ${side.marker}`, newValue: `Room ${side.marker}s` })],
  },
  'Mutation.mergeAlarmProperty': {
    asks: ['customerSettings EDIT'],
    args: [(side) => ({ type: 'rooms', from: [`Other ${side.marker}`], to: `Merged ${side.marker}` })],
  },
  'Query.alarmStatuses': { asks: ['alarms VIEW'], args: [() => ({})], isAlike: true },
  'Mutation.updateLandingPage': { asks: 'own', args: [() => ({ landingPage: 'TRIAGE' })] },
};
