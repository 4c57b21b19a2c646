import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readArchivedPayloads } from '../../ingest/messages/archived-payloads.ts';
import { systemClock } from '../../platform/clock.ts';
import { apiDatabaseUrl, createDatabase } from '../../platform/database.ts';
import { createKeptFiles } from '../../platform/kept-files.ts';
import { ctxOf } from '../../tests/support/ctx-of.ts';
import { testEnv } from '../../tests/support/engines.ts';
import { storeTickets } from '../../tests/support/kpi-facts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../tests/support/test-api.ts';
import { exportTexts } from '../../texts/server/exports.ts';
import { createHistory } from '../../warehouse/ports/alarm-history.ts';
import { exportFileDays, exportRowDays } from '../constants.ts';
import type { Cell } from '../sheets/cells.ts';
import { ticketsAtOnce } from '../work-resolution/read-tickets.ts';
import { deleteOldExports, evictExport, findDueExports } from './evict-exports.ts';
import type { ExportedList } from './exported-list.ts';
import { exportedLists } from './exported-lists.ts';
import { type ExportDeps, giveUpExport, runExport } from './run-export.ts';

const many = 4_500;
/** Read in three batches. */
const large = 2 * ticketsAtOnce + 100;
const dayMs = 86_400_000;
let api: TestApi;
let deps: ExportDeps;
let folder: string;
let customerId: number;
let ada: TestPerson;
beforeAll(async () => {
  const env = testEnv();
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  deps = {
    db: api.db,
    readerDb: createDatabase(apiDatabaseUrl(env), { pool: 4, name: 'test-exports' }),
    history: createHistory(api.warehouse, readArchivedPayloads),
    exportFiles: createKeptFiles(folder),
    clock: systemClock,
    log: pino({ level: 'silent' }),
  };
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId);
  const tickets = Array.from({ length: many }, (_, index) => ({
    ...{ id: index + 1, createdAt: Date.UTC(2026, 4, 1) + Math.floor(index / 3) * 60_000, by: ada },
  }));
  await storeTickets(api, customerId, tickets);
});
afterAll(async () => {
  await Promise.all([api?.stop(), deps?.readerDb.destroy()]);
  if (folder) await rm(folder, { recursive: true, force: true });
});

const history = { input: { timezone: 'UTC' } };
/** Stores an export that nothing runs: a sweep resumes those that wait; the far date keeps it away. */
async function keep(of: { list?: string; input?: object; format?: 'csv' | 'xlsx'; by?: TestPerson } = {}) {
  const { list = 'work-history', input = history, format = 'csv', by = ada } = of;
  const key = { customerId: by.customerId, id: randomUUID() };
  await api.db('report_exports').insert({
    ...{ customer_id: key.customerId, id: key.id, list, format, input: JSON.stringify(input), status: 'PENDING' },
    ...{ request_hash: Buffer.from(key.id), file_name: `${list}.${format}`, created_by: by.id },
    created_at: new Date('2100-01-01'),
  });
  return key;
}
const run = (key: { customerId: number; id: string }, onBatch: (rows: number) => void = () => {}, signal = never) =>
  runExport(deps, key, signal, onBatch);
const never = new AbortController().signal;
const rowOf = ({ id }: { id: string }) => api.db('report_exports').where({ id }).first();
const filesOf = async (key: { customerId: number; id: string }): Promise<string[]> =>
  (await readdir(join(folder, String(key.customerId)))).filter((name) => name.startsWith(key.id));
const linesOf = async (key: { customerId: number; id: string }): Promise<string[][]> =>
  parse(gunzipSync(await readFile(join(folder, String(key.customerId), `${key.id}.csv.gz`))), { bom: true });

test('ANA.8 an export is written whole, in the order of its page, and is complete in the moment in which its file is there', async () => {
  const other = await api.newCustomer();
  const by = await api.newPerson(other);
  const tickets = Array.from({ length: large }, (_, index) => ({
    ...{ id: index + 1, createdAt: Date.UTC(2026, 4, 1) + Math.floor(index / 3) * 60_000, by },
  }));
  await storeTickets(api, other, tickets);
  const key = await keep({ by });
  await run(key);
  expect(await rowOf(key)).toMatchObject({ status: 'COMPLETE', rows: large, error: null });
  const [, ...lines] = await linesOf(key);
  // newest first; of one minute, the last ticket first
  expect(lines.map(([ticket]) => ticket)).toEqual(Array.from({ length: large }, (_, index) => `W${large - index}`));
  const { bytes, expires_at, completed_at } = await rowOf(key);
  expect(bytes).toBe((await readFile(join(folder, String(other), `${key.id}.csv.gz`))).length);
  expect(expires_at.getTime() - completed_at.getTime()).toBe(exportFileDays * dayMs);
  // once more: it has ended
  await run(key);
  expect(await filesOf(key)).toEqual([`${key.id}.csv.gz`]);
});

