import { expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../domain/alarms/model/canonical-event.ts';
import { columnsNamed, tableOf } from '../../platform/table.ts';
import { decodeNormalised, encodeNormalised, type NewNormalisedMessage } from './normalised-message.ts';

const events = (...points: string[]): IdentifiedEvent[] =>
  points.map((pointPath) => ({ pointPath, payloadId: `of ${pointPath}`, priority: 3 }) as IdentifiedEvent);
const message = (systemId: number, ...points: string[]): NewNormalisedMessage => ({
  ...{ customerId: 7, systemId, messageId: `m${systemId}`, normaliser: 'generic-json-1', receivedAt: 5 },
  events: events(...points),
  payloads: new Map(points.map((point) => [`of ${point}`, `{"point":"${point}","unit":"°C"}`])),
});
const shown = (record: Buffer) =>
  decodeNormalised(record).map(({ events, payloads, ...head }) => ({
    ...head,
    points: events.map(({ pointPath }) => pointPath),
    payloads: events.map(({ payloadId }) => payloads.get(payloadId)),
  }));
const framed = (json: object, payload: string): Buffer => {
  const text = Buffer.from(JSON.stringify(json));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, Buffer.from(payload)]);
};

test('messages of one record keep their own events and payloads', () => {
  const record = encodeNormalised([message(1, 'A', 'B'), { ...message(2, 'C'), replay: 'r' }, message(3)]);
  const head = { customerId: 7, normaliser: 'generic-json-1', receivedAt: 5 };
  const payload = (point: string): string => `{"point":"${point}","unit":"°C"}`;
  expect(shown(record)).toEqual([
    { ...head, systemId: 1, messageId: 'm1', points: ['A', 'B'], payloads: [payload('A'), payload('B')] },
    { ...head, systemId: 2, messageId: 'm2', replay: 'r', points: ['C'], payloads: [payload('C')] },
    { ...head, systemId: 3, messageId: 'm3', points: [], payloads: [] },
  ]);
});

test('what only some events state comes with them, whichever event is the first', () => {
  const marked = { unverifiedSender: 'SPF fail' };
  const filled = { cmmsAttributes: { building: 'North' } };
  const stated = [{}, marked, filled, { ...marked, ...filled }];
  const lacking = { unverifiedSender: null, cmmsAttributes: null };
  for (let first = 0; first < stated.length; first += 1) {
    const order = [...stated.slice(first), ...stated.slice(0, first)];
    const messages = order.map((more, at) => {
      const one = message(at, 'A');
      return { ...one, events: one.events.map((event) => ({ ...event, ...more })) };
    });
    const read = decodeNormalised(encodeNormalised(messages)).flatMap(({ events }) => events);
    expect(read).toMatchObject(order.map((more) => ({ ...lacking, ...more })));
  }
});

test.each([
  ['1', { nulls: ['alarmClass'] }],
  ['2', { same: { alarmClass: null } }],
])('a record of version %s is read, which is one message', (v, shared) => {
  const table = {
    ...tableOf(events('A'), columnsNamed<IdentifiedEvent>(['pointPath', 'payloadId'])),
    same: {},
    ...shared,
  };
  const { events: _, payloads: __, ...head } = message(1);
  const record = framed({ v: Number(v), ...head, events: table, payloads: [['of A', 2]] }, '{}');
  expect(shown(record)).toEqual([{ ...head, points: ['A'], payloads: ['{}'] }]);
  expect(decodeNormalised(record)[0]?.events[0]?.alarmClass).toBeNull();
});

test.each([
  ['empty', Buffer.alloc(0)],
  ['of no version', framed({ messages: [], events: { keys: [], rows: [] } }, '')],
  ['of a later version', framed({ v: 4, messages: [], events: { keys: [], rows: [] } }, '')],
  ['without a table', framed({ v: 3, messages: [] }, '')],
  ['without messages', framed({ v: 3, events: { keys: [], rows: [] } }, '')],
])('a record that is %s is refused', (_, record) => {
  expect(() => decodeNormalised(record)).toThrow('not a message of a normaliser');
});
