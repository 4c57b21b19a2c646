import { expect, test } from 'vitest';
import { emptyWorkList, type WorkListState, type WorkTile, workListReducer, workPageSize } from './work-list.ts';

const ticket = (id: number, given: Partial<WorkTile> = {}): WorkTile => ({
  id: String(id),
  displayId: `W${id}`,
  objective: 'Inspect',
  state: 'OPEN',
  isResolved: null,
  isResolvedInferred: null,
  isEscalated: false,
  pendingReview: false,
  assignee: null,
  assigneeAvatarUrl: null,
  alarmCount: 1,
  createdAt: '2026-05-01T00:00:00.000Z',
  dueAt: '2026-05-02T00:00:00.000Z',
  closedAt: null,
  externalId: null,
  externalNumber: null,
  externalStatus: null,
  externalSystem: null,
  isExternalSystemActive: false,
  cmmsSyncStatus: null,
  cmmsSyncFailureNotificationDismissedAt: null,
  version: 1,
  ...given,
});
const read = (...tickets: WorkTile[]) => tickets.map((one) => ({ ...one, cursor: `behind ${one.id}` }));
const page = (...tickets: WorkTile[]): WorkListState =>
  workListReducer(emptyWorkList, { type: 'page', workTickets: read(...tickets), offset: 0, totalCount: 10 });
const ids = ({ workTickets }: WorkListState) => workTickets.map(({ id }) => id);

test('WORK-055 an ingress inserts at the top unless the ticket is there already', () => {
  const list = page(ticket(2), ticket(1));
  const once = workListReducer(list, { type: 'ingress', ticket: ticket(3) });
  expect(ids(once)).toEqual(['3', '2', '1']);
  const again = workListReducer(once, { type: 'ingress', ticket: ticket(2, { objective: 'Changed', version: 2 }) });
  expect(ids(again)).toEqual(['3', '2', '1']);
  expect(again.workTickets[1]?.objective).toBe('Changed');
});

test('WORK-056 an egress removes the ticket; one that is not known changes nothing', () => {
  const list = page(ticket(2), ticket(1));
  expect(ids(workListReducer(list, { type: 'egress', ticket: ticket(2, { version: 2 }) }))).toEqual(['1']);
  expect(workListReducer(list, { type: 'egress', ticket: ticket(9) })).toBe(list);
});

test('what is told late changes nothing', () => {
  const list = page(ticket(1, { version: 5 }));
  expect(workListReducer(list, { type: 'updated', ticket: ticket(1, { version: 4 }) })).toBe(list);
});

test('WORK-085 loading more advances the offset by the limit, fifty', () => {
  expect(workPageSize).toBe(50);
  const list = page(ticket(2), ticket(1));
  expect(list.offset).toBe(workPageSize);
  const next = workListReducer(list, {
    type: 'page',
    workTickets: read(ticket(1), ticket(0)),
    offset: 50,
    totalCount: 10,
  });
  expect(next.offset).toBe(2 * workPageSize);
  expect(ids(next)).toEqual(['2', '1', '0']);
});

test('more is read behind the last ticket that was read, whatever has come in above it meanwhile; a short page is the last', () => {
  const full = page(...Array.from({ length: workPageSize }, (_, index) => ticket(workPageSize - index)));
  const later = workListReducer(full, { type: 'ingress', ticket: ticket(99) });
  expect(later.after).toBe('behind 1');
  expect(workListReducer(later, { type: 'egress', ticket: ticket(1, { version: 2 }) }).after).toBe('behind 1');
  const last = { type: 'page', workTickets: read(ticket(0)), offset: workPageSize, totalCount: 52 } as const;
  expect(workListReducer(later, last).after).toBeNull();
});

test('a reset keeps what is known of lenses', () => {
  const counted = workListReducer(page(ticket(1)), { type: 'counted', counts: new Map([['all-work', 4]]) });
  const reset = workListReducer(counted, { type: 'reset' });
  expect(reset.counts.get('all-work')).toBe(4);
  expect(ids(reset)).toEqual([]);
});
