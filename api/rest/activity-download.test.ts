import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGunzip, gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bulkSelectMax } from '../../domain/constants.ts';
import { createLiveClients } from '../../tests/support/live-clients.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { until } from '../../tests/support/until.ts';

let api: TestApi;
let clients: ReturnType<typeof createLiveClients>;
let customerId: number;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  clients = createLiveClients(api);
  customerId = await api.newCustomer();
  person = await api.newPerson(customerId);
  stranger = await api.newPerson(await api.newCustomer());
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([
    { customerId, id: 1, systemId, contextualName: '=HYPERLINK("http://evil.example")', point: '+AHU-1' },
    { customerId, id: 2, systemId, contextualName: 'Fan, "large"' },
  ]);
  await decided(1, '2026-05-01T10:00:00.000Z', 'priority', '3', '5', '');
  await decided(2, '2026-05-01T12:00:00.000Z', 'status', 'Intake', 'Declined', '{"statusUpdateReason":"@known"}');
  await api.warehouse.insert({
    table: 'instances',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: customerId,
        alarm_id: 1,
        started_at: '2026-05-01T11:00:00.000Z',
        instance_id: randomUUID(),
        ended_at: '2026-05-02T11:00:00.000Z',
        end_source: 'SOURCE',
        value: '-3',
        version: 1,
      },
    ],
  });
});
afterAll(async () => {
  clients?.close();
  await api?.stop();
});

const decided = (
  ...[alarmId, at, field, prev, rev, metadata, of = customerId]: [
    ...[alarmId: number, at: string, field: string, prev: string, rev: string, metadata: string],
    of?: number,
  ]
) =>
  api.warehouse.insert({
    table: 'activity',
    format: 'JSONEachRow',
    values: [
      {
        customer_id: of,
        alarm_id: alarmId,
        created_at: at,
        activity_id: randomUUID(),
        field,
        prev_value: prev,
        rev_value: rev,
        user_id: person.id,
        metadata,
        version: 1,
      },
    ],
  });

/** Stores copies of an alarm under the ids that follow its own. */
async function copyAlarm(of: number, id: number, count: number): Promise<void> {
  const { rows: tables } = await api.db.raw(
    `select c.relname as name, array_agg(quote_ident(a.attname)) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.oid in ('alarm_state'::regclass, 'alarms'::regclass, 'alarm_search_texts'::regclass)
     group by c.relname order by c.relname = 'alarm_state' desc`,
  );
  for (const { name, columns } of tables as Array<{ name: string; columns: string[] }>) {
    const values: Record<string, string> = { id: 't.id + n', fingerprint: 'gen_random_uuid()' };
    const copied = columns.map((column) => values[column] ?? `t.${column}`);
    await api.db.raw(
      `insert into ${name} (${columns.join(', ')}) select ${copied.join(', ')}
       from ${name} t, generate_series(1, ?::int) n where t.customer_id = ? and t.id = ?`,
      [count, of, id],
    );
  }
}

const get = (query: string, by: TestPerson | null = person, signal?: AbortSignal) =>
  fetch(`${api.origin}/alarm-activity/download${query}`, {
    headers: by ? { authorization: `Bearer ${by.token}`, 'customer-id': String(by.customerId) } : {},
    signal,
  });
const linesOf = async (response: Response): Promise<Array<Record<string, string>>> =>
  parse(gunzipSync(Buffer.from(await response.arrayBuffer())), { columns: true, bom: true });
const may = '?from=2026-05-01T00:00:00Z&to=2026-05-31T00:00:00Z';

