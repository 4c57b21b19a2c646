import { expect, test } from 'vitest';
import { emptyList, type LiveList, liveListLimits } from '#features/lists/live/live-list.ts';
import { type WorkTile, workListReducer, workPageSize } from './work-list.ts';

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
const items = (...tickets: WorkTile[]): WorkTile[] => tickets.map((one) => ({ ...one, cursor: `behind ${one.id}` }));
const none: WorkList = emptyList(null);
type WorkList = LiveList<WorkTile, null>;
const page = (...tickets: WorkTile[]): WorkList =>
  workListReducer(none, { type: 'started', sort: null, items: items(...tickets), hasMore: true, total: 10 });
const receive = (list: WorkList, type: 'ingress' | 'egress' | 'updated', message: WorkTile): WorkList =>
  workListReducer(list, { type: 'received', events: [{ type, message }], untouched: false, now: 1 });
const ids = ({ rows }: WorkList) => rows.map(({ item }) => item.id);

test('WORK-055 an ingress inserts at the top unless the ticket is there already', () => {
  const list = page(ticket(4), ticket(1));
  const once = receive(list, 'ingress', ticket(3));
  expect(ids(once)).toEqual(['3', '4', '1']);
  expect(once.total).toBe(11);
  const again = receive(once, 'ingress', ticket(4, { objective: 'Changed', version: 2 }));
  expect(ids(again)).toEqual(['3', '4', '1']);
  expect(again.rows[1]?.item.objective).toBe('Changed');
  expect(again.total).toBe(11);
});

test('WORK-056 an egress removes the ticket; one that is not known changes nothing', () => {
  const list = page(ticket(2), ticket(1));
  const gone = receive(list, 'egress', ticket(2, { version: 2 }));
  expect(ids(gone)).toEqual(['1']);
  expect(gone.total).toBe(9);
  const same = receive(list, 'egress', ticket(9));
  expect([ids(same), same.total]).toEqual([ids(list), 10]);
});

test('what is told late, or of a ticket that is not in the list, changes nothing', () => {
  const list = page(ticket(1, { version: 5 }));
  expect(receive(list, 'updated', ticket(1, { version: 4 }))).toBe(list);
  expect(receive(list, 'updated', ticket(2, { version: 9 }))).toBe(list);
});

test('WORK-085 a page has fifty tickets, and the next follows the last of them', () => {
  expect(workPageSize).toBe(50);
  const list = page(ticket(2), ticket(1));
  const next = workListReducer(list, { type: 'paged', items: items(ticket(1), ticket(0)), hasMore: false, total: 10 });
  expect(ids(next)).toEqual(['2', '1', '0']);
  expect(next.hasMore).toBe(false);
});

test('more is read behind the last ticket that was read, whatever has come in above it meanwhile', () => {
  const full = page(...Array.from({ length: workPageSize }, (_, index) => ticket(workPageSize - index)));
  const later = receive(full, 'ingress', ticket(99));
  expect(later.edge?.cursor).toBe('behind 1');
  expect(receive(later, 'egress', ticket(1, { version: 2 })).edge?.cursor).toBe('behind 1');
});

test('a reading after a lost connection replaces the list', () => {
  const list = page(ticket(3), ticket(2), ticket(1));
  const again = workListReducer(list, {
    ...{ type: 'refetched', now: 1, items: items(ticket(4), ticket(2)), hasMore: false, total: 2 },
  });
  expect(ids(again)).toEqual(['4', '2']);
  expect([again.total, again.waiting.length]).toEqual([2, 0]);
});

test('a flood of tickets drops rows far below only while the list is at its top', () => {
  const many = page(...Array.from({ length: liveListLimits.rows }, (_, index) => ticket(index + 1)));
  const flood = { type: 'received', events: [{ type: 'ingress', message: ticket(9_000) }], now: 1 } as const;
  expect(workListReducer(many, { ...flood, untouched: false }).rows).toHaveLength(liveListLimits.rows + 1);
  const shorter = workListReducer(many, { ...flood, untouched: true });
  expect(shorter.rows).toHaveLength(liveListLimits.rows);
  expect([shorter.rows[0]?.item.id, shorter.hasMore]).toEqual(['9000', true]);
});
