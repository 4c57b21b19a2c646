import { expect, test } from 'vitest';
import type { IncidentLineFragment } from '#generated/graphql.ts';
import type { AlarmRow, LensAlarm, RowGroup, StoodFor } from '../list/alarm-list.ts';
import { alarmsOfRow, alarmsOfRows, incidentOfAll, isHead, unreadOf } from './row-alarms.ts';

const row = (id: string, group?: Partial<RowGroup> & { of: string }): AlarmRow => ({
  ...{ item: { id, version: 1 } as LensAlarm, leftAt: null, changedAt: null },
  ...(group && {
    group: { incident: { id: group.of } as IncidentLineFragment, isOpen: false, isMember: false, ...group },
  }),
});
const seen = (...ids: string[]): StoodFor[] => ids.map((id) => ({ id, version: 2 }));
const idsOf = (alarms: readonly StoodFor[] | null) => alarms?.map(({ id }) => id) ?? null;

test('BEY.1 the row of an incident stands for its alarms in the list, all others for their own', () => {
  const head = row('1', { of: 'a', alarms: seen('1', '2', '3') });
  expect([head, row('2', { of: 'a', isMember: true }), row('9')].map(isHead)).toEqual([true, false, false]);
  expect(idsOf(alarmsOfRow(head))).toEqual(['1', '2', '3']);
  expect(idsOf(alarmsOfRow(row('2', { of: 'a', isMember: true })))).toEqual(['2']);
  expect(idsOf(alarmsOfRow(row('1', { of: 'a', alarms: seen('1', '2'), isAlone: true })))).toEqual(['1']);
  // it has left the list, and no other of its alarms is there
  expect(idsOf(alarmsOfRow(row('1', { of: 'a', alarms: [] })))).toEqual(['1']);
  expect(alarmsOfRow(row('1', { of: 'a' }))).toBeNull();
});

test('BEY.1 rows give each alarm once, with what was read of those that were not known', () => {
  const rows = [
    row('1', { of: 'a', alarms: seen('1', '2') }),
    row('2', { of: 'a', isMember: true }),
    row('5', { of: 'b' }),
  ];
  expect(unreadOf(rows)).toEqual(['b']);
  expect(idsOf(alarmsOfRows(rows, new Map([['b', seen('5', '6')]])))).toEqual(['1', '2', '5', '6']);
  expect(idsOf(alarmsOfRows([row('5', { of: 'b' })], new Map([['b', []]])))).toEqual(['5']);
});

test('BEY.1 alarms are an incident’s while they are all that the list has of it, and no others', () => {
  const rows = [
    row('1', { of: 'a', alarms: seen('1', '2', '3') }),
    row('2', { of: 'a', isMember: true }),
    row('7', { of: 'b', alarms: seen('7', '8'), isAlone: true }),
    row('9'),
  ];
  const incidentOf = (...ids: string[]) => incidentOfAll(rows, new Set(ids));
  expect(incidentOf('3', '1', '2')).toBe('a');
  for (const others of [['1', '2'], ['1', '2', '9'], ['1', '2', '3', '9'], ['9'], ['7', '8']])
    expect(incidentOf(...others)).toBeUndefined();
});
