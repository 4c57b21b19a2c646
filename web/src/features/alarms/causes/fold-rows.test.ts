import { expect, test } from 'vitest';
import type { IncidentLineFragment } from '#generated/graphql.ts';
import type { AlarmRow, LensAlarm } from '../list/alarm-list.ts';
import { foldRows } from './fold-rows.ts';

const row = (id: string): AlarmRow => ({ item: { id } as LensAlarm, leftAt: null, changedAt: null });
const incident = (id: string, count = 3) => ({ id, count }) as IncidentLineFragment;
const nothing = { opened: new Map(), held: new Map(), aloneId: null };
const said = (rows: readonly AlarmRow[]) =>
  rows.map(({ item, group }) => `${item.id}${group ? (group.isMember ? ' member' : ' row') : ''}`);

test('BEY.1 the first alarm of an incident stands for it, and its alarms follow once it is open', () => {
  const rows = ['1', '2', '3', '4', '5'].map(row);
  const [one, other] = [incident('a'), incident('b')];
  const incidentOf = new Map([
    ...[['1', one] as const, ['3', one] as const],
    ...[['2', other] as const, ['5', other] as const],
    ['4', null] as const,
  ]);
  const closed = foldRows(rows, { ...nothing, incidentOf }, new WeakMap());
  expect(said(closed)).toEqual(['1 row', '2 row', '4']);
  const opened = new Map([['a', ['3', '1', '9'].map((id) => ({ id }) as LensAlarm)]]);
  expect(said(foldRows(rows, { ...nothing, incidentOf, opened }, new WeakMap()))).toEqual([
    ...['1 row', '3 member', '9 member', '2 row', '4'],
  ]);
});

test('BEY.1 alarms whose incident is not read yet, or has no other alarm, are rows of their own', () => {
  const rows = ['1', '2'].map(row);
  const incidentOf = new Map([['1', incident('a', 1)]]);
  expect(said(foldRows(rows, { ...nothing, incidentOf }, new WeakMap()))).toEqual(['1', '2']);
});

test('a row whose group stays the same is not drawn again', () => {
  const rows = ['1', '2'].map(row);
  const known = { ...nothing, incidentOf: new Map([['1', incident('a')]]) };
  const drawn = new WeakMap<AlarmRow, AlarmRow>();
  const [before] = foldRows(rows, known, drawn);
  expect(foldRows(rows, known, drawn)[0]).toBe(before);
});