test('ANA.8 an export reads no further than its file is written', async () => {
  const [batches, size] = [60, 500];
  let read = 0;
  const list: ExportedList = {
    ...(exportedLists.get('work-history') as ExportedList),
    columns: () => ['Text'],
    async *read() {
      for (; read < batches; read += 1) yield Array.from({ length: size }, () => [randomBytes(150).toString('base64')]);
    },
  };
  const lookUp = vi.spyOn(exportedLists, 'get').mockReturnValue(list);
  const taken: Array<{ read: number; bytes: number }> = [];
  let bytes = 0;
  /** A disk that is slower than anything before it. */
  const exportFiles: ExportDeps['exportFiles'] = {
    ...deps.exportFiles,
    async write(_draft, content) {
      for await (const chunk of content) {
        bytes += (chunk as Buffer).length;
        for (let turn = 0; turn < 50; turn += 1) await setImmediate();
        taken.push({ read, bytes });
      }
      return bytes;
    },
    keep: async () => {},
  };
  const key = await keep();
  try {
    await runExport({ ...deps, exportFiles }, key, never, () => {});
  } finally {
    lookUp.mockRestore();
  }
  expect(await rowOf(key)).toMatchObject({ status: 'COMPLETE', rows: batches * size });
  expect(Math.max(...taken.map((at) => at.read - (batches * at.bytes) / bytes))).toBeLessThan(6);
});

test('ANA.8 a list of tickets is read one batch ahead of what is taken of it', async () => {
  const other = await api.newCustomer();
  const by = await api.newPerson(other);
  const count = 3 * ticketsAtOnce + 100;
  await api.db.raw(
    `insert into work_tickets (customer_id, id, state, objective, created_by, created_at, due_at, search_text, changed_at, version)
     select :other::int, n, 'OPEN', 'Inspect ' || n, :by::uuid, now() - n * interval '1 minute', now(), '', now(), 1
     from generate_series(1, :count::int) n`,
    { other, by: by.id, count },
  );
  const list = exportedLists.get('work-history') as ExportedList;
  let pages = 0;
  const onQuery = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
    if (/from work_tickets/.test(sql) && bindings?.includes(ticketsAtOnce)) pages += 1;
  };
  deps.readerDb.on('query', onQuery);
  try {
    const ctx = { ...(await ctxOf(api, by)), db: deps.readerDb };
    let rows = 0;
    for await (const batch of list.read(ctx, list.schema.parse(history), never)) {
      rows += batch.length;
      for (let turn = 0; turn < 50; turn += 1) await setImmediate();
      // the page that these rows are of, and the next
      expect(pages).toBeLessThanOrEqual(Math.ceil(rows / ticketsAtOnce) + 1);
    }
    expect([rows, pages]).toEqual([count, 4]);
  } finally {
    deps.readerDb.off('query', onQuery);
  }
});

test('ANA.8 an order of closings has every ticket once, open and closed', async () => {
  const other = await api.newCustomer();
  const by = await api.newPerson(other);
  const open = large - 10;
  await storeTickets(
    api,
    other,
    Array.from({ length: large }, (_, index) => ({
      ...{ id: index + 1, createdAt: Date.UTC(2026, 4, 1) + index, by },
      ...(index >= open && { closedAt: Date.UTC(2026, 5, 1) + index, isResolved: true }),
    })),
  );
  const read = async (direction: string) => {
    const key = await keep({ by, input: { ...history, orderBy: { field: 'CLOSED_AT', direction } } });
    await run(key);
    return (await linesOf(key)).slice(1).map(([ticket]) => Number(ticket?.slice(1)));
  };
  const [latestFirst, firstFirst] = [await read('DESC'), await read('ASC')];
  expect(new Set(latestFirst).size).toBe(large);
  expect(latestFirst.slice(0, 2)).toEqual([open, open - 1]);
  expect(latestFirst.slice(-2)).toEqual([open + 2, open + 1]);
  expect(new Set(firstFirst).size).toBe(large);
  expect(firstFirst.slice(0, 2)).toEqual([open + 1, open + 2]);
  const { rows } = (
    await api.read<{ workHistory: { rows: Array<{ id: string }> } }>(
      `{ workHistory(input: {}, orderBy: { field: CLOSED_AT, direction: DESC }, limit: 50) { rows { id } } }`,
      by,
    )
  ).workHistory;
  expect(latestFirst.slice(0, 50)).toEqual(rows.map(({ id }) => Number(id)));
});

