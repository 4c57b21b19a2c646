import { expect, test } from 'vitest';
import { parseCriteria } from '../lists/criteria/criteria.ts';
import { listKinds, sortsOf } from '../lists/list-kinds.ts';
import { standardLenses } from './standard-lenses.ts';

test('alarms are found in buckets of these names: by status, by state, or by their work', () => {
  const asks = (name: string) => {
    const lens = standardLenses.find((one) => one.name === name);
    return lens?.criteria.map(({ field, values }) => `${field} ${values.join()}`);
  };
  for (const name of ['Snoozed', 'Intake', 'Dispatched', 'Declined']) expect(asks(name)).toEqual([`status ${name}`]);
  expect(asks('Active Alarms')).toEqual(['state active']);
  expect(asks('Active Work')).toEqual(['workState OPEN']);
  // what rests has no lens of its own: it is asked for
  const inactive = { field: 'status', isExclusion: false, values: ['Inactive'] };
  expect(parseCriteria(listKinds.alarm.filters, [inactive])).toHaveLength(1);
});

test('a kind of list opens with one of its standard lenses', () => {
  for (const [kind, { opensWith }] of Object.entries(listKinds))
    expect(standardLenses.filter(({ type, name }) => type === kind && name === opensWith)).toHaveLength(1);
});

test('each standard lens asks what its list understands', () => {
  for (const { type, criteria, sort } of standardLenses) {
    expect(parseCriteria(listKinds[type].filters, criteria)).toHaveLength(criteria.length);
    expect(sortsOf(type)).toContain(sort);
  }
});
