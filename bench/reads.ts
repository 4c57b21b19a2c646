import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { listAlarms } from '../domain/alarms/read/list-alarms.ts';
import type { AlarmListInput } from '../domain/alarms/rows/alarm-query.ts';
import { lensEntityCounts } from '../domain/badges/count-lenses.ts';
import type { Ctx } from '../domain/identity/ctx.ts';
import { standardLenses } from '../domain/lenses/standard-lenses.ts';
import { openBareReads, plansFile, type Took } from './bare-reads.ts';
import { quantile } from './load.ts';
import type { Product } from './product.ts';
import { type Session, signIn } from './session.ts';

const times = 60;
const otherCustomers = 20;
const alarmsOfOthers = 20_000;
const instancesInAll = 20_000_000;
const moved = 10_000;
const limit = 50;
const day = 86_400_000;
const copied = ['alarm_state', 'alarms', 'alarm_search_texts'];

const row = `id displayId contextualName text formattedRawText point priority status enteredStatusAt state severity isPinned
  isStale isNuisance isServiceImpacting latestAlarmTime latestEndTime activeWorkCount lastWorkTicketClosedAt fleetingCount
  chatteringCount nuisanceCount externalSystem { id name displayName } snoozeExpiresAt createdAt version cursor
  properties { type value }`;
const list = `query($lensId: ID, $criteria: [CriterionInput!], $searchTerm: String, $after: String, $limit: Int) {
  fastAlarms(lensId: $lensId, criteria: $criteria, searchTerm: $searchTerm, after: $after, limit: $limit) { ${row} } }`;
type ListVariables = NonNullable<AlarmListInput['where']> & Pick<AlarmListInput, 'after'>;
interface Page {
  fastAlarms: Array<{ id: string; cursor: string }>;
}

interface Read extends Took {
  /** Duration of its statements in Postgres alone. */
  bare?: Took;
}

/**
 * Measures reads over much stored data: lists, badges, a chart, and a change of many alarms in another browser. Beside
 * a list and badges it says how long their statements take alone.
 */
export async function benchReads(product: Product, say: (line: string) => void) {
  await surround(product);
  const session = await signIn(product);
  const bareReads = await openBareReads(product, session.token);
  const figures: Record<string, Read> = {};
  const measure = async (
    what: string,
    ask: (n: number) => Promise<unknown>,
    verb?: (ctx: Ctx) => Promise<unknown>,
  ): Promise<void> => {
    const took: number[] = [];
    await ask(0);
    for (let n = 1; n <= times; n += 1) {
      const begin = performance.now();
      await ask(n);
      took.push(performance.now() - begin);
    }
    const read: Read = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    if (verb) read.bare = await bareReads.measure(what, times, verb);
    figures[what] = read;
    const alone = read.bare ? `; its statements alone p50 ${read.bare.p50} ms, p95 ${read.bare.p95} ms` : '';
    say(`${what}: p50 ${read.p50} ms, p95 ${read.p95} ms${alone}`);
  };
  const measureList = (what: string, variablesOf: (n: number) => ListVariables): Promise<void> =>
    measure(
      what,
      (n) => session.graphql(list, { ...variablesOf(n), limit }),
      (ctx) => {
        const { after, ...where } = variablesOf(1);
        return listAlarms(ctx, { where, after, limit });
      },
    );

  for (const { id, type, product } of standardLenses)
    if (type === 'alarm' && product === null) await measureList(`first page of ${id}`, () => ({ lensId: id }));
  const deep = await cursorAt(session, 10_000);
  await measureList('the page behind the 10,000th row', () => ({ lensId: 'active-alarms', after: deep }));
  const [first] = (await session.graphql<Page>(list, { lensId: 'active-alarms', limit: 1 })).fastAlarms;
  await measureList('three criteria and a text', (n) => ({
    criteria: [
      { field: 'state', values: ['active'] },
      { field: 'priority', values: ['2', '3'] },
      { field: 'alarmTime', values: ['-7d..now'] },
    ],
    searchTerm: `AHU-${(n * 37) % 997}`,
  }));
  await measure(
    'badges of a user',
    () => session.graphql('{ lensEntityCounts { lensId count } }'),
    (ctx) => lensEntityCounts(ctx, null),
  );
  await measure('chart of an alarm over 90 days', () =>
    session.graphql(
      `query($id: ID!, $range: DateRange!) { alarmInstanceDaily(alarmId: $id, range: $range, timezone: "Europe/Berlin") { __typename } }`,
      {
        id: first?.id,
        range: { start: new Date(Date.now() - 90 * day).toISOString(), end: new Date().toISOString() },
      },
    ),
  );
  await bareReads.close();
  say(`Plans of these statements: ${plansFile}`);
  return { ...figures, move: await moves(product, session, say) };
}

