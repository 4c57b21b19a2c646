import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alarmState } from '../../tests/support/alarm-rows.ts';
import type { AlarmRow } from '../lists/alarms/alarm-row.ts';
import { changesShown, judgeChange, judgeTime } from './judge-change.ts';

const rowOf = (given: Partial<AlarmRow>): AlarmRow =>
  ({
    ...alarmState({ customerId: 1, id: 1 }),
    searchText: 'a1',
    pointPath: null,
    propertyTokens: [],
    cmmsTokens: [],
    ...given,
  }) as AlarmRow;
const lens = (holds: (row: AlarmRow) => boolean, readsText = false) => ({ holds, held: holds, readsText });
const intake = lens((row) => row.status === 'Intake');
const before = (status: string) => alarmState({ customerId: 1, id: 1, status });
const change = { isVisible: true, hasNewText: false };

test('false to true is an ingress, true to false an egress, true to true an update', () => {
  const judge = (from: string | null, to: string) =>
    judgeChange({ ...change, now: rowOf({ status: to }), befores: [from === null ? null : before(from)] }, intake);
  expect(judge('Declined', 'Intake')).toBe('ingress');
  expect(judge(null, 'Intake')).toBe('ingress');
  expect(judge('Intake', 'Declined')).toBe('egress');
  expect(judge('Intake', 'Intake')).toBe('update');
  expect(judge('Declined', 'Snoozed')).toBeNull();
});

test('a change that shows nowhere is no update', () => {
  expect(changesShown({ version: 1 })).toBe(false);
  expect(changesShown({ isPinned: false })).toBe(true);
  const now = rowOf({ status: 'Intake' });
  expect(judgeChange({ ...change, isVisible: false, now, befores: [before('Intake')] }, intake)).toBeNull();
});

test('a deleted alarm leaves every lens', () => {
  const now = rowOf({ status: 'Intake', deletedAt: 5 });
  expect(judgeChange({ ...change, now, befores: [before('Intake')] }, intake)).toBe('egress');
});

test('time alone makes an ingress of what came in and an egress of what went out', () => {
  const since = (at: number) => (row: AlarmRow) => (row.latestAlarmAt ?? 0) >= at;
  const row = rowOf({ latestAlarmAt: 100 });
  expect(judgeTime(row, { holds: since(101), held: since(99), readsText: false })).toBe('egress');
  expect(judgeTime(row, { holds: since(99), held: since(101), readsText: false })).toBe('ingress');
  expect(judgeTime(row, { holds: since(99), held: since(98), readsText: false })).toBeNull();
});

test('a change is judged by what its lens held when its clients were last told, too', () => {
  const leftMeanwhile = { holds: () => false, held: () => true, readsText: false };
  expect(judgeChange({ ...change, now: rowOf({}), befores: [before('Intake')] }, leftMeanwhile)).toBe('egress');
  const cameMeanwhile = { holds: () => true, held: () => false, readsText: false };
  expect(judgeChange({ ...change, now: rowOf({}), befores: [before('Intake')] }, cameMeanwhile)).toBe('ingress');
});

test('where the text before is not known, a lens that reads text hears of it either way', () => {
  const fan = lens((row) => row.searchText.includes('fan'), true);
  const renamed = { isVisible: false, hasNewText: true, befores: [] };
  expect(judgeChange({ ...renamed, now: rowOf({ searchText: 'fan' }) }, fan)).toBe('ingress');
  expect(judgeChange({ ...renamed, now: rowOf({ searchText: 'pump' }) }, fan)).toBe('egress');
  expect(judgeChange({ ...renamed, now: rowOf({ status: 'Intake' }) }, intake)).toBe('update');
});

test('a list ends right in whatever order, batches and repetitions its changes are heard of', () => {
  const statuses = fc.array(fc.constantFrom('Intake', 'Declined', 'Snoozed'), { minLength: 2, maxLength: 7 });
  const received = statuses.chain((versions) =>
    fc.record({
      versions: fc.constant(versions),
      order: fc.shuffledSubarray([...versions.keys()].slice(1), { minLength: versions.length - 1 }),
      repeated: fc.array(fc.integer({ min: 1, max: versions.length - 1 }), { maxLength: 3 }),
      // versions by which the database is ahead of the newest change received
      ahead: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
    }),
  );
  fc.assert(
    fc.property(received, ({ versions, order, repeated, ahead }) => {
      let inList = versions[0] === 'Intake';
      let stored = 0;
      for (const [turn, version] of [...order, ...repeated].entries()) {
        stored = Math.min(versions.length - 1, Math.max(stored, version) + (ahead[turn] ?? 0));
        const verdict = judgeChange(
          {
            ...change,
            now: rowOf({ status: versions[stored] as string }),
            befores: [before(versions[version - 1] as string)],
          },
          intake,
        );
        if (verdict === 'ingress') inList = true;
        if (verdict === 'egress') inList = false;
      }
      expect(inList).toBe(versions[stored] === 'Intake');
    }),
    { numRuns: 2_000 },
  );
});
