import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lensTickSeconds } from '../../domain/constants.ts';
import { coalesceBatches } from '../../platform/coalesce-batches.ts';
import { Counter, Gauge, type Registry } from '../../platform/metrics.ts';
import { type Stream, topics } from '../../platform/stream.ts';
import { acceptSockets } from './accept-sockets.ts';
import { attachSockets } from './attach-sockets.ts';
import { checkSessions } from './check-sessions.ts';
import { createHandshakes, type HandshakeDeps } from './handshakes.ts';
import { type SocketLimits, socketLimits } from './limits.ts';
import { createPublish } from './publish.ts';
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
  const slow = new Counter({
    name: 'annunciator_live_slow_sockets_total',
    help: 'Sockets that read too slowly',
    registers: [metrics],
  });
  new Gauge({
    name: 'annunciator_live_sockets',
    help: 'Open sockets',
    registers: [metrics],
    collect() {
      this.set(handshakes.signedIn());
    },
  });

  function roomOf(customerId: number): Room {
    const room = rooms.get(customerId) ?? createRoom({ ...deps, onSlow: () => slow.inc() }, customerId);
    rooms.set(customerId, room);
    return room;
  }
  function leave(room: Room): void {
    if (room.sockets.size > 0) return;
    room.close();
    rooms.delete(room.customerId);
  }
  acceptSockets({ ...deps, io, handshakes, limits, roomOf, leave });

  const consumer = deps.stream.createConsumer({
    group: `api-live-${randomUUID()}`,
    topics: [topics.changes],
    from: 'latest',
    leavesOutRefused: true,
    paceMs: 200,
    ...coalesceBatches(createPublish(deps, rooms), batchesAtOnce),
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