test('ANA.8 a ticket that closes or is reopened while its list is read is in the file once, as it was in the moment that the export names', async () => {
  const other = await api.newCustomer();
  const by = await api.newPerson(other);
  const last = large;
  await storeTickets(
    api,
    other,
    Array.from({ length: last }, (_, index) => ({
      ...{ id: index + 1, createdAt: Date.UTC(2026, 4, 1) + index, by },
      ...(index < 100 && { closedAt: Date.UTC(2026, 5, 1) + index, isResolved: true }),
    })),
  );
  const change = (id: number, to: object) => api.db('work_tickets').where({ customer_id: other, id }).update(to);
  const list = exportedLists.get('work-history');
  if (!list) throw new Error('no such list');
  const ctx = { ...(await ctxOf(api, by)), db: deps.readerDb, history: deps.history };
  const input = list.schema.parse({ ...history, orderBy: { field: 'CLOSED_AT', direction: 'DESC' } });
  const rows: Cell[][] = [];
  for await (const batch of list.read(ctx, input, never)) {
    if (rows.length === 0) {
      await change(last, { state: 'CLOSED', closed_at: new Date() });
      await change(50, { state: 'OPEN', closed_at: null });
    }
    rows.push(...batch);
  }
  expect(new Set(rows.map(([ticket]) => ticket)).size).toBe(last);
  expect(rows).toHaveLength(last);
  const states = new Map(rows.map(([ticket, , state]) => [ticket, state]));
  expect([states.get(`W${last}`), states.get('W50')]).toEqual(['Open', 'Closed']);
  expect(rows.at(-1)?.[0]).toBe('W1');
});

test('ANA.8 a list that is read at once holds no connection while its rows are taken', async () => {
  const list = exportedLists.get('work-history');
  if (!list) throw new Error('no such list');
  const one = createDatabase(apiDatabaseUrl(testEnv()), { pool: 1, name: 'test-exports-one' });
  try {
    const ctx = { ...(await ctxOf(api, ada)), db: one, history: deps.history };
    let rows = 0;
    for await (const batch of list.read(ctx, list.schema.parse(history), never)) {
      await one.raw('select 1');
      rows += batch.length;
    }
    expect(rows).toBe(many);
  } finally {
    await one.destroy();
  }
});

describe('an attempt that does not come to its end', () => {
  test('leaves nothing; the next writes one whole file', async () => {
    const key = await keep();
    const stopped = new AbortController();
    await expect(run(key, () => stopped.abort(), stopped.signal)).rejects.toThrow();
    expect(await rowOf(key)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await filesOf(key)).toEqual([]);
    await run(key);
    expect(await rowOf(key)).toMatchObject({ status: 'COMPLETE', rows: many });
    expect(await linesOf(key)).toHaveLength(many + 1);
    expect(await filesOf(key)).toEqual([`${key.id}.csv.gz`]);
  });

  test('and is late is not taken for the one that took over', async () => {
    const key = await keep();
    let overtaken: Promise<void> | undefined;
    await run(key, () => {
      overtaken ??= run(key);
    });
    await overtaken;
    expect(await rowOf(key)).toMatchObject({ status: 'COMPLETE', rows: many });
    expect(await linesOf(key)).toHaveLength(many + 1);
    expect(await filesOf(key)).toEqual([`${key.id}.csv.gz`]);
  });

  test('is given up after the last', async () => {
    const key = await keep();
    await giveUpExport(deps, key);
    expect(await rowOf(key)).toMatchObject({ status: 'FAILED', error: exportTexts.failed });
    await run(key);
    expect(await rowOf(key)).toMatchObject({ status: 'FAILED' });
  });
});

