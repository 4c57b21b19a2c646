import { pageSizes } from '#domain/constants.ts';
import type { WorkTicketMessage } from '#domain/live/socket-events.ts';

/** WORK-085: page size. */
export const workPageSize = pageSizes.lensTable;

export type WorkTile = WorkTicketMessage;

/** List of work as drawn (WORK-027). */
export interface WorkListState {
  workTickets: WorkTile[];
  /** Tickets chosen for bulk closing. */
  chosen: ReadonlySet<string>;
  loading: boolean;
  limit: number;
  /** Number of rows asked for. */
  offset: number;
  /** Cursor of the last row read; null if no row follows. */
  after: string | null;
  totalCount: number | null;
  /** Tickets by lens. */
  counts: ReadonlyMap<string, number>;
}

export type WorkListAction =
  | { type: 'reset' }
  | { type: 'loading' }
  | { type: 'failed' }
  | { type: 'page'; workTickets: Array<WorkTile & { cursor: string }>; offset: number; totalCount: number }
  | { type: 'ingress' | 'egress' | 'updated'; ticket: WorkTile }
  | { type: 'choose'; id: string }
  | { type: 'unchoose' }
  | { type: 'counted'; counts: ReadonlyMap<string, number> };

export const emptyWorkList: WorkListState = {
  workTickets: [],
  chosen: new Set(),
  loading: true,
  limit: workPageSize,
  offset: 0,
  after: null,
  totalCount: null,
  counts: new Map(),
};

const without = (tickets: readonly WorkTile[], id: string): WorkTile[] => tickets.filter((one) => one.id !== id);

function hear(state: WorkListState, { type, ticket }: { type: 'ingress' | 'egress' | 'updated'; ticket: WorkTile }) {
  const { workTickets, totalCount } = state;
  const known = workTickets.find(({ id }) => id === ticket.id);
  // outdated
  if (known && known.version > ticket.version) return state;
  const counted = (by: number) => (totalCount === null ? null : Math.max(0, totalCount + by));
  if (type === 'egress') {
    if (!known) return state;
    return { ...state, workTickets: without(workTickets, ticket.id), totalCount: counted(-1) };
  }
  if (known) return { ...state, workTickets: workTickets.map((one) => (one.id === ticket.id ? ticket : one)) };
  if (type === 'updated') return state;
  return { ...state, workTickets: [ticket, ...workTickets], totalCount: counted(1) };
}

/** Reducer of the list of work: pure, so that each rule can be tested alone. */
export function workListReducer(state: WorkListState, action: WorkListAction): WorkListState {
  switch (action.type) {
    case 'reset':
      // keep the counts of lenses
      return { ...emptyWorkList, counts: state.counts };
    case 'loading':
      return { ...state, loading: true };
    case 'failed':
      return { ...state, loading: false };
    case 'page': {
      const before = action.offset === 0 ? [] : state.workTickets;
      const known = new Set(before.map(({ id }) => id));
      return {
        ...state,
        loading: false,
        workTickets: [...before, ...action.workTickets.filter(({ id }) => !known.has(id))],
        offset: action.offset + state.limit,
        after: action.workTickets.length < state.limit ? null : (action.workTickets.at(-1)?.cursor ?? null),
        totalCount: action.totalCount,
      };
    }
    case 'ingress':
    case 'egress':
    case 'updated':
      return hear(state, action);
    case 'choose': {
      const chosen = new Set(state.chosen);
      if (!chosen.delete(action.id)) chosen.add(action.id);
      return { ...state, chosen };
    }
    case 'unchoose':
      return { ...state, chosen: new Set() };
    case 'counted':
      return { ...state, counts: action.counts };
  }
}
