import { type Differences, recordDifferences } from '../../domain/integrations/alerts/record-differences.ts';
import { reportProgress } from '../report-progress.ts';
import { type ComparedRows, comparedRows, type HeldRow } from './compared-rows.ts';
import { defineSweep, nightlyAt, progressOf, type SweepDeps } from './sweep.ts';

/** Progress of a reconciliation: the place it has come to, what differs of that customer, and counts of all. */
interface ReconcileProgress {
  customerId: number;
  /** Index in `comparedRows`. */
  kind: number;
  /** Id of the last row that was compared. */
  after: number;
  found: Array<[systemId: number | null, Differences]>;
  counts: Record<keyof Differences | 'customers' | 'differing' | 'opened' | 'resolved', number>;
}

const nothing: Differences = { instances: 0, entries: 0, tickets: 0, actionDays: 0 };

/**
 * Compares what Postgres and the warehouse say of each customer's alarms, tickets and days of actions, and opens an issue where they
 * differ (resolved once they agree). Its result says how much it has compared.
 */
export const reconcile = defineSweep({
  name: 'reconcile',
  spec: nightlyAt(4, 30),
  plan: 'long',
  async run(deps) {
    const done = progressOf<ReconcileProgress>() ?? {
      ...{ customerId: 0, kind: 0, after: 0, found: [] },
      counts: { ...nothing, customers: 0, differing: 0, opened: 0, resolved: 0 },
    };
    const { counts } = done;
    for (;;) {
      const customer = await deps.db('customers').where('id', '>=', done.customerId).orderBy('id').first('id');
      if (!customer) return counts;
      if (customer.id !== done.customerId)
        Object.assign(done, { customerId: customer.id, kind: 0, after: 0, found: [] });
      for (let rows = comparedRows[done.kind]; rows; rows = comparedRows[done.kind]) {
        const { compared, differing, last } = await compare(deps, rows, done.customerId, done.after);
        counts[rows.name] += compared;
        counts.differing += differing.length;
        done.found = withFound(done.found, rows.name, differing);
        if (last === null) done.kind += 1;
        done.after = last ?? 0;
        reportProgress(done);
      }
      const { opened, resolved } = await recordDifferences(
        deps.db,
        done.customerId,
        new Map(done.found),
        deps.clock.now(),
      );
      counts.opened += opened;
      counts.resolved += resolved;
      counts.customers += 1;
      Object.assign(done, { customerId: done.customerId + 1, kind: 0, after: 0, found: [] });
      reportProgress(done);
    }
  },
});

/** Adds rows that differ, each by its integration, to what was found before. */
function withFound(
  found: ReconcileProgress['found'],
  name: keyof Differences,
  systemIds: ReadonlyArray<number | null>,
): ReconcileProgress['found'] {
  const bySystem = new Map(found);
  for (const id of systemIds) {
    const before = bySystem.get(id) ?? nothing;
    bySystem.set(id, { ...before, [name]: before[name] + 1 });
  }
  return [...bySystem];
}

/**
 * Compares the next rows of a customer. Rows that differ are compared again once the warehouse has everything that was
 * committed before; a row that changes meanwhile is left for the next night.
 * @returns the integrations of those that differ, and the last id; null after the last row.
 */
async function compare(
  { db, warehouse, chunk, arrived }: SweepDeps,
  rows: ComparedRows,
  customerId: number,
  after: number,
): Promise<{ compared: number; differing: Array<number | null>; last: number | null }> {
  const held = async () => {
    const page = await rows.held(db, customerId, { after, limit: chunk });
    return { page, byId: new Map(page.map((row) => [row.id, row])) };
  };
  const { page, byId } = await held();
  const last = page.length < chunk ? null : (page.at(-1)?.id ?? null);
  // the last page shows rows that only the warehouse has, too: as many again as a page
  const range = { customerId, after, to: last ?? Number.MAX_SAFE_INTEGER, limit: 2 * chunk };
  const suspects = differingIds(byId, await rows.stored(warehouse, range));
  if (suspects.length === 0) return { compared: page.length, differing: [], last };
  const { byId: before } = await held();
  if (!(await arrived())) throw new Error('The warehouse is behind: what it lacks would count as a difference');
  const confirmed = new Set(differingIds(before, await rows.stored(warehouse, range)));
  const { byId: now } = await held();
  const differing = suspects.filter((id) => confirmed.has(id) && before.get(id)?.version === now.get(id)?.version);
  return { compared: page.length, differing: differing.map((id) => now.get(id)?.systemId ?? null), last };
}

/** Returns the ids of rows of which the two say different things, or only one says something. */
function differingIds(held: ReadonlyMap<number, HeldRow>, stored: ReadonlyMap<number, string>): number[] {
  const ids = new Set([...held.keys(), ...stored.keys()]);
  return [...ids].filter((id) => {
    const row = held.get(id);
    return row?.fact !== null && row?.fact !== stored.get(id);
  });
}
