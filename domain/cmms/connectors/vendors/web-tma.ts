import { cmmsSyncTexts } from '../../../../texts/server/cmms-sync.ts';
import type { Descriptor, Row } from '../descriptor.ts';
import { noComments } from '../descriptor.ts';
import { isoWithOffset, readTime } from '../times.ts';
import { at, rowsAt, textOf } from '../values.ts';

const root = '/UIService/webservice/RequestInterface.svc';

/** The order in which the import wants its names; another is refused. */
const order = [
  'ExternalReference',
  'RequestorName',
  'RequestDate',
  'FacilityCode',
  'TagNumber',
  'DepartmentCode',
  'RepairCenterCode',
  'WOTypeCode',
  'PriorityCode',
  'StatusCode',
  'ActionRequested',
  'Comments',
  'CompleteByDate',
] as const;

/**
 * TMA Systems WebTMA by its Universal Programming Interface. Writes create requests, which become work orders later,
 * under another number; a configuration on the server decides what can be read.
 */
export const webTMA: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'login',
    call: (setting) => ({
      method: 'POST',
      path: `${root}/AuthenticateJSON`,
      body: { Username: setting('username'), Password: setting('password'), Client: setting('client') },
    }),
    read: (answer) => {
      const token = textOf(at(answer, '/Token'));
      if (at(answer, '/Success') !== true || !token) return null;
      return { token, expiresAt: readTime(at(answer, '/ExpDate'), 'UTC')?.getTime() ?? null };
    },
    headers: (token) => ({ TMAAuth: token }),
  },
  test: { method: 'POST', path: `${root}/UPIWorkOrderExport`, body: { UISetupCode: 'WOExp' } },
  names: {
    reference: 'ExternalReference',
    description: 'ActionRequested',
    details: 'Comments',
    dueAt: 'CompleteByDate',
  },
  maxLength: { ExternalReference: 50, ActionRequested: 2_000 },
  nullPolicy: 'omit',
  fieldOrder: order,
  timezone: 'utc',

  list: {
    call: () => ({ method: 'POST', path: `${root}/UPIWorkOrderExport`, body: { UISetupCode: 'WOExp' } }),
    items: '/WorkOrderList',
    paging: { kind: 'none' },
    maxSize: 10_000,
    since: isoWithOffset,
  },
  read: null,
  create: {
    call: (body) => ({
      method: 'POST',
      path: `${root}/UPIWorkRequestImport`,
      body: { UISetupCode: 'WRImp', WorkRequestList: [body] },
    }),
    id: ({ body }) => textOf(at(body, '/WorkRequestList/0/RequestID')) ?? null,
  },
  update: (id, body) => ({
    method: 'POST',
    path: `${root}/UPIWorkOrderImport`,
    body: { UISetupCode: 'WOImp', WorkOrderList: [{ Id: id, ...body }] },
  }),
  comment: { kind: 'none' },
  closing: { StatusCode: 'CLOSED' },
  order: (row, { time }) => {
    const [number, request] = [textOf(row.WorkOrderNumber), textOf(row.RequestID)];
    return {
      externalId: number ?? request ?? '',
      aliases: number && request ? [request] : [],
      reference: textOf(row.ExternalReference),
      status: textOf(row.StatusDescription ?? row.StatusCode),
      statusKey: textOf(row.StatusCode),
      isClosed:
        row.StatusCode === undefined ? undefined : /^(CLOSED|COMPLETED|CANCELLED)$/i.test(String(row.StatusCode)),
      assignee: textOf(row.Supervisor),
      changedAt: time(row.ModifiedDate),
      changedBy: textOf(row.ModifiedBy) ?? null,
      stamp: null,
      comments: noComments,
    };
  },

  errors: { words: ['/Message', '/ErrorMessage'], inAnswer: refusal },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,
  fields: null,
  values: null,
};

/** The whole may succeed while a record in it does not. */
function refusal(body: unknown): string | null {
  if (at(body, '/Success') === false) return textOf(at(body, '/Message')) ?? cmmsSyncTexts.noReason('WebTMA');
  const refused = ['/WorkRequestList', '/WorkOrderList']
    .flatMap((list) => rowsAt(body, list))
    .find((row: Row) => textOf(row.ErrorCode) && String(row.ErrorCode) !== '0');
  return refused ? (textOf(refused.ErrorMessage) ?? cmmsSyncTexts.errorCode('WebTMA', refused.ErrorCode)) : null;
}
