import type { Clock } from '../../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../../platform/database.ts';
import { alarmsToRecompute, writeCmmsTokens } from '../../alarms/rows/alarm-property-rows.ts';
import { alarmRowsOf } from '../../alarms/rows/alarm-rows.ts';
import { lockStatesById } from '../../alarms/rows/alarm-state-rows.ts';
import { readAttributes } from '../../alarms/rows/alarm-texts.ts';
import { noChanges } from '../../changes/changes-message.ts';
import { writeOutbox } from '../../changes/outbox.ts';
import { cmmsTokensOf } from './cmms-tokens.ts';
import { describePlaces } from './describe-alarms.ts';

/** Maximum alarms in one transaction. */
const alarmsAtOnce = 500;

/**
 * Recomputes the CMMS tokens of alarms, and stores changed ones: lists can be filtered by them, and treat a change like
 * a changed text. Call it whenever an alarm or the configuration has changed.
 * @returns the number of changed alarms.
 */
export async function recomputeTokens(
  trx: Transaction,
  customerId: number,
  ids: readonly number[],
  now: number,
): Promise<number> {
  // locked before anything is read: of two concurrent recomputations the later one has newer data
  const states = await lockStatesById(trx, customerId, ids);
  const rows = await alarmRowsOf(trx, customerId).byIds(ids, { unlisted: true });
  const places = await describePlaces(trx, customerId, rows);
  const changed = rows.flatMap(({ id, cmmsTokens }, index) => {
    const place = places[index];
    const tokens = place ? cmmsTokensOf(place) : [];
    return tokens.join('\n') === cmmsTokens.join('\n') ? [] : [{ id, tokens }];
  });
  if (changed.length === 0) return 0;
  await writeCmmsTokens(trx, customerId, changed);
  const ofChanged = new Set(changed.map(({ id }) => id));
  const changes = noChanges(customerId, now);
  changes.attributes.push(
    ...(await readAttributes(
      trx,
      customerId,
      states.filter(({ id }) => ofChanged.has(id)),
    )),
  );
  await writeOutbox(trx, changes);
  return changed.length;
}

interface Deps {
  db: Database;
  clock: Clock;
}

/** Does the same for any number of alarms of one customer. */
export async function recomputeChanged(
  { db, clock }: Deps,
  customerId: number,
  ids: readonly number[],
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < ids.length; from += alarmsAtOnce)
    changed += await forCustomer(db, customerId, (trx) =>
      recomputeTokens(trx, customerId, ids.slice(from, from + alarmsAtOnce), clock.now().getTime()),
    );
  return changed;
}

/**
 * Recomputes all alarms of customers whose CMMS configuration is marked as changed, and clears the marks that it has
 * read: later changes add new ones.
 * @returns the number of changed alarms.
 */
export async function recomputeCustomers(
  { db, clock }: Deps,
  onProgress: (progress: { settled: number }) => void = () => {},
): Promise<number> {
  let recomputed = 0;
  const failures: unknown[] = [];
  for (const { customerId, ids: noted } of await readDirty(db)) {
    try {
      await recomputeAll({ db, clock }, customerId, (changed) => {
        recomputed += changed;
        onProgress({ settled: recomputed });
      });
      await db('cmms_unsettled').where({ customer_id: customerId }).whereRaw('id = any(?::uuid[])', [noted]).delete();
    } catch (error) {
      // one customer's failure does not delay others
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return recomputed;
}

async function recomputeAll({ db, clock }: Deps, customerId: number, onPage: (changed: number) => void): Promise<void> {
  // for a customer that no longer has such a field, only existing tokens are removed
  const onlyWithTokens = !(await customersWithPlaces(db, [customerId])).has(customerId);
  for (let after: number | null = 0; after !== null; ) {
    const page: { ids: number[]; changed: number } = await forCustomer(db, customerId, async (trx) => {
      const ids = await alarmsToRecompute(trx, customerId, { after: after ?? 0, onlyWithTokens }, alarmsAtOnce);
      return { ids, changed: await recomputeTokens(trx, customerId, ids, clock.now().getTime()) };
    });
    onPage(page.changed);
    after = page.ids.length < alarmsAtOnce ? null : (page.ids.at(-1) ?? null);
  }
}

async function readDirty(db: Database): Promise<Array<{ customerId: number; ids: string[] }>> {
  const { rows } = await db.raw(
    'select customer_id as "customerId", array_agg(id) as ids from cmms_unsettled group by customer_id order by customer_id',
  );
  return rows;
}

/** Returns those of the customers whose maintenance systems have a field for a location or asset. */
export async function customersWithPlaces(db: Database, customerIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.raw(
    `select distinct customer_id from external_cmms_fields
     where customer_id = any(?::int[]) and generic_field in ('Asset', 'Location') and not is_deleted`,
    [[...customerIds]],
  );
  return new Set(rows.map(({ customer_id }: { customer_id: number }) => customer_id));
}
