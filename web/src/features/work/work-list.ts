import { pageSizes } from '#domain/constants.ts';
import type { WorkTicketMessage } from '#domain/lists/tickets/message.ts';
import { createListReducer, type ListKind } from '#features/lists/live/live-list.ts';

/** WORK-085: page size. */
export const workPageSize = pageSizes.lensTable;

export type WorkTile = WorkTicketMessage & { cursor?: string | null };

const newestFirst = (a: WorkTile, b: WorkTile) => Number(b.id) - Number(a.id);

/** Tickets in a live list: arrivals stand at the top (WORK-055), what leaves is gone (WORK-056). */
export const workListKind: ListKind<WorkTile, WorkTicketMessage, null> = {
  placement: 'top',
  receivesOthers: true,
  compare: (_, a, b) => newestFirst(a, b),
  newestFirst,
  fromMessage: (message, known) => ({ ...message, cursor: known?.cursor ?? null }),
};

export const workListReducer = createListReducer(workListKind);
