import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { kpiMetricTypes } from '../domain/kpis/definitions.ts';
import type { WarehouseClient } from '../warehouse/client.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import { type Session, signIn } from './session.ts';

const day = 86_400_000;
const otherCustomers = 49;
/** Instances of an alarm in the year, and the share of one customer in everything. */
const instancesPerAlarm = 500;
const shareOfLargest = 0.4;
const months = 12;
const times = 20;
/** Rows of one statement: it is answered before the client gives up. */
const rowsAtOnce = 1_000_000;

const kpi = `query($metricType: KpiMetricType!, $input: KpiInput!) { kpi(metricType: $metricType, input: $input) {
  currentPeriod { numerator denominator median } previousPeriod { numerator denominator }
  trend { start numerator denominator } levels { priority instances } } }`;
const counts = `query($groupBy: AlarmCountField!, $range: DateRange!, $limit: Int) {
  alarmCounts(groupBy: $groupBy, range: $range, timezone: "Europe/Berlin", limit: $limit) { rows { value instances } } }`;

interface Given {
  instances: number;
  tickets: number;
  say(line: string): void;
}

/**
 * Measures the KPI dashboard and the counts of the largest of fifty customers, over a year of history: cold, with no page
 * of the warehouse's files in memory, then warm.
 */
export async function benchKpis(product: Product, { instances, tickets, say }: Given) {
  const begin = performance.now();
  await storeYear(product, instances, tickets);
  const stored = `${instances.toLocaleString('en')} instances, ${tickets.toLocaleString('en')} tickets`;
  say(`${stored} stored in ${Math.round((performance.now() - begin) / 1_000)} s`);
  return { stored: { instances, tickets }, ...(await measured(product, questions(await signIn(product)), say)) };
}

/** Time between two dashboards that are opened. */
const openedEveryMs = 6_000;

/**
 * Measures how much slower events are ingested while ten dashboards a minute are opened, over what `kpis` has stored: before,
 * beside and after them.
 * @param ingest sends as many events each time, as fast as doors accept them.
 */
export async function benchDashboards(
  product: Product,
  { ingest, say }: { ingest(where: string): Promise<{ perSecond: number }>; say(line: string): void },
) {
  const session = await signIn(product);
  const before = await ingest('before any dashboard');
  const stopping = new AbortController();
  const opening = openDashboards(session, stopping.signal);
  const beside = await ingest('beside ten dashboards a minute');
  stopping.abort();
  const took = await opening;
  const after = await ingest('after them');
  const alone = (before.perSecond + after.perSecond) / 2;
  const figures = {
    ...{ alone: Math.round(alone), beside: beside.perSecond, opened: took.length },
    slowedPercent: Math.round((1 - beside.perSecond / alone) * 1_000) / 10,
    ...{ p50: quantile(took, 0.5), p95: quantile(took, 0.95) },
  };
  say(
    `${figures.alone.toLocaleString('en')}/s alone, ${figures.beside.toLocaleString('en')}/s beside ${figures.opened} dashboards: ` +
      `${figures.slowedPercent} % slower; a dashboard p50 ${figures.p50} ms, p95 ${figures.p95} ms`,
  );
  return figures;
}

/** Opens dashboards until it is stopped, whether or not earlier ones have been answered. @returns milliseconds of each. */
async function openDashboards(session: Session, signal: AbortSignal): Promise<number[]> {
  const opened: Array<Promise<number>> = [];
  while (!signal.aborted) {
    opened.push(timed(() => dashboard(session, 30)));
    await sleep(openedEveryMs, null, { signal }).catch(() => null);
  }
  return Promise.all(opened);
}

const last = (days: number) => ({
  start: new Date(Date.now() - days * day).toISOString(),
  end: new Date().toISOString(),
});
const oneOf = (session: Session, metricType: string, days: number) =>
  session.graphql(kpi, { metricType, input: { range: last(days) } });
const dashboard = (session: Session, days: number) =>
  Promise.all(kpiMetricTypes.map((metricType) => oneOf(session, metricType, days)));

