import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createExternalSystem, type NewExternalSystem } from '../../../domain/integrations/create-external-system.ts';
import { failSilentCommands, finishCommand, takeCommand } from '../../../domain/repair/commands/command-rows.ts';
import { queuesOfWorker } from '../../../domain/repair/commands/queue.ts';
import { servePump } from '../../../domain/repair/commands/serve-pump.ts';
import { systemClock } from '../../../platform/clock.ts';
import { parseEnv } from '../../../platform/env.ts';
import { createSeal } from '../../../platform/seal.ts';
import { createStream, kafkaOf } from '../../../platform/stream.ts';
import { createTemporal } from '../../../platform/temporal.ts';
import { maximoProfile } from '../../../simulators/cmms/profiles/maximo.ts';
import { credentials, type FakeSystem, startFakeSystem } from '../../../simulators/cmms/server.ts';
import { connectFake, storeCmmsField } from '../../../tests/support/cmms.ts';
import { testEngines, testEnv } from '../../../tests/support/engines.ts';
import { patience } from '../../../tests/support/patience.ts';
import { item, openRoad, type Road, rowsWhen } from '../../../tests/support/road.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { waitForAccepted, waitForArrival } from '../../../warehouse/arrival.ts';
import { startCommands } from '../../../workflows/commands/client.ts';
import { createActivities } from '../../../workflows/reparse/activities.ts';

let api: TestApi;
/** Its commands are stored but started by nobody. */
let idle: TestApi;
let road: Road;
let fake: FakeSystem;
let provider: TestPerson;
let colleague: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  [api, idle, road, fake] = await Promise.all([
    startTestApi(),
    startTestApi({ temporalAddress: '127.0.0.1:9' }),
    openRoad(),
    startFakeSystem(maximoProfile),
  ]);
  provider = await api.newPerson(road.customerId, 'SUPER');
  colleague = await api.newPerson(road.customerId, 'SUPER');
  admin = await api.newPerson(road.customerId);
});
afterAll(() => Promise.all([api?.stop(), idle?.stop(), road?.close(), fake?.stop()]));

interface Command {
  id: string;
  status: string;
  commandType: string;
  response: string | null;
  isForPump: boolean;
  before: number;
  progress: { items: number; total: number | null; share: number | null; at: string } | null;
  isRetryable: boolean;
  isDeletable: boolean;
  createdBy: string | null;
  run: { status: string } | null;
}
const fields = `id status commandType command { from to } response workTicketIds isForPump before isRetryable isDeletable
  progress { items total share at }
  createdBy createdAt startedAt finishedAt run { status counts { payloads } }`;

const newSource = (given: Partial<NewExternalSystem> = {}): Promise<number> =>
  createExternalSystem(road.db, {
    ...{ customerId: road.customerId, name: randomUUID(), displayName: `Source ${randomUUID()}`, schema: 'generic' },
    ...{ connectionType: 'INBOUND_API', etlNormalizeVersion: 'generic-json-1', ...given },
  });
const newPump = () => newSource({ connectionType: 'DATAPUMP', schema: 'niagara4', licenseKey: randomUUID() });

async function listed(
  system: number | string,
  limit = 25,
): Promise<{ externalSystemCommands: Command[]; count: number }> {
  const { getExternalSystemCommands } = await api.read<{
    getExternalSystemCommands: { externalSystemCommands: Command[]; count: number };
  }>(
    `query ($system: ID!, $limit: Int) { getExternalSystemCommands(externalSystemId: $system, limit: $limit) {
      count externalSystemCommands { ${fields} } } }`,
    provider,
    { system: String(system), limit },
  );
  return getExternalSystemCommands;
}
const ended = (system: number, id: string): Promise<Command> =>
  until('the end of the command', async () => {
    const found = (await listed(system)).externalSystemCommands.find((one) => one.id === id);
    return found && ['COMPLETE', 'FAILED'].includes(found.status) ? found : null;
  });

const mutate = async (
  operation: string,
  args: string,
  by = provider,
  on = api,
): Promise<{ made?: Command; code?: string; message?: string }> => {
  const { data, errors } = await on.gql<{ made: Command }>(
    `mutation { made: ${operation}(${args}) { ${fields} } }`,
    by,
  );
  const [error] = errors ?? [];
  return error ? { code: error.extensions.code, message: error.message } : { made: data?.made as Command };
};
const of = (system: number): string => `externalSystemId: "${system}"`;
const replay = (system: number, range = '', by = provider, on = api) =>
  mutate('replayAlarms', `${of(system)} ${range}`, by, on);
const remove = (id: string) =>
  api.gql<{ made: string }>(`mutation { made: deleteExternalSystemCommand(id: "${id}") }`, provider);
const kill = async (system: number): Promise<number> =>
  (await api.read<{ n: number }>(`mutation { n: initiateExternalSystemKill(${of(system)}) }`, provider)).n;
const setStatus = (id: string, status: string, more: object = {}) =>
  road
    .db('external_system_commands')
    .where({ id })
    .update({ status, ...more });
const done = { status: 'COMPLETE', response: 'Done' } as const;
const auditOf = (action: string, id: string) =>
  road.db('audit_log').where({ customer_id: road.customerId, action, subject_id: id });

