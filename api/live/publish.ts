import type { Changes } from '../../domain/changes/changes-message.ts';
import { customerOf, decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { groupBy } from '../../platform/group-by.ts';
import { messageIdsOf } from '../../platform/message-ids.ts';
import { Counter, Histogram, type Registry, secondsBuckets } from '../../platform/metrics.ts';
import type { Batch } from '../../platform/stream.ts';
import type { FeedRoom } from './feed.ts';
import { showsAlarms } from './live-socket.ts';
import { portionsOf } from './portions.ts';
import { movesAlarms } from './read-alarms.ts';
import type { Room } from './room.ts';

/**
 * Creates what sends sockets the meaning of batches of all partitions, so that an alarm is read once and newest. Where a
 * room fails, the batches are handled again; rooms that were sent theirs are not sent them twice.
 */
export function createPublish(
  { log, clock, metrics }: Pick<FeedRoom, 'log' | 'clock'> & { metrics: Registry },
  rooms: ReadonlyMap<number, Pick<Room, 'sockets' | 'reads' | 'publish'>>,
): (batches: readonly Batch[], beat: () => Promise<unknown>) => Promise<[]> {
  const visible = new Histogram({
    name: 'annunciator_live_accept_to_visible_seconds',
    help: 'From when a door had the oldest payload of a change until it was sent to sockets',
    buckets: secondsBuckets,
    registers: [metrics],
  });
  const published = new Counter({
    name: 'annunciator_live_changes_total',
    help: 'Changes of alarms received, of customers with sockets',
    registers: [metrics],
  });
  const sent = new WeakSet<Batch['messages'][number]>();

  function read({ value, offset }: Batch['messages'][number]): Changes[] {
    try {
      return [decodeChanges(String(value))];
    } catch (error) {
      log.error({ err: error, offset }, 'a message of changes cannot be read and is left out');
      return [];
    }
  }

  return async (batches, beat) => {
    const unsent = batches.flatMap((batch) => batch.messages.filter((message) => !sent.has(message)));
    for (const [customerId, sources] of groupBy(unsent, customerOf)) {
      const room = rooms.get(customerId);
      if (!room) continue;
      const lists = room.reads();
      const messages = sources.filter(({ headers }) => holdsAny(headers, lists)).flatMap(read);
      published.inc(messages.reduce((sum, { alarms }) => sum + alarms.length, 0));
      for (const portion of portionsOf(messages)) {
        await room.publish(portion);
        await beat();
      }
      for (const source of sources) sent.add(source);
      if (!(messages.some(movesAlarms) && showsAlarms(room.sockets))) continue;
      const now = clock.now().getTime();
      for (const { acceptedAt } of messages)
        if (acceptedAt !== null) visible.observe(Math.max(0, now - acceptedAt) / 1_000);
      log.debug({ customerId, sockets: room.sockets.size, messageIds: messageIdsOf(sources) }, 'sent to sockets');
    }
    return [];
  };
}
