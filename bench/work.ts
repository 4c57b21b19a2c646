import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSeal } from '../platform/seal.ts';
import { createTemporal } from '../platform/temporal.ts';
import { maximoProfile } from '../simulators/cmms/profiles/maximo.ts';
import { type FakeSystem, startFakeSystem } from '../simulators/cmms/server.ts';
import { connectMaintenance } from '../start/demo-maintenance.ts';
import { pollScheduleIdOf } from '../workflows/cmms-poll/client.ts';
import { quantile } from './load.ts';
import { type Product, usageOf } from './product.ts';
import { type Session, signIn } from './session.ts';

const waiting = 200;
const watched = 60;
const polled = 10_000;
const times = 60;
const patienceMs = 600_000;

interface Stage {
  product: Product;
  session: Session;
  userId: string;
  fake: FakeSystem;
  systemId: number;
  say(line: string): void;
}

/**
 * What dispatchers wait for: a ticket in another browser and in a maintenance system that has more to do; what its orders
 * have become; and the lists of a customer with many tickets.
 * @param stored tickets of the lists.
 */
export async function benchWork(product: Product, stored: number, say: (line: string) => void) {
  const fake = await startFakeSystem(maximoProfile);
  fake.state.options.maxCallsPerMinute = 1_000_000;
  const { db, customerId, env } = product;
  const port = Number(new URL(fake.origin).port);
  await connectMaintenance(env.DATABASE_URL, { customerId, port, seal: createSeal(env.SECRETS_KEY) });
  const system = await db('external_systems').where({ customer_id: customerId, schema: 'maximo' }).first('id');
  const user = await db('users').where({ email: product.email }).first('id');
  const stage: Stage = { product, session: await signIn(product), userId: user.id, fake, systemId: system.id, say };
  try {
    const creation = await create(stage);
    const poll = await pollAll(stage);
    return { creation, poll, lists: await lists(stage, stored) };
  } finally {
    await fake.stop();
  }
}

/** Tickets are made while others wait for their order: when does another browser show one, when does the system have it? */
async function create({ product, session, userId, fake, say }: Stage) {
  const witness = await (await signIn(product)).openLens({ type: 'work', lensId: 'active-work' });
  const shownAt = new Map<string, number>();
  witness.on('workorder_created', ({ id }: { id: string }) => shownAt.set(id, performance.now()));
  /** @returns its number and when it was asked for. */
  const make = async (n: number): Promise<[string, number]> => {
    const at = performance.now();
    const { createWorkTicket } = await session.graphql<{ createWorkTicket: { workTicket: { id: string } } }>(
      `mutation($details: WorkTicketDetailsInput!) {
        createWorkTicket(details: $details, associatedAlarms: []) { workTicket { id } } }`,
      {
        details: {
          objective: `Inspect AHU-${n}`,
          assignedTo: userId,
          dueBy: new Date(Date.now() + 86_400_000).toISOString(),
        },
      },
    );
    return [createWorkTicket.workTicket.id, at];
  };
  for (let n = 0; n < waiting; n += 20) await Promise.all(Array.from({ length: 20 }, (_, k) => make(n + k)));
  const orderedAt = new Map<string, number>();
  const look = setInterval(() => {
    for (const { reference } of fake.orders.dump())
      if (reference && !orderedAt.has(reference)) orderedAt.set(reference, performance.now());
  }, 20);
  const begun: Array<[string, number]> = [];
  for (let n = 0; n < watched; n += 1) {
    begun.push(await make(waiting + n));
    await sleep(50);
  }
  await until(() => fake.orders.dump().length >= waiting + watched);
  await sleep(100);
  clearInterval(look);
  witness.close();
  const never = Number.POSITIVE_INFINITY;
  const shown = begun.map(([id, at]) => (shownAt.get(id) ?? never) - at);
  const ordered = begun.map(([id, at]) => (orderedAt.get(`W${id}`) ?? never) - at);
  const figures = {
    shownP95: Math.round(quantile(shown, 0.95)),
    orderedP50: Math.round(quantile(ordered, 0.5)),
    orderedP95: Math.round(quantile(ordered, 0.95)),
  };
  say(
    `Tickets made behind ${waiting} that wait: shown elsewhere at p95 ${figures.shownP95} ms; ` +
      `ordered at p50 ${figures.orderedP50} ms, p95 ${figures.orderedP95} ms`,
  );
  return figures;
}

