import { expect, test } from 'vitest';
import type { AutomationRuleInput } from '#generated/graphql.ts';
import { criteriaFrom, draftOf, draftProblems, inputOf, newAction, planOf, problemAt } from './rule-draft.ts';
import { templatesFor } from './templates.ts';

const taker = { userId: '00000000-0000-4000-8000-000000000001', timezone: 'UTC', today: '2026-05-01', hasWork: true };
const nothing = { criteria: [], assetCriteria: [] };
const withoutNulls = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, one) => one ?? undefined));

test('what is read of a rule is what is sent of it', () => {
  for (const { input } of templatesFor(taker)) {
    const given = { criteria: criteriaFrom(input.criteria), assetCriteria: criteriaFrom(input.assetCriteria) };
    const sent = inputOf(draftOf(input), given);
    // sent again it is the same, and it says all that was given
    expect(inputOf(draftOf(sent), given)).toEqual(sent);
    expect(withoutNulls(sent)).toMatchObject(
      withoutNulls({ ...input, criteria: given.criteria }) as AutomationRuleInput,
    );
  }
});

test('a ready-made rule lacks nothing', () => {
  for (const { id, input } of templatesFor(taker)) expect([id, draftProblems(draftOf(input))]).toEqual([id, []]);
});

test('what is missing is named by its field; a status counts for its trigger alone', () => {
  const empty = draftOf({});
  expect(draftProblems(empty).map(({ path }) => path)).toEqual(['trigger', 'actions']);
  const draft = {
    ...empty,
    trigger: 'ENTERS_STATUS' as const,
    actions: [{ ...newAction('SNOOZE'), durationMinutes: null }, newAction('NOTIFY')] as typeof empty.actions,
  };
  const problems = draftProblems(draft);
  expect(problems.map(({ path }) => path)).toEqual([
    'trigger.status',
    'actions.0.durationMinutes',
    'actions.1.userIds',
  ]);
  expect(problemAt(problems, 'trigger.status')).toBeDefined();
  expect(problemAt(problems, 'trigger')).toBeUndefined();
  expect(planOf({ ...draft, trigger: 'ENTERS_INTAKE', status: 'Declined' }, nothing).trigger).toEqual({
    type: 'ENTERS_INTAKE',
    status: null,
  });
});
