import { randomUUID } from 'node:crypto';
import { answer, type FakeAnswer, type FakeState, objectOf, type Profile, type SystemKind } from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

const root = '/UIService/webservice/RequestInterface.svc/';
/** Fields in the order that its import documents: another order is refused. */
const documented = [
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
];

/** WebTMA's Universal Programming Interface: own token header, records refused singly, requests turn into orders. */
export const webTmaProfile: Profile = {
  base: '',
  handle({ method, path, headers, body }, state) {
    if (method !== 'POST' || !path.startsWith(root)) return answer(404, { Message: 'Endpoint not found.' });
    const given = objectOf(body);
    const what = path.slice(root.length);
    if (what === 'AuthenticateJSON') return login(given, state);
    if ((state.tokens.get(String(headers.tmaauth)) ?? 0) <= state.now().getTime())
      return answer(401, { Success: false, Message: 'The token is invalid or has expired.' });
    if (what === 'UPIWorkOrderExport' && given.UISetupCode === 'WOExp')
      return answer(200, { Success: true, WorkOrderList: state.orders.search().map(rowOf) });
    if (what === 'UPIWorkRequestImport' && given.UISetupCode === 'WRImp')
      return answer(200, {
        Success: true,
        WorkRequestList: rows(given.WorkRequestList).map((row) => request(row, state)),
      });
    if (what === 'UPIWorkOrderImport' && given.UISetupCode === 'WOImp')
      return answer(200, { Success: true, WorkOrderList: rows(given.WorkOrderList).map((row) => change(row, state)) });
    return answer(200, { Success: false, Message: 'UISetupCode is unknown.' });
  },
};

const rows = (list: unknown): Array<Record<string, unknown>> => (Array.isArray(list) ? list.map(objectOf) : []);

function login({ Username, Password, Client }: Record<string, unknown>, state: FakeState): FakeAnswer {
  const { username, password, client } = state.credentials;
  if (Username !== username || Password !== password || Client !== client)
    return answer(200, { Success: false, Message: 'Invalid client, user name or password.' });
  const token = randomUUID();
  const expires = state.now().getTime() + state.options.tokenMs;
  state.tokens.set(token, expires);
  return answer(200, { Success: true, Token: token, ExpDate: `/Date(${expires})/` });
}

/** Returns the first name that is out of order, or null. */
function disorder(row: Record<string, unknown>): string | null {
  const places = Object.keys(row).map((name) => documented.indexOf(name));
  const wrong = places.findIndex((place, index) => place < 0 || place < (places[index - 1] ?? -1));
  return wrong < 0 ? null : (Object.keys(row)[wrong] ?? null);
}

function request(row: Record<string, unknown>, state: FakeState): Record<string, unknown> {
  const wrong = disorder(row);
  if (wrong) return { ErrorCode: '21', ErrorMessage: `Element ${wrong} is not expected.` };
  const order = state.orders.create({
    id: (n) => `R${n}`,
    number: null,
    reference: (row.ExternalReference as string) ?? null,
    status: 'NEW',
    fields: row,
    by: 'UPI',
  });
  return { RequestID: order.id, ErrorCode: '0' };
}

function change({ Id, ...row }: Record<string, unknown>, state: FakeState): Record<string, unknown> {
  const order = state.orders.get(String(Id));
  if (!order) return { ErrorCode: '4', ErrorMessage: `Work order ${Id} does not exist.` };
  const wrong = disorder(row);
  if (wrong) return { ErrorCode: '21', ErrorMessage: `Element ${wrong} is not expected.` };
  const { StatusCode: status } = row;
  state.orders.change(order.id, { fields: row, ...(typeof status === 'string' && { status }) }, 'UPI');
  return { WorkOrderNumber: order.number, ErrorCode: '0' };
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  ...order.fields,
  PrimaryKey: order.id,
  RequestID: order.id,
  WorkOrderNumber: order.number ?? '',
  StatusCode: order.status,
  Supervisor: order.assignee,
  ModifiedDate: order.changedAt
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, 'Z'),
  ModifiedBy: order.changedBy,
});

/** Systems that speak so. */
export const webTmaKinds: SystemKind[] = [
  { schema: 'webTMA', profile: webTmaProfile, statuses: ['NEW', 'OPEN', 'CLOSED'], hasToken: true },
];
