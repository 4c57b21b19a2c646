import { findLastContact } from '../../domain/alarms/read/find-last-contact.ts';
import { entityIdSchema } from '../../domain/assets/entity-input.ts';
import { assertPermission } from '../../domain/identity/assert-permission.ts';
import type { PublicCtx } from '../../domain/identity/ctx.ts';
import type { ClientToServerEvents } from '../../domain/live/socket-events.ts';
import { genericMessage, toAppError } from '../request/map-error.ts';
import type { Handshakes } from './handshakes.ts';
import type { SocketLimits } from './limits.ts';
import {
  badgesSchema,
  closeLensOn,
  countWaiting,
  type LiveServer,
  type LiveSocket,
  openLensOn,
  watchBadges,
  watchSchema,
} from './live-socket.ts';
import type { Room } from './room.ts';

interface AcceptDeps extends Pick<PublicCtx, 'db' | 'clock' | 'log'> {
  io: LiveServer;
  handshakes: Handshakes;
  limits: SocketLimits;
  roomOf(customerId: number): Room;
  leave(room: Room): void;
}

/** Answers the requests of signed-in people's sockets. */
export function acceptSockets(deps: AcceptDeps): void {
  const { io, clock, log, limits } = deps;

  io.on('connection', (socket) => {
    const admitted = deps.handshakes.admitted(socket.request);
    // one connection is one socket
    if (!admitted || admitted.isOpen) return void socket.disconnect(true);
    admitted.isOpen = true;
    const { ctx, credentials, connection } = admitted;
    admitted.replace = () => {
      socket.emit('auth', { v: 1, ok: false, code: 'LIMIT' });
      socket.disconnect(true);
    };
    const live: LiveSocket = {
      io: socket,
      ctx,
      credentials,
      turn: Promise.resolve(),
      lenses: new Map(),
      watched: new Map(),
      opening: new Map(),
      badges: { ids: [], lenses: [] },
      isMapOpen: false,
      floorId: null,
      waiting: countWaiting(socket),
    };
    const room = deps.roomOf(ctx.customer.id);
    room.sockets.add(live);
    socket.on('disconnect', () => {
      room.sockets.delete(live);
      deps.leave(room);
      // a client that does not read, or does not close an ended socket, must not keep the connection open
      setTimeout(() => connection.destroy(), limits.closeMs).unref();
    });
    for (const [event, handle] of Object.entries(requests)) {
      socket.on(event as keyof ClientToServerEvents, (...args: unknown[]) => handle({ live, room, log }, ...args));
    }
    socket.emit('auth', { v: 1, ok: true });
    socket.emit('init', {
      v: 1,
      userId: ctx.person.id,
      customerId: String(ctx.customer.id),
      serverTime: clock.now().toISOString(),
    });
    sendLastContact(deps, live).catch((error: unknown) => log.warn({ err: error }, 'the feed age is not known yet'));
  });
}

interface SocketRequest extends Pick<PublicCtx, 'log'> {
  live: LiveSocket;
  room: Room;
}

/** All requests that a socket may make. Their arguments are untrusted. */
export const requests: Record<keyof ClientToServerEvents, (request: SocketRequest, ...args: unknown[]) => void> = {
  lens_open({ live, log }, request, answer) {
    if (typeof answer !== 'function') return;
    openLensOn(live, request).then(
      () => answer({ ok: true }),
      (error: unknown) => {
        const known = toAppError(error);
        if (!known) log.error({ err: error }, 'a lens was not opened');
        answer({ ok: false, message: known?.message ?? genericMessage });
      },
    );
  },
  lens_close({ live }, key) {
    if (typeof key === 'string') closeLensOn(live, key);
  },
  watch({ live }, ids) {
    const wanted = watchSchema.safeParse(ids);
    if (wanted.success) live.watched = new Map(wanted.data.map((id) => [id, live.watched.get(id) ?? new Set()]));
  },
  map_open({ live }, isOpen) {
    live.isMapOpen = isOpen === true;
  },
  floor_open({ live }, floorId) {
    const wanted = entityIdSchema.safeParse(floorId);
    live.floorId = wanted.success ? wanted.data : null;
  },
  badges({ live, room, log }, ids) {
    const wanted = badgesSchema.safeParse(ids);
    if (!wanted.success) return;
    watchBadges(live, wanted.data).then(
      (hasAny) => hasAny && room.askBadges(),
      (error: unknown) => log.warn({ err: error }, 'lenses to count were not read'),
    );
  },
};

/** Sends the time of the last contact, from which the console computes the feed age. */
async function sendLastContact({ db }: AcceptDeps, live: LiveSocket): Promise<void> {
  try {
    assertPermission(live.ctx, 'alarms', 'VIEW');
  } catch {
    return;
  }
  const last = await findLastContact(db, live.ctx.customer.id);
  if (last) live.io.emit('alarm_count_updated', { v: 1, lastEventAt: last.toISOString() });
}
