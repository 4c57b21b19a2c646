import { expect, test } from 'vitest';
import { criterionParam, fixedOptions, keptValues, parseCriterion, valueLabel } from './criteria.ts';

test('a filter survives the address, with commas and blanks in its values', () => {
  const criterion = { field: 'status', isExclusion: true, values: ['Waiting, parts', null, 'Intake'] };
  expect(criterionParam(criterion)).toBe('!status:Waiting%2C%20parts,__BLANK__,Intake');
  expect(parseCriterion(criterionParam(criterion))).toEqual(criterion);
});

test('filters of work are none of alarms, and read as people speak', () => {
  const criterion = { field: 'workDueDate', isExclusion: false, values: ['now..+24h', '-168h..now'] };
  expect(parseCriterion(criterionParam(criterion), 'work')).toEqual(criterion);
  expect(parseCriterion(criterionParam(criterion))).toBeNull();
  expect(parseCriterion('priority:5', 'work')).toBeNull();
  expect(criterion.values.map((value) => valueLabel('workDueDate', value))).toEqual(['Next 24 hours', 'Last 7 days']);
  expect(valueLabel('workState', 'OPEN')).toBe('Open');
  expect(valueLabel('assignee', 'me', [{ value: 'me', label: 'Me' }])).toBe('Me');
  expect(keptValues('workId', ['W7', 'seven'])).toEqual(['W7']);
});

test('what is no filter is left out', () => {
  expect(parseCriterion('alarmTime:-24h..')).toBeNull();
  expect(parseCriterion('priority:9,5')?.values).toEqual(['5']);
  expect(parseCriterion('colour:red')).toBeNull();
  expect(parseCriterion('status:')).toBeNull();
  expect(parseCriterion('status:%E0%A4%A')).toBeNull();
});

test('ranges survive the address', () => {
  for (const value of ['2026-05-01T08:00Z..2026-05-01T17:30Z', 'now..+24h', '1d2h30m..', '..7']) {
    const field = value.includes('m') ? 'timeInAlarm' : value.startsWith('..') ? 'nuisanceCount' : 'snoozedUntil';
    const criterion = { field, isExclusion: false, values: [value] };
    expect(parseCriterion(criterionParam(criterion))).toEqual(criterion);
  }
});

test('a keyword in the address is read as the letters and spaces of it', () => {
  expect(parseCriterion('text:AHU-07%20h%C3%B6her!,7')).toEqual({
    field: 'text',
    isExclusion: false,
    values: ['AHU höher'],
  });
  expect(parseCriterion('text:50%25')).toBeNull();
  expect(parseCriterion('condition:50%25')?.values).toEqual(['50%']);
});

test('ALM-134 priorities are offered from Highest to No Priority', () => {
  expect(fixedOptions.priority?.map(({ label }) => label)).toEqual([
    'Highest',
    'High',
    'Medium',
    'Low',
    'Lowest',
    'No Priority',
  ]);
});

test('LENS-099 null reads (blanks), other values by their label', () => {
  expect(valueLabel('status', null)).toBe('(blanks)');
  expect(valueLabel('priority', '5')).toBe('Highest');
  expect(valueLabel('stale', 'true')).toBe('Stale');
  expect(valueLabel('externalSystemId', '7', [{ value: '7', label: 'Air systems' }])).toBe('Air systems');
  expect(valueLabel('status', 'Intake')).toBe('Intake');
});

test('LENS-064 a point that is typed has no percent signs', () => {
  expect(keptValues('point', ['%AHU-1%', '100% open', '%', '__BLANK__'])).toEqual(['AHU-1', '100 open', '__BLANK__']);
});

test('LENS-082 a text that is typed has no special characters', () => {
  expect(keptValues('text', ['pu%mp!', 'a_b-c', '§$%'])).toEqual(['pump', 'abc']);
});
