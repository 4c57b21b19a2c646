import { expect, test } from 'vitest';
import { basPriorityBands } from '../../../domain/integrations/priority-table.ts';
import { mailPayload, samplePayload } from '../samples.ts';
import { eventsOf, fixture, identified, onlyEvent, plainSettings, reasonOf } from '../test-support.ts';
import { genericCsv1 as csv } from './generic-csv-1.ts';

const settings = { ...plainSettings, priorities: basPriorityBands };
const log = samplePayload('generic-log.csv');
const read = (payload: string, fieldMap?: unknown) => csv.normalise(payload, { ...settings, fieldMap });
const readText = (text: string, fieldMap?: unknown) => read(JSON.stringify(text), fieldMap);

test('without a map a text has a header with the names that JSON would have', () => {
  expect(eventsOf(read(log))).toMatchObject([
    {
      kind: 'ALARM',
      occurredAt: '2022-05-07T17:05:00.000Z',
      pointPath: 'S-7.BLDG-P',
      condition: 'High Limit',
      priority: 2,
      value: 0.08,
      units: 'in/wc',
    },
    { kind: 'RTN', condition: 'High Limit', normalAt: '2022-05-07T17:10:00.000Z' },
  ]);
});

test('the lines of one text are events of their own, the same at every reading', () => {
  const [alarm, rtn] = identified(csv, log);
  expect(alarm?.eventId).not.toBe(rtn?.eventId);
  expect(identified(csv, log)).toEqual([alarm, rtn]);
});

test('a row that was parsed before comes as an object by column name', () => {
  expect(onlyEvent(read(fixture('generic-row')))).toEqual(eventsOf(read(log))[0]);
});

test('a row alone has its columns named, or counted, by the map', () => {
  const row = '2026-01-05 14:03:22;Roof;"AHU 3; fan";Trip';
  const named = { header: false, delimiter: ';', columns: ['When', 'Where', 'Point', 'State'] };
  const fields = { occurredAt: 'when', stationPath: 'Where', pointPath: 'Point', toState: 'STATE', event: null };
  const counted = { occurredAt: 1, stationPath: 2, pointPath: 3, toState: 4, event: null };
  expect(onlyEvent(readText(row, { ...named, fields }))).toMatchObject({
    occurredAt: '2026-01-05T20:03:22.000Z',
    stationPath: 'Roof',
    pointPath: 'AHU 3; fan',
    condition: 'Trip',
  });
  expect(readText(row, { header: false, delimiter: ';', fields: counted })).toEqual(
    readText(row, { ...named, fields }),
  );
});

test('several columns are one text: a date beside its time', () => {
  const map = { fields: { occurredAt: ['Date', 'Time'], pointPath: 'Point', toState: 'State' } };
  const text = 'Point,Date,Time,State\nP1,05-Jan-26,2:03:22 PM,Normal';
  expect(onlyEvent(readText(text, map))).toMatchObject({ kind: 'RTN', occurredAt: '2026-01-05T20:03:22.000Z' });
});

test('WebCTRL alarms.txt: columns without a header, a return that names no condition', () => {
  const map = {
    header: false,
    columns: ['EVENT_TIME_', 'SOURCE_PATH_', 'DISPLAY_NAME_', 'EVENT_STATE_', 'RA_TEXT_'],
    fields: {
      occurredAt: 'EVENT_TIME_',
      stationPath: 'SOURCE_PATH_',
      pointPath: 'DISPLAY_NAME_',
      toState: 'EVENT_STATE_',
      message: 'RA_TEXT_',
    },
    pairBy: 'point',
  };
  const rows = [
    '2026-01-05 14:03:22,#slm/m073,Atlanta Office/VAV 2-1/Zone Temp,HIGH LIMIT,Zone temperature 79.2 above limit 76.0',
    '2026-01-05 14:44:10,#slm/m073,Atlanta Office/VAV 2-1/Zone Temp,NORMAL,Zone temperature returned to normal',
  ];
  const events = identified(csv, JSON.stringify(rows.join('\r\n')), { ...settings, fieldMap: map });
  expect(events.map((event) => event.kind)).toEqual(['ALARM', 'RTN']);
  expect(new Set(events.map((event) => event.fingerprint)).size).toBe(1);
});

