import { localText, readTime } from '../../../domain/cmms/connectors/times.ts';
import { answer, basic, type FakeAnswer, type FakeState, objectOf, type Profile, type SystemKind } from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

const minuteMs = 60_000;
const closed = ['CLOSED', 'CANCELED', 'DENIED'];
const names: Record<string, string> = { REQ: 'Requested', OPEN: 'Open', CLOSED: 'Closed', ONHOLD: 'On hold' };

/** Accruent Maintenance Connection v8: lists in, lists out; 403 above its call limit; times by its own clock. */
export const maintenanceConnectionProfile: Profile = {
  base: '/v8',
  handle({ method, path, query, headers, body }, state) {
    const now = state.now().getTime();
    state.calls = [...state.calls.filter((at) => at > now - minuteMs), now];
    if (state.calls.length > state.options.maxCallsPerMinute) return answer(403);
    const { connectionKey, apiKey } = state.credentials;
    if (headers.authorization !== basic(connectionKey, apiKey))
      return answer(401, { Message: 'Authorization has been denied for this request.' });
    const [, kind, id] = path.split('/');
    if (kind?.toLowerCase() !== 'workorders') return answer(404, { Message: 'No such resource.' });
    if (method === 'DELETE') return answer(501, { Message: 'Not implemented.' });
    if (id === undefined) {
      if (method === 'GET') return search(query, state);
      if (!Array.isArray(body)) return answer(400, { Message: 'An array is expected.' });
      return method === 'POST' ? create(body, state) : answer(501, { Message: 'Not implemented.' });
    }
    const order = state.orders.get(id);
    if (!order) return answer(404, { Message: `Work order ${id} was not found.` });
    if (method === 'PUT') {
      if (closed.includes(order.status)) return answer(400, { Message: `Work order ${order.number} is closed.` });
      change(order, objectOf(body), state);
    }
    return answer(200, { Results: [rowOf(order, state)] });
  },
};

function create(rows: unknown[], state: FakeState): FakeAnswer {
  const made = rows.map((row) => {
    const { StatusDetails: _, ...fields } = objectOf(row);
    return state.orders.create({
      reference: (fields.UDFChar1 as string | undefined) ?? null,
      status: 'REQ',
      number: `WO-${state.orders.dump().length + 1}`,
      fields,
      by: 'API',
    });
  });
  return answer(201, { Results: made.map((order) => rowOf(order, state)) });
}

function change(
  order: FakeOrder,
  { StatusDetails: status, ...fields }: Record<string, unknown>,
  state: FakeState,
): void {
  const to = objectOf(status).Value;
  state.orders.change(order.id, { fields, ...(typeof to === 'string' && { status: to }) }, 'API');
}

function search(query: URLSearchParams, state: FakeState): FakeAnswer {
  const top = Number(query.get('$top') ?? 50);
  if (top > 500) return answer(400, { Message: '$top is at most 500.' });
  const skip = Number(query.get('$skip') ?? 0);
  const filter = query.get('$filter');
  const [, name, operator, text = ''] = /^(\w+) (eq|ge) "([^"]*)"$/.exec(filter ?? '') ?? [];
  if (filter !== null && !name) return answer(400, { Message: `The filter ${filter} is not valid.` });
  const since = readTime(text, state.timezone) ?? new Date(0);
  const found = state.orders
    .search()
    .filter((order) =>
      name === undefined ? true : operator === 'ge' ? order.changedAt >= since : order.fields[name] === text,
    );
  return answer(200, {
    Results: found.slice(skip, skip + top).map((order) => rowOf(order, state)),
    Total: found.length,
  });
}

const rowOf = (order: FakeOrder, state: FakeState): Record<string, unknown> => ({
  ...order.fields,
  PK: Number(order.id),
  ID: order.number,
  StatusDetails: {
    Value: order.status,
    Description: state.statusNames.get(order.status) ?? names[order.status] ?? order.status,
  },
  IsOpen: !closed.includes(order.status),
  SupervisorRef: order.assignee === null ? null : { Name: order.assignee },
  LastModifiedDate: localText(order.changedAt, state.timezone),
  LastModifiedBy: order.changedBy,
});

/** Systems that speak so. */
export const maintenanceConnectionKinds: SystemKind[] = [
  { schema: 'maintenanceConnection', profile: maintenanceConnectionProfile, statuses: ['REQ', 'OPEN', 'CLOSED'] },
];