describe('activity as a table', () => {
  test('ALM-036 is a gzip of lines, newest first, with the names that people see, in the timezone asked for', async () => {
    const response = await get(`${may}&timezone=america/chicago`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="alarm-activity-\d{4}-\d\d-\d\d\.csv\.gz"$/,
    );
    const lines = await linesOf(response);
    expect(lines.map((line) => [line['Time (UTC)'], line['Alarm ID'], line.Change])).toEqual([
      ['2026-05-02T11:00:00.000Z', 'A1', 'ended'],
      ['2026-05-01T12:00:00.000Z', 'A2', 'status'],
      ['2026-05-01T11:00:00.000Z', 'A1', 'started'],
      ['2026-05-01T10:00:00.000Z', 'A1', 'priority'],
    ]);
    expect(lines[0]).toMatchObject({ Time: '05/02/2026 06:00:00 AM', By: 'Air systems', To: 'SOURCE' });
    expect(lines[1]).toMatchObject({ Alarm: 'Fan, "large"', From: 'Intake', To: 'Declined' });
    expect(lines[1]?.By).toMatch(/^Person /);
  });

  test('holds no cell that a spreadsheet would take for a formula', async () => {
    const [, status, started, priority] = await linesOf(await get(may));
    expect(priority).toMatchObject({ Alarm: `'=HYPERLINK("http://evil.example")`, Point: `'+AHU-1` });
    expect(started?.To).toBe(`'-3`);
    expect(status?.Reason).toBe(`'@known`);
  });

  test('is that of one alarm, or of a range; without either the last 30 days', async () => {
    expect((await linesOf(await get('?alarmId=2'))).map(({ Change }) => Change)).toEqual(['status']);
    expect((await linesOf(await get('?alarmId=a2'))).length).toBe(1);
    expect((await linesOf(await get('?from=2026-05-02T00:00:00Z&to=2026-05-03T00:00:00Z'))).length).toBe(1);
    expect(await linesOf(await get(''))).toEqual([]);
  });

  test('is that of the alarms which a lens, filters and a term find, few or many', async () => {
    const of = async (where: Record<string, unknown>, by = person) => {
      const given = Object.entries(where).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]);
      return (await linesOf(await get(`${may}&${new URLSearchParams(given)}`, by))).map((line) => line['Alarm ID']);
    };
    const ofPoint = (value: string) => [{ field: 'point', isExclusion: false, values: [value] }];
    expect(await of({ lensId: 'dispatched' })).toEqual([]);
    expect(await of({ lensId: 'active-alarms', criteria: ofPoint('+AHU-1') })).toEqual(['A1', 'A1', 'A1']);
    expect(await of({ searchTerm: 'LARGE' })).toEqual(['A2']);
    const other = await api.newCustomer();
    const manager = await api.newPerson(other);
    const systemId = await api.newSystem(other);
    await api.storeAlarms([
      { customerId: other, systemId, id: 1, point: 'P/many' },
      { customerId: other, systemId, id: bulkSelectMax + 2, point: 'P/one' },
    ]);
    // more of the first than are named in one query
    await copyAlarm(other, 1, bulkSelectMax);
    for (const id of [1, bulkSelectMax + 2])
      await decided(id, '2026-05-01T10:00:00.000Z', 'priority', '3', '5', '', other);
    expect(await of({ searchTerm: 'P/many' }, manager)).toEqual(['A1']);
    expect(await of({ lensId: 'active-alarms' }, manager)).toHaveLength(2);
    expect((await get(`?lensId=77`, manager)).status).toBe(404);
  });

  test('is told to nobody else', async () => {
    expect(await linesOf(await get(may, stranger))).toEqual([]);
    expect((await get('?alarmId=1', stranger)).status).toBe(404);
    expect((await get(may, null)).status).toBe(401);
    expect((await get(may, await api.newPerson(customerId, 'OCCUPANT'))).status).toBe(403);
    expect((await get(may, { ...stranger, customerId })).status).toBe(403);
  });

  test('says which parameter is wrong', async () => {
    const wrong: Array<[query: string, path: string]> = [
      ['?from=yesterday', 'from'],
      ['?from=-271821-04-20T00:00:00Z', 'from'],
      ['?to=9999-01-01T00:00:00Z', 'to'],
      ['?from=2026-05-02T00:00:00Z&to=2026-05-01T00:00:00Z', 'from'],
      ['?timezone=Mars/Olympus', 'timezone'],
      [`?timezone=UTC'%20OR%201=1`, 'timezone'],
      ['?alarmId=1&alarmId=2', 'alarmId'],
      ['?criteria=%7B', 'criteria'],
      ['?criteria=%5B%7B%22field%22%3A%22nonsense%22%2C%22values%22%3A%5B%221%22%5D%7D%5D', 'criteria'],
      ['?alarmId[]=1', 'alarmId[]'],
    ];
    for (const [query, path] of wrong) {
      const response = await get(query);
      expect(response.status, query).toBe(400);
      const { errors } = (await response.json()) as { errors: Array<{ message: string; extensions: object }> };
      expect(JSON.stringify(errors), query).toContain(path);
      expect(errors[0]?.extensions, query).toMatchObject({ code: 'INVALID' });
    }
    for (const id of ['999', '1%20OR%201=1', '%00', '99999999999999999999'])
      expect((await get(`?alarmId=${id}`)).status, id).toBe(404);
  });

  test('LIVE-023 whoever asked hears that it has been handed out, whichever process their screen is open to, and nobody else', async () => {
    const other = await api.newPerson(customerId);
    const copy = await startTestApi();
    const elsewhere = createLiveClients(copy);
    try {
      const [asker, neighbour] = await Promise.all([elsewhere.signedIn(person), clients.signedIn(other)]);
      const query = `${may}&alarmId=1`;
      await linesOf(await get(query));
      await until('the event', () => asker.of('csv_download').length > 0);
      expect(asker.of('csv_download')[0]).toEqual({
        v: 1,
        fileName: expect.stringMatching(/^alarm-activity-.*\.csv\.gz$/),
        url: `/alarm-activity/download${query}`,
        rows: 3,
      });
      const theirs = `${may}&alarmId=2`;
      await linesOf(await get(theirs, other));
      await until('their own', () => neighbour.of('csv_download').length > 0);
      const urlsOf = (watched: typeof asker) => new Set(watched.of('csv_download').map(({ url }) => url));
      expect([...urlsOf(neighbour)]).toEqual([`/alarm-activity/download${theirs}`]);
      expect([...urlsOf(asker)]).toEqual([`/alarm-activity/download${query}`]);
    } finally {
      elsewhere.close();
      await copy.stop();
    }
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
/** Returns the bytes in use after a garbage collection. */
function heldMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('a table of many lines', () => {
  const many = 500_000;
  beforeAll(async () => {
    // incompressible data, so that it does not fit into the buffers in transit
    await api.warehouse.command({
      query: `INSERT INTO activity (customer_id, alarm_id, created_at, activity_id, field, prev_value, rev_value, metadata, version)
        SELECT {customerId:UInt32}, 2, toDateTime64('2026-06-01 00:00:00', 3, 'UTC') + number, generateUUIDv4(number), 'notes',
          NULL, hex(randomString(40)), '', 1 FROM numbers({many:UInt32})`,
      query_params: { customerId, many },
    });
  });
  const all = '?from=2026-06-01T00:00:00Z&to=2026-07-01T00:00:00Z';
  const running = async (): Promise<number> => {
    const answer = await api.warehouse.query({
      query: `SELECT count() AS count FROM system.processes WHERE query LIKE '%FROM activity FINAL%' AND query NOT LIKE '%system.processes%'`,
      format: 'JSONEachRow',
    });
    return Number((await answer.json<{ count: number }>())[0]?.count);
  };

  test('comes whole, and takes no memory for its length', async () => {
    const { body } = await get(all);
    if (!body) throw new Error('there is no answer');
    const held: number[] = [];
    let lines = 0;
    for await (const piece of Readable.fromWeb(body as never).pipe(createGunzip())) {
      const bytes = piece as Buffer;
      for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
      if (lines > (held.length + 1) * (many / 20)) held.push(heldMemory());
    }
    expect(lines).toBe(many + 1);
    expect(held.length).toBeGreaterThanOrEqual(15);
    // zero to two batches are in memory; half of the lines would be a hundred megabytes
    const [earlier, later] = [held.slice(0, 8), held.slice(8)].map((some) => Math.min(...some));
    expect((later as number) - (earlier as number)).toBeLessThan(40 * 1024 * 1024);
  });

  test('whose reader leaves ends in the warehouse, too; and few are handed out at once to one person, who keeps nobody from theirs', async () => {
    const left = new AbortController();
    // the server counts the download of before until it has noticed its end
    for (const place of ['first', 'second'])
      await until(`room for the ${place}`, async () => {
        const response = await get(all, person, left.signal);
        const reader = response.body?.getReader();
        await reader?.read();
        return response.status === 200;
      });
    const refused = await get(all);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    await refused.arrayBuffer();
    const colleague = await get(may, await api.newPerson(person.customerId));
    expect(colleague.status).toBe(200);
    await colleague.arrayBuffer();
    expect(await running()).toBeGreaterThan(0);
    left.abort();
    await until('no query', async () => (await running()) === 0);
    await until('room', async () => {
      const response = await get(may);
      await response.arrayBuffer();
      return response.status === 200;
    });
  });
});