/** All orders of many open tickets change at once, and a poll reads them back. */
async function pollAll({ product, userId, fake, systemId, say }: Stage) {
  const { db, customerId } = product;
  const [like] = fake.orders.dump();
  if (!like) throw new Error('no order was made');
  const { status, fields, changedBy: by } = like;
  const orders = Array.from({ length: polled }, (_, n) =>
    fake.orders.create({ reference: `W${firstPolled + n}`, status, fields, by }),
  );
  await storeTickets(product, { first: firstPolled, count: polled, userId, systemId });
  await db.batchInsert(
    'work_ticket_orders',
    orders.map(({ id, reference }, n) => ({
      ...{ customer_id: customerId, ticket_id: firstPolled + n, reference, system_id: systemId, external_id: id },
      checked_at: new Date(),
    })),
  );
  for (const { id } of orders) fake.orders.change(id, { status: 'INPRG' }, 'SOMEBODY');
  const temporal = createTemporal(product.env);
  const handle = temporal.client.schedule.getHandle(pollScheduleIdOf(temporal, { customerId, systemId }));
  // the worker's round of each minute makes it
  await until(() =>
    handle.describe().then(
      () => true,
      () => false,
    ),
  );
  const begin = performance.now();
  await handle.trigger();
  await until(async () => {
    const [row] = await db('work_tickets')
      .where({ customer_id: customerId, external_status: 'INPRG' })
      .count({ count: '*' });
    return Number(row?.count) >= polled;
  });
  const seconds = Math.round((performance.now() - begin) / 1_000);
  await temporal.close();
  const worker = product.pids().find(([name]) => name === 'worker')?.[1] ?? 0;
  const { peakMb } = usageOf(worker);
  say(
    `${polled.toLocaleString('en')} open tickets whose orders have changed: read back after ${seconds} s, worker ${peakMb} MB`,
  );
  return { tickets: polled, seconds, workerMb: peakMb };
}
const firstPolled = 1_000_000;

async function lists({ product, session, userId, systemId, say }: Stage, stored: number) {
  await storeTickets(product, { first: 2_000_000, count: stored, userId, systemId });
  await product.db.raw('vacuum analyze work_tickets');
  const figures: Record<string, { p50: number; p95: number }> = {};
  const row = `id displayId objective state isResolved isEscalated pendingReview assignee { id displayName } alarmCount
    createdAt dueAt closedAt externalId externalStatus externalSystem { id displayName } cmmsSyncStatus version cursor`;
  const list = `query($lensId: ID!, $searchTerm: String) {
    workTicketsAndCount(criterion: { lensId: $lensId }, searchTerm: $searchTerm) { workTickets { ${row} } } }`;
  const asked: Array<[string, Record<string, unknown>]> = [
    ...['active-work', 'my-work', 'closed-work', 'all-work'].map((lensId): [string, Record<string, unknown>] => [
      `first page of ${lensId}`,
      { lensId },
    ]),
    ['tickets that a text finds', { lensId: 'all-work', searchTerm: 'chiller 4711' }],
  ];
  for (const [what, variables] of asked) {
    const took: number[] = [];
    const read = () => session.graphql(list, variables);
    await read();
    for (let n = 0; n < times; n += 1) {
      const begin = performance.now();
      await read();
      took.push(performance.now() - begin);
    }
    figures[what] = { p50: Math.round(quantile(took, 0.5)), p95: Math.round(quantile(took, 0.95)) };
    say(`${what} of ${stored.toLocaleString('en')}: p50 ${figures[what].p50} ms, p95 ${figures[what].p95} ms`);
  }
  return figures;
}

/** Open tickets and closed ones by turns, as a year leaves them; all open where a poll is to read them. */
async function storeTickets(
  { db, customerId }: Product,
  of: { first: number; count: number; userId: string; systemId: number },
): Promise<void> {
  await db.raw(
    `insert into work_tickets (customer_id, id, state, objective, assignee_id, created_by, created_at, due_at, closed_at,
       is_resolved, external_system_id, external_status, cmms_sync_status, search_text, changed_at, version)
     select :customerId::int, :first::bigint + n, case when is_open then 'OPEN' else 'CLOSED' end, 'Inspect chiller ' || n,
       :userId::uuid, :userId::uuid, now() - n * interval '30 seconds', now() + interval '30 days',
       case when is_open then null else now() - n * interval '20 seconds' end, case when is_open then null else n % 3 > 0 end,
       :systemId::int, 'WAPPR', 'Complete', 'w' || (:first::bigint + n) || E'\\ninspect chiller ' || n, now(), 1
     from (select n, n % 5 = 0 or :count::int = ${polled} as is_open from generate_series(0, :count::int - 1) as n) as made`,
    { customerId, ...of } as never,
  );
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it took longer than ten minutes');
    await sleep(100);
  }
}
