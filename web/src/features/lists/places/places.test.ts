import { expect, test } from 'vitest';
import { consolePlace, mobilePlace } from './places.ts';

test('a lens with its filters and its open alarm is the same place in both shells', () => {
  const narrow = mobilePlace({ lens: 'Intake' }, '?open=7&filter=priority%3A5');
  expect(narrow).toBe('/m/alarms/list/?open=7&filter=priority%3A5&lens=Intake');
  expect(consolePlace({}, narrow?.slice(narrow.indexOf('?')) ?? '')).toBe(
    '/alarms/Standard%20Lenses/Intake?open=7&filter=priority%3A5',
  );
  expect(consolePlace({}, '')).toBe('/alarms/Standard%20Lenses/Active%20Alarms');
});

test('an alarm is the same place in both shells; what the mobile shell lacks has none there', () => {
  expect(mobilePlace({ alarmId: '7' }, '?tab=history')).toBe('/m/alarms/alarms/list/active_alarms/7');
  expect(consolePlace({ alarmId: '7' }, '')).toBe('/alarms/list/all_alarms/7');
  expect(mobilePlace({}, '')).toBeNull();
});

test('work and its tickets are the same places in both shells', () => {
  expect(mobilePlace({ pathname: '/alarms/work/list/active_work/Open Work/0' }, '')).toBe('/m/alarms/work/list/');
  const closed = { pathname: '/work/Standard Lenses/Closed', workLens: 'Closed' };
  expect(mobilePlace(closed, '?q=fan')).toBe('/m/alarms/work/list/?q=fan&lens=Closed');
  expect(consolePlace({ pathname: '/m/alarms/work/list/' }, '?q=fan&lens=Closed')).toBe(
    '/work/Standard%20Lenses/Closed?q=fan',
  );
  expect(mobilePlace({ ticketId: '7' }, '')).toBe('/m/alarms/work/list/active_work/all/0/7');
  expect(consolePlace({ ticketId: '7' }, '')).toBe('/work/Standard%20Lenses/All%20Work/7');
  expect(consolePlace({ pathname: '/m/alarms/work/list' }, '')).toBe('/work/Standard%20Lenses/All%20Work');
});

test('an asset is the same place in both shells, and its tab is kept for the wider one', () => {
  expect(mobilePlace({ entityId: '7' }, '?tab=aliases')).toBe('/m/assets/entity/7?tab=aliases');
  expect(consolePlace({ entityId: '7' }, '?tab=aliases')).toBe('/assets/entity/7?tab=aliases');
});

test('a floor plan with its room is the same place in both shells, but where rooms are drawn', () => {
  expect(mobilePlace({ floorId: '7' }, '?room=9')).toBe('/m/assets/floors/7/plan?room=9');
  expect(mobilePlace({ floorId: '7' }, '?edit=1&room=9')).toBeNull();
  expect(consolePlace({ floorId: '7' }, '?room=9')).toBe('/assets/floors/7/plan?room=9');
  expect(consolePlace({ pathname: '/m/assets/buildings' }, '?q=north')).toBe('/assets/map');
});
