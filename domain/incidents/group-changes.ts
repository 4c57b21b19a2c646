import type { Clock } from '../../platform/clock.ts';
import { type Database, forCustomer, type Transaction } from '../../platform/database.ts';
import { pgArray } from '../../platform/pg-array.ts';
import { incidentWindowMinutes } from '../constants.ts';
import { takeIds } from '../take-ids.ts';
import type { Found } from './find-starts.ts';
import { type Grouped, type GroupedStart, groupStarts, keyOf, type Start } from './group.ts';
import { publishIncidents } from './publish-incidents.ts';
import {
  insertIncidents,
  leaveLatest,
  lockGrouping,
  readAssets,
  readFeeds,
  readLatest,
  readStartsIn,
  readStartsOn,
  writeMerges,
  writeStarts,
} from './start-rows.ts';

/** Starts that are grouped in one transaction. */
const startsAtOnce = 500;
const windowMs = incidentWindowMinutes * 60_000;

interface GroupingCtx {
  db: Database;
  clock: Clock;
  customer: { id: number };
}

/**
 * Groups starts of a customer's alarms into incidents (BEY.1), and publishes to open screens which incidents changed. Grouping the same
 * changes again changes nothing.
 */
export async function groupChanges(ctx: GroupingCtx, { starts, touched }: Found): Promise<void> {
  const ordered = [...starts].sort((a, b) => a.at - b.at || a.alarmId - b.alarmId);
  const published = new Set<number>();
  for (let at = 0; at < ordered.length; at += startsAtOnce)
    for (const id of await groupSome(ctx, ordered.slice(at, at + startsAtOnce))) published.add(id);
  if (touched.length === 0) return;
  await forCustomer(ctx.db, ctx.customer.id, async (trx) => {
    const ids = await readIncidentIds(trx, ctx.customer.id, touched);
    await publishIncidents(
      trx,
      ctx,
      ids.flatMap((id) => (published.has(id) ? [] : { id, alarmIds: [] })),
    );
  });
}

/** @returns the incidents that were published to open screens. */
async function groupSome(ctx: GroupingCtx, starts: Found['starts']): Promise<number[]> {
  const customerId = ctx.customer.id;
  return forCustomer(ctx.db, customerId, async (trx) => {
    const assets = await readAssets(
      trx,
      customerId,
      starts.map(({ alarmId }) => alarmId),
    );
    const onAssets = starts.flatMap((start) => {
      const assetId = assets.get(start.alarmId);
      return assetId === undefined ? [] : [{ ...start, assetId }];
    });
    if (onAssets.length === 0) return [];
    const feeds = await readFeeds(trx, customerId, [...new Set(onAssets.map(({ assetId }) => assetId))]);
    const related = new Set(feeds.flat());
    const relevant = onAssets.filter(({ assetId }) => related.has(assetId));
    if (relevant.length === 0) return [];
    await lockGrouping(trx, customerId);
    const fresh = await takeNew(trx, customerId, relevant);
    if (fresh.length === 0) return [];
    return writeGrouped(trx, ctx, await regroup(trx, customerId, fresh, feeds));
  });
}

/** Returns starts that are new, and not those of alarms whose incident goes on. */
async function takeNew(trx: Transaction, customerId: number, starts: readonly Start[]): Promise<Start[]> {
  const latest = await readLatest(trx, customerId, starts);
  const fresh = starts.filter(({ alarmId, at }) => {
    const known = latest.get(alarmId);
    // an older start than the newest comes late, or of a refold
    return known === undefined || (at > known.at && !known.isGoingOn);
  });
  await leaveLatest(
    trx,
    customerId,
    fresh.flatMap(({ alarmId }) => (latest.has(alarmId) ? alarmId : [])),
  );
  return fresh;
}

