import {
  answer,
  basic,
  type FakeAnswer,
  type FakeRequest,
  type FakeState,
  objectOf,
  type Profile,
  type SystemKind,
} from '../fake.ts';
import type { FakeOrder } from '../orders.ts';

const error = (message: string, status = 200): FakeAnswer => answer(status, { ErrorAlert: [{ Message: message }] });
const result = (data: unknown): FakeAnswer => answer(200, { Result: { ResultData: data } });

/** Infor EAM: tenant and organization in headers, nested bodies, and 200 for errors and confirmations too. */
export const inforEamProfile: Profile = {
  base: '/axis/restservices',
  handle(request, state) {
    const { headers, method, path, body } = request;
    const { username, password, tenant, organization } = state.credentials;
    if (headers.authorization !== basic(username, password)) return error('The user or password is not valid.', 401);
    if (headers.tenant !== tenant || headers.organization !== organization)
      return error('The tenant or organization is not valid.', 400);
    const [, kind, id] = path.split('/');
    if (kind !== 'workorders') return error('No such service.', 404);
    if (id === undefined) return method === 'GET' ? grid(request, state) : create(objectOf(body), state);
    const order = state.orders.get(decodeURIComponent(id));
    if (!order) return error(`Work order ${id} does not exist.`, 404);
    if (method === 'PATCH') {
      const { STATUS: status, ...fields } = objectOf(body);
      const to = objectOf(status).STATUSCODE;
      state.orders.change(order.id, { fields, ...(typeof to === 'string' && { status: to }) }, username);
    }
    return result({ WorkOrder: rowOf(order) });
  },
};

function create(body: Record<string, unknown>, state: FakeState): FakeAnswer {
  const id = objectOf(body.WORKORDERID);
  if (objectOf(id.ORGANIZATIONID).ORGANIZATIONCODE !== state.credentials.organization)
    return error('The organization is required.');
  if (!id.DESCRIPTION) return error('The description is required.');
  if (state.options.asksToConfirm)
    return answer(200, {
      ConfirmationAlert: [{ Message: 'There is an open work order for this equipment. Continue?' }],
    });
  const reference = objectOf(body.UserDefinedFields).UDFCHAR01;
  const order = state.orders.create({
    reference: typeof reference === 'string' ? reference : null,
    status: 'R',
    number: null,
    fields: body,
    by: state.credentials.username,
  });
  return result({ JOBNUM: order.id });
}

function grid({ query }: FakeRequest, state: FakeState): FakeAnswer {
  const position = Number(query.get('cursorPosition') ?? 0);
  const count = Number(query.get('rowCount') ?? 100);
  const [reference, since] = [query.get('udfchar01'), query.get('updatedSince')];
  const found = state.orders
    .search()
    .filter(
      (order) =>
        (reference === null || order.reference === reference) && (!since || order.changedAt >= new Date(since)),
    );
  const end = position + count;
  return result({
    RECORDS: found.length,
    CURRENTCURSORPOSITION: Math.min(end, found.length),
    MORERECORDPRESENT: found.length > end ? '+' : '-',
    DATARECORD: found.slice(position, end).map(rowOf),
  });
}

const rowOf = (order: FakeOrder): Record<string, unknown> => ({
  ...order.fields,
  WORKORDERID: { ...objectOf(order.fields.WORKORDERID), JOBNUM: order.id },
  STATUS: { STATUSCODE: order.status, DESCRIPTION: order.status },
  ASSIGNEDTO: order.assignee === null ? null : { PERSONCODE: order.assignee },
  DATEUPDATED: order.changedAt.getTime(),
  UPDATEDBY: order.changedBy,
});

/** Systems that speak so. */
export const inforEamKinds: SystemKind[] = [
  {
    schema: 'inforEAM',
    profile: inforEamProfile,
    statuses: ['R', 'OPEN', 'C'],
    more: { apiKey: '' },
    isKnownById: true,
  },
];
