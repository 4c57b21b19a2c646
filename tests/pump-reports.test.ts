import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PumpAnswer, PumpCommandResult } from '../domain/integrations/pump-messages.ts';
import { failSilentCommands } from '../domain/repair/commands/command-rows.ts';
import { gateway, type Line, pumpScene } from './support/pump-scene.ts';
import { item, rowsWhen } from './support/road.ts';
import { until } from './support/until.ts';

/** Reports as a pump sends them, and as none should: what it says is not trusted. */

const scene = pumpScene();
const { newLine, replay } = scene;

const report = (given: object = {}) => ({
  ...{ v: 1, instance: randomUUID(), isFirst: true, version: '1', host: 'h', os: 'linux', configRevision: 0 },
  now: new Date().toISOString(),
  spool: { items: 0, bytes: 0, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 },
  ...{ sources: [], running: null, results: [], ...given },
});
const post = (line: Line, body: unknown, path = 'pump'): Promise<Response> =>
  fetch(`${gateway()}/ingest/${line.systemId}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${line.key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const answerOf = async (line: Line, body: unknown): Promise<PumpAnswer> =>
  (await post(line, body)).json() as Promise<PumpAnswer>;
const result = (id: string | undefined, response: string, status: PumpCommandResult['status'] = 'COMPLETE') => [
  { id, status, response },
];

const command = (id: string) => scene.road.db('external_system_commands').where({ id }).first();
const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const setCommand = (id: string, times: object) => scene.road.db('external_system_commands').where({ id }).update(times);
const silentSince = ({ systemId }: Line, at: Date) =>
  scene.road.db('pumps').where({ system_id: systemId }).update({ reported_at: at });
const shown = async (line: Line) => (await scene.shown(line)).report;

test('garbage is refused with what is wrong, wrong keys and other integrations with 401, an inbound API with 404', async () => {
  const line = await newLine();
  for (const body of [
    '',
    'garbage',
    '[]',
    '{}',
    report({ host: 'x'.repeat(300) }),
    report({ now: 'yesterday' }),
    '['.repeat(50_000),
  ]) {
    const response = await post(line, body);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      400,
      expect.stringContaining('This is no report of a pump'),
    ]);
  }
  expect((await post(line, report({ host: 'nul \0 and \ud800 half' }))).status).toBe(200);
  expect((await post({ ...line, key: 'wrong' }, report())).status).toBe(401);
  expect((await post({ systemId: 999_999_999, key: line.key }, report())).status).toBe(401);
  expect((await post({ systemId: scene.road.systemId, key: scene.road.key }, report())).status).toBe(404);
  await scene.road.db('external_systems').where({ id: line.systemId }).update({ is_active: false });
  await until('the door knows', async () => (await post(line, report())).status === 403);
});

test('a lying clock is shown and changes nothing; a repeated, late or foreign result changes nothing either', async () => {
  const [line, other] = [await newLine(), await newLine()];
  const [id, foreign] = [await replay(line), await replay(other)];
  const instance = randomUUID();
  const taken = await answerOf(line, report({ instance, now: '2099-01-01T00:00:00.000Z' }));
  expect(taken.command).toMatchObject({ id, commandType: 'HISTORICAL' });
  expect((await shown(line))?.clockSkewSeconds).toBeGreaterThan(1e9);
  // handed out again until it has ended, to whoever asks
  expect((await answerOf(line, report({ instance }))).command).toEqual(taken.command);
  await answerOf(other, report());
  await answerOf(line, report({ instance, results: result(foreign, 'not mine') }));
  expect((await command(foreign)).status).toBe('IN_PROGRESS');
  const done = await answerOf(line, report({ instance, results: result(id, 'done') }));
  expect(done.command).toBeNull();
  await answerOf(line, report({ instance, results: result(id, 'again', 'FAILED') }));
  expect(await command(id)).toMatchObject({ status: 'COMPLETE', response: 'done' });
});

test('INT-097 INT.13 a replay that its pump still reports fails after 24 hours, and one that is silent after 15 minutes', async () => {
  const line = await newLine();
  const id = await replay(line);
  await answerOf(line, report());
  await setCommand(id, { started_at: ago(23 * 60), heartbeat_at: ago(14) });
  await failSilentCommands(scene.road.db, new Date());
  expect((await command(id)).status).toBe('IN_PROGRESS');
  await setCommand(id, { started_at: ago(24 * 60 + 1) });
  await failSilentCommands(scene.road.db, new Date());
  expect(await command(id)).toMatchObject({ status: 'FAILED', response: 'Stopped after 24 hours' });
});

test('INT-041 a replay shows how much its pump has read, how far it is and since when; of an earlier pump its words', async () => {
  const line = await newLine();
  const id = await replay(line);
  const instance = randomUUID();
  await answerOf(line, report({ instance }));
  const shows = async () => {
    const { getExternalSystemCommands } = await scene.api.read<{
      getExternalSystemCommands: {
        externalSystemCommands: Array<{ response: string | null; progress: object | null }>;
      };
    }>(
      `{ getExternalSystemCommands(externalSystemId: "${line.systemId}") {
        externalSystemCommands { response progress { items total share at } } } }`,
      scene.provider,
    );
    return getExternalSystemCommands.externalSystemCommands[0];
  };
  const says = (running: object) => answerOf(line, report({ instance, running: { id, ...running } }));
  await says({ progress: '7 payloads read' });
  expect(await shows()).toEqual({ response: '7 payloads read', progress: null });
  await says({ progress: '900 payloads read, 30 a second', items: 900, share: 0.25 });
  expect(await shows()).toEqual({
    response: null,
    progress: { items: 900, total: null, share: 0.25, at: expect.any(String) },
  });
  // a pump is not trusted with numbers either
  await says({ progress: '', items: Number.MAX_SAFE_INTEGER, share: null });
  expect(await shows()).toMatchObject({ progress: { items: 2 ** 31 - 1, share: null } });
  for (const running of [{ share: 1.5 }, { share: 'half' }, { items: -1 }])
    expect((await post(line, report({ instance, running: { id, progress: '', ...running } }))).status).toBe(400);
  await setCommand(id, { new_alarms: 1, new_instances: 5 });
  expect((await shows())?.response).toBe('5 occurrences added, 1 new alarm');
  await answerOf(line, report({ instance, results: result(id, '1,000 payloads read from 1 source') }));
  expect(await shows()).toEqual({
    response: '1,000 payloads read from 1 source. 5 occurrences added, 1 new alarm',
    progress: null,
  });
});

test('INT.13 a pump that returns after a day of silence is shown again, stops what has failed meanwhile, and delivers what it kept', async () => {
  const line = await newLine();
  const id = await replay(line);
  const instance = randomUUID();
  await answerOf(line, report({ instance }));
  await silentSince(line, ago(24 * 60));
  await setCommand(id, { started_at: ago(24 * 60), heartbeat_at: ago(24 * 60) });
  await failSilentCommands(scene.road.db, new Date());
  expect(await command(id)).toMatchObject({ status: 'FAILED', response: 'No heartbeat for 15 minutes' });
  expect((await shown(line))?.isOnline).toBe(false);

  const returned = { instance, isFirst: false };
  const going = await answerOf(line, report({ ...returned, running: { id, progress: '7 payloads read' } }));
  expect(going).toMatchObject({ isReplaced: false, command: null });
  await answerOf(line, report({ ...returned, results: result(id, 'done after all') }));
  expect(await command(id)).toMatchObject({ status: 'FAILED', response: 'No heartbeat for 15 minutes' });
  expect((await shown(line))?.isOnline).toBe(true);
  const kept = [item('RTN', 'D-1', ago(22 * 60).toISOString()), item('ALARM', 'D-1', ago(23 * 60).toISOString())];
  for (const body of [kept, kept.toReversed(), kept]) expect((await post(line, body, 'events')).status).toBe(207);
  const state = await until('its alarm', async () =>
    (await scene.road.states()).find((one) => one.point_path === 'D-1' && one.latest_alarm_at !== null),
  );
  expect(state).toMatchObject({ is_active: false });
  const isIts = (row: Record<string, unknown>): boolean => Number(row.alarm_id) === Number(state.id);
  const instances = await rowsWhen(scene.road, 'instances', (rows) =>
    rows.filter(isIts).some((row) => row.ended_at !== null),
  );
  expect(instances.filter(isIts)).toHaveLength(1);
});

test('INT.13 of two pumps with the same key the first works again once the second has been silent for five minutes', async () => {
  const line = await newLine();
  const [first, second] = [randomUUID(), randomUUID()];
  const says = (instance: string, host: string, isFirst = false) => answerOf(line, report({ instance, host, isFirst }));
  await says(first, 'plant', true);
  expect(await says(second, 'office', true)).toMatchObject({ isReplaced: false });
  const id = await replay(line);
  expect(await says(first, 'plant')).toMatchObject({ isReplaced: true, command: null });
  await silentSince(line, ago(4));
  expect(await says(first, 'plant')).toMatchObject({ isReplaced: true });
  await silentSince(line, ago(6));
  expect(await says(first, 'plant')).toMatchObject({ isReplaced: false, command: { id } });
  expect(await says(second, 'office')).toMatchObject({ isReplaced: true, command: null });
  expect((await shown(line))?.host).toBe('plant');
});

test('a pump whose integration is deleted is refused, and keeps no other source from being heard of', async () => {
  const [line, other] = [await newLine(), await newLine()];
  await replay(line);
  await answerOf(line, report());
  // integrations are kept for their history: by hand, all that refers to one goes first
  await expect(scene.road.db('external_systems').where({ id: line.systemId }).delete()).rejects.toThrow('foreign key');
  await until('what refers to it to be gone', async () => {
    await scene.road.db.transaction(async (trx) => {
      for (const table of ['external_system_commands', 'external_system_contacts', 'pumps'])
        await trx(table).where({ system_id: line.systemId }).delete();
      await trx('external_systems').where({ id: line.systemId }).delete();
    });
    return true;
  });
  await until('the door knows', async () => {
    const { status } = await post(line, [item('ALARM', 'G-1', ago(1).toISOString())], 'events');
    await post(other, [item('ALARM', 'G-2', ago(1).toISOString())], 'events');
    return status === 401;
  });
  expect((await post(line, report())).status).toBe(401);
  await until('the contact of the other', () =>
    scene.road.db('external_system_contacts').where({ system_id: other.systemId }).first(),
  );
  await until('the alarm of the other', async () =>
    (await scene.road.states()).some((one) => one.point_path === 'G-2'),
  );
});
