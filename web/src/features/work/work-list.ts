import { pageSizes } from '../../../../domain/constants.ts';
import type { WorkTicketMessage } from '../../../../domain/live/socket-events.ts';

/** WORK-085: rows a page. */
export const workPageSize = pageSizes.lensTable;

export type WorkTile = WorkTicketMessage;

/** The list of work as drawn (WORK-027). */
export interface WorkListState {
  workTickets: WorkTile[];
  /** The ticket whose tile is selected; no other is. */
  selectedId: string | null;
  /** Tickets that are chosen for closing many. */
  chosen: ReadonlySet<string>;
  loading: boolean;
  limit: number;
  offset: number;
  totalCount: number | null;
  /** Tickets of each lens. */
  counts: ReadonlyMap<string, number>;
}

export type WorkListAction =
  | { type: 'reset' }
  | { type: 'loading' }
  | { type: 'failed' }
  | { type: 'page'; workTickets: WorkTile[]; offset: number; totalCount: number }
  | { type: 'ingress' | 'egress' | 'updated'; ticket: WorkTile }
  | { type: 'select'; id: string | null }
  | { type: 'choose'; id: string }
  | { type: 'unchoose' }
  | { type: 'counted'; counts: ReadonlyMap<string, number> };

export const emptyWorkList: WorkListState = {
  workTickets: [],
  selectedId: null,
  chosen: new Set(),
  loading: true,
  limit: workPageSize,
  offset: 0,
  totalCount: null,
  counts: new Map(),
};

const without = (tickets: readonly WorkTile[], id: string): WorkTile[] => tickets.filter((one) => one.id !== id);

function hear(state: WorkListState, { type, ticket }: { type: 'ingress' | 'egress' | 'updated'; ticket: WorkTile }) {
  const { workTickets, totalCount } = state;
  const known = workTickets.find(({ id }) => id === ticket.id);
  // told late
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

/** The list of work: pure, so that every rule about its tiles can be tested alone. */
export function workListReducer(state: WorkListState, action: WorkListAction): WorkListState {
  switch (action.type) {
    case 'reset':
      // what is known of lenses stays
      return { ...emptyWorkList, counts: state.counts, selectedId: state.selectedId };
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
        totalCount: action.totalCount,
      };
    }
    case 'ingress':
    case 'egress':
    case 'updated':
      return hear(state, action);
    case 'select':
      return { ...state, selectedId: action.id };
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
