import { basicAuthorization } from '../../../../platform/basic-authorization.ts';
import type { Descriptor } from '../descriptor.ts';
import { noComments } from '../descriptor.ts';
import { localText } from '../times.ts';
import { at, textOf } from '../values.ts';

const hosted = 'https://api.maintenanceconnection.com/v8';
const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

/** Accruent Maintenance Connection v8. It throttles with a plain 403, and writes times in its server's local time. */
export const maintenanceConnection: Descriptor = {
  base: (setting) => setting('host') || hosted,
  auth: {
    kind: 'headers',
    headers: (setting) => ({ authorization: basicAuthorization(setting('connectionKey'), setting('apiKey')) }),
  },
  test: { method: 'GET', path: '/workorders', query: { $top: '1' } },
  names: { reference: 'UDFChar1', description: 'Reason', details: 'Instructions', dueAt: 'TargetDate' },
  maxLength: { UDFChar1: 50, Reason: 2_000 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: ({ reference, since }) => ({
      method: 'GET',
      path: '/workorders',
      query: {
        $filter:
          reference === undefined
            ? `LastModifiedDate ge ${quoted(since ?? '1970-01-01')}`
            : `UDFChar1 eq ${quoted(reference)}`,
      },
    }),
    items: '/Results',
    paging: { kind: 'skip', size: '$top', skip: '$skip' },
    total: '/Total',
    maxSize: 500,
    since: localText,
  },
  read: { call: (id) => ({ method: 'GET', path: `/workorders/${encodeURIComponent(id)}` }), item: '/Results' },
  create: {
    // it takes and returns lists
    call: (body) => ({ method: 'POST', path: '/workorders', body: [body] }),
    id: ({ body }) => textOf(at(body, '/Results/0/PK') ?? at(body, '/0/PK')) ?? null,
  },
  update: (id, body) => ({ method: 'PUT', path: `/workorders/${encodeURIComponent(id)}`, body }),
  comment: { kind: 'field', field: 'LaborReport' },
  closing: { 'StatusDetails.Value': 'CLOSED' },
  order: (row, { time }) => ({
    externalId: String(row.PK ?? ''),
    number: textOf(row.ID),
    aliases: [textOf(row.ID)].filter((id) => typeof id === 'string'),
    reference: textOf(row.UDFChar1),
    status: textOf(at(row, '/StatusDetails/Description') ?? at(row, '/StatusDetails/Value')),
    statusKey: textOf(at(row, '/StatusDetails/Value')),
    isClosed: typeof row.IsOpen === 'boolean' ? !row.IsOpen : undefined,
    assignee: textOf(at(row, '/SupervisorRef/Name')),
    changedAt: time(row.LastModifiedDate),
    changedBy: textOf(row.LastModifiedBy) ?? null,
    stamp: null,
    comments: noComments,
  }),

  errors: { words: ['/Message', '/message', '/Error'], repeated: 409 },
  throttle: { status: [403, 429], waitMs: 60_000, maxPerMinute: 180 },
  concurrent: true,

  fields: null,
  values: {
    call: (field) => ({
      method: 'GET',
      path: '/LookupTableValues',
      query: { $filter: `LookupTable eq ${quoted(field)}` },
    }),
    items: '/Results',
    paging: { kind: 'skip', size: '$top', skip: '$skip' },
    total: '/Total',
    read: (row) => ({
      name: String(row.Value ?? ''),
      value: textOf(row.Description) ?? String(row.Value ?? ''),
      externalId: textOf(row.PK) ?? null,
      parentExternalId: textOf(row.ParentPK) ?? null,
    }),
  },
};
