import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAddressMinutes, exportInlineRows, unfinishedExports } from '../../../domain/constants.ts';
import { exportedLists } from '../../../domain/exports/exported-lists.ts';
import { createTemporal } from '../../../platform/temporal.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { storeTickets } from '../../../tests/support/kpi-facts.ts';
import { createLiveClients } from '../../../tests/support/live-clients.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../../tests/support/test-api.ts';
import { until } from '../../../tests/support/until.ts';
import { exportTexts } from '../../../texts/server/exports.ts';
import { startReportExport } from '../../../workflows/report-export/client.ts';

let api: TestApi;
const temporal = createTemporal(testEnv());
let clients: ReturnType<typeof createLiveClients>;
let customerId: number;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  clients = createLiveClients(api);
  customerId = await api.newCustomer();
  ada = await api.newPerson(customerId);
  const at = (day: number) => Date.UTC(2026, 4, day, 10);
  const systemId = await api.newSystem(customerId);
  await api.storeAlarms([{ customerId, id: 1, systemId, point: 'AHU-1' }]);
  await api.storeProperties(customerId, 1, [{ type: 'building', value: ['North'], confidence: 1, by: 'PERSON' }]);
  await storeTickets(api, customerId, [
    { id: 1, createdAt: at(1), closedAt: at(3), isResolved: true, by: ada, assignee: ada, alarms: [1] },
    { id: 2, createdAt: at(4), closedAt: at(5), isResolved: false, alarms: [1] },
    { id: 3, createdAt: at(6), by: ada },
  ]);
  // an overdue one is escalated by the sweep of the run, and escalated ones stand above the others
  await api
    .db('work_tickets')
    .where({ customer_id: customerId, id: 3 })
    .update({ objective: '=HYPERLINK("x")', due_at: new Date('2100-01-01') });
});
afterAll(async () => {
  clients?.close();
  await Promise.all([api?.stop(), temporal.close()]);
});

const headersOf = (by: TestPerson) => ({
  authorization: `Bearer ${by.token}`,
  'customer-id': String(by.customerId),
});
const get = (path: string, by = ada) => fetch(api.origin + path, { headers: headersOf(by) });
const history = { input: { timezone: 'Europe/Berlin' }, orderBy: { field: 'CREATED_AT', direction: 'ASC' } };
const pathOf = (list: string, input: object, more = '') =>
  `/${list}/download?input=${encodeURIComponent(JSON.stringify(input))}${more}`;
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());
const csvOf = async (response: Response): Promise<Array<Record<string, string>>> =>
  parse(gunzipSync(await bytesOf(response)), { columns: true, bom: true });
const sheetOf = async (response: Response) => (await readSheets(await bytesOf(response)))[0]?.data ?? [];
const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: Array<{ message: string; extensions: { code: string } }> }).errors[0];

const requestOf = (list: string, input: object, format: string) => ({ input: { list, input, format } });
const request = (input: object, format = 'csv', by = ada, list = 'work-history') =>
  api.gql<{
    requestExport: { count: number; export: { id: string; status: string } | null };
  }>(
    `mutation ($input: RequestExportInput!) { requestExport(input: $input) { count export { id status } } }`,
    by,
    requestOf(list, input, format),
  );

