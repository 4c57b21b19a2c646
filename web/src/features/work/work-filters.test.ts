import { expect, test } from 'vitest';
import { filterName, filtersOf, filterValue, withFilters } from './work-filters.ts';

test('filters live in the address', () => {
  const criteria = [
    { field: 'workState', isExclusion: false, values: ['OPEN'] },
    { field: 'ticketAge', isExclusion: false, values: ['3..7'] },
  ];
  const params = withFilters(new URLSearchParams('q=fan&workId=7&nonsense=1'), criteria);
  expect(params.get('workId')).toBeNull();
  expect(params.get('q')).toBe('fan');
  expect(filtersOf(params)).toEqual(criteria);
});

test('pills read as people speak', () => {
  expect(filterName('workDueDate')).toBe('Due Date');
  expect(filterValue('workDueDate', 'now..+24h')).toBe('Next 24 hours');
  expect(filterValue('workId', 'W7')).toBe('W7');
});
