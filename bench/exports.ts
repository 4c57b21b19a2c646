import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser } from '../domain/people/create-user.ts';
import { openLoop } from './load.ts';
import { type Product, password, usageOf } from './product.ts';
import { type Session, signIn } from './session.ts';
import type { Traffic } from './traffic.ts';
import { storeTickets } from './work-lists.ts';

const formats = ['csv', 'xlsx'] as const;
/** Numbers of tickets beyond those of the other phases. */
const firstTicket = 20_000_000;
const batch = 20;
const longestSeconds = 600;

interface Given {
  rows: number;
  eventsPerSecond: number;
  say(line: string): void;
}

interface Export {
  id: string;
  status: string;
  rowCount: number;
  fileSize: number;
  error: string | null;
}

/** Measures exports of work history beside events: seconds, rows per second, and the worker's peak memory. */
export async function benchExports(product: Product, traffic: Traffic, { rows, eventsPerSecond, say }: Given) {
  const { customerId, db } = product;
  const email = `bench-exports-${customerId}@example.com`;
  const memberships = [{ customerId, authRole: 'ADMIN' as const }];
  const userId = await createUser(db, { email, password, displayName: 'Bench analyst', memberships });
  await storeTickets({ product, userId, systemId: product.systems[0] as number }, { first: firstTicket, count: rows });
  await attachAlarms(product, { first: firstTicket, count: rows });
  await db.raw('vacuum analyze work_tickets');
  const session = await signIn(product, email);
  const worker = product.pids().find(([name]) => name === 'worker')?.[1] ?? 0;
  const figures: Record<string, object> = {};
  for (const format of formats) {
    const load = new AbortController();
    const events = openLoop({
      ...{ product, traffic, requestsPerSecond: eventsPerSecond / batch, itemsPerRequest: batch },
      ...{ seconds: longestSeconds, signal: load.signal },
    });
    const begin = performance.now();
    const done = await exported(session, format);
    const seconds = (performance.now() - begin) / 1_000;
    load.abort();
    const { failed } = await events;
    if (done.status !== 'COMPLETE') throw new Error(`the export ended as ${done.status}: ${done.error}`);
    figures[format] = {
      ...{ seconds: Number(seconds.toFixed(1)), rows: done.rowCount, fileMb: Math.round(done.fileSize / 2 ** 20) },
      ...{ rowsPerSecond: Math.round(done.rowCount / seconds), workerPeakMb: usageOf(worker).peakMb, failed },
    };
    say(
      `${done.rowCount.toLocaleString('en')} rows as ${format} beside ${eventsPerSecond} events/s: ${seconds.toFixed(1)} s, worker at most ${usageOf(worker).peakMb} MB, ${failed} failed`,
    );
  }
  return { eventsPerSecond, ...figures };
}

/** Attaches one of the stored alarms to each ticket. */
export async function attachAlarms({ db, customerId }: Product, of: { first: number; count: number }): Promise<void> {
  await db.raw(
    `with alarms as (
       select id, row_number() over (order by id) - 1 as n from alarm_state where customer_id = :customerId)
     insert into work_ticket_alarms (customer_id, ticket_id, alarm_id, attached_at)
     select :customerId, :first::bigint + n.n, a.id, now() from generate_series(0, :count::int - 1) as n (n)
     join alarms a on a.n = n.n % (select count(*) from alarms)`,
    { customerId, ...of },
  );
}

async function exported(session: Session, format: string): Promise<Export> {
  const { requestExport } = await session.graphql<{ requestExport: { export: { id: string } | null } }>(
    'mutation($input: RequestExportInput!) { requestExport(input: $input) { export { id } } }',
    { input: { list: 'work-history', input: { input: { timezone: 'UTC' } }, format } },
  );
  if (!requestExport.export) throw new Error('the list is too short to be exported: --export-rows is more than 5,000');
  for (;;) {
    await sleep(250);
    const { reportExports } = await session.graphql<{ reportExports: { rows: Export[] } }>(
      '{ reportExports(limit: 5) { rows { id status rowCount fileSize error } } }',
    );
    const found = reportExports.rows.find(({ id }) => id === requestExport.export?.id);
    if (found?.status === 'COMPLETE' || found?.status === 'FAILED') return found;
  }
}