/** Measures each request cold, with no page of the warehouse's files in memory, then warm. */
export async function measured(
  { warehouse }: Product,
  questions: ReadonlyArray<readonly [what: string, ask: () => Promise<unknown>]>,
  say: (line: string) => void,
) {
  const figures: Record<string, { cold: number; p50: number; p95: number }> = {};
  for (const [what, ask] of questions) {
    await forgetPages(warehouse);
    const cold = await timed(ask);
    const took: number[] = [];
    for (let n = 0; n < times; n += 1) took.push(await timed(ask));
    figures[what] = { cold, p50: quantile(took, 0.5), p95: quantile(took, 0.95) };
    say(`${what}: cold ${cold} ms, p50 ${figures[what].p50} ms, p95 ${figures[what].p95} ms`);
  }
  return figures;
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await ask();
  return Math.round(performance.now() - begin);
}

/** Requests of the dashboard and the counts page, by the name of their figure. */
function questions(session: Session): Array<[what: string, ask: () => Promise<unknown>]> {
  return [
    ['the whole dashboard, 30 days', () => dashboard(session, 30)],
    ['the whole dashboard, 90 days', () => dashboard(session, 90)],
    ...kpiMetricTypes.map((metricType): [string, () => Promise<unknown>] => [
      `${metricType}, 30 days`,
      () => oneOf(session, metricType, 30),
    ]),
    ['top ten alarms, 30 days', () => session.graphql(counts, { groupBy: 'alarmId', range: last(30), limit: 10 })],
    ['by class, a year', () => session.graphql(counts, { groupBy: 'alarmClass', range: last(365) })],
  ];
}

