import { cmmsSyncTexts } from '../../../../texts/server/cmms-sync.ts';
import { ownOf } from '../../../own.ts';
import type { Descriptor, Row } from '../descriptor.ts';
import { isoWithOffset } from '../times.ts';
import { at, rowsAt, textOf } from '../values.ts';

const root = '/MobileWebServices/apis/360facility/v1';
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Lists of values by the attribute of an order that holds one, and what their parent's id is called. */
const lists: Record<string, { path: string; parent: string | null }> = {
  RequestTypeId: { path: 'requesttypes', parent: null },
  RequestSubTypeId: { path: 'requestsubtypes', parent: 'RequestTypeId' },
  RequestPriorityId: { path: 'requestpriorities', parent: 'RequestSubTypeId' },
  StatusId: { path: 'requeststatuses', parent: null },
  CrewId: { path: 'crews', parent: null },
  PropertyId: { path: 'properties', parent: null },
  SpaceId: { path: 'spaces', parent: 'PropertyId' },
  AssetId: { path: 'assets', parent: 'SpaceId' },
};

/** Accruent FAMIS 360. Its answers say 200 and false in one. */
export const famis: Descriptor = {
  base: (setting) => setting('host'),
  auth: {
    kind: 'login',
    call: (setting) => ({
      method: 'POST',
      path: '/MobileWebServices/api/Login',
      body: { username: setting('username'), password: setting('password') },
    }),
    read: (answer) => {
      const token = textOf(at(answer, '/Item/access_token'));
      if (!token) return null;
      const expires = Date.parse(String(at(answer, '/Item/.expires')));
      return {
        token: `${textOf(at(answer, '/Item/token_type')) ?? 'bearer'} ${token}`,
        expiresAt: Number.isNaN(expires) ? null : expires,
      };
    },
    headers: (token) => ({ authorization: token }),
  },
  test: { method: 'GET', path: `${root}/requeststatuses`, query: { $top: '1' } },
  names: {
    reference: 'ExternalId',
    description: 'StatementOfWork',
    details: 'GeneralComments',
    dueAt: 'CompleteByDate',
    assignee: 'AssignedToId',
  },
  maxLength: { ExternalId: 50, StatementOfWork: 4_000 },
  nullPolicy: 'omit',
  timezone: 'server',

  list: {
    call: ({ reference, since }) => ({
      method: 'GET',
      path: `${root}/workorders`,
      query: {
        $filter:
          reference === undefined
            ? `UpdateDate ge ${since ?? '1970-01-01T00:00:00Z'}`
            : `ExternalId eq ${quoted(reference)}`,
        $expand: 'WorkOrderComments,RequestStatus',
      },
    }),
    items: '/value',
    paging: { kind: 'skip', size: '$top', skip: '$skip' },
    maxSize: 1_000,
    since: isoWithOffset,
  },
  read: {
    call: (id) => ({
      method: 'GET',
      path: `${root}/workorders`,
      query: { $filter: `Id eq ${Number(id)}`, $expand: 'WorkOrderComments,RequestStatus', $top: '1' },
    }),
    item: '/value',
  },
  create: {
    call: (body) => ({ method: 'POST', path: `${root}/workorders`, body }),
    id: ({ body }) => textOf(at(body, '/Item/Id') ?? at(body, '/Id')) ?? null,
  },
  update: (id, body) => ({ method: 'PATCH', path: `${root}/workorders`, query: { key: id }, body }),
  comment: {
    kind: 'call',
    field: 'RequestDetailDescription',
    call: (id, text) => ({
      method: 'POST',
      path: `${root}/workordercomments`,
      body: { RequestId: Number(id), RequestDetailDescription: text, InternalOnlyFlag: false },
    }),
  },
  closing: { LastStatusEnum: 'Closed' },
  order: (row, { time }) => ({
    externalId: String(row.Id ?? ''),
    aliases: [],
    reference: textOf(row.ExternalId),
    status: textOf(at(row, '/RequestStatus/Description') ?? row.LastStatusEnum),
    statusKey: textOf(at(row, '/RequestStatus/StatusEnum') ?? row.LastStatusEnum),
    isClosed: isClosed(row),
    assignee: textOf(row.AssignedToName ?? row.AssignedToId),
    changedAt: time(row.UpdateDate),
    changedBy: textOf(row.UpdatedById) ?? null,
    stamp: null,
    comments: rowsAt(row, '/WorkOrderComments').flatMap((one) => {
      const [id, text] = [textOf(one.Id), textOf(one.RequestDetailDescription)];
      if (!id || !text) return [];
      return [{ id, text, author: textOf(one.CreatorName ?? one.CreatorId) ?? null, at: time(one.CreateDate) }];
    }),
  }),

  errors: {
    words: ['/Message', '/error/message'],
    inAnswer: (body) =>
      at(body, '/Result') === false ? (textOf(at(body, '/Message')) ?? cmmsSyncTexts.noReason('FAMIS')) : null,
  },
  throttle: { status: [429], waitMs: 30_000, maxPerMinute: null },
  concurrent: true,

  fields: null,
  values: {
    call: (field) => ({ method: 'GET', path: `${root}/${ownOf(lists, field)?.path ?? 'udffields'}` }),
    items: '/value',
    paging: { kind: 'skip', size: '$top', skip: '$skip' },
    read: (row, field) => {
      const parent = ownOf(lists, field)?.parent;
      return {
        name: String(row.Id ?? ''),
        value: textOf(row.Description ?? row.Name) ?? String(row.Id ?? ''),
        externalId: textOf(row.Id) ?? null,
        parentExternalId: parent ? (textOf(row[parent]) ?? null) : null,
      };
    },
  },
};

/** Returns if an order is closed, by the effect of its status, never by its name. */
function isClosed(row: Row): boolean | undefined {
  const flags = row.RequestStatus as Row | undefined;
  if (typeof flags !== 'object' || flags === null) return undefined;
  return flags.ClosingStatusFlag === true || flags.WorkCompleteFlag === true;
}
