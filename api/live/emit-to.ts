import type { ServerToClientEvents } from '../../domain/live/socket-events.ts';
import type { LiveSocket } from './live-socket.ts';

/**
 * Sends an event to sockets. It is encoded and framed once for all of them: where ten people have the same list open,
 * encoding for each costs more than all that comes before.
 */
export function emitTo<Event extends keyof ServerToClientEvents>(
  sockets: readonly LiveSocket[],
  event: Event,
  ...message: Parameters<ServerToClientEvents[Event]>
): void {
  const [first] = sockets;
  // to no rooms would be to everybody
  if (!first) return;
  // each socket is alone in the room of its id
  first.io.nsp.to(sockets.map(({ io }) => io.id)).emit(event, ...message);
}
