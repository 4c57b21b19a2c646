import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { payloadId } from '../domain/alarms/ingest/event-ids.ts';
import type { IdentifiedEvent } from '../domain/alarms/model/canonical-event.ts';
import { noChanges } from '../domain/changes/changes-message.ts';
import { encodeChanges } from '../domain/changes/encode-changes.ts';
import { writeOutbox } from '../domain/changes/outbox.ts';
import { basPriorityBands } from '../domain/integrations/priority-table.ts';
import type { DeadLetterMessage } from '../ingest/messages/messages.ts';
import { encodeNormalised, type NewNormalisedMessage } from '../ingest/messages/normalised-message.ts';
import { normaliseItem } from '../ingest/normalise/normalise-item.ts';
import type { Normaliser } from '../ingest/normalise/reading/normaliser.ts';
import { normaliserOf } from '../ingest/normalise/registry.ts';
import { createStream, maxMessageBytes, type OutMessage, type Topic, topics } from '../platform/stream.ts';
import { testEnv } from './support/engines.ts';
import { item, openRoad, type Road, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

const stations = ['normalise', 'project', 'relay', 'load', 'worker', 'api'];
let road: Road;
let producer: ReturnType<ReturnType<typeof createStream>['createProducer']>;
let startedAt: Map<string, string>;

beforeAll(async () => {
  road = await openRoad();
  const log = pino({ level: 'silent' });
  const stream = createStream({ brokers: testEnv().KAFKA_BROKERS, prefix: '', clientId: 'test', log, fatal: () => {} });
  producer = stream.createProducer();
  await producer.start();
  startedAt = await starts();
});
afterAll(async () => {
  // no process exited, and events after a poisoned message arrive
  await road.send(item('ALARM', 'Behind', '2026-01-05T15:00:00Z'));
  await until('the next alarm', async () => (await road.states()).some((state) => state.point_path === 'Behind'));
  await rowsWhen(road, 'events', (rows) => rows.some((row) => row.message === 'Supply temperature high'));
  expect(await starts()).toEqual(startedAt);
  await producer.stop();
  await road.close();
});

/** Start time of each process: a restart changes it. */
async function starts(): Promise<Map<string, string>> {
  const times = new Map<string, string>();
  for (const name of stations) {
    const metrics = await (await fetch(`${inject('product').health[name]}/metrics`)).text();
    times.set(name, /^process_start_time_seconds\S* (\S+)$/m.exec(metrics)?.[1] ?? 'unknown');
  }
  return times;
}

const produce = (topic: Topic, ...messages: Array<Partial<OutMessage> & { value: string | Buffer }>): Promise<void> =>
  producer.send([{ topic, messages: messages.map((message) => ({ key: null, partition: 0, ...message })) }]);

/** Dead letters of a customer, 0 for those without one, whose payload contains the word. */
async function lettersWith(word: string, customerId: number, count: number) {
  return until(`${count} dead letters`, async () => {
    const answer = await road.warehouse.query({
      query: `SELECT step, outcome, reason, payload, source_partition, source_offset FROM outcomes FINAL
        WHERE customer_id = {customerId:UInt32} AND position(payload, {word:String}) > 0 ORDER BY payload`,
      query_params: { customerId, word },
      format: 'JSONEachRow',
    });
    const rows = await answer.json<Record<'step' | 'outcome' | 'reason' | 'payload' | 'source_offset', string>>();
    return rows.length >= count ? rows : null;
  });
}

test('a message that no door wrote is kept as a dead letter', async () => {
  const word = randomUUID();
  const binary = Buffer.from([0xff, 0xfe, 0x00, 0x80]);
  await produce(topics.raw, { value: `hello ${word}` }, { value: `{${word}`, headers: { 'customer-id': 'x' } });
  await produce(topics.raw, { value: Buffer.concat([binary, Buffer.from(word)]) });
  const letters = await lettersWith(word, 0, 2);
  expect(letters.map(({ payload, outcome }) => ({ payload, outcome }))).toEqual([
    { payload: `hello ${word}`, outcome: 'rejected' },
    { payload: `{${word}`, outcome: 'rejected' },
  ]);
  const [inBase64] = await lettersWith(Buffer.concat([binary, Buffer.from(word)]).toString('base64'), 0, 1);
  expect(inBase64?.reason).toContain('base64');
});

test('what Postgres refuses is a dead letter with its payload; its neighbours are applied', async () => {
  const word = randomUUID();
  const eventOf = (point: string): [IdentifiedEvent, string] => {
    const payload = JSON.stringify(item('ALARM', point, '2026-01-05T14:00:00Z', { message: `${point} ${word}` }));
    const settings = {
      timezone: 'UTC',
      timestampOffsetHours: 0,
      ignorableStates: [],
      excludedAlarmTexts: [],
      priorities: basPriorityBands,
    };
    const read = normaliseItem({
      normaliser: normaliserOf('generic-json-1') as Normaliser,
      payload,
      payloadId: payloadId(road.systemId, payload),
      customerId: road.customerId,
      systemId: road.systemId,
      settings,
      receivedAtMs: Date.now(),
    });
    if (read.outcome !== 'applied') throw new Error('the item was not read');
    return [read.value[0] as IdentifiedEvent, payload];
  };
  const poison: Array<[string, Partial<IdentifiedEvent>]> = [
    ['Healthy-1', {}],
    ['Priority', { priority: 9 }],
    ['Uuid', { fingerprint: 'none' }],
    ['Nul', { message: 'a\u0000b' }],
    ['Time', { occurredAt: 'yesterday' }],
    ['Healthy-2', {}],
  ];
  const message: NewNormalisedMessage = {
    customerId: road.customerId,
    systemId: road.systemId,
    messageId: randomUUID(),
    normaliser: 'generic-json-1',
    receivedAt: Date.now(),
    events: [],
    payloads: new Map(),
  };
  for (const [point, wrong] of poison) {
    const [event, payload] = eventOf(point);
    message.events.push({ ...event, ...wrong });
    message.payloads.set(event.payloadId, payload);
  }
  await produce(topics.normalised, { value: `no JSON ${word}` }, { value: encodeNormalised([message]) });
  await produce(topics.normalised, { value: JSON.stringify({ v: 1, word }) });

  const letters = await lettersWith(word, road.customerId, 4);
  expect(letters.map((letter) => letter.step)).toEqual(['project', 'project', 'project', 'project']);
  expect(letters.map((letter) => JSON.parse(letter.payload).point).sort()).toEqual(['Nul', 'Priority', 'Time', 'Uuid']);
  for (const letter of letters) expect(Number(letter.source_offset)).toBeGreaterThan(0);
  expect(await lettersWith(word, 0, 2)).toHaveLength(2);
  const points = (await road.states()).map((state) => state.point_path);
  expect(points.filter((point) => String(point).startsWith('Healthy')).sort()).toEqual(['Healthy-1', 'Healthy-2']);
  expect(points).not.toContain('Priority');
});

test('a row that ClickHouse refuses is a dead letter; the rows beside it are stored', async () => {
  const word = randomUUID();
  const row = (eventId: string, position: number) => ({
    alarmId: 900_000 + position,
    occurredAt: Date.now(),
    eventId,
    systemId: road.systemId,
    kind: 'ALARM',
    sourceRecordId: null,
    payloadId: randomUUID(),
    position,
    message: word,
    fromState: null,
    toState: null,
    sourceState: 'offnormal',
    priority: 1,
    valueText: null,
    units: null,
    ackedBy: null,
    receivedAt: Date.now(),
    version: 1,
    isDeleted: false,
  });
  const changes = noChanges(road.customerId, Date.now());
  changes.events.push(row(randomUUID(), 1), row('no id', 2), row(randomUUID(), 3));
  const [encoded] = encodeChanges(changes);
  const headers = { v: '1', 'customer-id': String(road.customerId), holds: String(encoded?.holds) };
  await produce(
    topics.changes,
    { value: `no JSON ${word}`, headers: { ...headers, holds: 'alarms,instances' } },
    { value: `no headers ${word}` },
    { value: String(encoded?.payload), headers },
  );
  const mine = await lettersWith(word, road.customerId, 2);
  expect(mine.map((letter) => letter.step)).toEqual(['load', 'load']);
  expect(mine.find((letter) => letter.payload.includes('no id'))?.payload).toContain('900002');
  expect(await lettersWith(word, 0, 1)).toHaveLength(1);
  const stored = await rowsWhen(road, 'events', (rows) => rows.filter((one) => one.message === word).length >= 2);
  expect(
    stored
      .filter((one) => one.message === word)
      .map((one) => one.position)
      .sort(),
  ).toEqual([1, 3]);
});

test('a row of the outbox that Kafka refuses is a dead letter; the rows beside it are published', async () => {
  const word = randomUUID();
  const changes = noChanges(road.customerId, Date.now());
  changes.activity.push({
    activityId: randomUUID(),
    alarmId: 900_009,
    field: 'is_stale',
    prevValue: 'false',
    revValue: word,
    userId: null,
    automationRuleId: null,
    cause: null,
    metadata: null,
    createdAt: Date.now(),
    version: 1,
  });
  await road.db.transaction(async (trx) => {
    await writeOutbox(trx, changes);
    await trx.raw(`insert into outbox (customer_id, headers, payload) values (?, '{"holds":"events"}', ?)`, [
      road.customerId,
      `${word} ${'x'.repeat(maxMessageBytes)}`,
    ]);
    await writeOutbox(trx, changes);
  });
  const [letter] = await lettersWith(word, road.customerId, 1);
  expect(letter).toMatchObject({ step: 'relay', outcome: 'rejected' });
  expect(letter?.reason).toMatch(/^outbox: .*large/);
  await rowsWhen(road, 'activity', (rows) => rows.some((row) => row.rev_value === word));
});

test('a dead letter that cannot be stored is one itself, once', async () => {
  const word = randomUUID();
  const letter: DeadLetterMessage = {
    v: 1,
    customerId: road.customerId,
    systemId: road.systemId,
    messageId: 'no id',
    normaliser: 'generic-json-1',
    receivedAt: Date.now(),
    step: 'normalise',
    source: { partition: 0, offset: '1' },
    at: Date.now(),
    outcomes: [
      { payloadId: 'no id', position: 0, outcome: 'rejected', kind: 'failed', reason: 'why', payload: `kept ${word}` },
    ],
  };
  await produce(topics.deadLetters, { value: `garbage ${word}` }, { value: JSON.stringify(letter) });
  await produce(topics.deadLetters, { value: JSON.stringify({ ...letter, step: 'load' }) });
  const letters = await lettersWith(word, 0, 2);
  expect(letters.map((one) => one.payload.includes('garbage')).sort()).toEqual([false, true]);
});
