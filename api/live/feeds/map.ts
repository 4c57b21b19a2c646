import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '../../../domain/changes/changes-message.ts';
import { may } from '../../../domain/identity/assert-permission.ts';
import { mapBuildingMessage } from '../../../domain/live/map-building-message.ts';
import type { MapBuildingMessage } from '../../../domain/live/socket-events.ts';
import { type MapBuilding, mapBuildingRowsOf } from '../../../domain/maps/map-building-rows.ts';
import { forCustomer } from '../../../platform/database.ts';
import type { CreateFeed } from '../feed.ts';
import type { LiveSocket } from '../live-socket.ts';

/** Delay until buildings are read after a change, in ms: a flood of alarms in one building is one read. */
const gatherMs = 500;
const idsAtOnce = 500;

/**
 * Feed of the buildings of the map: their active alarms, worst impact and highest priority follow from many rows, so
 * changes only say which buildings to read. One that looks as it was last sent is not sent again.
 */
export const map: CreateFeed = ({ db, log, customerId, sockets }) => {
  const waiting = { alarms: new Set<number>(), entities: new Set<number>() };
  /** By building. */
  const sent = new Map<number, MapBuildingMessage>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;

  const viewers = (): LiveSocket[] => [...sockets].filter((live) => live.isMapOpen && may(live.ctx, 'assets', 'VIEW'));
  const schedule = (): void => {
    timer ??= setTimeout(() => void send(), gatherMs).unref();
  };

  async function send(): Promise<void> {
    timer = undefined;
    if (isReading) return schedule();
    isReading = true;
    const alarms = take(waiting.alarms);
    const entities = take(waiting.entities);
    try {
      if (viewers().length === 0) return sent.clear();
      const changed = await readChanged(alarms, entities);
      for (const { id, message } of changed) {
        if (message && isDeepStrictEqual(sent.get(id), message)) continue;
        if (message) sent.set(id, message);
        else sent.delete(id);
        for (const live of viewers()) live.io.emit('map_entity_updated', { v: 1, id: String(id), entity: message });
      }
    } catch (error) {
      log.warn({ err: error, customerId }, 'buildings of the map are read again');
      for (const id of alarms) waiting.alarms.add(id);
      for (const id of entities) waiting.entities.add(id);
    } finally {
      isReading = false;
      if (waiting.alarms.size + waiting.entities.size > 0) schedule();
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

  /** Notes changes, if anybody looks at the map. */
  function publish(messages: readonly Changes[]): void {
    if (viewers().length === 0) return;
    for (const { alarms, entities } of messages) {
      for (const { state } of alarms) waiting.alarms.add(state.id);
      for (const { id } of entities) waiting.entities.add(id);
    }
    if (waiting.alarms.size + waiting.entities.size > 0) schedule();
  }

  return { rank: 80, reads: ['alarms', 'entities'], publish, close: () => clearTimeout(timer) };
};

function take(ids: Set<number>): number[] {
  const all = [...ids];
  ids.clear();
  return all;
}
