import { expect, test } from 'vitest';
import { filterNamed } from '../lists/filters.ts';
import type { RulePlan } from './rule.ts';
import { durationWords, sentenceOf } from './sentence.ts';

const names = {
  person: (id: string) => (id === 'ada' ? 'Ada' : null),
  team: (id: string) => (id === '7' ? 'HVAC' : null),
  field: (name: string) => filterNamed(name)?.label ?? null,
  value: (_: string, value: string) => value,
};
const plan: RulePlan = {
  trigger: { type: 'ENTERS_INTAKE', status: null },
  schedule: {
    ...{ every: 1, unit: 'WEEK', startDate: '2026-01-05', weekdays: [1, 2, 3, 4, 5], from: '06:00', to: '18:00' },
    ...{ timezone: 'UTC', leavesOutHolidays: true },
  },
  criteria: [{ field: 'building', isExclusion: false, values: ['Building 3'] }],
  assetCriteria: [{ field: 'assetClass', isExclusion: false, values: ['AHU', 'VAV'] }],
  delayMinutes: 20,
  actions: [
    {
      ...{ type: 'CREATE_WORK', objectiveTemplate: null, assigneeId: null, teamId: '7', dueInHours: null },
      ...{ externalSystemId: null, values: {} },
    },
    { type: 'PIN' },
  ],
};

test('a rule reads as one sentence', () => {
  expect(sentenceOf(plan, names)).toBe(
    'When an alarm enters Intake, weekdays 06:00 to 18:00 except holidays, and its building is Building 3, ' +
      "and its asset's class is AHU or VAV, and it stays for 20 minutes, then create work for HVAC and pin it",
  );
});

test('a rule that is not finished reads as far as it goes', () => {
  const empty = {
    ...plan,
    trigger: null,
    schedule: null,
    criteria: [],
    assetCriteria: [],
    delayMinutes: 0,
    actions: [],
  };
  expect(sentenceOf(empty, names)).toBe('When … , then …');
});

test('durations are in words', () => {
  expect([1, 60, 1_501].map(durationWords)).toEqual(['1 minute', '1 hour', '1 day 1 hour 1 minute']);
});
