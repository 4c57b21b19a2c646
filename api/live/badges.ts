import { setTimeout as sleep } from 'node:timers/promises';
import { countLenses, inParts, type LensCount } from '../../domain/badges/count-lenses.ts';
import { badgeDebounceMs } from '../../domain/constants.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import type { Lens } from '../../domain/lenses/lens.ts';
import { readers } from '../../domain/list-readers/generated/readers.ts';
import type { LensCounter } from '../../domain/list-readers/list-reader.ts';
import { type LensKind, listKindNames } from '../../domain/lists/list-kinds.ts';
import { forCustomer } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { LiveSocket } from './live-socket.ts';

/** Pause after a count, as a multiple of its duration: bounds the share of one processor that counting takes. */
const restFactor = 10;
/** Delay of a first count, so that requests at the same time are coalesced, e.g. after a restart. */
const gatherMs = 30;

interface Wanted {
  live: LiveSocket;
  lenses: Lens[];
}

/**
 * Counts one customer's lenses for the sockets that want them (LENS.5): once for all, or, if the rows that are visible
 * depend on the person, as those of work, once per person who wants it.
 */
export function createBadges(
  deps: Pick<Ctx, 'db' | 'log' | 'clock'>,
  customerId: number,
  sockets: () => Iterable<LiveSocket>,
) {
  let due: { timer: NodeJS.Timeout; at: number } | undefined;
  let counting: Promise<void> | undefined;
  let closed = false;
  /** The next count starts no earlier: the longer a count took, the longer the pause. */
  let restsUntil = 0;
  /** Kinds whose counts may have changed since they were counted. */
  const moved = new Set<LensKind>();

  async function count(): Promise<void> {
    // in the order of their list, alarms first
    const kinds = listKindNames.filter((kind) => moved.has(kind));
    moved.clear();
    const startedAt = performance.now();
    try {
      for (const kind of kinds) {
        const { counter } = readers[kind];
        await (counter ? countOneByOne(counter, wantedOf(kind)) : countAlarms(wantedOf(kind)));
      }
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
    // one count for everybody: days are in the customer's time zone (SYS.2)
    const moment = { now: deps.clock.now().getTime(), timezone: first.live.ctx.customer.defaultTimezone };
    await forCustomer(deps.db, customerId, async (trx) => {
      for (const part of inParts([...lenses.values()]))
        emitCounts(wanted, await countLenses({ db: deps.db, trx }, customerId, part, { ...moment, mayBeOld: false }));
    });
  }

  /** Counts lenses of a kind once for all, or once for each person. */
  async function countOneByOne(
    { count: countRows, isPersonal }: LensCounter,
    wanted: readonly Wanted[],
  ): Promise<void> {
    const groups = new Map<string | null, Wanted[]>();
    for (const one of wanted) {
      const key = isPersonal ? one.live.ctx.person.id : null;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
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
    /** Schedules a count after alarms or tickets have changed. */
    touch(kind: LensKind): void {
      mark(kind);
      schedule(badgeDebounceMs);
    },
    /** Schedules a count for a socket that has just asked. */
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

/** Returns null for a lens that the person may no longer open; rethrows all other errors. */
function unlessRefused(error: unknown): null {
  if (error instanceof AppError && ['FORBIDDEN', 'NOT_FOUND'].includes(error.code)) return null;
  throw error;
}
