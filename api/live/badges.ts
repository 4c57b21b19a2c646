import { setTimeout as sleep } from 'node:timers/promises';
import { countLenses, inParts, type LensCount } from '../../domain/badges/count-lenses.ts';
import { badgeDebounceMs, lensCountMax } from '../../domain/constants.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import type { Lens } from '../../domain/lenses/lens.ts';
import { type LensKind, listKindNames } from '../../domain/lists/list-kinds.ts';
import { countTickets } from '../../domain/work/list-tickets.ts';
import { forCustomer } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { LiveSocket } from './live-socket.ts';

/** Counting takes at most this part of one processor: one in so many. */
const restFactor = 10;
/** How long a first answer waits for others who ask at the same time, e.g. after a restart. */
const gatherMs = 30;

interface Wanted {
  live: LiveSocket;
  lenses: Lens[];
}

/**
 * Counts of one customer's lenses for those sockets that want them (LENS.5): a lens of alarms is counted once for all, one
 * of work for each person who wants it, since who asks says which tickets there are.
 */
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
  /** What may have moved since it was counted. */
  const moved = new Set<LensKind>();

  async function count(): Promise<void> {
    // in the order of their list, alarms first
    const kinds = listKindNames.filter((kind) => moved.has(kind));
    moved.clear();
    const startedAt = performance.now();
    try {
      for (const kind of kinds) await counters[kind](wantedOf(kind));
    } catch (error) {
      for (const kind of kinds) moved.add(kind);
      throw error;
    }
    restsUntil = performance.now() + restFactor * (performance.now() - startedAt);
  }

  const wantedOf = (kind: LensKind): Wanted[] =>
    [...sockets()]
      .map((live) => ({ live, lenses: live.badges.lenses.filter(({ type }) => type === kind) }))
      .filter(({ lenses }) => lenses.length > 0);

  async function countAlarms(wanted: readonly Wanted[]): Promise<void> {
    const lenses = new Map<string, Lens>(wanted.flatMap((one) => one.lenses.map((lens) => [lens.id, lens])));
    const [first] = wanted;
    if (!first) return;
    // one count for everybody: days are the customer's own (SYS.2)
    const moment = { now: deps.clock.now().getTime(), timezone: first.live.ctx.customer.defaultTimezone };
    await forCustomer(deps.db, customerId, async (trx) => {
      for (const part of inParts([...lenses.values()]))
        tell(wanted, await countLenses({ db: deps.db, trx }, customerId, part, { ...moment, mayBeOld: false }));
    });
  }

  async function countWork(wanted: readonly Wanted[]): Promise<void> {
    const people = new Map(wanted.map(({ live }) => [live.ctx.person.id, live.ctx]));
    for (const [personId, ctx] of people) {
      const theirs = wanted.filter(({ live }) => live.ctx.person.id === personId);
      const counts: LensCount[] = [];
      for (const lensId of new Set(theirs.flatMap(({ lenses }) => lenses.map(({ id }) => id)))) {
        const rows = await countTickets(ctx, { lensId }, lensCountMax + 1).catch(unlessRefused);
        if (rows !== null) counts.push({ lensId, count: rows });
      }
      tell(theirs, counts);
    }
  }

  const counters: Record<LensKind, typeof countAlarms> = { alarm: countAlarms, work: countWork };

  function tell(wanted: readonly Wanted[], counts: readonly LensCount[]): void {
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

  const mark = (...kinds: LensKind[]): void => {
    for (const kind of kinds) moved.add(kind);
  };
  return {
    /** Counts of alarms or of tickets may have moved. */
    touch(kind: LensKind): void {
      mark(kind);
      schedule(badgeDebounceMs);
    },
    /** Somebody asks. */
    ask(): void {
      mark(...listKindNames);
      schedule(gatherMs);
    },
    close(): void {
      closed = true;
      if (due) clearTimeout(due.timer);
    },
  };
}

/** A lens that its person may not open any more has no count; nothing else is swallowed. */
function unlessRefused(error: unknown): null {
  if (error instanceof AppError && ['FORBIDDEN', 'NOT_FOUND'].includes(error.code)) return null;
  throw error;
}
