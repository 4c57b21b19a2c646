import type { IncomingMessage } from 'node:http';
import type { SocketLimits } from './limits.ts';

/** The part of engine.io's socket that we use. */
export interface Conn {
  request: IncomingMessage;
  on(event: 'packet', handle: (packet: { type: string; data?: unknown }) => void): unknown;
  close(discard: boolean): void;
}

/** Calls `refuse` when a connection sends more than its limit, or a binary message: ours are all text. */
export function limitPackets(conn: Conn, limits: SocketLimits, refuse: (why: 'binary' | 'flood') => void): void {
  let left = limits.packetsAtOnce;
  let at = performance.now();
  conn.on('packet', ({ type, data }) => {
    const now = performance.now();
    left = Math.min(limits.packetsAtOnce, left + ((now - at) / 1_000) * limits.packetsPerSecond) - 1;
    at = now;
    if (left < 0) refuse('flood');
    else if (type === 'message' && typeof data !== 'string') refuse('binary');
  });
}
