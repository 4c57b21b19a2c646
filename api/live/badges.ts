import { setTimeout as sleep } from 'node:timers/promises';
import { badgeDebounceMs } from '../../domain/constants.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { countLenses, inParts, type LensCount } from '../../domain/lenses/count-lenses.ts';
import type { Lens } from '../../domain/lenses/lens.ts';
import { forCustomer } from '../../platform/database.ts';
import type { LiveSocket } from './live-socket.ts';

/** Counting takes at most this part of one processor: one in so many. */
const restFactor = 10;
/** How long a first answer waits for others who ask at the same time, e.g. after a restart. */
const gatherMs = 30;

/** Counts of one customer's lenses for those sockets that want them: each lens is counted once for all (LENS.5). */
export function createBadges(
  deps: Pick<Ctx, 'db' | 'log' | 'clock'>,
  customerId: number,
  sockets: () => Iterable<LiveSocket>,
) {
  let due: { timer: NodeJS.Timeout; at: number } | undefined;
  let counting: Promise<void> | undefined;
  let closed = false;
  /** Counting a great many alarms takes long: it waits the longer until the next time. */
  let restsUntil = 0;

  async function count(): Promise<void> {
    const wanted = [...sockets()].map((live) => ({ live, lenses: live.badges.lenses }));
    const lenses = new Map<string, Lens>(wanted.flatMap((one) => one.lenses.map((lens) => [lens.id, lens])));
    const [first] = wanted;
    if (lenses.size === 0 || !first) return;
    // one count for everybody: days are the customer's own (SYS.2)
    const moment = { now: deps.clock.now().getTime(), timezone: first.live.ctx.customer.defaultTimezone };
    const startedAt = performance.now();
    await forCustomer(deps.db, customerId, async (trx) => {
      for (const part of inParts([...lenses.values()]))
        tell(wanted, await countLenses({ db: deps.db, trx }, customerId, part, { ...moment, mayBeOld: false }));
    });
    restsUntil = performance.now() + restFactor * (performance.now() - startedAt);
  }

  function tell(wanted: ReadonlyArray<{ live: LiveSocket; lenses: Lens[] }>, counts: readonly LensCount[]): void {
    const byId = new Map(counts.map(({ lensId, count: rows }) => [lensId, rows]));
    for (const { live, lenses } of wanted) {
      const mine = lenses.flatMap(({ id }) => {
        const rows = byId.get(id);
        return rows === undefined ? [] : [{ lens: { id }, count: rows }];
      });
      if (mine.length > 0) live.io.emit('lens_badge_count_event', { v: 1, counts: mine });
    }
  }

  function schedule(afterMs: number): void {
    const at = Math.max(performance.now() + afterMs, restsUntil);
    if (closed || (due && due.at <= at)) return;
    if (due) clearTimeout(due.timer);
    due = {
      at,
      timer: setTimeout(() => {
        due = undefined;
        const before = counting;
        counting = (async () => {
          await before;
          await count();
        })().catch(async (error: unknown) => {
          deps.log.warn({ err: error, customerId }, 'lenses were not counted');
          await sleep(badgeDebounceMs);
          schedule(0);
        });
      }, at - performance.now()),
    };
  }

  return {
    /** Counts may have moved. */
    touch: () => schedule(badgeDebounceMs),
    /** Somebody asks. */
    ask: () => schedule(gatherMs),
    close(): void {
      closed = true;
      if (due) clearTimeout(due.timer);
    },
  };
}
