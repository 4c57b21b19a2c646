import { expect, test } from 'vitest';
import { type Assignee, assigneeGroups, userOf } from './assignee-groups.ts';

const cooling = { teamId: '1', teamName: 'Cooling', role: 'TEAM_MEMBER' } as const;
const nights = { teamId: '2', teamName: 'Air at night', role: 'TEAM_ADMIN' } as const;
const people: Assignee[] = [
  { id: 'ada', displayName: 'Ada', teams: [] },
  { id: 'ben', displayName: 'Ben', teams: [cooling] },
  { id: 'cyd', displayName: 'Cyd', teams: [nights, { ...cooling, role: 'TEAM_ADMIN' }] },
];
const read = (groups: ReturnType<typeof assigneeGroups>) =>
  groups.map(({ label, options }) => [label, ...options.map((option) => option.label)]);

test('UI-023 UI-024 people stand under the names of their teams, and those without one under "-"', () => {
  const groups = assigneeGroups(people, { selfId: 'ben' });
  expect(read(groups)).toEqual([
    ['Air at night', 'Cyd · Admin'],
    ['Cooling', 'Cyd · Admin', 'Ben (you)'],
    ['-', 'Ada'],
  ]);
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(values.map(userOf)).toEqual(['cyd', 'cyd', 'ben', 'ada']);
  expect(groups[0]?.options[0]?.title).toBe('Cyd (Team Lead)');
});

test('UI-021 UI-022 who chooses, and who has been chosen, can be left out', () => {
  expect(read(assigneeGroups(people, { hidden: ['cyd', 'ada'] }))).toEqual([['Cooling', 'Ben']]);
});
