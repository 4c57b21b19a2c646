import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { type Engines, startEngines } from '../engines/supervisor/index.ts';
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

/** An e-mail door, and a function that sends the same mail to it each time and returns the door's answer. */
async function mailDoor() {
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
  return { door, send };
}

test('a door answers 429 with Retry-After when an integration is too fast, and only then', async () => {
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

/** Tests in order: Kafka is there, then away, then there again. */
describe('while Kafka is away', () => {
  let http: Awaited<ReturnType<typeof door>>;
  let mail: Awaited<ReturnType<typeof mailDoor>>;
  let reader: ReturnType<typeof stream.createConsumer>;
  let stored: string;
  let endBefore: bigint;
  const newestRaw = async (): Promise<bigint> => (await stream.groupLag(topics.raw, 'nobody'))[0]?.end ?? 0n;
  beforeAll(async () => {
    [http, mail] = await Promise.all([door(1_000), mailDoor()]);
    reader = stream.createConsumer({ group: 'reader', topics: [topics.changes], handle: async () => {} });
    await reader.start();
    await until('all to be ready', () => [http.gateway, mail.door, reader].every((one) => one.health().ready));
    endBefore = await newestRaw();
    expect((await http.post()).status).toBe(207);
    stored = await mail.send(listed.address);
    expect(stored).toMatch(/^250 /);
  });
  afterAll(() => Promise.all([http?.gateway.stop(), mail?.door.stop(), reader?.stop()]));

  test('whoever reads or writes it says so within 200 ms, though nothing is asked of anybody', async () => {
    await engines.kill('kafka', 'SIGKILL');
    const goneAt = performance.now();
    await until('all to say so', () => [http.gateway, mail.door, reader].every((one) => !one.health().ready));
    expect(performance.now() - goneAt).toBeLessThan(patience(200));
    expect(reader.health().reason).toMatch(/^Kafka: ./);
    expect(mail.door.health()).toMatchObject({ ready: false, reason: expect.stringMatching(/^Kafka: ./) });
  });

  test('a door answers 503 with Retry-After', async () => {
    const refused = await http.post();
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(http.gateway.health()).toMatchObject({ ready: false });
  });

  test('the e-mail door answers 451', async () => {
    const refused = await Promise.all([mail.send(listed.address), mail.send('stranger@elsewhere.example')]);
    for (const answer of refused) expect(answer).toMatch(/^451 /);
  });

  test('who starts waits for it, and says so; once it is back all go on, and the doors take the same again', async () => {
    const failed: unknown[] = [];
    const lines: string[] = [];
    const ofItsOwn = createStream({
      brokers: [String(engines.env.KAFKA_BROKERS)],
      prefix: '',
      clientId: 'late',
      log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
      fatal: (error) => failed.push(error),
    });
    const late = ofItsOwn.createConsumer({ group: 'late', topics: [topics.changes], handle: async () => {} });
    const writer = ofItsOwn.createProducer();
    const started = Promise.all([late.start(), writer.start()]).catch((error: unknown) => failed.push(error));
    await until('the reader to say why', () => late.health().reason?.startsWith('Kafka: '));
    for (const waits of ['Kafka is away; joining again', 'Kafka is away; connecting again'])
      await until(`the client to give up: ${waits}`, () => lines.some((line) => line.includes(waits)));
    await engines.restart('kafka');
    await until('it to read', () => late.health().ready);
    await started;
    await writer.send([{ topic: topics.changes, messages: [{ key: 'late', value: 'late' }] }]);
    expect(failed).toEqual([]);
    await Promise.all([late.stop(), writer.stop()]);

    await until('the door to take events again', async () => (await http.post()).status === 207);
    await until('the mail to be taken', async () => (await mail.send(listed.address)) === stored);
    await until('all to be ready again', () => [http.gateway, mail.door, reader].every((one) => one.health().ready));
    expect(http.gateway.health()).toEqual({ ready: true });
    // the request and the mail from before, and both again
    await until('all of them in Kafka', async () => (await newestRaw()) >= endBefore + 4n);
  });
});