/** Stores a year of all customers, made by the warehouse itself, a month at a time. */
async function storeYear({ warehouse, customerId }: Product, instances: number, tickets: number): Promise<void> {
  const alarms = Math.ceil(instances / instancesPerAlarm);
  const ofLargest = Math.ceil(alarms * shareOfLargest);
  const ofOther = Math.ceil((alarms - ofLargest) / otherCustomers);
  const start = Math.floor(Date.now() / day) * day - 365 * day;
  const span = Math.floor((365 * day) / months);
  const params = { customerId, alarms, ofLargest, ofOther };
  // two of five rows are of the largest customer
  const customer = '{customerId:UInt32} + if(number % 5 < 2, 0, 1 + intDiv(number, 5) % 49) AS customer_id';
  const alarm = '1 + intHash64(number) % if(number % 5 < 2, {ofLargest:UInt32}, {ofOther:UInt32}) AS alarm_id';
  const person = `toUUID(concat('00000000-0000-4000-8000-', leftPad(toString(number % 200), 12, '0')))`;
  // up to two hours; one in 300 up to 60 days, one in 3,000 never ended
  const lasts = `toIntervalSecond(if(intHash32(number + 7) % 300 = 0, 86400 + intHash32(number + 3) % 5184000,
    30 + intHash32(number) % 7200))`;
  const run = (query: string, more: object = {}) => warehouse.command({ query, query_params: { ...params, ...more } });
  const runInSteps = async (query: string, of: { first: number; count: number; begin: number; span: number }) => {
    for (let done = 0; done < of.count; done += rowsAtOnce)
      await run(query, { ...of, first: of.first + done, count: Math.min(rowsAtOnce, of.count - done) });
  };
  await run(`INSERT INTO alarms (customer_id, alarm_id, created_at, system_id, contextual_name, alarm_class, priority,
      version)
    WITH number < {ofLargest:UInt32} AS isLargest, number - {ofLargest:UInt32} AS rest
    SELECT {customerId:UInt32} + if(isLargest, 0, 1 + intDiv(rest, {ofOther:UInt32})) AS customer_id,
      1 + if(isLargest, number, rest % {ofOther:UInt32}) AS alarm_id, now64(3) - INTERVAL 366 DAY, number % 7,
      concat('Alarm ', toString(number)), concat('Class ', toString(intHash32(number) % 12)), intHash32(number) % 6, 1
    FROM numbers({alarms:UInt32})`);
  for (let month = 0; month < months; month += 1) {
    const of = (count: number) => ({
      first: Math.floor((count * month) / months),
      count: Math.floor(count / months),
      begin: start + month * span,
      span,
    });
    const at = `fromUnixTimestamp64Milli({begin:Int64} + toInt64(cityHash64(number) % {span:UInt64}))`;
    const numbers = 'numbers({first:UInt64}, {count:UInt64})';
    await runInSteps(
      `INSERT INTO instances (customer_id, alarm_id, started_at, instance_id, ended_at, end_source, version)
       SELECT ${customer}, ${alarm}, ${at} AS started_at, generateUUIDv4(number),
         if(intHash32(number + 11) % 3000 = 0, NULL, started_at + ${lasts}) AS ended_at,
         if(isNull(ended_at), NULL, 'SOURCE'), 1 FROM ${numbers}`,
      of(instances),
    );
    await runInSteps(
      `INSERT INTO status_entries (customer_id, alarm_id, entry_id, status, entered_at, cause, left_at, to_status,
         left_cause, version)
       SELECT ${customer}, ${alarm}, toString(number), 'Intake', ${at} AS entered_at, 'SOURCE',
         entered_at + toIntervalSecond(30 + intHash32(number) % 7200),
         if(number % 3 = 0, 'Declined', 'Inactive'), if(number % 3 = 0, 'PERSON', 'SOURCE'), 1 FROM ${numbers}`,
      of(Math.floor(instances / 10)),
    );
    await runInSteps(
      `INSERT INTO tickets (customer_id, ticket_id, created_at, state, due_at, closed_at, is_resolved, alarm_count, version)
       SELECT ${customer}, number, ${at} AS created_at, if(number % 9 > 0, 'CLOSED', 'OPEN'),
         created_at + INTERVAL 7 DAY, if(number % 9 > 0, created_at + toIntervalMinute(30 + intHash32(number) % 20000), NULL),
         number % 4 > 0, 1, 1 FROM ${numbers}`,
      of(tickets),
    );
    await runInSteps(
      `INSERT INTO ticket_alarms (customer_id, ticket_id, alarm_id, ticket_created_at, version)
       SELECT ${customer}, number, ${alarm}, ${at}, 1 FROM ${numbers}`,
      of(tickets),
    );
    await runInSteps(
      `INSERT INTO ticket_activity (customer_id, ticket_id, created_at, activity_id, event_type, field, rev_value, cause,
         user_id, version)
       SELECT ${customer}, number, ${at} + toIntervalMinute(30 + intHash32(number) % 20000), generateUUIDv4(number),
         'STATE', 'state', 'CLOSED', 'PERSON', ${person}, 1
       FROM ${numbers} WHERE number % 9 > 0`,
      of(tickets),
    );
    await runInSteps(
      `INSERT INTO activity (customer_id, alarm_id, created_at, activity_id, field, prev_value, rev_value, user_id, version)
       SELECT ${customer}, ${alarm}, ${at}, generateUUIDv4(number), 'status', 'Intake',
         if(number % 3 = 0, 'Declined', 'Snoozed'), ${person}, 1 FROM ${numbers}`,
      of(tickets),
    );
  }
  await mergeEndedMonths(warehouse);
  for (let isMerging = true; isMerging; await sleep(1_000)) {
    const merges = await warehouse.query({ query: 'SELECT count() AS n FROM system.merges' });
    isMerging = Number((await merges.json<{ n: string }>()).data[0]?.n) > 0;
  }
}

/** Merges what would have been merged a day after it was written. */
async function mergeEndedMonths(warehouse: WarehouseClient): Promise<void> {
  const parts = await warehouse.query({
    query: `SELECT table, partition_id AS id FROM system.parts WHERE database = currentDatabase() AND active
      AND table IN ('instances', 'status_entries', 'tickets', 'ticket_alarms', 'ticket_activity', 'lasting_instances')
      AND toUInt32OrZero(partition_id) < toYYYYMM(now()) GROUP BY ALL HAVING count() > 1`,
  });
  for (const { table, id } of (await parts.json<{ table: string; id: string }>()).data)
    await warehouse.command({ query: `OPTIMIZE TABLE ${table} PARTITION ID '${id}' FINAL` });
}

/** Drops the warehouse's caches and, where this process may, the system's pages of its files. */
async function forgetPages(warehouse: WarehouseClient): Promise<void> {
  for (const cache of ['MARK CACHE', 'UNCOMPRESSED CACHE'])
    await warehouse.command({ query: `SYSTEM DROP ${cache}` }).catch(() => undefined);
  execFileSync('sync');
  try {
    writeFileSync('/proc/sys/vm/drop_caches', '1');
  } catch {
    // not root: the first answer comes from what is in memory
  }
}
