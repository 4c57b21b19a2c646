import { type Holder, holdIds, useIds } from '../../domain/hold-ids.ts';
import { publishAccess } from '../../domain/identity/publish-access.ts';
import { loadReading } from '../../ingest/normalise/integration-settings.ts';
import { systemClock } from '../../platform/clock.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';
import { type Equipment, equipmentOf, type SystemName, systemNames } from './campus.ts';
import { addOpenWork, daysOf, writeDailyNumbers, writeRecordedSince } from './daily-numbers.ts';
import { type Ids, type Lived, liveThrough } from './live-through.ts';
import { hourMs, type Span, spanOf } from './patterns.ts';
import { type Campus, prepareCampus } from './prepare-campus.ts';
import { readerOf, readForCounting } from './read-item.ts';
import { writeLived } from './write-lived.ts';

/** Size of the past that is written. */
export interface Size {
  /** Factor of the number of units on each floor. */
  scale: number;
  days: number;
  seed: number;
}

/** Totals of the year. */
export interface Counts {
  alarms: number;
  instances: number;
  tickets: number;
  decisions: number;
}
export interface Progress {
  /** Equipment whose year is written, and all. */
  done: number;
  of: number;
}

/** Equipment whose year is written in one transaction. */
const unitsAtOnce = 12;

/**
 * Fills a customer's past with a year of a campus, piece of equipment by piece of equipment. Each one's year is written
 * whole: state, history and tickets agree with each other at every moment, and a refold, a recount and the
 * reconciliation find what they would have written. The product's doors are not used, because the past would
 * be dated today there; its rules, its normaliser and its writers are.
 *
 * Ids come from the customer's counters once and are held by this work (`holdIds`): what is no longer held has been
 * written, in the same transaction, so a run that was cut off goes on there, and one after the last does nothing.
 * @returns what was written in all; null if it was there before.
 * @throws Error where a year of another size has been begun.
 */
export async function writeYear(
  deps: Campus & { warehouse: WarehouseClient },
  size: Size,
  say: { counted(counts: Counts): void; wrote(progress: Progress): Promise<void> | void },
): Promise<Counts | null> {
  const { db, warehouse, customerId } = deps;
  const held = await heldBefore(deps, size);
  if (held?.isDone) return null;
  const span = await spanFor(deps, size);
  const userIds = await prepareCampus(deps, span, size.scale);
  const units = equipmentOf(size.scale);
  const systems = await readSystems(deps);
  const firstPoint = firstPointsOf(units);
  const points = units.reduce((sum, { points }) => sum + points.length, 0);
  const [alarmHolder, ticketHolder] = (['alarm', 'work_ticket'] as const).map((kind) => holderOf(deps, size, kind));
  const userIdOf = (email: string): string => userIds.get(email) ?? missing(email);
  const systemIdOf = ({ system }: Equipment): number => systems.of(system).systemId;
  const counting: Ids = {
    customerId,
    systemIdOf,
    userIdOf,
    alarmIdOf: (_, point) => point,
    ticketIdOf: (_, nth) => nth,
  };
  const { counts, days, ticketRank } = countAll(units, { ids: counting, span, read: readForCounting });
  say.counted(counts);
  const firstAlarm = held?.firstAlarm ?? (await holdIds(db, alarmHolder as Holder, points))[0] ?? 0;
  const ticketIds = await holdIds(db, ticketHolder as Holder, counts.tickets);
  const ids: Ids = {
    ...counting,
    alarmIdOf: ({ index }, point) => firstAlarm + (firstPoint[index] as number) + point,
    ticketIdOf: ({ index }, nth) => ticketIds[ticketRank.get(`${index}/${nth}`) as number] as number,
  };
  const read = readerOf(customerId, ({ system }) => systems.of(system));
  for (let from = 0; from < units.length; from += unitsAtOnce) {
    const some = units.slice(from, from + unitsAtOnce);
    const isLast = from + unitsAtOnce >= units.length;
    const alarmIds = some.flatMap((unit) => unit.points.map((_, point) => ids.alarmIdOf(unit, point)));
    if ((alarmIds[0] as number) < (held?.nextAlarm ?? 0)) continue;
    const lived = some.map((unit) => liveThrough(unit, { ids, span, read }));
    await db.transaction(async (trx) => {
      await writeLived(trx, warehouse, customerId, lived);
      await useIds(trx, alarmHolder as Holder, alarmIds);
      if (isLast) {
        await writeDailyNumbers(trx, customerId, days);
        await writeRecordedSince(trx, customerId, span);
      }
      await useIds(trx, ticketHolder as Holder, isLast ? ticketIds : []);
      // open lists look again
      if (isLast || from % (unitsAtOnce * 10) === 0)
        await publishAccess(trx, { customer: { id: customerId }, clock: systemClock }, [
          { event: 'lenses_changed', userId: null, teamId: null },
        ]);
    });
    await say.wrote({ done: from + some.length, of: units.length });
  }
  return counts;
}

