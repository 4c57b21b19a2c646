import { may } from '../../../domain/identity/assert-permission.ts';
import { floorPlanRowsOf } from '../../../domain/maps/floor-plans/floor-plan-rows.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { CreateFeed } from '../feed.ts';
import { type ChangedIds, gatherChanged } from '../gather-changed.ts';
import type { LiveSocket } from '../live-socket.ts';

/**
 * Feed of open floor plans. The look of a room follows from many rows, and a floor is read as a whole: screens that have
 * one open are notified that it has changed, and read it again.
 */
export const floors: CreateFeed = ({ db, log, customerId, sockets }) => {
  const viewers = (): LiveSocket[] =>
    [...sockets].filter((live) => live.floorId !== null && may(live.ctx, 'assets', 'VIEW'));

  async function read({ alarms, entities }: ChangedIds): Promise<void> {
    if (viewers().length === 0) return;
    const changed = await forCustomer(db, customerId, (trx) =>
      floorPlanRowsOf(trx, customerId).floorIdsOf(entities, alarms),
    );
    const floorIds = new Set(changed);
    for (const live of viewers())
      if (live.floorId !== null && floorIds.has(live.floorId))
        live.io.emit('floor_plan_updated', { v: 1, floorId: String(live.floorId) });
  }

  const isWatched = (): boolean => viewers().length > 0;
  return { rank: 90, reads: ['alarms', 'entities'], ...gatherChanged({ log, customerId, isWatched, read }) };
};
