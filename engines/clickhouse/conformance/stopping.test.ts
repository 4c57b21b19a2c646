import { Readable } from 'node:stream';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failure, serverForFile, until } from './set-up.ts';

const server = serverForFile();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('stopping', () => {
  const processes = () =>
    server.rows<{ id: string }>("SELECT query_id AS id FROM system.processes WHERE query_id LIKE 'stop-%'");

  test('an aborted query ends in the engine too', async () => {
    const controller = new AbortController();
    const endless = server.rows('SELECT count() FROM system.numbers', {
      query_id: 'stop-1',
      abort_signal: controller.signal,
    });
    const outcome = endless.then(
      () => 'ended',
      () => 'aborted',
    );
    await until(processes, (list) => list.length === 1);
    controller.abort();
    expect(await outcome).toBe('aborted');
    await until(processes, (list) => list.length === 0);
  });

  test('a result that nobody reads any more ends in the engine too', async () => {
    const result = await server.client.query({
      query: 'SELECT number FROM system.numbers',
      format: 'JSONEachRow',
      query_id: 'stop-2',
    });
    await until(processes, (list) => list.length === 1);
    result.close();
    await until(processes, (list) => list.length === 0);
  });

  test('KILL QUERY by the id the caller gave', async () => {
    const victim = failure(server.rows('SELECT count() FROM system.numbers', { query_id: 'stop-3' }));
    await until(processes, (list) => list.length === 1);
    await server.client.command({ query: "KILL QUERY WHERE query_id = 'stop-3' SYNC" });
    expect((await victim).code).toBe('394');
  });

  test('an id in use is refused with 216', async () => {
    const controller = new AbortController();
    const more = { query_id: 'stop-4', abort_signal: controller.signal };
    const first = server.rows('SELECT count() FROM system.numbers', more).catch(() => 'aborted');
    await until(processes, (list) => list.length === 1);
    expect((await failure(server.rows('SELECT 1', { query_id: 'stop-4' }))).code).toBe('216');
    controller.abort();
    await first;
    await until(processes, (list) => list.length === 0);
  });

  test('an id in use is taken over on wish: who had it is stopped', async () => {
    const query_id = 'stop-replaced';
    const victim = failure(server.rows('SELECT count() FROM system.numbers', { query_id }));
    await until(processes, (list) => list.length === 1);
    const clickhouse_settings = { replace_running_query: 1 } as const;
    const takeOver = (a: number) => server.rows(`SELECT ${a} AS a`, { query_id, clickhouse_settings });
    // it may itself be replaced, before or after its answer
    const first = takeOver(1).catch(() => undefined);
    const second = takeOver(2);
    expect((await victim).code).toBe('394');
    expect(await second).toEqual([{ a: 2 }]);
    await first;
    const idle = server.rows('SELECT 3 AS a', { query_id, clickhouse_settings });
    expect(await idle).toEqual([{ a: 3 }]);
  });

  test('KILL QUERY tells whom it stops as its caller knows them', async () => {
    const query_id = "stop-';told";
    const query = 'SELECT count() FROM system.numbers';
    const victim = failure(server.rows(query, { query_id }));
    await until(processes, (list) => list.length === 1);
    const kill = "KILL QUERY WHERE query_id = 'stop-\\';told'";
    const victimRow = { query_id, user: 'default', query: `${query} FORMAT JSONEachRow` };
    expect(await server.rows(`${kill} TEST`)).toEqual([{ kill_status: 'unknown_status', ...victimRow }]);
    expect(await server.rows(`${kill} SYNC`)).toEqual([{ kill_status: 'finished', ...victimRow }]);
    await victim;
    expect(await server.rows(kill)).toEqual([]);
    expect((await failure(server.client.command({ query: 'KILL QUERY WHERE nothing = 1' }))).code).toBe('47');
    expect((await failure(server.client.command({ query: 'KILL QUERY' }))).code).toBe('62');
  });

  test.each([3, 400_000])('an insert cut off after %d rows stores nothing', async (count) => {
    // The client prints the error that aborted its body.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const table = await server.newTable();
    const controller = new AbortController();
    let sent: (() => void) | undefined;
    const enough = new Promise<void>((resolve) => {
      sent = resolve;
    });
    async function* endless() {
      for (let a = 0; a < count; a++) yield { a, s: 'half' };
      sent?.();
      await new Promise(() => undefined);
    }
    const insert = server.client
      .insert({
        table,
        values: Readable.from(endless()),
        format: 'JSONEachRow',
        query_id: `stop-insert-${count}`,
        abort_signal: controller.signal,
      })
      .catch(() => 'aborted');
    await enough;
    // A short one has not reached the engine yet.
    if (count > 3) await until(processes, (list) => list.length === 1);
    controller.abort();
    expect(await insert).toBe('aborted');
    await until(processes, (list) => list.length === 0);
    expect(await server.contents(table)).toEqual([]);
  });
});