const missing = (what: string): never => {
  throw new Error(`${what} is not there`);
};

const holders = 'campus year x';
const holderOf = ({ customerId }: Campus, { scale, days }: Size, kind: Holder['kind']): Holder => ({
  ...{ customerId, kind },
  holder: `${holders}${scale}, ${days} days`,
});

/** Reads the ids that an earlier run has left; null if there was none. */
async function heldBefore(
  { db, customerId }: Campus,
  size: Size,
): Promise<{ isDone: boolean; firstAlarm: number; nextAlarm: number } | null> {
  const { rows } = await db.raw(
    `select holder, isempty(ids) as "isDone", lower(ids) as next, upper(ids) as after from held_ids
     where customer_id = ? and kind = 'alarm' and holder like ?`,
    [customerId, `${holders}%`],
  );
  if (!rows[0]) return null;
  const { holder, isDone, next, after } = rows[0];
  if (isDone) return { isDone, firstAlarm: 0, nextAlarm: 0 };
  const wanted = holderOf({ customerId } as Campus, size, 'alarm').holder;
  if (holder !== wanted)
    throw new Error(`The past was begun as "${holder}": go on with that, or start with another folder`);
  const points = equipmentOf(size.scale).reduce((sum, one) => sum + one.points.length, 0);
  return { isDone, firstAlarm: Number(after) - points, nextAlarm: Number(next) };
}

/** The past ends with the hour of the customer's first start. */
async function spanFor({ db, customerId }: Campus, { days, seed }: Size): Promise<Span> {
  const customer = await db('customers').where({ id: customerId }).first('created_at');
  const until = Math.floor(new Date(customer.created_at).getTime() / hourMs) * hourMs;
  return spanOf({ seed, until, days });
}

async function readSystems({ db, customerId }: Campus) {
  const found = new Map<SystemName, Parameters<typeof readerOf>[1] extends (one: Equipment) => infer Of ? Of : never>();
  for (const name of systemNames) {
    const row = await db('external_systems').where({ customer_id: customerId, name }).first('id');
    const reading = row && (await loadReading(db, customerId, row.id));
    found.set(name, reading ? { systemId: row.id, reading } : missing(`the integration ${name}`));
  }
  return { of: (name: SystemName) => found.get(name) ?? missing(name) };
}

/** By equipment, how many points are before its first. */
function firstPointsOf(units: readonly Equipment[]): number[] {
  let points = 0;
  return units.map((unit) => {
    const first = points;
    points += unit.points.length;
    return first;
  });
}

/** Lives through everything once: says how much there is, numbers tickets by the time at which they were made, counts open ones. */
export function countAll(units: readonly Equipment[], past: Parameters<typeof liveThrough>[1]) {
  const counts: Counts = { alarms: 0, instances: 0, tickets: 0, decisions: 0 };
  const made: Array<{ key: string; at: number }> = [];
  const days = daysOf(past.span);
  for (const unit of units) {
    const lived: Lived = liveThrough(unit, past);
    counts.alarms += lived.alarms.length;
    counts.instances += lived.instances.length;
    counts.tickets += lived.tickets.length;
    counts.decisions += lived.decisions;
    addOpenWork(days, lived);
    for (const [nth, { ticket }] of lived.tickets.entries())
      made.push({ key: `${unit.index}/${nth}`, at: ticket.createdAt });
  }
  made.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  return { counts, days, ticketRank: new Map(made.map(({ key }, rank) => [key, rank])) };
}
