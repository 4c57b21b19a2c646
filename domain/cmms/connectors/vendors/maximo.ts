import { ownOf } from '../../../own.ts';
import type { PulledField } from '../../connector.ts';
import type { ExternalOrder, OrderComment } from '../connector.ts';
import type { Descriptor, Readable, Row } from '../descriptor.ts';
import { isoWithOffset } from '../times.ts';
import { at, cut, rowsAt, textOf } from '../values.ts';

/** Differences between work orders and service requests: the same wire format, another object structure. */
interface Profile {
  structure: string;
  /** Attribute of the number that people see. */
  number: string;
  dueAt: string;
  assignee: string;
  reference: string;
  /** Internal statuses that count as closed, independent of the site's names. */
  closed: readonly string[];
  /** Status set on an order that is closed here. */
  closing: string;
  select: string;
}

const workOrder: Profile = {
  structure: 'mxapiwodetail',
  number: 'wonum',
  dueAt: 'targcompdate',
  assignee: 'lead',
  reference: 'externalrefid',
  closed: ['COMP', 'CLOSE', 'CAN'],
  closing: 'COMP',
  select: 'wonum,siteid,status,status_maxvalue,description,lead,owner,externalrefid,changedate,changeby',
};
const serviceRequest: Profile = {
  structure: 'mxapisr',
  number: 'ticketid',
  dueAt: 'targetfinish',
  assignee: 'owner',
  reference: 'externalrecid',
  closed: ['RESOLVED', 'CLOSED'],
  closing: 'RESOLVED',
  select: 'ticketid,siteid,status,status_maxvalue,description,owner,externalrecid,changedate,changeby',
};

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

const describe = (profile: Profile): Descriptor => ({
  base: (setting) => setting('host'),
  auth: {
    kind: 'headers',
    headers: (setting): Record<string, string> => {
      if (setting('apiKey')) return { apikey: setting('apiKey') };
      return { maxauth: Buffer.from(`${setting('username')}:${setting('password')}`).toString('base64') };
    },
  },
  query: { lean: '1' },
  test: { method: 'GET', path: '/whoami' },
  names: {
    reference: profile.reference,
    description: 'description',
    details: 'description_longdescription',
    dueAt: profile.dueAt,
    assignee: profile.assignee,
  },
  maxLength: {
    description: 100,
    [profile.reference]: 20,
    description_longdescription: 32_000,
    'worklog.description_longdescription': 32_000,
  },
  nullPolicy: 'null',
  timezone: 'utc',

  list: {
    call: ({ reference, since }, setting) => ({
      method: 'GET',
      path: `/os/${profile.structure}`,
      query: {
        'oslc.select': `${profile.select},worklog{worklogid,description,description_longdescription,createby,createdate}`,
        'oslc.where': whereOf(profile, { reference, since }, setting),
        'oslc.orderBy': '+changedate',
        _dropnulls: '0',
      },
    }),
    items: '/member',
    paging: { kind: 'link', next: '/responseInfo/nextPage/href', size: 'oslc.pageSize' },
    total: '/responseInfo/totalCount',
    maxSize: 100,
    since: isoWithOffset,
  },
  read: {
    call: (id) => ({
      method: 'GET',
      path: `/os/${profile.structure}/${encodeURIComponent(id)}`,
      query: {
        'oslc.select': `${profile.select},worklog{worklogid,description,description_longdescription,createby,createdate}`,
        _dropnulls: '0',
      },
    }),
    item: '',
  },
  create: {
    call: (body, once, setting) => ({
      method: 'POST',
      path: `/os/${profile.structure}`,
      // the answer is empty unless it is asked for
      query: { _dropnulls: '0' },
      headers: { transactionid: once, properties: profile.select },
      body: { ...(setting('siteId') && { siteid: setting('siteId') }), ...body },
    }),
    id: ({ location }) => tailOf(location),
    item: '',
  },
  update: (id, body, stamp) => merge(profile, id, { ...body, ...(stamp && { _rowstamp: stamp }) }),
  comment: {
    kind: 'call',
    field: 'worklog.description_longdescription',
    call: (id, text) =>
      merge(profile, id, {
        worklog: [
          { description: cut(text, 100), description_longdescription: text, logtype: 'UPDATE', clientviewable: 1 },
        ],
      }),
  },
  closing: { status: profile.closing },
  order: (row, { time }): ExternalOrder => {
    const key = textOf(row.status_maxvalue ?? row.status);
    return {
      externalId: tailOf(textOf(row.href)) ?? '',
      number: textOf(row[profile.number]),
      aliases: [textOf(row[profile.number])].filter((id) => typeof id === 'string'),
      reference: textOf(row[profile.reference]),
      status: textOf(row.status),
      statusKey: key,
      isClosed: key == null ? undefined : profile.closed.includes(key),
      assignee: textOf(row[profile.assignee]),
      changedAt: time(row.changedate),
      changedBy: textOf(row.changeby) ?? null,
      stamp: textOf(row._rowstamp) ?? null,
      comments: rowsAt(row, '/worklog').flatMap((one) => commentOf(one, time)),
    };
  },

  errors: {
    words: ['/Error/message', '/Error/reasonCode'],
    code: '/Error/reasonCode',
    // it has that status already
    done: /^BMXAA(4590E|0032E)/,
    repeated: 409,
  },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,

  fields: {
    call: () => ({ method: 'GET', path: `/jsonschemas/${profile.structure}` }),
    read: readSchema,
  },
  values: {
    // a record that is never saved, or a new one
    call: (field, setting) => ({
      method: 'GET',
      path: `/os/${profile.structure}/${setting('isZombieEnabled') === 'false' ? 'newmbo' : 'zombie'}/getlist~${encodeURIComponent(field)}`,
      query: { 'oslc.select': '*' },
    }),
    items: '/member',
    paging: { kind: 'link', next: '/responseInfo/nextPage/href', size: 'oslc.pageSize' },
    total: '/responseInfo/totalCount',
    read: (row) => {
      const value = String(row.value ?? row.location ?? row.assetnum ?? '');
      return {
        name: value,
        value: textOf(row.description) ?? value,
        externalId: textOf(row.valueid) ?? value,
        parentExternalId: textOf(row.parent) ?? null,
      };
    },
  },
});

