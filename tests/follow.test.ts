import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalSystem } from '../domain/integrations/create-external-system.ts';
import { createUser } from '../domain/people/create-user.ts';
import { serverForFile } from '../engines/clickhouse/conformance/set-up.ts';
import { PASSWORD } from '../engines/clickhouse/harness.ts';
import { parseEnv } from '../platform/env.ts';
import { freePort } from '../platform/ports.ts';
import { fromRoot } from '../platform/root.ts';
import { migrateAll } from '../start/migrate.ts';
import { productPlans } from '../start/plans.ts';
import { createProcesses, type Processes } from '../start/processes.ts';
import type { Status } from '../start/status/print-status.ts';
import { testEngines, testEnv } from './support/engines.ts';
import { listed, newAddress, transportTo } from './support/mail-road.ts';
import { ownDatabase } from './support/own-database.ts';
import { item, openRoad, type Road } from './support/road.ts';
import { password } from './support/test-api.ts';
import { until } from './support/until.ts';

interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  links?: Array<{ traceId: string }>;
}

const stations = productPlans.map((plan) => plan.name);
/** Stations that a request passes: not the worker, which only runs Temporal's tasks, nor the e-mail door. */
const onTheRoad = stations.filter((name) => name !== 'worker' && name !== 'mail');
const spans: Span[] = [];
const lines: Array<Record<string, unknown> & { station: string }> = [];
let collector: Server;
let folder: string;
let database: Awaited<ReturnType<typeof ownDatabase>>;
let processes: Processes;
let road: Road;
let api: string;
let gateway: string;
let mailDoor: string;
let socket: Socket;

/** Creates a server that collects spans from OTLP exporters. */
function createCollector(): Server {
  return createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      response.setHeader('content-type', 'application/json').end('{}');
      if (request.url !== '/v1/traces') return;
      for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
        const service = resource.attributes.find((one: { key: string }) => one.key === 'service.name').value
          .stringValue;
        for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ service, ...span });
      }
    });
  });
}

/** A ClickHouse of its own: migrations write the views of analysts, of which a server has one set. */
const clickhouse = serverForFile();

/** Starts the product on the run's engines, with topics and stores of its own, traced and with debug logs. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annunciator-'));
  collector = createCollector();
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  database = await ownDatabase(testEnv());
  const clickhouseUrl = new URL(clickhouse.url);
  clickhouseUrl.username = 'default';
  clickhouseUrl.password = PASSWORD;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const [port, gatewayPort, mailPort] = [await freePort(), await freePort(), await freePort()];
  gateway = `http://127.0.0.1:${gatewayPort}`;
  const variables: Record<string, string> = {
    ...(testEngines() as Record<string, string>),
    DATABASE_URL: database.url,
    CLICKHOUSE_URL: clickhouseUrl.href,
    KAFKA_PREFIX: `${name}.`,
    KAFKA_PARTITIONS: '1',
    TEMPORAL_TASK_QUEUE: name,
    LOG_LEVEL: 'debug',
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    MAIL_PORT: String(mailPort),
    GATEWAY_URL: gateway,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  const env = parseEnv(
    ['kafka', 'database', 'apiDatabase', 'warehouse', 'temporal', 'log', 'product', 'exports'],
    variables,
  );
  await migrateAll(env);
  processes = createProcesses({
    plans: productPlans,
    env: variables,
    dataDir: folder,
    line: (station, text) => {
      if (text.startsWith('{')) lines.push({ station, ...JSON.parse(text) });
    },
  });
  await processes.start();
  road = await openRoad({}, { env, gateway });
  api = `http://127.0.0.1:${port}`;
  mailDoor = `smtp://127.0.0.1:${mailPort}`;
  socket = await watch(road);
});

afterAll(async () => {
  socket?.close();
  await processes?.stop();
  await road?.close();
  await database?.drop();
  await new Promise((closed) => collector.close(closed));
  await rm(folder, { recursive: true, force: true });
});

/** Opens the list of active alarms as a new user. */
async function watch({ db, customerId }: Road): Promise<Socket> {
  const email = `${randomUUID()}@example.com`;
  await createUser(db, { email, password, displayName: 'Maya', memberships: [{ customerId, authRole: 'STANDARD' }] });
  const answer = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      variables: { email, password },
    }),
  });
  const { data } = (await answer.json()) as { data: { signIn: { token: string } } };
  const extraHeaders = { authorization: `Bearer ${data.signIn.token}`, 'customer-id': String(customerId) };
  const watching = io(api, { transports: ['websocket'], extraHeaders });
  await new Promise<void>((opened, failed) => {
    watching.on('connect_error', failed);
    watching.on('init', () =>
      watching.emit('lens_open', { key: 'k', lensId: 'active-alarms', criteria: [], searchTerm: null }, () => opened()),
    );
  });
  return watching;
}

