import { randomUUID } from 'node:crypto';
import {
  answer,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  objectOf,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

/** Brightly Asset Essentials: sign-in by a form, the token in place of a password, numbered pages. */
export const assetEssentialsProfile: Profile = {
  base: '/Northgate/api/v2',
  handle(request, state) {
    const { method, path, headers, body } = request;
    if (path === '/login') return login(headers['content-type'] ?? '', String(body ?? ''), state);
    const token = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if ((state.tokens.get(token) ?? 0) <= state.now().getTime())
      return answer(401, { ErrorMessage: 'The token is not valid.' });
    const [, kind, id, part] = path.split('/');
    if (kind !== 'workorders') return answer(404, { ErrorMessage: 'Not found.' });
    if (id === undefined) return method === 'GET' ? page(request, state) : create(objectOf(body), state);
    const order = state.orders.get(decodeURIComponent(id));
    if (!order) return answer(404, { ErrorMessage: `Work order ${id} was not found.` });
    if (method === 'PUT') {
      if (part !== 'partial') return answer(400, { ErrorMessage: 'All fields are required.' });
      const { StatusName: status, ...fields } = objectOf(body);
      state.orders.change(order.id, { fields, ...(typeof status === 'string' && { status }) }, 'api');
    }
    return answer(200, rowOf(order));
  },
};

function login(contentType: string, body: string, state: FakeState): FakeAnswer {
  const form = new URLSearchParams(body);
  const { username, password } = state.credentials;
  if (!contentType.startsWith('application/x-www-form-urlencoded'))
    return answer(415, { ErrorMessage: 'A form is expected.' });
  if (form.get('LoginName') !== username || form.get('Password') !== password || !form.get('CultureCode'))
    return answer(400, { ErrorMessage: 'Login name or password is not valid.' });
  const token = randomUUID();
  state.tokens.set(
    token,
    state.now().getTime() + Math.min(state.options.tokenMs, Number(form.get('Expires')) * 60_000),
  );
  return answer(200, { Token: token });
}

function create(fields: Record<string, unknown>, state: FakeState): FakeAnswer {
  if (!fields.Title) return answer(400, { ErrorMessage: 'Title is required.' });
  const order = state.orders.create({
    reference: (fields.ExternalReference as string) ?? null,
    status: 'New',
    fields,
    by: 'api',
  });
  return answer(200, rowOf(order));
}

function page({ query }: FakeRequest, state: FakeState): FakeAnswer {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 10)];
  const [reference, since] = [query.get('ExternalReference'), query.get('ModifiedSince')];
  const found = state.orders
    .search()
    .filter(
      (order) =>
        (reference === null || order.reference === reference) && (!since || order.changedAt >= new Date(since)),
    );
  return answer(200, {
    Items: found.slice((number - 1) * size, number * size).map(rowOf),
    HasNextPage: found.length > number * size,
    PageNumber: number,
    PageSize: size,
    TotalItems: found.length,
  });
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  ...order.fields,
  WorkOrderID: order.id,
  WorkOrderNo: order.number,
  ExternalReference: order.reference,
  StatusName: order.status,
  AssignedTo: order.assignee,
  ModifiedDate: order.changedAt.toISOString(),
  ModifiedBy: order.changedBy,
});

/** Systems that speak so. */
export const assetEssentialsKinds: SystemKind[] = [
  { schema: 'schoolDude', profile: assetEssentialsProfile, statuses: ['New', 'Open', 'Closed'], hasToken: true },
];
