export type SocketLimits = typeof socketLimits;

/** What live sockets and whoever asks for one may take of this process. */
export const socketLimits = {
  /** Sockets of signed-in people; more are refused and try another copy. */
  total: 2_000,
  /** Of one person: the newest takes the place of the oldest. */
  perPerson: 20,
  /** Handshakes whose credentials are being looked up or wait for that, and how many of one network. */
  pending: 1_000,
  pendingPerNetwork: 250,
  /** Of them, how many ask Postgres at once: a part of the API's connections, whatever strangers do. */
  lookupsAtOnce: 2,
  /** Handshakes a minute that one network may have refused for what they brought, before others are not looked at. */
  failuresPerMinute: 60,
  /** How long a handshake may take until it is refused. */
  handshakeMs: 5_000,
  /** How long an open socket may take until it asks for events. */
  connectMs: 5_000,
  /** How long an open socket may leave a ping unanswered. */
  pingTimeoutMs: 10_000,
  /** How long the other side may take to close what was ended. */
  closeMs: 2_000,
  /** Packets that one socket may send: so many a second, and so many at once. */
  packetsPerSecond: 20,
  packetsAtOnce: 200,
  largestMessageBytes: 128 * 1024,
};
