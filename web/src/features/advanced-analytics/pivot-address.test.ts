import { expect, test } from 'vitest';
import { pivotParams } from '#domain/advanced-analytics/pivot-address.ts';
import { type PivotState, readPivotState, usualPivot, usualSort, writePivotState } from './pivot-address.ts';

const state: PivotState = {
  ...{ source: 'tickets', rows: ['team', 'property.building'], column: 'month', measure: 'repeat' },
  criteria: [{ field: 'assignee', isExclusion: true, values: ['me', null] }],
  sort: { by: { column: null }, isDescending: true },
  viewId: '7',
};

test('an address is read as it was written, and keeps its range', () => {
  const before = new URLSearchParams('days=90&zone=Europe/Berlin&of=instances&row=point');
  const written = writePivotState(before, state);
  expect(written.get('days')).toBe('90');
  expect(readPivotState(written)).toEqual(state);
  for (const by of ['name', 'total', { column: '2026-05' }] as const)
    for (const isDescending of [true, false])
      expect(readPivotState(writePivotState(before, { ...state, sort: { by, isDescending } })).sort).toEqual({
        by,
        isDescending,
      });
});

test('what is not understood is as if it were not there', () => {
  const none = { criteria: [], sort: null, viewId: null };
  expect(readPivotState(new URLSearchParams())).toEqual({ ...usualPivot.instances, ...none });
  const hostile = 'of=constructor&row=__proto__&row=secret&column=toString&measure=closed&sort=-nothing&filter=x:1';
  expect(readPivotState(new URLSearchParams(hostile))).toEqual({ ...usualPivot.instances, ...none });
  const twice = readPivotState(new URLSearchParams('row=point&row=point&column=point&row=day&row=hour'));
  expect(twice).toMatchObject({ rows: ['point', 'day'], column: null });
});

test('the address in a mail is that of the page', () => {
  const range = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };
  const params = pivotParams({ ...state, days: null, range, timezone: 'UTC' });
  expect(readPivotState(params)).toEqual({ ...state, sort: null, viewId: null });
  expect([params.get('from'), params.get('to'), params.get('zone')]).toEqual([
    '2026-05-01T00:00Z',
    '2026-06-01T00:00Z',
    'UTC',
  ]);
});

test('times are in their order, others by what has most', () => {
  expect(usualSort(['day'])).toEqual({ by: 'name', isDescending: false });
  expect(usualSort(['point'])).toEqual({ by: 'total', isDescending: true });
});
