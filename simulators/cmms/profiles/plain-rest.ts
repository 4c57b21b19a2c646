import { randomUUID } from 'node:crypto';
import {
  answer,
  basic,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  objectOf,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

/** Checks the caller's credentials. */
type Gate = (request: FakeRequest, state: FakeState) => boolean;

/** A plain REST interface behind a gate; with `login`, that of WebTMA's Platform API. */
const plain = (
  collection: string,
  names: Record<'reference' | 'changedAt' | 'changedBy' | 'assignee', string>,
  isKnown: Gate,
  login = false,
): Profile => {
  const rowOf = (order: FakeOrder): Record<string, unknown> => ({
    ...order.fields,
    id: order.id,
    number: order.number,
    status: order.status,
    version: String(order.stamp),
    [names.reference]: order.reference,
    [names.assignee]: order.assignee,
    [names.changedAt]: order.changedAt.toISOString(),
    [names.changedBy]: order.changedBy,
    comments: order.comments.map(({ id, text, author, at }) => ({ id, text, author, createdAt: at.toISOString() })),
  });

  function list({ query }: FakeRequest, state: FakeState): FakeAnswer {
    const [reference, since] = [query.get('externalReference'), query.get('modifiedSince')];
    const offset = Number(query.get('offset') ?? 0);
    const found = state.orders
      .search()
      .filter(
        (order) =>
          (reference === null || order.reference === reference) && (!since || order.changedAt >= new Date(since)),
      );
    return answer(200, { items: found.slice(offset, offset + Number(query.get('limit') ?? 50)).map(rowOf) });
  }

  function create(fields: Record<string, unknown>, once: unknown, state: FakeState): FakeAnswer {
    if (typeof once === 'string' && state.taken.has(once)) return answer(409, { message: 'This was sent before.' });
    if (typeof once === 'string') state.taken.set(once, state.now().getTime());
    return answer(
      201,
      rowOf(
        state.orders.create({
          reference: (fields[names.reference] as string) ?? null,
          status: 'Open',
          fields,
          by: 'api',
        }),
      ),
    );
  }

  return {
    base: '',
    handle(request, state) {
      const { method, path, headers, body } = request;
      if (login && path === '/v2/Users/Authenticate') return signIn(objectOf(body), state);
      if (!isKnown(request, state)) return answer(401, { message: 'Who are you?' });
      if (path !== collection && !path.startsWith(`${collection}/`)) return answer(404, { message: 'Not found.' });
      const [, id, part] = path.slice(collection.length).split('/');
      if (id === undefined)
        return method === 'GET' ? list(request, state) : create(objectOf(body), headers['idempotency-key'], state);
      const order = state.orders.get(decodeURIComponent(id));
      if (!order) return answer(404, { message: `There is no order ${id}` });
      if (part === 'comments' && method === 'POST') {
        state.orders.comment(order.id, String(objectOf(body).text ?? ''), 'api');
        return answer(201, {});
      }
      if (method !== 'GET') {
        if (headers['if-match'] && headers['if-match'] !== String(order.stamp))
          return answer(412, { message: 'It was changed.' });
        const { status, ...fields } = objectOf(body);
        state.orders.change(order.id, { fields, ...(typeof status === 'string' && { status }) }, 'api');
      }
      return answer(200, rowOf(order));
    },
  };
};

function signIn({ client, username, password, apiKey }: Record<string, unknown>, state: FakeState): FakeAnswer {
  const { credentials } = state;
  const byKey = apiKey !== undefined && apiKey === credentials.apiKey;
  const byPassword =
    client === credentials.client && username === credentials.username && password === credentials.password;
  if (!byKey && !byPassword) return answer(401, { message: 'The user is not known.' });
  const token = randomUUID();
  state.tokens.set(token, state.now().getTime() + state.options.tokenMs);
  return answer(200, { token });
}

const byPassword: Gate = ({ headers }, { credentials }) =>
  headers.authorization === basic(credentials.username, credentials.password);

const byToken: Gate = ({ headers }, { tokens, now }) => {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return (tokens.get(token) ?? 0) > now().getTime();
};

/** A partner acting for a client of its own: all four headers must match. */
const byPartner: Gate = ({ headers }, { credentials }) =>
  headers['segment-id'] === credentials.segmentId &&
  headers['partner-account-number'] === credentials.partnerAccountNumber &&
  headers['partner-pass-code'] === credentials.partnerPassCode &&
  headers['client-account-number'] === credentials.clientAccountNumber;

export const webTmaCloudProfile = plain(
  '/v2/WorkOrders',
  { reference: 'externalReference', changedAt: 'modifiedDate', changedBy: 'modifiedBy', assignee: 'supervisor' },
  byToken,
  true,
);
const plainNames = {
  reference: 'externalReference',
  changedAt: 'modifiedAt',
  changedBy: 'modifiedBy',
  assignee: 'assignee',
};
export const plainRestProfile = plain('/workorders', plainNames, byPassword);
export const sabreProfile = plain('/workorders', plainNames, byPartner);

/** Systems that speak so. */
export const plainRestKinds: SystemKind[] = [
  {
    schema: 'webTMACloud',
    profile: webTmaCloudProfile,
    statuses: ['Open', 'Started', 'Closed'],
    more: { apiKey: '' },
    hasToken: true,
  },
  { schema: 'tms', profile: plainRestProfile, statuses: ['Open', 'Started', 'Closed'], more: { apiKey: '' } },
  { schema: 'sabre', profile: sabreProfile, statuses: ['Open', 'Started', 'Closed'] },
];
