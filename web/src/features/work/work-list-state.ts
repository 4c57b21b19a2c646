import { lensCountMax } from '#domain/constants.ts';
import type { ListRow, LiveList } from '#features/lists/live/live-list.ts';
import { type WorkTile, workPageSize } from './work-list.ts';

/** Dialogs about the open ticket that belong to the state of its list. */
export type TicketModal = 'review' | 'feedback';
export type CloseField = 'status' | 'completedWorkDetails';

/** State of a list of work tickets (WORK-027). */
export interface WorkTicketListState {
  /** Tickets in the list. */
  workTickets: readonly WorkTile[];
  /** Tickets as drawn: those that have just left, too. */
  tiles: readonly ListRow<WorkTile>[];
  loading: boolean;
  /** Size of a page. */
  limit: number;
  /** Number of tickets read: the next page follows them. */
  offset: number;
  /** Null until it is known. */
  totalCount: number | null;
  showSubmitReviewModal: boolean;
  showFeedbackModal: boolean;
  /** Fields without which tickets are not closed together. */
  requiredFields: readonly CloseField[];
  /** Counts of lenses, by id. */
  counts: ReadonlyMap<string, number>;
}

interface ListFacts extends Pick<WorkTicketListState, 'counts'> {
  list: Pick<LiveList<WorkTile, null>, 'rows' | 'total'>;
  loading: boolean;
  modal: TicketModal | null;
  /** Lens whose count is the list's, until the list has said its own; null for a filtered list. */
  countedLens: string | null;
}

const requiredFields: readonly CloseField[] = ['status', 'completedWorkDetails'];

/**
 * Derives the state from a live list and what is shown about it. Counts and required fields do not come from the list:
 * a reset of the list keeps them (WORK-058).
 */
export function workTicketListState({ list, loading, modal, countedLens, counts }: ListFacts): WorkTicketListState {
  const workTickets = list.rows.filter(({ leftAt }) => leftAt === null).map(({ item }) => item);
  const counted = countedLens === null ? undefined : counts.get(countedLens);
  return {
    workTickets,
    tiles: list.rows,
    loading,
    limit: workPageSize,
    offset: workTickets.length,
    totalCount: list.total ?? (counted !== undefined && counted < lensCountMax ? counted : null),
    showSubmitReviewModal: modal === 'review',
    showFeedbackModal: modal === 'feedback',
    requiredFields,
    counts,
  };
}