describe('a short list', () => {
  test('is downloaded at once, in gzip, with everything that a report has of a ticket', async () => {
    const { data } = await request(history);
    expect(data?.requestExport).toEqual({ count: 3, export: null });
    const response = await get(pathOf('work-history', history));
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-disposition')).toMatch(/filename="work-history-\d{4}-\d\d-\d\d\.csv\.gz"$/);
    const lines = await csvOf(response);
    expect(lines.map(({ Ticket }) => Ticket)).toEqual(['W1', 'W2', 'W3']);
    expect(lines[1]).toMatchObject({
      ...{ Objective: 'Ticket 2', State: 'Closed', Result: 'Unresolved', Created: '05/04/2026 12:00:00 PM' },
      ...{ Closed: '05/05/2026 12:00:00 PM', 'Duration (hours)': '24', Running: 'FALSE', Repeat: 'TRUE', Repeats: '1' },
      ...{ Alarms: '1', Creator: 'Automatic', Teams: '' },
    });
    expect(lines[1]?.['Alarm attributes']).toContain('Source Alarm Point: AHU-1');
    expect(lines[1]?.['Alarm attributes']).toContain('Building: North');
    expect(lines[0]?.Creator).toMatch(/^Person /);
    expect(lines[2]).toMatchObject({ Objective: `'=HYPERLINK("x")`, Result: '', Closed: '', Running: 'TRUE' });
  });

  test('is a workbook of the same rows', async () => {
    const response = await get(pathOf('work-history', history, '&format=xlsx'));
    expect(response.headers.get('content-disposition')).toMatch(/filename="work-history-.*\.xlsx"$/);
    const [heads = [], ...rows] = await sheetOf(response);
    const lines = await csvOf(await get(pathOf('work-history', history)));
    expect(heads).toEqual(Object.keys(lines[0] ?? {}));
    expect(rows.map(([ticket]) => ticket)).toEqual(['W1', 'W2', 'W3']);
    const of = (name: string) => rows[1]?.[heads.indexOf(name)];
    expect(of('Created')).toEqual(new Date('2026-05-04T12:00:00Z'));
    expect([of('Duration (hours)'), of('Repeat'), of('Repeats')]).toEqual([24, true, 1]);
    expect(rows[2]?.[1]).toBe(`'=HYPERLINK("x")`);
  });

  test('has only the work that who asks may see', async () => {
    const at = await api.newCustomer();
    const owner = await api.newPerson(at);
    const worker = await api.newPerson(at, { 'analytics.workHistory': ['VIEW'], 'work.myWork': ['VIEW'] });
    await storeTickets(api, at, [
      { id: 1, createdAt: Date.UTC(2026, 4, 1), by: owner },
      { id: 2, createdAt: Date.UTC(2026, 4, 2), by: owner, assignee: worker },
      { id: 3, createdAt: Date.UTC(2026, 4, 3), by: owner, assignee: owner },
    ]);
    const ticketsOf = async (by: TestPerson) =>
      (await csvOf(await get(pathOf('work-history', history), by))).map(({ Ticket }) => Ticket);
    expect(await ticketsOf(worker)).toEqual(['W2']);
    expect(await ticketsOf(owner)).toEqual(['W1', 'W2', 'W3']);
  });

  test('work resolution has the tickets closed in its period', async () => {
    const range = { start: '2026-05-04T00:00:00Z', end: '2026-06-01T00:00:00Z' };
    const lines = await csvOf(await get(pathOf('work-resolution', { input: { range, timezone: 'UTC' } })));
    expect(lines.map(({ Ticket }) => Ticket)).toEqual(['W2']);
  });

  test('says what is wrong with a request, and is for nobody else', async () => {
    for (const path of [
      '/work-history/download',
      '/work-history/download?input=%7B',
      pathOf('work-history', { input: { criteria: [{ field: 'mood', isExclusion: false, values: ['x'] }] } }),
      pathOf('work-history', history, '&format=pdf'),
      pathOf('work-history', history, '&more=1'),
    ])
      expect((await get(path)).status, path).toBe(400);
    const gone = { input: { criteria: [{ field: 'team', isExclusion: false, values: ['99999'] }] } };
    expect((await codeOf(await get(pathOf('work-history', gone))))?.message).toBe(exportTexts.teamGone);
    expect((await get(pathOf('work-history', history), await api.newPerson(customerId, 'OCCUPANT'))).status).toBe(403);
    expect((await fetch(api.origin + pathOf('work-history', history))).status).toBe(401);
    const stranger = await api.newPerson(await api.newCustomer());
    expect(await csvOf(await get(pathOf('work-history', history), stranger))).toEqual([]);
    expect((await get(pathOf('work-history', history), { ...stranger, customerId })).status).toBe(403);
    expect((await request(history, 'csv', ada, 'everything')).errors?.[0]?.extensions.code).toBe('INVALID');
  });
});

