import { type Descriptor, eitherBy, noComments } from '../descriptor.ts';
import { isoWithOffset } from '../times.ts';
import { at, textOf } from '../values.ts';

const holdsMinutes = 120;

/** Brightly Asset Essentials (SchoolDude). Its token goes where others have user and password. */
export const schoolDude: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'login',
    call: (setting) => ({
      method: 'POST',
      path: '/login',
      body: new URLSearchParams({
        LoginName: setting('username'),
        Password: setting('password'),
        CultureCode: 'en-US',
        Expires: String(holdsMinutes),
      }),
    }),
    read: (answer) => {
      const token = typeof answer === 'string' ? answer : textOf(at(answer, '/Token') ?? at(answer, '/token'));
      // its lifetime is unknown here: a 401 shows that it has expired
      return token ? { token, expiresAt: null } : null;
    },
    headers: (token) => ({ authorization: `Basic ${token}` }),
  },
  test: { method: 'GET', path: '/workorders', query: { PageNumber: '1', PageSize: '1' } },
  names: {
    reference: 'ExternalReference',
    description: 'Title',
    details: 'Description',
    dueAt: 'DueDate',
    assignee: 'AssignedTo',
  },
  maxLength: { ExternalReference: 50, Title: 200 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: (filter) => ({
      method: 'GET',
      path: '/workorders',
      query: eitherBy(filter, { reference: 'ExternalReference', since: 'ModifiedSince' }),
    }),
    items: '/Items',
    paging: { kind: 'page', size: 'PageSize', number: 'PageNumber', more: '/HasNextPage' },
    total: '/TotalItems',
    maxSize: 100,
    since: isoWithOffset,
  },
  read: { call: (id) => ({ method: 'GET', path: `/workorders/${encodeURIComponent(id)}` }), item: '' },
  create: {
    call: (body) => ({ method: 'POST', path: '/workorders', body }),
    id: ({ body }) => textOf(at(body, '/WorkOrderID')) ?? null,
  },
  update: (id, body) => ({ method: 'PUT', path: `/workorders/${encodeURIComponent(id)}/partial`, body }),
  comment: { kind: 'none' },
  closing: { StatusName: 'Closed' },
  order: (row, { time }) => {
    const status = textOf(row.StatusName);
    return {
      externalId: String(row.WorkOrderID ?? ''),
      number: textOf(row.WorkOrderNo),
      aliases: [textOf(row.WorkOrderNo)].filter((id) => typeof id === 'string'),
      reference: textOf(row.ExternalReference),
      status,
      statusKey: textOf(row.StatusType) ?? status,
      isClosed: status == null ? undefined : /^(closed?|completed?|cancel(l)?ed|declined|void)$/i.test(status),
      assignee: textOf(row.AssignedTo),
      changedAt: time(row.ModifiedDate),
      changedBy: textOf(row.ModifiedBy) ?? null,
      stamp: null,
      comments: noComments,
    };
  },

  errors: { words: ['/ErrorMessage', '/Message'] },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,
  fields: null,
  values: null,
};
