import { expect, test } from 'vitest';
import { mailPayload, samplePayload } from '../samples.ts';
import { identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { webctrlMail1 as webctrl } from './webctrl-mail-1.ts';

const atlanta = { ...plainSettings, timezone: 'America/New_York' };
const alarm = samplePayload('webctrl-alarm.mail');
const rtn = samplePayload('webctrl-return.mail');
const read = (payload: string, fieldMap?: unknown) => webctrl.normalise(payload, { ...atlanta, fieldMap });

test('by the template to begin with, a mail is an ALARM of its location', () => {
  expect(onlyEvent(read(alarm))).toMatchObject({
    kind: 'ALARM',
    occurredAt: '2026-01-05T19:03:22.000Z',
    pointPath: 'Atlanta Office/R&D Facility/Second Floor/VAV 2-1/Zone Temp',
    pointName: 'Zone Temp',
    stationPath: '#slm/m073',
    condition: null,
    message: 'Zone temperature 79.2 above limit 76.0',
    toState: 'HIGH LIMIT',
    alarmClass: 'HVAC Critical',
    priorityRaw: 'HVAC Critical',
  });
});

test('a return names no condition and yet ends the alarm of its point', () => {
  expect(onlyEvent(read(rtn))).toMatchObject({ kind: 'RTN', normalAt: '2026-01-05T19:44:10.000Z' });
  const [one, other] = [alarm, rtn].map((payload) => identified(webctrl, payload, atlanta)[0]?.fingerprint);
  expect(other).toBe(one);
});

test('the text of the site is data: its own words, in one line', () => {
  const site = {
    text: '{occurredAt} {ignore} alarm at {pointPath} is now {toState}: {message}',
    normalStates: ['OK'],
    pairBy: 'point',
  };
  const mail = mailPayload('2026-01-05 14:03:22 HVAC alarm at Main/Floor 1/Fan is now OK: Fan runs again');
  // the first token ends at the first space, so a date and its time are two
  expect(reasonOf(read(mail, site))).toMatch(/"2026-01-05" is not a valid time/);
  const better = { ...site, text: 'At {occurredAt}, {pointPath} is now {toState}: {message}' };
  expect(
    onlyEvent(read(mailPayload('At 2026-01-05 14:03:22, Main/Floor 1/Fan is now OK: Fan runs again'), better)),
  ).toMatchObject({
    kind: 'RTN',
    occurredAt: '2026-01-05T19:03:22.000Z',
    pointName: 'Fan',
    message: 'Fan runs again',
  });
});

test('times without a zone follow both clock changes', () => {
  const at = (time: string) => onlyEvent(read(alarm.replace('2026-01-05 14:03:22', time))).occurredAt;
  expect(at('2026-03-08 02:30:00')).toBe('2026-03-08T07:30:00.000Z');
  expect(at('2026-11-01 01:30:00')).toBe('2026-11-01T05:30:00.000Z');
});
