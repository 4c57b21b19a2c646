import { expect, test } from 'vitest';
import { altered, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { webctrlDb1 as webctrl } from './webctrl-db-1.ts';

const atlanta = { ...plainSettings, timezone: 'America/New_York' };
const high = fixture('webctrl-high-limit');
const normal = fixture('webctrl-normal');
const read = (payload: string, settings = atlanta) => webctrl.normalise(payload, settings);
const fingerprintOf = (payload: string) => identified(webctrl, payload, atlanta)[0]?.fingerprint;

test('a row of a state that is not normal is an ALARM of its point, read in the zone of the integration', () => {
  expect(onlyEvent(read(high))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    sourceRecordId: null,
    pointPath: 'Atlanta Office/R&D Facility/Second Floor/VAV 2-1/Zone Temp',
    pointName: 'Zone Temp',
    stationPath: '#slm/m073',
    condition: null,
    message: 'Zone temperature 79.2 above limit 76.0',
    toState: 'HIGH LIMIT',
    sourceState: 'offnormal',
    priority: 0,
  });
});

test('a NORMAL row is the RTN of the same alarm, though it names no condition', () => {
  const rtn = onlyEvent(read(normal));
  expect(rtn).toMatchObject({ kind: 'RTN', sourceState: 'normal', normalAt: '2026-01-05T19:44:10.000Z' });
  expect(fingerprintOf(normal)).toBe(fingerprintOf(high));
});

test('two points of one source path are two alarms, and so is one name on two paths', () => {
  const others = [
    altered('webctrl-high-limit', { DISPLAY_NAME_: 'Atlanta Office/R&D Facility/Second Floor/VAV 2-2/Zone Temp' }),
    altered('webctrl-high-limit', { SOURCE_PATH_: '#slm/m074' }),
  ];
  expect(new Set([high, ...others].map(fingerprintOf)).size).toBe(3);
});

test('rows of one instant are as many events as there are rows, and the same row again is the same event', () => {
  const rows = [
    high,
    altered('webctrl-high-limit', { RA_TEXT_: 'another text' }),
    altered('webctrl-high-limit', { EVENT_STATE_: 'NORMAL' }),
  ];
  const ids = rows.map((row) => identified(webctrl, row, atlanta)[0]?.eventId);
  expect(new Set(ids).size).toBe(3);
  expect(identified(webctrl, high, atlanta)[0]?.eventId).toBe(ids[0]);
});

test('the states a row may carry', () => {
  const stateOf = (state: string) => onlyEvent(read(altered('webctrl-high-limit', { EVENT_STATE_: state })));
  expect(
    ['OFF NORMAL', 'LOW LIMIT', 'FAULT', 'Normal', 'OFF_NORMAL'].map((state) => stateOf(state).sourceState),
  ).toEqual(['offnormal', 'offnormal', 'fault', 'normal', 'offnormal']);
});

test('times without a zone follow the offset of the integration and both clock changes', () => {
  const at = (text: string, hours = 0) =>
    onlyEvent(read(altered('webctrl-high-limit', { EVENT_TIME_: text }), { ...atlanta, timestampOffsetHours: hours }))
      .occurredAt;
  expect(at('2026-01-05 14:03:22', -5)).toBe('2026-01-05T14:03:22.000Z');
  expect(at('2026-03-08 02:30:00')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-11-01 01:30:00')).toBe('2026-11-01T05:30:00.000Z');
});

test('column names in lower case are the same columns', () => {
  const lower = JSON.stringify(
    Object.fromEntries(Object.entries(JSON.parse(high)).map(([key, value]) => [key.toLowerCase(), value])),
  );
  expect(read(lower)).toEqual(read(high));
});

test.each([
  ['EVENT_TIME_', /EVENT_TIME_ is missing/],
  ['DISPLAY_NAME_', /DISPLAY_NAME_ is missing/],
  ['EVENT_STATE_', /EVENT_STATE_ is missing/],
])('a row without %s is rejected', (column, reason) => {
  expect(reasonOf(read(altered('webctrl-high-limit', { [column]: undefined })))).toMatch(reason);
});