/** Moves the newest active alarms back and forth, with another browser watching. */
async function moves(product: Product, session: Session, say: (line: string) => void) {
  const ids: string[] = [];
  for (let after: string | undefined; ids.length < moved; ) {
    const { fastAlarms } = await session.graphql<Page>(list, { lensId: 'active-alarms', after, limit: 200 });
    if (fastAlarms.length === 0) break;
    ids.push(...fastAlarms.map(({ id }) => id));
    after = fastAlarms.at(-1)?.cursor;
  }
  const took: Array<{ doneMs: number; shownMs: number }> = [];
  for (const status of ['Declined', 'Intake', 'Declined', 'Intake', 'Declined'])
    took.push(await move(product, session, { ids, status }, say));
  const [first, ...others] = took;
  const middle = (what: 'doneMs' | 'shownMs') =>
    quantile(
      others.map((one) => one[what]),
      0.5,
    );
  const again = { doneMs: middle('doneMs'), shownMs: middle('shownMs') };
  say(
    `A move of ${ids.length.toLocaleString('en')} alarms: done after ${first?.doneMs} ms, the last shown elsewhere after ${first?.shownMs} ms; of those after it the middle one ${again.doneMs}, ${again.shownMs} ms`,
  );
  return { alarms: ids.length, first, again };
}

async function move(
  product: Product,
  session: Session,
  { ids, status }: { ids: string[]; status: string },
  say: (line: string) => void,
) {
  const witness = await (await signIn(product)).openLens();
  const left = new Set(ids);
  let shownAt = 0;
  const seen = (id: string): void => {
    if (left.delete(id)) shownAt = performance.now();
  };
  witness.on('alarm_updated', ({ entity }: { entity: { id: string } }) => seen(entity.id));
  const begin = performance.now();
  const { moveAlarms } = await session.graphql<{ moveAlarms: { taskId: string | null } }>(
    'mutation($ids: [ID!]!, $status: String!) { moveAlarms(ids: $ids, status: $status) { taskId } }',
    { ids, status },
  );
  for (;;) {
    const { bulkJobs } = await session.graphql<{ bulkJobs: Array<{ taskId: string; status: string }> }>(
      '{ bulkJobs { taskId status } }',
    );
    const state = bulkJobs.find((job) => job.taskId === moveAlarms.taskId)?.status;
    if (state === 'FAILED') throw new Error('the move failed');
    if (state !== 'IN_PROGRESS') break;
    await sleep(100);
  }
  const doneMs = Math.round(performance.now() - begin);
  for (let n = 0; n < 100 && left.size > 0; n += 1) await sleep(100);
  witness.close();
  if (left.size > 0) say(`${left.size} moves were never shown`);
  return { doneMs, shownMs: Math.round(shownAt - begin) };
}

async function cursorAt(session: Session, position: number): Promise<string | undefined> {
  let after: string | undefined;
  for (let read = 0; read < position; read += 200)
    after = (await session.graphql<Page>(list, { lensId: 'active-alarms', after, limit: 200 })).fastAlarms.at(
      -1,
    )?.cursor;
  return after;
}

/** Adds a history of years, and other customers in every table: copies of stored rows, made by the engines. */
async function surround({ db, warehouse, customerId }: Product): Promise<void> {
  for (const table of copied) {
    const { rows } = await db.raw(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = ? and table_schema = 'public' and column_name <> 'customer_id'`,
      [table],
    );
    await db.raw(
      `insert into ${table} (customer_id, ${rows[0].names})
       select c, ${rows[0].names} from ${table}, generate_series(1, ${otherCustomers}) as c
       where customer_id = ? and id <= ?`,
      [customerId, alarmsOfOthers],
    );
  }
  const { data } = await (
    await warehouse.query({
      query: 'SELECT count() AS n FROM instances WHERE customer_id = {customerId:UInt32}',
      query_params: { customerId },
    })
  ).json<{ n: string }>();
  const rounds = Math.ceil(instancesInAll / Math.max(1, Number(data[0]?.n)));
  for (let n = 1; n < rounds; n += 1)
    await warehouse.command({
      query: `INSERT INTO instances
        SELECT * REPLACE (started_at - INTERVAL ${n * 4} DAY AS started_at, ended_at - INTERVAL ${n * 4} DAY AS ended_at,
          reinterpretAsUUID(sipHash128(instance_id, ${n})) AS instance_id)
        FROM instances WHERE customer_id = {customerId:UInt32} AND started_at > now() - INTERVAL 2 DAY`,
      query_params: { customerId },
    });
  await awaitMaintenance({ db, warehouse });
}

/** Vacuums Postgres and waits for ClickHouse's merges, which would otherwise be measured with the reads. */
async function awaitMaintenance({ db, warehouse }: Pick<Product, 'db' | 'warehouse'>): Promise<void> {
  for (const table of copied) await db.raw(`vacuum analyze ${table}`);
  for (let isMerging = true; isMerging; await sleep(1_000)) {
    const merges = await warehouse.query({ query: 'SELECT count() AS n FROM system.merges' });
    isMerging = Number((await merges.json<{ n: string }>()).data[0]?.n) > 0;
  }
}
