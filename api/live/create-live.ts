import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Changes } from '../../domain/changes/changes-message.ts';
import { decodeChanges, holdsAny } from '../../domain/changes/encode-changes.ts';
import { lensTickSeconds } from '../../domain/constants.ts';
import { coalesceBatches } from '../../platform/coalesce-batches.ts';
import { groupBy } from '../../platform/group-by.ts';
import { messageIdsOf } from '../../platform/message-ids.ts';
import type { Registry } from '../../platform/metrics.ts';
import { type Batch, type Stream, topics } from '../../platform/stream.ts';
import { acceptSockets } from './accept-sockets.ts';
import { attachSockets } from './attach-sockets.ts';
import { checkSessions } from './check-sessions.ts';
import { createHandshakes, type HandshakeDeps } from './handshakes.ts';
import { type SocketLimits, socketLimits } from './limits.ts';
import { createLiveMetrics } from './live-metrics.ts';
import { showsAlarms } from './live-socket.ts';
import { movesAlarms } from './read-alarms.ts';
import { createRoom, type Room } from './room.ts';

/** Changes of roles, access and sessions take effect on open sockets within this time (USR.7). */
const checkMs = 30_000;
/** Partitions whose batches are published together. */
const batchesAtOnce = 8;
/** Maximum wait at the start for the position in the stream, in ms. */
const joinWithinMs = 10_000;

export interface LiveDeps extends Omit<HandshakeDeps, 'limits'> {
  server: HttpServer;
  stream: Stream;
  metrics: Registry;
  fatal(error: unknown): void;
  /** Limits that differ from the defaults. */
  socketLimits?: Partial<SocketLimits> | undefined;
  checkMs?: number;
  /** Interval at which lenses are re-evaluated because time has passed. */
  tickMs?: number;
}

/**
 * Creates the live feed: each process reads all of `changes`, from the newest on, with its own consumer group, and
 * sends it to its sockets. A lost event does no harm: a client that reconnects reads its list again.
 */
export function createLive(deps: LiveDeps) {
  const { log, metrics, fatal } = deps;
  const tickMs = deps.tickMs ?? lensTickSeconds * 1_000;
  const limits = { ...socketLimits, ...deps.socketLimits };
  const handshakes = createHandshakes({ ...deps, limits });
  const io = attachSockets(deps.server, { limits, handshakes, metrics, log });
  const rooms = new Map<number, Room>();
  const counted = createLiveMetrics(metrics, handshakes);

  function roomOf(customerId: number): Room {
    const room = rooms.get(customerId) ?? createRoom({ ...deps, onSlow: () => counted.slow.inc() }, customerId);
    rooms.set(customerId, room);
    return room;
  }
  function leave(room: Room): void {
    if (room.sockets.size > 0) return;
    room.close();
    rooms.delete(room.customerId);
  }
  acceptSockets({ ...deps, io, handshakes, limits, roomOf, leave });

  /** Sends sockets what batches of all partitions mean to them, so that an alarm is read once and newest. */
  async function publishBatches(batches: readonly Batch[], beat: () => Promise<unknown>): Promise<[]> {
    const wanted = new Map([...rooms].map(([customerId, room]) => [customerId, room.reads()]));
    const all = batches.flatMap((batch) => batch.messages);
    const read = all
      .filter(({ headers }) => holdsAny(headers, wanted.get(Number(headers?.['customer-id'])) ?? []))
      .flatMap(({ value, offset }) => readMessage(value, offset));
    for (const [customerId, messages] of groupBy(read, ({ customerId }) => customerId)) {
      const room = rooms.get(customerId);
      if (!room) continue;
      counted.published.inc(messages.reduce((sum, { alarms }) => sum + alarms.length, 0));
      await room.publish(messages);
      if (messages.some(movesAlarms) && showsAlarms(room.sockets)) {
        const now = deps.clock.now().getTime();
        for (const { acceptedAt } of messages)
          if (acceptedAt !== null) counted.visible.observe(Math.max(0, now - acceptedAt) / 1_000);
        const sources = all.filter(({ headers }) => Number(headers?.['customer-id']) === customerId);
        log.debug({ customerId, sockets: room.sockets.size, messageIds: messageIdsOf(sources) }, 'sent to sockets');
      }
      await beat();
    }
    return [];
  }
  function readMessage(value: Buffer | null, offset: string): Changes[] {
    try {
      return [decodeChanges(String(value))];
    } catch (error) {
      log.error({ err: error, offset }, 'a message of changes cannot be read and is left out');
      return [];
    }
  }

  const consumer = deps.stream.createConsumer({
    group: `api-live-${randomUUID()}`,
    topics: [topics.changes],
    from: 'latest',
    leavesOutRefused: true,
    paceMs: 200,
    ...coalesceBatches(publishBatches, batchesAtOnce),
  });
  let checking: NodeJS.Timeout | undefined;
  let ticking: NodeJS.Timeout | undefined;
  async function tick(): Promise<void> {
    for (const room of rooms.values())
      await room.tick().catch((error: unknown) => log.warn({ err: error }, 'lenses were not judged again'));
    ticking = setTimeout(tick, tickMs);
  }

  return {
    async start(): Promise<void> {
      consumer.start().catch(fatal);
      // lists are served without the stream, too
      const until = performance.now() + joinWithinMs;
      while (!consumer.health().ready && performance.now() < until) await sleep(50);
      if (!consumer.health().ready) log.warn('live events are late: the stream is away');
      checking = setInterval(() => {
        checkSessions(deps, rooms.values()).catch((error: unknown) =>
          log.warn({ err: error }, 'sessions were not checked'),
        );
      }, deps.checkMs ?? checkMs);
      ticking = setTimeout(tick, tickMs);
    },
    async stop(): Promise<void> {
      clearInterval(checking);
      clearTimeout(ticking);
      await io.close();
      for (const room of rooms.values()) room.close();
      await consumer.stop();
    },
  };
}
