import type { EntityChange, InstanceRow } from '../../domain/changes/changes-message.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import { seesAlarms } from '../../domain/lenses/lens-viewer.ts';
import { instanceEventOf, instanceMessage } from '../../domain/live/watched-changes.ts';
import type { TicketChange } from '../../domain/work/model/ticket-changes.ts';
import { type AlarmFeedChange, alarmFeed } from './alarm-feed.ts';
import { assetFeed, readChangedEntities } from './asset-feed.ts';
import { createBadges } from './badges.ts';
import { createFloorFeed } from './floor-feed.ts';
import { createListFeed } from './list-feed.ts';
import type { LiveSocket } from './live-socket.ts';
import { createMapFeed, type MapChanges } from './map-feed.ts';
import { createNewestEvent } from './newest-event.ts';
import { readTicketsOf, withNewTexts, workFeed } from './work-feed.ts';

/**
 * Packets that may wait for one socket: `packets` for at most `ms`, since thousands of alarms may change at once, and
 * never more than `most`, to bound memory. A slower client is disconnected and reads its list again.
 */
const mayWait = { packets: 2_000, ms: 3_000, most: 20_000 };

export type Room = ReturnType<typeof createRoom>;

/** Creates the room of one customer's sockets. */
export function createRoom(deps: Pick<Ctx, 'db' | 'log' | 'clock'> & { onSlow(): void }, customerId: number) {
  const sockets = new Set<LiveSocket>();
  const badges = createBadges(deps, customerId, () => sockets);
  const alarms = createListFeed(alarmFeed(deps.db, customerId));
  const tickets = createListFeed(workFeed(deps.db, customerId));
  const assets = createListFeed(assetFeed(deps.db, customerId));
  const map = createMapFeed(deps, customerId, () => sockets);
  const floors = createFloorFeed(deps, customerId, () => sockets);
  const clock = (): number => deps.clock.now().getTime();
  /** Time of the last tick whose effects were sent. */
  let judgedAt = clock();
  const newestEvent = createNewestEvent((lastEventAt) => {
    for (const live of sockets) if (seesAlarms(live.ctx)) live.io.emit('alarm_count_updated', { v: 1, lastEventAt });
  });

  /** Time (`performance.now()`) since when more than `mayWait.packets` have waited for a socket. */
  const behindSince = new WeakMap<LiveSocket, number>();
  function isSlow(live: LiveSocket): boolean {
    const packets = live.waiting();
    if (packets <= mayWait.packets) {
      behindSince.delete(live);
      return false;
    }
    const now = performance.now();
    const since = behindSince.get(live) ?? now;
    behindSince.set(live, since);
    return packets > mayWait.most || now - since > mayWait.ms;
  }

  function dropSlow(): void {
    for (const live of sockets) {
      if (!isSlow(live)) continue;
      deps.log.warn({ customerId, userId: live.ctx.person.id }, 'a socket reads too slowly and is disconnected');
      deps.onSlow();
      live.io.disconnect(true);
    }
  }

  /** Sends changed occurrences to those who watch their alarms. */
  function sendInstances(rows: readonly InstanceRow[]): void {
    for (const live of sockets) {
      for (const row of rows) {
        const sent = live.watched.get(row.alarmId);
        if (!sent || !seesAlarms(live.ctx)) continue;
        const event = instanceEventOf(row, sent.has(row.id));
        sent.add(row.id);
        if (event === 'alarm_instance_deleted') live.io.emit(event, { v: 1, id: row.id, alarmId: String(row.alarmId) });
        else live.io.emit(event, { v: 1, id: row.id, entity: instanceMessage(row) });
      }
    }
    if (rows.length > 0) dropSlow();
  }

  /** Sends every socket the changes of its lists by the passing of time since the last tick. */
  async function tick(): Promise<void> {
    const now = clock();
    for (const feed of [alarms, tickets, assets]) await feed.tick(sockets, { judgedAt, now }, dropSlow);
    // people's own lists may depend on what is overdue
    badges.touch('work');
    judgedAt = now;
  }

  return {
    customerId,
    sockets,
    tick,
    sendInstances,
    /** Returns true if any socket watches alarms, so that occurrences need to be read. */
    isWatching: (): boolean => [...sockets].some((live) => live.watched.size > 0),
    /** Returns true if any socket has a list of alarms open, so that rows need to be read. */
    hasLens: (): boolean => alarms.isOpen(sockets),
    /** Sends sockets the changes of alarms, in the lists that they have open and elsewhere. */
    async publishAlarms(changes: readonly AlarmFeedChange[]): Promise<void> {
      await alarms.publish(sockets, changes, { judgedAt, now: clock() });
      dropSlow();
    },
    /** Sends sockets the changes of tickets in the lists that they have open. */
    async publishTickets(changes: readonly TicketChange[]): Promise<void> {
      await tickets.publish(sockets, changes, { judgedAt, now: clock() });
      if (changes.length > 0) dropSlow();
    },
    /** Sends sockets the places and assets that have changed, in the lists that they have open. */
    async publishEntities(changes: readonly EntityChange[]): Promise<void> {
      if (changes.length === 0 || !assets.isOpen(sockets)) return;
      await assets.publish(sockets, await readChangedEntities(deps.db, customerId, changes), {
        judgedAt,
        now: clock(),
      });
      dropSlow();
    },
    /** Sends sockets the tickets that moved in or out of their lists as texts of these alarms changed. */
    async publishTicketsOf(alarmIds: ReadonlySet<number>): Promise<void> {
      if (alarmIds.size === 0 || !tickets.readsText(sockets)) return;
      for await (const page of readTicketsOf(deps.db, customerId, [...alarmIds])) {
        await tickets.publish(sockets, page.map(withNewTexts), { judgedAt, now: clock() });
        dropSlow();
      }
    },
    /** Notes what may change the buildings of the map, and open floor plans. */
    publishMap(changes: MapChanges): void {
      map.publish(changes);
      floors.publish(changes);
    },
    touchBadges: badges.touch,
    askBadges: badges.ask,
    touchNewestEvent: newestEvent.touch,
    close(): void {
      badges.close();
      map.close();
      floors.close();
      newestEvent.close();
    },
  };
}
