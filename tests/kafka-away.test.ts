import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { type Engines, startEngines } from '../engines/index.ts';
import { createGateway } from '../ingest/gateway/gateway.ts';
import { type Clock, fixedClock, systemClock } from '../platform/clock.ts';
import { fromRoot } from '../platform/root.ts';
import { createStream, topics } from '../platform/stream.ts';
import { listed, newAddress, transportTo } from './support/mail-road.ts';
import { openMailDoor } from './support/own-mail-door.ts';
import { patience } from './support/patience.ts';
import { item, openRoad, type Road } from './support/road.ts';
import { until } from './support/until.ts';

const log = pino({ level: 'silent' });
let folder: string;
let engines: Engines;
let road: Road;
let stream: ReturnType<typeof createStream>;

/** Starts a separate Kafka, so that stopping it affects no other test. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annunciator-'));
  [engines, road] = await Promise.all([
    startEngines({
      dataDir: folder,
      toolsDir: fromRoot('.data/tools'),
      choose: 'local',
      only: ['kafka'],
      say: () => {},
      env: process.env,
    }),
    openRoad(),
  ]);
  stream = createStream({
    brokers: [String(engines.env.KAFKA_BROKERS)],
    prefix: '',
    clientId: 'test',
    log,
    fatal: () => {},
  });
  await stream.ensureTopics({ partitions: 1, replication: 1 });
});
afterAll(async () => {
  await road?.close();
  await engines?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function door(requestsPerSecond: number, clock: Clock = systemClock) {
  const gateway = createGateway({
    stream,
    db: road.db,
    clock,
    log,
    metrics: new Registry(),
    port: 0,
    host: '127.0.0.1',
    requestsPerSecond,
    trustedProxies: '',
  });
  await gateway.start();
  const post = () =>
    fetch(`http://127.0.0.1:${gateway.port()}/ingest/${road.systemId}/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${road.key}` },
      body: JSON.stringify([item('ALARM', 'P-1', '2026-01-05T14:00:00Z')]),
    });
  return { gateway, post };
}

describe('a door', () => {
  test('answers 503 with Retry-After while Kafka is away, is unready with the reason, and takes the same again afterwards', async () => {
    const { gateway, post } = await door(1_000);
    expect((await post()).status).toBe(207);
    await engines.kill('kafka', 'SIGKILL');
    const refused = await post();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(gateway.health()).toMatchObject({ ready: false });
    await engines.restart('kafka');
    await until('the door takes events again', async () => (await post()).status === 207);
    expect(gateway.health()).toEqual({ ready: true });
    await until(
      'both requests in Kafka',
      async () => Number((await stream.groupLag(topics.raw, 'nobody'))[0]?.end) >= 2,
    );
    await gateway.stop();
  });

  test('answers 429 with Retry-After when an integration is too fast, and only then', async () => {
    const clock = fixedClock(new Date());
    const { gateway, post } = await door(2, clock);
    const answers = await Promise.all([post(), post(), post(), post()]);
    expect(answers.map((one) => one.status).sort()).toEqual([207, 207, 429, 429]);
    const tooFast = answers.find((one) => one.status === 429);
    expect(Number(tooFast?.headers.get('retry-after'))).toBeGreaterThan(0);
    clock.advance(500);
    expect((await post()).status).toBe(207);
    await gateway.stop();
  });
});

test('whoever reads or writes Kafka says within 200 ms that it has gone, though nothing is asked of anybody', async () => {
  const { gateway } = await door(1_000);
  const mail = await openMailDoor({ db: road.db, stream });
  const reader = stream.createConsumer({ group: 'reader', topics: [topics.changes], handle: async () => {} });
  await reader.start();
  await until('all to be ready', () => [gateway, mail, reader].every((one) => one.health().ready));
  await engines.kill('kafka', 'SIGKILL');
  const goneAt = performance.now();
  await until('all to say so', () => [gateway, mail, reader].every((one) => !one.health().ready));
  expect(performance.now() - goneAt).toBeLessThan(patience(200));
  expect(reader.health().reason).toMatch(/^Kafka: ./);
  await engines.restart('kafka');
  await until('all to be ready again', () => [gateway, mail, reader].every((one) => one.health().ready));
  await Promise.all([gateway.stop(), mail.stop(), reader.stop()]);
});

test('who reads or writes Kafka and starts while it is away waits for it, and says so', async () => {
  await engines.kill('kafka', 'SIGKILL');
  const failed: unknown[] = [];
  const lines: string[] = [];
  const ofItsOwn = createStream({
    brokers: [String(engines.env.KAFKA_BROKERS)],
    prefix: '',
    clientId: 'late',
    log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
    fatal: (error) => failed.push(error),
  });
  const reader = ofItsOwn.createConsumer({ group: 'late', topics: [topics.changes], handle: async () => {} });
  const writer = ofItsOwn.createProducer();
  const started = Promise.all([reader.start(), writer.start()]).catch((error: unknown) => failed.push(error));
  await until('the reader to say why', () => reader.health().reason?.startsWith('Kafka: '));
  for (const waits of ['Kafka is away; joining again', 'Kafka is away; connecting again'])
    await until(`the client to give up: ${waits}`, () => lines.some((line) => line.includes(waits)));
  await engines.restart('kafka');
  await until('it to read', () => reader.health().ready);
  await started;
  await writer.send([{ topic: topics.changes, messages: [{ key: 'late', value: 'late' }] }]);
  expect(failed).toEqual([]);
  await Promise.all([reader.stop(), writer.stop()]);
});

test('the e-mail door answers 451 while Kafka is away, is unready with the reason, and takes the same mail afterwards', async () => {
  const to = newAddress();
  await createExternalSystem(road.db, {
    customerId: road.customerId,
    name: 'mail',
    displayName: 'Mail',
    schema: 'generic',
    connectionType: 'EMAIL',
    etlNormalizeVersion: 'generic-json-1',
    inboundEmailAddress: to,
    senderAddresses: [listed.address],
    senderCheck: 'OFF',
  });
  const door = await openMailDoor({ db: road.db, stream });
  const transport = transportTo(door.origin);
  const send = (from: string) =>
    transport.sendMail({ from, to, messageId: '<1@site.example>', date: new Date(0), text: 'Source: AHU-1' }).then(
      ({ response }) => response,
      ({ response }) => String(response),
    );
  const stored = await send(listed.address);
  expect(stored).toMatch(/^250 /);
  await engines.kill('kafka', 'SIGKILL');
  const refused = await Promise.all([send(listed.address), send('stranger@elsewhere.example')]);
  for (const answer of refused) expect(answer).toMatch(/^451 /);
  expect(door.health()).toMatchObject({ ready: false, reason: expect.stringMatching(/^Kafka: ./) });
  await engines.restart('kafka');
  await until('the door to be ready again', () => door.health().ready);
  await until('the mail to be taken', async () => (await send(listed.address)) === stored);
  await door.stop();
});
