import { expect, test } from 'vitest';
import { workTicketPath } from './work-places.ts';

test('WORK-019 the link of a closed ticket goes to the all-work list and its id', () => {
  expect(decodeURI(workTicketPath({ id: '7', state: 'CLOSED' }))).toBe('/work/Standard Lenses/All Work/7');
});

test('WORK-020 the link of an open ticket goes to the active-work list and its id', () => {
  expect(decodeURI(workTicketPath({ id: '7', state: 'OPEN' }))).toBe('/alarms/work/list/active_work/Open Work/0/7');
});
