import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type KpiMetricType, kpiMetricTypes } from '../../domain/kpis/definitions.ts';
import { fromRoot } from '../../platform/root.ts';
import { until } from '../support/until.ts';

let folder: string;
let started: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annunciator-start-'));
});
afterEach(async () => {
  if (started && started.exitCode === null) {
    started.kill('SIGTERM');
    await until('it to stop', () => started?.exitCode !== null);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs npm start's command on a folder of its own until it reports that it is running. */
async function start(): Promise<{ seconds: number; said: number; text: () => string }> {
  const begunAt = performance.now();
  let text = '';
  const child = spawn(process.execPath, [fromRoot('start', 'bootstrap.mjs'), 'start', join(folder, 'demo')], {
    // without the test runner's own variables
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started = child;
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const said = await until('it to run', () => {
    if (child.exitCode !== null) throw new Error(text);
    return /is running\D* after (\d+) s/.exec(text)?.[1];
  });
  return { seconds: (performance.now() - begunAt) / 1_000, said: Number(said), text: () => text };
}

/** Resident memory of the supervisor, MB. */
async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${started?.pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

test('npm start says how long it took since its command, and what built and prepared is gone when it runs', async () => {
  const { seconds, said } = await start();
  expect(Math.abs(seconds - said)).toBeLessThan(2);
  expect(await residentMb()).toBeLessThan(120);
});

test('started again it goes on where it left off: nothing is built or migrated', async () => {
  const { text } = await start();
  expect(text()).toMatch(/^Built: nothing has changed/m);
  expect(text()).toMatch(/^Migrated: 0 new/m);
});

type Ask = <Data>(query: string, variables: object) => Promise<Data>;

/** Signs in to a demo that has said where its console is. */
async function signIn(text: string): Promise<Ask> {
  const [, console] = /Console +(\S+)/.exec(text) ?? [];
  const [, password] = /Sign in as .* with (\S+)/.exec(text) ?? [];
  const [, customerId = ''] = /Demo customer: id (\d+)/.exec(text) ?? [];
  const headers: Record<string, string> = { 'content-type': 'application/json', 'customer-id': customerId };
  const ask: Ask = async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const answer = await fetch(`${console}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { signIn: session } = await ask<{ signIn: { token: string } }>(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email: 'admin@demo.example', password },
  );
  headers.authorization = `Bearer ${session.token}`;
  return ask;
}

const pair = '{ numerator denominator }';
interface Pair {
  numerator: number;
  denominator: number;
}
const drilldowns: Partial<Record<KpiMetricType, string>> = {
  WORK_COVERAGE: 'kpiWorkCoverage',
  ALARMS_PER_HOUR: 'kpiAwareness',
  DUPLICATE_WORK: 'kpiDuplicateWork',
  OPEN_WORK_INACTIVE_ALARMS: 'kpiOpenWorkInactiveAlarms',
  TIME_TO_DISPATCH: 'kpiTimeToDispatchByTeam',
};

test('KPI.21 every tile of the demo opens to as many rows as it counts, and to groups that sum to it', async () => {
  const { text } = await start();
  await until('the year', () => text().includes('The year is complete'), 600_000);
  const ask = await signIn(text());
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const range = { start: new Date(today - 90 * 86_400_000).toISOString(), end: new Date(today).toISOString() };
  const input = { range, timezone: 'UTC' };
  const tile = async (metricType: KpiMetricType) =>
    (
      await ask<{ kpi: { currentPeriod: Pair } }>(
        `query ($metricType: KpiMetricType!, $input: KpiInput!) { kpi(metricType: $metricType, input: $input) { currentPeriod ${pair} } }`,
        { metricType, input },
      )
    ).kpi.currentPeriod;
  const countOf = async (metricType: KpiMetricType, side: string) =>
    (
      await ask<{ kpiRows: { count: number } }>(
        `query ($metricType: KpiMetricType!, $side: KpiSide!, $input: KpiInput!) {
          kpiRows(metricType: $metricType, side: $side, input: $input, limit: 1) { count } }`,
        { metricType, side, input },
      )
    ).kpiRows.count;
  const groupsOf = async (name: string) =>
    (
      await ask<{ drilldown: { isOverlapping: boolean; groups: Array<{ currentPeriod: Pair }> } }>(
        `query ($input: KpiInput!) { drilldown: ${name}(input: $input) { isOverlapping groups { currentPeriod ${pair} } } }`,
        { input },
      )
    ).drilldown;
  for (const metricType of kpiMetricTypes) {
    // the building goes on meanwhile, and some metrics are of now: compared once nothing changed in between
    const { seen, rows, drilldown } = await until(`${metricType} at rest`, async () => {
      const before = await tile(metricType);
      const found = {
        seen: before,
        rows: {
          numerator: await countOf(metricType, 'NUMERATOR'),
          denominator: metricType === 'ALARMS_PER_HOUR' ? null : await countOf(metricType, 'DENOMINATOR'),
        },
        drilldown: drilldowns[metricType] ? await groupsOf(drilldowns[metricType]) : null,
      };
      const after = await tile(metricType);
      return JSON.stringify(before) === JSON.stringify(after) && found;
    });
    expect(seen.denominator, metricType).toBeGreaterThan(0);
    const isMean = metricType === 'TIME_TO_DISPATCH' || metricType === 'TIME_TO_RESOLUTION';
    expect(rows.numerator, metricType).toBe(isMean ? seen.denominator : seen.numerator);
    if (rows.denominator !== null) expect(rows.denominator, metricType).toBe(seen.denominator);
    if (!drilldown || drilldown.isOverlapping) continue;
    const sum = (side: keyof Pair) => drilldown.groups.reduce((total, group) => total + group.currentPeriod[side], 0);
    expect(sum('numerator'), metricType).toBeCloseTo(seen.numerator, 3);
    if (metricType !== 'ALARMS_PER_HOUR') expect(sum('denominator'), metricType).toBe(seen.denominator);
  }
});
