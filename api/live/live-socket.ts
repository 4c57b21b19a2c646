import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { searchOf } from '../../domain/alarms/alarm-query.ts';
import { criteriaSchema, expressionOf, searchTermSchema } from '../../domain/criteria/criteria.ts';
import type { Expression } from '../../domain/criteria/expression.ts';
import { toPostgres } from '../../domain/criteria/to-postgres.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { listLenses } from '../../domain/lenses/list-lenses.ts';
import type { StandardLens } from '../../domain/lenses/standard-lenses.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../../domain/live/socket-events.ts';
import { assertPermission } from '../../domain/people/assert-permission.ts';
import { timezoneSchema } from '../../domain/timezone-schema.ts';
import { limitReached } from '../../platform/errors.ts';

type NoEvents = Record<string, never>;
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;
export type LiveIoSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, SocketData>;

/** What the handshake found out. */
export type SocketData = { ctx: Ctx; refused?: undefined } | { ctx?: undefined; refused: string };

/** A lens that a socket has open. Lenses with one signature judge alike. */
export interface OpenLens {
  id: string | null;
  key: string;
  signature: string;
  readsText: boolean;
  /** What it asks at a time, in ms: relative times and days move. */
  expressionAt(now: number): Expression;
  request: z.output<typeof lensOpenSchema>;
}

/** One signed-in connection and what it listens to. */
export interface LiveSocket {
  io: LiveIoSocket;
  ctx: Ctx;
  lenses: Map<string, OpenLens>;
  /** Ids of lenses whose counts it wants. */
  badges: string[];
  /** Alarms that it watches, each with the occurrences it was told of. */
  watched: Map<number, Set<string>>;
  /** Packets that have not been handed to the network yet. */
  waiting(): number;
}

/** Watches one connection for packets that pile up. */
export function countWaiting({ conn }: LiveIoSocket): () => number {
  let waiting = 0;
  conn.on('packetCreate', () => {
    waiting += 1;
  });
  conn.on('flush', () => {
    waiting = 0;
  });
  return () => waiting;
}

const lensesAtOnce = 4;
const badgesAtOnce = 100;
const watchedAtOnce = 10;

export const badgesSchema = z.array(z.string().max(100)).max(badgesAtOnce);
export const watchSchema = z
  .array(z.string().max(50))
  .max(watchedAtOnce)
  .transform((ids) => ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number));
export const lensOpenSchema = z.object({
  key: z.string().min(1).max(200),
  lensId: z.string().max(100).nullable(),
  criteria: criteriaSchema,
  searchTerm: searchTermSchema,
  timezone: timezoneSchema.nullish(),
});

/**
 * A lens as the socket's person may open it.
 * @throws AppError FORBIDDEN or NOT_FOUND where that person may not, INVALID for wrong criteria.
 */
export function readLens(ctx: Ctx, request: z.output<typeof lensOpenSchema>): OpenLens {
  assertPermission(ctx, 'alarms', 'VIEW');
  const { criteria, term, moment } = searchOf(ctx, request);
  const expressionAt = (now: number): Expression => expressionOf(criteria, term, { ...moment, now });
  return {
    id: request.lensId,
    key: request.key,
    signature: JSON.stringify([request.lensId, request.criteria, request.searchTerm, moment.timezone]),
    readsText: toPostgres(expressionAt(moment.now)).needsText,
    expressionAt,
    request,
  };
}

/** Opens, or replaces, a lens on a socket. Errors as in `readLens`; LIMIT beyond a few at once. */
export function openLensOn(live: LiveSocket, given: unknown): void {
  const lens = readLens(live.ctx, lensOpenSchema.parse(given));
  if (!live.lenses.has(lens.key) && live.lenses.size >= lensesAtOnce) {
    throw limitReached(`At most ${lensesAtOnce} lists can be live at once`, 0);
  }
  live.lenses.set(lens.key, lens);
}

/** The lenses whose counts a socket wants and may have (LENS.5). */
export const badgeLensesOf = ({ ctx, badges }: LiveSocket): StandardLens[] => listLenses(ctx, { ids: badges });

/** Follows a change of role or access: lenses that are no longer open to the person are closed. */
export function renewAccess(live: LiveSocket, ctx: Ctx): void {
  live.ctx = ctx;
  for (const lens of live.lenses.values()) {
    try {
      live.lenses.set(lens.key, readLens(ctx, lens.request));
    } catch {
      live.lenses.delete(lens.key);
    }
  }
}