describe('commands of an integration', () => {
  test('INT-003 INT-035 they are listed newest first, with what was asked for, by whom, and the response', async () => {
    const system = await newSource();
    const first = (await replay(system, 'replayStartAt: "2026-01-01T00:00:00Z"')).made as Command;
    await ended(system, first.id);
    const second = (await replay(system)).made as Command;
    await ended(system, second.id);
    const { externalSystemCommands: commands, count } = await listed(system);
    expect(commands.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(count).toBe(2);
    expect(commands[1]).toMatchObject({
      ...{ id: first.id, status: 'COMPLETE', commandType: 'HISTORICAL', workTicketIds: [] },
      command: { from: '2026-01-01T00:00:00.000Z', to: expect.any(String) },
      response: '0 payloads read, 0 events added, 0 new alarms',
      createdBy: (await api.db('users').where({ id: provider.id }).first()).display_name,
      ...{ createdAt: expect.any(String), finishedAt: expect.any(String) },
    });
    expect((await listed(system, 1)).externalSystemCommands).toHaveLength(1);
    const { errors } = await api.gql(`{ getExternalSystemCommands(externalSystemId: "${system}") { count } }`, admin);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const nobody = await api.gql(
      '{ getExternalSystemCommands(externalSystemId: "2000000000") { externalSystemCommands { id } } }',
      provider,
    );
    expect(nobody.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('INT-004 INT-036 the types of commands are those of INT.14', async () => {
    expect(await api.read('{ getExternalSystemCommandTypes }', provider)).toEqual({
      getExternalSystemCommandTypes: [
        ...['HISTORICAL', 'CONFIG', 'KILL', 'GET_ASSETS', 'GET_FIELDS', 'GET_DOMAIN_VALUES', 'GET_ASSIGNEES'],
        ...['GET_WORK_TICKETS', 'CREATE_WORK_TICKET', 'UPDATE_WORK_TICKET', 'CLOSE_WORK_TICKET'],
      ],
    });
  });

  test('INT.13 of those that wait the one that waits longest is taken, and again by whoever replaces its runner', async () => {
    const system = await newSource();
    const now = new Date();
    const row = (commandType: string, queuedAt: number) => ({
      ...{ customer_id: road.customerId, system_id: system, id: randomUUID(), command_type: commandType },
      // a sweep starts what waits; the far date keeps it away
      ...{ runner: 'SERVER', status: 'PENDING', created_at: now, queued_at: new Date(Date.UTC(2100, 0, queuedAt)) },
    });
    const [later, earlier] = [row('GET_WORK_TICKETS', 2), row('GET_FIELDS', 1)];
    await road.db('external_system_commands').insert([later, earlier]);
    const key = { customerId: road.customerId, systemId: system };
    expect(await takeCommand(road.db, key, now)).toMatchObject({ id: earlier.id, status: 'IN_PROGRESS' });
    expect(await takeCommand(road.db, key, now)).toMatchObject({ id: earlier.id });
    await setStatus(earlier.id, 'COMPLETE');
    expect(await takeCommand(road.db, key, now)).toMatchObject({ id: later.id });
    await setStatus(later.id, 'FAILED');
    expect(await takeCommand(road.db, key, now)).toBeNull();
    await expect(setStatus(later.id, 'DONE')).rejects.toThrow(/status_check/);
  });

  test('INT.13 an integration has one queue, whoever runs its commands: each waits for those before it', async () => {
    const systemId = await newPump();
    await road
      .db('external_systems')
      .where({ id: systemId })
      .update({ direction: 'OUTBOUND', connection_type: 'OUTBOUND_RUNNER' });
    const key = { customerId: road.customerId, systemId };
    const row = (commandType: string, runner: string, queuedAt: number) => ({
      ...{ customer_id: road.customerId, system_id: systemId, id: randomUUID(), command_type: commandType, runner },
      // a sweep starts what waits; the far date keeps it away
      ...{ status: 'PENDING', created_at: new Date(), queued_at: new Date(Date.UTC(2100, 0, queuedAt)) },
    });
    const [first, config, last] = [
      row('GET_WORK_TICKETS', 'SERVER', 1),
      row('CONFIG', 'PUMP', 2),
      row('GET_FIELDS', 'SERVER', 3),
    ];
    await road.db('external_system_commands').insert([last, config, first]);
    const places = async () =>
      new Map((await listed(systemId)).externalSystemCommands.map((one) => [one.id, one.before] as const));
    expect(await places()).toEqual(
      new Map([
        [first.id, 0],
        [config.id, 1],
        [last.id, 2],
      ]),
    );
    const report = {
      ...{ v: 1 as const, instance: randomUUID(), isFirst: true, version: '1', host: 'plant', os: 'linux' },
      ...{ now: new Date().toISOString(), configRevision: 0, sources: [], running: null, results: [] },
      spool: { items: 0, bytes: 0, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 },
    };
    const servedPump = (given: object = {}) => servePump(road.db, key, { ...report, ...given }, new Date());
    expect((await servedPump()).command).toBeNull();
    expect(await takeCommand(road.db, key, new Date())).toMatchObject({ id: first.id });
    // a pump that reports meanwhile is served, with what the worker asks of it
    expect((await servedPump()).command).toBeNull();
    await finishCommand(road.db, { customerId: road.customerId, id: first.id }, done, new Date());
    expect(await takeCommand(road.db, key, new Date())).toBe('OTHERS');
    expect((await servedPump()).command).toMatchObject({ id: config.id, commandType: 'CONFIG' });
    expect(await takeCommand(road.db, key, new Date())).toBe('OTHERS');
    expect(await places()).toEqual(
      new Map([
        [first.id, 0],
        [config.id, 0],
        [last.id, 1],
      ]),
    );
    // the wait is bounded: a pump that is away fails its command
    await failSilentCommands(road.db, new Date(Date.now() + 16 * 60_000));
    expect(await takeCommand(road.db, key, new Date())).toMatchObject({ id: last.id });
    await finishCommand(road.db, { customerId: road.customerId, id: last.id }, done, new Date());
    expect(await takeCommand(road.db, key, new Date())).toBeNull();
  });

  test('INT.13 what waits for the pump is not started before it; the sweep starts it once the pump has ended', async () => {
    const systemId = await newPump();
    await road
      .db('external_systems')
      .where({ id: systemId })
      .update({ direction: 'OUTBOUND', connection_type: 'OUTBOUND_RUNNER' });
    const at = new Date(Date.now() - 3_600_000);
    const row = (commandType: string, runner: string, queuedAt: Date, status = 'PENDING') => ({
      ...{ customer_id: road.customerId, system_id: systemId, id: randomUUID(), command_type: commandType, runner },
      ...{ status, created_at: at, queued_at: queuedAt, started_at: at, heartbeat_at: new Date() },
    });
    const config = row('CONFIG', 'PUMP', at, 'IN_PROGRESS');
    const sync = row('GET_WORK_TICKETS', 'SERVER', new Date(at.getTime() + 1));
    await road.db('external_system_commands').insert([config, sync]);
    const mine = async () => (await queuesOfWorker(road.db, new Date())).filter((one) => one.systemId === systemId);
    expect(await mine()).toEqual([]);
    await setStatus(config.id, 'COMPLETE', { finished_at: new Date() });
    // it is inactive or gone for the connector: what counts is that it is run
    expect((await ended(systemId, sync.id)).status).toBe('FAILED');
  });

  test('INT.13 a command of the pump fails after 15 minutes without a heartbeat', async () => {
    const system = await newPump();
    const { id } = (await replay(system)).made as Command;
    const now = Date.now();
    await setStatus(id, 'IN_PROGRESS', { heartbeat_at: new Date(now) });
    await failSilentCommands(road.db, new Date(now + 14 * 60_000));
    expect((await listed(system)).externalSystemCommands[0]?.status).toBe('IN_PROGRESS');
    await failSilentCommands(road.db, new Date(now + 16 * 60_000));
    expect((await listed(system)).externalSystemCommands[0]).toMatchObject({
      ...{ status: 'FAILED', response: 'No heartbeat for 15 minutes' },
    });
  });

  test('INT-021 only a failed command is retried; it waits behind the others', async () => {
    const system = await newPump();
    const { id } = (await replay(system)).made as Command;
    const again = `id: "${id}"`;
    expect(await mutate('retryExternalSystemCommand', again)).toMatchObject({ code: 'CONFLICT' });
    await setStatus(id, 'COMPLETE');
    expect(await mutate('retryExternalSystemCommand', again)).toMatchObject({ code: 'CONFLICT' });
    await setStatus(id, 'FAILED', { response: 'away', queued_at: new Date(0) });
    expect((await mutate('retryExternalSystemCommand', again)).made).toMatchObject({
      status: 'PENDING',
      response: null,
    });
    const row = await road.db('external_system_commands').where({ id }).first();
    expect(row.queued_at.getTime()).toBeGreaterThan(0);
    expect(await auditOf('retryExternalSystemCommand', id)).toHaveLength(1);
    expect(await mutate('retryExternalSystemCommand', again, admin)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await mutate('retryExternalSystemCommand', 'id: "none"')).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('INT-022 a pending or failed command is deleted; one in progress or complete is not', async () => {
    const system = await newPump();
    for (const [status, isDeleted] of [
      ['PENDING', true],
      ['FAILED', true],
      ['IN_PROGRESS', false],
      ['COMPLETE', false],
    ] as const) {
      const { id } = (await replay(system)).made as Command;
      await setStatus(id, status);
      const { errors } = await remove(id);
      expect([status, errors?.[0]?.extensions.code]).toEqual([status, isDeleted ? undefined : 'CONFLICT']);
      expect((await listed(system)).externalSystemCommands.some((one) => one.id === id)).toBe(!isDeleted);
      expect(await auditOf('deleteExternalSystemCommand', id)).toHaveLength(isDeleted ? 1 : 0);
      await setStatus(id, 'COMPLETE');
    }
  });
});

describe('replayAlarms', () => {
  test('INT-018 INT-034 takes both ends of a range, or null for all, and reads from the archive', async () => {
    await road.send(item('ALARM', 'AHU-1', '2026-01-05T14:00:00Z'), {
      ...item('ALARM', 'AHU-2', 'x'),
      when: '2026-01-05T14:00:00Z',
    });
    await rowsWhen(road, 'outcomes', (rows) => rows.length === 1);
    const past = 'replayStartAt: "2020-01-01T00:00:00Z", replayEndAt: "2020-01-02T00:00:00Z"';
    const ofRange = (await replay(road.systemId, past)).made as Command;
    expect((await ended(road.systemId, ofRange.id)).response).toMatch(/^0 payloads/);
    await road
      .db('external_systems')
      .where({ id: road.systemId })
      .update({ field_map: JSON.stringify({ fields: { occurredAt: 'when' } }) });
    const all = (await replay(road.systemId, 'replayStartAt: null, replayEndAt: null')).made as Command;
    expect(await ended(road.systemId, all.id)).toMatchObject({
      ...{ status: 'COMPLETE', response: '2 payloads read, 1 event added, 1 new alarm', run: { status: 'COMPLETE' } },
    });
    expect((await road.states()).map((state) => state.point_path).sort()).toEqual(['AHU-1', 'AHU-2']);
  });

  test('INT-081 INT.17 an empty range, one of the future, and a maintenance system are refused', async () => {
    const system = await newSource();
    const range = 'replayStartAt: "2026-01-02T00:00:00Z", replayEndAt: "2026-01-01T00:00:00Z"';
    expect(await replay(system, range)).toEqual({
      ...{ code: 'INVALID', message: 'Replay start date must be less than end date' },
    });
    expect(await replay(system, 'replayStartAt: "2999-01-01T00:00:00Z"')).toMatchObject({ code: 'INVALID' });
    expect(await replay(system, '', admin)).toMatchObject({ code: 'FORBIDDEN' });
    const orders = await newSource({ schema: 'maximo', type: 'WORK_ORDER_SYSTEM' } as never);
    await road.db('external_systems').where({ id: orders }).update({ direction: 'OUTBOUND' });
    expect(await replay(orders)).toMatchObject({ code: 'INVALID' });
  });

  test('INT.17 of two that start at once one wins, and the other is told; a reparse and a replay exclude each other', async () => {
    const system = await newSource();
    const answers = await Promise.all([replay(system, '', provider, idle), replay(system, '', colleague, idle)]);
    const won = answers.filter(({ made }) => made);
    expect(won).toHaveLength(1);
    expect(answers.find(({ made }) => !made)).toEqual({
      ...{ code: 'CONFLICT', message: 'A replay of this integration is in progress' },
    });
    const reparse = `mutation { reparseAlarmsForExternalSystem(${of(system)}) { id } }`;
    expect((await api.gql(reparse, provider)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await remove(won[0]?.made?.id as string);
    const now = new Date();
    await road.db('reparses').insert({
      ...{ customer_id: road.customerId, system_id: system, id: randomUUID(), normaliser: 'generic-json-1' },
      ...{ read_to: now, is_dry_run: true, status: 'SETTLING', created_at: now, updated_at: now },
    });
    expect(await replay(system)).toEqual({
      ...{ code: 'CONFLICT', message: 'A reparse of this integration is in progress' },
    });
    await road.db('reparses').where({ system_id: system }).delete();
  });

  test('a source behind a pump waits for it, and its command may be deleted', async () => {
    const system = await newPump();
    expect((await replay(system)).made).toMatchObject({
      ...{ status: 'PENDING', isForPump: true, isDeletable: true, isRetryable: false },
    });
    expect(await takeCommand(road.db, { customerId: road.customerId, systemId: system }, new Date())).toBe('OTHERS');
  });

  test('a replay that nobody could start is started by the sweep of unfinished work', async () => {
    const system = await newSource();
    const { id } = (await replay(system, '', provider, idle)).made as Command;
    await road
      .db('external_system_commands')
      .where({ id })
      .update({ queued_at: new Date(Date.now() - 120_000) });
    expect((await ended(system, id)).status).toBe('COMPLETE');
  });
});

describe('an integration that is not there', () => {
  test('takes no command', async () => {
    const gone = of(999_999_999);
    for (const [operation, more] of [
      ['replayAlarms', ''],
      ['initiateExternalSystemGetAssetsCommand', ''],
      ['initiateExternalSystemGetCommand', 'commandType: GET_FIELDS'],
      ['initiateExternalSystemConfigCommand', ''],
      ['initiateExternalSystemSync', 'startAt: "2026-01-01T00:00:00Z"'],
    ] as const)
      expect([operation, (await mutate(operation, `${gone} ${more}`)).code]).toEqual([operation, 'NOT_FOUND']);
    const { errors } = await api.gql(`mutation { initiateExternalSystemKill(${gone}) }`, provider);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('ends what it was running when it was deleted by hand, and leaves nothing behind', async () => {
    const source = await openRoad();
    const env = testEnv();
    const temporal = createTemporal(env);
    try {
      for (let n = 0; n < 30; n += 1)
        await source.send(
          ...Array.from({ length: 100 }, (_, point) =>
            item('ALARM', `P-${point}`, new Date(Date.UTC(2026, 0, 5, n)).toISOString()),
          ),
        );
      await rowsWhen(source, 'events', (rows) => rows.length === 3_000);
      const { systemId, customerId } = source;
      const { id } = (await mutate('replayAlarms', of(systemId), await api.newPerson(customerId, 'SUPER')))
        .made as Command;
      await until('its begin', () => source.db('reparses').where({ id }).first());
      const its = { customer_id: customerId, system_id: systemId };
      await until('it to be gone', () =>
        source.db.transaction(async (trx) => {
          for (const table of ['external_system_commands', 'reparses', 'external_system_contacts'])
            await trx(table).where(its).delete();
          return trx('external_systems').where({ customer_id: customerId, id: systemId }).delete();
        }),
      );
      await temporal.client.workflow.getHandle(`${temporal.taskQueue}/commands/${customerId}/${systemId}`).result();
      await startCommands(temporal, { customerId, systemId });
      await temporal.client.workflow.getHandle(`${temporal.taskQueue}/commands/${customerId}/${systemId}`).result();
      expect(await source.db('external_system_commands').where(its)).toEqual([]);
      await until('no history to be held', async () => !(await source.db('refolds').where({ reparse_id: id }).first()));
    } finally {
      await temporal.close();
      await source.close();
    }
  });
});

describe('initiateExternalSystemKill', () => {
  test('INT-016 INT.15 stops what runs and clears the queue; configuration and active state stay, and it is audited', async () => {
    const system = await newPump();
    const before = await road.db('external_systems').where({ id: system }).first();
    const { id } = (await replay(system)).made as Command;
    expect(await kill(system)).toBe(1);
    const { externalSystemCommands: commands } = await listed(system);
    expect(commands.find((one) => one.id === id)).toMatchObject({ status: 'FAILED', response: 'Stopped by a kill' });
    expect(commands.find((one) => one.commandType === 'KILL')).toMatchObject({
      ...{ status: 'COMPLETE', response: '1 command or run stopped' },
    });
    expect(await road.db('external_systems').where({ id: system }).first()).toEqual(before);
    expect(await auditOf('initiateExternalSystemKill', String(system))).toHaveLength(1);
    expect(await kill(system)).toBe(0);
  });

  test('INT.15 what nothing runs, since its worker is gone, is stopped at once and not taken up again; what is asked next runs', async () => {
    const system = await newSource();
    const { id } = (await replay(system, '', provider, idle)).made as Command;
    const key = { customerId: road.customerId, systemId: system };
    const taken = await takeCommand(road.db, key, new Date());
    expect(taken).toMatchObject({ id, status: 'IN_PROGRESS' });
    expect(await kill(system)).toBe(1);
    expect(await ended(system, id)).toMatchObject({
      ...{ status: 'FAILED', response: 'Stopped by a kill', run: { status: 'KILLED' } },
    });
    const next = (await replay(system)).made as Command;
    expect((await ended(system, next.id)).status).toBe('COMPLETE');
  });

  test('INT.15 INT-021 a replay that is killed stops after its window, and a retry goes on from there', async () => {
    const source = await openRoad();
    const env = testEnv();
    const { customerId, db, warehouse } = source;
    const person = await api.newPerson(customerId, 'SUPER');
    const stream = createStream({
      ...kafkaOf(env),
      clientId: 'killed-replay',
      log: pino({ level: 'silent' }),
      fatal: (error) => expect.unreachable(String(error)),
    });
    const producer = stream.createProducer();
    try {
      for (let n = 0; n < 5; n += 1) {
        await source.send(
          ...Array.from({ length: 100 }, (_, point) =>
            item('ALARM', `P-${point}`, new Date(Date.UTC(2026, 0, 5, n)).toISOString()),
          ),
        );
        const sentAt = Date.now();
        // a window does not split a tenth of a second
        await until('the next window', () => Date.now() >= sentAt + 100);
      }
      await rowsWhen(source, 'events', (rows) => rows.length === 500);
      const { id } = (await mutate('replayAlarms', of(source.systemId), person, idle)).made as Command;
      await takeCommand(db, source, new Date());
      const { readPayloads, settleHistories } = createActivities({
        ...{ db, warehouse, producer, clock: systemClock, window: 100 },
        arrived: () => waitForArrival({ db, stream }, { patienceMs: 30_000 }),
        accepted: () => waitForAccepted({ db, stream }, { patienceMs: 30_000 }),
      });
      const attempt = new MockActivityEnvironment();
      // as Temporal does once the kill has cancelled it
      attempt.on('heartbeat', (done: { reached?: number } | undefined) => done?.reached && attempt.cancel());
      await expect(attempt.run(() => readPayloads({ customerId, id }))).rejects.toThrow('Cancelled');
      const run = () => db('reparses').where({ id }).first();
      const stopped = await run();
      expect(stopped.reached).not.toBeNull();
      expect(stopped.counts).toMatchObject({ payloads: 100, total: 500 });
      await new MockActivityEnvironment().run(() =>
        settleHistories({ customerId, id }, { status: 'KILLED', error: null }),
      );
      await finishCommand(db, { customerId, id }, { status: 'FAILED', response: null }, new Date());
      const row = () => db('external_system_commands').where({ id }).first();
      expect(await row()).toMatchObject({ status: 'FAILED', response: 'Stopped by a kill' });

      expect((await mutate('retryExternalSystemCommand', `id: "${id}"`, person)).made?.status).toBe('PENDING');
      await until('its end', async () => (await row()).status === 'COMPLETE');
      // what was read before counts once
      expect((await run()).counts).toMatchObject({ payloads: 500, total: 500, added: 0 });
    } finally {
      await producer.stop();
      await source.close();
    }
  });
});

describe('a maintenance system is asked', () => {
  let system: number;
  beforeAll(async () => {
    await road
      .db('customers')
      .where({ id: road.customerId })
      .update({ features: ['cmmsConfig', 'cmmsMapping'], is_cmms_sync_enabled: true });
    system = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
      ...{ customerId: road.customerId, fake, schema: 'maximo', displayName: 'Orders' },
    });
  });

  test('INT-019 GET_ASSETS reads the values of its fields that name assets', async () => {
    expect(await mutate('initiateExternalSystemGetAssetsCommand', of(system))).toMatchObject({ code: 'INVALID' });
    await storeCmmsField(road.db, { customerId: road.customerId, systemId: system, name: 'assetnum' });
    fake.state.lists.set('assetnum', [
      { value: 'AHU-1', description: 'Roof' },
      { value: 'AHU-2', description: 'Cellar' },
    ]);
    const { made } = await mutate('initiateExternalSystemGetAssetsCommand', of(system));
    expect(made).toMatchObject({ commandType: 'GET_ASSETS' });
    expect(await ended(system, made?.id as string)).toMatchObject({
      ...{ status: 'COMPLETE', response: 'Values: 2 added, 0 changed, 0 removed' },
    });
    expect(await mutate('initiateExternalSystemGetAssetsCommand', of(road.systemId))).toMatchObject({
      code: 'INVALID',
    });
    expect(await mutate('initiateExternalSystemGetAssetsCommand', of(system), admin)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('INT-036 GET_FIELDS, GET_DOMAIN_VALUES and GET_ASSIGNEES read what their names say', async () => {
    const get = (type: string, of_ = of(system), by = provider) =>
      mutate('initiateExternalSystemGetCommand', `${of_}, commandType: ${type}`, by);
    expect(await get('GET_ASSIGNEES')).toMatchObject({ code: 'INVALID' });
    for (const name of ['owner', 'lead', 'persongroup', 'failurecode'])
      await storeCmmsField(road.db, { customerId: road.customerId, systemId: system, name });
    fake.state.lists.set('failurecode', [{ value: 'WORN', description: 'Worn' }]);
    for (const name of ['owner', 'lead', 'persongroup'])
      fake.state.lists.set(name, [{ value: 'EVE', description: 'Eve' }]);
    const done = async (type: string) => {
      const { made } = await get(type);
      expect(made).toMatchObject({ commandType: type, isForPump: false });
      return ended(system, made?.id as string);
    };
    expect(await done('GET_ASSIGNEES')).toMatchObject({
      ...{ status: 'COMPLETE', response: 'Values: 1 added, 0 changed, 0 removed' },
    });
    expect((await done('GET_DOMAIN_VALUES')).response).toMatch(/^Values: 3 added/);
    expect((await done('GET_FIELDS')).response).toMatch(/^Fields: \d+ added/);
    expect(await get('GET_FIELDS', of(road.systemId))).toMatchObject({ code: 'INVALID' });
    expect(await get('GET_FIELDS', of(system), admin)).toMatchObject({ code: 'FORBIDDEN' });
    const behind = await newPump();
    await road
      .db('external_systems')
      .where({ id: behind })
      .update({ direction: 'OUTBOUND', connection_type: 'OUTBOUND_RUNNER' });
    // what is asked of a system behind a pump is run here, call by call through the pump: tests/runner.test.ts
    expect(await get('GET_FIELDS', of(behind))).toMatchObject({ code: 'INVALID' });
    const configured = await mutate('initiateExternalSystemConfigCommand', of(behind));
    expect(configured.made).toMatchObject({ status: 'PENDING', isForPump: true });
  });

  test('INT.14 CONFIG waits for the pump of the integration, and there is none to send it to without one', async () => {
    const send = (id: number, by = provider) => mutate('initiateExternalSystemConfigCommand', of(id), by);
    const pump = await newPump();
    expect((await send(pump)).made).toMatchObject({ ...{ commandType: 'CONFIG', status: 'PENDING', isForPump: true } });
    expect(await send(pump)).toEqual({ code: 'CONFLICT', message: 'The configuration is already being sent' });
    expect(await send(road.systemId)).toMatchObject({ code: 'INVALID' });
    expect(await send(pump, admin)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('INT-041 INT.13 commands are pending, in progress, then complete or failed, first in first out', async () => {
    const own = await startFakeSystem(maximoProfile);
    try {
      const slow = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
        ...{ customerId: road.customerId, fake: own, schema: 'maximo', displayName: 'Slow orders' },
        exportConfig: { timeout: 60 },
      });
      const statusOf = async (...ids: string[]) => {
        const { externalSystemCommands: all } = await listed(slow);
        return ids.map((id) => all.find((one) => one.id === id)?.status);
      };
      const sync = `${of(slow)} startAt: "${new Date(Date.now() - 3_600_000).toISOString()}"`;
      const send = async (operation: string, args: string, on = idle) =>
        (await mutate(operation, args, provider, on)).made as Command & Record<'startedAt' | 'finishedAt', string>;
      // the first call waits until it is seen in progress
      own.faults.add({ kind: 'slow', ms: 4_000 });
      const first = await send('initiateExternalSystemSync', sync);
      const second = await send('initiateExternalSystemGetCommand', `${of(slow)}, commandType: GET_FIELDS`);
      expect(await statusOf(first.id, second.id)).toEqual(['PENDING', 'PENDING']);
      const temporal = createTemporal(testEnv());
      await startCommands(temporal, { customerId: road.customerId, systemId: slow });
      await temporal.close();
      await until('the first to run while the second waits', async () => {
        const now = await statusOf(first.id, second.id);
        return now[0] === 'IN_PROGRESS' && now[1] === 'PENDING';
      });
      own.faults.clear();
      const done = await ended(slow, first.id);
      const next = await ended(slow, second.id);
      expect([done.status, next.status]).toEqual(['COMPLETE', 'COMPLETE']);
      const [ended1, began2] = await road
        .db('external_system_commands')
        .where({ system_id: slow })
        .orderBy('queued_at')
        .then((rows) => [rows[0].finished_at, rows[1].started_at]);
      expect(began2.getTime()).toBeGreaterThanOrEqual(ended1.getTime());
      own.faults.add({ kind: 'status', status: 401, body: { Error: { message: 'No' } } });
      const third = await send('initiateExternalSystemSync', sync, api);
      expect((await ended(slow, third.id)).status).toBe('FAILED');
    } finally {
      await own.stop();
    }
  });

  /** A system of its own that answers a page with one record, so many times, and then none. */
  async function hangingSystem(path: string, pages: number) {
    const own = await startFakeSystem(maximoProfile);
    onTestFinished(() => own.stop());
    const systemId = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
      ...{ customerId: road.customerId, fake: own, schema: 'maximo', displayName: `Orders ${randomUUID()}` },
      exportConfig: { timeout: 300, maxRecordsPerQuery: 1 },
    });
    own.faults.add({ kind: 'slow', ms: 0, times: pages, path });
    own.faults.add({ kind: 'hangAfter', path });
    /** The newest command, once it is so far. */
    const at = (items: number) =>
      until(`${items} that are read`, async () => {
        const [command] = (await listed(systemId)).externalSystemCommands;
        return command?.progress?.items === items && command;
      });
    return { own, systemId, at };
  }
  /** Kills an integration; its command ends although the system has not answered. */
  const killed = async (systemId: number, id: string): Promise<void> => {
    const begunAt = performance.now();
    expect(await kill(systemId)).toBe(1);
    expect(await ended(systemId, id)).toMatchObject({
      status: 'FAILED',
      response: 'Stopped by a kill',
      progress: null,
    });
    expect(performance.now() - begunAt).toBeLessThan(patience(20_000));
  };

  test('INT-041 INT.15 a read of values says how many of how many it has, and is killed while the system does not answer', async () => {
    const { own, systemId, at } = await hangingSystem('getlist~assetnum', 2);
    for (const name of ['assetnum', 'equipment'])
      await storeCmmsField(road.db, { customerId: road.customerId, systemId, name, createDisplayOrder: name.length });
    own.state.lists.set('equipment', [{ value: 'FAN', description: 'Fan' }]);
    own.state.lists.set(
      'assetnum',
      Array.from({ length: 4 }, (_, n) => ({ value: `AHU-${n}`, description: 'Roof' })),
    );
    const { made } = await mutate('initiateExternalSystemGetAssetsCommand', of(systemId));
    const id = made?.id as string;
    // half of the first of two fields, or one field and half of the other
    const first = (await road.db('external_cmms_fields').where({ system_id: systemId }).orderBy('id').pluck('name'))[0];
    const [items, total, share] = first === 'assetnum' ? [2, null, 0.25] : [3, 5, 0.75];
    expect((await at(items)).progress).toMatchObject({ total, share });
    await killed(systemId, id);
    // nothing is asked of it any more, and what was read in part is not stored
    const requestCount = own.requests.length;
    expect(await road.db('cmms_pulls').where({ system_id: systemId }).pluck('status')).toEqual(['FAILED']);
    const [field] = await road.db('external_cmms_fields').where({ system_id: systemId, name: 'assetnum' });
    expect(await road.db('external_cmms_domain_values').where({ field_id: field.id })).toEqual([]);
    expect(own.requests).toHaveLength(requestCount);
  });

  test('INT-041 INT.15 a sync of work orders says how many of how many it has, and is killed likewise', async () => {
    const { own, systemId, at } = await hangingSystem('/os/mxapiwodetail', 1);
    for (let n = 0; n < 4; n += 1)
      own.orders.create({
        ...{ reference: `X${n}`, status: 'WAPPR', by: 'WILSON' },
        fields: { structure: 'mxapiwodetail', siteid: credentials.siteId },
      });
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const { made } = await mutate('initiateExternalSystemSync', `${of(systemId)} startAt: "${from}"`);
    expect((await at(1)).progress).toMatchObject({ total: 4, share: 0.25 });
    await killed(systemId, made?.id as string);
  });

  test('INT-041 what the database refuses fails at once, with the reason, however often it would be tried', async () => {
    const own = await startFakeSystem(maximoProfile);
    onTestFinished(() => own.stop());
    const systemId = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
      ...{ customerId: road.customerId, fake: own, schema: 'maximo', displayName: 'Odd orders' },
    });
    await storeCmmsField(road.db, { customerId: road.customerId, systemId, name: 'assetnum' });
    own.state.lists.set('assetnum', [{ value: 'AHU-\0', description: 'Roof' }]);
    const { made } = await mutate('initiateExternalSystemGetAssetsCommand', of(systemId));
    expect(await ended(systemId, made?.id as string)).toMatchObject({
      ...{
        status: 'FAILED',
        response: 'The database refuses what was read: unsupported Unicode escape sequence',
      },
    });
    expect(own.requests.filter(({ path }) => path.includes('getlist'))).toHaveLength(1);
  });

  test('INT.15 a kill stops the pulls that were started on the page of the maintenance system, and frees its fields', async () => {
    const own = await startFakeSystem(maximoProfile);
    try {
      const { customerId } = road;
      const systemId = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
        ...{ customerId, fake: own, schema: 'maximo', displayName: 'Killed orders' },
        exportConfig: { timeout: 300 },
      });
      const fieldId = await storeCmmsField(road.db, { customerId, systemId, name: 'location' });
      own.state.lists.set('location', [{ value: 'ROOF', description: 'Roof' }]);
      const pullValues = () => api.read(`{ pullExternalCmmsDomainValues(fieldIds: ["${fieldId}"]) { id } }`, admin);
      const pulls = () => road.db('cmms_pulls').where({ system_id: systemId }).orderBy('created_at');
      // no answer comes before they are killed
      own.faults.add({ kind: 'hangAfter' });
      await api.read(`{ pullExternalCmmsFields(externalSystemId: "${systemId}") { id } }`, admin);
      await pullValues();
      await until('both to wait for an answer', () => own.requests.length === 2);
      expect(await kill(systemId)).toBe(2);
      const killed = await pulls();
      for (const pull of killed)
        expect(pull).toMatchObject({ status: 'FAILED', error: 'Stopped by a kill', finished_at: expect.any(Date) });
      const { externalSystemCommands: commands } = await listed(systemId);
      expect(commands.map(({ commandType, response }) => [commandType, response])).toEqual([
        ['KILL', '2 commands and runs stopped'],
      ]);
      const temporal = createTemporal(testEnv());
      for (const { id } of killed)
        await temporal.client.workflow.getHandle(`${temporal.taskQueue}/cmms-pull/${customerId}/${id}`).result();
      await temporal.close();
      own.faults.clear();
      await pullValues();
      const next = await until('the next pull', async () =>
        (await pulls()).find(({ status }) => status === 'COMPLETE'),
      );
      expect(next).toMatchObject({ added: 1 });
      expect(own.requests).toHaveLength(3);
    } finally {
      await own.stop();
    }
  });

  test('INT.15 a kill stops a command with its pull, which are one', async () => {
    const own = await startFakeSystem(maximoProfile);
    try {
      const systemId = await connectFake(road.db, createSeal(parseEnv(['secrets'], testEngines()).SECRETS_KEY), {
        ...{ customerId: road.customerId, fake: own, schema: 'maximo', displayName: 'Stopped orders' },
        exportConfig: { timeout: 300 },
      });
      // it is killed before the answer comes
      own.faults.add({ kind: 'slow', ms: patience(3_000) });
      const { made } = await mutate('initiateExternalSystemGetCommand', `${of(systemId)}, commandType: GET_FIELDS`);
      await until('it to wait for an answer', () => own.requests.length === 1);
      expect(await kill(systemId)).toBe(1);
      expect(await ended(systemId, made?.id as string)).toMatchObject({
        status: 'FAILED',
        response: 'Stopped by a kill',
      });
      expect(await road.db('cmms_pulls').where({ system_id: systemId }).pluck('status')).toEqual(['FAILED']);
      expect(await road.db('external_cmms_fields').where({ system_id: systemId })).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  test('INT.15 a command whose pull has failed elsewhere says so, and is not complete', async () => {
    const key = { customerId: road.customerId, systemId: await newSource() };
    const [now, runId, id] = [new Date(), randomUUID(), randomUUID()];
    const of = { customer_id: key.customerId, system_id: key.systemId, created_at: now };
    await road.db('cmms_pulls').insert({ ...of, id: runId, kind: 'FIELDS', status: 'FAILED', error: 'It is away' });
    await road.db('external_system_commands').insert({
      ...{ ...of, id, command_type: 'GET_FIELDS', run_id: runId, runner: 'SERVER', status: 'IN_PROGRESS' },
      // a sweep starts what waits; the far date keeps it away
      queued_at: new Date(Date.UTC(2100, 0, 1)),
    });
    await finishCommand(road.db, { ...key, id }, { status: 'COMPLETE', response: null }, now);
    expect((await listed(key.systemId)).externalSystemCommands[0]).toMatchObject({
      ...{ status: 'FAILED', response: 'It is away' },
    });
  });

  test('INT-020 a sync of a range reads the work orders that changed in it', async () => {
    const range = (from: string, to: string) => `${of(system)} startAt: "${from}", endAt: "${to}"`;
    const [hourAgo, now] = [new Date(Date.now() - 3_600_000).toISOString(), new Date().toISOString()];
    const { made } = await mutate('initiateExternalSystemSync', range(hourAgo, now));
    expect(made).toMatchObject({ commandType: 'GET_WORK_TICKETS', command: { from: hourAgo } });
    expect(await ended(system, made?.id as string)).toMatchObject({
      ...{ status: 'COMPLETE', response: '0 work orders read, 0 tickets updated' },
    });
    expect(await mutate('initiateExternalSystemSync', range(now, hourAgo))).toMatchObject({ code: 'INVALID' });
  });

  test('a system that refuses says so in the response', async () => {
    fake.faults.clear();
    await road.db('external_systems').where({ id: system }).update({ is_active: false });
    const { made } = await mutate('initiateExternalSystemSync', `${of(system)} startAt: "2026-01-01T00:00:00Z"`);
    expect(await ended(system, made?.id as string)).toMatchObject({
      ...{ status: 'FAILED', response: 'The integration no longer exists or is inactive' },
    });
    await road.db('external_systems').where({ id: system }).update({ is_active: true });
  });
});
