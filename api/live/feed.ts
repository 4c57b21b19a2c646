import type { ChangeList, Changes } from '../../domain/changes/changes-message.ts';
import type { Ctx } from '../../domain/identity/ctx.ts';
import type { createBadges } from './badges.ts';
import type { LiveSocket } from './live-socket.ts';

/** The room of one customer's sockets, as feeds know it. */
export interface FeedRoom extends Pick<Ctx, 'db' | 'log' | 'clock' | 'history'> {
  customerId: number;
  sockets: ReadonlySet<LiveSocket>;
  badges: Pick<ReturnType<typeof createBadges>, 'touch' | 'ask'>;
  /** Disconnects sockets that read too slowly. */
  dropSlow(): void;
}

/** Sends what a batch of changes means to the sockets of one customer. */
export interface Feed {
  /** Position among the feeds of a batch: who may see what comes first, and what takes longest last. */
  rank: number;
  /** Lists of changes without which it has nothing to send; messages that hold none that a feed reads are not parsed. */
  reads: readonly ChangeList[];
  /** Returns true while nobody wants what it reads. */
  isIdle?(): boolean;
  /** Takes the messages of a batch, those that only other feeds read as well. */
  publish(messages: readonly Changes[]): void | Promise<void>;
  /** Sends what has changed by the passing of time. */
  tick?(): Promise<void>;
  close?(): void;
}

/** Creates a feed for the room of one customer. */
export type CreateFeed = (room: FeedRoom) => Feed;
