import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import type { Ctx } from '../../domain/identity/ctx.ts';
import type { Credentials } from '../../domain/identity/sign-in/authenticate.ts';
import type { Lens } from '../../domain/lenses/lens.ts';
import { listLenses } from '../../domain/lenses/list-lenses.ts';
import { readers } from '../../domain/list-readers/generated/readers.ts';
import type { OpenedList } from '../../domain/list-readers/list-reader.ts';
import { criteriaSchema, searchTermSchema } from '../../domain/lists/criteria/criteria.ts';
import { type LensKind, listKindNames } from '../../domain/lists/list-kinds.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../../domain/live/socket-events.ts';
import { timezoneSchema } from '../../domain/timezone-schema.ts';
import { AppError, limitReached } from '../../platform/errors.ts';
import { requestTexts } from '../../texts/server/requests.ts';

type NoEvents = Record<string, never>;
export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, NoEvents, NoEvents>;
export type LiveIoSocket = Socket<ClientToServerEvents, ServerToClientEvents, NoEvents, NoEvents>;

/** A lens that a socket has open. */
export interface OpenLens extends OpenedList {
  type: LensKind;
  id: string | null;
  key: string;
  request: z.output<typeof lensOpenSchema>;
}

/** One signed-in connection and its subscriptions. */
export interface LiveSocket {
  io: LiveIoSocket;
  ctx: Ctx;
  /** Credentials of its handshake, for later checks. */
  credentials: Credentials;
  /** Tail of the queue of its Postgres queries, which run one after the other. */
  turn: Promise<unknown>;
  lenses: Map<string, OpenLens>;
  /** Alarms that it watches, each with the occurrences that it was sent. */
  watched: Map<number, Set<string>>;
  /** Keys of lenses that are being read, with the latest request. */
  opening: Map<string, unknown>;
  /** Ids of lenses whose counts it wants, and those of the lenses that its person may open (LENS.5). */
  badges: { ids: string[]; lenses: Lens[] };
  /** True while it shows the map. */
  isMapOpen: boolean;
  /** Floor whose floor plan it shows. */
  floorId: number | null;
  /** Packets not yet handed to the network. */
  waiting(): number;
}

/** Counts the packets of one connection that have not been flushed. */
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
  type: z.enum(listKindNames).nullish(),
  lensId: z.string().max(100).nullable(),
  criteria: criteriaSchema,
  searchTerm: searchTermSchema,
  timezone: timezoneSchema.nullish(),
});

/**
 * Reads a lens as the socket's person may open it.
 * @throws AppError FORBIDDEN or NOT_FOUND if that person may not, INVALID for wrong criteria.
 */
async function readLens(ctx: Ctx, request: OpenLens['request']): Promise<OpenLens> {
  const type = request.type ?? 'alarm';
  return { ...(await readers[type].open(ctx, request)), type, id: request.lensId, key: request.key, request };
}

/** Opens, or replaces, a lens on a socket. Errors as in `readLens`; LIMIT beyond a few at once. */
export async function openLensOn(live: LiveSocket, given: unknown): Promise<void> {
  const request = lensOpenSchema.parse(given);
  const { key } = request;
  const others = new Set([...live.lenses.keys(), ...live.opening.keys()]);
  others.delete(key);
  if (others.size >= lensesAtOnce) throw limitReached(requestTexts.liveLists(lensesAtOnce), 0);
  live.opening.set(key, request);
  // not if it was closed, or opened with another request, meanwhile
  const isWanted = (): boolean => live.opening.get(key) === request;
  await enqueue(live, isWanted, async () => {
    try {
      const lens = await readLens(live.ctx, request);
      if (isWanted()) live.lenses.set(key, lens);
    } finally {
      if (isWanted()) live.opening.delete(key);
    }
  });
}

/** Runs work for a socket one after the other, and skips work that is no longer wanted. */
function enqueue(live: LiveSocket, isWanted: () => boolean, work: () => Promise<void>): Promise<void> {
  const done = live.turn.then(async () => {
    if (live.io.connected && isWanted()) await work();
  });
  live.turn = done.catch(() => {});
  return done;
}

export function closeLensOn(live: LiveSocket, key: string): void {
  live.lenses.delete(key);
  live.opening.delete(key);
}

/** Subscribes to the counts of these lenses. @returns true if there are any to count. */
export async function watchBadges(live: LiveSocket, ids: string[]): Promise<boolean> {
  live.badges = { ids, lenses: [] };
  const { badges } = live;
  if (ids.length === 0) return false;
  await enqueue(
    live,
    () => live.badges === badges,
    async () => {
      badges.lenses = await listLenses(live.ctx, { ids });
    },
  );
  return badges.lenses.length > 0;
}

/** Applies a change of role or access: closes lenses that the person may no longer open. */
export async function renewAccess(live: LiveSocket, ctx: Ctx): Promise<void> {
  live.ctx = ctx;
  await renewLenses(live);
}

/** Re-reads a socket's lenses: people change them, and who may open them. */
export async function renewLenses(live: LiveSocket): Promise<void> {
  for (const lens of [...live.lenses.values()]) {
    const renewed = await readLens(live.ctx, lens.request).catch((error: unknown) => {
      // an unavailable engine closes no lens
      if (error instanceof AppError) return null;
      throw error;
    });
    if (live.lenses.get(lens.key) !== lens) continue;
    if (renewed) live.lenses.set(lens.key, renewed);
    else live.lenses.delete(lens.key);
  }
  const { badges } = live;
  if (badges.ids.length > 0) badges.lenses = await listLenses(live.ctx, { ids: badges.ids });
}

/** Returns true if any socket has a list of alarms open, or watches some, so that rows need to be read. */
export const showsAlarms = (sockets: Iterable<LiveSocket>): boolean =>
  [...sockets].some(
    ({ watched, lenses }) => watched.size > 0 || [...lenses.values()].some(({ type }) => type === 'alarm'),
  );
