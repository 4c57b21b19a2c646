import { type Descriptor, eitherBy } from '../descriptor.ts';
import { restComments, restOrder } from '../rest-order.ts';
import { isoWithOffset, readTime } from '../times.ts';
import { at, textOf } from '../values.ts';

/** TMA Systems WebTMA by its Platform API. */
export const webTMACloud: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'login',
    call: (setting) => ({
      method: 'POST',
      path: '/v2/Users/Authenticate',
      body: {
        clientId: setting('clientId'),
        ...(setting('apiKey')
          ? { apiKey: setting('apiKey') }
          : { client: setting('client'), username: setting('username'), password: setting('password') }),
      },
    }),
    read: (answer) => {
      const token = textOf(at(answer, '/token') ?? at(answer, '/access_token'));
      return token ? { token, expiresAt: readTime(at(answer, '/expires'), 'UTC')?.getTime() ?? null } : null;
    },
    headers: (token) => ({ authorization: `Bearer ${token}` }),
  },
  test: { method: 'GET', path: '/v2/WorkOrders', query: { limit: '1', offset: '0' } },
  names: {
    reference: 'externalReference',
    description: 'actionRequested',
    details: 'comments',
    dueAt: 'completeByDate',
    assignee: 'supervisor',
  },
  maxLength: { externalReference: 50, actionRequested: 2_000 },
  nullPolicy: 'omit',
  timezone: 'utc',

  list: {
    call: (filter) => ({
      method: 'GET',
      path: '/v2/WorkOrders',
      query: eitherBy(filter, { reference: 'externalReference', since: 'modifiedSince' }),
    }),
    items: '/items',
    paging: { kind: 'skip', size: 'limit', skip: 'offset' },
    maxSize: 200,
    since: isoWithOffset,
  },
  read: { call: (id) => ({ method: 'GET', path: `/v2/WorkOrders/${encodeURIComponent(id)}` }), item: '' },
  create: {
    call: (body) => ({ method: 'POST', path: '/v2/WorkOrders', body }),
    id: ({ body }) => textOf(at(body, '/id')) ?? null,
  },
  update: (id, body) => ({ method: 'PUT', path: `/v2/WorkOrders/${encodeURIComponent(id)}`, body }),
  comment: restComments('/v2/WorkOrders'),
  closing: { status: 'Closed' },
  order: restOrder({
    reference: 'externalReference',
    changedAt: 'modifiedDate',
    changedBy: 'modifiedBy',
    assignee: 'supervisor',
  }),

  errors: { words: ['/message', '/errorMessage', '/title'] },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,
  fields: null,
  values: null,
};
