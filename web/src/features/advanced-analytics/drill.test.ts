import { expect, test } from 'vitest';
import { drillPath } from './drill.ts';

const counted = {
  ...{ source: 'instances' as const, measure: 'occurrences' as const, criteria: [], timezone: 'Europe/Berlin' },
  range: { start: '2026-04-30T22:00:00.000Z', end: '2026-05-31T22:00:00.000Z' },
};
const filtersOf = (path: string | null) => path && new URL(path, 'https://x').searchParams.getAll('filter');

test('occurrences lead to their alarms: by attribute and property, with the filters of the page', () => {
  const criteria = [{ field: 'priority', isExclusion: false, values: ['5'] }];
  const path = drillPath({ ...counted, criteria }, [
    { dimension: 'point', value: 'A,B' },
    { dimension: 'property.building', value: null },
  ]);
  expect(path?.startsWith('/reports/allAlarms?')).toBe(true);
  expect(filtersOf(path)).toEqual(['priority:5', 'point:A%2CB', 'building:__BLANK__']);
  expect(drillPath(counted, [{ dimension: 'alarmId', value: '7' }])).toBe('/alarms/list/all_alarms/7');
});

test('a list of alarms knows no times of the past, nor properties without a filter', () => {
  expect(drillPath(counted, [{ dimension: 'hour', value: '07' }])).toBeNull();
  expect(drillPath(counted, [{ dimension: 'property.shop', value: 'North' }])).toBeNull();
});

const tickets = { ...counted, source: 'tickets' as const, measure: 'closed' as const };
const within = 'workClosedDate:2026-04-30T22%3A00Z..2026-05-31T21%3A59Z';

test('tickets lead to their history, within the range and by the days of the timezone', () => {
  const path = drillPath(tickets, [
    { dimension: 'team', value: '4' },
    { dimension: 'month', value: '2026-02' },
  ]);
  expect(path?.startsWith('/analytics/work-history?')).toBe(true);
  expect(new URL(path ?? '', 'https://x').searchParams.get('zone')).toBe('Europe/Berlin');
  expect(filtersOf(path)).toEqual(['team:4', 'workClosedDate:2026-02-01..2026-02-28', within, 'workState:CLOSED']);
  expect(filtersOf(drillPath(tickets, [{ dimension: 'week', value: '2026-04-27' }]))?.at(0)).toBe(
    'workClosedDate:2026-04-27..2026-05-03',
  );
  expect(filtersOf(drillPath({ ...tickets, measure: 'created' }, []))).toEqual([
    'workCreatedDate:2026-04-30T22%3A00Z..2026-05-31T21%3A59Z',
  ]);
});

test('tickets that no filter finds lead nowhere', () => {
  expect(drillPath(tickets, [{ dimension: 'team', value: null }])).toBeNull();
  expect(filtersOf(drillPath(tickets, [{ dimension: 'assignee', value: null }]))?.at(0)).toBe('assignee:__BLANK__');
  expect(drillPath(tickets, [{ dimension: 'creator', value: 'provider' }])).toBeNull();
  expect(drillPath(tickets, [{ dimension: 'weekday', value: '1' }])).toBeNull();
  expect(drillPath(tickets, [{ dimension: 'point', value: 'AHU-1' }])).toBeNull();
  expect(drillPath({ ...tickets, measure: 'repeat' }, [])).toBeNull();
});
