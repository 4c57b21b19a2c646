import { basicAuthorization } from '../../../../platform/basic-authorization.ts';
import { cmmsSyncTexts } from '../../../../texts/server/cmms-sync.ts';
import { type Descriptor, eitherBy, noComments } from '../descriptor.ts';
import { isoWithOffset } from '../times.ts';
import { at, rowsAt, textOf } from '../values.ts';

/** Infor (HxGN) EAM. An answer of 200 may hold an error or a question instead of a result. */
export const inforEAM: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'headers',
    headers: (setting): Record<string, string> =>
      setting('apiKey')
        ? { 'x-api-key': setting('apiKey') }
        : { authorization: basicAuthorization(setting('username'), setting('password')) },
  },
  headers: (setting) => ({ tenant: setting('tenant'), organization: setting('organization') }),
  test: { method: 'GET', path: '/workorders', query: { rowCount: '1', cursorPosition: '0' } },
  names: {
    reference: 'UserDefinedFields.UDFCHAR01',
    description: 'WORKORDERID.DESCRIPTION',
    details: 'COMMENTS',
    dueAt: 'REQUESTEDEND',
    assignee: 'ASSIGNEDTO.PERSONCODE',
  },
  maxLength: { 'WORKORDERID.DESCRIPTION': 80, 'UserDefinedFields.UDFCHAR01': 30 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: (filter) => ({
      method: 'GET',
      path: '/workorders',
      query: eitherBy(filter, { reference: 'udfchar01', since: 'updatedSince' }),
    }),
    items: '/Result/ResultData/DATARECORD',
    paging: {
      kind: 'cursor',
      size: 'rowCount',
      cursor: 'cursorPosition',
      position: '/Result/ResultData/CURRENTCURSORPOSITION',
      more: '/Result/ResultData/MORERECORDPRESENT',
    },
    maxSize: 100,
    since: isoWithOffset,
  },
  read: {
    call: (id) => ({ method: 'GET', path: `/workorders/${encodeURIComponent(id)}` }),
    item: '/Result/ResultData/WorkOrder',
  },
  create: {
    call: (body, _, setting) => ({
      method: 'POST',
      path: '/workorders',
      body: {
        ...body,
        WORKORDERID: {
          ORGANIZATIONID: { ORGANIZATIONCODE: setting('organization') },
          ...(body.WORKORDERID as object),
        },
      },
    }),
    id: ({ body }) => textOf(at(body, '/Result/ResultData/JOBNUM')) ?? null,
  },
  update: (id, body) => ({ method: 'PATCH', path: `/workorders/${encodeURIComponent(id)}`, body }),
  comment: { kind: 'none' },
  closing: { 'STATUS.STATUSCODE': 'C' },
  order: (row, { time }) => {
    const key = textOf(at(row, '/STATUS/STATUSCODE'));
    return {
      externalId: String(at(row, '/WORKORDERID/JOBNUM') ?? ''),
      aliases: [],
      reference: textOf(at(row, '/UserDefinedFields/UDFCHAR01')),
      status: textOf(at(row, '/STATUS/DESCRIPTION') ?? key),
      statusKey: key,
      isClosed: key == null ? undefined : ['C', 'REJ', 'CANC'].includes(key),
      assignee: textOf(at(row, '/ASSIGNEDTO/PERSONCODE')),
      changedAt: time(row.DATEUPDATED),
      changedBy: textOf(row.UPDATEDBY) ?? null,
      stamp: null,
      comments: noComments,
    };
  },

  errors: {
    words: ['/ErrorAlert/*/Message', '/ErrorAlert/Message'],
    inAnswer: (body) => {
      const said = rowsAt(body, '/ErrorAlert')[0] ?? rowsAt(body, '/ConfirmationAlert')[0];
      if (said) return textOf(said.Message) ?? textOf(said.message) ?? cmmsSyncTexts.noReason('Infor EAM');
      return at(body, '/Result') === undefined ? cmmsSyncTexts.noResult('Infor EAM') : null;
    },
  },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  // a session is one thread's, and sessions count against licences
  concurrent: false,
  fields: null,
  values: null,
};
