export type SocketLimits = typeof socketLimits;

/** Limits of live sockets and their handshakes in this process. */
export const socketLimits = {
  /** Sockets of signed-in people; more are refused and try another process. */
  total: 2_000,
  /** Sockets of one person: the newest replaces the oldest. */
  perPerson: 20,
  /** Handshakes whose credentials are being looked up or wait for that; in total and per network. */
  pending: 1_000,
  pendingPerNetwork: 250,
  /** Refused handshakes per network and minute; beyond that, its other handshakes are refused unread. */
  failuresPerMinute: 60,
  /** Maximum duration of a handshake until it is refused. */
  handshakeMs: 5_000,
  /** Maximum time until an open socket requests events. */
  connectMs: 5_000,
  /** Maximum time until an open socket answers a ping. */
  pingTimeoutMs: 10_000,
  /** Maximum time for the other side to close an ended socket. */
  closeMs: 2_000,
  /** Packets that one socket may send: per second, and in a burst. */
  packetsPerSecond: 20,
  packetsAtOnce: 200,
  largestMessageBytes: 128 * 1024,
};