/** Posts one alarm and waits until the open list receives it. @returns the door's answer. */
async function follow(point: string, headers: Record<string, string> = {}) {
  const published = new Promise<void>((resolve) => {
    socket.on('lens_event', ({ data }) => data.entity.point === point && resolve());
  });
  const body = JSON.stringify([item('ALARM', point, new Date().toISOString())]);
  const answer = await road.post(body, headers);
  await published;
  return { answer, messageId: ((await answer.json()) as { messageId: string }).messageId };
}

/**
 * Stations whose spans belong to a trace or to one linked to it, directly or indirectly; without the worker, which
 * checks whether changes concern work.
 */
function stationsOf(traceId: string): string[] {
  const traces = new Set([traceId]);
  for (let before = 0; before < traces.size; ) {
    before = traces.size;
    for (const span of spans) if (span.links?.some((link) => traces.has(link.traceId))) traces.add(span.traceId);
  }
  const services = new Set(spans.filter((span) => traces.has(span.traceId)).map((span) => span.service));
  services.delete('worker');
  return [...services].sort();
}

describe('one request', () => {
  test('is one trace from the sender through every station to the socket', async () => {
    const traceId = randomUUID().replaceAll('-', '');
    const sender = 'c0ffee00c0ffee00';
    await follow('AHU-1.SAT', { traceparent: `00-${traceId}-${sender}-01` });
    await until('spans of all stations', () => stationsOf(traceId).length === onTheRoad.length);
    expect(stationsOf(traceId)).toEqual([...onTheRoad].sort());
    const door = spans.find(
      (span) => span.traceId === traceId && span.service === 'gateway' && span.parentSpanId === sender,
    );
    expect(door?.name).toBe('POST /ingest/:integration/events');
  });

  test('has one id: in the answer, its header and a line of every station', async () => {
    const { answer, messageId } = await follow('AHU-2.SAT');
    expect(answer.headers.get('x-request-id')).toBe(messageId);
    const named = (station: string) =>
      lines.some(
        (line) =>
          line.station === station &&
          (line.messageId === messageId || (line.messageIds as string[] | undefined)?.includes(messageId)),
      );
    await until('a line of every station', () => onTheRoad.every(named));
    const line = lines.find(
      (line) => line.msg === 'sent to sockets' && (line.messageIds as string[]).includes(messageId),
    );
    expect(line).toMatchObject({ station: 'api', customerId: road.customerId, trace_id: expect.any(String) });
  });

  test('several requests at once keep a way each from their own trace to every station', async () => {
    const traceIds = Array.from({ length: 20 }, () => randomUUID().replaceAll('-', ''));
    await Promise.all(
      traceIds.map((id, index) => follow(`VAV-${index}.T`, { traceparent: `00-${id}-c0ffee00c0ffee00-01` })),
    );
    await until('spans of all stations', () => traceIds.every((id) => stationsOf(id).length === onTheRoad.length));
  });

  test('of a person has its GraphQL operation and the queries beneath it', async () => {
    const operation = await until('the span', () => spans.find((span) => span.name === 'GraphQL signIn'));
    const beneath = () =>
      spans.filter((span) => span.traceId === operation.traceId && span.parentSpanId === operation.spanId);
    await until('a query beneath it', () => beneath().some((span) => /^(select|insert|update) /.test(span.name)));
  });
});

test('spans of requests are named by their routes, and whoever looks in on a process makes none', async () => {
  const ask = (origin: string, path: string, method = 'GET') => fetch(origin + path, { method });
  for (const name of stations)
    for (const path of ['/ready', '/health', '/metrics']) await ask(processes.healthUrl(name), path);
  for (const path of ['/ready', '/health', '/metrics', '/robots.txt', '/triage/41']) await ask(api, path);
  await ask(gateway, '/ingest/7/events');
  await ask(gateway, '/wp-login.php', 'POST');
  await ask(api, '/alarm-activity/download');
  await ask(api, '/cmms/export-field-values/7/00000000-0000-0000-0000-000000000000');
  const routes = () =>
    new Set(spans.map((span) => span.name).filter((name) => /^(GET|POST|PUT|DELETE|HEAD|OPTIONS)\b/.test(name)));
  await until('the last of them', () => [...routes()].some((name) => name.startsWith('GET /cmms/')));
  expect([...routes()].sort()).toEqual([
    'GET /alarm-activity/download',
    'GET /cmms/export-field-values/:externalSystemId/:cmmsFieldId',
    'GET /ingest/:integration/events',
    'POST /ingest/:integration/events',
    'POST other',
  ]);
});

