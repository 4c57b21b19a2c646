import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyForAnalysts } from '../../../domain/analyst/copy-for-analysts.ts';
import { testEnv } from '../../../tests/support/engines.ts';
import { type KpiMonth, may, openKpiMonth } from '../../../tests/support/kpi-month.ts';
import { patience } from '../../../tests/support/patience.ts';
import { reportTexts } from '../../../texts/reports.ts';
import { analystCopies } from '../../../warehouse/ports/analyst-copies.ts';
import { createReader, revokeReader } from '../../../warehouse/ports/analyst-readers.ts';

/** Sums of one period: on a page, in its file, and as a reader of another tool counts them in the views. */
let month: KpiMonth;
const reader = { name: '', secret: '' };
beforeAll(async () => {
  month = await openKpiMonth();
  const { api, customerId } = month;
  const { db, warehouse, clock } = api;
  await copyForAnalysts({ db, clock, copies: analystCopies(warehouse) }, () => {});
  reader.name = `sums-${customerId}`;
  reader.secret = (await createReader(warehouse, { name: reader.name, customerId, now: new Date() })) ?? '';
  // copies those of all customers of the run
}, patience(600_000));
afterAll(async () => {
  if (reader.secret) await revokeReader(month.api.warehouse, reader.name, new Date());
  await month?.api.stop();
});

/** Asks the views as a reader does: with a name and a password, over HTTP. */
async function inViews(query: string): Promise<number[]> {
  const answer = await fetch(new URL(testEnv().CLICKHOUSE_URL).origin, {
    method: 'POST',
    headers: {
      ...{ 'X-ClickHouse-User': reader.name, 'X-ClickHouse-Key': reader.secret },
      'X-ClickHouse-Format': 'JSONCompact',
    },
    body: query,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return ((JSON.parse(text) as { data: unknown[][] }).data[0] ?? []).map(Number);
}
async function inFile(list: string, input: object): Promise<Array<Record<string, string>>> {
  const { api, ada } = month;
  const response = await fetch(`${api.origin}/${list}/download?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: { authorization: `Bearer ${ada.token}`, 'customer-id': String(ada.customerId) },
  });
  expect(response.status).toBe(200);
  return parse(gunzipSync(Buffer.from(await response.arrayBuffer())), { columns: true, bom: true });
}
const sumOf = (rows: ReadonlyArray<Record<string, string>>, column: string): number =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);
const within = (column: string): string => `${column} >= '2026-05-01' AND ${column} < '2026-06-01'`;
const zoned = { range: may, timezone: 'UTC' };

test('occurrences: the page, every row of its file and the views have the same', async () => {
  const { alarmCounts, alarmInstanceTrend } = await month.api.read<{
    alarmCounts: { rows: Array<{ instances: number }>; total: { instances: number } };
    alarmInstanceTrend: Array<{ count: number }>;
  }>(
    `query ($range: DateRange!) {
      alarmCounts(groupBy: alarmId, range: $range, timezone: "UTC") { rows { instances } total { instances } }
      alarmInstanceTrend(range: $range, timezone: "UTC") { count } }`,
    month.ada,
    { range: may },
  );
  const file = await inFile('counts', { groupBy: 'alarmId', ...zoned });
  const [views] = await inViews(
    `SELECT count() FROM instances JOIN alarms USING (alarm_id) WHERE ${within('started_at')}`,
  );
  const page = alarmCounts.total.instances;
  expect(page).toBe(8);
  expect(alarmCounts.rows.reduce((sum, { instances }) => sum + instances, 0)).toBe(page);
  expect(alarmInstanceTrend.reduce((sum, { count }) => sum + count, 0)).toBe(page);
  expect([sumOf(file, reportTexts.occurrences), views]).toEqual([page, page]);
});

test('closed tickets: tiles, trend, list, every row of the file and the views have the same', async () => {
  const { workResolutionTrend: trend, workResolutionTicketList: list } = await month.api.read<{
    workResolutionTrend: { closed: number; resolved: number; parts: Array<{ closed: number }> };
    workResolutionTicketList: { count: number };
  }>(
    `query ($input: WorkResolutionInput!) {
      workResolutionTrend(input: $input) { closed resolved parts { closed } }
      workResolutionTicketList(input: $input, limit: 1) { count } }`,
    month.ada,
    { input: zoned },
  );
  const file = await inFile('work-resolution', { input: zoned });
  const views = await inViews(
    `SELECT count(), countIf(is_resolved = 1) FROM tickets WHERE state = 'CLOSED' AND ${within('closed_at')}`,
  );
  expect([trend.closed, trend.resolved]).toEqual([3, 2]);
  expect(trend.parts.reduce((sum, { closed }) => sum + closed, 0)).toBe(trend.closed);
  expect([list.count, file.length]).toEqual([trend.closed, trend.closed]);
  expect([file.length, file.filter(({ Result }) => Result === 'Resolved').length]).toEqual(views);
});

interface Kpi {
  currentPeriod: { numerator: number; denominator: number };
  previousPeriod: { numerator: number; denominator: number };
}
const kpi = async (metricType: string): Promise<Kpi> =>
  (
    await month.api.read<{ kpi: Kpi }>(
      `query ($metricType: KpiMetricType!, $input: KpiInput!) { kpi(metricType: $metricType, input: $input) {
        currentPeriod { numerator denominator } previousPeriod { numerator denominator } } }`,
      month.ada,
      { metricType, input: zoned },
    )
  ).kpi;

test('entries into statuses: the tile, the rows behind it and the views have the same', async () => {
  const { currentPeriod: tile } = await kpi('ACTIONED_ALARMS');
  const { numerator, denominator } = await month.api.read<Record<'numerator' | 'denominator', { count: number }>>(
    `query ($input: KpiInput!) {
      numerator: kpiRows(metricType: ACTIONED_ALARMS, side: NUMERATOR, input: $input, limit: 1, offset: 0) { count }
      denominator: kpiRows(metricType: ACTIONED_ALARMS, side: DENOMINATOR, input: $input, limit: 1, offset: 0) { count } }`,
    month.ada,
    { input: zoned },
  );
  // stays that have ended; alarm 2 is in Intake still
  const [acted = 0, ended = 0] = await inViews(
    `SELECT countIf(left_cause != 'SOURCE'), countIf(NOT (left_cause = 'SOURCE' AND stay_seconds < 300))
     FROM status_stays WHERE status = 'Intake' AND ${within('entered_at')}`,
  );
  expect(tile).toEqual({ numerator: 3, denominator: 6 });
  expect([numerator.count, denominator.count]).toEqual([tile.numerator, tile.denominator]);
  expect([acted, ended + 1]).toEqual([tile.numerator, tile.denominator]);
});

test('snapshots: the period before of tiles without a history is what the views keep of its last day', async () => {
  const [people, inactive, duplicate] = [
    await kpi('REGISTERED_USERS'),
    await kpi('OPEN_WORK_INACTIVE_ALARMS'),
    await kpi('DUPLICATE_WORK'),
  ];
  const views = await inViews(
    `SELECT registered_people, invited_people, open_tickets_inactive, open_tickets_duplicate, open_tickets
     FROM kpi_snapshots WHERE day = '2026-04-30'`,
  );
  const { numerator, denominator } = people.previousPeriod;
  expect(views).toEqual([
    ...[numerator, denominator, inactive.previousPeriod.numerator, duplicate.previousPeriod.numerator],
    duplicate.previousPeriod.denominator,
  ]);
  expect(views).toEqual([1, 4, 4, 1, 10]);
});