describe('what somebody may no longer see when the export runs fails, and says why', () => {
  const failed = async (key: { customerId: number; id: string }) => {
    await run(key);
    const { status, error } = await rowOf(key);
    return [status, error];
  };

  test('a role that was lost', async () => {
    const person = await api.newPerson(customerId);
    const key = await keep({ by: person, format: 'xlsx' });
    await api.db('memberships').where({ user_id: person.id }).update({ auth_role: 'OCCUPANT' });
    expect(await failed(key)).toEqual(['FAILED', expect.stringContaining('permission')]);
  });

  test('a person who has left', async () => {
    const person = await api.newPerson(customerId);
    const key = await keep({ by: person });
    await api.db('memberships').where({ user_id: person.id }).delete();
    expect(await failed(key)).toEqual(['FAILED', exportTexts.noLongerMember]);
  });

  test('a team that is gone', async () => {
    const criteria = [{ field: 'team', isExclusion: false, values: ['999999'] }];
    expect(await failed(await keep({ input: { input: { criteria } } }))).toEqual(['FAILED', exportTexts.teamGone]);
  });

  test('a lens that was deleted', async () => {
    const key = await keep({ list: 'alarm-activity', input: { lensId: '424242' } });
    expect(await failed(key)).toEqual(['FAILED', expect.stringContaining('lens')]);
  });

  test('a list that is no more', async () => {
    expect(await failed(await keep({ list: 'forgotten' }))).toEqual(['FAILED', exportTexts.listGone]);
  });
});

test('rows of other customers are in no file, whatever the requester’s connection could read', async () => {
  const other = await api.newCustomer();
  const stranger = await api.newPerson(other);
  await storeTickets(api, other, [{ id: 7, createdAt: Date.UTC(2026, 4, 1), by: ada }]);
  const key = await keep({ by: stranger });
  await run(key);
  const [, ...lines] = await linesOf(key);
  expect(lines.map(([ticket]) => ticket)).toEqual(['W7']);
  // Ada is nobody there
  expect(lines[0]?.join()).not.toMatch(/Person/);
});

test('ANA.8 the file of somebody who sees only their own work has no other work', async () => {
  const other = await api.newCustomer();
  const owner = await api.newPerson(other);
  const worker = await api.newPerson(other, { 'analytics.workHistory': ['VIEW'], 'work.myWork': ['VIEW'] });
  const at = Date.UTC(2026, 4, 1);
  await storeTickets(api, other, [
    { id: 1, createdAt: at, by: owner },
    { id: 2, createdAt: at, by: owner, assignee: worker },
  ]);
  const key = await keep({ by: worker });
  await run(key);
  expect((await linesOf(key)).slice(1).map(([ticket]) => ticket)).toEqual(['W2']);
});

test('ANA.8 the file of an export is deleted after its days, and the export says so', async () => {
  const key = await keep({ format: 'xlsx' });
  await run(key);
  const dueIds = async (days: number) =>
    (await findDueExports(api.db, new Date(Date.now() + days * dayMs), 10_000)).map(({ id }) => id);
  expect(await dueIds(exportFileDays - 1)).not.toContain(key.id);
  expect(await dueIds(exportFileDays + 1)).toContain(key.id);
  await evictExport(deps, key);
  expect(await filesOf(key)).toEqual([]);
  expect(await rowOf(key)).toMatchObject({ status: 'COMPLETE', is_evicted: true });
  expect(await dueIds(exportFileDays + 1)).not.toContain(key.id);
});

test('ANA.8 an export that failed, or whose file is gone, is deleted after its days, and no other', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
  const ended = async (of: object) => {
    const key = await keep();
    await api.db('report_exports').where({ id: key.id }).update(of);
    return key;
  };
  const gone = { status: 'COMPLETE', is_evicted: true };
  const failed = { status: 'FAILED', error: exportTexts.failed };
  const old = [
    await ended({ ...gone, completed_at: daysAgo(60), expires_at: daysAgo(exportRowDays + 1) }),
    await ended({ ...failed, completed_at: daysAgo(exportRowDays + 1) }),
  ];
  const young = [
    await ended({ ...gone, completed_at: daysAgo(60), expires_at: daysAgo(exportRowDays - 1) }),
    await ended({ ...failed, completed_at: daysAgo(exportRowDays - 1) }),
    // its file is still there
    await ended({ status: 'COMPLETE', completed_at: daysAgo(60), expires_at: daysAgo(exportRowDays + 1) }),
    await keep(),
  ];
  await deleteOldExports(api.db, new Date(), 10_000);
  expect(await Promise.all(old.map(rowOf))).toEqual([undefined, undefined]);
  expect((await Promise.all(young.map(rowOf))).every(Boolean)).toBe(true);
});