/** Without MERGE, children that the body does not name are deleted. */
const merge = (profile: Profile, id: string, body: Row) =>
  ({
    method: 'POST',
    path: `/os/${profile.structure}/${encodeURIComponent(id)}`,
    headers: { 'x-method-override': 'PATCH', patchtype: 'MERGE' },
    body,
  }) as const;

function whereOf(
  { reference: name }: Profile,
  { reference, since }: { reference?: string; since?: string },
  setting: Readable,
): string {
  const terms = [
    setting('siteId') && `siteid=${quoted(setting('siteId'))}`,
    reference === undefined ? `${name}="*"` : `${name}=${quoted(reference)}`,
    since !== undefined && `changedate>=${quoted(since)}`,
  ];
  return terms.filter(Boolean).join(' and ');
}

/** Returns the id: the last part of the system's own URL of the order, which is never constructed here. */
function tailOf(href: string | null | undefined): string | null {
  const tail = href?.split('?')[0]?.split('/').filter(Boolean).at(-1);
  return tail ? decodeURIComponent(tail) : null;
}

function commentOf(row: Row, time: (value: unknown) => Date | null): OrderComment[] {
  const id = textOf(row.worklogid);
  const text = textOf(row.description_longdescription) ?? textOf(row.description);
  if (!id || !text) return [];
  return [{ id, text, author: textOf(row.createby) ?? null, at: time(row.createdate) }];
}

const types: Record<string, PulledField['dataType']> = {
  boolean: 'Boolean',
  number: 'Number',
  integer: 'Number',
};

/** Fields from a JSON schema of the object structure. */
function readSchema(body: unknown): PulledField[] {
  const required = at(body, '/required');
  return Object.entries((at(body, '/properties') ?? {}) as Record<string, Row>).flatMap(([name, one]) => {
    if (one.type === 'array' || one.type === 'object') return [];
    const maxLength = typeof one.maxLength === 'number' ? one.maxLength : null;
    const isLong = one.subType === 'LONGALN' || (maxLength ?? 0) > 500;
    const plain = isLong ? 'Text Area' : 'String';
    return [
      {
        name,
        defaultName: textOf(one.title) ?? name,
        dataType: one.hasList === true ? 'List' : isTime(one) ? 'Date Time' : (ownOf(types, String(one.type)) ?? plain),
        maxLength,
        isRequired: Array.isArray(required) && required.includes(name),
        isReadOnly: one.readonly === true,
      } as const,
    ];
  });
}
const isTime = (one: Row): boolean => one.subType === 'DATETIME' || one.format === 'date-time';

/** IBM Maximo, by its OSLC JSON interface: work orders, or service requests. */
export const maximo = describe(workOrder);
export const maximoServiceRequest = describe(serviceRequest);
