import type { Changes } from '../../../domain/changes/changes-message.ts';
import { may } from '../../../domain/identity/assert-permission.ts';
import { floorPlanRowsOf } from '../../../domain/maps/floor-plans/floor-plan-rows.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { CreateFeed } from '../feed.ts';
import type { LiveSocket } from '../live-socket.ts';

/** Delay until floors of changes are looked up, in ms: a flood of alarms on one floor is published once. */
const gatherMs = 500;

/**
 * Feed of open floor plans. The look of a room follows from many rows, and a floor is read as a whole: screens that have
 * one open are notified that it has changed, and read it again.
 */
export const floors: CreateFeed = ({ db, log, customerId, sockets }) => {
  const waiting = { alarms: new Set<number>(), entities: new Set<number>() };
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const viewers = (): LiveSocket[] =>
    [...sockets].filter((live) => live.floorId !== null && may(live.ctx, 'assets', 'VIEW'));
  const schedule = (): void => {
    timer ??= setTimeout(() => void send(), gatherMs).unref();
  };

  async function send(): Promise<void> {
    timer = undefined;
    if (isReading) return schedule();
    isReading = true;
    const [alarms, entities] = [[...waiting.alarms], [...waiting.entities]];
    for (const ids of [waiting.alarms, waiting.entities]) ids.clear();
    try {
      if (viewers().length === 0) return;
      const changed = await forCustomer(db, customerId, (trx) =>
        floorPlanRowsOf(trx, customerId).floorIdsOf(entities, alarms),
      );
      const floorIds = new Set(changed);
      for (const live of viewers())
        if (live.floorId !== null && floorIds.has(live.floorId))
          live.io.emit('floor_plan_updated', { v: 1, floorId: String(live.floorId) });
    } catch (error) {
      log.warn({ err: error, customerId }, 'floors of changes are looked up again');
      for (const id of alarms) waiting.alarms.add(id);
      for (const id of entities) waiting.entities.add(id);
    } finally {
      isReading = false;
      if (waiting.alarms.size + waiting.entities.size > 0) schedule();
    }
  }

  /** Notes changes, if anybody looks at a floor plan. */
  function publish(messages: readonly Changes[]): void {
    if (viewers().length === 0) return;
    for (const { alarms, entities } of messages) {
      for (const { state } of alarms) waiting.alarms.add(state.id);
      for (const { id } of entities) waiting.entities.add(id);
    }
    if (waiting.alarms.size + waiting.entities.size > 0) schedule();
  }

  return { rank: 90, reads: ['alarms', 'entities'], publish, close: () => clearTimeout(timer) };
};
