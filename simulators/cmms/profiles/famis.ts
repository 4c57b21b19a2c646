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

const root = '/MobileWebServices/apis/360facility/v1/';
const refused = (message: string, status = 200): FakeAnswer =>
  answer(status, { Result: false, Context: 1, Message: message });
const closed = ['Closed', 'Cancelled'];

/** Accruent FAMIS 360: OData behind a login, `?key=` for changes, and refusals with status 200. */
export const famisProfile: Profile = {
  base: '',
  handle(request, state) {
    const { method, path, body } = request;
    if (path === '/MobileWebServices/api/Login') return login(objectOf(body), state);
    const [kind, token = ''] = (request.headers.authorization ?? '').split(' ');
    if (kind?.toLowerCase() !== 'bearer' || (state.tokens.get(token) ?? 0) <= state.now().getTime())
      return answer(401, { Message: 'The token has expired.' });
    if (!path.startsWith(root)) return answer(404, { Message: 'No such resource.' });
    const entity = path.slice(root.length);
    if (entity === 'requeststatuses') return answer(200, { value: [] });
    if (entity === 'workordercomments' && method === 'POST') return comment(objectOf(body), state);
    if (entity !== 'workorders') return listOf(entity, request, state);
    if (method === 'GET') return search(request, state);
    const fields = objectOf(body);
    const empty = Object.entries(fields).find(([, value]) => value === null || value === '');
    if (empty) return refused(`${empty[0]} must not be empty.`);
    if (method === 'POST') {
      const order = state.orders.create({
        reference: (fields.ExternalId as string) ?? null,
        status: 'New',
        number: null,
        fields,
        by: 'api',
      });
      return answer(200, { Result: true, Item: rowOf(order) });
    }
    const order = state.orders.get(request.query.get('key') ?? '');
    if (method !== 'PATCH' || !order) return refused('The work order does not exist.', 404);
    const { LastStatusEnum: status, ...rest } = fields;
    if (typeof status === 'string' && closed.includes(order.status))
      return refused(`Work order ${order.id} is closed.`);
    state.orders.change(order.id, { fields: rest, ...(typeof status === 'string' && { status }) }, 'api');
    return answer(200, { Result: true, Item: rowOf(order) });
  },
};

function login({ username, password }: Record<string, unknown>, state: FakeState): FakeAnswer {
  if (username !== state.credentials.username || password !== state.credentials.password)
    return refused('The user name or password is incorrect.');
  const token = randomUUID();
  const expires = state.now().getTime() + state.options.tokenMs;
  state.tokens.set(token, expires);
  return answer(200, {
    Result: true,
    Item: { access_token: token, token_type: 'bearer', '.expires': new Date(expires).toUTCString() },
  });
}

function comment(
  { RequestId: id, RequestDetailDescription: text }: Record<string, unknown>,
  state: FakeState,
): FakeAnswer {
  if (!state.orders.get(String(id))) return refused('The work order does not exist.');
  state.orders.comment(String(id), String(text ?? ''), 'api');
  return answer(200, { Result: true });
}

function search({ query }: FakeRequest, state: FakeState): FakeAnswer {
  const filter = query.get('$filter') ?? '';
  const [, name, operator, text = ''] = /^(\w+) (eq|ge) '?([^']*)'?$/.exec(filter) ?? [];
  if (!name) return refused(`The filter ${filter} is not valid.`, 400);
  const matches = (order: FakeOrder): boolean => {
    if (operator === 'ge') return order.changedAt >= new Date(text);
    return name === 'Id' ? order.id === text : order.reference === text;
  };
  const skip = Number(query.get('$skip') ?? 0);
  const found = state.orders.search().filter(matches);
  return answer(200, { value: found.slice(skip, skip + Number(query.get('$top') ?? 100)).map(rowOf) });
}

function listOf(entity: string, { query }: FakeRequest, state: FakeState): FakeAnswer {
  const skip = Number(query.get('$skip') ?? 0);
  const values = (state.lists.get(entity) ?? []).slice(skip, skip + Number(query.get('$top') ?? 100));
  return answer(200, { value: values.map(({ value, description }) => ({ Id: value, Description: description })) });
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  ...order.fields,
  Id: Number(order.id),
  ExternalId: order.reference,
  LastStatusEnum: order.status,
  RequestStatus: {
    StatusEnum: order.status,
    Description: order.status,
    ClosingStatusFlag: closed.includes(order.status),
  },
  AssignedToName: order.assignee,
  UpdateDate: order.changedAt.toISOString(),
  UpdatedById: order.changedBy,
  WorkOrderComments: order.comments.map(({ id, text, author, at }) => ({
    Id: Number(id),
    RequestDetailDescription: text,
    CreatorName: author,
    CreateDate: at.toISOString(),
  })),
});

/** Systems that speak so. */
export const famisKinds: SystemKind[] = [
  {
    schema: 'famis',
    profile: famisProfile,
    statuses: ['New', 'InProgress', 'Closed'],
    hasToken: true,
    isKnownById: true,
  },
];
