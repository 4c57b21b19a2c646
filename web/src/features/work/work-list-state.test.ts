import { expect, test } from 'vitest';
import { emptyList } from '#features/lists/live/live-list.ts';
import { type WorkTile, workListReducer } from './work-list.ts';
import { workTicketListState } from './work-list-state.ts';

const ticket = (id: string) => ({ id, version: 1, displayId: `W${id}`, cursor: id }) as WorkTile;
const counts = new Map([
  ['active-work', 31],
  ['closed-work', 10_000],
]);
const shown = { loading: false, modal: null, countedLens: 'active-work', counts } as const;
const read = workListReducer(emptyList(null), {
  type: 'started',
  sort: null,
  items: [ticket('3'), ticket('2')],
  hasMore: true,
  total: 31,
});

test('WORK-027 the state of a work list says its tickets, where it is, what is shown, and what is required', () => {
  const left = { ...read, rows: read.rows.map((row, index) => (index === 0 ? { ...row, leftAt: 1 } : row)) };
  const state = workTicketListState({ ...shown, list: left, modal: 'review' });
  expect(Object.keys(state).sort()).toEqual(
    [
      ...['workTickets', 'tiles', 'loading', 'limit', 'offset', 'totalCount', 'showSubmitReviewModal'],
      ...['showFeedbackModal', 'requiredFields', 'counts'],
    ].sort(),
  );
  expect(state).toMatchObject({ loading: false, limit: 50, offset: 1, totalCount: 31 });
  expect(state).toMatchObject({ showSubmitReviewModal: true, showFeedbackModal: false });
  expect(state.workTickets.map(({ id }) => id)).toEqual(['2']);
  expect(state.tiles.map(({ item }) => item.id)).toEqual(['3', '2']);
  expect(workTicketListState({ ...shown, list: read, modal: 'feedback' })).toMatchObject({ showFeedbackModal: true });
});

test('WORK-058 a list that is reset has no tickets and no dialog, and keeps counts and required fields', () => {
  const before = workTicketListState({ ...shown, list: read, modal: 'feedback' });
  const after = workTicketListState({ ...shown, list: emptyList<WorkTile, null>(null), loading: true });
  expect(after).toMatchObject({ workTickets: [], tiles: [], offset: 0, loading: true });
  expect(after).toMatchObject({ showSubmitReviewModal: false, showFeedbackModal: false });
  expect(after.counts).toBe(before.counts);
  expect(after.requiredFields).toBe(before.requiredFields);
  expect(after.requiredFields).toEqual(['status', 'completedWorkDetails']);
});

test('the count of its lens stands for a total that is not read yet, unless it is only a bound or filters narrow it', () => {
  const totalOf = (countedLens: string | null) =>
    workTicketListState({ ...shown, list: emptyList<WorkTile, null>(null), countedLens }).totalCount;
  expect(totalOf('active-work')).toBe(31);
  expect(totalOf('closed-work')).toBeNull();
  expect(totalOf('my-work')).toBeNull();
  expect(totalOf(null)).toBeNull();
});
