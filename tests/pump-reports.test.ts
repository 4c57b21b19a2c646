import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PumpAnswer } from '../domain/integrations/pump-messages.ts';
import { failSilentCommands } from '../domain/repair/commands/command-rows.ts';
import { gateway, type Line, pumpScene } from './support/pump-scene.ts';
import { until } from './support/until.ts';

const scene = pumpScene();
const { newLine, shown, newest, replay } = scene;

describe('what a pump reports is not trusted', () => {
  const report = (given: object = {}) => ({
    ...{ v: 1, instance: randomUUID(), isFirst: true, version: '1', host: 'h', os: 'linux', configRevision: 0 },
    now: new Date().toISOString(),
    spool: { items: 0, bytes: 0, maxBytes: 1, oldestAt: null, isFull: false, refused: 0, missed: 0 },
    ...{ sources: [], running: null, results: [], ...given },
  });
  const post = (line: Line, body: unknown, key = line.key): Promise<Response> =>
    fetch(`${gateway()}/ingest/${line.systemId}/pump`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const answerOf = async (line: Line, body: unknown): Promise<PumpAnswer> =>
    (await post(line, body)).json() as Promise<PumpAnswer>;

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
    expect((await post(line, report(), 'wrong')).status).toBe(401);
    expect((await post({ systemId: 999_999_999, key: line.key }, report())).status).toBe(401);
    expect((await post({ systemId: scene.road.systemId, key: scene.road.key }, report())).status).toBe(404);
    await scene.road.db('external_systems').where({ id: line.systemId }).update({ is_active: false });
    await until('the door knows', async () => (await post(line, report())).status === 403);
  });

  test('a lying clock is shown and changes nothing; a repeated, late or foreign result changes nothing either', async () => {
    const [line, other] = [await newLine(), await newLine()];
    await Promise.all([replay(line), replay(other)]);
    const instance = randomUUID();
    const taken = await answerOf(line, report({ instance, now: '2099-01-01T00:00:00.000Z' }));
    expect(taken.command?.commandType).toBe('HISTORICAL');
    expect((await shown(line)).report?.clockSkewSeconds).toBeGreaterThan(1e9);
    // handed out again until it has ended, to whoever asks
    expect((await answerOf(line, report({ instance }))).command).toEqual(taken.command);
    const foreign = await answerOf(other, report());
    const result = (id: string | undefined, response: string, status = 'COMPLETE') => [{ id, status, response }];
    await answerOf(line, report({ instance, results: result(foreign.command?.id, 'not mine') }));
    expect((await newest(other))?.status).toBe('IN_PROGRESS');
    const done = await answerOf(line, report({ instance, results: result(taken.command?.id, 'done') }));
    expect(done.command).toBeNull();
    await answerOf(line, report({ instance, results: result(taken.command?.id, 'again', 'FAILED') }));
    expect(await newest(line)).toMatchObject({ status: 'COMPLETE', response: 'done' });
  });

  test('INT-097 INT.13 a replay that its pump still reports fails after 24 hours, and one that is silent after 15 minutes', async () => {
    const line = await newLine();
    await replay(line);
    const { command } = await answerOf(line, report());
    const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    const set = (times: object) => scene.road.db('external_system_commands').where({ id: command?.id }).update(times);
    await set({ started_at: ago(23 * 60), heartbeat_at: ago(14) });
    await failSilentCommands(scene.road.db, new Date());
    expect((await newest(line))?.status).toBe('IN_PROGRESS');
    await set({ started_at: ago(24 * 60 + 1) });
    await failSilentCommands(scene.road.db, new Date());
    expect(await newest(line)).toMatchObject({ status: 'FAILED', response: 'Stopped after 24 hours' });
  });
});