const console_ = {
  mode: 'record',
  fields: {
    sourceRecordId: ['Source Path', 'Offnormal Timestamp'],
    occurredAt: 'Offnormal Timestamp',
    normalAt: 'Normal Timestamp',
    updatedAt: 'Update Timestamp',
    pointPath: 'Source Path',
    pointName: 'Source Name',
    value: 'Offnormal Value',
    alarmClass: 'Alarm Class',
    toState: 'Alarm State',
    message: 'Alarm Message',
  },
  pairBy: 'point',
};
const consoleHeader =
  'Source Name,Source Path,Update Timestamp,Normal Timestamp,Offnormal Timestamp,Offnormal Value,Alarm Class,Alarm State,Alarm Message';

test('a console export is records: the line comes again with its normal time, and its start stays one event', () => {
  const line = (normal: string) =>
    `${consoleHeader}\nTemp,/Drivers/Temp,05-Jan-26 2:21 PM CST,${normal},05-Jan-26 2:03 PM CST,78.4 °F,critical,Offnormal,Too warm`;
  const [open, closed] = ['', '05-Jan-26 2:21 PM CST'].map((normal) =>
    identified(csv, JSON.stringify(line(normal)), { ...settings, fieldMap: console_ }),
  );
  expect(open?.map((event) => event.kind)).toEqual(['ALARM', 'UPDATE']);
  expect(closed?.map((event) => [event.kind, event.occurredAt])).toEqual([
    ['ALARM', '2026-01-05T20:03:00.000Z'],
    ['RTN', '2026-01-05T20:21:00.000Z'],
  ]);
  expect(closed?.[0]?.eventId).toBe(open?.[0]?.eventId);
});

test('the text of a mail is CSV between its words', () => {
  const mail = mailPayload(
    `Dear operator,\nthe alarms of today:\n\n> ${JSON.parse(log).trim().replaceAll('\n', '\n> ')}\n`,
  );
  expect(read(mail)).toEqual(read(log));
  const tabbed = mailPayload(JSON.parse(log).replaceAll(',', '\t'));
  expect(read(tabbed, { delimiter: '\t' })).toEqual(read(log));
});

test('times of a table export carry a zone, those that a spreadsheet saved again follow both clock changes', () => {
  const at = (time: string) => onlyEvent(readText(`timestamp,point,event\n${time},P,ALARM`)).occurredAt;
  expect(at('02-Mar-22 12:00:43 PM CST')).toBe('2022-03-02T18:00:43.000Z');
  expect(at('13-Mar-22 3:00:00 AM CDT')).toBe('2022-03-13T08:00:00.000Z');
  expect(at('5/7/2022 12:05')).toBe('2022-05-07T17:05:00.000Z');
  expect(at('3/13/2022 2:30')).toBe('2022-03-13T08:30:00.000Z');
  expect(at('11/6/2022 1:30')).toBe('2022-11-06T06:30:00.000Z');
});

test('an acknowledgement in the state column is one, and happened at its own time', () => {
  const map = { fields: { toState: 'state' }, events: { acked: 'ACK' } };
  expect(
    onlyEvent(readText('timestamp,ackedAt,point,state,ackBy\n5/7/2022 12:05,5/7/2022 12:09,P,Acked,mlee', map)),
  ).toMatchObject({
    kind: 'ACK',
    ackedAt: '2022-05-07T17:09:00.000Z',
    ackedBy: 'mlee',
  });
});

test('a byte order mark, quotes, blank lines and lines that are too long or too short are read', () => {
  const text =
    '\uFEFF"timestamp","point","event","message"\r\n\r\n5/7/2022 12:05,"A ""b"", c",ALARM\r\n5/7/2022 12:06,P,RTN,x,y\r\n';
  expect(eventsOf(readText(text)).map((event) => [event.kind, event.pointPath])).toEqual([
    ['ALARM', 'A "b", c'],
    ['RTN', 'P'],
  ]);
});

test.each([
  ['another header', 'a,b\n1,2', undefined, /first line does not name the columns/],
  ['an open quote', 'timestamp,point\n"5/7', undefined, /the text is not CSV: /],
  [
    'no time in a row',
    'timestamp,point,event\n5/7/2022 12:05,P,ALARM\n,P,RTN',
    undefined,
    /row 2: the time is missing/,
  ],
  ['an event that nobody knows', 'timestamp,event\n5/7/2022 12:05,BOOM', undefined, /"BOOM" is not in the column map/],
  ['a map that cannot be used', 'a', { delimiter: 'and' }, /the column map cannot be used at delimiter/],
])('%s is rejected', (_, text, map, reason) => {
  expect(reasonOf(readText(text, map))).toMatch(reason);
});

test('what is neither text nor row is rejected, and a header alone states no event', () => {
  expect(reasonOf(read('[1]'))).toMatch(/neither CSV text nor a row/);
  expect(eventsOf(readText('timestamp,point,event\n'))).toEqual([]);
});
