import { isDeepStrictEqual } from 'node:util';
import { may } from '../../../domain/identity/assert-permission.ts';
import { mapBuildingMessage } from '../../../domain/live/map-building-message.ts';
import type { MapBuildingMessage } from '../../../domain/live/socket-events.ts';
import { type MapBuilding, mapBuildingRowsOf } from '../../../domain/maps/map-building-rows.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { CreateFeed } from '../feed.ts';
import { type ChangedIds, gatherChanged } from '../gather-changed.ts';
import type { LiveSocket } from '../live-socket.ts';

const idsAtOnce = 500;

/**
 * Feed of the buildings of the map: their active alarms, worst impact and highest priority follow from many rows, so
 * changes only say which buildings to read. One that looks as it was last sent is not sent again.
 */
export const map: CreateFeed = ({ db, log, customerId, sockets }) => {
  /** By building. */
  const sent = new Map<number, MapBuildingMessage>();

  const viewers = (): LiveSocket[] => [...sockets].filter((live) => live.isMapOpen && may(live.ctx, 'assets', 'VIEW'));

  async function read({ alarms, entities }: ChangedIds): Promise<void> {
    if (viewers().length === 0) return sent.clear();
    for (const { id, message } of await readChanged(alarms, entities)) {
      if (message && isDeepStrictEqual(sent.get(id), message)) continue;
      if (message) sent.set(id, message);
      else sent.delete(id);
      for (const live of viewers()) live.io.emit('map_entity_updated', { v: 1, id: String(id), entity: message });
    }
  }

  /** @returns buildings among the changed entities and around the changed alarms; null for what is none any more. */
  const readChanged = (alarms: number[], entities: number[]) =>
    forCustomer(db, customerId, async (trx) => {
      const rows = mapBuildingRowsOf(trx, customerId);
      const ids = [...new Set([...(await rows.idsOfAlarms(alarms)), ...entities])];
      const found = new Map<number, MapBuilding>();
      for (let at = 0; at < ids.length; at += idsAtOnce)
        for (const building of await rows.byIds(ids.slice(at, at + idsAtOnce))) found.set(building.id, building);
      const missing = ids.filter((id) => !found.has(id));
      return [
        ...[...found].map(([id, building]) => ({ id, message: mapBuildingMessage(building) })),
        // one that has another class now is known from before
        ...[...(await rows.deletedOf(missing)), ...missing.filter((id) => sent.has(id))].map((id) => ({
          id,
          message: null,
        })),
      ];
    });

  const isWatched = (): boolean => viewers().length > 0;
  return { rank: 80, reads: ['alarms', 'entities'], ...gatherChanged({ log, customerId, isWatched, read }) };
};
