import { useState } from 'react';
import { type Lens, useLensCounts } from '#features/lenses/lenses.ts';
import { useWorkList } from './use-work-list.ts';
import { type TicketModal, type WorkTicketListState, workTicketListState } from './work-list-state.ts';

export interface TicketModals extends Pick<WorkTicketListState, 'showSubmitReviewModal' | 'showFeedbackModal'> {
  onShow: (modal: TicketModal | null) => void;
}

interface ExplorerOptions {
  question: Parameters<typeof useWorkList>[0];
  /** Lenses that are counted beside the list. */
  lenses: readonly Lens[];
  /** The open ticket: another one has no dialog. */
  ticketId?: string | null;
}

/** The live list of tickets of one lens, with its state and the dialogs about the open ticket. */
export function useWorkExplorer({ question, lenses, ticketId = null }: ExplorerOptions) {
  const work = useWorkList(question);
  const counts = useLensCounts(lenses);
  const [shown, setShown] = useState<{ ticketId: string | null; modal: TicketModal | null } | null>(null);
  const isFiltered = question.criteria.length > 0 || question.searchTerm !== '';
  const state = workTicketListState({
    list: work.list,
    loading: work.status === 'loading' || work.isPaging,
    modal: shown?.ticketId === ticketId ? shown.modal : null,
    countedLens: isFiltered ? null : question.lensId,
    counts,
  });
  const { showSubmitReviewModal, showFeedbackModal } = state;
  const onShow = (modal: TicketModal | null) => setShown({ ticketId, modal });
  const modals: TicketModals = { showSubmitReviewModal, showFeedbackModal, onShow };
  return { work, state, isFiltered, modals };
}

/** The dialogs about a ticket that is open without a list. */
export function useTicketModals(): TicketModals {
  const [modal, onShow] = useState<TicketModal | null>(null);
  return { showSubmitReviewModal: modal === 'review', showFeedbackModal: modal === 'feedback', onShow };
}
