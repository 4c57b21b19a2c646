import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fromRoot } from '../platform/root.ts';
import { profileNames } from '../simulators/sites/profiles.ts';
import { say } from '../start/say.ts';
import { alternate } from './alternate.ts';
import { calibrate, shownCalibration } from './calibration.ts';
import { compared, type Figures } from './compare.ts';
import { shownProfiles, type Window } from './cpu-profile.ts';
import { benchDryRun } from './dry-run.ts';
import { benchExports } from './exports.ts';
import { benchFlood } from './flood.ts';
import { benchHealth } from './health.ts';
import { benchIdle } from './idle.ts';
import { benchIncidents } from './incidents.ts';
import { benchInventory } from './inventory.ts';
import { benchDashboards, benchKpis } from './kpis.ts';
import { benchLighthouse } from './lighthouse.ts';
import { arrived, batch, openLoop, quantile, sendAll } from './load.ts';
import { benchMail } from './mail.ts';
import { benchMap } from './map.ts';
import { benchParsers } from './parsers.ts';
import { benchPeople } from './people.ts';
import { type Product, startCpu, startProduct, usageOf } from './product.ts';
import { benchProfile } from './profile.ts';
import { benchPump } from './pump.ts';
import { benchReads } from './reads.ts';
import { benchRelations } from './relations.ts';
import { benchReparse } from './reparse.ts';
import { benchReplay } from './replay.ts';
import { benchReports } from './reports.ts';
import { benchRules } from './rules.ts';
import { benchSignIn } from './sign-in.ts';
import { createTraffic, type Traffic } from './traffic.ts';
import { watchVisible } from './visible.ts';
import { watchStatements } from './where.ts';
import { benchWork } from './work.ts';

// npm run bench [-- --only=PHASE,PHASE … and the options below]: source of the README's figures;
// npm run bench -- --profile=flood: also buildings of that profile, or only those with --only=profile;
// CPU_PROFILE_DIR=FOLDER npm run bench …: also where each process spends its time, by cause and function;
// npm run bench -- --parsers: throughput of each parser alone, without the product.
const phases = [
  ...([
    'idle',
    'empty',
    'fill',
    'full',
    'singles',
    'mail',
    'visible',
    'flood',
    'reads',
    'reparse',
    'work',
    'people',
  ] as const),
  ...([
    'kpis',
    'dashboards',
    'reports',
    'exports',
    'relations',
    'incidents',
    'rules',
    'map',
    'inventory',
    'dry-run',
    'health',
    'sign-in',
    'lighthouse',
    'replay',
    'pump',
  ] as const),
  'profile',
] as const;
type Phase = (typeof phases)[number];
const options = {
  stored: { type: 'string', default: '1000000' },
  only: { type: 'string', default: 'empty,full,singles,visible' },
  events: { type: 'string', default: '1000000' },
  // number that a pump spools while the cloud is away
  spooled: { type: 'string', default: '1000000' },
  // consoles that have the list open while it is measured how soon changes are visible
  lists: { type: 'string', default: '1' },
  // duration of the flood at an open table
  seconds: { type: 'string', default: '300' },
  // number in the customer whose work lists are read
  tickets: { type: 'string', default: '1000000' },
  // numbers in the customer whose people are read, and of sockets that are notified of a changed role
  people: { type: 'string', default: '10000' },
  teams: { type: 'string', default: '1000' },
  sockets: { type: 'string', default: '2000' },
  // numbers in the warehouse that KPIs and reports are measured over, and of tickets whose reports are read
  instances: { type: 'string', default: '100000000' },
  'kpi-tickets': { type: 'string', default: '2000000' },
  // number in the list that is exported
  'export-rows': { type: 'string', default: '1000000' },
  // numbers in the customer whose assets are listed and whose relations are walked
  entities: { type: 'string', default: '200000' },
  relations: { type: 'string', default: '500000' },
  // number that waits in an automation rule, and minutes over which they are due
  waiting: { type: 'string', default: '50000' },
  'due-within': { type: 'string', default: '10' },
  // number in the customer whose map is drawn
  buildings: { type: 'string', default: '2000' },
  // number in the file of assets that is imported
  rows: { type: 'string', default: '50000' },
  profile: { type: 'string' },
  parsers: { type: 'boolean', default: false },
  // lists the engines' most expensive statements below each phase
  where: { type: 'boolean', default: false },
  // entries into Intake on which a rule is tried
  entries: { type: 'string', default: '1000000' },
  // a file of an earlier run, or the folder of another checkout, which is measured in turns with this one
  compare: { type: 'string' },
  pairs: { type: 'string', default: '5' },
} as const;
const given = argumentsOrEnd();
if (given.parsers) {
  say(shownCalibration(await calibrate()));
  await benchParsers(say);
  process.exit(0);
}
const profile = profileNames.find((name) => name === given.profile);
if (given.profile !== undefined && !profile) {
  say(`--profile is one of ${profileNames.join(', ')}`);
  process.exit(1);
}
const only = given.only.split(',');
const unknown = only.filter((name) => !phases.some((phase) => phase === name));
if (unknown.length > 0) {
  say(`${unknown.join(', ')}: --only names some of ${phases.join(', ')}`);
  process.exit(1);
}
if (given.compare !== undefined && (await stat(given.compare)).isDirectory()) {
  const arguments_ = process.argv.slice(2).filter((argument) => !/^--(compare|pairs)=/.test(argument));
  for (const line of await alternate(given.compare, { pairs: Number(given.pairs), arguments_, say })) say(line);
  process.exit(0);
}
const earlier = given.compare === undefined ? null : (JSON.parse(await readFile(given.compare, 'utf8')) as Figures);
const stored = Number(given.stored);
const wanted = (phase: Phase): boolean =>
  phase === 'fill' || (phase === 'profile' ? profile !== undefined : only.includes(phase));
