import {
  answer,
  basic,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';
import { plainRestProfile } from './plain-rest.ts';

const reports = '/fmax/api/v3/iq-reports/custom-resource';

/** AssetWorks AiM: its IQ reports are as documented; writes use a site's own plain interface. */
export const aimProfile: Profile = {
  base: '',
  handle(request, state) {
    const { username, password } = state.credentials;
    if (request.headers.authorization !== basic(username, password))
      return answer(401, { message: 'You are not authorized to run this report.' });
    return request.path === reports ? report(request, state) : plainRestProfile.handle(request, state);
  },
};

/** A report names its table and fields, and whole months: `CM` this one, `PM` the one before. */
function report({ query, method }: FakeRequest, state: FakeState): FakeAnswer {
  if (method !== 'GET') return answer(405, { message: 'Reports are read only.' });
  if (query.get('tableName') !== 'AePPhaseE')
    return answer(400, { message: `There is no table ${query.get('tableName')}` });
  const names = (query.get('fields') ?? '').split(',').filter(Boolean);
  if (names.length === 0) return answer(400, { message: 'Name the fields.' });
  const months = query.get('timePeriod')?.split(',') ?? [];
  if (months.length > 0 && !names.includes(query.get('date') ?? ''))
    return answer(400, { message: 'A time period needs a date.' });
  const now = state.now();
  const monthsAgo = (at: Date): number =>
    (now.getUTCFullYear() - at.getUTCFullYear()) * 12 + now.getUTCMonth() - at.getUTCMonth();
  const wanted = months.map((month) => ({ CM: 0, PM: 1 })[month]);
  const reference = query.get('ref_no');
  const found = state.orders
    .search()
    .filter(
      (order) =>
        (reference === null || order.reference === reference) &&
        (months.length === 0 || wanted.includes(monthsAgo(order.changedAt))),
    );
  const offset = Number(query.get('rowOffset') ?? 0);
  const page = found.slice(offset, offset + Number(query.get('rowLimit') ?? 10));
  const picked = (row: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return answer(200, { ResultSet: { Results: page.map((order) => picked(rowOf(order))) } });
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  proposal: order.id,
  status_code: order.status.toUpperCase(),
  assigned_to: order.assignee,
  ref_no: order.reference,
  edit_date: order.changedAt.toISOString(),
  edit_clerk: order.changedBy,
});

/** Systems that speak so. */
export const aimKinds: SystemKind[] = [
  {
    schema: 'aim',
    profile: aimProfile,
    statuses: ['OPEN', 'STARTED', 'CLOSED'],
    more: { apiKey: '' },
    isKnownById: true,
  },
];