describe('POST /download/vf', () => {
  const post = (route: unknown, by = ada) =>
    fetch(`${api.origin}/download/vf`, {
      method: 'POST',
      headers: { ...headersOf(by), 'content-type': 'application/json' },
      body: JSON.stringify({ route }),
    });

  test('ANA-009 ANA.10 gives a download of the product in gzip, run as who asks', async () => {
    const response = await post(pathOf('work-history', history));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect((await csvOf(response)).map(({ Ticket }) => Ticket)).toEqual(['W1', 'W2', 'W3']);
    expect((await post('/alarm-activity/download?alarmId=1')).status).toBe(200);
    const workbook = await post(pathOf('work-history', history, '&format=xlsx'));
    expect(workbook.headers.get('content-disposition')).toMatch(/\.xlsx\.gz"$/);
    const [sheet] = await readSheets(gunzipSync(await bytesOf(workbook)));
    expect(sheet?.data).toHaveLength(4);
    expect((await post(pathOf('work-history', history), await api.newPerson(customerId, 'OCCUPANT'))).status).toBe(403);
  });

  const range = { start: '2026-05-01T00:00:00Z', end: '2026-06-01T00:00:00Z' };
  const zoned = { range, timezone: 'UTC' };
  /** A route of each list that ANA.10 names. */
  const routes: Record<string, string> = {
    'alarm-activity': '/alarm-activity/download?alarmId=1',
    'work-history': pathOf('work-history', history),
    counts: pathOf('counts', { groupBy: 'point', ...zoned }),
    'work-resolution': pathOf('work-resolution', { input: zoned }),
    'follow-up': pathOf('follow-up', {}),
    'advanced-analytics': pathOf('advanced-analytics', {
      ...{ source: 'tickets', rows: ['assignee'], column: null, measure: 'created', criteria: [] },
      ...zoned,
    }),
  };

  test.each([...exportedLists.values()].map((list) => [list.name, list] as const))(
    'ANA.10 takes the route of %s if the rule names it, as who may see the list',
    async (name, list) => {
      const occupant = await api.newPerson(customerId, 'OCCUPANT');
      const route = routes[name];
      if (!route) {
        expect([name, list.isNoRoute]).toEqual(['inventory', true]);
        expect((await get(pathOf(name, { type: 'equipment' }))).status).toBe(200);
        expect((await post(pathOf(name, { type: 'equipment' }))).status).toBe(400);
        return;
      }
      const response = await post(route);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/gzip');
      // the same bytes as at its own address
      const unpacked = gunzipSync(await bytesOf(response)).toString();
      expect(unpacked).toBe(gunzipSync(await bytesOf(await get(route))).toString());
      expect(unpacked.split('\n').length).toBeGreaterThan(1);
      expect((await post(route, occupant)).status).toBe(403);
    },
  );

  test.each([
    ['/graphql?query={me{id}}'],
    ['/download/vf'],
    ['/report-exports/x/file'],
    ['//evil.example/work-history/download'],
    ['https://evil.example/work-history/download'],
    ['/work-history/../work-history/download'],
    ['/work-history/download/'],
    ['/work-history/download#x'],
    ['/WORK-HISTORY/download'],
    ['/constructor/download'],
    ['work-history/download'],
    [''],
    [5],
    [null],
    [`/work-history/download?${'x'.repeat(9_000)}`],
  ])('ANA.10 refuses %s', async (route) => {
    expect((await post(route)).status).toBe(400);
  });
});

describe('a long list', () => {
  let bea: TestPerson;
  const count = exportInlineRows + 300;
  beforeAll(async () => {
    bea = await api.newPerson(await api.newCustomer());
    const tickets = Array.from({ length: count }, (_, index) => ({
      ...{ id: index + 1, createdAt: Date.UTC(2026, 4, 1) + index * 1_000, by: bea },
    }));
    await storeTickets(api, bea.customerId, tickets);
  });
  interface Export {
    id: string;
    exportType: string;
    status: string;
    fileUrl: string | null;
    error: string | null;
    fileName: string;
    completedAt: string | null;
    rowCount: number;
  }
  const listed = async (by = bea) =>
    (
      await api.read<{ reportExports: { rows: Export[]; count: number } }>(
        `{ reportExports { count rows { id exportType status fileUrl error fileName completedAt rowCount } } }`,
        by,
      )
    ).reportExports;
  const urlOf = (exportId: string, by = bea) =>
    api.gql<{ reportUrl: string }>(`query ($exportId: ID!) { reportUrl(exportId: $exportId) }`, by, { exportId });
  const ended = (id: string, by = bea): Promise<Export> =>
    until('the end of the export', async () => {
      const one = (await listed(by)).rows.find((row) => row.id === id);
      return one && ['COMPLETE', 'FAILED'].includes(one.status) ? one : null;
    });
  const begin = async (format = 'csv', by = bea, input: object = history): Promise<string> => {
    const { data, errors } = await request(input, format, by);
    if (!data?.requestExport.export) throw new Error(JSON.stringify(errors ?? data));
    return data.requestExport.export.id;
  };

  test('is refused inline', async () => {
    const refused = await get(pathOf('work-history', history), bea);
    expect(refused.status).toBe(400);
    expect((await codeOf(refused))?.message).toBe(exportTexts.tooManyRows(exportInlineRows));
  });

  test('ANA-007 ANA-008 ANA-020 is exported by a job, and downloaded whole', async () => {
    const id = await begin();
    expect(await ended(id)).toEqual({
      ...{ id, exportType: 'WORK_HISTORY', status: 'COMPLETE', error: null, rowCount: count },
      fileUrl: expect.stringMatching(/^\/report-exports\//),
      fileName: expect.stringMatching(/^work-history-\d{4}-\d\d-\d\d\.csv$/),
      completedAt: expect.any(String),
    });
    const { data } = await urlOf(id);
    const response = await get(data?.reportUrl ?? '', bea);
    expect(response.headers.get('content-disposition')).toMatch(/filename="work-history-.*\.csv\.gz"$/);
    const lines = await csvOf(response);
    expect(lines.map(({ Ticket }) => Ticket)).toEqual(Array.from({ length: count }, (_, index) => `W${index + 1}`));
  });

  test('LIVE-026 its person hears of its end, and nobody else', async () => {
    const neighbour = await api.newPerson(bea.customerId);
    const [asker, other] = await Promise.all([clients.signedIn(bea), clients.signedIn(neighbour)]);
    const id = await begin();
    await until('the event', () => asker.of('report_export_complete').length > 0);
    expect(asker.of('report_export_complete')).toEqual([
      {
        ...{ v: 1, id, exportType: 'WORK_HISTORY', status: 'COMPLETE', rows: count, error: null },
        fileName: expect.stringMatching(/\.csv$/),
      },
    ]);
    expect(other.of('report_export_complete')).toEqual([]);
    expect(await listed(neighbour)).toEqual({ count: 0, rows: [] });
  });

  test('LIVE-026 its person hears that it failed and why, where the list was taken away before its job ran', async () => {
    const neighbour = await api.newPerson(bea.customerId);
    const person = await api.newPerson(bea.customerId, { 'analytics.workHistory': ['VIEW'], 'work.myWork': ['VIEW'] });
    const [asker, other] = await Promise.all([clients.signedIn(person), clients.signedIn(neighbour)]);
    const key = { customerId: bea.customerId, id: randomUUID() };
    await api.db('report_exports').insert({
      ...{ customer_id: key.customerId, id: key.id, list: 'work-history', format: 'csv', status: 'PENDING' },
      ...{ input: JSON.stringify(history), request_hash: Buffer.from(key.id), file_name: 'work-history.csv' },
      // the sweep of unfinished work leaves it alone
      ...{ created_by: person.id, created_at: new Date('2100-01-01') },
    });
    await api
      .db('roles')
      .where({ customer_id: key.customerId })
      .update({ permissions: JSON.stringify({ 'work.myWork': ['VIEW'] }) });
    await startReportExport(temporal, key);
    await until('the event', () => asker.of('report_export_complete').length > 0);
    const error = expect.stringContaining('permission');
    expect(asker.of('report_export_complete')).toEqual([
      {
        ...{ v: 1, id: key.id, exportType: 'WORK_HISTORY', status: 'FAILED', rows: 0, error },
        fileName: 'work-history.csv',
      },
    ]);
    expect(other.of('report_export_complete')).toEqual([]);
    expect(await ended(key.id, person)).toMatchObject({ status: 'FAILED', error, fileUrl: null });
  });

  test('ANA.8 the same is exported once at a time; it begins anew after its end', async () => {
    const [first, second] = await Promise.all([begin('xlsx'), begin('xlsx')]);
    expect(second).toBe(first);
    await ended(first);
    const third = await begin('xlsx');
    expect(third).not.toBe(first);
    await ended(third);
    const sheet = await sheetOf(await get((await urlOf(third)).data?.reportUrl ?? '', bea));
    expect(sheet).toHaveLength(count + 1);
    const { rows } = await listed();
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([third, first]);
  });

  test('ANA.8 its address is good for a while, in the session and the customer that it was given to', async () => {
    const id = await begin();
    await ended(id);
    const address = (await urlOf(id)).data?.reportUrl ?? '';
    expect((await get(address, bea)).status).toBe(200);
    const neighbour = await api.newPerson(bea.customerId);
    const elsewhere = { ...bea, token: (await api.signIn(bea.email)).token ?? '' };
    const colleagues = [neighbour, await api.newPerson(bea.customerId, 'SUPER')];
    const stranger = await api.newPerson(await api.newCustomer());
    for (const by of [...colleagues, stranger, elsewhere]) {
      const answer = await get(address, by);
      expect(answer.status).toBe(404);
      expect((await codeOf(answer))?.message).toBe(exportTexts.notFound);
      if (by !== elsewhere) expect((await urlOf(id, by)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    }
    expect((await fetch(api.origin + address)).status).toBe(401);
    for (const wrong of [address.replace('until=1', 'until=2'), address.slice(0, -3), address.replace(/\?.*/, '')])
      expect((await get(wrong, bea)).status, wrong).toBe(404);
    expect((await urlOf('1')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    api.advance((2 * exportAddressMinutes + 1) * 60_000);
    expect((await get(address, bea)).status).toBe(403);
    expect((await get((await urlOf(id)).data?.reportUrl ?? '', bea)).status).toBe(200);
  });

  test('ANA.8 a role that was lost since opens no file', async () => {
    const person = await api.newPerson(bea.customerId);
    const id = await begin('csv', person);
    await ended(id, person);
    const address = (await urlOf(id, person)).data?.reportUrl ?? '';
    await api.db('memberships').where({ user_id: person.id }).update({ auth_role: 'OCCUPANT' });
    const answer = await get(address, person);
    expect(answer.status).toBe(403);
    expect((await codeOf(answer))?.message).toBe(exportTexts.mayNoLonger);
  });

  test('an export that is not ready, has failed or is no longer kept has no address', async () => {
    const person = await api.newPerson(bea.customerId);
    const stored = async (of: object) => {
      const id = crypto.randomUUID();
      await api.db('report_exports').insert({
        ...{ customer_id: bea.customerId, id, list: 'work-history', format: 'csv', input: '{}', created_by: person.id },
        // the sweep of unfinished work leaves it alone
        ...{ request_hash: Buffer.from(id), file_name: 'x.csv', created_at: new Date('2100-01-01'), ...of },
      });
      return (await urlOf(id, person)).errors?.[0]?.message;
    };
    expect(await stored({ status: 'PENDING' })).toBe(exportTexts.notReady);
    expect(await stored({ status: 'FAILED', error: 'No such team' })).toBe('No such team');
    const over = { status: 'COMPLETE', completed_at: new Date(0), expires_at: new Date(0), is_evicted: true };
    expect(await stored(over)).toBe(exportTexts.fileGone);
    expect((await listed(person)).rows.map(({ fileUrl }) => fileUrl)).toEqual([null, null, null]);
    for (let n = 1; n < unfinishedExports.ofPerson; n += 1) await stored({ status: 'PENDING' });
    const { errors } = await request(history, 'csv', person);
    expect(errors?.[0]?.extensions.code).toBe('LIMIT');
  });
});
