import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeChanges } from '../domain/changes/encode-changes.ts';
import type { Ctx } from '../domain/identity/ctx.ts';
import { findAsker } from '../domain/identity/find-asker.ts';
import { createUser } from '../domain/people/create-user.ts';
import { findCommand } from '../domain/repair/commands/command-rows.ts';
import { createRule, enableRule } from '../domain/rules/change-rules.ts';
import type { RuleInput } from '../domain/rules/rule-input.ts';
import { systemClock } from '../platform/clock.ts';
import { createStream, type Stream } from '../platform/stream.ts';
import { createAutomationConsumer } from '../workflows/automation/consumer.ts';
import { testEnv } from './support/engines.ts';
import { gateway, pumpScene } from './support/pump-scene.ts';
import { queueReplay } from './support/replays.ts';
import { item } from './support/road.ts';
import { until } from './support/until.ts';

const scene = pumpScene();
const { newLine, newMachine, configure, points, replay, statesOf } = scene;
const minute = 60_000;

/** Causes of the changes of each alarm that rules have judged, in their order. */
const judged = new Map<number, Array<string | null>>();
let consumer: ReturnType<typeof createAutomationConsumer>;
let mailbox: string;
beforeAll(async () => {
  const env = testEnv();
  const { db, customerId } = scene.road;
  mailbox = `${randomUUID()}@example.com`;
  const userId = await createUser(db, {
    ...{ email: mailbox, password: null, displayName: 'Ada' },
    memberships: [{ customerId, authRole: 'ADMIN' }],
  });
  await db('users').where({ id: userId }).update({ is_email_verified: true, is_email_subscribed: true });
  const asker = await findAsker({ db, clock: systemClock }, { userId, customerId });
  const log = pino({ level: 'silent' });
  const ctx = { ...asker, db, log, clock: systemClock, address: '::1' } as unknown as Ctx;
  const input = {
    ...{ name: 'Told of all', trigger: { type: 'ENTERS_INTAKE' }, pausesInFlood: false },
    actions: [{ type: 'PIN' }, { type: 'NOTIFY', userIds: [userId] }],
  };
  await enableRule(ctx, { id: String((await createRule(ctx, { input: input as RuleInput })).id) });
  const stream = createStream({
    ...{ brokers: env.KAFKA_BROKERS, prefix: env.KAFKA_PREFIX, clientId: `replays-${randomUUID()}`, log },
    fatal: (error: unknown) => {
      throw error;
    },
  });
  // a group of its own: others read the same topic
  const own: Stream = {
    ...stream,
    createConsumer: ({ handle, ...options }) =>
      stream.createConsumer({
        ...options,
        group: `replays-${randomUUID()}`,
        async handle(batch) {
          await handle(batch);
          for (const { value, headers } of batch.messages)
            if (String(headers?.['customer-id']) === String(customerId)) noteCauses(String(value));
        },
      }),
  };
  const temporal = { client: { workflow: {} }, taskQueue: 'none' } as never;
  const findOccurrences = async () => [];
  consumer = createAutomationConsumer({ db, clock: systemClock, log, findOccurrences, stream: own, temporal });
  consumer.start().catch(() => undefined);
  await until('the consumer', () => consumer.health().ready);
});
afterAll(() => consumer?.stop());

/** Keeps why alarms have changed. */
function noteCauses(message: string): void {
  for (const { state, cause } of decodeChanges(message).alarms) {
    const causes = judged.get(state.id) ?? [];
    causes.push(cause);
    judged.set(state.id, causes);
  }
}

/** A system whose present answer and whose past are what a test says. */
async function newBuilding() {
  const now = Date.now();
  const building = { present: [] as object[], past: [] as object[], origin: '', server: null as unknown as Server };
  building.server = createServer((request, response) => {
    response.end(JSON.stringify(request.url === '/past' ? building.past : building.present));
  });
  await new Promise<void>((resolve) => building.server.listen(0, '127.0.0.1', resolve));
  building.origin = `http://127.0.0.1:${(building.server.address() as AddressInfo).port}`;
  const ago = (event: 'ALARM' | 'RTN', point: string, minutes: number) =>
    item(event, point, new Date(now - minutes * minute).toISOString());
  const source = () => ({
    kind: 'HTTP',
    name: 'API',
    url: `${building.origin}/`,
    historyUrl: `${building.origin}/past`,
  });
  return Object.assign(building, { ago, source });
}

const pinned = async (line: Parameters<typeof statesOf>[0]) =>
  (await statesOf(line))
    .filter((state) => state.is_pinned)
    .map((state) => String(state.point_path))
    .sort();
/** Waits until a replay is complete and says this. */
const responds = (id: string, response: string) =>
  until(`the response "${response}"`, async () => {
    const command = await findCommand(scene.road.db, { customerId: scene.road.customerId, id });
    return command?.status === 'COMPLETE' && command.response === response;
  });
/** Names of alarms that the rule has mailed of. */
const mailed = async (...names: string[]): Promise<string[]> => {
  const bodies: string[] = (await scene.road.db('mails').where({ recipient: mailbox })).map((mail) =>
    JSON.stringify(mail),
  );
  return names.filter((name) => bodies.some((body) => body.includes(name)));
};