const product = await startProduct(say);
const results: Record<string, unknown> = {};
const windows: Window[] = [];
process.on('SIGINT', () => void product.stop().then(() => process.exit(1)));

const traffic = createTraffic(product.systems, Date.now() - 2 * 3_600_000);

try {
  results.machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  say(`\n${results.machine}`);
  await measure('idle', () => benchIdle(product, say));
  await measure('empty', () => throughput(product, traffic, 100_000, 'on an empty store'));
  await measure('fill', () => fill(product, traffic, stored));
  const where = `at ${traffic.stored().toLocaleString('en')} stored alarms`;
  await measure('full', () => throughput(product, traffic, 200_000, where));
  await measure('singles', () => singles(product, traffic));
  await measure('mail', () => benchMail(product, traffic, say));
  await measure('visible', () => visible(product, traffic));
  await measure('flood', () => benchFlood(product, traffic, Number(given.seconds), say));
  await measure('reads', () => benchReads(product, say));
  await measure('reparse', async () => {
    await sendAll(product, traffic, Math.max(0, Number(given.events) - traffic.made()));
    await arrived(product, traffic.made());
    return benchReparse(product, traffic, say);
  });
  await measure('replay', () => benchReplay(product, { events: Number(given.events), say }));
  await measure('pump', () => benchPump(product, { spooled: Number(given.spooled), say }));
  await measure('work', () => benchWork(product, Number(given.tickets), say));
  await measure('people', () =>
    benchPeople(product, {
      ...{ people: Number(given.people), teams: Number(given.teams), sockets: Number(given.sockets) },
      say,
    }),
  );
  await measure('kpis', () =>
    benchKpis(product, { instances: Number(given.instances), tickets: Number(given['kpi-tickets']), say }),
  );
  await measure('dashboards', () =>
    benchDashboards(product, { ingest: (where) => throughput(product, traffic, 200_000, where), say }),
  );
  await measure('reports', () => benchReports(product, { tickets: Number(given['kpi-tickets']), say }));
  await measure('exports', () =>
    benchExports(product, traffic, { rows: Number(given['export-rows']), eventsPerSecond: 500, say }),
  );
  await measure('relations', () =>
    benchRelations(product, { entities: Number(given.entities), relations: Number(given.relations), say }),
  );
  await measure('incidents', () =>
    benchIncidents(product, traffic, { entities: Number(given.entities), relations: Number(given.relations), say }),
  );
  await measure('rules', () =>
    benchRules(product, traffic, {
      ...{ waiting: Number(given.waiting), dueWithinMinutes: Number(given['due-within']) },
      say,
    }),
  );
  await measure('map', () => benchMap(product, { buildings: Number(given.buildings), say }));
  await measure('inventory', () =>
    benchInventory(product, {
      ...{ entities: Number(given.entities), relations: Number(given.relations), rows: Number(given.rows) },
      say,
    }),
  );
  await measure('dry-run', () => benchDryRun(product, { entries: Number(given.entries), say }));
  await measure('health', () => benchHealth(product, say));
  await measure('sign-in', () => benchSignIn(product, say));
  await measure('lighthouse', () => benchLighthouse(product, say));
  if (profile) await measure('profile', () => benchProfile(product, profile, say));
  await mkdir(fromRoot('.data/reports'), { recursive: true });
  await writeFile(fromRoot('.data/reports/bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (earlier) for (const line of compared([earlier], [results])) say(line);
} finally {
  await product.stop();
}
const profilesDir = process.env.CPU_PROFILE_DIR;
if (profilesDir) for (const line of await shownProfiles(profilesDir, windows)) say(line);
process.exit(0);

function argumentsOrEnd() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    say((error as Error).message.split('. ')[0] ?? '');
    say(`Phases: ${phases.join(', ')}`);
    say(
      `Options: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}; docs/performance.md says what each is.`,
    );
    process.exit(1);
  }
}

