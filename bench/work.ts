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
import { readLists, storeTickets } from './work-lists.ts';

const waiting = 200;
const watched = 60;
const polled = 10_000;
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
 * Measures what dispatchers wait for: a new ticket in another browser and in a busy maintenance system; a poll of its
 * changed orders; and the lists of a customer with many tickets.
 * @param stored number of tickets in the lists.
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
    return { creation, poll, lists: await readLists(stage, stored) };
  } finally {
    await fake.stop();
  }
}

/** Creates tickets while others wait for their order; measures when another browser and the system have each. */
async function create({ product, session, userId, fake, say }: Stage) {
  const witness = await (await signIn(product)).openLens({ type: 'work', lensId: 'active-work' });
  const shownAt = new Map<string, number>();
  witness.on('workorder_created', ({ id }: { id: string }) => shownAt.set(id, performance.now()));
  /** @returns its number and when it was requested. */
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
  const cpuBefore = cpuSecondsOf(product);
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
  const cpuMs = Math.round(((cpuSecondsOf(product) - cpuBefore) / (waiting + watched)) * 1_000);
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
    cpuMs,
  };
  say(
    `Tickets made behind ${waiting} that wait: shown elsewhere at p95 ${figures.shownP95} ms; ` +
      `ordered at p50 ${figures.orderedP50} ms, p95 ${figures.orderedP95} ms; each costs ${cpuMs} ms of processors`,
  );
  return figures;
}

/** CPU seconds of all processes so far. */
const cpuSecondsOf = (product: Product): number =>
  product.pids().reduce((sum, [, pid]) => sum + usageOf(pid).cpuSeconds, 0);

/** Changes all orders of many open tickets at once and measures the poll that reads them. */
async function pollAll({ product, userId, fake, systemId, say }: Stage) {
  const { db, customerId } = product;
  const [like] = fake.orders.dump();
  if (!like) throw new Error('no order was made');
  const { status, fields, changedBy: by } = like;
  const orders = Array.from({ length: polled }, (_, n) =>
    fake.orders.create({ reference: `W${firstPolled + n}`, status, fields, by }),
  );
  await storeTickets({ product, userId, systemId }, { first: firstPolled, count: polled, areOpen: true });
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
  // created by the worker's sweep, once a minute
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

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it took longer than ten minutes');
    await sleep(100);
  }
}