async function regroup(
  trx: Transaction,
  customerId: number,
  fresh: readonly Start[],
  feeds: ReadonlyArray<readonly [number, number]>,
): Promise<{ grouped: Grouped; known: GroupedStart[] }> {
  const times = fresh.map(({ at }) => at);
  const known = await readStartsOn(trx, customerId, {
    assetIds: [...new Set([...fresh.map(({ assetId }) => assetId), ...feeds.flat()])],
    from: Math.min(...times) - windowMs,
    to: Math.max(...times) + windowMs,
  });
  const fixed = await readFixed(trx, customerId, known);
  const near = { fresh, known, feeds, fixed, whole: new Set<number>() };
  const grouped = groupStarts(near);
  if (grouped.contested.length === 0) return { grouped, known };
  const members = await readStartsIn(trx, customerId, grouped.contested);
  const all = [...new Map([...known, ...members].map((start) => [keyOf(start), start])).values()];
  return { grouped: groupStarts({ ...near, known: all, whole: new Set(grouped.contested) }), known: all };
}

async function writeGrouped(
  trx: Transaction,
  ctx: GroupingCtx,
  { grouped: { changed, merged }, known }: Awaited<ReturnType<typeof regroup>>,
): Promise<number[]> {
  const customerId = ctx.customer.id;
  const made = [
    ...new Set(changed.flatMap(({ incidentId }) => (incidentId !== null && incidentId < 0 ? incidentId : []))),
  ];
  const first = made.length === 0 ? 0 : await takeIds(trx, customerId, 'incident', { count: made.length });
  const numbers = new Map(made.sort((a, b) => b - a).map((id, index) => [id, first + index]));
  const numberOf = <Id extends number | null>(id: Id): Id => (numbers.get(id as number) as Id | undefined) ?? id;
  const numbered = changed.map((start) => ({ ...start, incidentId: numberOf(start.incidentId) }));
  await insertIncidents(trx, customerId, [...numbers.values()], {
    now: ctx.clock.now().getTime(),
    isByHand: false,
  });
  await writeStarts(trx, customerId, numbered);
  await writeMerges(
    trx,
    customerId,
    merged.map(({ from, into }) => ({ from, into: numberOf(into) })),
  );
  const changes = changesOf(numbered, known, merged);
  await publishIncidents(trx, ctx, changes);
  return changes.map(({ id }) => id);
}

/** Says of each incident which alarms came into it or left it. */
function changesOf(
  changed: readonly GroupedStart[],
  known: readonly GroupedStart[],
  merged: Grouped['merged'],
): Array<{ id: number; alarmIds: number[] }> {
  const before = new Map(known.map((start) => [keyOf(start), start.incidentId]));
  const byId = new Map<number, Set<number>>();
  const note = (id: number | null | undefined, alarmId?: number): void => {
    if (id === null || id === undefined) return;
    const alarms = byId.get(id) ?? new Set();
    if (alarmId !== undefined) alarms.add(alarmId);
    byId.set(id, alarms);
  };
  for (const start of changed) {
    const old = before.get(keyOf(start)) ?? null;
    if (old === start.incidentId) continue;
    note(start.incidentId, start.alarmId);
    note(old, start.alarmId);
  }
  for (const { from, into } of merged) for (const id of [from, into]) note(id);
  return [...byId].map(([id, alarms]) => ({ id, alarmIds: [...alarms] }));
}

async function readIncidentIds(trx: Transaction, customerId: number, alarmIds: readonly number[]): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    `select distinct incident_id as id from incident_starts
     where customer_id = ? and alarm_id = any(?::bigint[]) and is_latest and incident_id is not null`,
    [customerId, pgArray('bigint', alarmIds)],
  );
  return rows.map(({ id }) => id);
}

/** Reads which incidents people have split or merged. */
async function readFixed(trx: Transaction, customerId: number, starts: readonly GroupedStart[]): Promise<Set<number>> {
  const ids = [...new Set(starts.flatMap(({ incidentId }) => incidentId ?? []))];
  if (ids.length === 0) return new Set();
  const { rows } = await trx.raw<{ rows: Array<{ id: number }> }>(
    'select id from incidents where customer_id = ? and id = any(?::bigint[]) and is_by_hand',
    [customerId, pgArray('bigint', ids)],
  );
  return new Set(rows.map(({ id }) => id));
}
