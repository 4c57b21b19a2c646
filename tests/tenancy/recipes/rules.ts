import type { Side } from '../scene.ts';
import { another, criteria, page, type Recipe } from './recipe.ts';

const sees = ['automation VIEW'] as const;
const edits = ['automation EDIT'] as const;
/** Permissions to do by hand what the rules here do. */
const does = ['alarms EDIT', 'work.myWork CREATE'] as const;
const of = (purpose: keyof Side['rules']) => (side: Side) => ({
  id: side.rules[purpose],
});
const input = (side: Side) => ({
  ...{ name: `Rule ${side.marker} ${another()}`, description: side.marker, pausesInFlood: false },
  trigger: { type: 'ENTERS_STATUS', status: side.statusName },
  schedule: {
    ...{ every: 1, unit: 'WEEK', startDate: '2026-01-05', weekdays: [1], from: '06:00', to: '18:00', timezone: 'UTC' },
    leavesOutHolidays: true,
  },
  criteria: criteria(side),
  assetCriteria: [{ field: 'assetKeyword', isExclusion: false, values: [side.marker] }],
  delay: { days: 1, hours: 1, minutes: 1 },
  actions: [
    {
      ...{ type: 'CREATE_WORK', objectiveTemplate: side.marker, assigneeId: side.admin.id, teamId: side.teamId },
      ...{ dueInHours: 4, externalSystemId: String(side.workSystemId), values: { text: side.marker } },
    },
    { type: 'MOVE_STATUS', status: side.statusName, reason: side.marker, durationMinutes: 1, priority: 1 },
    { type: 'NOTIFY', userIds: [side.admin.id], teamIds: [side.teamId], channels: ['EMAIL'] },
  ],
});

export const rules: Record<string, Recipe> = {
  'Query.automationRulesAndCount': {
    asks: sees,
    args: [(side) => ({ where: { nameLike: side.marker, states: ['ENABLED', 'PAUSED', 'DISABLED'] }, ...page })],
  },
  'Query.automationRule': { asks: sees, args: [of('ruleId')] },
  'Query.automationRulesOfAlarm': {
    asks: ['automation VIEW', 'alarms VIEW'],
    args: [(side) => ({ alarmId: side.alarmId })],
  },
  'Query.automationRuleLogAndCount': {
    asks: sees,
    args: [
      (side) => ({
        where: {
          ...{ ruleId: side.rules.ruleId, alarmId: side.alarmId, outcomes: ['ACTED'] },
          ...{ from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' },
        },
        ...page,
      }),
    ],
  },
  'Mutation.createAutomationRule': {
    asks: ['automation CREATE', ...does],
    args: [(side) => ({ input: input(side) })],
    makesNew: true,
  },
  'Mutation.updateAutomationRule': {
    asks: [...edits, ...does],
    args: [(side) => ({ id: side.rules.disabled, input: input(side), expectedVersion: 1 })],
  },
  'Mutation.reorderAutomationRules': {
    asks: edits,
    args: [(side) => ({ ids: [side.rules.enabled, side.rules.ruleId] })],
  },
  'Mutation.deleteAutomationRule': { asks: ['automation DELETE'], args: [of('spare')] },
  'Mutation.cloneAutomationRule': { asks: ['automation CREATE'], args: [of('ruleId')], makesNew: true },
  'Mutation.enableAutomationRule': { asks: edits, args: [of('idle')] },
  'Mutation.disableAutomationRule': { asks: edits, args: [of('stopped')] },
  'Mutation.pauseAutomationRule': { asks: edits, args: [of('enabled')] },
  'Mutation.resumeAutomationRule': { asks: edits, args: [of('paused')] },
  'Mutation.excludeAlarmFromAutomationRule': {
    asks: edits,
    args: [(side) => ({ id: side.rules.ruleId, alarmId: side.alarmId, isExcluded: true })],
  },
};