function monotonicUs(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}

/** Runs a requested phase once nothing is in flight, and records its figures with a calibration made just before. */
async function measure(phase: Phase, run: () => Promise<object>): Promise<void> {
  if (!wanted(phase)) return;
  await arrived(product, traffic.made());
  const calibration = await calibrate();
  say(`\n${phase} (${shownCalibration(calibration)})`);
  const statements = given.where ? await watchStatements(product) : undefined;
  const [from, madeBefore] = [monotonicUs(), traffic.made()];
  results[phase] = { calibration, ...(await run()) };
  windows.push({ phase, from, to: monotonicUs(), events: Math.max(1, traffic.made() - madeBefore) });
  for (const line of (await statements?.()) ?? []) say(line);
}

/** Sends as fast as doors accept batches, until every event is in Postgres and in ClickHouse. */
async function throughput(product: Product, traffic: Traffic, events: number, where: string) {
  const already = await product.eventsInWarehouse();
  const cpu = startCpu(product, say);
  const begin = performance.now();
  await sendAll(product, traffic, events);
  const accepted = (performance.now() - begin) / 1_000;
  await arrived(product, already + events);
  const seconds = (performance.now() - begin) / 1_000;
  const cpuSecondsPer100k = cpu(events);
  const memory = Object.fromEntries(product.pids().map(([name, pid]) => [name, usageOf(pid).peakMb]));
  const perSecond = Math.round(events / seconds);
  say(
    `Batches of ${batch}, ${where}: ${perSecond.toLocaleString('en')}/s in Postgres and ClickHouse (doors ${Math.round(events / accepted).toLocaleString('en')}/s)`,
  );
  say(
    `  peak memory MB: ${Object.entries(memory)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ')}`,
  );
  return { perSecond, cpuSecondsPer100k, peakMb: memory };
}

async function fill(product: Product, traffic: Traffic, alarms: number): Promise<object> {
  const begin = performance.now();
  const before = traffic.stored();
  while (traffic.stored() < alarms) {
    const already = await product.eventsInWarehouse();
    const events = Math.min(100_000, alarms - traffic.stored());
    await sendAll(product, traffic, events, 1);
    await arrived(product, already + events);
  }
  const seconds = (performance.now() - begin) / 1_000;
  const perSecond = Math.round((traffic.stored() - before) / seconds);
  say(`Filled to ${traffic.stored().toLocaleString('en')} alarms in ${seconds.toFixed(0)} s, ${perSecond}/s`);
  return { perSecond };
}

async function singles(product: Product, traffic: Traffic) {
  await arrived(product, traffic.made());
  const cpu = startCpu(product, say);
  const [single, batches] = await Promise.all([
    openLoop({ product, traffic, requestsPerSecond: 1_000, itemsPerRequest: 1, seconds: 30 }),
    openLoop({ product, traffic, requestsPerSecond: 4, itemsPerRequest: batch, seconds: 30 }),
  ]);
  const figures = {
    p50: Math.round(quantile(single.latencies, 0.5)),
    p99: Math.round(quantile(single.latencies, 0.99)),
    warmP99: Math.round(quantile(single.warm, 0.99)),
    failed: single.failed + batches.failed,
    cpuSecondsPer100k: cpu(90_000),
  };
  say(
    `1,000 single requests/s beside 2,000/s in batches, accepted durably: p50 ${figures.p50} ms, p99 ${figures.p99} ms (${figures.warmP99} ms after five seconds), ${figures.failed} failed`,
  );
  return figures;
}

async function visible(product: Product, traffic: Traffic) {
  await arrived(product, traffic.made());
  const watch = await watchVisible(product, Number(given.lists));
  const cpu = startCpu(product, say);
  const load = await openLoop({
    product,
    traffic,
    requestsPerSecond: 100,
    itemsPerRequest: 20,
    seconds: 30,
    onSent: watch.sent,
  });
  await sleep(3_000);
  const latencies = watch.stop();
  const figures = {
    seen: latencies.length,
    p50: Math.round(quantile(latencies, 0.5)),
    p99: Math.round(quantile(latencies, 0.99)),
    failed: load.failed,
    cpuSecondsPer100k: cpu(60_000),
  };
  say(
    `Accept to visible at 2,000/s, ${given.lists} lists open: p50 ${figures.p50} ms, p99 ${figures.p99} ms of ${figures.seen.toLocaleString('en')} seen in one, ${figures.failed} failed`,
  );
  return figures;
}
