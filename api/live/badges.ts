import { setTimeout as sleep } from 'node:timers/promises';
import { badgeDebounceMs } from '../../domain/constants.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { readers } from '../../domain/list-readers/generated/readers.ts';
import { type LensKind, listKindNames } from '../../domain/lists/list-kinds.ts';
import { countAlarms, countOneByOne, type Wanted } from './count-badges.ts';
import type { LiveSocket } from './live-socket.ts';

/** Pause after a count, as a multiple of its duration: bounds the share of one processor that counting takes. */
const restFactor = 10;
/** Delay of a first count, so that requests at the same time are coalesced, e.g. after a restart. */
const gatherMs = 30;

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
        await (counter ? countOneByOne(counter, wantedOf(kind)) : countAlarms(deps, customerId, wantedOf(kind)));
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
