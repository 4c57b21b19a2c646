import { basicAuthorization } from '../../../../platform/basic-authorization.ts';
import type { Descriptor } from '../descriptor.ts';
import { noComments } from '../descriptor.ts';
import { isoWithOffset } from '../times.ts';
import { at, textOf } from '../values.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** MEX Maintenance by its OData interface. Changes name the contact that acts. */
export const mex: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'headers',
    headers: (setting) => ({ authorization: basicAuthorization(setting('username'), setting('password')) }),
  },
  test: { method: 'GET', path: '/odata/WorkOrders', query: { $top: '1' } },
  names: {
    reference: 'ExternalReference',
    description: 'WorkOrderDescription',
    details: 'WorkOrderExtendedDescription',
    dueAt: 'DueStartDateTime',
  },
  maxLength: { ExternalReference: 50, WorkOrderDescription: 255 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: ({ reference, since }) => ({
      method: 'GET',
      path: '/odata/WorkOrders',
      query: {
        $filter:
          reference === undefined
            ? `ModifiedDateTime ge ${since ?? '1970-01-01T00:00:00Z'}`
            : `ExternalReference eq ${quoted(reference)}`,
      },
    }),
    items: '/value',
    paging: { kind: 'skip', size: '$top', skip: '$skip' },
    maxSize: 200,
    since: isoWithOffset,
  },
  read: { call: (id) => ({ method: 'GET', path: `/odata/WorkOrders(${Number(id)})` }), item: '' },
  create: {
    call: (body, _, setting) => ({
      method: 'POST',
      path: '/odata/WorkOrders',
      body: { ...body, ...actor(setting('actionedByContactId')) },
    }),
    id: ({ body }) => textOf(at(body, '/WorkOrderID')) ?? null,
  },
  update: (id, body, _, setting) => ({
    method: 'PATCH',
    path: `/odata/WorkOrders(${Number(id)})`,
    body: { ...body, ...actor(setting('actionedByContactId')) },
  }),
  comment: { kind: 'none' },
  closing: { WorkOrderStatusName: 'Completed' },
  order: (row, { time }) => {
    const status = textOf(row.WorkOrderStatusName);
    return {
      externalId: String(row.WorkOrderID ?? ''),
      number: textOf(row.WorkOrderNumber),
      aliases: [textOf(row.WorkOrderNumber)].filter((id) => typeof id === 'string'),
      reference: textOf(row.ExternalReference),
      status,
      statusKey: status,
      isClosed: status == null ? undefined : /^(closed?|completed?|history|cancel(l)?ed)$/i.test(status),
      assignee: textOf(row.AssignedContactName),
      changedAt: time(row.ModifiedDateTime),
      changedBy: textOf(row.ModifiedByContactID) ?? null,
      stamp: null,
      comments: noComments,
    };
  },

  errors: { words: ['/error/message/value', '/error/message', '/Message'] },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,
  fields: null,
  values: null,
};

const actor = (contactId: string) => (contactId ? { ActionedByContactID: Number(contactId) } : {});
