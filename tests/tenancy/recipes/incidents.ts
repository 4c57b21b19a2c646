import { anyWork, criteria, page, type Recipe } from './recipe.ts';

export const incidents: Record<string, Recipe> = {
  'Query.incident': { asks: ['alarms VIEW'], args: [(side) => ({ id: side.incidents.shownId })] },
  'Query.incidents': { asks: ['alarms VIEW'], args: [() => ({ isActive: null, ...page })] },
  'Query.fastAlarmsByCause': {
    asks: ['alarms VIEW'],
    args: [
      (side) => ({
        ...{ searchTerm: side.marker, criteria: criteria(side), lensId: 'active-alarms', timezone: 'UTC' },
        ...{ sort: [{ field: 'PRIORITY', direction: 'DESC' }], properties: ['building'], limit: 10, after: null },
        shownIncidents: ['1'.repeat(9)],
      }),
    ],
  },
  'Query.alarmsOfRows': {
    asks: ['alarms VIEW'],
    args: [
      (side) => ({
        ...{ searchTerm: side.marker, criteria: criteria(side), lensId: 'active-alarms', timezone: 'UTC' },
        incidentIds: [side.incidents.shownId],
      }),
    ],
  },
  'Query.relatedAlarms': {
    asks: ['alarms VIEW'],
    args: [(side) => ({ ticketId: side.incidents.ticketId, ...page })],
  },
  'Query.incidentMeasure': { asks: ['reporting VIEW', 'alarms VIEW'], args: [() => ({})], isAlike: true },
  'Query.incidentTrial': { asks: ['reporting VIEW', 'alarms VIEW'], args: [() => ({ days: 30 })], isAlike: true },
  'Mutation.splitFromIncident': {
    asks: ['alarms EDIT'],
    args: [(side) => ({ id: side.incidents.splitId, alarmIds: [side.incidents.splitAlarmId] })],
  },
  'Mutation.mergeIncidents': {
    asks: ['alarms EDIT'],
    args: [(side) => ({ id: side.incidents.mergedId, others: [side.incidents.otherId] })],
  },
  'Mutation.createTicketOfIncident': {
    asks: ['alarms VIEW', 'work.myWork CREATE', anyWork],
    args: [(side) => ({ id: side.incidents.shownId, isDuplicateAccepted: true })],
    makesNew: true,
  },
};
