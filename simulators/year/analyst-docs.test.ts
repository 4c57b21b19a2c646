import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { fromRoot } from '../../platform/root.ts';
import { demo } from '../../start/demo-facts.ts';
import { newCustomerId, testEnv } from '../../tests/support/engines.ts';
import { ownCampus } from '../../tests/support/own-campus.ts';
import { createWarehouseClient } from '../../warehouse/client.ts';
import { createReader, revokeReader } from '../../warehouse/ports/analyst-readers.ts';
import { findInstanceCounts } from '../../warehouse/queries/instance-counts.ts';
import { findNuisanceCounts } from '../../warehouse/queries/nuisance-counts.ts';
import { writeYear } from './write-year.ts';

// docs/warehouse.md says what the views are and answers ten questions. UPDATE_DOCS=1 writes what it should say.
const page = fromRoot('docs', 'warehouse.md');
const until = new Date('2026-07-29T15:20:00Z');
const env = testEnv();
const warehouse = createWarehouseClient(env, 'test-analyst-docs');
const customerId = newCustomerId();
const reader = { name: `docs-${customerId}`, secret: '' };

let own: Awaited<ReturnType<typeof ownCampus>>;
beforeAll(async () => {
  own = await ownCampus(env, customerId, until);
  const log = createLog('test', { level: 'fatal', instance: 'test' });
  const campus = { db: own.db, log, customerId, adminEmail: demo.people[0].email, password: demo.password };
  await writeYear({ ...campus, warehouse }, { scale: 1, days: 30, seed: 1 }, { counted: () => {}, wrote: () => {} });
  reader.secret = (await createReader(warehouse, { name: reader.name, customerId, now: new Date() })) ?? '';
});
afterAll(async () => {
  await revokeReader(warehouse, reader.name, new Date());
  await Promise.all([own?.drop(), warehouse.close()]);
});

type Cell = string | number | null;

/** Asks as a reader of the campus. @returns names of the columns, and rows. */
async function ask(query: string): Promise<{ names: string[]; rows: Cell[][] }> {
  const url = new URL(env.CLICKHOUSE_URL);
  const answer = await fetch(url.origin, {
    method: 'POST',
    headers: {
      'X-ClickHouse-User': reader.name,
      'X-ClickHouse-Key': reader.secret,
      'X-ClickHouse-Format': 'JSONCompact',
    },
    body: query,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  const { meta, data } = JSON.parse(text) as { meta: Array<{ name: string }>; data: Cell[][] };
  return { names: meta.map(({ name }) => name), rows: data };
}

function tableOf(names: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  const line = (cells: readonly Cell[]) =>
    `| ${cells.map((cell) => `${cell ?? ''}`.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Compares the page with what it should be, or writes that. */
async function expectPage(change: (text: string) => Promise<string>): Promise<void> {
  const text = await readFile(page, 'utf8');
  const wanted = await change(text);
  if (process.env.UPDATE_DOCS) await writeFile(page, wanted);
  else expect(text).toBe(wanted);
}

test('docs/warehouse.md lists every view with every column as the engine has them', async () => {
  const views = await ask("SELECT name, comment FROM system.tables WHERE database = 'analyst' ORDER BY name");
  const columns = await ask(
    "SELECT table, name, type, comment FROM system.columns WHERE database = 'analyst' ORDER BY table, position",
  );
  const sections = views.rows.map(([view, comment]) => {
    const own = columns.rows.filter(([table]) => table === view);
    expect(own.filter(([, , , meaning]) => meaning === '')).toEqual([]);
    const rows = own.map(([, name = '', type = '', meaning = '']) => [`\`${name}\``, `${type}`, meaning]);
    return `### \`analyst.${view}\`\n\n${comment}\n\n${tableOf(['Column', 'Type', 'Meaning'], rows)}\n`;
  });
  await expectPage(async (text) => {
    const [before = '', , after = ''] = text.split(/(?<=<!-- views -->\n)([\s\S]*?)(?=<!-- end of views -->)/);
    return `${before}\n${sections.join('\n')}\n${after}`;
  });
});

test('docs/warehouse.md answers its ten questions as the demo does', async () => {
  let questions = 0;
  await expectPage(async (text) => {
    const pieces = text.split(/(```sql\n[\s\S]*?```\n\n)(\|[\s\S]*?)(?=\n\n|$)/);
    const [from, to] = [text.indexOf('## Ten questions'), text.indexOf('## Where rows come from')];
    let at = 0;
    const wanted = [];
    for (const [index, piece] of pieces.entries()) {
      const isQuestion = index % 3 === 1 && at > from && at < to;
      const sql = /```sql\n([\s\S]*?)```/.exec(pieces[index - 1] ?? '')?.[1];
      const isAnswer = index % 3 === 2 && at > from && at < to && sql;
      if (isQuestion) questions += 1;
      if (isAnswer) {
        const { names, rows } = await ask(sql);
        expect(rows.length).toBeGreaterThan(0);
        wanted.push(tableOf(names, rows));
      } else wanted.push(piece);
      at += piece.length;
    }
    return wanted.join('');
  });
  expect(questions).toBe(10);
});

test('sums of the views are those of the console (ANA.4, NUIS.2)', async () => {
  const [from, to] = [Date.UTC(2026, 6, 10), Date.UTC(2026, 6, 20)];
  const screen = await findInstanceCounts(warehouse, {
    ...{ customerId, from, to, groupBy: 'priority', limit: 10, now: until.getTime() },
    condition: { sql: 'true', params: {} },
  });
  const view = await ask(`SELECT toString(a.priority) AS value, toUInt32(sum(instances)) AS instances
    FROM analyst.daily_counts AS c JOIN analyst.alarms AS a USING (alarm_id)
    WHERE day >= '2026-07-10' AND day < '2026-07-20' GROUP BY value ORDER BY instances DESC, value`);
  expect(view.rows).toEqual(screen.rows.map(({ value, instances }) => [value, instances]).filter(([, n]) => n !== 0));

  const nuisance = await ask(`SELECT alarm_id, countIf(is_chattering) AS chattering, countIf(is_fleeting) AS fleeting,
    count() AS nuisance FROM analyst.nuisance_instances WHERE started_at >= '2026-07-10' GROUP BY alarm_id ORDER BY alarm_id`);
  const alarmIds = (await ask('SELECT alarm_id FROM analyst.alarms')).rows.map(([id]) => Number(id));
  const counts = await findNuisanceCounts(warehouse, {
    ...{ customerId, alarmIds, windowStart: from, unrealEnds: ['SUPERSEDED', 'REPLAY'] },
    ...{ chatterCount: 2, chatterWindowMs: 600_000, fleetingMaxMs: 300_000 },
  });
  expect(nuisance.rows.map((row) => row.map(Number))).toEqual(
    counts
      .toSorted((a, b) => a.alarmId - b.alarmId)
      .map((one) => [one.alarmId, one.chatteringCount, one.fleetingCount, one.nuisanceCount]),
  );
});
