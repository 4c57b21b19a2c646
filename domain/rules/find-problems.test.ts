import { expect, test } from 'vitest';
import { builtInStatuses } from '../alarms/model/state.ts';
import { allProblems, type Known } from './find-problems.ts';
import type { RulePlan } from './rule.ts';

const plan = (status: string): RulePlan => ({
  ...{ trigger: { type: 'ENTERS_INTAKE', status: null }, schedule: null, criteria: [], assetCriteria: [] },
  ...{ delayMinutes: 0, actions: [{ type: 'MOVE_STATUS', status, reason: null }] },
});
const known: Known = {
  ...{ statuses: new Set<string>(builtInStatuses), people: new Map(), teams: new Map(), systems: new Set() },
  ...{ hasWork: true, isReasonRequired: false },
};

test('AUTO.28 a rule cannot dispatch alarms where work is not part of the plan (STAT.21)', () => {
  expect(allProblems(plan('Dispatched'), known)).toEqual([]);
  expect(allProblems(plan('Dispatched'), { ...known, hasWork: false })).toEqual([
    { path: 'actions.0.status', message: 'Work is not part of your plan' },
  ]);
  expect(allProblems(plan('Declined'), { ...known, hasWork: false })).toEqual([]);
});
