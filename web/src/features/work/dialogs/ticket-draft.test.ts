import { expect, test } from 'vitest';
import { changesOf, draftErrors } from './ticket-draft.ts';

test('a draft lacks objective, assignee and due date, never the problem', () => {
  const now = Date.UTC(2026, 4, 8);
  const empty = { objective: ' ', assignedTo: null, dueBy: null, problemDetails: '' };
  expect(Object.keys(draftErrors(empty, now))).toEqual(['objective', 'assignedTo', 'dueBy']);
  const whole = { objective: 'Inspect', assignedTo: 'ada', dueBy: '2026-05-09T00:00:00.000Z', problemDetails: '' };
  expect(draftErrors(whole, now)).toEqual({});
  expect(draftErrors({ ...whole, dueBy: '2026-05-07T00:00:00.000Z' }, now)).toEqual({
    dueBy: 'Due date must be in the future',
  });
});

test('only what was changed is sent', () => {
  const before = { objective: 'Inspect', assignedTo: 'ada', dueBy: null, problemDetails: '' };
  expect(changesOf(before, before)).toEqual({});
  expect(changesOf(before, { ...before, objective: 'Repair' })).toEqual({ objective: 'Repair' });
});
