import { countLenses, inParts, type LensCount } from '../../domain/badges/count-lenses.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import type { Lens } from '../../domain/lenses/lens.ts';
import type { LensCounter } from '../../domain/list-readers/list-reader.ts';
import { forCustomer } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { LiveSocket } from './live-socket.ts';

/** A socket with the lenses of a kind whose counts it wants. */
export interface Wanted {
  live: LiveSocket;
  lenses: Lens[];
}

/** Counts lenses of alarms once for everybody, and sends the counts as they come. */
export async function countAlarms(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  customerId: number,
  wanted: readonly Wanted[],
): Promise<void> {
  const lenses = new Map<string, Lens>(wanted.flatMap((one) => one.lenses.map((lens) => [lens.id, lens])));
  const [first] = wanted;
  if (!first) return;
  // days are in the customer's time zone (SYS.2)
  const moment = { now: clock.now().getTime(), timezone: first.live.ctx.customer.defaultTimezone };
  await forCustomer(db, customerId, async (trx) => {
    for (const part of inParts([...lenses.values()]))
      emitCounts(wanted, await countLenses({ db, trx }, customerId, part, { ...moment, mayBeOld: false }));
  });
}

/** Counts lenses of a kind once for all, or once for each person, and sends the counts. */
export async function countOneByOne(
  { count: countRows, isPersonal }: LensCounter,
  wanted: readonly Wanted[],
): Promise<void> {
  const groups = groupBy(wanted, ({ live }) => (isPersonal ? live.ctx.person.id : null));
  for (const group of groups.values()) {
    const lenses = new Map(group.flatMap(({ live, lenses: some }) => some.map(({ id }) => [id, live.ctx] as const)));
    const counts: LensCount[] = [];
    for (const [lensId, ctx] of lenses) {
      const rows = await countRows(ctx, lensId).catch(unlessRefused);
      if (rows !== null) counts.push({ lensId, count: rows });
    }
    emitCounts(group, counts);
  }
}

function emitCounts(wanted: readonly Wanted[], counts: readonly LensCount[]): void {
  const byId = new Map(counts.map(({ lensId, count }) => [lensId, count]));
  for (const { live, lenses } of wanted) {
    const mine = lenses.flatMap(({ id }) => {
      const count = byId.get(id);
      return count === undefined ? [] : [{ lens: { id }, count }];
    });
    if (mine.length > 0) live.io.emit('lens_badge_count_event', { v: 1, counts: mine });
  }
}

/** Returns null for a lens that the person may no longer open; rethrows all other errors. */
function unlessRefused(error: unknown): null {
  if (error instanceof AppError && ['FORBIDDEN', 'NOT_FOUND'].includes(error.code)) return null;
  throw error;
}