describe('what a pump replays', () => {
  test('INT-018 INT.17 ALM.12 only what is young fires; ends are those of a replay; the response says what it added', async () => {
    const line = await newLine();
    const machine = await newMachine(line);
    const building = await newBuilding();
    const { ago } = building;
    await machine.set({ origins: [building.origin] });
    // these came in time, and more of them than an alarm remembers
    const known = [1, 2, 3, 4, 5, 6].flatMap((n) => [
      ago('ALARM', 'KNOWN', 400 - n * 10),
      ago('RTN', 'KNOWN', 395 - n * 10),
    ]);
    building.present = [...known, ago('ALARM', 'HALF', 300), ago('ALARM', 'HALF', 120)];
    await configure(line, building.source());
    machine.start();
    await until('what came in time', async () => (await points(line)).length === 2);
    const idOf = async (point: string) => Number((await statesOf(line)).find((one) => one.point_path === point)?.id);
    const [knownId, halfId] = [await idOf('KNOWN'), await idOf('HALF')];
    await until('rules to judge it', () => judged.has(knownId) && judged.has(halfId));
    expect(await pinned(line)).toEqual(['HALF']);
    judged.clear();

    building.past = [
      ...building.present,
      ago('RTN', 'HALF', 240),
      ago('ALARM', 'OLD', 120),
      ...[ago('ALARM', 'PAIR', 180), ago('RTN', 'PAIR', 120)],
      ago('ALARM', 'YOUNG', 1),
    ];
    const first = await replay(line);
    await until('the young one to be acted on', async () => (await pinned(line)).includes('YOUNG'));
    const [oldId, pairId] = [await idOf('OLD'), await idOf('PAIR')];
    await until('rules to judge all of it', () => judged.has(oldId) && judged.has(pairId) && judged.has(halfId));
    expect([judged.get(oldId), judged.get(pairId)]).toEqual([['REPLAY'], ['REPLAY']]);
    expect(await pinned(line)).toEqual(['HALF', 'YOUNG']);
    expect(await mailed('OLD', 'PAIR', 'YOUNG')).toEqual(['YOUNG']);
    await responds(first, '19 payloads read from 1 source. 3 occurrences added, 3 new alarms');
    const ends = async () => {
      const rows = await scene.road.warehouseRows('instances');
      const of = (id: number) => rows.filter((row) => Number(row.alarm_id) === id).map((row) => row.end_source);
      return { known: of(knownId), half: of(halfId), old: of(oldId), pair: of(pairId) };
    };
    await until('the ends that it has taught', async () => (await ends()).half.includes('REPLAY'));
    const taught = {
      ...{ known: Array(6).fill('SOURCE'), half: ['REPLAY', null], old: [null], pair: ['REPLAY'] },
    };
    expect(await ends()).toEqual(taught);
    // a history that is derived again is no occasion either
    expect(judged.get(halfId)).not.toContain('SOURCE');

    // twice is once, also of what came in time long before
    const before = await statesOf(line);
    await responds(await replay(line), '19 payloads read from 1 source. 0 occurrences added, 0 new alarms');
    await until('no history to derive again', async () => {
      const { customerId: customer_id, db } = scene.road;
      return (await db('refolds').where({ customer_id }).first('alarm_id')) === undefined;
    });
    expect(await ends()).toEqual(taught);
    const shown = ({
      status,
      is_active,
      latest_alarm_at,
      latest_end_at,
      latest_end_source,
      fleeting_count,
    }: object & Record<string, unknown>) => ({
      status,
      is_active,
      latest_alarm_at,
      latest_end_at,
      latest_end_source,
      fleeting_count,
    });
    expect((await statesOf(line)).map(shown)).toEqual(before.map(shown));
    expect([...judged.values()].flat()).not.toContain('SOURCE');
    expect(await mailed('KNOWN', 'OLD', 'PAIR')).toEqual([]);
    building.server.close();
  }, 180_000);

  test('INT.17 only the pump of an integration whose replay runs can have alarms pass for old ones', async () => {
    const { road } = scene;
    const line = await newLine();
    const other = await newLine();
    const send = async (point: string, mark: string, to = line) => {
      const old = item('ALARM', point, new Date(Date.now() - 120 * minute).toISOString());
      const response = await fetch(`${gateway()}/ingest/${to.systemId}/events`, {
        method: 'POST',
        headers: { authorization: `Bearer ${to.key}`, 'content-type': 'application/json', 'x-replay': mark },
        body: JSON.stringify([old]),
      });
      expect(response.status).toBe(207);
    };
    const causeOf = (point: string) =>
      until(`the cause of ${point}`, async () => {
        const [alarm] = (await road.states()).filter((one) => one.point_path === point);
        return alarm && judged.get(Number(alarm.id))?.[0];
      });
    const { id } = await queueReplay({ ...road, systemId: line.systemId }, 'PUMP');
    const set = (columns: object) => road.db('external_system_commands').where({ id }).update(columns);
    await send('NO-ID', 'everything');
    await send('NOBODYS', randomUUID());
    await send('WAITING', id);
    await set({ status: 'IN_PROGRESS', command_type: 'CONFIG' });
    await send('CONFIG', id);
    await set({ command_type: 'HISTORICAL' });
    await send('OTHERS', id, other);
    for (const point of ['NO-ID', 'NOBODYS', 'WAITING', 'CONFIG', 'OTHERS'])
      expect([point, await causeOf(point)]).toEqual([point, 'SOURCE']);
    expect(await pinned(line)).toEqual(['CONFIG', 'NO-ID', 'NOBODYS', 'WAITING']);
    // a refusal is remembered for a moment
    await until('the mark to be taken', async () => {
      const point = `MARKED-${randomUUID()}`;
      await send(point, id);
      return (await causeOf(point)) === 'REPLAY';
    });
    // what was read before a kill still arrives
    await set({ status: 'FAILED', finished_at: new Date() });
    await send('LEFT', id);
    expect(await causeOf('LEFT')).toBe('REPLAY');
    expect(await pinned(line)).not.toContain('LEFT');
  }, 120_000);
});
