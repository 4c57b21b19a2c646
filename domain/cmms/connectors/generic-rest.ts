import { basicAuthorization } from '../../../platform/basic-authorization.ts';
import { type Descriptor, eitherBy } from './descriptor.ts';
import { restComments, restOrder } from './rest-order.ts';
import { isoWithOffset } from './times.ts';
import { at, textOf } from './values.ts';

/**
 * A plain REST interface, for systems without a published API, which are called through one that the site provides:
 * `/workorders` with `externalReference`, `status`, `comments` and `modifiedAt`, pages by `limit` and `offset`.
 */
export const genericRest: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'headers',
    headers: (setting): Record<string, string> =>
      setting('apiKey')
        ? { authorization: `Bearer ${setting('apiKey')}` }
        : { authorization: basicAuthorization(setting('username'), setting('password')) },
  },
  headers: (setting): Record<string, string> => ({ ...(setting('tenant') && { tenant: setting('tenant') }) }),
  test: { method: 'GET', path: '/workorders', query: { limit: '1', offset: '0' } },
  names: {
    reference: 'externalReference',
    description: 'description',
    details: 'details',
    dueAt: 'dueAt',
    assignee: 'assignee',
  },
  maxLength: { externalReference: 50, description: 255 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: (filter) => ({
      method: 'GET',
      path: '/workorders',
      query: eitherBy(filter, { reference: 'externalReference', since: 'modifiedSince' }),
    }),
    items: '/items',
    paging: { kind: 'skip', size: 'limit', skip: 'offset' },
    maxSize: 200,
    since: isoWithOffset,
  },
  read: { call: (id) => ({ method: 'GET', path: `/workorders/${encodeURIComponent(id)}` }), item: '' },
  create: {
    call: (body, once) => ({ method: 'POST', path: '/workorders', headers: { 'idempotency-key': once }, body }),
    id: ({ body }) => textOf(at(body, '/id')) ?? null,
  },
  update: (id, body, stamp) => ({
    method: 'PATCH',
    path: `/workorders/${encodeURIComponent(id)}`,
    ...(stamp && { headers: { 'if-match': stamp } }),
    body,
  }),
  comment: restComments('/workorders'),
  closing: { status: 'Closed' },
  order: restOrder({
    reference: 'externalReference',
    changedAt: 'modifiedAt',
    changedBy: 'modifiedBy',
    assignee: 'assignee',
  }),

  errors: { words: ['/message', '/error/message', '/error'], repeated: 409 },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,
  fields: null,
  values: null,
};