test('one mail has one id in its answer, and is one trace from its door on', async () => {
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
  const { response } = await transportTo(mailDoor).sendMail({ from: listed.address, to, text: 'Source: AHU-1' });
  const messageId = response.replace('250 Stored as ', '');
  const line = await until('the line', () =>
    lines.find((one) => one.station === 'mail' && one.messageId === messageId && one.msg === 'accepted'),
  );
  expect(line).toMatchObject({ customerId: road.customerId, trace_id: expect.any(String) });
  await until('spans of its stations', () =>
    ['load', 'mail', 'normalise'].every((name) => stationsOf(String(line.trace_id)).includes(name)),
  );
});

describe('npm run status', () => {
  const status = (args: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const command = ['--import', 'tsx', fromRoot('start', 'status', 'main.ts'), ...args];
      execFile(
        process.execPath,
        command,
        { cwd: fromRoot(), env: { ...process.env, ...env } },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      );
    });

  test('prints every station and engine with its figures for machines', async () => {
    await follow('AHU-3.SAT');
    // offsets are committed some time after the messages were processed
    const {
      stations: road,
      acceptToVisible,
      engines,
    } = await until('everything to be ready and read', async () => {
      const { code, stdout } = await status(['--json', folder]);
      const printed = JSON.parse(stdout) as Status;
      const { kafka, postgres } = printed.engines;
      const raw = kafka.ready && kafka.view.find(({ topic }) => topic === 'alarms.raw');
      const isRead = raw && raw.lag.normalise === 0 && postgres.ready && postgres.view.outbox.rows === 0;
      return code === 0 && isRead && printed.stations.every(({ lag, inFlight }) => !lag && !inFlight) && printed;
    });
    expect(road.map(({ name, ready }) => ({ name, ready }))).toEqual(stations.map((name) => ({ name, ready: true })));
    const of = (name: string) => road.find((one) => one.name === name);
    expect(of('gateway')?.outcomes['HTTP 207']).toBeGreaterThan(0);
    expect(of('normalise')?.outcomes.applied).toBeGreaterThan(0);
    expect(of('project')).toMatchObject({ lag: 0, inFlight: 0 });
    expect(of('load')?.outcomes.events).toBeGreaterThan(0);
    for (const { p50, p99 } of road) expect(p50 ?? 0).toBeLessThanOrEqual(p99 ?? 0);
    expect(acceptToVisible.count).toBeGreaterThan(0);
    expect(acceptToVisible.p50).toBeGreaterThan(0);
    expect(engines.kafka).toMatchObject({ ready: true });
    expect(engines.temporal).toMatchObject({ ready: true });
    const topics = engines.kafka.ready ? engines.kafka.view : [];
    expect(topics.find((one) => one.topic === 'alarms.raw')).toMatchObject({ partitions: 1, lag: { normalise: 0 } });
    expect(engines.postgres.ready && engines.postgres.view.outbox.rows).toBe(0);
    const tables = engines.clickhouse.ready ? engines.clickhouse.view : [];
    expect(tables.find((one) => one.table === 'events')?.rows).toBeGreaterThan(0);
  });

  test('prints a table that fits a terminal of 100 columns', async () => {
    const { stdout } = await status([folder]);
    for (const name of [...stations, 'Kafka', 'Postgres', 'ClickHouse', 'Temporal', 'Accept to visible'])
      expect(stdout).toContain(`\n${name} `);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('finds processes by HEALTH_URLS, names the one that is not there and ends with 1', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const engines = testEngines() as Record<string, string>;
    const { code, stdout } = await status([], { ...engines, HEALTH_URLS: `${processes.healthUrl('relay')},${nobody}` });
    expect(code).toBe(1);
    expect(stdout).toMatch(/\nrelay +ready /);
    expect(stdout).toContain(`does not answer at ${nobody} (ECONNREFUSED)`);
  });

  test('says so where nothing runs', async () => {
    const { code, stderr } = await status([join(folder, 'nothing')]);
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing runs here.');
  });
});
