import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTemporal } from '../platform/temporal.ts';
import { startReportExport } from '../workflows/report-export/client.ts';
import { testEngines, testEnv } from './support/engines.ts';
import { spawnWorker } from './support/spawn-worker.ts';
import { newTaskQueue } from './support/temporal.ts';
import { startTestApi } from './support/test-api.ts';
import { until } from './support/until.ts';

const many = 60_000;

test('ANA.8 a worker that is killed in the middle leaves nothing that is taken for the file; another writes one, whole', async () => {
  const api = await startTestApi();
  const folder = await mkdtemp(join(tmpdir(), 'exports-'));
  const env = { ...testEnv(), TEMPORAL_TASK_QUEUE: newTaskQueue() };
  const temporal = createTemporal(env);
  const { TEMPORAL_TASK_QUEUE } = env;
  const start = () => spawnWorker('export-worker', { ...testEngines(), TEMPORAL_TASK_QUEUE, EXPORTS_FOLDER: folder });
  const workers: ChildProcess[] = [];
  try {
    const customerId = await api.newCustomer();
    const ada = await api.newPerson(customerId);
    await api.db.raw(
      `insert into work_tickets (customer_id, id, state, objective, created_by, created_at, due_at, search_text, changed_at, version)
       select :customerId::int, n, 'OPEN', 'Inspect ' || n, :by::uuid, now() - n * interval '1 minute', now(), '', now(), 1
       from generate_series(1, :many::int) n`,
      { customerId, by: ada.id, many },
    );
    const key = { customerId, id: randomUUID() };
    await api.db('report_exports').insert({
      ...{ customer_id: customerId, id: key.id, list: 'work-history', format: 'csv', input: '{"input":{}}' },
      ...{ status: 'PENDING', request_hash: Buffer.from(key.id), file_name: 'work-history.csv', created_by: ada.id },
      // the sweep of unfinished work leaves it to these workers
      created_at: new Date('2100-01-01'),
    });
    const row = () => api.db('report_exports').where({ id: key.id }).first();
    const files = () => readdir(join(folder, String(customerId)));
    workers.push(await start());
    await startReportExport(temporal, key);
    await until('its beginning', async () => (await row()).status === 'IN_PROGRESS');
    // it can neither record how far it is nor complete
    const held = await api.db.transaction();
    expect(await held('report_exports').where({ id: key.id }).forUpdate().first()).toMatchObject({
      status: 'IN_PROGRESS',
    });
    await until('some rows', async () => {
      const [draft] = await files();
      return draft !== undefined && (await stat(join(folder, String(customerId), draft))).size > 0;
    });
    workers[0]?.kill('SIGKILL');
    await held.rollback();
    expect(await row()).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await files()).toEqual([expect.stringMatching(/\.part$/)]);
    workers.push(await start());
    await until('the end of the export', async () => (await row()).status === 'COMPLETE');
    expect(await files()).toEqual([`${key.id}.csv.gz`]);
    const text = gunzipSync(await readFile(join(folder, String(customerId), `${key.id}.csv.gz`))).toString();
    const ids = new Set(text.match(/^W\d+/gm));
    expect([ids.size, text.split('\n').length]).toEqual([many, many + 2]);
    expect(await row()).toMatchObject({ rows: many, error: null });
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all([temporal.close(), api.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
});
