import type { Side } from '../scene.ts';
import { criteria, type Recipe } from './recipe.ts';

const input = (side: Side) => ({
  ...{ name: side.marker, description: side.marker, pausesInFlood: true },
  trigger: { type: 'ENTERS_STATUS', status: 'Intake' },
  schedule: {
    ...{
      every: 1,
      unit: 'WEEK',
      startDate: '2026-01-05',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      to: '00:00',
      timezone: 'UTC',
    },
    leavesOutHolidays: true,
  },
  criteria: criteria(side),
  assetCriteria: [{ field: 'assetKeyword', isExclusion: false, values: [side.marker] }],
  delay: { days: 0, hours: 0, minutes: 0 },
  actions: [
    {
      ...{ type: 'CREATE_WORK', objectiveTemplate: side.marker, assigneeId: side.admin.id, teamId: side.teamId },
      ...{ dueInHours: 4, externalSystemId: String(side.workSystemId), values: { text: side.marker } },
    },
    { type: 'MOVE_STATUS', status: side.statusName, reason: side.marker, durationMinutes: 1, priority: 1 },
    { type: 'NOTIFY', userIds: [side.admin.id], teamIds: [side.teamId], channels: ['EMAIL'] },
  ],
});

export const ruleDryRun: Record<string, Recipe> = {
  'Query.dryRunAutomationRule': {
    asks: ['automation VIEW', 'alarms VIEW'],
    args: [(side) => ({ input: input(side), excludeIds: ['999999999'], days: 90, timezone: 'UTC' })],
  },
};
